"""What everything counts that somebody has missed who comes late, or comes back."""

from __future__ import annotations

from collections.abc import Iterator

from bot.text.context import TournamentContext
from bot.text.wording import signup
from formats.core.state import Stage
from formats.core.values import EntrantId


def missed_lines(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """What the format in play says of the rounds without them, also where these count for nothing, and of their games.

    For them and for everybody; nothing where they have missed nothing.
    """
    number = context.state.stage_number
    if context.state.phase != "running" or number < 0 or entrant not in context.stage(number).seeds:
        return []
    stage = context.stage(number)
    reason = context.rules(number).missed(stage, entrant)
    return [*([] if reason is None else [context.reason(reason, number)]), *_unplayed(stage, entrant)]


def _unplayed(stage: Stage, entrant: EntrantId) -> Iterator[str]:
    """Games that were decided because they were not there: those lost, and those that count for nothing."""
    how = [result.how for _, result in stage.games() if entrant in result.absent]
    if lost := how.count("forfeit"):
        yield signup.lost_unplayed(lost)
    if void := how.count("void"):
        yield signup.void(void)
