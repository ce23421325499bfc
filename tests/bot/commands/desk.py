"""A director at work, for tests of what directors do."""

from __future__ import annotations

from typing import Any

from bot.sandbox.people import Person, Reply
from bot.sandbox.people.seen import SeenMessage
from formats.core.model import Pairing
from formats.core.state import TournamentState
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

FOUR = ("Ana", "Bo", "Cy", "Dee")
"""So few that the Arimaa preset begins with its finals."""


async def td(world: World, command: str, by: Person | None = None, **options: Any) -> Reply:
    """Use a directors' command in the lobby, as the director unless `by` names another person."""
    reply = await (by or world.director).slash(command, channel=LOBBY, **options)
    await world.settled()
    return reply


async def press(world: World, reply: Reply | SeenMessage, label: str) -> Reply:
    """Press a button of an answer or of a post, and let everything be posted."""
    pressed = await reply.click(label)
    await world.settled()
    return pressed


async def started(world: World, players: tuple[str, ...] = FOUR) -> TournamentState:
    """A tournament whose first round is published."""

    async def played() -> None:
        await world.tournament(players=players)
        await td(world, "/td close")
        await td(world, "/round publish")

    await from_starting_point(world, ("started", players), played)
    return await state_of(world)


async def playing_with_a_bye(world: World) -> None:
    """Let three guests be in the first round of a Swiss, one of them with a bye."""
    await world.tournament("format:swiss")
    for name in ("Ana", "Bo", "Cy"):
        await td(world, "/players add", guest=name)
    await td(world, "/td close")
    await td(world, "/round publish")


async def coordinator(world: World, name: str = "Cora") -> Person:
    """Return a new coordinator of the tournament, who sees `/td`."""
    role = world.server.role("Staff", permissions=1 << 33)
    person = await world.server.join(name, roles=(role,))
    await td(world, "/td staff", member=person, role="coordinator")
    return person


async def judge(world: World, name: str = "Judy") -> Person:
    """Return a new judge of the tournament, without another role, who sees directors' commands."""
    role = world.server.role("Judges", permissions=1 << 33)
    person = await world.server.join(name, roles=(role,))
    await td(world, "/td staff", member=person, role="judge")
    return person


async def state_of(world: World) -> TournamentState:
    """The tournament as it stands."""
    return (await world.loaded()).state


async def first_game(world: World) -> Pairing:
    """The open game on the first board."""
    return (await state_of(world)).open_games()[0]


async def entrant_of(world: World, name: str) -> str:
    """The id of an entrant by name."""
    loaded = await world.loaded()
    return next(entrant for entrant, person in loaded.people.items() if person.name == name)


async def name_of(world: World, entrant: str) -> str:
    """What an entrant is called."""
    return (await world.loaded()).people[entrant].name


def lobby(world: World) -> str:
    """Return the text of the lobby, as the director sees it."""
    return "\n".join(seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral)
