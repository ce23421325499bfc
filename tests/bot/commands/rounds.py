"""A tournament brought to a point of its week, for tests of what players do there."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.sandbox.people import Person
from formats.core.model import Pairing
from formats.core.state import TournamentState
from formats.core.values import EntrantId
from formats.toolkit.scheduling.availability import WeeklyPattern
from formats.toolkit.scheduling.rounds import pattern_of
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

NAMES = ("Ada", "Ben", "Chika", "Dana", "Emil", "Fatou", "Gita", "Hugo", "Iris", "Jona")
PAIRED = datetime(2026, 1, 6, 0, 0, tzinfo=UTC)
"""Monday 5 January, 19:00 in New York."""
FIXED = PAIRED + timedelta(days=1)


@dataclass(frozen=True)
class Board:
    """The first game of a round: who sits there, as people and as entrants."""

    id: str
    first: Person
    second: Person
    seats: tuple[EntrantId, EntrantId]


async def entered(world: World, names: tuple[str, ...] = NAMES) -> None:
    """Everybody is in and has asked for direct messages, and sign-up is closed."""

    async def played() -> None:
        await world.tournament(players=names)
        await write_to(world, *names)
        await world.director.slash("/td close", channel=LOBBY)

    await from_starting_point(world, ("entered", names), played)


async def write_to(world: World, *names: str) -> None:
    """These people ask for direct messages."""
    for name in names:
        await world.sandbox.person(name).slash("/me reminders", channel=LOBBY, on=True)


async def paired(world: World, names: tuple[str, ...] = NAMES) -> Board:
    """The first round is published; its times are tentative."""

    async def played() -> None:
        await entered(world, names)
        await world.jump_to(PAIRED)

    await from_starting_point(world, ("paired", names), played)
    return await board(world)


async def fixed(world: World, names: tuple[str, ...] = NAMES) -> Board:
    """The times of the first round are final."""

    async def played() -> None:
        await paired(world, names)
        await world.jump_to(FIXED)

    await from_starting_point(world, ("fixed", names), played)
    return await board(world)


async def begun(world: World, names: tuple[str, ...] = NAMES) -> Board:
    """It is ten minutes before the game of the first board: players can check in."""

    async def played() -> None:
        game = await fixed(world, names)
        await world.jump_to(await start(world, game.id) - timedelta(minutes=10))

    await from_starting_point(world, ("begun", names), played)
    return await board(world)


async def board(world: World, number: int = 1) -> Board:
    """A board of the current round."""
    state = await state_of(world)
    assert state.current_round is not None
    pairing: Pairing = state.current_round.pairings.pairings[number - 1]
    people = (await world.loaded()).people
    first, second = (world.sandbox.person(people[seat].name) for seat in pairing.seats)
    return Board(pairing.id, first, second, pairing.seats)


async def state_of(world: World) -> TournamentState:
    """The tournament as it stands."""
    return (await world.loaded()).state


async def start(world: World, pairing: str) -> datetime:
    """When a game begins."""
    return (await state_of(world)).times[pairing].at


async def pattern(world: World, entrant: EntrantId) -> WeeklyPattern | None:
    """The times an entrant handed in last."""
    return pattern_of(await state_of(world), entrant)
