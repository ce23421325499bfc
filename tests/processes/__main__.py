"""`python -m tests.processes`: plays a seed on a PostgreSQL server of its own, and reports what was not right."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.chaos.run import in_small
from tests.postgres.server import NoServerError, Server
from tests.processes.run import Run, played
from tests.processes.waits import LONGEST


def told(run: Run) -> str:
    """What came out of it."""
    good = "good" if not run.wrong else "WRONG"
    size = f"{run.processes} processes, {run.servers} servers"
    done = f"{run.acts} acts, {run.deaths} deaths, {run.steps} moments"
    lines = [
        f"seed {run.seed}, {size}: {good}. {done}, {run.seconds:.0f} s, {run.cpu:.0f} s computing of the bots",
        f"longest waits, in real seconds (at most {run.longest:g}): {run.waits.told}",
        *(f"    {fault}" for fault in run.wrong),
        *([f"    again: {run.command}"] if run.wrong else []),
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status is 0 if everything was right."""
    parser = argparse.ArgumentParser(prog="python -m tests.processes", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="what all is drawn from (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=3, help="processes, and shards (default: %(default)s)")
    parser.add_argument("--servers", type=int, default=60, help="Discord servers (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=12, help="how often a process is killed (default: %(default)s)")
    parser.add_argument("--longest", type=float, default=LONGEST, help="real seconds anybody may wait")
    parser.add_argument("--keep", type=Path, help="a folder for logs")
    asked = parser.parse_args(arguments)
    run = Run(asked.seed, asked.processes, asked.servers, asked.kills, asked.longest)
    try:
        with Server() as server, in_small():
            asyncio.run(played(run, server.address(), keep=asked.keep))
    except NoServerError as error:
        print(f"SKIPPED, {error}")
        return 0
    print(told(run))
    return 1 if run.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
