"""Entrants from a list: read, looked over, taken over as a whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.app.asking.csv_import import Import, ImportedEntrant, ImportRefusedError, KnownEntrant, read_entrants
from bot.app.asking.csv_text import decoded
from bot.app.asking.entrant_fields import fields_of
from bot.app.speaking.messages import Button, Message, action_id
from bot.app.speaking.wording import directing as words
from bot.app.tournaments.service import LoadedTournament
from bot.app.views.imports import import_view, refusal_view
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.files import apart, content_of
from bot.ui.showing import show
from formats.core.commands import ChangeEntrants, RegisterEntrants

LIST = "import_now"


@dataclass(frozen=True)
class _Commands:
    """A list as commands; either may be missing."""

    change: ChangeEntrants | None
    register: RegisterEntrants | None


async def read(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Show what a list would do, or everything that is wrong with it."""
    data = await content_of(file)
    try:
        found = await _read(ask, loaded, data)
    except ImportRefusedError as error:
        await show(ask, refusal_view(error), tone="bad")
        return
    commands = _commands(found)
    for command in (commands.change, commands.register):
        if command is not None:
            await ask.try_out(loaded, command)
    token = await drafts.keep(ask, loaded.id, LIST, decoded(data))
    take_over = Button(label=words.TAKE_OVER(), action=action_id(LIST, loaded.id, token), style="success")
    await show(ask, import_view(found, done=False), intro=words.LIST_PREVIEW(), buttons=(take_over,))


async def _read(ask: Ask, loaded: LoadedTournament, data: bytes) -> Import:
    """The list with Discord accounts looked up by user name; nobody whose role forbids it may be in it."""
    fields = fields_of(loaded.state, ask.service.engine)
    names = resolve.context(ask, loaded).names
    known = [
        KnownEntrant(entrant.id, names.full(entrant.id), names.discord.get(entrant.id), entrant.data)
        for entrant in loaded.state.entrants.values()
    ]
    first = await apart(read_entrants, data, fields, known)
    accounts = await _accounts(ask, first)
    found = await apart(read_entrants, data, fields, known, accounts.get)
    await _may_play(ask, loaded, found)
    return found


async def _accounts(ask: Ask, found: Import) -> dict[str, int]:
    """The members of the server behind the user names of a list."""
    guild = resolve.guild(ask)
    wanted = {one.discord.user_name for one in found.entrants if one.discord is not None and one.discord.user_name}
    accounts: dict[str, int] = {}
    for name in sorted(wanted):
        for member in await guild.query_members(query=name, limit=10, cache=False):
            if member.name.casefold() == name:
                accounts[name] = member.id
    return accounts


async def _may_play(ask: Ask, loaded: LoadedTournament, found: Import) -> None:
    people = ask.service.database.people
    for one in found.new:
        person = await people.find_discord(_account(one)) if _account(one) else None
        if person is not None:
            resolve.may_play(loaded, person)


def _account(one: ImportedEntrant) -> int:
    return (one.discord.user_id if one.discord is not None else None) or 0


def _commands(found: Import) -> _Commands:
    changed = {one.known: one.data for one in found.changed if one.known is not None}
    entered = tuple(one.data for one in found.new)
    return _Commands(
        ChangeEntrants(data=changed) if changed else None,
        RegisterEntrants(entrants=entered, by_director=True) if entered else None,
    )


@button(LIST, STAFF)
async def _take_over(press: Press) -> None:
    """Read the same list again as things stand now, and take it over."""
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    text = await drafts.fetch(ask, loaded.id, LIST, press.argument)
    found = await _read(ask, loaded, str(text).encode())
    commands = _commands(found)
    for command in (commands.change, commands.register):
        if command is not None:
            await ask.try_out(loaded, command)
    if commands.change is not None:
        await ask.carry_out(loaded, commands.change)
        ask.command_id += ":new"
    if commands.register is not None:
        await ask.carry_out(loaded, commands.register, people=[await _person(ask, one) for one in found.new])
    await drafts.forget(ask, loaded.id, LIST)
    view = import_view(found)
    await ask.replace(Message(title=view.title, body=view.blocks[0], tone="good"))


async def _person(ask: Ask, one: ImportedEntrant) -> str:
    """The person behind a new entrant. Whoever is known here keeps the name they have."""
    people = ask.service.database.people
    account = _account(one)
    if not account:
        return (await people.guest(one.name)).id
    found = await people.find_discord(account)
    return (found or await people.for_discord(account, one.name)).id
