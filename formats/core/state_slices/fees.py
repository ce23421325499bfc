"""Status of entrants' fees as marked by directors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from formats.core import events as ev
from formats.core.events import FeeState
from formats.core.state_slices.folding import writes
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class Fees:
    """The latest mark of each fee; fees without one are unpaid, and not here."""

    marked: Mapping[EntrantId, FeeState] = field(default_factory=dict)


@writes(Fees, ev.FeeMarked, ev.EntrantRegistered)
def fee_marked(fees: Fees, event: ev.FeeMarked | ev.EntrantRegistered) -> Fees:
    """The ledger's entry. After an undone registration the id may have belonged to somebody else."""
    others = {entrant: marked for entrant, marked in fees.marked.items() if entrant != event.entrant}
    return Fees(others | ({event.entrant: event.state} if isinstance(event, ev.FeeMarked) else {}))
