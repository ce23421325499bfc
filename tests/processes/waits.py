"""Who waits for what, and for how long: in real seconds, since processes die and are taken over in real time."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database

LONGEST = 40.0
"""Real seconds that anybody may wait for an answer, a message or something that came due."""

LOOK = 0.5


@dataclass(slots=True)
class Waits:
    """The longest wait of each kind: real seconds, and who it was."""

    longest: dict[str, tuple[float, str]] = field(default_factory=dict)

    def note(self, kind: str, seconds: float, who: str) -> None:
        """Record how long a person waited, if it is the longest wait of its kind."""
        if seconds > self.longest.get(kind, (-1.0, ""))[0]:
            self.longest[kind] = seconds, who

    def too_long(self, most: float) -> list[str]:
        """A sentence for each kind somebody has waited too long for."""
        return [
            f"somebody waited {seconds:.0f} s for {kind}: {who}"
            for kind, (seconds, who) in self.longest.items()
            if seconds > most
        ]

    @property
    def told(self) -> str:
        """All of them, in a line."""
        return ", ".join(f"{kind} {seconds:.1f} s" for kind, (seconds, _) in sorted(self.longest.items()))


class Outbox:
    """Watches what waits to be posted, from outside: since when each row has been seen waiting."""

    def __init__(self, database: Database, waits: Waits) -> None:
        self._database = database
        self._waits = waits
        self._since: dict[int, float] = {}

    async def look(self) -> int:
        """How many rows wait now; those that wait no more are noted."""
        now = time.monotonic()
        rows = await self._database.connections.read(_pending)
        for row in self._since.keys() - rows.keys():
            self._waits.note("a post", now - self._since.pop(row), f"row {row}")
        for row in rows:
            self._since.setdefault(row, now)
        oldest = min(self._since, key=lambda row: self._since[row], default=None)
        if oldest is not None:
            self._waits.note("a post", now - self._since[oldest], f"row {oldest} of {rows[oldest]}")
        return len(rows)

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK)


async def _pending(connection: AsyncConnection) -> dict[int, str]:
    found = await connection.execute(text("SELECT id, tournament_id FROM outbox WHERE state = 'pending'"))
    return {row.id: row.tournament_id for row in found}
