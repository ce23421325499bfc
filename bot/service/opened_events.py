"""Events that another log has opened: the evenings of a series, the branches of a tournament.

Settings beside both logs name the other tournament, since ids of tournaments differ from one database to another.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.service.page_settings import keep_page_settings, read_page_settings
from storage.database import Database

SEED_BYTES = 16


@dataclass(frozen=True, slots=True)
class Link:
    """The settings that link the two logs, by the name of the kind of event."""

    name: str

    async def parent_of(self, database: Database, event: str) -> tuple[str, int] | None:
        """Return the tournament that opened an event, and the event's number there; None for any other tournament."""
        known = await database.settings.get(event, f"{self.name}_of")
        return None if known is None else (str(known[0]), int(known[1]))

    async def child_of(self, database: Database, parent: str, number: int) -> str | None:
        """Return the tournament of an event; None while it has none."""
        known = await database.settings.get(parent, f"{self.name} {number}")
        return None if known is None else str(known)

    async def bind(self, database: Database, parent: str, number: int, event: str) -> None:
        """Note which tournament an event is."""
        await database.settings.set(event, f"{self.name}_of", [parent, number])
        await database.settings.set(parent, f"{self.name} {number}", event)


EVENINGS, BRANCHES = Link("evening"), Link("branch")


def drawn_seed() -> str:
    """Return a new seed for the draws of an event."""
    return secrets.token_hex(SEED_BYTES)


async def follow_page(database: Database, parent: str, event: str) -> None:
    """Give an event a public page where the tournament that opened it has one."""
    shown = await read_page_settings(database, parent)
    await keep_page_settings(database, event, shown)
