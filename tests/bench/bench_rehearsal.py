"""What a rehearsal takes, by the things done in it, and what one of 310 players leaves in memory.

A Swiss is played from sign-up to its end with late reports, absences, disputes and withdrawals, each size in a process
of its own. The sandbox's share of memory is everything its world and its gateway hold on to, counted object by object.
`bench_rehearsal.py 40 80` are other sizes.
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rehearsal.rehearsal_run import Rehearsal, Setting, StatusUpdate
from bot.rehearsal.rehearsal_view import Behaviour
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from tests.bench.figures import Figure, judged
from tests.bot.world import World

SIZES = (40, 80, 310)
LIMITED = 310
CPU_LIMIT = 60.0
"""Seconds of CPU for so many players."""

PLAY = "--play"
FORMAT = "format:score_group_swiss"
MANNERS = Behaviour(late_hours=4, absent=5, leaving=5, disputed=5)
MEGABYTE = 2**20
CODE = (type, ModuleType, FunctionType, MethodType)


def held_by(roots: Iterable[Any]) -> int:
    """Bytes of all objects that can be reached from these; code, and what runs, is left out."""
    seen: set[int] = set()
    ahead, total = list(roots), 0
    while ahead:
        item = ahead.pop()
        if id(item) in seen or isinstance(item, (*CODE, asyncio.AbstractEventLoop, asyncio.Future)):
            continue
        seen.add(id(item))
        total += sys.getsizeof(item)
        ahead.extend(gc.get_referents(item))
    return total


class Alone:
    """Lease of a sandbox's database, always held: no other process writes to it."""

    is_certain = True

    async def require(self, _connection: AsyncConnection) -> None:
        """We may write."""


async def rehearsed(folder: Path, players: int) -> dict[str, float]:
    """Play; the figures."""
    world = World(folder)
    await world.open()
    world.herald.service.database.connections.guard = Alone()
    over = asyncio.Event()
    lines = 0

    def told(report: StatusUpdate) -> None:
        nonlocal lines
        lines += len(report.lines)
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    rehearsal = Rehearsal(world.herald.service, SandboxAdapter(world.sandbox, world.server, world.herald), told)
    began = time.process_time()
    await rehearsal.start(Setting(FORMAT, players=players, behaviour=MANNERS, seed="bench"))
    await over.wait()
    seconds = time.process_time() - began
    loaded = await world.loaded()
    assert loaded.state.phase == "finished", rehearsal.mode
    store = world.sandbox.world
    messages = sum(len(channel.messages) for channel in store.channels.values())
    gc.collect()
    parts = (store.users, store.guilds, store.channels, store.files, world.sandbox.gateway._sessions)
    share = held_by(parts) / MEGABYTE
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    await world.close()
    return {"seconds": seconds, "things": lines, "sandbox": share, "messages": messages, "process": largest}


def measured(players: int) -> dict[str, float]:
    """One rehearsal in a process of its own."""
    run = subprocess.run([sys.executable, __file__, PLAY, str(players)], stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    print(
        f"{players} players: {found['things']:.0f} things done in {found['seconds']:.1f} s of CPU, "
        f"{1000 * found['seconds'] / found['things']:.0f} ms each; sandbox {found['sandbox']:.0f} MB with "
        f"{found['messages']:.0f} messages, process {found['process']:.0f} MB",
        flush=True,
    )
    return found


def main() -> int:
    """Play one rehearsal, or measure several."""
    if PLAY in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(rehearsed(Path(folder), int(sys.argv[-1])))))
        return 0
    sizes = [int(size) for size in sys.argv[1:]] or SIZES
    found = {players: measured(players) for players in sizes}
    by_things = {int(costs["things"]): costs["seconds"] for costs in found.values()}
    limits = {int(costs["things"]): CPU_LIMIT for players, costs in found.items() if players == LIMITED}
    return judged([Figure("a rehearsal, by things done", by_things, limits, unit="s")])


if __name__ == "__main__":
    sys.exit(main())
