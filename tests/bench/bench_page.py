"""A thousand readers of the page while results come in: what they wait for, and what the bot notices of them.

The bot runs as it does for people, the page in a process of its own, the readers in a third, all on this machine. Each
reader has a stream open and loads the page again at every notice of a change. The figures are p50 and p99 in
milliseconds; turns of the bot's event loop are measured in CPU time, their delays in wall-clock time.
`--readers N --results M --streams S` run it with other numbers; `--streams` are opened besides, and read nothing. Exits
with 1 where readers wait too long, or longer than in step with their number, or where they slow the bot down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

from bot.runtime.gc_tuning import spare_collector
from bot.service.page_settings import PageSettings, keep_page_settings
from bot.service.worker import WorkerDecider
from bot.web.__main__ import raise_open_files
from tests.bench.bench_loop import NAMES, is_the_bots
from tests.bench.figures import LINEAR, PAIRS, Figure, judged
from tests.bot.commands.rounds import PAIRED
from tests.bot.world import LOBBY, World
from tests.turns import Turns

OF_ONE = 50
"""Readers that share an address: 127.0.0.1, 127.0.0.2, ..."""

SIZES = (250, 1000)
PAGE_LIMIT_MS, EVENT_LIMIT_MS = 3000.0, 3000.0
"""What 99 of 100 readers may wait for a page, and until they hear of a result, on a machine that is busy with all
three; idle it takes a third."""

TURN_LIMIT_MS = 50.0
"""The longest turn of the bot's event loop that is allowed, with and without readers."""


async def reads(session: aiohttp.ClientSession, path: str, found: dict[str, list[float]]) -> str:
    """Read the page; its key."""
    began = time.perf_counter()
    async with session.get(path) as answer:
        text = await answer.text()
    found["pages"].append(1000 * (time.perf_counter() - began))
    return text.partition('data-key="')[2].partition('"')[0]


async def reader(session: aiohttp.ClientSession, path: str, found: dict[str, list[float]], heard: Any) -> None:
    """Read, and read again whenever the stream says that something has changed, as the page's script does."""
    key = await reads(session, path, found)
    async with session.get(f"{path}/live", params={"known": key}) as stream:
        heard["open"] += 1
        async for line in stream.content:
            if line.startswith(b"data: ") and len(line) > len(b"data: \n"):
                heard["arrived"].append((line[6:].decode().partition("-")[0], time.time()))
                await asyncio.sleep(random.random() * 0.5)
                await reads(session, path, found)


async def be_readers(base: str, count: int, streams: int) -> None:
    """Run all readers in a process of its own; print a line when they are connected, and their findings at the end."""
    found: dict[str, list[float]] = {"pages": []}
    heard: dict[str, Any] = {"open": 0, "arrived": []}
    timeout = aiohttp.ClientTimeout(total=None)
    sessions = [
        aiohttp.ClientSession(
            base, timeout=timeout, connector=aiohttp.TCPConnector(limit=0, local_addr=(f"127.0.0.{number + 1}", 0))
        )
        for number in range(-(-(count + streams) // OF_ONE))
    ]
    tasks = []
    for number in range(count):
        tasks.append(asyncio.create_task(reader(sessions[number // OF_ONE], "/t/t1", found, heard)))
        await asyncio.sleep(0.002)
    idle = [
        await sessions[number // OF_ONE].get("/t/t1/live", params={"known": "x"})
        for number in range(count, count + streams)
    ]
    while heard["open"] < count:  # noqa: ASYNC110 - they tell nobody else
        await asyncio.sleep(0.1)
    first = len(found["pages"])
    print("ready", sum(response.status == 200 for response in idle), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print(json.dumps({"pages": found["pages"][first:], "arrived": heard["arrived"]}), flush=True)
    os._exit(0)


async def lateness(every: float, found: list[float]) -> None:
    """How much later than wished the loop comes back, for ever."""
    loop = asyncio.get_running_loop()
    while True:
        wished = loop.time() + every
        await asyncio.sleep(every)
        found.append(1000 * (loop.time() - wished))


async def results(world: World, games: list[Any], pause: float) -> tuple[dict[str, float], dict[str, float]]:
    """Enter results, one after the other; when each version was there, and what the loop was held by."""
    at: dict[str, float] = {}
    late: list[float] = []
    watching = asyncio.create_task(lateness(0.01, late), name=__name__)
    with Turns(is_the_bots) as turns:
        for game in games:
            before = (await world.loaded()).state.version
            await world.director.slash("/round result", channel=LOBBY, game=game.id, winner=game.seats[0])
            after = (await world.loaded()).state.version
            at |= {str(version): time.time() for version in range(before + 1, after + 1)}
            await asyncio.sleep(pause)
    watching.cancel()
    spent = [1000 * seconds for seconds in turns.spent]
    return at, {"turn max": max(spent), "turn p99": p(spent, 99), "late p99": p(late, 99), "late max": max(late)}


def p(numbers: list[float], share: int) -> float:
    """A percentile."""
    return round(statistics.quantiles(numbers, n=100, method="inclusive")[share - 1], 1)


async def measured(readers: int, given: argparse.Namespace) -> dict[str, float]:
    """Measure without readers, then with so many of them: pages and events as 99 of 100 have them, the longest turn."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{free.getsockname()[1]}"
        free.close()
        world = World(Path(folder), decider=WorkerDecider())
        await world.open()
        await world.tournament(players=NAMES)
        await world.director.slash("/td close", channel=LOBBY)
        await world.settled()
        await world.jump_to(PAIRED)
        await keep_page_settings(world.database, "t1", PageSettings(shown=True))
        spare_collector()
        games = list((await world.loaded()).state.open_games())
        half = len(games) // 2
        _, alone = await results(world, games[:half], 1.0)
        environment = {**os.environ, "HERALD_DATABASE": str(world.database.file), "HERALD_WEB": place}
        site = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot.web", env=environment)
        async with aiohttp.ClientSession() as session:
            while True:
                try:
                    async with session.get(f"http://{place}/t/t1"):
                        break
                except aiohttp.ClientError:
                    await asyncio.sleep(0.2)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, __file__, "--be-readers", f"http://{place}"),
            *("--readers", str(readers), "--streams", str(given.streams)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**27,
            env={**environment, "PYTHONPATH": str(Path.cwd())},
        )
        assert process.stdout is not None
        assert process.stdin is not None
        print((await process.stdout.readline()).decode().strip(), "streams besides")
        at, crowded = await results(world, games[half : half + given.results], 4.0)
        process.stdin.write(b"\n")
        found = json.loads(await process.stdout.readline())
        site.terminate()
        await site.wait()
        await world.close()
    events = [1000 * (moment - at[version]) for version, moment in found["arrived"] if version in at]
    print(f"{readers} readers, {len(found['pages'])} pages read, {len(events)} events heard")
    print(f"pages  p50 {p(found['pages'], 50)} p99 {p(found['pages'], 99)} ms")
    print(f"events p50 {p(events, 50)} p99 {p(events, 99)} ms after the result was stored")
    for name, figures in (("the bot alone", alone), ("with readers", crowded)):
        print(f"{name}: " + ", ".join(f"{what} {value:.1f} ms" for what, value in figures.items()), flush=True)
    return {"pages": p(found["pages"], 99), "events": p(events, 99), "turns": crowded["turn max"]}


def main(given: argparse.Namespace) -> int:
    """Measure all sizes, or the one given."""
    sizes = SIZES if given.readers is None else (given.readers,)
    found = {readers: asyncio.run(measured(readers, given)) for readers in sizes}

    def figure(name: str, what: str, limit: float, exponent: float, *, in_real_time: bool) -> Figure:
        taken = {readers: by[what] for readers, by in found.items()}
        return Figure(name, taken, dict.fromkeys(sizes, limit), exponent, in_real_time=in_real_time)

    # Who waits for a core waits the longer the more others wait for it: in real time that is no growth of ours.
    return judged(
        [
            figure("pages, 99 of 100, by readers", "pages", PAGE_LIMIT_MS, PAIRS, in_real_time=True),
            figure("results told, 99 of 100, by readers", "events", EVENT_LIMIT_MS, PAIRS, in_real_time=True),
            figure("longest turn of the bot, by readers", "turns", TURN_LIMIT_MS, LINEAR, in_real_time=False),
        ]
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--readers", type=int)
    parser.add_argument("--results", type=int, default=5)
    parser.add_argument("--streams", type=int, default=0)
    parser.add_argument("--be-readers")
    options = parser.parse_args()
    raise_open_files()
    if options.be_readers:
        asyncio.run(be_readers(options.be_readers, options.readers, options.streams))
    else:
        sys.exit(main(options))
