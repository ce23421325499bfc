"""Call to check in, sent to both players when the check-in of their game opens."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import games, players
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import until_check_in_ends, upcoming
from bot.schedule.reminder import Due, Outlook, board, games_with_start, stamped
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.possible.presence import check_in_ends, check_in_opens


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the opening of check-in of every game with a final time."""
    for pairing, start in games_with_start(outlook):
        yield Due(stamped("check_in", pairing.id, at=start), check_in_opens(outlook.state, pairing.id), pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a game."""
    return texts.agenda.check_in(board=board(outlook.state, due.subject))


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Send the check-in button to players who get direct messages; the others find it on the round's card."""
    game, _ = upcoming(builder, event)
    if game is None:
        return
    for entrant in game.pairing.seats:
        if builder.now <= check_in_ends(builder.after, game.pairing, entrant):
            players.send_card(builder, entrant, games.check_in_text(builder, game.pairing))


REMINDER = Reminder("check_in", _when, _agenda, _post, order=120, until=until_check_in_ends)
