"""Brings a database of any older version up to date, and refuses a newer one.

Each file in `versions/` is one step, numbered in order and never changed once released. The whole way up is one
transaction: a process killed in the middle leaves the old version behind, whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from storage.errors import NewerDatabaseError

VERSION = re.compile(r"(\d{4})_\w+\.py")
"""The name of a step's file; the number is the version it leads to."""


@cache
def known_versions() -> Sequence[str]:
    """All versions, oldest first."""
    names = (path.name for path in (Path(__file__).parent / "versions").iterdir())
    return sorted(found[1] for name in names if (found := VERSION.fullmatch(name)) is not None)


def _version_of(connection: Connection) -> str | None:
    """Return the version of the database, or None where it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def migrate(connection: Connection, target: str | None = None) -> None:
    """Bring the schema up to `target` (the newest where none is named); the caller commits.

    Raises NewerDatabaseError, and changes nothing, where the database's version is not known here.
    """
    known = known_versions()
    revision = _version_of(connection)
    if revision is not None and revision not in known:
        raise NewerDatabaseError(found=revision, known=known[-1])
    if revision == (target or known[-1]):
        return
    # Alembic takes a tenth of a start to import, and most starts find the newest version.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, target or "head")


def is_up_to_date(connection: Connection) -> bool:
    """Is the database of this version? NewerDatabaseError where it is of a newer one."""
    known = known_versions()
    revision = _version_of(connection)
    if revision is not None and revision not in known:
        raise NewerDatabaseError(found=revision, known=known[-1])
    return revision == known[-1]


def may_be_in_use(connection: Connection) -> bool:
    """Is the database older than this version, and of one whose processes say that they work with it?"""
    revision = _version_of(connection)
    known = known_versions()
    return revision in known[:-1] and inspect(connection).has_table("leases")
