"""Whole events of the presets: the director and one player do everything in the page, the others are demo players."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page

from bot.rehearsal.actor import Actor
from bot.rehearsal.profiles import Profile, names
from bot.rehearsal.rehearsal_run import Rehearsal, StatusUpdate
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from tests.bot.rehearsal.quiet_events import EVENTS
from tests.evenings.evening import Evening
from tests.evenings.hands import Hands

NAMES = tuple(name for name in EVENTS if name != "tour")

BY_HAND = names(1)[0]
"""The player who does everything in a page of their own."""


class BeforeThePage(SandboxAdapter):
    """The director and one of the players sit before a page each."""

    def __init__(self, evening: Evening, page: Page) -> None:
        world = evening.world
        super().__init__(world.sandbox, world.server, world.herald)
        self._evening = evening
        self._page = page
        self.player: Hands | None = None

    @property
    def director(self) -> Actor:
        """The owner of the server."""
        return self._evening.director

    async def get_member(self, role: Profile) -> Actor:
        """The person of that name; one of them at a page."""
        person = await super().get_member(role)
        if role.name != BY_HAND:
            return person
        self.player = self._evening.hands(self._page, self._evening.world.sandbox.person(role.name))
        await self.player.open()
        return self.player


async def play(evening: Evening, name: str) -> None:
    """From the first command to the final standings."""
    world = evening.world
    await evening.open()
    over = asyncio.Event()

    def told(report: StatusUpdate) -> None:
        if report.mode in {"over", "idle", "paused"}:
            over.set()

    page = await evening.page.context.new_page()
    adapter = BeforeThePage(evening, page)
    rehearsal = Rehearsal(world.herald.service, adapter, told)
    await rehearsal.start(EVENTS[name])
    await over.wait()
    assert rehearsal.mode == "over", rehearsal.mode
    await world.boards_settled()
    await page.close()
