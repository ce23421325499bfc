"""The arrangement of a cycle of leagues as a dry run, and what a director can do where it is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import actions
from bot.app.buttons import button as shown
from bot.app.messages import CONTENT_LIMIT, Button, Message
from bot.app.scenes import scene_of
from bot.app.service import Change, Live
from bot.app.views.arrangement import arrangement_view, begins_cycle
from bot.app.wording import arrangement as words
from bot.app.wording.errors import error_text
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import following
from bot.ui.showing import show
from formats.core.commands import OpenRegistration, WithdrawEntrant
from formats.core.errors import FieldError


async def showed(ask: Ask, change: Change, buttons: Sequence[Button], intro: str = "") -> bool:
    """Show what a change would begin, if that is a cycle of leagues."""
    scene = scene_of(change.live, ask.service.engine)
    started = begins_cycle(scene, change.events)
    if started is None:
        return False
    if await following.is_outdated(ask, change.live):
        intro = "\n".join(filter(None, (intro, words.OUTDATED)))
        buttons = (*buttons, shown(actions.BRING_ALONG, change.live.id))
    await show(ask, arrangement_view(scene, started), buttons=buttons, intro=intro)
    return True


async def offer_remedies(ask: Ask, live: Live, error: FieldError) -> None:
    """What is wrong with the field, with a button for each thing a director can do about it."""
    buttons: list[Button] = []
    for remedy in error.remedies:
        if remedy.kind == "leave_out":
            buttons.append(shown(actions.LEAVE_OUT, live.id, ".".join(remedy.entrants)))
        elif live.state.phase == "closed":
            buttons.append(shown(actions.REOPEN, live.id))
    text = error_text(error, finding.scene(ask, live))[:CONTENT_LIMIT]
    await ask.say(Message(content=text, buttons=tuple(buttons)))


@button(actions.LEAVE_OUT)
async def _leave_out(press: Press) -> None:
    """Nobody is left out without a director's word: this is it."""
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    ask.once("leave_out")
    command_id, names = ask.command_id, []
    for entrant in press.argument.split("."):
        if live.state.entrant(entrant).status != "active":
            continue
        ask.command_id = f"{command_id}:{entrant}"
        await ask.carry_out(live, WithdrawEntrant(entrant=entrant, text=words.LEFT_OUT_TEXT))
        names.append(finding.scene(ask, live).names.plain(entrant))
    await ask.replace(Message(content=words.left_out(names)))


@button(actions.REOPEN)
async def _reopen(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    await ask.carry_out(live, OpenRegistration())
    await ask.replace(Message(content=words.REOPENED))
