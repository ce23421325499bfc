"""What a director can do where a field cannot play: leave somebody out, or open sign-up again."""

from __future__ import annotations

from bot.app.speaking import actions
from bot.app.speaking.arguments import Entrants
from bot.app.speaking.buttons import button as shown
from bot.app.speaking.messages import CONTENT_LIMIT, Button, Message
from bot.app.speaking.wording import remedies as words
from bot.app.speaking.wording.errors import error_text
from bot.app.tournaments.loaded import LoadedTournament
from bot.ui import resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from formats.core.commands import OpenRegistration, WithdrawEntrant
from formats.core.errors import FieldError


async def offer(ask: Ask, loaded: LoadedTournament, error: FieldError) -> None:
    """What is wrong with the field, with a button for each thing a director can do about it."""
    buttons: list[Button] = []
    for remedy in error.remedies:
        if remedy.kind == "leave_out":
            buttons.append(shown(actions.LEAVE_OUT, loaded.id, str(Entrants(remedy.entrants))))
        elif loaded.state.phase == "closed":
            buttons.append(shown(actions.REOPEN, loaded.id))
    text = error_text(error, resolve.context(ask, loaded))[:CONTENT_LIMIT]
    await ask.say(Message(content=text, buttons=tuple(buttons)))


@button(actions.LEAVE_OUT, DIRECTORS)
async def _leave_out(press: Press) -> None:
    """Nobody is left out without a director's word: this is it."""
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    ask.once("leave_out")
    command_id, names = ask.command_id, []
    for entrant in Entrants.read(press.argument).entrants:
        if loaded.state.entrant(entrant).status != "active":
            continue
        ask.command_id = f"{command_id}:{entrant}"
        await ask.carry_out(loaded, WithdrawEntrant(entrant=entrant, cause="no_place"))
        names.append(resolve.context(ask, loaded).names.plain(entrant))
    await ask.replace(Message(content=words.left_out(names)))


@button(actions.REOPEN, STAFF.giving(OpenRegistration))
async def _reopen(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    await ask.carry_out(loaded, OpenRegistration())
    await ask.replace(Message(content=words.REOPENED()))
