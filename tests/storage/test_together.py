"""Several commands written in one transaction: all of them, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from formats.core.events import Event, PhaseChanged
from storage.database import Database
from storage.errors import AlreadyDoneError, StaleWriteError, UnknownTournamentError
from storage.log import numbered
from storage.outbox import Post
from storage.together import Done, Newcomer, write_together
from storage.tournaments import Beside, Bindings
from tests.storage.samples import ENGINE, append, begin, created, moment, registered

OPENED = PhaseChanged(phase="registration")


def done(command_id: str, after: int, *events: Event, **more: Any) -> Done:
    return Done(command_id, numbered(events, after=after, command_id=command_id, actor="p1", at=moment(after)), **more)


async def silent(_done: Done, _tournament_id: str, _beside: Beside) -> Sequence[Post]:
    return ()


async def write(database: Database, *commands: Done, tournament_id: str | None = None, posts: Any = silent) -> str:
    return await write_together(
        database, commands, tournament_id=tournament_id, engine=ENGINE, at=moment(9), posts=posts
    )


async def names(database: Database, tournament_id: str) -> Mapping[str, str]:
    beside = await database.tournaments.beside(tournament_id)
    return {entrant: person.name for entrant, person in beside.people.items()}


async def test_a_new_tournament_is_begun_by_the_first_of_them_and_all_are_in_its_log(database: Database) -> None:
    await database.tournaments.next_id()
    first, second = done("c1", 0, created("Autumn Open")), done("c2", 1, OPENED, registered(1))
    tournament_id = await write(database, first, second)
    row = await database.tournaments.get(tournament_id)
    assert (tournament_id, row.title, row.phase, row.created_at) == ("t2", "Autumn Open", "draft", moment(9))
    assert await database.log.load(tournament_id) == [*first.records, *second.records]
    assert await database.log.engine(tournament_id) == ENGINE


async def test_they_go_on_with_the_log_of_a_tournament_that_is_there(database: Database) -> None:
    await begin(database)
    assert await write(database, done("c2", 1, OPENED), done("c3", 2, registered(1)), tournament_id="t1") == "t1"
    assert [record.command_id for record in await database.log.load("t1")] == ["create t1", "c2", "c3"]
    assert [row.id for row in await database.tournaments.all()] == ["t1"]


async def test_behind_new_entrants_are_guests_and_people_with_accounts_known_here_or_not(database: Database) -> None:
    dana = await database.people.for_discord(55, "Dana")
    entered = done(
        "c2",
        1,
        *(registered(number) for number in (1, 2, 3)),
        newcomers={"e1": Newcomer("Li"), "e2": Newcomer("D.", account=55), "e3": Newcomer("Ömer", account=56)},
    )
    tournament_id = await write(database, done("c1", 0, created()), entered)
    assert await names(database, tournament_id) == {"e1": "Li", "e2": "Dana", "e3": "Ömer"}
    people = (await database.tournaments.beside(tournament_id)).people
    assert [people[entrant].discord_id for entrant in ("e1", "e2", "e3")] == [None, 55, 56]
    assert people["e2"] == dana


async def test_each_has_its_rows_beside_the_log_and_knows_them_when_it_says_what_is_posted(database: Database) -> None:
    async def told(command: Done, where: str, beside: Beside) -> Sequence[Post]:
        people = {entrant: person.name for entrant, person in beside.people.items()}
        return [Post({"where": where, "title": beside.row.title, "people": people}, channel_id=int(command.command_id))]

    entered = done("7", 1, registered(1), newcomers={"e1": Newcomer("Li")}, bindings=Bindings(title="Renamed"))
    tournament_id = await write(database, done("6", 0, created("Spring")), entered, posts=told)
    rows = await database.outbox.pending(tournament_id)
    assert [(row.command_id, row.post.channel_id, row.created_at) for row in rows] == [
        ("6", 6, moment(9)),
        ("7", 7, moment(9)),
    ]
    assert [row.post.payload for row in rows] == [
        {"where": tournament_id, "title": "Spring", "people": {}},
        {"where": tournament_id, "title": "Renamed", "people": {"e1": "Li"}},
    ]


async def test_what_was_created_before_is_not_created_again(database: Database) -> None:
    first = await write(database, done("c1", 0, created()))
    with pytest.raises(AlreadyDoneError) as caught:
        await write(database, done("c1", 0, created()))
    assert (caught.value.tournament_id, caught.value.command_id) == (first, "c1")
    assert [row.id for row in await database.tournaments.all()] == [first]


async def test_where_somebody_else_wrote_meanwhile_nothing_is_kept(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [OPENED])
    newcomer = {"e1": Newcomer("Li", account=57)}
    with pytest.raises(StaleWriteError) as stale:
        await write(database, done("c3", 1, registered(1), newcomers=newcomer), tournament_id="t1")
    assert (stale.value.expected, stale.value.actual) == (1, 2)
    with pytest.raises(AlreadyDoneError):
        await write(database, done("c2", 1, OPENED), tournament_id="t1")
    assert await database.log.head("t1") == 2
    assert await database.people.find_discord(57) is None


async def test_where_one_of_them_cannot_be_posted_none_is_kept(database: Database) -> None:
    await begin(database)

    async def speechless(command: Done, _where: str, _beside: Beside) -> Sequence[Post]:
        if command.command_id == "c3":
            raise LookupError(command.command_id)
        return [Post({}, channel_id=1)]

    with pytest.raises(LookupError):
        await write(database, done("c2", 1, OPENED), done("c3", 2, registered(1)), tournament_id="t1", posts=speechless)
    assert await database.log.head("t1") == 1
    assert await database.outbox.pending() == []


async def test_only_a_tournament_that_is_there_is_gone_on_with_and_only_creation_begins_one(database: Database) -> None:
    with pytest.raises(UnknownTournamentError):
        await write(database, done("c2", 1, OPENED), tournament_id="t9")
    with pytest.raises(ValueError, match="begins with TournamentCreated"):
        await write(database, done("c1", 0, OPENED))
    assert await database.tournaments.all() == []
