"""The next cycle of a tournament, and what its players bring along."""

from __future__ import annotations

import asyncio

from bot.errors import NoLastCycleError
from bot.service.cycles import brought_along, kept_from_before, last_cycle
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.context import context_of
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.numbers import plain_number
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from bot.views.career import career_view
from bot.views.view import text_view
from formats.core.commands import ChangeEntrants
from formats.core.errors import ResultsMissingError
from formats.core.model import EntrantData
from formats.core.values import EntrantId
from storage.people import Person


async def said_before(ask: Ask, loaded: LoadedTournament) -> dict[str, str]:
    """Return the person's entries in the form of the last cycle, to fill in the new form."""
    last = await last_cycle(ask.service, loaded)
    person = await ask.service.database.people.find_discord(ask.account)
    entrants = () if last is None or person is None else resolve.entrants_of(last, person)
    if last is None or not entrants:
        return {}
    attributes = last.state.entrant(entrants[0]).data.attributes
    return {name: str(value) for name, value in attributes.items() if value is not None}


async def is_outdated(ask: Ask, loaded: LoadedTournament) -> bool:
    """Has the last cycle left something behind that has not been taken over?"""
    last = await last_cycle(ask.service, loaded)
    try:
        return last is not None and bool(await _brought(ask, last, loaded))
    except ResultsMissingError:
        return True


async def _changes(ask: Ask, loaded: LoadedTournament) -> tuple[LoadedTournament, dict[EntrantId, EntrantData]]:
    last = await last_cycle(ask.service, loaded)
    if last is None or not last.state.started:
        raise NoLastCycleError(loaded.state.title)
    ask.context = context_of(last, ask.service.engine)
    return last, await _brought(ask, last, loaded)


async def _brought(ask: Ask, last: LoadedTournament, loaded: LoadedTournament) -> dict[EntrantId, EntrantData]:
    """Return what the last cycle left behind, and what still counts of the one before it."""
    older = await kept_from_before(ask.service, last, loaded)
    return {**older, **brought_along(last, loaded, ask.service.engine)}


async def preview(ask: Ask, loaded: LoadedTournament) -> None:
    """Show what entrants would bring along, with the button that imports it."""
    last, changes = await _changes(ask, loaded)
    if not changes:
        await ask.say(Message(content=texts.career.nothing_new()))
        return
    names = resolve.context(ask, loaded).names
    lines = [f"{names.plain(entrant)}: {_values(data)}" for entrant, data in changes.items()]
    view = text_view(last.state.title, lines)
    take_over = (shown(actions.BRING_ALONG, loaded.id),)
    await show(
        ask, view, intro=texts.career.preview(last=quoted(last.state.title), count=len(changes)), buttons=take_over
    )


def _values(data: EntrantData) -> str:
    rating = [] if data.rating is None else [f"rating {plain_number(data.rating)}"]
    return ", ".join([*rating, *(f"{name.replace('_', ' ')} {value}" for name, value in data.attributes.items())])


@button(actions.BRING_ALONG, STAFF)
async def _taken_over(press: Press) -> None:
    """Import the present values, which may be newer than those shown."""
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    _, changes = await _changes(ask, loaded)
    if changes:
        await ask.carry_out(loaded, ChangeEntrants(data=changes))
    await ask.replace(Message(content=texts.career.taken_over(count=len(changes))))


async def career(ask: Ask, person: Person) -> None:
    """A person's tournaments on this server, latest first."""
    here = {row.id for row in await resolve.tournaments_here(ask)}
    entered = await ask.service.database.tournaments.person_entrants(person.id)
    played = []
    for tournament, entrant in reversed(entered):
        if tournament in here:
            loaded = await ask.service.loaded(tournament)
            if entrant in loaded.state.entrants:
                played.append((context_of(loaded, ask.service.engine), entrant))
    # Standings of every stage of every one of them: apart from the event loop.
    await show(ask, await asyncio.to_thread(career_view, person.name, played))
