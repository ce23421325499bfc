"""What it costs to have a thousand tournaments: to start with all of them alive, and what stays in memory.

A start is a process of its own that looks what comes due in every tournament and shows every board: the first of all,
of which nothing is written down, the next, the first after an update of Herald, and the one after that. The first of
all and the one after an update are ready before they have looked at everything. Nothing is sent to Discord; edits of
boards are counted.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bot import plugins
from bot.announcements.board import board_post
from bot.delivery.deduplication import Deduplicator
from bot.delivery.live_boards import LiveBoards
from bot.delivery.pacing import RateLimiter
from bot.runtime.alarms import Alarms
from bot.runtime.gc_tuning import spare_collector
from bot.schedule.runner import Timetable
from bot.service.clock import SystemClock
from bot.service.recompute_after_update import Review
from bot.service.service import Service
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.steps import PairRound, next_step
from storage.database import Database
from storage.log import LogEntry
from tests.bench.bench_computation import ENGINE, PLAYED, Cycle, begun, results
from tests.bench.figures import Figure, judged
from tests.bot.inline_decider import InlineDecider

FIELDS = {8: 400, 16: 300, 32: 180, 64: 90, 128: 20}
"""How many tournaments there are of so many players."""

LEAGUES, LEAGUE_PLAYERS = 10, 310
ROUNDS = 5
CPU_LIMIT, MEMORY_LIMIT, LOOKING_MEMORY_LIMIT = 1.0, 200.0, 300.0
"""Seconds of CPU until a start is ready; megabytes at its largest, and where it looks at everything behind."""

SCALES = (0.25, 1.0)
"""Shares of all these tournaments."""


def swiss(players: int) -> Cycle:
    """A Swiss in its last round."""
    cycle = Cycle(players)
    stages = (StagePlan(system="swiss", title="Swiss", options={"rounds": ROUNDS}),)
    cycle.do(cmd.CreateTournament(title="Swiss", stages=stages, settings=Settings(), seed="seed" * 4))
    cycle.do(cmd.OpenRegistration())
    cycle.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(rating=2000 - number) for number in range(players))))
    cycle.do(cmd.CloseRegistration())
    while isinstance(step := next_step(cycle.state, ENGINE), PairRound) and step.round_number <= ROUNDS:
        cycle.do(cmd.PublishRound(stage=step.stage, round_number=step.round_number))
        if step.round_number == ROUNDS:
            break
        for game in cycle.state.open_games():
            cycle.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    return cycle


def league() -> Cycle:
    """A cycle of the Kuksu preset in which most games are played."""
    cycle = begun(LEAGUE_PLAYERS)
    cycle.write(list(results(cycle, PLAYED)))
    return cycle


def kinds() -> Iterator[tuple[Cycle, int]]:
    """One of each kind, and how many there are of it."""
    for players, count in FIELDS.items():
        yield swiss(players), count
    yield league(), LEAGUES


async def furnish(place: Path, scale: float = 1.0) -> None:
    """A database of them all: one of each kind is written, and the others are its copies under other names."""
    database = await Database.open(place)
    known = 0
    for made, of_kind in kinds():
        count = max(1, round(of_kind * scale))
        first = f"t{known + 1}"
        records = made.loaded.records
        for record in records:
            command_id = f"c{record.seq}" if record.seq > 1 else f"create {first}"
            line = record.model_copy(update={"command_id": command_id, "actor": "p1"})
            await database.log.write(first, [LogEntry((line,))], engine=ENGINE.version, at=record.at)
        copies = [f"t{number}" for number in range(known + 2, known + count + 1)]

        async def copy(connection: Any, first: str = first, copies: list[str] = copies) -> None:
            await connection.execute(
                text("UPDATE tournaments SET guild_id = 1, channel_id = 2, phase = 'running' WHERE id = :first"),
                {"first": first},
            )
            for table in ("tournaments", "events", "commands"):
                columns = list((await connection.execute(text(f"SELECT * FROM {table} LIMIT 0"))).keys())  # noqa: S608
                key = "id" if table == "tournaments" else "tournament_id"
                taken = ", ".join(":other" if column == key else f'"{column}"' for column in columns)
                names = ", ".join(f'"{column}"' for column in columns)
                statement = f"INSERT INTO {table} ({names}) SELECT {taken} FROM {table} WHERE {key} = :first"  # noqa: S608
                for other in copies:
                    await connection.execute(text(statement), {"other": other, "first": first})

        await database.connections.write(copy)
        for number, tournament in enumerate((first, *copies), known + 1):
            board = board_post(2, at_end=True)
            await database.outbox.add(tournament, f"create {first}", [board], at=records[0].at)
            await database.outbox.mark_sent(number, channel_id=2, message_id=number, at=records[0].at)
        known += count
    await database.close()


class NoDiscord:
    """Takes every edit of a board, and counts them."""

    def __init__(self) -> None:
        self.edits = 0

    def get_partial_messageable(self, _channel: int) -> NoDiscord:
        """A channel."""
        return self

    def get_partial_message(self, _message: int) -> NoDiscord:
        """A message."""
        return self

    async def edit(self, **_changes: object) -> None:
        """Change it."""
        self.edits += 1


async def start(place: Path) -> dict[str, float]:
    """What a start costs until all is known that comes due, and until every board is right."""
    begun_at = time.process_time()
    plugins.install()
    spare_collector()
    database = await Database.open(place)
    service = Service(database, ENGINE, SystemClock(), InlineDecider(), lambda _change: [])
    alarms, client = Alarms(), NoDiscord()
    alarms.start()
    review = Review(service)
    review.rest = review.short_rest = 0.0  # what it takes is wanted, not how long it is spread over
    timetable = Timetable(service, alarms, review=review)
    keeping = asyncio.create_task(timetable.run())
    await asyncio.sleep(0)
    await timetable.settled()
    known = time.process_time() - begun_at
    deduplicator: Any = Deduplicator.__new__(Deduplicator)
    boards = LiveBoards(client, service, None, lambda: None, deduplicator, RateLimiter(1000.0), review)  # type: ignore[arg-type]
    showing = asyncio.create_task(boards.run())
    await asyncio.sleep(1)
    reviewing = asyncio.create_task(review.run())
    while boards.busy or review.busy:  # noqa: ASYNC110 - nobody but a measurement waits for that
        await asyncio.sleep(0.01)
    shown = time.process_time() - begun_at
    await timetable.write()
    await boards.write()
    for task in (keeping, showing, reviewing):
        task.cancel()
    await asyncio.gather(keeping, showing, reviewing, return_exceptions=True)
    alarms.stop()
    await database.close()
    return {"timetable": known, "boards": shown - known, "edits": client.edits, "megabytes": _largest()}


def _largest() -> float:
    """Return the peak memory of this process in megabytes, without that of the process that started it (`VmHWM`)."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


STARTS = ("first of all", "next", "first after an update", "next after that")


def measured(scale: float) -> dict[str, dict[str, float]]:
    """What these starts cost with such a share of all tournaments."""
    by_start: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "herald.db"
        asyncio.run(furnish(place, scale))
        for what in STARTS:
            if what == "first after an update":
                with sqlite3.connect(place) as database:
                    database.execute("UPDATE caught_up SET code = 'what ran before'")
            run = subprocess.run([sys.executable, __file__, str(place)], capture_output=True, check=True)
            costs = by_start[what] = json.loads(run.stdout)
            print(
                f"{1000 * scale:.0f} tournaments, {what:22} ready {costs['timetable']:6.2f} s, "
                f"all looked at {costs['boards']:6.2f} s more, {costs['edits']} edits, {costs['megabytes']:.0f} MB",
                flush=True,
            )
    return by_start


def main() -> int:
    """Be a start where a database is given, else measure: with all shares of the tournaments, or those given."""
    if len(sys.argv) > 1 and not sys.argv[1].replace(".", "").isdigit():
        sys.stdout.write(json.dumps(asyncio.run(start(Path(sys.argv[1])))))
        return 0
    scales = [float(scale) for scale in sys.argv[1:]] or SCALES
    by_size = {round(1000 * scale): measured(scale) for scale in scales}
    too_much = False
    for what, costs in by_size[max(by_size)].items():
        too_much |= costs["megabytes"] > (MEMORY_LIMIT if what.startswith("next") else LOOKING_MEMORY_LIMIT)
        too_much |= costs["edits"] > 0 and what.startswith("next")
    ready = {what: {size: costs[what]["timetable"] for size, costs in by_size.items()} for what in STARTS}
    looked_at = {
        what: {size: ready[what][size] + costs[what]["boards"] for size, costs in by_size.items()} for what in STARTS
    }
    return int(too_much) | judged(
        figure
        for what in STARTS
        for figure in (
            Figure(f"{what}: ready, by tournaments", ready[what], dict.fromkeys(by_size, CPU_LIMIT), unit="s"),
            Figure(f"{what}: everything looked at, by tournaments", looked_at[what], unit="s"),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
