"""Tournaments as rows: server and channel, people, staff. What happened is in the log."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any, Literal

from sqlalchemy import BindParameter, Dialect, and_, bindparam, delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ClauseElement

from storage.dialect import insert, insert_on, within
from storage.errors import UnknownTournamentError
from storage.parts import Part, caches, reads, reads_script, writes
from storage.people import Person, as_person, require_people
from storage.schema import accounts, channels, entrants, members, people, settings, staff, tournaments
from storage.shards import ALL, Shards
from storage.sql import Runner, Statement, one_of

LAST_NUMBER = "last tournament number"
"""Setting of the installation that counts tournaments."""

COLUMNS = ("title", "phase", "guild_id", "channel_id", "voice_channel_id")
"""Columns of a tournament's own row that change."""

Role = Literal["director", "coordinator", "judge"]


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A row of the list of tournaments: announced in `channel_id`; players talk in `voice_channel_id`."""

    id: str
    created_at: datetime
    title: str
    phase: str
    guild_id: int | None
    channel_id: int | None
    voice_channel_id: int | None = None


@dataclass(frozen=True, slots=True)
class Staff:
    """A person and their role in a tournament: directors rule, coordinators operate, judges judge."""

    person_id: str
    role: Role


@dataclass(frozen=True, slots=True)
class Bindings:
    """Changes to the rows beside a log; fields with defaults are not changed.

    `title` and `phase` repeat the log, so that a list need not read every log. `entrants` are the people behind
    entrants from now on, `members` all who may act for one besides; that repeats the log, too.
    """

    title: str | None = None
    phase: str | None = None
    guild_id: int | None = None
    channel_id: int | None = None
    voice_channel_id: int | None = None
    entrants: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, Collection[str]] = field(default_factory=dict)
    staff_added: Collection[Staff] = ()
    staff_removed: Collection[Staff] = ()

    @property
    def columns(self) -> dict[str, Any]:
        """The columns of the tournament's own row that change."""
        named = {name: getattr(self, name) for name in COLUMNS}
        return {name: value for name, value in named.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Beside:
    """The rows beside the log of a tournament: its own, the person behind each entrant that has one, and its staff."""

    row: TournamentRow
    people: dict[str, Person]
    staff: tuple[Staff, ...]


class Tournaments(Part):
    """Reads and writes the rows beside the logs."""

    @writes
    async def next_id(self, connection: AsyncConnection) -> str:
        """Return an id for a new tournament: `t1`, `t2`, ..., each used once."""
        return await reserve_id(connection)

    @reads_script
    def get(self, run: Runner, tournament_id: str) -> TournamentRow:
        """Return the tournament of this id, or raise UnknownTournamentError."""
        return _tournament(run, tournament_id)

    @reads_script
    def beside(self, run: Runner, tournament_id: str) -> Beside:
        """Return the rows beside a log, or raise UnknownTournamentError."""
        return beside_of(run, tournament_id)

    async def all(
        self, *, guild_id: int | None = None, phases: Collection[str] | None = None, shards: Shards = ALL
    ) -> list[TournamentRow]:
        """Return the tournaments of a guild (of all of these shards if None) in these phases, newest first."""
        return [*await self._all(guild_id, None if phases is None else frozenset(phases), shards)]

    @caches("tournaments", of_server=True)
    def _all(
        self, run: Runner, guild_id: int | None, phases: frozenset[str] | None, shards: Shards
    ) -> tuple[TournamentRow, ...]:
        server = {} if guild_id is None else {"guild": guild_id}
        return tuple(
            TournamentRow(**vars(row)) for row in run.rows(_listed(phases, shards, of_server=bool(server)), server)
        )

    @writes
    async def bind(self, connection: AsyncConnection, tournament_id: str, bindings: Bindings) -> None:
        """Change rows beside the log without writing into the log."""
        await require_tournament(connection, tournament_id)
        await within(connection, lambda run: apply_bindings(run, tournament_id, bindings))

    @writes
    async def play_in(self, connection: AsyncConnection, tournament_id: str, voice_channel_id: int | None) -> None:
        """Set the voice channel of a tournament; None removes it."""
        await require_tournament(connection, tournament_id)
        changed = {"voice_channel_id": voice_channel_id, "tournament": tournament_id}
        await within(connection, lambda run: run.run(_CHANGE["voice_channel_id"], changed))

    @reads
    async def roles_of(self, connection: AsyncConnection, person_id: str) -> list[tuple[str, Staff]]:
        """Return (tournament, role) of everything a person directs, coordinates or judges."""
        query = select(staff.c.tournament_id, staff.c.role).where(staff.c.person_id == person_id)
        rows = await connection.execute(query.order_by(staff.c.tournament_id, staff.c.role))
        return [(row.tournament_id, Staff(person_id, row.role)) for row in rows]

    @reads
    async def person_entrants(self, connection: AsyncConnection, person_id: str) -> list[tuple[str, str]]:
        """Return (tournament, entrant) of everything a person entered or is a member of, oldest tournament first."""
        theirs = union(
            *(
                select(table.c.tournament_id, table.c.entrant_id).where(table.c.person_id == person_id)
                for table in (entrants, members)
            )
        ).subquery()
        query = (
            select(theirs.c.tournament_id, theirs.c.entrant_id)
            .join(tournaments, tournaments.c.id == theirs.c.tournament_id)
            .order_by(tournaments.c.created_at, tournaments.c.id, theirs.c.entrant_id)
        )
        return [(row.tournament_id, row.entrant_id) for row in await connection.execute(query)]

    @writes
    async def hand_over(self, connection: AsyncConnection, old: str, new: str) -> list[tuple[str, str]]:
        """Give what one person entered to another, except where that one is entered too; (tournament, entrant)."""
        await within(connection, lambda run: require_people(run, [old, new]))
        theirs = select(entrants.c.tournament_id).where(entrants.c.person_id == new)
        wanted = and_(entrants.c.person_id == old, entrants.c.tournament_id.not_in(theirs))
        query = select(entrants.c.tournament_id, entrants.c.entrant_id).where(wanted)
        moved = [(row.tournament_id, row.entrant_id) for row in await connection.execute(query)]

        def rebind(run: Runner) -> None:
            for tournament_id, entrant_id in moved:
                apply_bindings(run, tournament_id, Bindings(entrants={entrant_id: new}))

        await within(connection, rebind)
        await _move_accounts(connection, old, new)
        return moved

    @writes
    async def hand_back(
        self, connection: AsyncConnection, old: str, new: str, moved: Collection[tuple[str, str]]
    ) -> list[tuple[str, str]]:
        """Take back `hand_over`: those of these entrants that are still the new person's."""
        await within(connection, lambda run: require_people(run, [old, new]))
        mine = update(entrants).where(entrants.c.person_id == new)
        back = []
        for tournament_id, entrant_id in moved:
            one = mine.where(entrants.c.tournament_id == tournament_id, entrants.c.entrant_id == entrant_id)
            if (await connection.execute(one.values(person_id=old))).rowcount:
                back.append((tournament_id, entrant_id))
        await _move_accounts(connection, new, old)
        return back

    @writes
    async def set_channel_tournament(
        self, connection: AsyncConnection, channel_id: int, tournament_id: str | None
    ) -> None:
        """Set the default tournament of a channel; None removes it."""
        if tournament_id is None:
            await connection.execute(delete(channels).where(channels.c.channel_id == channel_id))
            return
        await require_tournament(connection, tournament_id)
        statement = insert(connection, channels).values(channel_id=channel_id, tournament_id=tournament_id)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["channel_id"], set_={"tournament_id": tournament_id})
        )

    @caches("channels")
    def channel_tournament(self, run: Runner, channel_id: int) -> str | None:
        """Return the default tournament of a channel, or None."""
        row = run.first(_MEANT_IN, {"channel": channel_id})
        return None if row is None else str(row[0])


@lru_cache(maxsize=64)
def _listed(phases: frozenset[str] | None, shards: Shards, *, of_server: bool) -> Statement:
    query = select(tournaments).order_by(tournaments.c.created_at.desc(), tournaments.c.id.desc())
    if of_server:
        query = query.where(tournaments.c.guild_id == bindparam("guild"))
    if not shards.is_all:
        query = query.where(shards.where(tournaments.c.guild_id))
    if phases is not None:
        query = query.where(one_of(tournaments.c.phase, phases))
    return Statement(lambda _: query)


_OF_TOURNAMENT: BindParameter[str] = bindparam("tournament")
_TOURNAMENT = Statement(lambda _: select(tournaments).where(tournaments.c.id == _OF_TOURNAMENT))
_ENTRANTS = Statement(
    lambda _: (
        select(entrants.c.entrant_id, *people.c)
        .join(people, people.c.id == entrants.c.person_id)
        .where(entrants.c.tournament_id == _OF_TOURNAMENT)
    )
)
_STAFF = Statement(
    lambda _: (
        select(staff.c.person_id, staff.c.role)
        .where(staff.c.tournament_id == _OF_TOURNAMENT)
        .order_by(staff.c.person_id, staff.c.role)
    )
)
_MEANT_IN = Statement(lambda _: select(channels.c.tournament_id).where(channels.c.channel_id == bindparam("channel")))


def beside_of(run: Runner, tournament_id: str) -> Beside:
    """Return the rows beside a log, within a transaction; UnknownTournamentError."""
    here = {"tournament": tournament_id}
    row = _tournament(run, tournament_id)
    behind = {entrant_row.entrant_id: as_person(entrant_row) for entrant_row in run.rows(_ENTRANTS, here)}
    return Beside(
        row, behind, tuple(Staff(staff_row.person_id, staff_row.role) for staff_row in run.rows(_STAFF, here))
    )


def _tournament(run: Runner, tournament_id: str) -> TournamentRow:
    row = run.row(_TOURNAMENT, {"tournament": tournament_id})
    if row is None:
        raise UnknownTournamentError(tournament_id=tournament_id)
    return TournamentRow(**vars(row))


async def _move_accounts(connection: AsyncConnection, source: str, target: str) -> None:
    """Give accounts that a director has given, not proved ones, to another person who has none on that server."""
    theirs = select(accounts.c.server).where(accounts.c.person_id == target).scalar_subquery()
    given = and_(accounts.c.person_id == source, accounts.c.proved_at.is_(None), accounts.c.pending.is_(None))
    await connection.execute(update(accounts).where(given, accounts.c.server.not_in(theirs)).values(person_id=target))


async def reserve_id(connection: AsyncConnection) -> str:
    """Reserve an id for a tournament, within a transaction."""
    start = insert(connection, settings).values(scope="", key=LAST_NUMBER, value=0)
    await connection.execute(start.on_conflict_do_nothing())
    counter = and_(settings.c.scope == "", settings.c.key == LAST_NUMBER)
    number = (await connection.execute(select(settings.c.value).where(counter).with_for_update())).scalar_one() + 1
    while await _exists(connection, f"t{number}"):  # the id was chosen by hand
        number += 1
    await connection.execute(update(settings).where(counter).values(value=number))
    return f"t{number}"


async def require_tournament(connection: AsyncConnection, tournament_id: str) -> None:
    """Raise UnknownTournamentError if there is no such tournament."""
    if not await _exists(connection, tournament_id):
        raise UnknownTournamentError(tournament_id=tournament_id)


async def _exists(connection: AsyncConnection, tournament_id: str) -> bool:
    query = select(tournaments.c.id).where(tournaments.c.id == tournament_id)
    return (await connection.execute(query)).first() is not None


_CHANGE = {
    name: Statement(lambda _: update(tournaments).where(tournaments.c.id == bindparam("tournament")), columns=[name])
    for name in COLUMNS
}


def _put_behind_entrant(dialect: Dialect) -> ClauseElement:
    statement = insert_on(dialect, entrants)
    columns = ["tournament_id", "entrant_id"]
    return statement.on_conflict_do_update(
        index_elements=columns, set_={"person_id": statement.excluded.person_id}
    ).inline()


_PUT_BEHIND_ENTRANT = Statement(_put_behind_entrant, columns=["tournament_id", "entrant_id", "person_id"])
_FORGET_MEMBERS = Statement(
    lambda _: delete(members).where(
        members.c.tournament_id == bindparam("tournament_id"), members.c.entrant_id == bindparam("entrant_id")
    )
)
_ADD_MEMBER = Statement(
    lambda dialect: insert_on(dialect, members).on_conflict_do_nothing().inline(),
    columns=["tournament_id", "entrant_id", "person_id"],
)
_MEMBER = ("tournament_id", "person_id", "role")
_ADD_STAFF = Statement(
    lambda dialect: insert_on(dialect, staff).on_conflict_do_nothing().inline(),
    columns=_MEMBER,
)
_REMOVE_STAFF = Statement(lambda _: delete(staff).where(*(staff.c[name] == bindparam(name) for name in _MEMBER)))


_NO_CHANGE = Bindings()


def apply_bindings(run: Runner, tournament_id: str, bindings: Bindings) -> None:
    """Change the rows beside a log, within a transaction; UnknownPersonError if a person does not exist."""
    if bindings == _NO_CHANGE:  # as with most commands
        return
    for name, value in bindings.columns.items():
        run.run(_CHANGE[name], {name: value, "tournament": tournament_id})
    named = (person for behind in bindings.members.values() for person in behind)
    require_people(run, {*bindings.entrants.values(), *named, *(member.person_id for member in bindings.staff_added)})
    here = {"tournament_id": tournament_id}
    run.run_each(
        _PUT_BEHIND_ENTRANT,
        [{**here, "entrant_id": entrant, "person_id": person} for entrant, person in bindings.entrants.items()],
    )
    run.run_each(_FORGET_MEMBERS, [{**here, "entrant_id": entrant} for entrant in bindings.members])
    run.run_each(
        _ADD_MEMBER,
        [
            {**here, "entrant_id": entrant, "person_id": person}
            for entrant, behind in bindings.members.items()
            for person in behind
        ],
    )
    for statement, roles in ((_ADD_STAFF, bindings.staff_added), (_REMOVE_STAFF, bindings.staff_removed)):
        run.run_each(statement, [{**here, "person_id": member.person_id, "role": member.role} for member in roles])
