"""A real process is killed while it writes: what it said was accepted is there, and nothing is there in part."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from storage.check import find_problems
from storage.database import Database
from tests.case_files import PROJECT
from tests.postgres.databases import Place
from tests.storage.crash_writer import OVER
from tests.storage.samples import begin

RUNS = 4


@asynccontextmanager
async def started(place: Place) -> AsyncIterator[Process]:
    """Start the process that starts a writer for each number it reads."""
    starter = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.crash_writer", str(place), stdin=PIPE, stdout=PIPE, cwd=PROJECT
    )
    try:
        yield starter
    finally:
        assert starter.stdin is not None
        starter.stdin.close()
        await starter.wait()


async def killed_writer(starter: Process, run: int) -> list[tuple[str, int]]:
    """What a writer said was accepted before it was killed; each run is killed at another moment."""
    assert starter.stdin is not None
    assert starter.stdout is not None
    starter.stdin.write(f"{run}\n".encode())
    writer = int(await starter.stdout.readline())
    lines: list[bytes] = []
    async for line in starter.stdout:
        if line.decode() == f"{OVER}\n":
            break
        lines.append(line)
        if len(lines) == 1 + run * 3:
            await asyncio.sleep(run * 0.0011)
            os.kill(writer, signal.SIGKILL)
    # A last line without its end was being written when the process died: it may or may not count.
    return [(command, int(seq)) for command, seq in (line.decode().split("\t") for line in lines[:-1])]


@pytest.mark.slow
async def test_a_killed_writer_loses_nothing_accepted_and_leaves_nothing_half(place: Place) -> None:
    async with await Database.open(place) as database:
        await database.people.guest("Dana")
        await begin(database)
    async with started(place) as starter:
        accepted = [line for run in range(RUNS) for line in await killed_writer(starter, run)]
    assert len(accepted) >= sum(1 + run * 3 for run in range(RUNS))
    async with await Database.open(place) as database:
        assert await find_problems(database) == []
        records = await database.log.load("t1")
        assert [record.seq for record in records] == list(range(1, len(records) + 1))
        last = {record.command_id: record.seq for record in records}
        assert [last.get(command) for command, _ in accepted] == [seq for _, seq in accepted]
        written = [command for command in last if command.startswith("run")]
        assert len(written) - len(accepted) <= RUNS  # committed, and killed before saying so
        assert set(Counter(record.command_id for record in records if record.seq > 1).values()) == {3}
        queued = await database.connections.read(lambda read: read.exec_driver_sql("SELECT command_id FROM outbox"))
        posts = Counter(queued.scalars())
        assert posts == Counter(dict.fromkeys(written, 2))
        assert len((await database.tournaments.beside("t1")).people) == len(written)
