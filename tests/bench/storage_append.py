"""How fast commands are stored and logs are read: one writer, every commit synced to the disk."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from storage.database import Database
from storage.outbox import Post
from storage.transfer import export_log, import_log
from tests.storage.samples import NOON, append, begin, form

COMMANDS = 1_000


async def timed(work: Callable[[int], Awaitable[object]], times: int) -> list[float]:
    """Milliseconds of each call."""
    taken = []
    for number in range(1, times + 1):
        start = time.perf_counter()
        await work(number)
        taken.append((time.perf_counter() - start) * 1_000)
    return taken


def show(what: str, taken: list[float]) -> None:
    ordered = sorted(taken)
    p99 = ordered[int(len(ordered) * 0.99)]
    print(f"{what:40} median {statistics.median(taken):7.2f} ms   p99 {p99:7.2f} ms   {len(taken)} times")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "bench.db") as database:
            await begin(database)

            async def one_command(number: int) -> None:
                event = form(f"e{number % 50}", list(range(40)))
                posts = [Post({"text": "x" * 200}, channel_id=number)]
                await append(database, "t1", number, f"c{number}", [event], posts=posts)

            async def deliver(_: int) -> None:
                first = (await database.waiting.targets())[0]
                row = await database.outbox.head(first.target)
                assert row is not None
                await database.outbox.mark_sent(row.id, channel_id=1, message_id=row.id, at=NOON)

            show("append one event and one post", await timed(one_command, COMMANDS))
            show("take one post and mark it sent", await timed(deliver, 200))
            show(f"load {COMMANDS} events", await timed(lambda _: database.log.load("t1"), 10))
            text = await export_log(database, "t1")
            show(f"import {COMMANDS} events", await timed(lambda _: import_log(database, text, at=NOON), 3))


if __name__ == "__main__":
    asyncio.run(main())
