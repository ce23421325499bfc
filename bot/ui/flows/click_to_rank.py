"""Preference lists by clicks, instead of typing them."""

from __future__ import annotations

from bot.app import actions
from bot.app.errors import NoFormError
from bot.app.playoffs.click_to_rank import HAND_IN, PICK, ROUNDS, Clicked, can_click, card, rounds_card
from bot.app.service import Live
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows.handing_in import hand_in, wanted
from formats.core.forms import FormNow
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.systems.swiss_elimination.options import PlayoffOptions


async def _form(ask: Ask, tournament: str) -> tuple[Live, FormNow, PlayoffOptions, EntrantId]:
    """The form as it can be handed in now by whoever asks, or a refusal."""
    live = await finding.known(ask, tournament)
    entrant = await finding.me(ask, live)
    one = await wanted(ask, live, entrant, PREFERENCES)
    if not isinstance(one.options, PlayoffOptions) or not can_click(one.options):
        raise NoFormError(live.state.title)
    return live, one, one.options, entrant


@button(actions.RANK)
async def _begin(press: Press) -> None:
    await press.ask.think(update=press.ask.pressed_own)
    live, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(card(live.id, options, Clicked()))


@button(PICK)
async def _picked(press: Press) -> None:
    await press.ask.think(update=press.ask.pressed_own)
    live, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(card(live.id, options, Clicked.read(press.argument, options)))


@button(ROUNDS)
async def _rounds(press: Press) -> None:
    await press.ask.think(update=press.ask.pressed_own)
    live, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(rounds_card(live.id, options))


@button(HAND_IN)
async def _handed_in(press: Press) -> None:
    """Hand the list in; the lists of other rounds stay as they were."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live, one, options, entrant = await _form(ask, press.tournament)
    clicked = Clicked.read(press.argument, options)
    entry = live.state.forms.get((PREFERENCES, entrant))
    stored = {} if entry is None else entry.content["lists"]
    await ask.replace(await hand_in(ask, live, one, {"lists": clicked.lists(options, stored)}, entrant))
