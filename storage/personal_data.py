"""Export of everything stored about one person, and retention of personal data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import CompoundSelect, Select, Table, Text, bindparam, cast, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.parts import Part, reads, writes
from storage.people import as_person
from storage.schema import (
    accounts,
    calendar_feeds,
    departures,
    direct_channels,
    entrants,
    events,
    exclusions,
    holds,
    members,
    outbox,
    people,
    personal_links,
    settings,
    staff,
    tournaments,
)
from storage.sql import Statement

BESIDE: tuple[Table, ...] = (
    entrants,
    members,
    staff,
    accounts,
    departures,
    exclusions,
    direct_channels,
    calendar_feeds,
    personal_links,
    holds,
    outbox,
)
"""Every table with rows about single people."""

Rows = list[dict[str, Any]]

GIVEN_ROLES = "roles_given"
"""Key of the setting of a tournament that holds the Discord accounts with a role of it, by the id of the role."""


class PersonalData(Part):
    """Exports what is stored about people, and deletes what is no longer needed."""

    @reads
    async def of(self, connection: AsyncConnection, person_id: str) -> Mapping[str, Rows]:
        """Return all rows about a person, by table, as plain JSON values; empty tables are omitted.

        `people` is the person; `events` are their own acts in the logs of tournaments; `settings` are drafts of theirs
        that wait to be confirmed; `given_roles` are the roles that they have been given.
        """
        rows_of_table = {"people": await _rows(connection, select(people).where(people.c.id == person_id))}
        for table in BESIDE:
            rows_of_table[table.name] = await _rows(connection, select(table).where(table.c.person_id == person_id))
        roles = (rows_of_table[table.name] for table in (entrants, members, staff))
        entered = [row["tournament_id"] for rows in roles for row in rows]
        there = select(tournaments.c.id, tournaments.c.title, tournaments.c.phase).where(tournaments.c.id.in_(entered))
        rows_of_table["tournaments"] = await _rows(connection, there)
        rows_of_table["settings"] = await _rows(
            connection, select(settings).where(settings.c.key.endswith(f":{person_id}", autoescape=True))
        )
        account = rows_of_table["people"][0]["discord_id"] if rows_of_table["people"] else None
        given = await connection.execute(select(settings).where(settings.c.key == GIVEN_ROLES))
        rows_of_table["given_roles"] = [
            {"tournament_id": row.scope, "role_id": int(role)}
            for row in given
            for role, accounts in row.value.items()
            if account in accounts
        ]
        done = select(events.c.tournament_id, events.c.at, events.c.payload).where(events.c.actor == person_id)
        acts = await _rows(connection, done.order_by(events.c.tournament_id, events.c.seq))
        rows_of_table["events"] = [{**act, "payload": json.loads(act["payload"])} for act in acts]
        return {name: rows for name, rows in rows_of_table.items() if rows}

    async def drop_texts(self, *, before: datetime) -> int:
        """Empty every message that ended undelivered before a moment; return how many.

        Sent ones are empty already. The rows stay, so that nothing is posted again.
        """
        return await self.connections.write_script(lambda run: run.run(_DROP_TEXTS, {"before": before}))

    @writes
    async def forget_server(self, connection: AsyncConnection, guild_id: int) -> list[str]:
        """Erase everybody who is known only from tournaments of a server, and the places of those; return their ids.

        The logs stay: they contain no names.
        """
        mine = select(tournaments.c.id).where(tournaments.c.guild_id == guild_id)
        elsewhere = select(tournaments.c.id).where(
            (tournaments.c.guild_id != guild_id) | tournaments.c.guild_id.is_(None)
        )
        query = select(people).where(
            people.c.erased.is_(False),
            people.c.id.in_(_known_from(mine)),
            people.c.id.not_in(_known_from(elsewhere)),
        )
        person_ids = [as_person(row).id for row in await connection.execute(query)]
        await connection.execute(update(outbox).where(outbox.c.tournament_id.in_(mine)).values(payload={}))
        ended = update(outbox).where(outbox.c.tournament_id.in_(mine), outbox.c.state == "pending")
        await connection.execute(ended.values(state="failed", cause="erased"))
        await connection.execute(delete(exclusions).where(exclusions.c.guild_id == guild_id))
        roles = delete(settings).where(settings.c.scope.in_(mine), settings.c.key == GIVEN_ROLES)
        await connection.execute(roles)
        gone = update(tournaments).where(tournaments.c.guild_id == guild_id)
        await connection.execute(gone.values(guild_id=None, channel_id=None, voice_channel_id=None))
        return person_ids


_ENDED = (outbox.c.state != "pending", outbox.c.finished_at < bindparam("before"))
_DROP_TEXTS = Statement(
    lambda _: update(outbox).where(*_ENDED, cast(outbox.c.payload, Text) != "{}").values(payload={})
)


def _known_from(which: Select[tuple[str]]) -> CompoundSelect[tuple[str]]:
    """Return everybody who has entered one of these tournaments, is a member of an entrant, or directs one."""
    entered, joined, running = (
        select(table.c.person_id).where(table.c.tournament_id.in_(which)) for table in (entrants, members, staff)
    )
    return entered.union(joined, running)


async def _rows(connection: AsyncConnection, query: Any) -> Rows:
    return [
        {name: value.isoformat() if isinstance(value, datetime) else value for name, value in row._mapping.items()}  # noqa: SLF001 - SQLAlchemy's public name begins so
        for row in await connection.execute(query)
    ]
