"""`python -m tests.random_acts`: one event after another in which people do by chance what they are offered.

An event is a seed: it names what is created, by how many, and every act. Stops at the first error that is logged, with
the acts that led to it, and at the first database with problems.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from storage.check import find_problems
from tests.bot.world import World
from tests.on_the_spot import on_the_spot
from tests.random_acts.evening import RandomEvening, events


async def play(seed: int, steps: int) -> tuple[str, list[str]]:
    """Play the event of a seed. Return what was created, and the problems of its database at the end."""
    chance = Random(seed)
    event = chance.choice(events())
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder))
        await world.open()
        try:
            await RandomEvening(world, chance).play(event, steps)
            await world.boards_settled()
            return event, await find_problems(world.database)
        finally:
            await world.close()


def main() -> int:
    """Play the events of some seeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seeds", type=int, default=100, help="number of events")
    parser.add_argument("--steps", type=int, default=120, help="acts of each event")
    asked = parser.parse_args()
    with on_the_spot():
        for seed in range(asked.first, asked.first + asked.seeds):
            event, problems = asyncio.run(play(seed, asked.steps))
            print(f"{seed}: {event}, {asked.steps} acts{''.join(f'; {problem}' for problem in problems)}", flush=True)
            if problems:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
