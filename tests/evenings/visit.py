"""A first visit: a person who has read nothing opens the page, and does only what the page offers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta

from playwright.async_api import Locator

from bot.rehearsal.panel import KEY, TOUR
from bot.rehearsal.sandbox_adapter import DEMO_PLAYERS, add_rehearsals
from bot.sandbox.server import Sandbox
from formats.core.state import TournamentState
from tests.bot.world import World
from tests.evenings.evening import Evening
from tests.evenings.hands import Work
from tests.patience import SECONDS

NAME = "first visit"

EVENINGS = 2
"""Evenings of the series that are played to their end."""

PACE = float(str(TOUR[0]["values"]["pace"]))
"""Real seconds between two things of the rehearsal."""


@dataclass
class Way:
    """The way to somewhere, as a person goes it; `things` happened meanwhile in the rehearsal, at its own pace."""

    work: Work = field(default_factory=Work)
    things: int = 0
    passed: timedelta = timedelta()

    @property
    def seconds(self) -> float:
        """What a person needs, whatever the machine that plays it."""
        return self.work.seconds + self.things * PACE


class Visitor:
    """Counts every click, and every word the tour tells."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.page = evening.page
        self.tour = self.page.get_by_role("region", name="Tour")
        self.way = Way()

    async def open(self) -> None:
        """The address alone, as the program prints it."""
        await self.page.goto(self.evening.world.sandbox.url)
        await self.tour.wait_for()
        await self.read()

    async def read(self) -> None:
        """The words that the tour shows now."""
        self.way.work.words += len((await self.tour.locator(".tour-words").inner_text()).split())

    async def press(self, button: Locator) -> None:
        """One click."""
        self.way.work.clicks += 1
        await button.click()

    async def in_the_tour(self, label: str, then: str) -> None:
        """A click on what the tour offers; it goes on with these words, which are read."""
        await self.press(self.tour.get_by_role("button", name=label))
        await self.tour.get_by_text(then).wait_for()
        await self.read()

    def ends(self) -> Way:
        """This way is gone to its end; another begins."""
        way, self.way = self.way, Way()
        return way


async def play(evening: Evening, _name: str = NAME) -> tuple[Way, Way, Way]:
    """The ways to the visitor's own finished tournament, to the standings of their own tonight's, and of a second week.

    The last one is that of a series made of tonight's: one command, and two evenings that open and start by the clock.
    """
    async with rehearsing(evening.world):
        visitor = Visitor(evening)
        await visitor.open()
        ways = await _finished(visitor), await _tonight(visitor), await _second_evening(visitor)
        for way in ways:
            evening.director.work.add(way.work)
        return ways


@asynccontextmanager
async def rehearsing(world: World) -> AsyncIterator[None]:
    """The page has its tour, rehearsals and demo players, as `python -m bot` opens it."""
    acting = asyncio.create_task(add_rehearsals(world.sandbox, world.server, world.herald))
    try:
        yield
    finally:
        acting.cancel()
        with suppress(asyncio.CancelledError):
            await acting


async def _finished(visitor: Visitor) -> Way:
    """What the tour's lit buttons lead to."""
    await visitor.in_the_tour("Start a tournament", "Four players are in.")
    await visitor.in_the_tour("Next", "Be anybody")
    await visitor.in_the_tour("Next", "Make time pass")
    await visitor.in_the_tour("Play it to the end", "That was a whole tournament.")
    await visitor.evening.desk.message("Final standings.").first.wait_for()
    visitor.way.things = things_of(visitor.evening.world.sandbox)
    return visitor.ends()


async def _tonight(visitor: Visitor) -> Way:
    """The form as it comes, *Start*, and *Next deadline* until the standings are there."""
    world, desk = visitor.evening.world, visitor.evening.desk
    began = world.clock.now()
    await visitor.in_the_tour("Next", "Your own, tonight")
    await visitor.in_the_tour("Run my own", "Submit the form as it is.")
    await visitor.press(desk.dialog("Tonight's tournament").get_by_role("button", name="Submit"))
    card = desk.message("Tonight's tournament").filter(has=desk.button("Start"))
    await card.last.wait_for()
    await _everybody_in(world)
    await visitor.press(card.get_by_role("button", name="Start").last)
    while (await own(world)).phase != "finished":
        await _all_played(world)
        await visitor.press(desk.button("Next deadline"))
        await world.boards_settled()
    await desk.message("Final standings.").nth(1).wait_for()
    visitor.way.passed = world.clock.now() - began
    return visitor.ends()


async def _second_evening(visitor: Visitor) -> Way:
    """`/td series` for tonight's, and *Next deadline* until the second evening is over."""
    world, desk = visitor.evening.world, visitor.evening.desk
    began, director = world.clock.now(), visitor.evening.director
    visitor.evening.acts.watch(director.person)
    planned = await director.slash("/td series", options={"when": "fri 20:00"})
    assert (await own(world)).title in planned.text
    for number in range(1, EVENINGS + 1):
        while (state := await own(world)).phase != "finished" or not state.title.endswith(f" {number}"):
            if state.phase == "registration":
                await _everybody_in(world)
            elif state.phase == "running":
                await _all_played(world)
            await visitor.press(desk.button("Next deadline"))
            await world.boards_settled()
    visitor.way.passed = world.clock.now() - began
    return visitor.ends()


async def own(world: World) -> TournamentState:
    """The visitor's own tournament: the newer one."""
    rows = await world.database.tournaments.all()
    return (await world.loaded(max(rows, key=lambda row: int(row.id[1:])).id)).state


async def _everybody_in(world: World) -> None:
    """The demo players have signed up, and the card says so."""
    await _until(world, lambda state: len(state.entrants) == DEMO_PLAYERS[0])


async def _all_played(world: World) -> None:
    """The demo players have played what is open, and what comes next has its time."""
    await _until(world, lambda state: state.phase == "running" and not state.open_games())


async def _until(world: World, holds: Callable[[TournamentState], bool]) -> None:
    news = asyncio.Event()
    world.herald.service.on_change(lambda _change: news.set())
    async with asyncio.timeout(SECONDS):
        while not holds(await own(world)):
            await news.wait()
            news.clear()
    await world.boards_settled()


def things_of(sandbox: Sandbox) -> int:
    """Count the lines of the rehearsal's report: no more than these are shown between two of its pauses."""
    return int(sandbox.services.panels.panel(KEY).as_json()["lines"])
