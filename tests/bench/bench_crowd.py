"""300 people who press a button in the same moment: all are served, each with a first answer within three seconds.

The bot is a process of its own with its database on disk, and Discord's limits are on. Exits with 1 when a person was
not served, a first answer took three seconds, or Discord refused a request. `bench_crowd.py 40` is a small crowd.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.sandbox.server import Sandbox
from tests.bench.bench_interactions import LOBBY, PATIENCE, Latencies, a_bot, children
from tests.bench.figures import Figure, judged

SIZES = (75, 300)


async def measured(folder: Path, people: int) -> tuple[Latencies, int]:
    """What the joins of so many took, and how many requests Discord would have counted as invalid."""
    async with Sandbox(rate_limits=True) as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=(LOBBY,))
        director = sandbox.person("Omar")
        crowd = [await server.join(f"Player {number + 1}") for number in range(people)]
        for person in (*crowd, director):
            person.patience = PATIENCE
        latencies = Latencies()
        async with a_bot(sandbox, folder):
            await director.slash("/td create", channel=LOBBY, what="format:score_group_swiss", title="Cup")
            await director.slash("/td open", channel=LOBBY)
            joins = (latencies.of("/join", person.slash("/join", channel=LOBBY), "is in") for person in crowd)
            await asyncio.gather(*joins)
        return latencies, sandbox.services.rates.invalid


def main() -> int:
    """Measure every size, or those given."""
    sizes = [int(size) for size in sys.argv[1:]] or SIZES
    good, taken = True, {}
    for people in sizes:
        before = children()
        with tempfile.TemporaryDirectory() as folder:
            latencies, invalid = asyncio.run(measured(Path(folder), people))
        taken[people] = children() - before
        print(f"{people} people, {invalid} requests that Discord counts as invalid")
        good &= latencies.show() and not invalid
    return int(not good) | judged([Figure("computing of the bot from start to stop, by people", taken, unit="s")])


if __name__ == "__main__":
    sys.exit(main())
