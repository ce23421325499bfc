"""Two servers with a tournament each: what happens on one must not be felt on the other."""

from __future__ import annotations

import asyncio

from bot.sandbox.people import Person
from bot.text.messages import Message
from storage.holds import Hold
from storage.outbox import Post
from tests.bot.starting_points import from_starting_point
from tests.bot.world import ARIMAA, LOBBY, World
from tests.patience import SECONDS

ARENA = "arena"
HOME, AWAY = "t1", "t2"
POSTS = "POST /channels/{channel_id}/messages"
DIRECT = "POST /users/@me/channels"


async def other_server(world: World) -> Person:
    """Another server with a director and a tournament with open sign-up; answers its director."""

    async def played() -> None:
        world.sandbox.guild("Other club", owner="Olga", channels=(ARENA, "hall"))
        olga = world.sandbox.person("Olga")
        await olga.slash("/td create", channel=ARENA, what=ARIMAA, title="Away cup")
        await olga.slash("/td open", channel=ARENA)

    await from_starting_point(world, "other server", played)
    return world.sandbox.person("Olga")


async def two_servers(world: World) -> Person:
    """A tournament at home with three players and one away; answers the other director."""
    await world.tournament(title="Home cup", players=("A", "B", "C"))
    return await other_server(world)


async def paused(world: World) -> None:
    """Wait until the bot has noticed that the server removed it."""
    changed = asyncio.Event()
    world.herald.service.on_change(lambda _change: changed.set())
    async with asyncio.timeout(SECONDS):
        while (await world.loaded(HOME)).state.timetable_running:
            await changed.wait()
            changed.clear()


async def queue(world: World, tournament: str, *texts: str, channel: str | None = None) -> None:
    """Have these posted, in the tournament's channel or another."""
    loaded = await world.loaded(tournament)
    number = loaded.row.channel_id if channel is None else world.server.channel(channel).id
    posts = [Post(Message(content=text).model_dump(mode="json"), channel_id=number) for text in texts]
    await world.database.outbox.add(tournament, "c", posts, at=world.clock.now())
    world.herald.announcer.wake()


async def write_to(world: World, person: Person, text: str, tournament: str = HOME, group: str | None = None) -> None:
    """Have the bot write to somebody."""
    known = await world.herald.service.person(person.id, person.name)
    post = Post(Message(content=text).model_dump(mode="json"), person_id=known.id, group=group)
    await world.database.outbox.add(tournament, "c", [post], at=world.clock.now())
    world.herald.announcer.wake()


def texts(world: World, person: Person, channel: str, *wanted: str) -> list[str]:
    """Return those of these texts that are in a channel, as often and in the order they are there."""
    return [seen.text for seen in person.sees(channel) if seen.text in wanted]


def at_home(world: World) -> int:
    """The channel of the tournament at home."""
    return world.server.channel(LOBBY).id


async def held(world: World) -> list[Hold]:
    """Return the pauses that last until the obstacle is removed."""
    return await world.database.holds.all()


def notes(director: Person, text: str) -> int:
    """How often a director was written to about something."""
    return sum(text in seen.text for seen in director.dms)
