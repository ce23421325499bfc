"""Adapter between the sandbox and rehearsals, and the function that adds both kinds of simulated play to a sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from datetime import datetime
from typing import Any

from bot.hosting.client import Herald
from bot.rehearsal.actor import Actor
from bot.rehearsal.demo import DemoPlayers
from bot.rehearsal.game_sites import GameSites, Site
from bot.rehearsal.panel import DEMO_SWITCH, RehearsalPanel
from bot.rehearsal.profiles import Profile
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox

DEMO_PLAYERS = (4, 8, 12, 16, 20, 24)
"""Numbers of demo players offered in the page's switch."""

PATIENCE = 60.0
"""Real seconds to wait for the bot before continuing: its connection may have been cut on purpose."""


def _with_patience(person: Person) -> Person:
    """Raise a person's timeouts to `PATIENCE`, because commands in large fields take the bot longer."""
    person.patience = person.settling = PATIENCE
    return person


class _PolledSite:
    """A simulated game server that the bot polls again after each game that was played on it.

    The bot's usual interval between polls of an idle server is up to a quarter of an hour.
    """

    def __init__(self, site: Site, herald: Herald) -> None:
        self._site = site
        self._herald = herald
        self.waiting = site.waiting

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        self._site.play(game, names, winner, scores)
        self._herald.game_bridge.forget_pauses()


class SandboxAdapter:
    """The sandbox as `SandboxPort`. `sites` are the game servers it simulates."""

    def __init__(
        self,
        sandbox: Sandbox,
        server: Server,
        herald: Herald,
        sites: GameSites = GameSites(),  # noqa: B008 - frozen
    ) -> None:
        playing = {key: _PolledSite(site, herald) for key, site in sites.playing.items()}
        self.sites = GameSites(playing, sites.events)
        self._sandbox = sandbox
        self._server = server
        self._herald = herald

    @property
    def director(self) -> Actor:
        """The owner of the server."""
        return _with_patience(self._server.owner)

    async def get_member(self, profile: Profile) -> Actor:
        """Return the person of that name, adding one to the server if there is none."""
        try:
            person = self._sandbox.person(profile.name)
        except KeyError:
            person = await self._server.join(profile.name, zone=profile.zone)
        return _with_patience(person)

    @property
    def has_pages(self) -> bool:
        """Whether the public web page is served."""
        return self._herald.policies.page is not None

    def next_deadline(self) -> tuple[datetime, str] | None:
        """Return the first entry of the timetable's agenda."""
        return self._herald.timetable.next_on_agenda()

    def move_to(self, at: datetime) -> None:
        """Jump to a moment, unless the running clock has passed it."""
        self._sandbox.clock.reach(at)

    async def answered(self) -> None:
        """Wait until no interaction is in flight, for at most `PATIENCE` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._herald.in_flight.settled()

    async def settled(self) -> None:
        """Wait until nothing is due and everything is sent, for at most `PATIENCE` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._herald.timetable.settled()
                await self._herald.opened_events.settled()
                await self._herald.game_bridge.settled()
                await self._herald.announcer.settled()


def add_rehearsals(
    sandbox: Sandbox,
    server: Server,
    herald: Herald,
    sites: GameSites = GameSites(),  # noqa: B008 - frozen
) -> Coroutine[Any, Any, None]:
    """Add the rehearsal panel, the tour and the switch for demo players to the page.

    Returns a coroutine that runs the demo players until it is cancelled.
    """
    adapter = SandboxAdapter(sandbox, server, herald, sites)
    panel = RehearsalPanel(sandbox, herald.service, adapter)
    players = DemoPlayers(herald.service, adapter.get_member, panel.rehearsal.is_on, adapter.sites)

    async def switched(on: bool, value: str | None) -> None:  # noqa: FBT001 - the sandbox calls it so
        await players.set_count(int(value or 0) if on else 0)

    sandbox.add_switch(
        DEMO_SWITCH,
        "Demo players",
        "They take part in every tournament: sign up, send their hours, check in, play, report and confirm.",
        switched,
        [(str(count), f"{count} players") for count in DEMO_PLAYERS],
    )

    async def act() -> None:
        try:
            await panel.offer_existing()
            await players.run()
        finally:
            await panel.rehearsal.stop()

    return act()
