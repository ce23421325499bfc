"""The cache of tournaments, with both ways of learning about changes: what it evicts, and what it never loses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.service.clock import SystemClock
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from bot.service.tournament_cache import MOST_BYTES, TournamentCache, size_of
from formats import registry
from formats.core.commands import (
    CloseRegistration,
    Command,
    CreateTournament,
    OpenRegistration,
    RegisterEntrants,
    UndoCommand,
)
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from storage.database import Database
from storage.errors import UnknownTournamentError, UnreadableEventError
from storage.log import EventLog
from storage.people import People, Person
from storage.snapshots import Snapshots
from storage.tournaments import Bindings, Staff, Tournaments
from tests.bot.inline_decider import InlineDecider

CREATE = CreateTournament(title="Cup", stages=(StagePlan(system="round_robin", title="Cup"),), seed="0123456789")


async def service_with(place: Path, tournaments: int) -> Service:
    """A process with so many tournaments, each of which is being prepared."""
    database = await Database.open(place / "herald.db")
    made = Service(database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
    director = await database.people.for_discord(1, "Omar")
    for number in range(tournaments):
        bindings = Bindings(guild_id=1, channel_id=2, staff_added=(Staff(director.id, "director"),))
        step = Step(CREATE, bindings=bindings)
        await made.create(Order.of(step, actor=director.id, command_id=CommandId(f"create{number}")))
    return made


async def test_those_nobody_asked_for_longest_are_let_go(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 3)
    memory = TournamentCache(service.database, most_bytes=3 * size_of(await service.loaded("t1")) + 100)
    lines = len((await memory.loaded("t1")).records)
    assert lines == 1
    await memory.loaded("t2")
    await memory.loaded("t3")
    await memory.loaded("t1")
    await service.carry_out("t2", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    assert not await memory.is_head(await memory.loaded("t2"))
    await memory.loaded("t2")
    assert [memory.known(name) is None for name in ("t1", "t2", "t3")] == [False, False, True]
    await service.database.close()


async def test_the_one_asked_for_last_stays_however_long_its_log(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    memory = TournamentCache(service.database, most_bytes=0)
    await memory.loaded("t1")
    assert await memory.loaded("t2") is await memory.loaded("t2")
    assert memory.known("t1") is None
    await service.database.close()


async def test_one_that_was_let_go_is_read_as_it_stands(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    service._cache = TournamentCache(service.database, most_bytes=1)
    change = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    await service.loaded("t2")
    assert service._cache.known("t1") is None
    assert (await service.loaded("t1")).state == change.after
    again = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    assert again.repeated
    await service.database.close()


async def test_what_another_process_has_written_is_seen_where_the_log_is_asked_how_far_it_is(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    memory = TournamentCache(service.database)
    before, beside = await memory.loaded("t1"), await memory.loaded("t2")
    change = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    assert await memory.loaded("t1") is before  # no notice of the change was given
    now = await memory.current("t1")
    assert now.state == change.after
    assert await memory.current("t1") is await memory.loaded("t1") is now
    assert await memory.current("t2") is beside
    await service.database.close()


async def test_who_has_read_further_meanwhile_is_not_let_go_for_somebody_elses_old_reading(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 1)
    memory = TournamentCache(service.database)
    before = await memory.loaded("t1")
    await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    now = await memory.current("t1")
    assert not await memory.is_head(before)
    assert memory.known("t1") is now
    await service.database.close()


class CertainGuard:
    """Guard of a process that is certain to be the only writer."""

    is_certain = True


async def test_a_process_that_writes_alone_does_not_ask_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await service_with(tmp_path, 1)
    memory = TournamentCache(service.database)
    kept = await memory.loaded("t1")
    asked: list[str] = []
    head = EventLog.head

    async def counted(self: EventLog, tournament_id: str) -> int:
        asked.append(tournament_id)
        return await head(self, tournament_id)

    monkeypatch.setattr(EventLog, "head", counted)
    monkeypatch.setattr(service.database.connections, "guard", CertainGuard())
    assert await memory.current("t1") is kept
    assert asked == []
    monkeypatch.setattr(service.database.connections, "guard", None)
    assert await memory.current("t1") is kept
    assert asked == ["t1"]
    await service.database.close()


async def test_what_is_done_while_a_tournament_is_read_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, reading = await held_while_read(tmp_path, monkeypatch)
    change = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    assert (await reading()).state.version == change.after.version
    await service.database.close()


async def test_nor_if_it_was_let_go_again_before_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, reading = await held_while_read(tmp_path, monkeypatch)
    change = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    service._cache.drop("t1")
    assert (await reading()).state.version == change.after.version
    await service.database.close()


async def held_while_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Service, Callable[[], Awaitable[LoadedTournament]]]:
    """A process that is in the middle of reading a tournament, and how to let it go on to the end."""
    old = await service_with(tmp_path, 1)
    fresh = Service(old.database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
    real, reading, done = fresh._cache.people.named, asyncio.Event(), asyncio.Event()

    async def named(people: Collection[str]) -> Mapping[str, Person]:
        if not reading.is_set():
            reading.set()
            await done.wait()
        return await real(people)

    monkeypatch.setattr(fresh._cache.people, "named", named)
    read = asyncio.create_task(fresh.loaded("t1"))
    await reading.wait()

    async def go_on() -> LoadedTournament:
        done.set()
        await read
        return await fresh.loaded("t1")

    return fresh, go_on


async def test_who_comes_in_is_known_without_reading_everybody_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await service_with(tmp_path, 1)
    await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    read: list[str] = []
    beside = Tournaments.beside

    async def counted(self: Tournaments, tournament_id: str) -> object:
        read.append(tournament_id)
        return await beside(self, tournament_id)

    monkeypatch.setattr(Tournaments, "beside", counted)
    for number in range(2, 5):
        person = await service.database.people.for_discord(number, f"Player {number}")
        command = RegisterEntrants(entrants=(EntrantData(),))
        order = Order.of(Step(command, people=(person.id,)), actor=person.id, command_id=CommandId(f"enter{number}"))
        change = await service.carry_out("t1", order)
        assert [person.name for person in change.loaded.people.values()][-1] == f"Player {number}"
    assert not read
    kept = await service.loaded("t1")
    fresh = await TournamentCache(service.database).read("t1")
    assert (kept.row, dict(kept.people), kept.staff) == (fresh.row, dict(fresh.people), fresh.staff)
    assert kept.row.phase == "registration"
    await service.database.close()


async def test_who_was_written_down_a_moment_ago_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = await service_with(tmp_path, 1)
    monkeypatch.setattr(People, "many", not_to_be_read)
    everybody = await asyncio.gather(*(service.person(number, f"Player {number}") for number in range(2, 12)))
    renamed = await service.person(2, "Ann")
    memory = service._cache
    assert await memory.people.named([person.id for person in everybody]) == {
        person.id: person for person in (renamed, *everybody[1:])
    }
    await service.database.close()


async def not_to_be_read(_people: People, _ids: object) -> NoReturn:
    raise AssertionError("everybody is known")


@pytest.mark.parametrize("who", ["they", "anybody"])
async def test_whoever_was_changed_elsewhere_while_they_were_written_down_is_read(tmp_path: Path, who: str) -> None:
    service = await service_with(tmp_path, 1)
    memory, people = service._cache, service.database.people

    async def written() -> Person:
        person = await people.for_discord(2, "Ann")
        await people.rename(person.id, "Anna")
        if who == "they":
            memory.changed_person(person.id)
        else:
            memory.forget()
        return person

    person = await memory.met(written)
    assert (await memory.people.named([person.id]))[person.id].name == "Anna"
    await service.database.close()


async def test_rows_that_were_read_before_somebody_came_in_do_not_hide_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await service_with(tmp_path, 1)
    await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    person = await service.database.people.for_discord(2, "Ann")
    has_read, may_go_on = asyncio.Event(), asyncio.Event()
    beside = Tournaments.beside

    async def slowly(self: Tournaments, tournament_id: str) -> object:
        found = await beside(self, tournament_id)
        has_read.set()
        await may_go_on.wait()
        return found

    monkeypatch.setattr(Tournaments, "beside", slowly)
    reading = asyncio.create_task(service.refresh("t1"))
    await has_read.wait()
    command = RegisterEntrants(entrants=(EntrantData(),))
    await service.carry_out(
        "t1", Order.of(Step(command, people=(person.id,)), actor=person.id, command_id=CommandId("enter"))
    )
    may_go_on.set()
    assert [somebody.name for somebody in (await reading).people.values()] == ["Ann"]
    await service.database.close()


async def test_where_nobody_comes_in_everybodys_names_need_not_be_found_out_anew(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 1)
    await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    person = await service.database.people.for_discord(2, "Ann")
    command = RegisterEntrants(entrants=(EntrantData(),))
    await service.carry_out(
        "t1", Order.of(Step(command, people=(person.id,)), actor=person.id, command_id=CommandId("enter"))
    )
    before = (await service.loaded("t1")).people
    await service.carry_out("t1", Order.of(CloseRegistration(), actor="p1", command_id=CommandId("close")))
    assert (await service.loaded("t1")).people is before
    assert [somebody.name for somebody in before.values()] == ["Ann"]
    await service.database.close()


class Reader:
    """A cache in another process than the one that writes; notifications call `tournament_changed_elsewhere`."""

    def __init__(self, database: Database, *, notified: bool, most_bytes: int = MOST_BYTES) -> None:
        self.cache = TournamentCache(database, notified=notified, most_bytes=most_bytes)
        self.notified = notified

    def tournament_changed_elsewhere(self, tournament: str) -> None:
        if self.notified:
            self.cache.changed(tournament)

    def person_changed_elsewhere(self, person: str) -> None:
        if self.notified:
            self.cache.changed_person(person)

    @property
    def there(self) -> list[str]:
        """The tournaments that are in the cache."""
        return list(self.cache._entries)


both_ways = pytest.mark.parametrize("notified", [True, False], ids=["notified", "asking"])


async def act(service: Service, tournament: str, command: Command, command_id: str) -> Change:
    return await service.carry_out(tournament, Order.of(command, actor="p1", command_id=CommandId(command_id)))


async def signed_up(service: Service, tournament: str, *names: str) -> None:
    """Open registration and enter people with these names."""
    await act(service, tournament, OpenRegistration(), f"open {tournament}")
    for name in names:
        person = await service.database.people.guest(name)
        step = Step(RegisterEntrants(entrants=(EntrantData(),)), people=(person.id,))
        await service.carry_out(tournament, Order.of(step, actor="p1", command_id=CommandId(f"{tournament} {name}")))


def same(loaded: LoadedTournament, other: LoadedTournament) -> bool:
    """Are these two equal in everything that is shown or written, and in their sizes?"""
    return (loaded, loaded.command_ids, loaded.appearing, loaded.stored_bytes, loaded.head) == (
        (other, other.command_ids, other.appearing, other.stored_bytes, other.head)
    )


@both_ways
async def test_new_lines_are_folded_into_the_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, notified: bool
) -> None:
    service = await service_with(tmp_path, 1)
    reader = Reader(service.database, notified=notified)
    before = await reader.cache.loaded("t1")
    asked: list[int] = []
    written = EventLog.written

    async def counted(log: EventLog, tournament_id: str, *, after: int = 0) -> object:
        asked.append(after)
        return await written(log, tournament_id, after=after)

    monkeypatch.setattr(EventLog, "written", counted)
    await signed_up(service, "t1", "Ann", "Bo")
    reader.tournament_changed_elsewhere("t1")
    now = await reader.cache.loaded("t1")
    assert asked == [before.state.version]
    assert [person.name for person in now.people.values()] == ["Ann", "Bo"]
    assert now.state == (await service.loaded("t1")).state
    assert same(now, await TournamentCache(service.database).loaded("t1"))
    await service.database.close()


@both_ways
async def test_an_undo_of_older_lines_is_folded_into_the_entry(tmp_path: Path, *, notified: bool) -> None:
    service = await service_with(tmp_path, 1)
    reader = Reader(service.database, notified=notified)
    await signed_up(service, "t1", "Ann", "Bo")
    assert len((await reader.cache.loaded("t1")).state.entrants) == 2
    await act(service, "t1", UndoCommand(command_id="t1 Bo"), "undo")
    reader.tournament_changed_elsewhere("t1")
    now = await reader.cache.loaded("t1")
    assert list(now.state.entrants) == ["e1"]
    assert same(now, await TournamentCache(service.database).loaded("t1"))
    await service.database.close()


@both_ways
async def test_where_nothing_has_changed_it_is_the_same_object(tmp_path: Path, *, notified: bool) -> None:
    service = await service_with(tmp_path, 1)
    await signed_up(service, "t1", "Ann")
    reader = Reader(service.database, notified=notified)
    before = await reader.cache.loaded("t1")
    reader.tournament_changed_elsewhere("t1")
    assert await reader.cache.loaded("t1") is before
    await service.database.close()


@both_ways
async def test_a_new_name_is_read_and_nothing_else_is_another(tmp_path: Path, *, notified: bool) -> None:
    service = await service_with(tmp_path, 1)
    await signed_up(service, "t1", "Ann")
    reader = Reader(service.database, notified=notified)
    before = await reader.cache.loaded("t1")
    person = before.people["e1"].id
    await service.database.people.rename(person, "Anna")
    reader.person_changed_elsewhere(person)
    now = await reader.cache.loaded("t1")
    assert now.people["e1"].name == "Anna"
    assert (now.records, now.state, now.row) == (before.records, before.state, before.row)
    assert now.state is before.state
    await service.database.close()


@both_ways
async def test_the_bound_holds_under_load_and_what_is_in_use_stays(tmp_path: Path, *, notified: bool) -> None:
    service = await service_with(tmp_path, 12)
    large = 7
    await signed_up(service, f"t{large}", *(f"Player {number}" for number in range(40)))
    most = 5 * size_of(await service.loaded("t2"))
    reader = Reader(service.database, notified=notified, most_bytes=most)
    with reader.cache.in_use("t1"):
        with reader.cache.in_use("t1"):
            pass
        for turn in range(60):
            tournament = f"t{turn * 5 % 12 + 1}"
            await reader.cache.loaded(tournament)
            there = [reader.cache._entries[name] for name in reader.there]
            assert reader.cache._bytes == sum(map(size_of, there))
            assert there[-1].id == tournament
            assert reader.cache._bytes <= most or set(reader.there) <= {"t1", tournament}
            assert "t1" in reader.there
        for name in ("t2", "t3", "t4", "t5", "t2"):
            await reader.cache.loaded(name)
        assert reader.there == ["t1", "t3", "t4", "t5", "t2"]
    for name in ("t5", "t6", "t8"):
        await reader.cache.loaded(name)
    assert reader.there == ["t4", "t2", "t5", "t6", "t8"]
    assert not reader.cache._uses
    await service.database.close()


@both_ways
async def test_a_load_that_fails_keeps_nothing_and_the_next_one_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, notified: bool
) -> None:
    service = await service_with(tmp_path, 1)
    reader = Reader(service.database, notified=notified)
    with pytest.raises(UnknownTournamentError):
        await reader.cache.loaded("t9")
    await reader.cache.loaded("t1")
    await signed_up(service, "t1", "Ann")
    reader.tournament_changed_elsewhere("t1")
    for owner, name in (EventLog, "written"), (Tournaments, "beside"):
        with monkeypatch.context() as failing:
            failing.setattr(owner, name, unreadable)
            with pytest.raises(UnreadableEventError):
                await reader.cache.loaded("t1")
    assert reader.there == ["t1"]
    assert len((await reader.cache.loaded("t1")).state.entrants) == 1
    await service.database.close()


async def unreadable(*_arguments: object, **_options: object) -> NoReturn:
    raise UnreadableEventError("t1", 2, "X", "broken")


@both_ways
async def test_of_two_loads_the_one_with_more_lines_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, notified: bool
) -> None:
    service = await service_with(tmp_path, 1)
    reader = Reader(service.database, notified=notified)
    has_read, may_go_on, with_lines = asyncio.Event(), asyncio.Event(), Snapshots.with_lines

    async def slowly(snapshots: Snapshots, tournament_id: str, code: str) -> object:
        found = await with_lines(snapshots, tournament_id, code)
        if not has_read.is_set():
            has_read.set()
            await may_go_on.wait()
        return found

    monkeypatch.setattr(Snapshots, "with_lines", slowly)
    first = asyncio.create_task(reader.cache.loaded("t1"))
    await has_read.wait()
    change = await act(service, "t1", OpenRegistration(), "open")
    second = await reader.cache.loaded("t1")
    assert second.state == change.after
    may_go_on.set()
    assert await first == second
    assert reader.cache._entries["t1"] == second
    await service.database.close()


async def test_a_write_that_fails_leaves_the_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = await service_with(tmp_path, 1)
    before = await service.loaded("t1")
    with monkeypatch.context() as failing:
        failing.setattr(EventLog, "write", unreadable)
        with pytest.raises(UnreadableEventError):
            await act(service, "t1", OpenRegistration(), "open")
    assert await service.loaded("t1") is before
    assert (await act(service, "t1", OpenRegistration(), "open")).after.phase == "registration"
    await service.database.close()


@pytest.mark.parametrize("is_notified", [True, False])
async def test_what_another_process_writes_behind_a_command_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_notified: bool
) -> None:
    """Its lines may be notified, and read, before the command's own are given to the cache."""
    service = await service_with(tmp_path, 1)
    other = Service(service.database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
    await service.loaded("t1")
    write = EventLog.write

    async def beside(log: EventLog, *arguments: Any, **options: Any) -> None:
        await write(log, *arguments, **options)
        monkeypatch.undo()
        await act(other, "t1", CloseRegistration(), "close")
        if is_notified:
            service.tournament_changed_elsewhere("t1", None)
        else:
            await service.refresh("t1")

    monkeypatch.setattr(EventLog, "write", beside)
    await act(service, "t1", OpenRegistration(), "open")
    assert (await service.loaded("t1")).state == (await other.loaded("t1")).state
    await service.database.close()
