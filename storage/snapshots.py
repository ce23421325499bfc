"""Stored snapshots of logs (`formats.core.log_snapshot`): one row a tournament, which saves folding its log.

A row is a cache of the log and nothing more. It is used by the code that wrote it alone (`code`), and where the line
at its position is the same as in the log. Where it is missing, of other code, too long or damaged, the log is read.
So a row may be lost at any moment, and needs no part in a transaction that writes a log: a crash leaves the row before
it. A copy of a database is made without these rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace

import pydantic
from sqlalchemy import bindparam, delete, func, select

import formats.core
from storage.code_version import code_version
from storage.dialect import put_on
from storage.log import lines_after
from storage.parts import Part, reads_script
from storage.schema import snapshots
from storage.sql import Runner, Statement

MOST_BYTES = 64_000_000
"""A longer row is not read: 3,000 players with 30,000 events take 1.5 MB."""


@cache
def snapshot_code() -> str:
    """Identify the code that folds logs, and reads and writes snapshots."""
    return f"{code_version(Path(formats.core.__file__).parent)} pydantic {pydantic.VERSION}"


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A row: a log up to the line `version`, in bytes."""

    tournament_id: str
    version: int
    code: str
    content: bytes


class Snapshots(Part):
    """Reads and writes snapshots."""

    @reads_script
    def with_lines(
        self, run: Runner, tournament_id: str, code: str
    ) -> tuple[StoredSnapshot | None, Sequence[SimpleNamespace]]:
        """The snapshot of a tournament by this code, and the lines from its last one on; all lines without one.

        UnknownTournamentError.
        """
        row = run.row(_OF_CODE, {"tournament": tournament_id, "code": code})
        stored = None if row is None else StoredSnapshot(**vars(row))
        return stored, lines_after(run, tournament_id, 0 if stored is None else stored.version - 1)

    @reads_script
    def all(self, run: Runner, code: str) -> list[str]:
        """The tournaments that have a snapshot by this code."""
        return [row.tournament_id for row in run.rows(_ALL, {"code": code})]

    async def put(self, snapshot: StoredSnapshot) -> None:
        """Write a snapshot in place of the one before."""
        values = {name: getattr(snapshot, name) for name in StoredSnapshot.__slots__}
        await self.connections.write_script(lambda run: run.run(_PUT, values))

    async def remove(self, tournament_id: str) -> None:
        """Remove the snapshot of a tournament."""
        await self.connections.write_script(lambda run: run.run(_REMOVE, {"tournament": tournament_id}))


_MINE = snapshots.c.tournament_id == bindparam("tournament")
_OF_CODE = Statement(
    lambda _: select(snapshots).where(
        _MINE, snapshots.c.code == bindparam("code"), func.length(snapshots.c.content) <= MOST_BYTES
    )
)
_ALL = Statement(
    lambda _: (
        select(snapshots.c.tournament_id)
        .where(snapshots.c.code == bindparam("code"))
        .order_by(snapshots.c.tournament_id)
    )
)
_PUT = Statement(partial(put_on, table=snapshots), columns=snapshots.c.keys())
_REMOVE = Statement(lambda _: delete(snapshots).where(_MINE))
