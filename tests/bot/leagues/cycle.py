"""A cycle of leagues on the sandbox, for tests: people, the last cycle's records, the director's steps."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from bot.sandbox.people import Person, SeenMessage
from bot.sandbox.world.models import Channel
from formats.core.model import Pairing
from formats.core.state import TournamentState
from tests.bot.commands.desk import td
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

KUKSU = "preset:kuksu_main_title_tournament"
TITLE = "Kuksu 9"

TOGETHER = 6
"""How many act in the same moment."""


def names(count: int) -> list[str]:
    """`P01`, `P02`, ... in the order of their ratings."""
    return [f"P{number:02}" for number in range(1, count + 1)]


def table(rows: Sequence[tuple[str, ...]], *more: str) -> bytes:
    """A CSV file of names, ratings and what else is given."""
    return "\n".join([",".join(("name", "rating", *more)), *(",".join(row) for row in rows)]).encode()


async def join(person: Person, number: str = "", **tournament: Any) -> None:
    """Sign up, with or without one's number at the playing site."""
    form = await person.slash("/join", channel=LOBBY, **tournament)
    await form.submit({"ogs_id": number})


async def imported(world: World, file: bytes) -> None:
    """The director takes over a list."""
    await td(world, "/players import", file=("players.csv", file))
    await press_latest(world, "Import the list")


async def press_latest(world: World, label: str) -> None:
    """The director presses a button under the last of several messages, as soon as that is there, and is answered."""
    seen = await world.director.wait_for(lambda message: message.find_button(label) is not None, channel=LOBBY)
    await seen.click(label)

    def answered(message: SeenMessage) -> bool:
        return message.id == seen.id and message.find_button(label) is None

    await world.director.wait_for(answered, channel=LOBBY)
    await world.settled()


async def signed_up(world: World, count: int, *, holder: bool = False) -> list[Person]:
    """A cycle with open sign-up and these players in it, with ratings; the first of them may hold the title."""
    players = tuple(names(count))

    async def played() -> None:
        await world.tournament(KUKSU, TITLE)
        for person in await world.players(*players):
            await join(person)
        await world.settled()
        rows = [(name, str(2500 - 10 * number)) for number, name in enumerate(players)]
        await imported(world, table(rows))
        if holder:
            await imported(world, table([(players[0], "2500", "0", "0")], "last_tier", "last_rank"))

    await from_starting_point(world, ("signed up", players, holder), played)
    return [world.sandbox.person(name) for name in players]


async def without_invitations(world: World) -> None:
    """The director makes signing up enough."""
    shown = await td(world, "/td options")
    form = await shown.click("Title tournament")
    await form.submit({"stage.0.option.invitations": "no"})
    await world.settled()


async def started(world: World, count: int, *, holder: bool = False) -> list[Person]:
    """The same with all games of the leagues open."""

    async def played() -> None:
        await signed_up(world, count, holder=holder)
        await without_invitations(world)
        await td(world, "/td close")
        await td(world, "/round publish")

    await from_starting_point(world, ("leagues started", count, holder), played)
    return [world.sandbox.person(name) for name in names(count)]


async def state_of(world: World) -> TournamentState:
    return (await world.loaded()).state


def thread(world: World, title: str) -> Channel:
    """The thread of a league, by the beginning of its name."""
    return next(channel for channel in world.server.threads if channel.name.startswith(f"{title} ·"))


def seen(world: World, title: str) -> list[SeenMessage]:
    """Return the messages of a league's thread."""
    return world.director.sees(thread(world, title))


async def person(world: World, entrant: str) -> Person:
    """Who plays as this entrant, whatever the list calls them."""
    account = (await world.loaded()).people[entrant].discord_id
    assert account is not None
    return world.sandbox.person(world.sandbox.world.users[account].username)


async def agree(world: World, game: Pairing, winner: str) -> None:
    """The winner reports, the loser confirms."""
    await (await person(world, winner)).slash("/match report", channel=LOBBY, game=game.id, winner=winner)
    await (await person(world, game.opponent(winner))).slash("/match confirm", channel=LOBBY, game=game.id)


async def entered(world: World, games: Sequence[Pairing], **result: Any) -> None:
    """The director enters that the better player won, a few games at the same time."""
    await together([_enter(world, game, result) for game in games])
    await world.settled()


async def together(done: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Several people act at the same time, but not so many that a slow machine keeps somebody waiting too long."""
    for start in range(0, len(done), TOGETHER):
        await asyncio.gather(*done[start : start + TOGETHER])


async def _enter(world: World, game: Pairing, result: dict[str, Any]) -> None:
    await world.director.slash("/round result", channel=LOBBY, game=game.id, winner=better(game), **result)


def better(game: Pairing) -> str:
    """Who signed up earlier: in tests the player with the higher rating."""
    return min(game.seats, key=lambda entrant: int(entrant.removeprefix("e")))


async def play(world: World, *labels: str) -> None:
    """All open games of these leagues: the better one wins."""
    await entered(world, [game for game in (await state_of(world)).open_games() if game.label in labels])
