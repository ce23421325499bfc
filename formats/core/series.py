"""From one tournament of a series to the next."""

from __future__ import annotations

from collections.abc import Mapping

from formats.core.engine import Engine
from formats.core.model import EntrantData
from formats.core.state import TournamentState
from formats.core.values import EntrantId


def data_for_next(state: TournamentState, engine: Engine) -> dict[EntrantId, EntrantData]:
    """Return the entrants' data for the next tournament of the series.

    The stage in play returns what it leaves behind (`CarriesOver`, whose `ResultsMissingError` passes). For an entrant
    who did not take part in it there is no record, and of older values only those that the format says still count: a
    record of the tournament before last is dropped.
    Everything else that is known of an entrant stays as it is.
    """
    rules, stage = engine.rules_of(state), state.stage()
    records = rules.carry_over(stage)
    carried = {name for record in records.values() for name in record}
    data = {}
    for who, entrant in state.entrants.items():
        old = entrant.data.attributes
        counts = who not in records and rules.still_counts(old, stage)
        kept = {name: value for name, value in old.items() if counts or name not in carried}
        data[who] = entrant.data.model_copy(update={"attributes": {**kept, **records.get(who, {})}})
    return data


def older_records(
    before: Mapping[EntrantId, EntrantData], state: TournamentState, engine: Engine
) -> dict[EntrantId, EntrantData]:
    """Return the records from the tournament before this one that still count in the next.

    Their owners were not entrants of this one; the ids are those of the tournament before.
    """
    rules, stage = engine.rules_of(state), state.stage()
    return {who: data for who, data in before.items() if rules.still_counts(data.attributes, stage)}
