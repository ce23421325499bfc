"""Signing up and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app import actions
from bot.app.messages import Button, Message, action_id
from bot.app.wording import signup
from bot.ui import finding
from bot.ui.actions import Press, button
from formats.core.commands import RegisterEntrants, ReinstateEntrant, WithdrawEntrant
from formats.core.errors import AlreadyEnteredError
from formats.core.model import EntrantData

if TYPE_CHECKING:
    from bot.app.service import Live
    from bot.ui.answers import Ask


async def join(ask: Ask, live: Live) -> None:
    """Enter the person, or put them on the waiting list; somebody who had left comes back."""
    await ask.think()
    person = await ask.person()
    finding.may_play(live, person)
    known = live.entrants_of(person.id)
    if known and live.state.entrant(known[0]).status in {"active", "waiting"}:
        raise AlreadyEnteredError(known[0])
    if known and live.state.phase == "registration":
        change = await ask.carry_out(live, ReinstateEntrant(entrant=known[0]))
    else:
        change = await ask.carry_out(live, RegisterEntrants(entrants=(EntrantData(),)), people=(person.id,))
    scene = finding.scene(ask, change.live)
    entrant = change.live.entrants_of(person.id)[0]
    name = scene.names.plain(entrant)
    waiting = [one.id for one in change.after.waiting_list()]
    if entrant in waiting:
        text = signup.waits(name, waiting.index(entrant) + 1)
    else:
        text = signup.entered(name, len(change.after.active_entrants()), change.after.settings.capacity)
    await ask.say(Message(content=text, buttons=(Button(label="My game", action=action_id(actions.MY_GAME, live.id)),)))


async def leave(ask: Ask, live: Live) -> None:
    """Ask once more before somebody is taken out."""
    entrant = await finding.me(ask, live)
    confirm = Button(label="Yes, take me out", action=action_id("leave_now", live.id, entrant), style="danger")
    await ask.say(Message(content=signup.really_leave(live.state.title), buttons=(confirm,)))


@button(actions.JOIN)
async def _join_pressed(press: Press) -> None:
    await join(press.ask, await finding.tournament(press.ask, press.tournament))


@button(actions.LEAVE)
async def _leave_pressed(press: Press) -> None:
    await leave(press.ask, await finding.tournament(press.ask, press.tournament))


@button("leave_now")
async def _leave_now(press: Press) -> None:
    """The person means it. Only their own entrant can be taken out this way."""
    ask = press.ask
    live = await finding.tournament(ask, press.tournament)
    await ask.think()
    entrant = await finding.me(ask, live)
    before_play = not live.state.started
    change = await ask.carry_out(live, WithdrawEntrant(entrant=entrant))
    name = finding.scene(ask, change.live).names.plain(entrant)
    await ask.say(Message(content=signup.withdrew(name, before_play=before_play)))
