"""Notice to a player whose opponent is missing: the game can be claimed, or more time be given."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.reports import game_title
from bot.announcements.ticks import open_game
from bot.schedule.reminder import Due, Outlook, board, games_with_start, stamped
from bot.text import actions
from bot.text.messages import Message
from bot.text.texts import texts
from bot.text.times import duration
from formats.core import events as ev
from formats.core.possible.presence import claimable_at, is_here
from formats.core.possible.reports import is_reported


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the time from which each game can be claimed."""
    for pairing, _ in games_with_start(outlook):
        claimable = claimable_at(outlook.state, pairing)
        if claimable is not None:
            yield Due(stamped("claim", pairing.id, at=claimable), claimable, pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a game."""
    return texts.agenda.claim(board=board(outlook.state, due.subject))


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Notify the only player who has checked in of the possible actions; about a guest who is missed, directors."""
    game = open_game(builder, event.subject)
    if game is None or is_reported(builder.after, event.subject):
        return
    here = [entrant for entrant in game.pairing.seats if is_here(builder.after, event.subject, entrant)]
    if len(here) != 1:
        return
    opponent, name = game.pairing.opponent(here[0]), builder.context.names.plain
    late = name(opponent)
    if not builder.loaded.acting_for(opponent):
        text = texts.no_shows.decide(missing=late, waiting=name(here[0]))
        decide = builder.buttons((actions.RESULT, event.subject))
        builder.directors(Message(title=game_title(builder, game), body=text, tone="attention", buttons=decide))
        return
    text = texts.results.can_claim(opponent=late, minutes=duration(builder.after.settings.forfeit_minutes))
    buttons = builder.buttons((actions.CLAIM, event.subject), (actions.MORE_TIME, event.subject))
    builder.answer(here[0], Message(title=game_title(builder, game), body=text, tone="attention", buttons=buttons))


REMINDER = Reminder("claim_possible", _when, _agenda, _post, order=130)
