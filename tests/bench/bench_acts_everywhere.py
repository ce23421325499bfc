"""What an act costs where acts go round all living tournaments, more of them than memory holds.

    PYTHONPATH=. python tests/bench/bench_acts_everywhere.py [TOURNAMENTS ...]

Swiss tournaments of 200 events each, with people, in their last round. Each act records a result through
`Service.carry_out`, with its posts composed and stored, in one tournament after the other, so that each is found as
it was left a whole round ago. Each number of tournaments is a process of its own, whose memory is read at the end. A
first round writes snapshots and is not counted; where a version has none, it costs the same as the others.

Then what a first touch costs: a league of 310 players with 2,844 events, one of 3,000 with 25,304.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bot import plugins
from bot.announcements.composing import compose
from bot.runtime.gc_tuning import Collector, spare_collector
from bot.service.clock import SystemClock
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from formats.core import commands as cmd
from formats.core.results import Report
from storage.database import Database
from storage.log import LogEntry
from storage.tournaments import Bindings
from tests.bench.bench_computation import ENGINE, PLAYED, Cycle, begun, passed, results
from tests.bench.bench_many import swiss
from tests.bench.figures import Figure, judged
from tests.bot.inline_decider import InlineDecider

SIZES = (100, 300, 1000)
EVENTS, PLAYERS = 200, 32
ROUNDS = 4
"""How often the acts go round."""

LIMIT_MS, MEMORY_LIMIT_MB, GROWTH = 10.0, 200.0, 0.3
TOUCHES = {310: 20.0, 3000: 250.0}
"""Milliseconds of CPU of a first touch, by players."""


def tournament() -> Cycle:
    """A Swiss in its last round, with so many events."""
    cycle = swiss(PLAYERS)
    cycle.write(list(passed(EVENTS - cycle.state.version)))
    return cycle


async def write(database: Database, name: str, cycle: Cycle) -> None:
    """Store a tournament with people behind its entrants."""
    guests = [await database.people.guest(f"Player {number}") for number, _ in enumerate(cycle.state.entrants)]
    behind = {entrant: guest.id for entrant, guest in zip(cycle.state.entrants, guests, strict=True)}
    bindings = Bindings(phase=cycle.state.phase, entrants=behind, guild_id=1, channel_id=2)
    entry = LogEntry(tuple(cycle.loaded.records), bindings)
    await database.log.write(name, [entry], engine=ENGINE.version, at=cycle.now, is_import=True)


async def furnish(place: Path, count: int) -> None:
    """A database of so many tournaments: copies of one, under other names."""
    async with await Database.open(place) as database:
        await write(database, "t1", tournament())

        async def copy(connection: Any) -> None:
            for table in ("tournaments", "events", "commands", "entrants"):
                columns = list((await connection.execute(text(f"SELECT * FROM {table} LIMIT 0"))).keys())  # noqa: S608
                key = "id" if table == "tournaments" else "tournament_id"
                taken = ", ".join(":other" if column == key else f'"{column}"' for column in columns)
                names = ", ".join(f'"{column}"' for column in columns)
                statement = f"INSERT INTO {table} ({names}) SELECT {taken} FROM {table} WHERE {key} = 't1'"  # noqa: S608
                for number in range(2, count + 1):
                    await connection.execute(text(statement), {"other": f"t{number}"})

        await database.connections.write(copy)


async def acts(place: Path, count: int) -> dict[str, float]:
    """What an act costs, and the memory of the process at the end."""
    plugins.install()
    spare_collector()
    collector = Collector()
    database = await Database.open(place)
    service = Service(database, ENGINE, SystemClock(), InlineDecider(), lambda change: compose(change, ENGINE))
    taken: list[float] = []
    for turn in range(ROUNDS):
        began = time.process_time()
        for number in range(1, count + 1):
            state = (await service.loaded(f"t{number}")).state
            game = state.open_games()[0]
            command = cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
            order = Order.of(command, actor="p1", command_id=CommandId(f"act{turn}"))
            assert (await service.carry_out(f"t{number}", order)).records
            collector.look()
        await settled(service)
        taken.append((time.process_time() - began) / count * 1000)
    await database.close()
    return {"ms": statistics.median(taken[1:]), "megabytes": resident()}


async def settled(service: Service) -> None:
    """Wait for the snapshots that are being written, where there are any."""
    store = getattr(service._cache, "snapshots", None)
    if store is not None:
        await store.settled()


def resident() -> float:
    """Return the peak memory of this process in megabytes (`VmHWM`)."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


async def touch(players: int) -> dict[str, float]:
    """What the first touch of a league costs, after one that read its log."""
    plugins.install()
    cycle = begun(players)
    cycle.write(list(results(cycle, PLAYED)))
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "herald.db") as database:
            await write(database, "t1", cycle)
            del cycle
            spare_collector()
            taken = []
            for _ in range(6):
                service = Service(database, ENGINE, SystemClock(), InlineDecider(), lambda _change: [])
                began = time.process_time()
                await service.loaded("t1")
                taken.append((time.process_time() - began) * 1000)
                await settled(service)
    return {"ms": statistics.median(taken[1:])}


def run(*arguments: str) -> dict[str, float]:
    """Measure in a process of its own."""
    done = subprocess.run([sys.executable, __file__, *arguments], capture_output=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def main() -> int:
    """Be one measurement, or make all of them."""
    if sys.argv[1:2] == ["--acts"]:
        sys.stdout.write(json.dumps(asyncio.run(acts(Path(sys.argv[2]), int(sys.argv[3])))))
        return 0
    if sys.argv[1:2] == ["--touch"]:
        sys.stdout.write(json.dumps(asyncio.run(touch(int(sys.argv[2])))))
        return 0
    costs, memory = dict[int, float](), 0.0
    for count in [int(size) for size in sys.argv[1:]] or SIZES:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "herald.db"
            asyncio.run(furnish(place, count))
            found = run("--acts", str(place), str(count))
        costs[count], memory = found["ms"], max(memory, found["megabytes"])
        print(f"{count} tournaments: {found['ms']:.2f} ms an act, {found['megabytes']:.0f} MB", flush=True)
    touches = {players: run("--touch", str(players))["ms"] for players in TOUCHES}
    too_much = memory > MEMORY_LIMIT_MB
    print(f"memory at most {memory:.0f} MB, limit {MEMORY_LIMIT_MB:.0f} MB{': MISSED' if too_much else ''}")
    return int(too_much) | judged(
        (
            Figure("an act, by tournaments", costs, dict.fromkeys(costs, LIMIT_MS), GROWTH, unit="ms"),
            Figure("first touch, by players", touches, TOUCHES, unit="ms"),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
