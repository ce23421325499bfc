"""Personal links: secret addresses under which one entrant of one tournament acts on the public page.

Only the SHA-256 of a link's token is stored. A token has at least 128 random bits, so that it cannot be found from its
hash, neither in the database nor in a backup. Where the process of the page shares nothing with the bot but a
PostgreSQL server, it inserts requests, and the bot answers each with a reply: both are deleted within a minute.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.parts import Part, reads, writes
from storage.people import require_people
from storage.schema import Moment, link_replies, link_requests, personal_links
from storage.shards import ALL, Shards, of_shards
from storage.sql import from_row, values_of
from storage.tournaments import require_tournament


@dataclass(frozen=True, slots=True)
class PersonalLink:
    """The link of an entrant, made for the person behind it at that time; `for_guest`: who had no account then.

    `form_key` signs the buttons and forms that were shown under this link.
    """

    tournament_id: str
    entrant_id: str
    person_id: str
    token_hash: str = field(repr=False)
    form_key: str = field(repr=False)
    for_guest: bool
    since: datetime


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """A request that the page has inserted, `age` seconds ago by the clock of the database."""

    id: str
    token_hash: str = field(repr=False)
    payload: str = field(repr=False)
    age: float


class PersonalLinks(Part):
    """Reads and writes the links."""

    @writes
    async def put(self, connection: AsyncConnection, links: Sequence[PersonalLink]) -> None:
        """Store links, each in place of the entrant's earlier one. UnknownPersonError, UnknownTournamentError."""
        for tournament_id in {link.tournament_id for link in links}:
            await require_tournament(connection, tournament_id)
        await within(connection, lambda run: require_people(run, [link.person_id for link in links]))
        for link in links:
            values = values_of(link)
            statement = insert(connection, personal_links).values(**values)
            keys = ("tournament_id", "entrant_id")
            others = {name: value for name, value in values.items() if name not in keys}
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=others))

    @writes
    async def drop(self, connection: AsyncConnection, tournament_id: str, entrants: Iterable[str]) -> int:
        """Delete the links of these entrants; how many there were."""
        mine = personal_links.c.tournament_id == tournament_id
        statement = delete(personal_links).where(mine, personal_links.c.entrant_id.in_(list(entrants)))
        return (await connection.execute(statement)).rowcount

    @reads
    async def of(self, connection: AsyncConnection, tournament_id: str) -> list[PersonalLink]:
        """Return the links of a tournament, also those that have ended (`bot.service.personal_links.live_links`)."""
        query = select(personal_links).where(personal_links.c.tournament_id == tournament_id)
        return [
            from_row(PersonalLink, row) for row in await connection.execute(query.order_by(personal_links.c.entrant_id))
        ]

    @reads
    async def with_hash(self, connection: AsyncConnection, token_hash: str) -> PersonalLink | None:
        """Return the link whose token has this hash, if there is one."""
        query = select(personal_links).where(personal_links.c.token_hash == token_hash)
        row = (await connection.execute(query)).one_or_none()
        # An index finds the row by comparing hashes, which discloses nothing of tokens; equality is constant-time.
        known = row is not None and hmac.compare_digest(row.token_hash.encode(), token_hash.encode())
        return from_row(PersonalLink, row) if row is not None and known else None


class LinkInbox(Part):
    """Requests of the page and the bot's replies, where they share nothing but a database server."""

    @writes
    async def insert(self, connection: AsyncConnection, request_id: str, token_hash: str, payload: str) -> None:
        """Hand over a request; the process of the page may write nothing else."""
        values = {"id": request_id, "token_hash": token_hash, "payload": payload, "at": func.now()}
        await connection.execute(insert(connection, link_requests).values(values).inline())

    @reads
    async def is_known(self, connection: AsyncConnection, token_hash: str) -> bool:
        """Return whether a link has this hash: the process of the page may read no more of it."""
        query = select(personal_links.c.token_hash).where(personal_links.c.token_hash == token_hash)
        return (await connection.execute(query)).first() is not None

    @reads
    async def reply(self, connection: AsyncConnection, request_id: str) -> str | None:
        """Return the reply to a request, if there is one by now."""
        query = select(link_replies.c.payload).where(link_replies.c.id == request_id)
        return (await connection.execute(query)).scalar_one_or_none()

    @reads
    async def waiting(self, connection: AsyncConnection, shards: Shards = ALL) -> list[LinkRequest]:
        """Return the requests for tournaments of these shards that have no reply, oldest first."""
        now = func.now(type_=Moment())
        link = exists().where(
            personal_links.c.token_hash == link_requests.c.token_hash, of_shards(personal_links, shards)
        )
        query = select(link_requests, now.label("now")).where(link).order_by(link_requests.c.at)
        return [
            LinkRequest(row.id, row.token_hash, row.payload, (row.now - row.at).total_seconds())
            for row in await connection.execute(query)
        ]

    @writes
    async def answer(self, connection: AsyncConnection, request_id: str, payload: str) -> None:
        """Store the reply to a request in its place."""
        await connection.execute(delete(link_requests).where(link_requests.c.id == request_id))
        values = {"id": request_id, "payload": payload, "at": func.now()}
        await connection.execute(insert(connection, link_replies).values(values).on_conflict_do_nothing())

    @writes
    async def clear(self, connection: AsyncConnection, *, before: datetime) -> None:
        """Delete requests and replies of before a moment by the clock of the machine."""
        for table in (link_requests, link_replies):
            await connection.execute(delete(table).where(table.c.at < before))
