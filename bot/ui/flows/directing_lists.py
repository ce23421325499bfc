"""Import entrants from a list: parse, preview, then all or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.parsing.csv_import import Import, ImportedEntrant, ImportRefusedError, KnownEntrant, Problem, read_entrants
from bot.parsing.csv_text import decoded, table_of_names
from bot.parsing.entrant_fields import fields_of
from bot.parsing.list_checks import ListReport, check_list
from bot.runtime.member_requests import members_of
from bot.service.loaded import LoadedTournament
from bot.service.orders import Step
from bot.text.context import context_of
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.files import content_of
from bot.ui.flows import seating
from bot.ui.flows.following import records_ahead
from bot.ui.flows.known_people import known_people, note_accounts, site_of
from bot.ui.flows.next_step import next_buttons
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.showing import made, show
from bot.views.imports import import_view, refusal_view
from formats.core.commands import ChangeEntrants, RegisterEntrants
from formats.core.events import EntrantRegistered
from formats.core.possible.members import takes_teams, teams_of
from storage.people import Newcomer, Person

LIST, NAMES = "import_now", "import_names"
LONGEST = 4000
"""Characters of the form's field."""


PATIENCE_SECONDS = 60.0
"""How long Discord may make an import wait that asks for members by their names."""


async def begin_names(ask: Ask, loaded: LoadedTournament, text: str | None) -> None:
    """Import names, one a line, from a text or with a form."""
    if text is not None:
        await propose(ask, loaded, table_of_names(text).encode())
        return
    field = TextField(
        NAMES, texts.bulk.people_lines(), help=texts.imports.names_help(), long=True, required=True, longest=LONGEST
    )
    await open_form(ask, NAMES, loaded.id, "", texts.imports.names_title(), [field])


@form(NAMES, STAFF, Fields(texts=(NAMES,)))
async def _names_submitted(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    await propose(ask, loaded, table_of_names(text_of(submission.values, NAMES)).encode())


async def read(ask: Ask, loaded: LoadedTournament, file: discord.Attachment) -> None:
    """Show what a list in a file would do."""
    await propose(ask, loaded, await content_of(file))


async def propose(ask: Ask, loaded: LoadedTournament, data: bytes) -> None:
    """Show what a list would do, or everything that is wrong with it."""
    try:
        imported = await _read(ask, loaded, data)
        behind = await known_people(ask, loaded, imported)
        look = await _looked_over(ask, loaded, imported, behind.same)
    except ImportRefusedError as error:
        await show(ask, await made(refusal_view, error, fields_of(loaded.state, ask.service.engine)), tone="bad")
        return
    token = await drafts.keep(ask, loaded.id, LIST, decoded(data))
    take_over = Button(label=texts.directing.take_over(), action=action_id(LIST, loaded.id, token), style="success")
    display = resolve.context(ask, loaded).names.display
    view = await made(import_view, imported, look, done=False, known=display.values(), behind=behind.lines(imported))
    await show(ask, view, intro=texts.directing.list_preview(), buttons=(take_over,))


async def _read(ask: Ask, loaded: LoadedTournament, data: bytes) -> Import:
    """Parse the list, look up Discord accounts by user name, and refuse people whose role forbids playing."""
    fields = fields_of(loaded.state, ask.service.engine)
    names = resolve.context(ask, loaded).names
    known = [
        KnownEntrant(
            entrant.id, names.full(entrant.id), names.discord.get(entrant.id), entrant.data, number=entrant.number
        )
        for entrant in loaded.state.entrants.values()
    ]
    first = await ask.service.read(read_entrants, data, fields, known)
    known = await _with_accounts(ask, loaded, known, site_of(loaded.state, first))
    accounts = await _accounts(ask, first)
    imported = await ask.service.read(read_entrants, data, fields, known, accounts.get)
    await _may_play(ask, loaded, imported)
    return imported


async def _with_accounts(
    ask: Ask, loaded: LoadedTournament, known: Sequence[KnownEntrant], site: str
) -> list[KnownEntrant]:
    """Add the accounts that the entrants have at this site."""
    people = {who: person.id for who, person in loaded.people.items()}
    accounts = await ask.service.database.accounts.names_at(site, people.values())
    return [replace(entrant, account=accounts.get(people.get(entrant.entrant, ""), "")) for entrant in known]


async def _looked_over(
    ask: Ask, loaded: LoadedTournament, imported: Import, behind: Mapping[int, Person]
) -> ListReport:
    """Preview the import of a list; refused where its commands are, or where its values contradict each other."""
    now = await ask.try_out(loaded, *_steps(imported))
    people = dict(now.loaded.people)
    registered = [event.entrant for event in now.events if isinstance(event, EntrantRegistered)]
    for who, entrant in zip(registered, imported.new, strict=True):
        people[who] = behind.get(entrant.line) or await _person(ask, entrant)
    records = await records_ahead(ask, replace(now.loaded, people=people))
    return await made(check_list, context_of(now.loaded, ask.service.engine), imported, now.events, records)


async def _person(ask: Ask, entrant: ImportedEntrant) -> Person:
    """Return the person of a new entrant; one who is not stored yet has no id."""
    account = _account(entrant) or None
    known = await ask.service.database.people.find_discord(account) if account else None
    return known or Person("", account, entrant.name, None, {}, erased=False)


async def _accounts(ask: Ask, imported: Import) -> dict[str, int]:
    """The members of the server behind the user names of a list."""
    guild = resolve.guild(ask)
    wanted = {
        entrant.discord.user_name
        for entrant in imported.entrants
        if entrant.discord is not None and entrant.discord.user_name
    }
    accounts: dict[str, int] = {}
    for name in sorted(wanted):
        for member in await members_of(guild, patience=PATIENCE_SECONDS, query=name, limit=10):
            if member.name.casefold() == name:
                accounts[name] = member.id
    return accounts


async def _may_play(ask: Ask, loaded: LoadedTournament, imported: Import) -> None:
    people, problems = ask.service.database.people, list[Problem]()
    for entrant in imported.new:
        person = await people.find_discord(_account(entrant)) if _account(entrant) else None
        if person is not None:
            resolve.may_play(loaded, person)
            problems += _in_a_team(ask, loaded, entrant, person)
    if problems:
        raise ImportRefusedError(tuple(problems))


def _in_a_team(ask: Ask, loaded: LoadedTournament, entrant: ImportedEntrant, person: Person) -> list[Problem]:
    """Is somebody new on the list a member of a team already?"""
    joined = teams_of(loaded.state, person.id) if takes_teams(loaded.state) else ()
    names = resolve.context(ask, loaded).names
    return [Problem(entrant.line, "", "in_team", names.full(team)) for team in joined]


def _account(entrant: ImportedEntrant) -> int:
    return (entrant.discord.user_id if entrant.discord is not None else None) or 0


def _steps(imported: Import, behind: Mapping[int, Person] | None = None) -> Sequence[Step]:
    """A list as commands: what it changes, then who is new; `behind` are people who are known, by line."""
    changed = {entrant.known: entrant.data for entrant in imported.changed if entrant.known is not None}
    new = tuple(entrant.data for entrant in imported.new)
    known = behind or {}
    newcomers = [known[entrant.line].id if entrant.line in known else _newcomer(entrant) for entrant in imported.new]
    return [
        *([Step(ChangeEntrants(data=changed))] if changed else []),
        *([Step(RegisterEntrants(entrants=new, by_director=True), newcomers)] if new else []),
    ]


@button(LIST, STAFF)
async def _take_over(press: Press) -> None:
    """Read the same list again as things stand now, and take it over."""
    ask, loaded = await press.begin_work(update=True)
    text = await drafts.fetch(ask, loaded.id, LIST, press.argument)
    imported = await _read(ask, loaded, str(text).encode())
    behind = await known_people(ask, loaded, imported)
    await _looked_over(ask, loaded, imported, behind.same)
    change = await ask.carry_out(loaded, *_steps(imported, behind.same))
    await note_accounts(ask, change, imported, behind.site)
    await drafts.forget(ask, loaded.id, LIST)
    view = await made(import_view, imported)
    late = [
        event.entrant for event in change.events if isinstance(event, EntrantRegistered) and event.stage is not None
    ]
    lines, buttons = seating.offer_seat(ask, change.loaded, late)
    body = "\n".join([view.blocks[0], *lines])
    buttons = (*buttons, *next_buttons(ask, change.loaded))
    await ask.replace(Message(title=view.title, body=body, tone="good", buttons=buttons))


def _newcomer(entrant: ImportedEntrant) -> Newcomer:
    """Return the person behind a new entrant. A person known here keeps their name."""
    return Newcomer(entrant.name, _account(entrant) or None)
