"""Preview of a withdrawal: what changes in the current stage, as its format says."""

from __future__ import annotations

from bot.text.context import TournamentContext
from formats.core.values import EntrantId


def leaving_lines(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """Return the consequences for a director: games that become void, who moves up, who takes the seat."""
    number = context.state.stage_number
    if context.state.phase != "running" or number < 0 or entrant not in context.stage(number).seeds:
        return []
    leaving = context.system(number).leave(context.stage(number), entrant, context.options(number))
    return [f"• {context.reason(reason, number)}" for reason in leaving.reasons]
