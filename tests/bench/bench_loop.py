"""What holds up the bot's event loop while ten, twenty and forty players go through three weeks of a championship.

The whole bot runs as it does for people, with its worker process and over real sockets. Every callback of the loop is
measured in CPU time, so that other programs on the machine do not count; what this script and the players in it do
themselves is left out. Exits with 1 when a callback took more than 50 ms in the median of the runs of twenty players,
or takes longer the more players there are by a power that is not allowed.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

from bot.runtime.gc_tuning import spare_collector
from bot.service.worker import WorkerDecider
from tests.bench.figures import Figure, judged
from tests.bot.commands.rounds import PAIRED
from tests.bot.world import LOBBY, World
from tests.turns import HELD_SECONDS, Turns

LIMIT_MS = 1000 * HELD_SECONDS
RUNS = 3
SIZES = (10, 20, 40)
LIMITED = 20
NAMES = tuple(f"Player {number}" for number in range(20))


def is_the_bots(handle: asyncio.Handle) -> bool:
    """Is it none of what this script and the players in it do themselves?"""
    task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    return not (isinstance(task, asyncio.Task) and task.get_name() == __name__)


async def three_weeks(folder: Path, players: int) -> list[float]:
    """The times, in milliseconds, from the first pairing on."""
    world = World(folder, decider=WorkerDecider())
    await world.open()
    await world.tournament(players=tuple(f"Player {number}" for number in range(players)))
    await world.director.slash("/td close", channel=LOBBY)
    await world.settled()
    spare_collector()
    with Turns(is_the_bots) as turns:
        for week in range(3):
            await world.jump_to(PAIRED + timedelta(weeks=week))
            await world.jump(timedelta(days=1))
            for pairing in (await world.loaded()).state.open_games():
                await world.director.slash("/round result", channel=LOBBY, game=pairing.id, winner=pairing.seats[0])
            for command in ("standings", "crosstable", "why", "schedule", "export"):
                await world.director.slash(f"/tournament {command}", channel=LOBBY)
    await world.close()
    return [1000 * seconds for seconds in turns.spent]


async def one_run(players: int) -> list[float]:
    """A run in a task of this script's name."""
    with tempfile.TemporaryDirectory() as folder:
        return await asyncio.create_task(three_weeks(Path(folder), players), name=__name__)


def measured(players: int) -> float:
    """The longest callback in milliseconds, the median of the runs; prints the figures of each."""
    longest = []
    for run in range(RUNS):
        spent = sorted(asyncio.run(one_run(players)))
        longest.append(spent[-1])
        shown = [spent[int(len(spent) * part)] for part in (0.99, 0.999)]
        print(
            f"{players} players, run {run + 1}: {len(spent)} turns, p99 {shown[0]:.1f} ms, p99.9 {shown[1]:.1f} ms, "
            f"longest {spent[-1]:.1f} ms"
        )
    return statistics.median(longest)


def main() -> int:
    """Measure every size."""
    found = {players: measured(players) for players in SIZES}
    return judged([Figure(f"longest callback, median of {RUNS} runs, by players", found, {LIMITED: LIMIT_MS})])


if __name__ == "__main__":
    sys.exit(main())
