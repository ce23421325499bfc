"""Compare the estimated sizes of loaded tournaments with the memory that loading them takes.

    PYTHONPATH=. python -m tests.bench.cache_sizes

Loads each log of `tests/0.1`, three Swiss tournaments and a league, and prints for each the memory that `tracemalloc`
counts, the estimate of `bot.service.tournament_cache.size_of`, and how many times the estimate it is.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

from bot.service.tournament_cache import TournamentCache, size_of
from formats.core.memoize import forget
from storage.database import Database
from storage.log import LogEntry
from storage.tournaments import Bindings
from storage.transfer import import_log
from tests.bench.bench_computation import ENGINE
from tests.bench.bench_many import league, swiss
from tests.case_files import PROJECT


async def stored(database: Database) -> AsyncIterator[tuple[str, str]]:
    """Store tournaments; the name and the id of each."""
    for file in sorted((PROJECT / "tests" / "0.1").glob("*.jsonl")):
        imported = await import_log(database, file.read_text(encoding="utf-8"), at=datetime(2026, 1, 1, tzinfo=UTC))
        yield file.stem, imported.tournament_id
    for name, cycle in (*((f"swiss{players}", swiss(players)) for players in (8, 64, 128)), ("league310", league())):
        guests = [await database.people.guest(f"Player {number}") for number, _ in enumerate(cycle.state.entrants)]
        entrants = {entrant: guest.id for entrant, guest in zip(cycle.state.entrants, guests, strict=True)}
        entry = LogEntry(tuple(cycle.loaded.records), Bindings(phase=cycle.state.phase, entrants=entrants))
        await database.log.write(name, [entry], engine=ENGINE.version, at=cycle.now, is_import=True)
        yield name, name


async def main() -> None:
    """Load every tournament twice, and measure the second time."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "herald.db") as database:
            async for name, tournament in stored(database):
                cache = TournamentCache(database)
                await cache.loaded(tournament)
                cache.forget()
                forget()
                gc.collect()
                tracemalloc.start()
                loaded = await cache.loaded(tournament)
                gc.collect()
                taken, _ = tracemalloc.get_traced_memory()
                tracemalloc.stop()
                estimate = size_of(loaded)
                print(f"{name:40} {len(loaded.records):6,} lines {taken:12,} {estimate:12,} {taken / estimate:5.2f}")


if __name__ == "__main__":
    asyncio.run(main())
