"""`python -m tests.soak`: plays seed after seed on a PostgreSQL that waits for its disk, and breaks things.

While processes of the bot are killed (`tests.processes.fleet.Killer`), all connections to the database are ended by the
server, a process is paused for longer than its lease lasts, and once a synchronous standby is promoted in place of the
primary, which is stopped without a checkpoint. In the end nothing may be lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sqlalchemy.exc import DBAPIError

from tests.chaos.run import in_small
from tests.postgres.databases import told
from tests.postgres.proxy import Proxy
from tests.postgres.server import NoServerError, Server, Standby
from tests.processes.__main__ import told as report
from tests.processes.fleet import STARTS, Fleet
from tests.processes.run import Run, played

BETWEEN_SECONDS = (8.0, 20.0)
"""Real seconds between two disturbances, at least and at most."""

PAUSE_SECONDS = 25.0
"""Longer than a lease lasts: another process has taken over when the paused one goes on."""

ENDS_SECONDS = 5.0
"""So long a process has to notice that others have taken over, and to end."""

FAILOVER_AFTER = 40.0
"""Real seconds into a run until its primary is lost, where it is the run for that."""

LONGEST = 240.0
"""Real seconds anybody may wait: what is broken on purpose, one thing after the other, takes its time."""

ALL_BACKENDS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@dataclass(slots=True)
class Cluster:
    """A primary and its synchronous standby, behind one address."""

    primary: Server
    standby: Server
    proxy: Proxy
    lost: bool = False
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def address(self) -> str:
        """Where the primary of the moment is reached."""
        return f"postgresql://herald@127.0.0.1:{self.proxy.port}/postgres"

    async def fail_over(self) -> None:
        """Lose the primary; the standby has every transaction that was confirmed, and takes its place."""
        self.lost = True
        await asyncio.to_thread(self.primary.stop, signal.SIGQUIT)
        await told(self.standby.address(), "SELECT pg_promote()")
        self.proxy.redirect("127.0.0.1", self.standby.port)
        self.counts["failovers"] += 1


class Disturbances:
    """What breaks beside the processes' deaths, drawn from a seed."""

    def __init__(self, seed: int, cluster: Cluster, *, fails_over: bool) -> None:
        self._random = Random(f"soak {seed}")
        self._cluster = cluster
        self._fails_over = fails_over

    async def go_on(self, fleet: Fleet, database: str) -> None:
        """Break something again and again, until cancelled."""
        began = time.monotonic()
        while True:
            await asyncio.sleep(self._random.uniform(*BETWEEN_SECONDS))
            if self._fails_over and not self._cluster.lost and time.monotonic() - began > FAILOVER_AFTER:
                await self._cluster.fail_over()
            elif self._random.random() < 0.7:
                await self._end_backends(database)
            else:
                await self._pause(fleet)

    async def _end_backends(self, database: str) -> None:
        with suppress(DBAPIError, OSError):
            await told(database, ALL_BACKENDS)
            self._cluster.counts["times all backends were ended"] += 1

    async def _pause(self, fleet: Fleet) -> None:
        alive = [bot for bot in fleet.bots if bot.alive]
        if not alive:
            return
        bot = self._random.choice(alive)
        pid, starts, deaths = bot.pid, bot.starts, bot.deaths
        try:
            os.kill(pid, signal.SIGSTOP)
            self._cluster.counts["processes paused"] += 1
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        await asyncio.sleep(ENDS_SECONDS)
        if not bot.alive and (bot.starts, bot.deaths) == (starts, deaths):
            # It has noticed that its lease is another's, and has ended: its host starts it again.
            self._cluster.counts["processes that ended after a pause"] += 1
            for _ in range(STARTS):
                if await bot.start():
                    break


async def soaked(seed: int, minutes: float, servers: int, keep: Path | None) -> list[Run]:
    """Play run after run for so long; the second one loses its primary."""
    runs: list[Run] = []
    deadline = time.monotonic() + 60 * minutes
    with Server(durable=True) as primary, Standby(primary) as standby:
        await told(primary.address(), "ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
        async with Proxy("127.0.0.1", primary.port) as proxy:
            cluster = Cluster(primary, standby, proxy)
            while time.monotonic() < deadline or not cluster.lost:
                number = len(runs)
                run = Run(seed * 1000 + number, 3, servers, kills=4, longest=LONGEST)
                disturbances = Disturbances(run.seed, cluster, fails_over=number > 0)
                folder = keep / str(run.seed) if keep is not None else None
                await played(run, cluster.address, keep=folder, beside=disturbances.go_on)
                runs.append(run)
                print(report(run), flush=True)
            told_counts = ", ".join(f"{count} {what}" for what, count in sorted(cluster.counts.items()))
            print(f"soak {seed}: {len(runs)} runs, {sum(run.deaths for run in runs)} kills, {told_counts}", flush=True)
    return runs


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status is 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="what all is drawn from (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=40, help="how long to go on (default: %(default)s)")
    parser.add_argument("--servers", type=int, default=10, help="Discord servers (default: %(default)s)")
    parser.add_argument("--keep", type=Path, help="a folder for logs")
    asked = parser.parse_args(arguments)
    try:
        with in_small():
            runs = asyncio.run(soaked(asked.seed, asked.minutes, asked.servers, asked.keep))
    except NoServerError as error:
        print(f"SKIPPED, {error}")
        return 0
    return int(any(run.wrong for run in runs))


if __name__ == "__main__":
    sys.exit(main())
