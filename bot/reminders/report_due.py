"""Request for a result, sent to both players of a game that should be over, daily."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import players
from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import is_too_late, open_game, until_the_next
from bot.schedule.reminder import MOST_NAGS, Due, Outlook, board, daily, games_with_start
from bot.text import actions
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.possible.presence import report_due


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the next daily request for every unreported game."""
    for pairing, _ in games_with_start(outlook):
        due = report_due(outlook.state, pairing.id)
        if pairing.id not in outlook.state.reports and due is not None:
            yield from daily(outlook, "report", pairing.id, due, most=MOST_NAGS)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a game."""
    return texts.agenda.report_due(board=board(outlook.state, due.subject))


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Ask both players for the result."""
    game = open_game(builder, event.subject)
    if game is None or event.subject in builder.after.reports or is_too_late(builder, event):
        return
    text = texts.reminders.report_due(players=builder.context.players(game.pairing))
    asked = [entrant for entrant in game.pairing.seats if builder.wants_reminders(entrant)]
    for entrant in asked:
        players.send_card(builder, entrant, text)
    buttons = builder.buttons((actions.REPORT, event.subject))
    builder.call(asked, text, buttons=buttons, thread=home(builder, event.subject))


REMINDER = Reminder("report_due", _when, _agenda, _post, order=150, until=until_the_next)
