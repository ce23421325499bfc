"""What the rounds count that somebody has missed who comes late, or comes back."""

from __future__ import annotations

from bot.app.speaking.context import TournamentContext
from formats.core.values import EntrantId


def missed_lines(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """A sentence of the format in play, for them and for everybody; nothing where they have missed nothing."""
    number = context.state.stage_number
    if context.state.phase != "running" or number < 0 or entrant not in context.stage(number).seeds:
        return []
    reason = context.rules(number).missed(context.stage(number), entrant)
    return [] if reason is None else [context.reason(reason, number)]
