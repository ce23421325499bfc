"""Accounts of people on game servers: at most one per person and server, a proved one owned by one person.

Directors may give the account of a guest, at a game server or at any other site: it is not proved, and says that the
guest of a later tournament with the same account is the same person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import ColumnElement, Table, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.parts import Part, reads, writes
from storage.people import require_people
from storage.schema import accounts, entrants, members, tournaments
from storage.sql import from_row


@dataclass(frozen=True, slots=True)
class ServerAccount:
    """An account on a server; not proved yet while `proved_at` is None.

    `account` is the server's id of it, `name` its name there. `pending` is the state of the proof; secrets in it, and
    the `token`, are encrypted.
    """

    person_id: str
    server: str
    account: str
    name: str
    proved_at: datetime | None
    pending: str | None = field(default=None, repr=False)
    token: str | None = field(default=None, repr=False)


class Accounts(Part):
    """Reads and writes accounts. A person has one per server, and a proved account belongs to one person."""

    @reads
    async def of(self, connection: AsyncConnection, person_id: str) -> Mapping[str, ServerAccount]:
        """Return a person's accounts by server, proved or not."""
        rows = await connection.execute(select(accounts).where(accounts.c.person_id == person_id))
        return {row.server: from_row(ServerAccount, row) for row in rows}

    @reads
    async def proved(
        self, connection: AsyncConnection, server: str, person_ids: Iterable[str]
    ) -> Mapping[str, ServerAccount]:
        """Return the proved accounts of these people on a server, by person."""
        query = select(accounts).where(
            accounts.c.server == server, accounts.c.person_id.in_(set(person_ids)), accounts.c.proved_at.is_not(None)
        )
        return {row.person_id: from_row(ServerAccount, row) for row in await connection.execute(query)}

    @reads
    async def names_at(self, connection: AsyncConnection, server: str, person_ids: Iterable[str]) -> Mapping[str, str]:
        """Return the names of these people's accounts on a server, proved or not, by person."""
        query = select(accounts.c.person_id, accounts.c.name).where(
            accounts.c.server == server, accounts.c.person_id.in_(set(person_ids))
        )
        return {row.person_id: row.name for row in await connection.execute(query)}

    @reads
    async def owners(
        self, connection: AsyncConnection, server: str, names: Iterable[str], *, guild_id: int | None
    ) -> Mapping[str, tuple[str, ...]]:
        """Return the people who have these accounts on a server, proved or not, by the account as it was asked for.

        Only people who have entered a tournament of the guild are known there.
        """
        wanted = set(names)
        by_name = func.lower(accounts.c.name)
        query = select(accounts.c.person_id, accounts.c.account, by_name.label("name")).where(
            accounts.c.server == server,
            or_(accounts.c.account.in_(wanted), by_name.in_(wanted)),
            or_(*(_is_in(table, guild_id) for table in (entrants, members))),
        )
        found: dict[str, tuple[str, ...]] = {}
        for row in await connection.execute(query.order_by(accounts.c.person_id)):
            key = row.account if row.account in wanted else row.name
            found[key] = (*found.get(key, ()), row.person_id)
        return found

    @writes
    async def note(self, connection: AsyncConnection, server: str, given: Mapping[str, tuple[str, str]]) -> None:
        """Store accounts that a director has given, (account, name) by person; a proved account stays as it is.

        Raises UnknownPersonError.
        """
        await within(connection, lambda run: require_people(run, given))
        for person_id, (account, name) in given.items():
            values = {"account": account, "name": name}
            keys = {"person_id": person_id, "server": server}
            statement = insert(connection, accounts).values(**keys, **values)
            unproved = and_(accounts.c.proved_at.is_(None), accounts.c.pending.is_(None))
            await connection.execute(
                statement.on_conflict_do_update(index_elements=list(keys), set_=values, where=unproved)
            )

    @writes
    async def begin(self, connection: AsyncConnection, account: ServerAccount) -> None:
        """Store how an account is to be proved. A proved one stays until the new one is proved.

        Raises UnknownPersonError.
        """
        await within(connection, lambda run: require_people(run, [account.person_id]))
        fresh = {
            "account": account.account,
            "name": account.name,
            "proved_at": None,
            "pending": account.pending,
            "token": None,
        }
        keys = {"person_id": account.person_id, "server": account.server}
        statement = insert(connection, accounts).values(**keys, **fresh)
        kept = {"pending": account.pending}
        await connection.execute(
            statement.on_conflict_do_update(
                index_elements=list(keys), set_=kept, where=accounts.c.proved_at.is_not(None)
            )
        )
        await connection.execute(
            update(accounts)
            .where(*(accounts.c[name] == value for name, value in keys.items()), accounts.c.proved_at.is_(None))
            .values(**fresh)
        )

    @writes
    async def prove(self, connection: AsyncConnection, account: ServerAccount) -> str | None:
        """Assign the account to this person and remove it from its previous owner. Return that owner's id, or None."""
        await within(connection, lambda run: require_people(run, [account.person_id]))
        others = (
            accounts.c.server == account.server,
            accounts.c.account == account.account,
            accounts.c.person_id != account.person_id,
            accounts.c.proved_at.is_not(None),
        )
        before: str | None = (await connection.execute(select(accounts.c.person_id).where(*others))).scalar()
        await connection.execute(delete(accounts).where(*others))
        values = {
            "account": account.account,
            "name": account.name,
            "proved_at": account.proved_at,
            "pending": None,
            "token": account.token,
        }
        keys = {"person_id": account.person_id, "server": account.server}
        statement = insert(connection, accounts).values(**keys, **values)
        await connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=values))
        return before

    @writes
    async def unlink(self, connection: AsyncConnection, person_id: str, server: str) -> bool:
        """Delete an account; return False if there was none."""
        gone = delete(accounts).where(accounts.c.person_id == person_id, accounts.c.server == server)
        return (await connection.execute(gone)).rowcount > 0

    @writes
    async def drop_token(self, connection: AsyncConnection, person_id: str, server: str) -> None:
        """Delete a token that the server no longer accepts."""
        mine = update(accounts).where(accounts.c.person_id == person_id, accounts.c.server == server)
        await connection.execute(mine.values(token=None))


def _is_in(table: Table, guild_id: int | None) -> ColumnElement[bool]:
    """Return whether the table has a row of the owner and a tournament of the guild."""
    mine = (table.c.person_id == accounts.c.person_id, table.c.tournament_id == tournaments.c.id)
    return exists().where(*mine, tournaments.c.guild_id == guild_id)
