"""Posts about games on game servers: players without an account, and games that a director has to check.

Secret links are in `invitations`.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reports import game_title
from bot.game_server_api.in_use import name_of
from bot.text import actions
from bot.text.arguments import ServerGame
from bot.text.messages import Button, Message
from bot.text.numbers import shortened
from bot.text.servers import ANSWERS, doubts_text
from bot.text.texts import texts
from bot.views.pairings import said
from formats.core import events as ev
from formats.core.events import GameDoubt
from formats.core.values import PairingId

MOST_NAMES = 30
"""So many are named in one message; of more it is said how many."""


def doubt_key(pairing: PairingId, game: str) -> str:
    """Return the post key of the question to directors about a game."""
    return f"doubt:{pairing}:{game}"


@posts_because_of(ev.ServerGamesLinked)
def some_have_no_account(builder: PostBuilder, event: ev.ServerGamesLinked) -> None:
    """Notify directors of players for whom no game was created. Links are shown on the card of the round."""
    if event.without:
        names = [builder.context.names.plain(entrant) for entrant in event.without]
        builder.directors(Message(title=builder.after.title, body=_without(event.server, names)))


@posts_because_of(ev.ServerGameDoubted)
def game_doubted(builder: PostBuilder, event: ev.ServerGameDoubted) -> None:
    """Ask directors about a game that was not recorded automatically, with the result it would have."""
    context, link = builder.context, event.link
    game = context.game(link.pairing)
    result = "" if event.report is None else said(context, event.report)
    body = _not_taken(event.server, context.players(game.pairing), event.doubts, link.address, result)
    buttons = _buttons(builder, event, game.result is None)
    message = Message(title=game_title(builder, game), body=body, tone="attention", buttons=buttons)
    builder.directors(message, key=doubt_key(link.pairing, link.game))


def _buttons(builder: PostBuilder, event: ev.ServerGameDoubted, is_open: bool) -> tuple[Button, ...]:  # noqa: FBT001 - of the game
    """Return the buttons of the possible decisions."""
    argument = str(ServerGame(event.link.pairing, event.link.game))
    shown = [(actions.TAKE_GAME, argument)] if event.report is not None else []
    shown += [(actions.IGNORE_GAME, argument)]
    shown += [(actions.GAME_AGAIN, argument)] if is_open else []
    return builder.buttons(*shown)


@posts_because_of(ev.ServerDoubtSettled)
def doubt_settled(builder: PostBuilder, event: ev.ServerDoubtSettled) -> None:
    """Replace the question by the decision, without buttons."""
    players = builder.context.players(builder.context.game(event.pairing).pairing)
    message = Message(body=f"**{players}**\n{texts.servers.doubt_settled(answer=ANSWERS[event.answer]())}")
    builder.change_directors(doubt_key(event.pairing, event.game), message)


def _without(server: str, names: Iterable[str]) -> str:
    """To directors: for whom no games were made."""
    return texts.servers.without(server=name_of(server), who=shortened(list(names), MOST_NAMES))


def _not_taken(server: str, players: str, doubts: Iterable[GameDoubt], address: str, result: str) -> str:
    """To directors: what a server tells of a game, and what it would come to (nothing, if `result` is empty)."""
    text = texts.servers.not_taken(server=name_of(server), players=players, doubts=doubts_text(doubts), address=address)
    return "\n".join([text, texts.servers.comes_to(result=result) if result else texts.servers.comes_to_nothing()])
