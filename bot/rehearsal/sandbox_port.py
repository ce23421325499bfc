"""Where a rehearsal is played: what it asks of a sandbox."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.rehearsal.actor import Actor
from bot.rehearsal.cast import Role
from bot.rehearsal.game_sites import GameSites


class SandboxPort(Protocol):
    """The sandbox as a rehearsal needs it."""

    sites: GameSites
    """The game servers where demo players can play."""

    @property
    def director(self) -> Actor:
        """Who creates and directs the tournament."""
        ...

    async def hire(self, role: Role) -> Actor:
        """The member of that name, made where there is none."""
        ...

    @property
    def has_pages(self) -> bool:
        """Can tournaments have a page on the web?"""
        ...

    def next_deadline(self) -> tuple[datetime, str] | None:
        """When the bot says that something will happen next, and what."""
        ...

    def move_to(self, at: datetime) -> None:
        """Let time pass until this later moment."""
        ...

    async def answered(self) -> None:
        """Wait until all that people asked for is done: they may only have been told that it takes a while."""
        ...

    async def settled(self) -> None:
        """Wait until the bot has done and posted everything that is due."""
        ...
