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
from storage.database import Database
from storage.errors import LeaseLostError
from storage.migrations import known_versions
from tests.bot.machines import NO_FACTS, Machine
from tests.bot.pulses import Still
from tests.case_files import PROJECT
from tests.patience import SECONDS
from tests.postgres.databases import Place
from tests.storage.samples import begin

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

    def __init__(self, database: Database, who: str, table: ProcessTable | None = None) -> None:
        self.database = database
        self.pulse = Still()
        self.told: list[str] = []
        self.leaseholder = Leaseholder(database, pulse=self.pulse, who=who, told=self.told.append, table=table)
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

    async def one_more(who: str, table: ProcessTable | None = None) -> Process:
        process = Process(await Database.open(place), who, table)
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
