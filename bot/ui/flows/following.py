"""Create the next cycle of a tournament with the records of its players."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from bot.errors import NoLastCycleError
from bot.parsing.csv_cells import RATING
from bot.parsing.list_checks import LastRecords
from bot.service.cycles import brought_along, kept_from_before, last_cycle, same_by_name, same_people
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.context import context_of
from bot.text.messages import Button, Message, action_id
from bot.text.names import quoted
from bot.text.numbers import enumerated, listed, plain_number
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.showing import show
from bot.views.career import career_view
from bot.views.view import Page, View
from formats.core.commands import ChangeEntrants
from formats.core.errors import ResultsMissingError
from formats.core.model import EntrantData
from formats.core.values import EntrantId
from storage.people import Person

DIFFERENT = "different_people"
BY_NAME = "named"
"""The argument of the button that also imports for guests who only have the same name."""


async def said_before(ask: Ask, loaded: LoadedTournament) -> dict[str, str]:
    """Return the person's entries in the form of the last cycle, to fill in the new form."""
    last = await last_cycle(ask.service, loaded)
    person = await ask.service.database.people.find_discord(ask.account)
    entrants = () if last is None or person is None else resolve.entrants_of(last, person)
    if last is None or not entrants:
        return {}
    data = last.state.entrant(entrants[0]).data
    rating = {} if data.rating is None else {RATING: plain_number(data.rating)}
    return {**rating, **{name: str(value) for name, value in data.attributes.items() if value is not None}}


async def is_outdated(ask: Ask, loaded: LoadedTournament) -> bool:
    """Has the last cycle left something behind that has not been taken over?"""
    records = await records_ahead(ask, loaded)
    return records is not None and (records.known is None or bool(records.known or records.named))


async def records_ahead(ask: Ask, loaded: LoadedTournament) -> LastRecords | None:
    """Return the records of the last cycle that are not imported yet; None without a last cycle."""
    last = await last_cycle(ask.service, loaded)
    if last is None or not last.state.started:
        return None
    try:
        known = await _brought(ask, last, loaded)
        named = brought_along(last, loaded, ask.service.engine, same_by_name(last, loaded))
    except ResultsMissingError:
        return LastRecords(last.state.title, None, {})
    return LastRecords(last.state.title, known, named)


@dataclass(frozen=True)
class _Brought:
    """What the last cycle left behind: of people known to be the same, and of guests who only have the same name."""

    last: LoadedTournament
    known: dict[EntrantId, EntrantData]
    named: dict[EntrantId, EntrantData]
    same: Mapping[EntrantId, EntrantId]
    namesakes: Mapping[EntrantId, EntrantId]


async def _brought_here(ask: Ask, loaded: LoadedTournament) -> _Brought:
    last = await last_cycle(ask.service, loaded)
    if last is None or not last.state.started:
        raise NoLastCycleError(loaded.state.title)
    ask.context = context_of(last, ask.service.engine)
    known, namesakes = await _brought(ask, last, loaded), same_by_name(last, loaded)
    named = brought_along(last, loaded, ask.service.engine, namesakes)
    return _Brought(last, known, named, same_people(last, loaded), namesakes)


async def _brought(ask: Ask, last: LoadedTournament, loaded: LoadedTournament) -> dict[EntrantId, EntrantData]:
    """Return what the last cycle left behind, and what still counts of the one before it."""
    older = await kept_from_before(ask.service, last, loaded)
    return {**older, **brought_along(last, loaded, ask.service.engine)}


async def preview(ask: Ask, loaded: LoadedTournament) -> None:
    """Show what entrants would bring along, with the buttons that import it: guests of the same name are a question."""
    brought = await _brought_here(ask, loaded)
    title, names = quoted(brought.last.state.title), resolve.context(ask, loaded).names
    if not brought.known and not brought.named:
        anybody = brought.same or brought.namesakes
        await ask.say(Message(content=texts.career.nothing_new() if anybody else texts.career.nobody_known(last=title)))
        return
    page = Page()
    page.lines(_lines(ask, loaded, brought.known))
    page.section(texts.career.same_name(), _lines(ask, loaded, brought.named))
    new = [who.id for who in loaded.state.active_entrants() if who.id not in {**brought.same, **brought.namesakes}]
    page.section(texts.career.not_there(last=title), [listed([names.plain(who) for who in new])] if new else [])
    buttons = [shown(actions.BRING_ALONG, loaded.id)] if brought.known else []
    if brought.named:
        label = texts.career.import_named(count=len(brought.known) + len(brought.named))
        buttons.append(shown(actions.BRING_ALONG, loaded.id, BY_NAME, label=label))
    view = View(brought.last.state.title, page.blocks())
    intro = texts.career.preview(last=title, count=len(brought.known) + len(brought.named))
    await show(ask, view, intro=intro, buttons=tuple(buttons))


def _lines(ask: Ask, loaded: LoadedTournament, changes: Mapping[EntrantId, EntrantData]) -> list[str]:
    """Return what each would bring along, in the words of the format where it has some."""
    context = resolve.context(ask, loaded)
    field = [
        entrant.model_copy(update={"data": changes.get(entrant.id, entrant.data)})
        for entrant in loaded.state.active_entrants()
    ]
    reasons = context.rules(0).listed(field)
    return [
        texts.numbers.label(
            label=context.names.plain(who),
            text=enumerated([*_rating(data), context.reason(reasons[who], 0)]) if who in reasons else _values(data),
        )
        for who, data in changes.items()
    ]


def _rating(data: EntrantData) -> list[str]:
    return [] if data.rating is None else [plain_number(data.rating)]


def _values(data: EntrantData) -> str:
    return enumerated(
        [*_rating(data), *(f"{name.replace('_', ' ')} {value}" for name, value in data.attributes.items())]
    )


@button(actions.BRING_ALONG, STAFF)
async def _taken_over(press: Press) -> None:
    """Import the present values, which may be newer than those shown.

    Guests of whom a director says that they are the same as their namesakes are one person from then on.
    """
    ask, loaded = await press.begin_work(update=True)
    brought = await _brought_here(ask, loaded)
    by_name = press.argument == BY_NAME
    changes = {**brought.named, **brought.known} if by_name else brought.known
    if changes:
        await ask.carry_out(loaded, ChangeEntrants(data=changes))
    merged, actor = [], (await ask.person()).id
    for now, before in brought.namesakes.items() if by_name else ():
        old, new = brought.last.people[before].id, loaded.people[now].id
        moved = await ask.service.hand_over(old, new, actor, ask.command_id)
        merged.append({"old": old, "new": new, "moved": moved})
    buttons = []
    if merged:
        token = await drafts.keep_for_all(ask, loaded.id, DIFFERENT, merged)
        buttons = [Button(label=texts.career.different(), action=action_id(DIFFERENT, loaded.id, token))]
    await ask.replace(Message(content=texts.career.taken_over(count=len(changes)), buttons=tuple(buttons)))


@button(DIFFERENT, STAFF)
async def _different(press: Press) -> None:
    """Make the guests of the last cycle people of their own again, where nothing has changed since."""
    ask, loaded = await press.begin_work(update=True)
    merged = await drafts.fetch_for_all(ask, loaded.id, DIFFERENT, press.argument)
    actor = (await ask.person()).id
    with ask.acting():
        for pair in merged:
            moved = [(which, who) for which, who in pair["moved"]]
            await ask.service.hand_back(pair["old"], pair["new"], moved, actor, ask.command_id)
    await drafts.forget_for_all(ask, loaded.id, DIFFERENT, press.argument)
    await ask.replace(Message(content=texts.career.different_again(count=len(merged))))


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
