"""`python -m tests.chaos`: plays seeds, one after the other, and reports which did not come out right."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.chaos.run import KILLS, OFTEN, Run, in_small, played


def told(run: Run) -> str:
    """A line, and one for everything that was wrong."""
    faults = ", ".join(f"{name} {count}" for name, count in sorted(run.faults.items()))
    good = "good" if not run.wrong else "WRONG"
    line = (
        f"seed {run.seed:4} {good:5} {run.seconds:5.0f} s, {run.cpu:4.1f} s computing, {run.acts} acts, "
        f"{run.deaths} deaths, {run.preset}: {faults}"
    )
    again = [f"    again: {run.command}"] if run.wrong else []
    return "\n".join([line, *(f"    {fault}" for fault in run.wrong), *again])


def report(runs: Sequence[Run], seconds: float) -> str:
    """What came out of all of them."""
    faults: Counter[str] = sum((run.faults for run in runs), Counter())
    computing = sum(run.cpu for run in runs) + time.process_time()
    bad = [str(run.seed) for run in runs if run.wrong]
    lines = [
        f"{len(runs)} seeds in {seconds / 60:.1f} minutes, {computing / 60:.1f} of computing: "
        f"{len(runs) - len(bad)} good" + (f"; wrong: {', '.join(bad)}" if bad else ""),
        f"{sum(run.acts for run in runs)} acts, {sum(run.deaths for run in runs)} deaths, {faults.total()} faults:",
        *(f"  {count:5} {name}" for name, count in faults.most_common()),
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status is 0 if everything was right."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--seeds", type=int, default=10, help="how many (default: %(default)s)")
    parser.add_argument("--first", type=int, default=1, help="the first of them")
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--preset", default="", help="this preset, whatever the seed says")
    parser.add_argument("--often", type=float, default=OFTEN, help="the chance of a fault after each step")
    parser.add_argument(
        "--kills", type=int, default=KILLS, help="how often the bot is killed in the middle of a request"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many are played at the same time")
    parser.add_argument("--keep", type=Path, help="a folder for databases and logs")
    asked = parser.parse_args(arguments)
    seeds = [asked.seed] if asked.seed is not None else range(asked.first, asked.first + asked.seeds)
    begun = time.monotonic()

    async def one(seed: int, room: asyncio.Semaphore) -> Run:
        keep = None if asked.keep is None else asked.keep / str(seed)
        async with room:
            run = await played(seed, preset=asked.preset, often=asked.often, kills=asked.kills, keep=keep)
        print(told(run), flush=True)
        return run

    async def every() -> list[Run]:
        room = asyncio.Semaphore(asked.jobs)
        return await asyncio.gather(*(one(seed, room) for seed in seeds))

    with in_small():
        runs = asyncio.run(every())
    print(report(runs, time.monotonic() - begun))
    return 1 if any(run.wrong for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
