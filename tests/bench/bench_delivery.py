"""How long a public post on one server takes while another server is in trouble, rate limits on.

Two servers with a tournament each, and the whole bot at its usual pace. On the first a channel is limited for 60 s,
answers after 25 s, or answers 502 four times, or many people are written to; then something is announced on the second.
Measured in real time, from queueing until it stands there. Exits with 1 where it takes a second more than without
trouble, or more the more people there are to write to.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import discord

from bot.hosting.client import Herald
from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.text.messages import Message
from storage.database import Database
from storage.outbox import Post
from tests.bench.figures import CONSTANT, Figure, judged
from tests.bot.inline_decider import InlineDecider

POSTS = "POST /channels/{channel_id}/messages"
MOST_SECONDS = 1.0
PATIENCE = 600.0
FEW, MANY = 75, 300
"""How many people are written to; in all other trouble there are `FEW`."""

WORTH_TELLING = 0.25
"""Seconds below which the lengths of waits are not distinguished."""


class Scene:
    """Two servers, `lobby` and `arena`, with a tournament each: t1 and t2."""

    def __init__(self, sandbox: Sandbox, herald: Herald) -> None:
        self.sandbox, self.herald = sandbox, herald
        self.people: list[Person] = []

    async def prepare(self, people: int) -> None:
        """Create both tournaments and let everybody come."""
        for name, director, channel in (("Home", "Omar", "lobby"), ("Away", "Olga", "arena")):
            server = self.sandbox.guild(name, owner=director, channels=(channel,))
            person = self.sandbox.person(director)
            person.patience = PATIENCE
            await person.slash("/td create", channel=channel, what="format:score_group_swiss", title=f"{name} cup")
            await person.slash("/td open", channel=channel)
            if name == "Home":
                self.home = server.channel(channel)
                self.people = [await server.join(f"Player {number}") for number in range(people)]
        await self.herald.announcer.settled()
        self.sandbox.services.rates.enforced = True

    async def queue(self, tournament: str, posts: list[Post]) -> None:
        """Have these sent."""
        await self.herald.service.database.outbox.add(tournament, "c", posts, at=self.herald.service.clock.now())
        self.herald.announcer.wake()

    async def announce(self, tournament: str, text: str) -> None:
        """Something public."""
        loaded = await self.herald.service.loaded(tournament)
        await self.queue(tournament, [Post(_payload(text), channel_id=loaded.row.channel_id)])

    async def write_to_everybody(self) -> None:
        """A direct message to each of the many."""
        known = [await self.herald.service.person(person.id, person.name) for person in self.people]
        await self.queue("t1", [Post(_payload("hello"), person_id=person.id) for person in known])


def _payload(text: str) -> dict[str, object]:
    return Message(content=text).model_dump(mode="json")


async def limited(scene: Scene) -> None:
    """One 429 that asks for a minute."""
    scene.sandbox.faults.add(POSTS, channel_id=scene.home.id, status=429, retry_after=60.0)
    await scene.announce("t1", "at home")


async def slow(scene: Scene) -> None:
    """One answer after 25 seconds."""
    scene.sandbox.faults.add(POSTS, channel_id=scene.home.id, status=None, delay=25.0)
    await scene.announce("t1", "at home")


async def broken(scene: Scene) -> None:
    """Answer 502 four times, which the library retries automatically."""
    scene.sandbox.faults.add(POSTS, channel_id=scene.home.id, status=502, times=4)
    await scene.announce("t1", "at home")


async def wave(scene: Scene) -> None:
    """Everybody is written to for the first time."""
    await scene.write_to_everybody()


async def nothing(_scene: Scene) -> None:
    """All is well."""


TROUBLE: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "all is well": nothing,
    "a channel is limited for 60 s": limited,
    "an answer takes 25 s": slow,
    "Discord answers 502 four times": broken,
}


async def seconds_until_posted(trouble: Callable[[Scene], Awaitable[None]], people: int = FEW) -> float:
    """How long an announcement on the second server takes, half a second after trouble began on the first."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(clock=Clock(), bot_permissions=NEEDED.value) as sandbox:
            sandbox.redirect(discord)
            async with await Database.open(Path(folder) / "herald.db") as database:
                herald = Herald(database, sandbox.clock, decider=InlineDecider(), pictures=False, guild_ready_timeout=0)
                running = asyncio.create_task(herald.start(sandbox.token))
                await herald.at_work.wait()
                scene = Scene(sandbox, herald)
                await scene.prepare(people)
                await trouble(scene)
                await asyncio.sleep(0.5)
                began = time.monotonic()
                await scene.announce("t2", "away")
                await sandbox.person("Olga").wait_for("away", channel="arena", timeout=PATIENCE)
                taken = time.monotonic() - began
                sandbox.faults.clear()
                await herald.close()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
    return taken


def measured() -> Iterator[Figure]:
    """Each figure as it is measured."""
    limit = MOST_SECONDS
    for what, trouble in TROUBLE.items():
        taken = asyncio.run(seconds_until_posted(trouble))
        limit = limit if trouble is not nothing else taken + MOST_SECONDS
        yield Figure(f"posted while elsewhere {what}", {FEW: taken}, {FEW: limit}, unit="s")
    waves = {people: asyncio.run(seconds_until_posted(wave, people)) for people in (FEW, MANY)}
    # The figure is how long a person waits: a tenth of a second more or less is the machine's.
    waves = {people: max(taken, WORTH_TELLING) for people, taken in waves.items()}
    yield Figure("posted while elsewhere people are written to", waves, dict.fromkeys(waves, limit), CONSTANT, "s")


if __name__ == "__main__":
    sys.exit(judged(measured()))
