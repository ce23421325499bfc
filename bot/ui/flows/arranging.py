"""The arrangement of a cycle of leagues as a dry run, and what a director can do where it is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking import actions
from bot.app.speaking.buttons import button as shown
from bot.app.speaking.context import context_of
from bot.app.speaking.messages import CONTENT_LIMIT, Button, Message
from bot.app.speaking.wording import arrangement as words
from bot.app.speaking.wording.errors import error_text
from bot.app.tournaments.service import Change, LoadedTournament
from bot.app.views.arrangement import arrangement_view, begins_cycle
from bot.ui import resolve
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import following
from bot.ui.showing import show
from formats.core.commands import OpenRegistration, WithdrawEntrant
from formats.core.errors import FieldError


async def showed(ask: Ask, change: Change, buttons: Sequence[Button], intro: str = "") -> bool:
    """Show what a change would begin, if that is a cycle of leagues."""
    context = context_of(change.loaded, ask.service.engine)
    started = begins_cycle(context, change.events)
    if started is None:
        return False
    if await following.is_outdated(ask, change.loaded):
        intro = "\n".join(filter(None, (intro, words.OUTDATED)))
        buttons = (*buttons, shown(actions.BRING_ALONG, change.loaded.id))
    await show(ask, arrangement_view(context, started), buttons=buttons, intro=intro)
    return True


async def offer_remedies(ask: Ask, loaded: LoadedTournament, error: FieldError) -> None:
    """What is wrong with the field, with a button for each thing a director can do about it."""
    buttons: list[Button] = []
    for remedy in error.remedies:
        if remedy.kind == "leave_out":
            buttons.append(shown(actions.LEAVE_OUT, loaded.id, ".".join(remedy.entrants)))
        elif loaded.state.phase == "closed":
            buttons.append(shown(actions.REOPEN, loaded.id))
    text = error_text(error, resolve.context(ask, loaded))[:CONTENT_LIMIT]
    await ask.say(Message(content=text, buttons=tuple(buttons)))


@button(actions.LEAVE_OUT)
async def _leave_out(press: Press) -> None:
    """Nobody is left out without a director's word: this is it."""
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    await resolve.staff(ask, loaded, "director")
    ask.once("leave_out")
    command_id, names = ask.command_id, []
    for entrant in press.argument.split("."):
        if loaded.state.entrant(entrant).status != "active":
            continue
        ask.command_id = f"{command_id}:{entrant}"
        await ask.carry_out(loaded, WithdrawEntrant(entrant=entrant, text=words.LEFT_OUT_TEXT))
        names.append(resolve.context(ask, loaded).names.plain(entrant))
    await ask.replace(Message(content=words.left_out(names)))


@button(actions.REOPEN)
async def _reopen(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    await resolve.staff(ask, loaded)
    await ask.carry_out(loaded, OpenRegistration())
    await ask.replace(Message(content=words.REOPENED))
