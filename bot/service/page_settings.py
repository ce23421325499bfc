"""Settings of the public page of a tournament: stored beside its log, set in chat, read by the page process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from storage.database import Database

PAGE = "page"
"""The key of the setting; its scope is the tournament."""


@dataclass(frozen=True, slots=True)
class PageSettings:
    """Directors' settings of a tournament's page.

    `shown`: anybody may read it who has its address. `found`: it is listed on the front page, and search engines may
    find it. `log`: once play is over, the whole log may be taken away, with everything that was handed in.
    """

    shown: bool = False
    found: bool = False
    log: bool = False

    def stored(self) -> dict[str, bool]:
        """Return them as JSON."""
        return {"shown": self.shown, "found": self.found, "log": self.log}


def page_settings(value: Any) -> PageSettings:
    """Parse stored settings; unknown values are off."""
    kept = value if isinstance(value, dict) else {}
    return PageSettings(*(kept.get(name) is True for name in ("shown", "found", "log")))


async def read_page_settings(database: Database, tournament: str) -> PageSettings:
    """Read the page settings of a tournament."""
    return page_settings(await database.settings.get(tournament, PAGE))


async def keep_page_settings(database: Database, tournament: str, wanted: PageSettings) -> None:
    """Keep them; the page follows within two seconds."""
    await database.settings.set(tournament, PAGE, wanted.stored())
