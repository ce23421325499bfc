"""Call to players who have not checked in, once, after a third of the time from the start until a claim is possible."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import games, players
from bot.announcements.due_together import due_together
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import open_game, until_check_in_ends
from bot.schedule.reminder import Due, Outlook, games_with_start, stamped, unlisted
from bot.text import actions
from bot.text.context import Game
from formats.core import events as ev
from formats.core.possible.presence import is_here, late_at
from formats.core.possible.reports import is_reported
from formats.core.values import EntrantId


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield one occurrence for every game with a missing player."""
    for pairing, start in games_with_start(outlook):
        if not all(is_here(outlook.state, pairing.id, entrant) for entrant in pairing.seats):
            at = start + (late_at(outlook.state, pairing.id) - start) / 3
            yield Due(stamped("late", pairing.id, at=start), at, pairing.id)


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Call the missing players of all games of the same time in one post."""
    late: dict[EntrantId, Game] = {}
    for pairing in due_together(builder, event):
        game = open_game(builder, pairing)
        played = is_reported(builder.after, pairing)
        if game is not None and not played and builder.now < late_at(builder.after, pairing):
            late |= {entrant: game for entrant in game.pairing.seats if not is_here(builder.after, pairing, entrant)}
    waiting = {game.pairing.id: game.pairing for game in late.values()}
    for entrant, game in late.items():
        players.send_card(builder, entrant, games.check_in_text(builder, game.pairing))
    buttons = builder.buttons((actions.HERE, next(iter(waiting)))) if len(waiting) == 1 else ()
    called = {game.pairing.id for entrant, game in late.items() if not builder.is_written_to(entrant)}
    lines = [games.check_in_text(builder, waiting[pairing]) for pairing in waiting if pairing in called]
    builder.call(late, *lines, buttons=buttons or builder.buttons(actions.MY_GAME))


REMINDER = Reminder("missing_at_start", _when, unlisted, _post, order=125, until=until_check_in_ends)
