"""People who enter, direct or watch. A guest has no Discord account; an erased person has no name."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Dialect, Row, Text, bindparam, cast, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ClauseElement

from storage.dialect import counter, insert_on, next_ids, set_counter, within
from storage.errors import UnknownPersonError
from storage.forgetting import ForgottenAgain, LostKeyError, Notes
from storage.parts import Part, caches, reads, reads_script, writes
from storage.schema import (
    accounts,
    calendar_feeds,
    departures,
    direct_channels,
    exclusions,
    members,
    outbox,
    people,
    personal_links,
    settings,
    staff,
)
from storage.sql import Runner, Statement, Values, from_row

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Person:
    """A person. `id` is `p1`, `p2`, ..., never reused; `zone` is an IANA name; `reminders` are their settings."""

    id: str
    discord_id: int | None
    name: str
    zone: str | None
    reminders: Mapping[str, Any]
    erased: bool


@dataclass(frozen=True, slots=True)
class Newcomer:
    """The person behind a new entrant: a guest of that name, or the owner of an account, who may exist already."""

    name: str
    account: int | None = None


@dataclass(frozen=True, slots=True)
class Reserved:
    """The person behind each newcomer, in order, and which of them are `new`, that is not stored yet."""

    behind: tuple[Person, ...]
    new: tuple[Person, ...]


class People(Part):
    """Reads and writes people. Methods that change a person raise UnknownPersonError if there is none.

    Erased people are noted in `notes`, if set.
    """

    notes: Notes | None = None

    async def get(self, person_id: str) -> Person:
        """Return the person of this id, or raise UnknownPersonError."""
        person = await self._find(person_id)
        if person is None:
            raise UnknownPersonError(person_id=person_id)
        return person

    @reads_script
    def many(self, run: Runner, person_ids: Iterable[str]) -> dict[str, Person]:
        """Return those of these people that exist, by id."""
        ids = sorted(set(person_ids))
        by_id: dict[str, Person] = {}
        for start in range(0, len(ids), AT_ONCE):
            for row in run.rows(_MANY, _filled(ids[start : start + AT_ONCE])):
                by_id[row.id] = as_person(row)
        return by_id

    @caches("people")
    def find_discord(self, run: Runner, discord_id: int) -> Person | None:
        """Return the person with this Discord account, or None."""
        return _known_person(run.row(_OF_ACCOUNT, {"account": discord_id}))

    async def for_discord(self, discord_id: int, name: str) -> Person:
        """Return the person with this Discord account, created if missing, with their current `name`."""
        values = {"discord_id": discord_id, "name": name, "reminders": {}, "erased": False}
        row = await self.connections.write_script(lambda run: run.first(_FOR_DISCORD, values))
        if row is None:
            raise RuntimeError("what is written with RETURNING gives its row")
        number, zone, reminders = row
        return Person(f"p{number}", discord_id, name, zone, json.loads(reminders), erased=False)

    @writes
    async def guest(self, connection: AsyncConnection, name: str) -> Person:
        """Create a person without a Discord account."""
        return await add_guest(connection, name)

    @writes
    async def reserve(self, connection: AsyncConnection, newcomers: Sequence[Newcomer]) -> Reserved:
        """Return the person behind each of these: the owner of the account, or a new one with a reserved id.

        New people are not stored here. `add_people` stores them in the transaction that needs them, after everything
        that shows their ids has been prepared. An unused id is skipped.
        """
        accounts_asked = {newcomer.account for newcomer in newcomers if newcomer.account is not None}
        query = select(people).where(people.c.discord_id.in_(accounts_asked))
        known: dict[int | None, Person] = {row.discord_id: as_person(row) for row in await connection.execute(query)}
        new: list[Person] = []
        ids = iter(await next_ids(connection, people.name, sum(who.account not in known for who in newcomers)))
        behind = []
        for newcomer in newcomers:
            person = known.get(newcomer.account)
            if person is None:
                person = Person(f"p{next(ids)}", newcomer.account, newcomer.name, None, {}, erased=False)
                new.append(person)
                if newcomer.account is not None:
                    known[newcomer.account] = person
            behind.append(person)
        return Reserved(tuple(behind), tuple(new))

    async def rename(self, person_id: str, name: str) -> None:
        """Change a person's name."""
        await self._change(person_id, name=name)

    async def set_zone(self, person_id: str, zone: str | None) -> None:
        """Store a person's IANA time zone; the caller has validated it."""
        await self._change(person_id, zone=zone)

    async def set_reminders(self, person_id: str, reminders: Mapping[str, Any]) -> None:
        """Store which reminders a person wants, as a JSON object."""
        await self._change(person_id, reminders=dict(reminders))

    async def erase(self, person_id: str) -> None:
        """Erase a person's identity, also from the write-ahead log of a file, and from backups when they are restored.

        The row stays, so that the log keeps its entrant, but name, accounts, zone, reminders and every message
        addressed to them alone are deleted. The same account later gets a new person.
        """
        person = await self.get(person_id)
        if self.notes is not None and not person.erased:
            try:
                await asyncio.to_thread(self.notes.add, person.id, _identity(person))
            except OSError as error:
                logger.error("a person is erased without a note, so a restored backup would bring them back: %s", error)  # noqa: TRY400
        await self._erase(person_id)
        await self.connections.empty_log()

    async def forget_again(self, notes: Notes) -> ForgottenAgain:
        """Erase everybody whom these notes name and a restored backup brought back."""
        known = {person.id: _identity(person) for person in await self._with_names()}
        try:
            back = await asyncio.to_thread(notes.matching, known)
        except FileNotFoundError:
            return ForgottenAgain(notes.file, is_noted=False)
        except LostKeyError:
            return ForgottenAgain(notes.file, lost_key=notes.key_file)
        for person_id in back:
            await self._erase(person_id)
        await self._give_no_number_up_to(await asyncio.to_thread(notes.last_number))
        await self.connections.empty_log()
        return ForgottenAgain(notes.file, people=len(back))

    @writes
    async def _give_no_number_up_to(self, connection: AsyncConnection, last: int) -> None:
        if last > await counter(connection, people.name):
            await set_counter(connection, people.name, last)

    @reads
    async def _with_names(self, connection: AsyncConnection) -> list[Person]:
        query = select(people).where(people.c.erased.is_(False))
        return [as_person(row) for row in await connection.execute(query)]

    @writes
    async def _erase(self, connection: AsyncConnection, person_id: str) -> None:
        values: dict[str, Any] = {"name": "", "discord_id": None, "zone": None, "reminders": {}, "erased": True}
        await _update(connection, person_id, values)
        to_them = update(outbox).where(outbox.c.person_id == person_id)
        await connection.execute(to_them.values(payload={}))
        await connection.execute(to_them.where(outbox.c.state == "pending").values(state="failed", cause="erased"))
        await connection.execute(delete(settings).where(settings.c.key.endswith(f":{person_id}", autoescape=True)))
        theirs = (accounts, direct_channels, departures, exclusions, calendar_feeds, personal_links, members, staff)
        for table in theirs:
            await connection.execute(delete(table).where(table.c.person_id == person_id))

    @reads_script
    def _find(self, run: Runner, person_id: str) -> Person | None:
        return _known_person(run.row(_OF_ID, {"person": person_id}))

    @writes
    async def _change(self, connection: AsyncConnection, /, person_id: str, **values: Any) -> None:
        await _update(connection, person_id, values)


def _put_for_discord(dialect: Dialect) -> ClauseElement:
    statement = insert_on(dialect, people)
    named = statement.on_conflict_do_update(index_elements=["discord_id"], set_={"name": statement.excluded.name})
    return named.returning(people.c.id, people.c.zone, cast(people.c.reminders, Text))


_FOR_DISCORD = Statement(_put_for_discord, columns=["discord_id", "name", "reminders", "erased"])
"""An erased person has no account."""


_OF_ID = Statement(lambda _: select(people).where(people.c.id == bindparam("person")))
_OF_ACCOUNT = Statement(lambda _: select(people).where(people.c.discord_id == bindparam("account")))


def _known_person(row: SimpleNamespace | None) -> Person | None:
    return None if row is None else as_person(row)


def _identity(person: Person) -> str:
    """Return what identifies a person beside the number: the account, or a guest's name."""
    return person.name if person.discord_id is None else str(person.discord_id)


def as_person(row: Row[Any] | SimpleNamespace) -> Person:
    """Return a row of `people` as a value."""
    return from_row(Person, row)


async def add_guest(connection: AsyncConnection, name: str) -> Person:
    """Create a person without a Discord account, within a transaction."""
    values = {"name": name, "reminders": {}, "erased": False}
    row = await within(connection, lambda run: run.first(_ADD_GUEST, values))
    if row is None:
        raise RuntimeError("what is written with RETURNING gives its row")
    return Person(f"p{row[0]}", None, name, None, {}, erased=False)


def add_people(run: Runner, new: Iterable[Person]) -> bool:
    """Store people with reserved ids, within a transaction; return False if another process has stored an account."""
    rows: list[Values] = [
        {"id": person.id, "discord_id": person.discord_id, "name": person.name, "reminders": {}, "erased": False}
        for person in new
    ]
    return all(run.run(_ADD_PERSON, row) == 1 for row in rows)


_ADD_PERSON = Statement(
    lambda dialect: insert_on(dialect, people).on_conflict_do_nothing().inline(),
    columns=["id", "discord_id", "name", "reminders", "erased"],
)

_ADD_GUEST = Statement(
    lambda dialect: insert_on(dialect, people).returning(people.c.id), columns=["name", "reminders", "erased"]
)


AT_ONCE = 20
"""Number of people per statement."""

_ASKED_FOR = people.c.id.in_([bindparam(f"p{number}", type_=people.c.id.type) for number in range(AT_ONCE)])
_KNOWN = Statement(lambda _: select(func.count()).where(_ASKED_FOR))
_MANY = Statement(lambda _: select(people).where(_ASKED_FOR))


def _filled(person_ids: Sequence[str]) -> dict[str, str]:
    """Return the parameters for these people, padded to the number per statement."""
    return {f"p{number}": person_ids[min(number, len(person_ids) - 1)] for number in range(AT_ONCE)}


def require_people(run: Runner, person_ids: Iterable[str]) -> None:
    """Raise UnknownPersonError for the first of these that does not exist."""
    ids = sorted(set(person_ids))
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        if _known(run, some) < len(some):
            raise UnknownPersonError(person_id=next(person_id for person_id in some if not _known(run, [person_id])))


def _known(run: Runner, person_ids: Sequence[str]) -> int:
    """Return how many of these exist; at most the number per statement."""
    answer = run.first(_KNOWN, _filled(person_ids))
    return 0 if answer is None else int(answer[0])


async def _update(connection: AsyncConnection, person_id: str, values: Mapping[str, Any]) -> None:
    changed = await connection.execute(update(people).where(people.c.id == person_id).values(**values))
    if changed.rowcount == 0:
        raise UnknownPersonError(person_id=person_id)
