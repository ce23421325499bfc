"""Preference lists by clicks, instead of typing them."""

from __future__ import annotations

from bot.errors import NoFormError
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.click_to_rank import HAND_IN, PICK, ROUNDS, Clicked, can_click, card, rounds_card
from bot.service.loaded import LoadedTournament
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows.handing_in import form_to_hand_in, hand_in
from formats.core.forms import FormNow
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.systems.swiss_elimination.options import PlayoffOptions


async def _form(ask: Ask, tournament: str) -> tuple[LoadedTournament, FormNow, PlayoffOptions, EntrantId]:
    """Return the open form for the user to hand in, or refuse."""
    loaded = await resolve.known(ask, tournament)
    entrant = await resolve.me(ask, loaded)
    asked_form = await form_to_hand_in(ask, loaded, entrant, PREFERENCES)
    if not isinstance(asked_form.options, PlayoffOptions) or not can_click(asked_form.options):
        raise NoFormError(loaded.state.title)
    return loaded, asked_form, asked_form.options, entrant


@button(actions.RANK, PLAYERS)
async def _begin(press: Press) -> None:
    await press.ask.think()
    loaded, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(card(loaded.id, options, Clicked()))


@button(PICK, PLAYERS)
async def _picked(press: Press) -> None:
    await press.ask.think()
    loaded, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(card(loaded.id, options, Clicked.read(press.argument, options)))


@button(ROUNDS, PLAYERS)
async def _rounds(press: Press) -> None:
    await press.ask.think()
    loaded, _, options, _ = await _form(press.ask, press.tournament)
    await press.ask.replace(rounds_card(loaded.id, options))


@button(HAND_IN, PLAYERS)
async def _handed_in(press: Press) -> None:
    """Hand the list in; the lists of other rounds stay as they were."""
    ask = press.ask
    await ask.think()
    loaded, asked_form, options, entrant = await _form(ask, press.tournament)
    clicked = Clicked.read(press.argument, options)
    entry = loaded.state.forms.get((PREFERENCES, entrant))
    stored = {} if entry is None else entry.content["lists"]
    await ask.replace(await hand_in(ask, loaded, asked_form, {"lists": clicked.lists(options, stored)}, entrant))
