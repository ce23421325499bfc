"""Memory of the bot over a day of play: a Swiss of eight players each hour, in one process that is never restarted.

    PYTHONPATH=. python tests/bench/bench_day.py [HOURS]

The bot is the whole program without pictures in a process of its own. Each hour has a server and people of its own:
a tournament of three rounds is created, joined, played, asked about and finished; then the hour passes at once
(`tests/bench/whole_bot/moved_time.py`). Exits with 1 where the resident memory after the last hour exceeds that after
the first by more than a tenth.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

from bot.sandbox.server import Sandbox
from storage.database import Database
from tests.bench.bench_game import Processes, living_bot
from tests.processes.load import Form, Measured, play
from tests.processes.playing import Onlooker

HOURS = 24
MOST_GROWTH = 0.1
"""Share of the memory after the first hour."""


def resident(pid: int) -> float:
    """Return the resident memory of a process in megabytes (`VmRSS`)."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def day(hours: int, place: Path) -> list[float]:
    """Return the megabytes after each hour."""
    found: list[float] = []
    async with (
        Sandbox() as sandbox,
        living_bot(sandbox, place, pictures=False) as program,
        await Database.open(place) as database,
    ):
        onlooker = Onlooker(database, sandbox.clock)
        processes = Processes(program.pid)
        for hour in range(hours):
            tournament = await play(sandbox, hour, onlooker, Measured(Form("a day", 1, postgres=False), 1))
            await tournament.whole()
            sandbox.clock.advance(timedelta(hours=1))
            assert program.stdin is not None
            program.stdin.write(b"3600\n")
            await processes.quiet()
            found.append(resident(program.pid))
            print(f"hour {hour + 1}: {found[-1]:.1f} MB", flush=True)
    return found


def main() -> int:
    """Play so many hours; 1 when too much memory is left behind."""
    hours = int(sys.argv[1]) if len(sys.argv) > 1 else HOURS
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(day(hours, Path(folder) / "herald.db"))
    growth = found[-1] / found[0] - 1
    verdict = "MISSED " if growth > MOST_GROWTH else ""
    print(f"{verdict}memory after {hours} hours: {growth:+.1%} of that after the first (limit {MOST_GROWTH:+.0%})")
    return int(growth > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
