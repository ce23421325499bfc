"""What the messages of a game cost in a bot of nothing but discord.py: two answers and three edits, in ms of CPU.

    PYTHONPATH=. python tests/bench/bench_library.py

Below this no game in the living bot can come (`bench_game.py`), whatever Herald itself computes.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys

from bot.sandbox.server import Sandbox
from tests.bench.bench_game import Processes
from tests.bench.bench_interactions import LOBBY, PATIENCE
from tests.bench.figures import CONSTANT, Figure, judged

WARMING, GAMES = 3, 21


async def measured() -> float:
    """Return the median of some games."""
    async with Sandbox() as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY,))
        people = [await server.join(name) for name in ("Ada", "Ben")]
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.whole_bot.library_bot"),
            *(sandbox.urls.page, sandbox.urls.rest, sandbox.urls.gateway, sandbox.urls.cdn),
            env=os.environ | {"DISCORD_TOKEN": sandbox.token, "PYTHONPATH": "."},
        )
        try:
            await sandbox.wait_for_bot("report", seconds=PATIENCE)
            processes, costs = Processes(program.pid), list[float]()
            for _ in range(WARMING + GAMES):
                await processes.quiet()
                before, _ = processes.used()
                for person, command in zip(people, ("/report", "/confirm"), strict=True):
                    await person.slash(command, channel=LOBBY)
                await processes.quiet()
                costs.append(processes.used()[0] - before)
            return statistics.median(costs[WARMING:])
        finally:
            program.terminate()
            await asyncio.wait_for(program.wait(), PATIENCE)


def main() -> int:
    """Measure, and print what was found."""
    return judged((Figure("the messages of a game in discord.py alone", {1: asyncio.run(measured())}, {}, CONSTANT),))


if __name__ == "__main__":
    sys.exit(main())
