"""Brings a database of any older version up to date, and refuses a newer one.

Each file in `versions/` is one step, numbered in order and never changed once released. The whole way up is one
transaction: a process killed in the middle leaves the old version behind, whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage.errors import NewerDatabaseError


def _configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def known_versions() -> Sequence[str]:
    """All versions, oldest first."""
    script = ScriptDirectory.from_config(_configuration())
    return [revision.revision for revision in script.walk_revisions()][::-1]


def migrate(connection: Connection, target: str | None = None) -> None:
    """Bring the schema up to `target` (the newest where none is named); the caller commits.

    Raises NewerDatabaseError, and changes nothing, where the database's version is not known here.
    """
    known = known_versions()
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in known:
        raise NewerDatabaseError(found=revision, known=known[-1])
    if revision != (target or known[-1]):
        config = _configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, target or "head")


def is_up_to_date(connection: Connection) -> bool:
    """Is the database of this version? NewerDatabaseError where it is of a newer one."""
    known = known_versions()
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in known:
        raise NewerDatabaseError(found=revision, known=known[-1])
    return revision == known[-1]


def may_be_in_use(connection: Connection) -> bool:
    """Is the database older than this version, and of one whose processes say that they work with it?"""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = known_versions()
    return revision in known[:-1] and inspect(connection).has_table("leases")
