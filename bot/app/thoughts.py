"""What the worker process works out besides commands. Everything here is called there, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formats import registry
from formats.core.draws import odds_lots

if TYPE_CHECKING:
    from formats.core.model import Mark, Odds, Reason
    from formats.core.state import Tournament


def odds_of(state: Tournament, simulations: int) -> Odds | None:
    """Everybody's chances in the stage in play; None where its format has none, or all is over."""
    system, options = registry.engine().of_stage(state, state.stage_number)
    return system.odds(state.stage(), options, odds_lots(state), simulations)


def outlook_of(state: Tournament) -> tuple[Mark, ...]:
    """The marks of the standings of the stage in play, simulated anew."""
    system, options = registry.engine().of_stage(state, state.stage_number)
    return system.outlook(state.stage(), options, odds_lots(state))


def script_of(state: Tournament) -> tuple[tuple[Reason, ...], ...]:
    """The script of the stage in play, worked out from everything that has been handed in."""
    system, options = registry.engine().of_stage(state, state.stage_number)
    return system.script(state.stage(), options)
