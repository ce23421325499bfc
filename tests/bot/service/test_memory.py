"""Which tournaments are in memory, and that nothing is lost by letting one go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from pathlib import Path
from typing import NoReturn

import pytest

from bot.service.clock import SystemClock
from bot.service.loaded import LoadedTournament
from bot.service.memory import Memory
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from bot.service.worker import InlineDecider
from formats import registry
from formats.core.commands import CloseRegistration, CreateTournament, OpenRegistration, RegisterEntrants
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from storage.database import Database
from storage.log import EventLog
from storage.people import People, Person
from storage.tournaments import Bindings, Staff, Tournaments

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
    memory = Memory(service.database, most_events=3)
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
    memory = Memory(service.database, most_events=0)
    await memory.loaded("t1")
    assert await memory.loaded("t2") is await memory.loaded("t2")
    assert memory.known("t1") is None
    await service.database.close()


async def test_one_that_was_let_go_is_read_as_it_stands(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    service._memory = Memory(service.database, most_events=1)
    change = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    await service.loaded("t2")
    assert service._memory.known("t1") is None
    assert (await service.loaded("t1")).state == change.after
    again = await service.carry_out("t1", Order.of(OpenRegistration(), actor="p1", command_id=CommandId("open")))
    assert again.repeated
    await service.database.close()


async def test_what_another_process_has_written_is_seen_where_the_log_is_asked_how_far_it_is(tmp_path: Path) -> None:
    service = await service_with(tmp_path, 2)
    memory = Memory(service.database)
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
    memory = Memory(service.database)
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
    memory = Memory(service.database)
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
    service._memory.drop("t1")
    assert (await reading()).state.version == change.after.version
    await service.database.close()


async def held_while_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Service, Callable[[], Awaitable[LoadedTournament]]]:
    """A process that is in the middle of reading a tournament, and how to let it go on to the end."""
    old = await service_with(tmp_path, 1)
    fresh = Service(old.database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
    real, reading, done = fresh._memory.named, asyncio.Event(), asyncio.Event()

    async def named(people: Collection[str]) -> Mapping[str, Person]:
        if not reading.is_set():
            reading.set()
            await done.wait()
        return await real(people)

    monkeypatch.setattr(fresh._memory, "named", named)
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
    fresh = await Memory(service.database).read("t1")
    assert (kept.row, dict(kept.people), kept.staff) == (fresh.row, dict(fresh.people), fresh.staff)
    assert kept.row.phase == "registration"
    await service.database.close()


async def test_who_was_written_down_a_moment_ago_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = await service_with(tmp_path, 1)
    monkeypatch.setattr(People, "many", not_to_be_read)
    everybody = await asyncio.gather(*(service.person(number, f"Player {number}") for number in range(2, 12)))
    renamed = await service.person(2, "Ann")
    memory = service._memory
    assert await memory.named([person.id for person in everybody]) == {
        person.id: person for person in (renamed, *everybody[1:])
    }
    await service.database.close()


async def not_to_be_read(_people: People, _ids: object) -> NoReturn:
    raise AssertionError("everybody is known")


@pytest.mark.parametrize("who", ["they", "anybody"])
async def test_whoever_was_changed_elsewhere_while_they_were_written_down_is_read(tmp_path: Path, who: str) -> None:
    service = await service_with(tmp_path, 1)
    memory, people = service._memory, service.database.people

    async def written() -> Person:
        person = await people.for_discord(2, "Ann")
        await people.rename(person.id, "Anna")
        if who == "they":
            memory.heard_of_person(person.id)
        else:
            memory.forget()
        return person

    person = await memory.met(written)
    assert (await memory.named([person.id]))[person.id].name == "Anna"
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
