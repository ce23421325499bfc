"""One evening: the director at the page in a browser, players who press the buttons they are shown; all is counted."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Page

from bot.sandbox.people import Person
from bot.sandbox.services import Exchange
from formats.core.model import Pairing
from tests.bot.rehearsal.heard import Heard
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS
from tests.sandbox.page.desk import Desk

THINKING = (5, 6)
"""Kinds of answers by which a bot asks for time: what it has to say comes later."""

NARROW, WIDE = (390, 844), (1400, 900)


@dataclass
class Costs:
    """What an evening cost: acts (a command, a press, a form handed in), and what was said to whom."""

    director: int = 0
    players: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    pings: int = 0
    words: int = 0
    seconds: float = 0.0

    def row(self, name: str) -> str:
        """A line of the table."""
        each = self.players.total() / max(1, len(self.players))
        return (
            f"| {name} | {self.director} | {each:.1f} | {self.messages} | {self.pings} "
            f"| {self.words} | {self.seconds:.0f} |"
        )


HEAD = """\
| evening | director's acts | acts of a player | messages | pings | words read | seconds |
|---|--:|--:|--:|--:|--:|--:|"""


class Evening:
    """A world with the page of its director open; every act is counted where it is done."""

    def __init__(self, world: World, page: Page) -> None:
        self.world = world
        self.desk = Desk(page, world.sandbox)
        self.costs = Costs()
        self._heard = Heard(world.sandbox).listen()
        self._began = time.monotonic()
        self._answer = asyncio.Event()
        world.sandbox.services.observers.append(self._exchanged)

    async def open(self) -> None:
        """The director opens the page."""
        await self.desk.open(self.world.director.name, LOBBY)

    # the director, in the browser

    async def command(self, command: str) -> None:
        """The director uses a command without options."""
        self.costs.director += 1
        await self.desk.use(command)

    async def fill(self, title: str, choices: dict[str, str]) -> None:
        """The director fills in a form, and hands it in: choices by what they begin with, texts as they are."""
        self.costs.director += 1
        form = self.desk.dialog(title)
        for label, value in choices.items():
            part = form.locator(".field").filter(has_text=label).first
            menu = part.locator("button.select")
            if await menu.count():
                await menu.click()
                await self.desk.page.get_by_role("option", name=value).first.click()
            else:
                await part.locator("input, textarea").fill(value)
        self._answer.clear()
        await form.get_by_role("button", name="Submit").click()
        await form.wait_for(state="detached")
        await self._answered()

    async def press(self, label: str) -> None:
        """The director presses the last button of that name on the page."""
        self.costs.director += 1
        button = self.desk.button(label).last
        self._answer.clear()
        await button.click()
        await self._answered()

    async def _answered(self) -> None:
        """Wait until the bot has answered, and everything that follows is on the page."""
        async with asyncio.timeout(SECONDS):
            await self._answer.wait()
        await self.world.boards_settled()

    def _exchanged(self, exchange: Exchange) -> None:
        thinks = isinstance(exchange.request, dict) and exchange.request.get("type") in THINKING
        answers = exchange.route.endswith("/callback") and not thinks
        if answers or " /webhooks/" in exchange.route:
            self._answer.set()

    # players

    async def joins(self, person: Person) -> None:
        """Somebody signs up with the button on the card."""
        self.costs.players[person.name] += 1
        await person.click("Sign up", in_=LOBBY)

    async def reports(self, pairing: Pairing, people: dict[str, Person]) -> None:
        """Whoever entered first wins: they report it, and the other confirms."""
        winner, other = sorted(pairing.seats, key=lambda seat: int(seat[1:]))
        asked = await people[winner].slash("/match report", channel=LOBBY)
        await asked.click("I won")
        self.costs.players[people[winner].name] += 2
        await self.world.settled()
        await people[other].slash("/match confirm", channel=LOBBY)
        self.costs.players[people[other].name] += 1
        await self.world.settled()

    async def picture(self, folder: Path, name: str) -> None:
        """What the director's page looks like, wide and on a phone."""
        for width, height in (WIDE, NARROW):
            await self.desk.page.set_viewport_size({"width": width, "height": height})
            await self.desk.page.wait_for_timeout(200)
            await self.desk.page.screenshot(path=folder / f"{name}-{width}.png")
        await self.desk.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    async def overflow(self) -> int:
        """By how many pixels the page of a phone has to be moved sideways."""
        await self.desk.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        found = await self.desk.overflow()
        inside = await self.desk.page.locator(".items").first.evaluate("one => one.scrollWidth - one.clientWidth")
        await self.desk.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        return max(found, int(inside))

    def counted(self) -> Costs:
        """What it came to."""
        self.costs.messages = self._heard.public + len(self._heard.direct)
        self.costs.pings = self._heard.pings
        public = [text for texts in self._heard.texts.values() for text in texts]
        self.costs.words = sum(len(text.split()) for text in [*public, *(one.text for one in self._heard.direct)])
        self.costs.seconds = time.monotonic() - self._began
        return self.costs
