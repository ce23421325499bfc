"""One evening: the director at the page in a browser, players who press the buttons they are shown; all is counted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.async_api import Page

from bot.sandbox.people import Person
from formats.core.draws import match_lots
from formats.core.model import Pairing
from tests.bot.rehearsal.heard import Heard
from tests.bot.world import LOBBY, World
from tests.evenings.acts import Acts
from tests.evenings.hands import Hands
from tests.evenings.pings import MatchPings

NARROW, WIDE = (390, 844), (1400, 900)

AT_REST = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    .then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"""
"""Wait until everything is drawn at its new width, and nothing slides any more."""

OVERFLOW = """() => Math.max(
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('.items, .scroller')].map((one) => one.scrollWidth - one.clientWidth))"""
"""By how many pixels the page or its list of messages is wider than what is seen of it."""


@dataclass(frozen=True)
class Costs:
    """What an evening cost: acts (a command, a press, a form handed in), and what was said to whom.

    `player` are a player's acts on average; `seconds` what the director needs for clicks, typing and reading.
    `most_pings` are those of one match, `fullest_thread` the messages of one thread, deleted ones included.
    """

    director: int
    player: float
    messages: int
    pings: int
    words: int
    seconds: float
    most_pings: int = 0
    fullest_thread: int = 0

    def row(self, name: str) -> str:
        """A line of the table."""
        return (
            f"| {name} | {self.director} | {self.player:.1f} | {self.messages} | {self.pings} "
            f"| {self.words} | {self.seconds:.0f} | {self.most_pings} | {self.fullest_thread} |"
        )


HEAD = """\
| evening | director's acts | acts of a player | messages | pings | words read | seconds of the director \
| most pings of a match | messages of the fullest thread |
|---|--:|--:|--:|--:|--:|--:|--:|--:|"""


class Evening:
    """A world with the page of its director open; every act is counted where it is done.

    With a folder for `pictures` the director's page is kept after each act, at both widths. `wide` maps the places
    where the page had to be moved sideways on a phone to the number of pixels.
    """

    def __init__(self, world: World, page: Page) -> None:
        self.world = world
        self.page = page
        self.acts = Acts(world.sandbox)
        self.director = self.hands(page, world.director)
        self.director.looked = self._looked
        self.desk = self.director.desk
        self.pictures: Path | None = None
        self.wide: dict[str, int] = {}
        self._steps = 0
        self._heard = Heard(world.sandbox).listen()
        self._match_pings = MatchPings(world)

    def hands(self, page: Page, person: Person) -> Hands:
        """Return a driver for a page of this person's own."""
        return Hands(self.world, page, person, self.acts)

    async def open(self) -> None:
        """The director opens the page."""
        await self.director.open()

    # players

    async def joins(self, person: Person) -> None:
        """Sign the person up with the button on the card."""
        await person.click("Sign up", in_=LOBBY)

    async def reports(self, pairing: Pairing, people: dict[str, Person]) -> None:
        """Report a win of the player who entered first, and confirm it as the other: a press each."""
        winner, other = sorted(pairing.seats, key=lambda seat: int(seat[1:]))
        await people[winner].click("I won", in_=LOBBY)
        await self.world.settled()
        await people[other].click("Confirm", in_=LOBBY)
        await self.world.settled()
        await self.nobody_waits()

    async def nobody_waits(self) -> None:
        """Where matches open as they come, each whose players are known is open: none waits for another match."""
        state = (await self.world.loaded()).state
        rules = self.world.herald.service.engine.rules_of(state)
        if state.phase == "running" and rules.as_they_come:
            assert not rules.begins_round(state.stage())
            assert not rules.matches_to_add(state.stage(), partial(match_lots, state))

    # what it looks like

    async def _looked(self, act: str) -> None:
        await self.world.boards_settled()
        self._steps += 1
        await self.look(f"{self._steps:02} {act}")

    async def look(self, name: str) -> None:
        """What the director has before them now: keep it where that is wanted, and see whether a phone can show it."""
        page = self.page
        if self.pictures is not None:
            await page.screenshot(path=self._file(name, WIDE[0]))
        await page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        await page.evaluate(AT_REST)
        if (found := int(await page.evaluate(OVERFLOW))) > 0:
            self.wide[name] = found
        if self.pictures is not None:
            await page.screenshot(path=self._file(name, NARROW[0]))
        await page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    async def look_round(self) -> None:
        """See every place the director can see, in the end."""
        for channel in list(self.world.sandbox.world.channels.values()):
            archived = channel.thread is not None and channel.thread.archived
            if not archived and self.director.person.can_see(channel) and self.director.person.sees(channel):
                await self.director.go_to(channel)
                await self.look(f"end {channel.name}")

    def _file(self, name: str, width: int) -> Path:
        assert self.pictures is not None
        return self.pictures / f"{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}-{width}.png"

    def counted(self) -> Costs:
        """What it came to."""
        acts, heard = dict(self.acts.by_user), self._heard
        director = acts.pop(self.world.director.id, 0)
        public = [text for texts in heard.texts.values() for text in texts]
        return Costs(
            director=director,
            player=sum(acts.values()) / max(1, len(acts)),
            messages=heard.public + len(heard.direct) - heard.deleted,
            pings=heard.pings,
            words=sum(len(text.split()) for text in [*public, *(message.text for message in heard.direct)]),
            seconds=self.director.work.seconds,
            most_pings=self._match_pings.most,
            fullest_thread=max(heard.threads.values(), default=0),
        )
