"""Puts demo players and rehearsals into a sandbox. Knows the sandbox only by what it asks of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Protocol

from bot.hosting.client import Herald
from bot.rehearsal.actor import Actor
from bot.rehearsal.cast import Role
from bot.rehearsal.demo import DemoPlayers
from bot.rehearsal.game_sites import GameSites, Site
from bot.rehearsal.panel import DEMO_SWITCH, Page, RehearsalPanel

DEMO_PLAYERS = (4, 8, 12, 16, 20, 24)
PATIENCE = 60.0
"""Real seconds to wait for the bot before going on without: it may have been cut off on purpose."""


class Person(Actor, Protocol):
    """Somebody in the sandbox."""

    patience: float
    """Real seconds to wait for an answer the bot has asked time for."""

    settling: float
    """Real seconds to wait for what follows where the bot has only taken note."""


class Clock(Protocol):
    """The clock of the sandbox."""

    def reach(self, at: datetime) -> None:
        """Jump to a moment, or go on from here where it has passed."""
        ...


class Sandbox(Page, Protocol):
    """The sandbox."""

    @property
    def clock(self) -> Clock:
        """Its clock."""
        ...

    def person(self, name: str) -> Person:
        """Somebody by name; KeyError for a stranger."""
        ...

    def add_switch(
        self,
        key: str,
        label: str,
        help: str,  # noqa: A002 - the sandbox calls it so
        callback: Callable[[bool, str | None], Awaitable[None]],
        choices: Sequence[tuple[str, str]],
        /,
    ) -> object:
        """Put a switch into the page."""
        ...


class Server(Protocol):
    """The server in which rehearsals take place."""

    @property
    def owner(self) -> Person:
        """Who directs."""
        ...

    async def join(self, name: str, *, zone: str) -> Person:
        """A new member."""
        ...


def _patient(person: Person) -> Person:
    """In a rehearsal nobody is in a hurry: what takes the bot long in a big field is waited for."""
    person.patience = person.settling = PATIENCE
    return person


class _LookedAt:
    """A pretend game server where the bot looks as soon as a game is over; else it may take a quarter of an hour."""

    def __init__(self, site: Site, herald: Herald) -> None:
        self._site = site
        self._herald = herald
        self.waiting = site.waiting

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        self._site.play(game, names, winner, scores)
        self._herald.game_bridge.forget_pauses()


class SandboxPlayhouse:
    """The sandbox as rehearsals need it. `sites` are the game servers it pretends."""

    def __init__(
        self,
        sandbox: Sandbox,
        server: Server,
        herald: Herald,
        sites: GameSites = GameSites(),  # noqa: B008 - frozen
    ) -> None:
        playing = {key: _LookedAt(site, herald) for key, site in sites.playing.items()}
        self.sites = GameSites(playing, sites.events)
        self._sandbox = sandbox
        self._server = server
        self._herald = herald

    @property
    def director(self) -> Actor:
        """The owner of the server."""
        return _patient(self._server.owner)

    async def hire(self, role: Role) -> Actor:
        """The person of that name, who comes in first where there is none."""
        try:
            person = self._sandbox.person(role.name)
        except KeyError:
            person = await self._server.join(role.name, zone=role.zone)
        return _patient(person)

    @property
    def has_pages(self) -> bool:
        """Does a page run beside the bot?"""
        return self._herald.policies.page is not None

    def next_deadline(self) -> tuple[datetime, str] | None:
        """The first entry of the agenda."""
        return self._herald.timetable.next_on_agenda()

    def move_to(self, at: datetime) -> None:
        """Jump there, unless the running clock has been faster."""
        self._sandbox.clock.reach(at)

    async def answered(self) -> None:
        """Until no command and no button is at work any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._herald.in_flight.settled()

    async def settled(self) -> None:
        """Until the timetable has nothing due and everything is posted."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._herald.timetable.settled()
                await self._herald.game_bridge.settled()
                await self._herald.announcer.settled()


def add_rehearsals(
    sandbox: Sandbox,
    server: Server,
    herald: Herald,
    sites: GameSites = GameSites(),  # noqa: B008 - frozen
) -> Coroutine[Any, Any, None]:
    """Put the rehearsal, the tour and the switch for demo players into the page; the answer keeps those acting."""
    playhouse = SandboxPlayhouse(sandbox, server, herald, sites)
    panel = RehearsalPanel(sandbox, herald.service, playhouse)
    players = DemoPlayers(herald.service, playhouse.hire, panel.rehearsal.is_on, playhouse.sites)

    async def switched(on: bool, value: str | None) -> None:  # noqa: FBT001 - the sandbox calls it so
        await players.play_with(int(value or 0) if on else 0)

    sandbox.add_switch(
        DEMO_SWITCH,
        "Demo players",
        "They take part in every tournament: sign up, hand in their hours, check in, play, report and confirm.",
        switched,
        [(str(count), f"{count} players") for count in DEMO_PLAYERS],
    )

    async def act() -> None:
        try:
            await panel.look_round()
            await players.run()
        finally:
            await panel.rehearsal.stop()

    return act()
