"""Consistency check: is everything in a database complete and readable?"""

from __future__ import annotations

from collections.abc import AsyncIterator

from formats.core.log_file import BadLogError, read_log
from formats.core.log_snapshot import LogSnapshot, decode
from formats.core.packed import BadPackError
from storage.database import Database
from storage.errors import UnreadableEventError
from storage.snapshots import StoredSnapshot, snapshot_code
from storage.transfer import export_log


async def find_problems(database: Database) -> list[str]:
    """Return one line for each problem; empty if an export of everything can be read back."""
    problems = list(await database.damage())
    problems += [problem async for problem in _wrong_snapshots(database)]
    for tournament in await database.tournaments.all():
        try:
            read_log(await export_log(database, tournament.id, with_seed=True))
        except UnreadableEventError as error:
            problems.append(f"{tournament.id}, event {error.seq} ({error.kind}) cannot be read: {error.reason}")
        except BadLogError as error:
            problems.append(f"{tournament.id}, event {error.line - 1} is wrong: {error.code} {error.detail}")
    return problems


async def _wrong_snapshots(database: Database) -> AsyncIterator[str]:
    """Compare the snapshots that this code would read with the fold of their logs, and remove those that differ."""
    for tournament_id in await database.snapshots.all(snapshot_code()):
        stored, _ = await database.snapshots.with_lines(tournament_id, snapshot_code())
        if stored is not None and not await _is_right(database, stored):
            await database.snapshots.remove(tournament_id)
            yield f"{tournament_id}, the snapshot at event {stored.version} differs from the log: it was removed"


async def _is_right(database: Database, stored: StoredSnapshot) -> bool:
    try:
        records, payloads = await database.log.written(stored.tournament_id)
    except UnreadableEventError:
        return True  # reported with the log
    lines = stored.version
    try:
        found = decode(stored.content)
        return len(records) >= lines and found == LogSnapshot.of_log(records[:lines], payloads[:lines])
    except BadPackError:
        return False
