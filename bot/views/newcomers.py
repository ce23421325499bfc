"""Effects of rounds that a late or returning entrant has missed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.text.context import TournamentContext
from bot.text.texts import texts
from formats.core.state import Stage
from formats.core.values import EntrantId


def missed_lines(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """Return what the current format says about the missed rounds, and the games decided by absence.

    The same text is for the entrant and for everybody; empty if nothing was missed.
    """
    number = context.state.stage_number
    if context.state.phase != "running" or number < 0 or entrant not in context.stage(number).seeds:
        return []
    stage = context.stage(number)
    reason = context.rules(number).missed(stage, entrant)
    return [*([] if reason is None else [context.reason(reason, number)]), *_unplayed(stage, entrant)]


def _unplayed(stage: Stage, entrant: EntrantId) -> Iterator[str]:
    """Yield the number of games lost by absence, and of those that count for nothing."""
    how = [result.how for _, result in stage.games() if entrant in result.absent]
    if lost := how.count("forfeit"):
        yield texts.signup.lost_unplayed(games=lost)
    if void := how.count("void"):
        yield texts.signup.void(games=void)
