"""Question to directors about a player who was missed in a game without a time, where they decide about it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.reports import game_title
from bot.schedule.reminder import Due, Outlook, stamped, unlisted
from bot.text import actions
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.possible.clock import missed_at
from formats.core.possible.presence import missed_player


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the end of the time of each player who is missed."""
    state = outlook.state
    for game in state.open_games() if state.settings.no_show_asks and state.notes else ():
        at = missed_at(state, game)
        if at is not None:
            yield Due(stamped("no_show_asks", game.id, at=at), at, game.id)


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Ask the directors, unless the player has come or the game was reported."""
    game = next((game for game in builder.after.open_games() if game.id == event.subject), None)
    if game is None or missed_at(builder.after, game) is None:
        return
    missing = missed_player(builder.after, game)
    name = builder.context.names.plain
    text = texts.no_shows.decide(missing=name(missing), waiting=name(game.opponent(missing)))
    title, buttons = game_title(builder, builder.context.game(game.id)), builder.buttons((actions.RESULT, game.id))
    builder.directors(Message(title=title, body=text, tone="attention", buttons=buttons))


REMINDER = Reminder("no_show", _when, unlisted, _post, order=132)
