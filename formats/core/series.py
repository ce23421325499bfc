"""From one tournament of a series to the next."""

from __future__ import annotations

from formats.core.engine import Engine
from formats.core.model import EntrantData
from formats.core.state import Tournament
from formats.core.values import EntrantId


def data_for_next(state: Tournament, engine: Engine) -> dict[EntrantId, EntrantData]:
    """What everybody who signed up for this tournament brings along to the next one of the series.

    The stage in play tells what it leaves behind (`CarriesOver`, whose `ResultsMissingError` passes). Whoever
    did not take part in it is told nothing, and nothing older stays: a record of the tournament before last is none.
    Everything else that is known of an entrant stays as it is.
    """
    records = engine.rules_of(state).carry_over(state.stage())
    carried = {name for record in records.values() for name in record}
    found = {}
    for who, entrant in state.entrants.items():
        kept = {name: value for name, value in entrant.data.attributes.items() if name not in carried}
        found[who] = entrant.data.model_copy(update={"attributes": {**kept, **records.get(who, {})}})
    return found
