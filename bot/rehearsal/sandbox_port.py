"""Interface of the sandbox that a rehearsal needs: members, clock, and waiting until the bot is idle."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.rehearsal.actor import Actor
from bot.rehearsal.game_sites import GameSites
from bot.rehearsal.profiles import Profile


class SandboxPort(Protocol):
    """A sandbox with one server in which rehearsals take place."""

    sites: GameSites
    """The simulated game servers on which demo players can play."""

    @property
    def director(self) -> Actor:
        """The member who creates and directs the tournament."""
        ...

    async def get_member(self, profile: Profile) -> Actor:
        """Return the member of that name, adding one to the server if there is none."""
        ...

    @property
    def has_pages(self) -> bool:
        """Whether the public web page is served, so that tournaments can be shown on it."""
        ...

    def next_deadline(self) -> tuple[datetime, str] | None:
        """Return the next scheduled moment of the bot and a description of it, or None."""
        ...

    def move_to(self, at: datetime) -> None:
        """Move the sandbox's clock forward to this moment."""
        ...

    async def answered(self) -> None:
        """Wait until the bot has finished all running interactions.

        A deferred interaction is acknowledged before its work is done, so the answer alone does not show that it took
        effect.
        """
        ...

    async def settled(self) -> None:
        """Wait until the bot has executed everything that is due and sent all posts."""
        ...
