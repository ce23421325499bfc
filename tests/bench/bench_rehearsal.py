"""What a rehearsal of 310 players leaves in memory: of the sandbox, and of the whole process with the bot in it.

A Swiss is played from sign-up to its end with late reports, absences, disputes and withdrawals. The sandbox's share is
everything its world and its gateway hold on to, counted object by object.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

from bot.rehearsal.conductor import Rehearsal, Report, Setting
from bot.rehearsal.opening import SandboxStage
from bot.rehearsal.play import Manners
from tests.bot.world import World

PLAYERS = int(sys.argv[1]) if len(sys.argv) > 1 else 310
FORMAT = "format:score_group_swiss"
MANNERS = Manners(late_hours=4, absent=5, leaving=5, disputed=5)
MEGABYTE = 2**20
CODE = (type, ModuleType, FunctionType, MethodType)


def held_by(roots: Iterable[Any]) -> int:
    """Bytes of all objects that can be reached from these; code, and what runs, is left out."""
    seen: set[int] = set()
    ahead, total = list(roots), 0
    while ahead:
        one = ahead.pop()
        if id(one) in seen or isinstance(one, (*CODE, asyncio.AbstractEventLoop, asyncio.Future)):
            continue
        seen.add(id(one))
        total += sys.getsizeof(one)
        ahead.extend(gc.get_referents(one))
    return total


async def rehearsed(folder: Path) -> None:
    """Play, and print the figures."""
    world = World(folder)
    await world.open()
    over = asyncio.Event()
    lines = 0

    def told(report: Report) -> None:
        nonlocal lines
        lines += len(report.lines)
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    rehearsal = Rehearsal(world.herald.service, SandboxStage(world.sandbox, world.server, world.herald), told)
    began = time.monotonic()
    await rehearsal.start(Setting(FORMAT, players=PLAYERS, manners=MANNERS, seed="bench"))
    await over.wait()
    seconds = time.monotonic() - began
    loaded = await world.loaded()
    assert loaded.state.phase == "finished", rehearsal.mode
    store = world.sandbox.world
    messages = sum(len(channel.messages) for channel in store.channels.values())
    gc.collect()
    parts = (store.users, store.guilds, store.channels, store.files, world.sandbox.gateway._sessions)
    share = held_by(parts) / MEGABYTE
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{PLAYERS} players, {len(loaded.state.started[0].rounds)} rounds, {lines} things done in {seconds:.0f} s")
    print(f"sandbox {share:.0f} MB: {messages} messages in {len(store.channels)} channels; process {largest:.0f} MB")
    await world.close()


def main() -> None:
    """Play one rehearsal."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(rehearsed(Path(folder)))


if __name__ == "__main__":
    main()
