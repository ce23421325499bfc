"""Directors' decisions about unexpected reports of a game server."""

from __future__ import annotations

from typing import Literal

from bot.text import actions
from bot.text.arguments import ServerGame
from bot.text.messages import Message
from bot.text.servers import ANSWERS
from bot.text.texts import texts
from bot.ui.access import DIRECTORS
from bot.ui.actions import Press, button
from formats.core.commands import SettleServerDoubt


async def _settle(press: Press, answer: Literal["taken", "ignored", "again"]) -> None:
    ask, loaded = await press.begin_work(update=True)
    about = ServerGame.read(press.argument)
    await ask.carry_out(loaded, SettleServerDoubt(pairing=about.pairing, game=about.game, answer=answer))
    await ask.replace(Message(content=texts.servers.doubt_settled(answer=ANSWERS[answer]())))


@button(actions.TAKE_GAME, DIRECTORS.giving(SettleServerDoubt))
async def _taken(press: Press) -> None:
    """The proposed result counts."""
    await _settle(press, "taken")


@button(actions.IGNORE_GAME, DIRECTORS.giving(SettleServerDoubt))
async def _ignored(press: Press) -> None:
    """Nothing comes of it."""
    await _settle(press, "ignored")


@button(actions.GAME_AGAIN, DIRECTORS.giving(SettleServerDoubt))
async def _again(press: Press) -> None:
    """There will be another game."""
    await _settle(press, "again")
