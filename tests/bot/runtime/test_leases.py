"""Of several processes with one database one works; the next takes over when it ends or dies."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bot.runtime.leases import BEAT, LOOK, SILENCE, Leaseholder, until_it_may_be_migrated
from bot.runtime.process_table import ProcessTable
from bot.shards.plan import shards_of
from storage.database import Database
from storage.errors import LeaseLostError
from storage.leases import Lease
from storage.migrations import known_versions
from tests.bot.machines import NO_FACTS, Machine
from tests.bot.pulses import Still
from tests.case_files import PROJECT
from tests.patience import SECONDS
from tests.postgres.databases import Place
from tests.storage.samples import NOON, begin

LATEST = 30
"""Seconds after a death within which another process has to have taken over."""


KILLED = """
import asyncio, os, signal
from sqlalchemy import text
from bot.runtime.leases import Leaseholder
from storage.database import Database

async def main():
    database = await Database.open({place!r})
    await Leaseholder(database).take()
    before = text("UPDATE alembic_version SET version_num = '{before}'")
    await database.connections.write(lambda connection: connection.execute(before))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


class Process:
    """One of several processes, with its own connections and heartbeat; `told` is what it reported to its host."""

    def __init__(
        self, database: Database, who: str, table: ProcessTable | None = None, shards: str = "", agreed: str = ""
    ) -> None:
        self.database = database
        self.pulse = Still()
        self.told: list[str] = []
        self.leaseholder = Leaseholder(
            database,
            shards_of(shards) if shards else None,
            agreed=agreed,
            pulse=self.pulse,
            who=who,
            told=self.told.append,
            table=table,
        )
        self.at_work = False
        self.life = asyncio.create_task(self._live())

    async def _live(self) -> None:
        await self.leaseholder.take()
        self.at_work = True
        await self.leaseholder.keep()

    async def end(self) -> None:
        """Stop it in an orderly way."""
        await self.die()
        await self.leaseholder.release()

    async def die(self) -> None:
        """Stop its heartbeat without releasing the lease, as a crash does."""
        self.life.cancel()
        with suppress(asyncio.CancelledError, LeaseLostError):
            await self.life


async def seconds(number: int, *alive: Process) -> None:
    """Let time pass for those who live."""
    for _ in range(number):
        for process in alive:
            await process.pulse.pass_by(1.0, process.life)


Start = Callable[..., Awaitable[Process]]


@pytest.fixture
async def start(place: Place) -> AsyncIterator[Start]:
    """Starts processes on one database; each is at work or waits when it is there."""
    started: list[Process] = []

    async def one_more(who: str, table: ProcessTable | None = None, shards: str = "", agreed: str = "") -> Process:
        process = Process(await Database.open(place), who, table, shards, agreed)
        started.append(process)
        await process.pulse.asleep(process.life)
        return process

    yield one_more
    for process in started:
        await process.die()
        await process.database.close()


async def test_the_second_waits_and_says_who_is_at_work(start: Start) -> None:
    first, second = await start("process 1 on alpha"), await start("process 2 on beta")
    await seconds(600, first, second)
    assert (first.at_work, second.at_work) == (True, False)
    (told,) = second.told
    assert "process 1 on alpha" in told
    assert "takes over automatically" in told
    assert first.told == []


async def test_what_is_given_back_is_taken_at_the_next_look(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await first.end()
    await seconds(round(LOOK), second)
    assert second.at_work


async def test_after_a_death_the_next_takes_over_within_half_a_minute(start: Start) -> None:
    for passed in range(round(BEAT)):
        first, second = await start(f"first {passed}"), await start(f"second {passed}")
        await seconds(20 + passed, first, second)
        await first.die()
        await seconds(LATEST, second)
        assert second.at_work
        assert f"No heartbeat of first {passed}" in second.told[-1]
        await second.end()


async def test_whoever_is_proved_to_have_ended_is_not_waited_for(start: Start) -> None:
    machine = Machine()
    first = await start("1", machine.table(pid=1))
    second = await start("2", machine.table(pid=2))
    await first.die()
    del machine.processes[1]
    await seconds(round(LOOK), second)
    assert second.at_work
    assert second.told[-1] == "1 has ended without releasing its lease; this one takes over."

    await second.die()
    del machine.processes[2]
    third = await start("3", machine.table(pid=3))
    assert third.at_work, "nobody alive was found, so there was nothing to wait for"
    assert len(third.told) == 1


async def test_a_number_that_is_used_again_proves_that_its_first_process_has_ended(start: Start) -> None:
    machine = Machine()
    await (await start("1", machine.table(pid=7))).die()
    machine.processes[7] += 1
    assert (await start("2", machine.table(pid=2))).at_work


@pytest.mark.parametrize("doubt", ["stopped", "elsewhere", "no facts here", "no facts there"])
async def test_in_doubt_silence_is_waited_for(start: Start, doubt: str) -> None:
    machine, other = Machine(), Machine("elsewhere")
    first = await start("1", NO_FACTS if doubt == "no facts there" else machine.table(pid=1))
    tables = {"elsewhere": other.table(pid=2), "no facts here": NO_FACTS}
    await first.die()
    if doubt != "stopped":
        machine.processes.clear()
    second = await start("2", tables.get(doubt) or machine.table(pid=2))
    await seconds(round(SILENCE) - 1, second)
    assert not second.at_work
    await seconds(round(LOOK) + 1, second)
    assert second.at_work


async def test_tables_may_be_changed_at_once_after_an_older_version_was_killed(place: Place) -> None:
    program = KILLED.format(place=str(place), before=known_versions()[-2])
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", program, cwd=PROJECT)
    assert await killed.wait() == -signal.SIGKILL
    told = list[str]()
    async with asyncio.timeout(SECONDS):  # in its own time none passes
        await until_it_may_be_migrated(str(place), Still(), told.append)
    assert len(told) == 1
    assert "has ended without releasing its lease" in told[0]


async def test_a_late_heartbeat_is_no_death(start: Start) -> None:
    first, second = await start("1"), await start("2")
    for _ in range(5):
        await seconds(round(SILENCE - BEAT), second)
        await seconds(round(SILENCE - BEAT), first)
    assert not second.at_work


async def test_of_many_that_wait_one_takes_over(start: Start) -> None:
    first = await start("1")
    others = [await start(f"{number}") for number in range(2, 6)]
    await first.die()
    await seconds(LATEST, *others)
    assert [other.at_work for other in others].count(True) == 1


async def test_the_clocks_of_hosts_do_not_matter(start: Start) -> None:
    """Heartbeats are counted, and each process measures silence with its own clock."""
    first = await start("1")
    first.pulse._now += 1e9
    second = await start("2")
    await seconds(100, first, second)
    assert not second.at_work


async def test_whoever_was_frozen_can_write_nothing_any_more(start: Start) -> None:
    first, second = await start("1"), await start("2")
    await seconds(LATEST, second)
    assert second.at_work

    first.pulse._now += LATEST
    with pytest.raises(LeaseLostError) as lost:
        await begin(first.database)
    assert lost.value.by == "2"
    await begin(second.database)
    await seconds(round(BEAT), first)
    assert first.life.done()
    with pytest.raises(LeaseLostError):
        await first.life
    await seconds(LATEST, second)
    assert not second.life.done()


@pytest.mark.parametrize("is_older", [False, True])
async def test_tables_are_not_changed_while_an_older_version_works(start: Start, place: Place, is_older: bool) -> None:
    first = await start("1")
    if is_older:
        before = text(f"UPDATE alembic_version SET version_num = '{known_versions()[-2]}'")  # noqa: S608 - a number
        await first.database.connections.write(lambda connection: connection.execute(before))
    pulse, told = Still(), list[str]()
    waiting = asyncio.create_task(until_it_may_be_migrated(str(place), pulse, told.append))
    for _ in range(60):
        await pulse.pass_by(1.0, waiting)
        await seconds(1, first)
    assert waiting.done() != is_older
    await first.die()
    for _ in range(LATEST):
        await pulse.pass_by(1.0, waiting)
    await waiting
    assert len(told) == (2 if is_older else 0)


async def test_a_database_that_is_not_there_yet_may_be_made(tmp_path: Path) -> None:
    await until_it_may_be_migrated(str(tmp_path / "herald.db"), Still())
    assert not (tmp_path / "herald.db").exists()


async def test_a_heartbeat_that_cannot_be_written_ends_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_arguments: object) -> None:
        raise OperationalError("UPDATE leases", {}, Exception("database is locked"))

    first, second = await start("1"), await start("2")
    monkeypatch.setattr(first.database.leases, "beat", busy)
    await seconds(12, first, second)
    monkeypatch.undo()
    await seconds(60, first, second)
    assert not first.life.done()
    assert not second.at_work


async def test_processes_with_other_shards_work_side_by_side(start: Start) -> None:
    first, second = await start("1", shards="0-3 of 6"), await start("2", shards="4,5 of 6")
    await seconds(60, first, second)
    assert (first.at_work, second.at_work) == (True, True)
    assert (first.told, second.told) == ([], [])
    for process in (first, second):
        await process.database.people.guest("Ana")
        assert not process.database.connections.may_cache


async def test_one_process_with_all_shards_works_alone(start: Start) -> None:
    only = await start("1", shards="0-5 of 6")
    assert only.database.connections.may_cache


async def test_a_standby_takes_all_shards_of_the_dead_within_twenty_seconds(start: Start) -> None:
    first, other, standby = [await start(words, shards=f"{words} of 6") for words in ("0-3", "4,5", "0-3")]
    standby.told.clear()
    await seconds(60, first, other, standby)
    assert (first.at_work, other.at_work, standby.at_work) == (True, True, False)
    await first.die()
    await seconds(20, other, standby)
    assert standby.at_work
    assert standby.told == ["No heartbeat of 0-3 for 15 seconds; this one takes over."]
    assert len(await standby.database.leases.all()) == len(["bot", *range(6)])


async def test_a_standby_takes_released_shards_at_the_next_look(start: Start) -> None:
    first, standby = await start("1", shards="0-3 of 6"), await start("2", shards="0-3 of 6")
    (told,) = standby.told
    assert "Another Herald runs shard 0: 1, since" in told
    await first.end()
    await seconds(round(LOOK), standby)
    assert standby.at_work


async def test_shards_of_a_process_proved_to_have_ended_are_taken_at_once(start: Start) -> None:
    machine = Machine()
    first = await start("1", machine.table(pid=1), "0-3 of 6")
    standby = await start("2", machine.table(pid=2), "0-3 of 6")
    await first.die()
    del machine.processes[1]
    await seconds(round(LOOK), standby)
    assert standby.at_work
    assert standby.told[-1] == "1 has ended without releasing its lease; this one takes over."


async def test_a_process_waits_until_all_of_its_shards_are_free_and_takes_none_before(start: Start) -> None:
    first, second = await start("1", shards="0,1 of 3"), await start("2", shards="1,2 of 3")
    await seconds(30, first, second)
    assert (first.at_work, second.at_work) == (True, False)
    third = await start("3", shards="2 of 3")
    assert third.at_work
    await first.end()
    await seconds(10, second, third)
    assert not second.at_work
    await third.end()
    await seconds(round(LOOK), second)
    assert second.at_work


async def test_of_many_standbys_one_takes_the_shards(start: Start) -> None:
    first = await start("1", shards="0,1 of 2")
    others = [await start(f"{number}", shards="0,1 of 2") for number in range(2, 6)]
    await first.die()
    await seconds(LATEST, *others)
    assert [other.at_work for other in others].count(True) == 1


async def test_a_frozen_process_with_shards_writes_nothing_any_more(start: Start) -> None:
    first, other, standby = [await start(words, shards=f"{words} of 3") for words in ("0,1", "2", "0,1")]
    await seconds(LATEST, other, standby)
    assert standby.at_work
    first.pulse._now += LATEST
    with pytest.raises(LeaseLostError) as lost:
        await begin(first.database)
    assert (lost.value.name, lost.value.by) == ("shard 0", "0,1")
    await begin(standby.database)
    await seconds(round(BEAT), first)
    with pytest.raises(LeaseLostError):
        await first.life


async def test_a_standby_that_was_suspended_takes_nobody_for_dead(start: Start) -> None:
    first, standby = await start("1", shards="0 of 2"), await start("2", shards="0 of 2")
    for process in (standby, first):
        process.pulse._now += 10 * SILENCE
    await seconds(round(3 * SILENCE), standby, first)
    assert not standby.at_work


@pytest.mark.parametrize("shards,agreed", [("0-4 of 5", "a"), ("0-2 of 6", "b")])
async def test_another_number_of_shards_or_version_waits_until_all_have_ended(
    start: Start, shards: str, agreed: str
) -> None:
    first, second = await start("1", None, "0-2 of 6", "a"), await start("2", None, "3-5 of 6", "a")
    newer = await start("3", None, shards, agreed)
    await seconds(60, first, second, newer)
    assert not newer.at_work
    assert "processes that share it in 6 shards" in newer.told[0]
    await first.end()
    await seconds(10, second, newer)
    assert not newer.at_work
    await second.end()
    await seconds(round(LOOK), newer)
    assert newer.at_work


@pytest.mark.parametrize("is_proved", [True, False])
async def test_another_version_takes_over_once_all_have_died(start: Start, is_proved: bool) -> None:
    machine = Machine()
    for number, words in enumerate(("0-2 of 6", "3-5 of 6")):
        await (await start(words, machine.table(pid=number), words, "a")).die()
    if is_proved:
        machine.processes.clear()
    newer = await start("newer", machine.table(pid=9), "0-5 of 6", "b")
    assert newer.at_work == is_proved
    await seconds(20, newer)
    assert newer.at_work


async def test_a_process_without_shards_waits_for_all_and_they_for_it(start: Start) -> None:
    first, second = await start("1", shards="0 of 2"), await start("2", shards="1 of 2")
    alone = await start("alone")
    await seconds(60, first, second, alone)
    assert not alone.at_work
    await first.end()
    await second.die()
    await seconds(20, alone)
    assert alone.at_work
    assert len(await alone.database.leases.all()) == 1
    third = await start("3", shards="0 of 2")
    await seconds(60, alone, third)
    assert not third.at_work
    await alone.end()
    await seconds(round(LOOK), third)
    assert third.at_work


async def test_processes_of_a_version_that_handed_shards_out_are_waited_for(start: Start, place: Place) -> None:
    """Their shards have no heartbeat of their own, and they hold the whole bot under another name."""
    async with await Database.open(place) as database:
        names = {"bot": "6 shards, a", "process 1f3a": "1f3a", "shard 0": "1f3a"}
        older = [Lease(name, holder, "older", NOON) for name, holder in names.items()]
        assert await database.leases.take(older)
        waiting = [await start("1", None, "0 of 6", "a"), await start("2")]
        for _ in range(60):
            await seconds(1, *waiting)
            await database.leases.beat(older[:2])
        assert not any(process.at_work for process in waiting)
        await seconds(20, waiting[0])
        assert waiting[0].at_work
