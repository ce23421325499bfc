"""The live board: the way to it, the same for whoever asks, and posting it anew."""

from __future__ import annotations

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.messages import Message
from bot.app.service import Live
from bot.app.views.board import board_view
from bot.app.wording import board as words
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask


async def show_board(ask: Ask, live: Live) -> None:
    """What the board says, and where it stands; who directs the tournament may have it posted anew."""
    message = board_view(finding.scene(ask, live), live.id).message
    place = await ask.herald.boards.place(live.id)
    where = words.NOT_POSTED if place is None else words.where(live.row.guild_id, place.channel_id, place.message_id)
    person = await ask.person()
    directs = person.id in live.staff_ids("director", "coordinator")
    anew = (shown(actions.BOARD_ANEW, live.id),) if directs and live.row.channel_id is not None else ()
    await ask.say(message.model_copy(update={"content": where, "buttons": (*message.buttons, *anew)}))


@button(actions.BOARD_ANEW)
async def _anew_pressed(press: Press) -> None:
    ask = press.ask
    await ask.think()
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    await ask.herald.boards.post_anew(live)
    await ask.say(Message(content=words.POSTED_ANEW))
