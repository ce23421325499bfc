"""The live board: show it with a link to its post, and let directors post it again."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import made
from bot.views.live_board import board_view


async def show_board(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the board and a link to its post; directors of the tournament get a button that posts it again."""
    message = (await made(board_view, resolve.context(ask, loaded), loaded.id)).message
    place = await ask.herald.boards.place(loaded.id)
    where = (
        texts.board.not_posted()
        if place is None
        else texts.board.where(
            url=f"https://discord.com/channels/{loaded.row.guild_id or '@me'}/{place.channel_id}/{place.message_id}"
        )
    )
    person = await ask.person()
    directs = person.id in loaded.staff_ids("director", "coordinator")
    anew = (shown(actions.BOARD_ANEW, loaded.id),) if directs and loaded.row.channel_id is not None else ()
    await ask.say(message.model_copy(update={"content": where, "buttons": (*message.buttons, *anew)}))


@button(actions.BOARD_ANEW, STAFF)
async def _anew_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await ask.herald.boards.repost(loaded)
    await ask.say(Message(content=texts.board.posted_anew()))
