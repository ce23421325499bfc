"""Consistency check: is everything in a database complete and readable?"""

from __future__ import annotations

from formats.core.log_file import BadLogError, read_log
from storage.database import Database
from storage.errors import UnreadableEventError
from storage.transfer import export_log


async def find_problems(database: Database) -> list[str]:
    """Return one line for each problem; empty if an export of everything can be read back."""
    problems = list(await database.damage())
    for tournament in await database.tournaments.all():
        try:
            read_log(await export_log(database, tournament.id, with_seed=True))
        except UnreadableEventError as error:
            problems.append(f"{tournament.id}, event {error.seq} ({error.kind}) cannot be read: {error.reason}")
        except BadLogError as error:
            problems.append(f"{tournament.id}, event {error.line - 1} is wrong: {error.code} {error.detail}")
    return problems
