"""Rehearses a preset at full size with its games on a pretend server, and counts requests, posts and seconds.

PYTHONPATH=. python tests/bench/rehearsed_on_servers.py lets_play_scrabble 24
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.game_server_api.in_use import use
from bot.game_server_api.token_store import TokenStore
from bot.playground import pretend_servers
from bot.rehearsal.rehearsal_run import Rehearsal, Setting, StatusUpdate
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from bot.runtime.settings import ProcessSettings
from bot.sandbox.game_servers.pretend_server import PretendServer
from formats.core.events import ResultRecorded
from storage.schema import outbox
from tests.bot.world import World

STANDS_STILL = 600.0
"""Seconds without any news after which it is given up."""


async def rehearsed(preset: str, players: int) -> str:
    """The figures of one rehearsal, as a line."""
    world = World(Path(tempfile.mkdtemp()))
    await world.open()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(world.close)
        token_store = TokenStore("")
        servers, sites = await pretend_servers(ProcessSettings(_env_file=None), world.sandbox.clock, token_store, stack)
        use(servers)
        world.hosting._options["game_servers"] = world.hosting.herald.game_servers = servers
        news = asyncio.Event()
        lines: list[str] = []

        def told(report: StatusUpdate) -> None:
            lines.extend(report.lines)
            news.set()

        adapter = SandboxAdapter(world.sandbox, world.server, world.herald, sites)
        rehearsal = Rehearsal(world.herald.service, adapter, told)
        began, computing = time.monotonic(), time.process_time()
        await rehearsal.start(Setting(f"preset:{preset}", players=players, seed="full size"))
        while rehearsal.mode not in {"over", "paused"}:
            news.clear()
            async with asyncio.timeout(STANDS_STILL):
                await news.wait()
        seconds, computed = time.monotonic() - began, time.process_time() - computing
        loaded = await world.loaded()
        site = sites.playing[loaded.state.settings.game_server]
        assert isinstance(site, PretendServer)
        asked = Counter(request.path.rstrip("/").rpartition("/")[2] for request in site.asked)
        sources = Counter(record.event.source for record in loaded.records if isinstance(record.event, ResultRecorded))
        failed = [line for line in lines if "failed" in line or "reports" in line]
        posts = await world.database.connections.read(_posts)
        people = [world.director, *(world.sandbox.person(person.name) for person in loaded.people.values())]
        await rehearsal.stop()
        return (
            f"{preset}, {players} players: {rehearsal.mode} {loaded.state.phase}, results {dict(sources)}, "
            f"{asked.total()} requests {dict(asked.most_common(6))}, "
            f"{posts} posts, {sum(len(person.dms) for person in people)} direct messages, {len(lines)} acts, "
            f"{seconds:.0f} s, {computed:.0f} s of computing; typed or failed: {failed[:5]}"
        )


async def _posts(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(outbox))).scalar_one())


if __name__ == "__main__":
    print(asyncio.run(rehearsed(sys.argv[1], int(sys.argv[2]))))
