"""Several commands written in one transaction: all of them, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from formats.core.events import Event, PhaseChanged
from storage.database import Database
from storage.errors import AlreadyDoneError, StaleWriteError, UnknownPersonError, UnknownTournamentError
from storage.log import LogEntry, numbered
from storage.outbox import Post
from storage.people import Newcomer, Person
from storage.tournaments import Bindings
from tests.storage.samples import ENGINE, append, begin, created, moment, registered

OPENED = PhaseChanged(phase="registration")


def entry(command_id: str, after: int, *events: Event, **more: Any) -> LogEntry:
    return LogEntry(numbered(events, after=after, command_id=command_id, actor="p1", at=moment(after)), **more)


async def write(database: Database, tournament_id: str, *entries: LogEntry, **more: Any) -> None:
    await database.log.write(tournament_id, entries, engine=ENGINE, at=moment(9), **more)


async def names(database: Database, tournament_id: str) -> Mapping[str, str]:
    beside = await database.tournaments.beside(tournament_id)
    return {entrant: person.name for entrant, person in beside.people.items()}


def behind(people: tuple[Person, ...]) -> Bindings:
    return Bindings(entrants={f"e{number}": person.id for number, person in enumerate(people, 1)})


async def test_a_new_tournament_is_begun_by_the_first_of_them_and_all_are_in_its_log(database: Database) -> None:
    await database.tournaments.next_id()
    first, second = entry("c1", 0, created("Autumn Open")), entry("c2", 1, OPENED, registered(1))
    await write(database, "t2", first, second)
    row = await database.tournaments.get("t2")
    assert (row.title, row.phase, row.created_at) == ("Autumn Open", "draft", moment(9))
    assert await database.log.load("t2") == [*first.records, *second.records]
    assert await database.log.engine("t2") == ENGINE


async def test_they_go_on_with_the_log_of_a_tournament_that_is_there(database: Database) -> None:
    await begin(database)
    await write(database, "t1", entry("c2", 1, OPENED), entry("c3", 2, registered(1)))
    assert [record.command_id for record in await database.log.load("t1")] == ["create t1", "c2", "c3"]
    assert [row.id for row in await database.tournaments.all()] == ["t1"]


async def test_behind_new_entrants_are_guests_and_people_with_accounts_known_here_or_not(database: Database) -> None:
    dana = await database.people.for_discord(55, "Dana")
    asked = [Newcomer("Li"), Newcomer("D.", account=55), Newcomer("Ömer", account=56), Newcomer("Ö.", account=56)]
    reserved = await database.people.reserve(asked)
    assert [person.name for person in reserved.behind] == ["Li", "Dana", "Ömer", "Ömer"]
    assert [person.name for person in reserved.new] == ["Li", "Ömer"]
    assert await database.people.find_discord(56) is None
    three = entry("c2", 1, *(registered(number) for number in (1, 2, 3)), bindings=behind(reserved.behind[:3]))
    await write(database, "t1", entry("c1", 0, created()), three, people=reserved.new)
    assert await names(database, "t1") == {"e1": "Li", "e2": "Dana", "e3": "Ömer"}
    people = (await database.tournaments.beside("t1")).people
    assert [people[entrant].discord_id for entrant in ("e1", "e2", "e3")] == [None, 55, 56]
    assert people["e2"] == dana
    assert (await database.people.guest("next")).id not in {person.id for person in people.values()}


async def test_a_reserved_id_is_given_to_nobody_else(database: Database) -> None:
    reserved = await database.people.reserve([Newcomer("Li"), Newcomer("Bo")])
    guest = await database.people.guest("Dana")
    assert [person.id for person in (*reserved.new, guest)] == ["p1", "p2", "p3"]
    assert (await database.people.reserve([])).new == ()


async def test_each_has_its_rows_beside_the_log_and_its_posts(database: Database) -> None:
    posts = [Post({"n": 1}, channel_id=7)]
    entered = entry("7", 1, registered(1), bindings=Bindings(title="Renamed"), posts=posts)
    await write(database, "t1", entry("6", 0, created("Spring"), posts=posts), entered)
    rows = await database.outbox.pending("t1")
    assert [(row.command_id, row.post.channel_id, row.created_at) for row in rows] == [
        ("6", 7, moment(9)),
        ("7", 7, moment(9)),
    ]
    assert (await database.tournaments.get("t1")).title == "Renamed"


async def test_what_was_created_before_is_not_created_again_unless_it_is_imported(database: Database) -> None:
    await write(database, "t1", entry("c1", 0, created()))
    with pytest.raises(AlreadyDoneError) as caught:
        await write(database, "t2", entry("c1", 0, created()))
    assert (caught.value.tournament_id, caught.value.command_id) == ("t1", "c1")
    assert [row.id for row in await database.tournaments.all()] == ["t1"]
    await write(database, "t2", entry("c1", 0, created()), is_import=True)
    assert len(await database.tournaments.all()) == 2


async def test_where_somebody_else_wrote_meanwhile_nothing_is_kept(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [OPENED])
    reserved = await database.people.reserve([Newcomer("Li", account=57)])
    with pytest.raises(StaleWriteError) as stale:
        await write(database, "t1", entry("c3", 1, registered(1), bindings=behind(reserved.new)), people=reserved.new)
    assert (stale.value.expected, stale.value.actual) == (1, 2)
    with pytest.raises(AlreadyDoneError):
        await write(database, "t1", entry("c2", 1, OPENED))
    assert await database.log.head("t1") == 2
    assert await database.people.find_discord(57) is None


async def test_where_an_account_got_a_person_meanwhile_nothing_is_kept_and_it_is_to_be_decided_again(
    database: Database,
) -> None:
    await begin(database)
    reserved = await database.people.reserve([Newcomer("Li", account=57), Newcomer("Bo")])
    came = await database.people.for_discord(57, "Li")
    with pytest.raises(StaleWriteError):
        await write(database, "t1", entry("c2", 1, registered(1)), people=reserved.new)
    assert await database.log.head("t1") == 1
    again = await database.people.reserve([Newcomer("Li", account=57)])
    assert (again.behind, again.new) == ((came,), ())


async def test_where_one_of_them_cannot_be_posted_none_is_kept(database: Database) -> None:
    await begin(database)
    to_nobody = [Post({}, person_id="p77")]
    with pytest.raises(UnknownPersonError):
        await write(
            database,
            "t1",
            entry("c2", 1, OPENED, posts=[Post({}, channel_id=1)]),
            entry("c3", 2, registered(1), posts=to_nobody),
        )
    assert await database.log.head("t1") == 1
    assert await database.outbox.pending() == []


async def test_only_a_tournament_that_is_there_is_gone_on_with_and_only_creation_begins_one(database: Database) -> None:
    with pytest.raises(UnknownTournamentError):
        await write(database, "t9", entry("c2", 1, OPENED))
    with pytest.raises(ValueError, match="begins with TournamentCreated"):
        await write(database, "t1", entry("c1", 0, OPENED))
    assert await database.tournaments.all() == []
