"""How fast commands are stored and logs are read: one writer, every commit synced to the disk.

With the address of a database as argument, there; it must be empty. Without, in a new file. Fails where a command takes
more CPU than it may, or too few are stored a second when many wait.
"""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from bot.runtime.gc_tuning import spare_collector
from formats.core.events import Event
from storage.database import Database
from storage.outbox import Post
from storage.transfer import export_log, import_log
from tests.bench.figures import Figure, judged
from tests.storage.samples import NOON, append, begin, form

COMMANDS = 1_000
WAITING = 6_000
"""Commands given at once."""

EVENTS, TOGETHER, TRIES = (250, 1_000, 4_000), 50, 3
"""Lengths of logs that are read, written by so many events at a time."""

TOURNAMENTS = 100
"""Tournaments they belong to."""

MOST_CPU_MS = 0.5
"""CPU that one command may take on a machine that does nothing else."""

FEWEST_A_SECOND = 3_000
"""Commands that have to be stored in a second of CPU when many wait: how fast others are is no matter of ours."""


async def timed(work: Callable[[int], Awaitable[object]], times: int) -> list[float]:
    """Milliseconds of each call."""
    taken = []
    for number in range(1, times + 1):
        start = time.perf_counter()
        await work(number)
        taken.append((time.perf_counter() - start) * 1_000)
    return taken


def show(what: str, taken: list[float]) -> None:
    ordered = sorted(taken)
    p99 = ordered[int(len(ordered) * 0.99)]
    print(f"{what:40} median {statistics.median(taken):7.2f} ms   p99 {p99:7.2f} ms   {len(taken)} times")


async def alone(database: Database) -> float:
    """Milliseconds of CPU for each command of those that come one after the other."""
    # Made by the caller of a command, so outside the measurement.
    events = [form(f"e{number % 50}", list(range(40))) for number in range(COMMANDS + 1)]
    posts = [Post({"text": "x" * 200}, channel_id=number + 1) for number in range(COMMANDS + 1)]

    async def one_command(number: int) -> None:
        await append(database, "t1", number, f"c{number}", [events[number]], posts=[posts[number]])

    began = time.process_time()
    taken = await timed(one_command, COMMANDS)
    used = (time.process_time() - began) / COMMANDS * 1_000
    show("append one event and one post", taken)
    print(f"{'the same':40} {used:7.3f} ms of CPU each")
    return used


async def loading(database: Database) -> Figure:
    """Milliseconds of CPU to read a log, by its events."""
    taken = {}
    for events in EVENTS:
        await begin(database, f"r{events}")
        for number in range(1, events, TOGETHER):
            forms: list[Event] = [form(f"e{entrant}", list(range(40))) for entrant in range(TOGETHER)]
            await append(database, f"r{events}", number, f"c{number}", forms)
        taken[events] = await cpu_ms(lambda: database.log.load(f"r{events}"))  # noqa: B023 - awaited at once
    return Figure("load a log, by events", taken, {max(EVENTS): 600})


async def importing(database: Database) -> Figure:
    """Milliseconds of CPU to import a log, by its events."""
    taken = {}
    for events in EVENTS:
        log = await export_log(database, f"r{events}")
        taken[events] = await cpu_ms(lambda: import_log(database, log, at=NOON))  # noqa: B023 - awaited at once
    return Figure("import a log, by events", taken, {max(EVENTS): 1500})


async def delivering(database: Database) -> None:
    """What a dispatcher asks for: once whom something waits for, then post by post."""
    show(f"list {COMMANDS:,} targets that wait", await timed(lambda _: database.waiting.targets(), 5))
    targets = [waiting.target for waiting in await database.waiting.targets()]

    async def deliver(number: int) -> None:
        row = await database.outbox.head(targets[number])
        assert row is not None
        await database.outbox.mark_sent(row.id, channel_id=1, message_id=row.id, at=NOON)

    show("take one post and mark it sent", await timed(deliver, 200))


async def cpu_ms(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds of CPU, the best of a few."""
    taken = []
    for _ in range(TRIES):
        began = time.process_time()
        await work()
        taken.append((time.process_time() - began) * 1_000)
    return min(taken)


async def together(database: Database) -> float:
    """Commands stored in a second of CPU where all of them wait."""
    for number in range(TOURNAMENTS):
        await begin(database, f"w{number}")

    async def commands_of(tournament: str) -> None:
        for number in range(1, WAITING // TOURNAMENTS + 1):
            posts = [Post({"text": "x" * 200}, channel_id=number)]
            await append(database, tournament, number, f"c{number}", [form("e1", list(range(40)))], posts=posts)

    began, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(commands_of(f"w{number}") for number in range(TOURNAMENTS)))
    wall, used = time.perf_counter() - began, time.process_time() - used
    what = f"of {TOURNAMENTS} tournaments at once"
    print(f"{what:40} {WAITING / wall:7.0f} a second, {WAITING / used:.0f} a CPU second")
    return WAITING / used


def bare(file: Path) -> None:
    """Milliseconds of CPU for much the same with nothing but SQLite, to compare with."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            raw.execute(f"PRAGMA {pragma}")
        raw.execute("CREATE TABLE lines (tournament, seq, payload, PRIMARY KEY (tournament, seq))")
        raw.execute("CREATE TABLE posts (id INTEGER PRIMARY KEY AUTOINCREMENT, payload)")
        began = time.process_time()
        for number in range(COMMANDS):
            raw.execute("BEGIN IMMEDIATE")
            raw.execute("SELECT max(seq) FROM lines WHERE tournament = 't1'").fetchone()
            raw.execute("INSERT INTO lines VALUES ('t1', ?, ?)", [number, "x" * 160])
            raw.execute("INSERT INTO posts (payload) VALUES (?)", ["x" * 200])
            raw.execute("COMMIT")
        used = (time.process_time() - began) / COMMANDS * 1_000
    print(f"{'with nothing but SQLite':40} {used:7.3f} ms of CPU each")


async def main(place: str) -> None:
    spare_collector()  # as the bot does: what was imported is no garbage of a command's
    async with await Database.open(place) as database:
        await begin(database)

        used = await alone(database)
        await delivering(database)
        each = Figure("a command that is stored alone", {1: used}, {1: MOST_CPU_MS})
        missed = judged([each, await loading(database), await importing(database)])
        rate = await together(database)
    if rate < FEWEST_A_SECOND or missed:
        sys.exit(f"MISSED: {FEWEST_A_SECOND} commands a CPU second, and the limits above")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        bare(Path(folder) / "bare.db")
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "bench.db")))
