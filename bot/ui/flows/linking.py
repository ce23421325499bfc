"""`/guests link`: make personal links, for one entrant or as a file for all guests."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

from bot.files.locales import for_locale
from bot.service.loaded import LoadedTournament
from bot.service.personal_links import live_links, may_have_link, new_links
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Attachment, Button, Message
from bot.text.names import clean
from bot.text.texts import texts
from bot.text.times import stamp
from bot.ui import resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.views.table import csv_file, file_name
from formats.core.phases import NOT_OVER
from formats.core.possible.field import IN
from formats.core.values import EntrantId


def problem_of(base: str | None) -> str | None:
    """Return why links cannot work under the address of the host's pages; None where they can."""
    if base is None:
        return texts.links.no_pages()
    address = urlsplit(base)
    if address.scheme != "https" and not _is_this_machine(address.hostname or ""):
        return texts.links.not_encrypted(address=base)
    return None


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def guests_of(loaded: LoadedTournament) -> list[EntrantId]:
    """Return the entrants who are in, have no account on Discord, and may have a link."""
    return [
        entrant.id
        for entrant in loaded.state.entrants.values()
        if entrant.status in IN and not loaded.acting_for(entrant.id) and may_have_link(loaded, entrant.id)
    ]


async def show_link(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> None:
    """Show a new link of an entrant, once; where they have one, ask whether it is to be replaced."""
    if not await _can_work(ask, loaded):
        return
    name = resolve.context(ask, loaded).names.plain(entrant)
    if loaded.state.entrant(entrant).status not in IN or not may_have_link(loaded, entrant):
        await ask.say(Message(content=texts.links.not_for(name=name)))
        return
    links = {link.entrant_id: link for link in await ask.service.database.personal_links.of(loaded.id)}
    if entrant in live_links(loaded, list(links.values())):
        text = texts.links.has_one(name=name, since=stamp(links[entrant].since))
        await ask.say(Message(content=text, buttons=_beside(loaded, entrant)))
        return
    await _make_one(ask, loaded, entrant)


async def overview(ask: Ask, loaded: LoadedTournament) -> None:
    """Show how many guests have a link, and offer the file with all of them."""
    if not await _can_work(ask, loaded):
        return
    guests, live = guests_of(loaded), await _live(ask, loaded)
    buttons = [shown(actions.LINKS_FILE, loaded.id)] if guests else []
    buttons += [shown(actions.LINKS_END, loaded.id)] if live else []
    text = texts.links.overview(guests=len(guests), linked=len(live & set(guests)))
    await ask.say(Message(content=text, buttons=tuple(buttons)))


async def _can_work(ask: Ask, loaded: LoadedTournament) -> bool:
    problem = problem_of(ask.herald.policies.page)
    if problem is None and loaded.state.phase not in NOT_OVER:
        problem = texts.links.over()
    if problem is not None:
        await ask.say(Message(content=problem))
    return problem is None


async def _live(ask: Ask, loaded: LoadedTournament) -> frozenset[EntrantId]:
    return live_links(loaded, await ask.service.database.personal_links.of(loaded.id))


async def _stored(ask: Ask, loaded: LoadedTournament, entrants: Sequence[EntrantId]) -> dict[EntrantId, str]:
    """Make new links of these entrants; their addresses, which are stored nowhere."""
    links, tokens = new_links(loaded, entrants, ask.service.clock.now())
    with ask.acting():
        await ask.service.database.personal_links.put(links)
    return {entrant: f"{ask.herald.policies.page}/me/{token}" for entrant, token in tokens.items()}


async def _make_one(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> None:
    address = (await _stored(ask, loaded, [entrant]))[entrant]
    name = resolve.context(ask, loaded).names.plain(entrant)
    text = "\n".join((texts.links.made(name=name), f"`{address}`", texts.links.once()))
    await ask.say(Message(content=text, buttons=_beside(loaded, entrant)))


def _beside(loaded: LoadedTournament, entrant: EntrantId) -> tuple[Button, ...]:
    return (shown(actions.LINK_NEW, loaded.id, entrant), shown(actions.LINK_END, loaded.id, entrant))


async def _pressed(press: Press) -> LoadedTournament | None:
    """Return the tournament a button is about; None where links cannot work, which has been answered."""
    ask, loaded = await press.begin_work()
    return loaded if await _can_work(ask, loaded) else None


@button(actions.LINK_NEW, DIRECTORS)
async def _new(press: Press) -> None:
    """Replace a link, whose earlier address is closed."""
    loaded = await _pressed(press)
    if loaded is None:
        return
    loaded.state.entrant(press.argument)
    if may_have_link(loaded, press.argument):
        await _make_one(press.ask, loaded, press.argument)


@button(actions.LINK_END, DIRECTORS)
async def _end(press: Press) -> None:
    """Close the link of an entrant."""
    ask, loaded = await press.begin_work()
    name = resolve.context(ask, loaded).names.plain(loaded.state.entrant(press.argument).id)
    with ask.acting():
        await ask.service.database.personal_links.drop(loaded.id, [press.argument])
    await ask.say(Message(content=texts.links.closed(name=name)))


@button(actions.LINKS_END, DIRECTORS)
async def _end_all(press: Press) -> None:
    """Close all links of the tournament."""
    ask, loaded = await press.begin_work()
    with ask.acting():
        count = await ask.service.database.personal_links.drop(loaded.id, loaded.state.entrants)
    await ask.say(Message(content=texts.links.closed_all(count=count)))


@button(actions.LINKS_FILE, DIRECTORS)
async def _file(press: Press) -> None:
    """Make links for all guests; where some have one already, ask first, because these are closed."""
    loaded = await _pressed(press)
    if loaded is None:
        return
    live = await _live(press.ask, loaded) & set(guests_of(loaded))
    if live:
        make = shown(actions.LINKS_MAKE, loaded.id)
        await press.ask.say(Message(content=texts.links.would_close(count=len(live)), buttons=(make,)))
        return
    await _make_all(press.ask, loaded)


@button(actions.LINKS_MAKE, DIRECTORS)
async def _make_anyway(press: Press) -> None:
    loaded = await _pressed(press)
    if loaded is not None:
        await _make_all(press.ask, loaded)


async def _make_all(ask: Ask, loaded: LoadedTournament) -> None:
    """Send the file with the links of all guests, to the director alone: it is stored nowhere."""
    guests, names = guests_of(loaded), resolve.context(ask, loaded).names
    if not guests:
        await ask.say(Message(content=texts.links.overview(guests=0, linked=0)))
        return
    addresses = await _stored(ask, loaded, guests)
    rows = [[clean(names.full(entrant)), address] for entrant, address in addresses.items()]
    head = [texts.links.column_name(), texts.links.column_link()]
    table = for_locale(csv_file(file_name(loaded.state.title, "links"), head, rows), ask.locale)
    file = Attachment(name=table.filename, text=table.text)
    await ask.say(Message(content=texts.links.file(count=len(rows)), files=(file,)))
