"""A short evening of playoffs: four players, two live rounds, two heats."""

from __future__ import annotations

from typing import Any

from bot.sandbox.people import Person, Reply
from bot.service.orders import CommandId, Order
from formats.core.commands import ChangeEntrants, ChangePlan, Command
from formats.core.model import EntrantData, Pairing
from tests.bot.commands.desk import press, state_of, td
from tests.bot.starting_points import from_starting_point
from tests.bot.world import World

FOUR = ("Ana", "Bo", "Cy", "Dee")
LIVE = (
    "A A1 1-4 winners live heat 1",
    "A A2 2-3 winners live heat 1",
    "B FINAL 1-2 championship live heat 2",
    "B B3 3-4 losers live heat 2",
)
ONLINE = (
    "A A1 1-4 winners online",
    "A A2 2-3 winners online",
    "B B3 3-4 losers online",
    "B FINAL 1-2 championship live heat 1",
)
POOL = ("P1 Maze", "P2 Loop", "P3 Fill")
PUZZLES = ("L1 Maze", "L2 Loop", "L3 Fill")


def member(world: World, name: str) -> Person:
    """Return the person of this name."""
    return world.sandbox.person(name)


async def do(world: World, command: Command) -> None:
    """Something a director does that a test is not about."""
    loaded = await world.loaded()
    order = Order.of(command, actor=loaded.staff_ids("director")[0], command_id=CommandId(f"do{loaded.state.version}"))
    await world.herald.service.carry_out(loaded.id, order)


async def change_options(world: World, **options: Any) -> None:
    """Other options for the first stage."""
    stage = (await state_of(world)).stages[0]
    changed = stage.model_copy(update={"options": {**stage.options, **options}})
    await do(world, ChangePlan(stages=(changed,)))


async def seed(world: World) -> None:
    """Ratings, so that players are seeded as they signed up."""
    entrants = (await state_of(world)).entrants
    await do(
        world,
        ChangeEntrants(data={who: EntrantData(rating=100.0 - entrant.number) for who, entrant in entrants.items()}),
    )


async def evening(world: World, players: tuple[str, ...] = FOUR, **options: Any) -> None:
    """Sign-up is over: players are seeded as they signed up; the first puzzle is to be chosen."""

    async def played() -> None:
        await world.tournament("format:swiss_elimination", players=players)
        await change_options(world, **{"matches": LIVE, "online_puzzles": (), "live_puzzles": PUZZLES, **options})
        await seed(world)
        await td(world, "/td close")

    await from_starting_point(world, ("evening", players, str(options)), played)


async def before_the_lists(world: World, **options: Any) -> None:
    """Two rounds online and a final: players can hand in their lists of puzzles."""

    async def played() -> None:
        await world.tournament("format:swiss_elimination", players=FOUR)
        await change_options(world, **{"matches": ONLINE, "online_puzzles": POOL, "live_puzzles": PUZZLES, **options})
        await seed(world)

    await from_starting_point(world, ("before the lists", str(options)), played)


async def solving(world: World, **options: Any) -> None:
    """The online stage has begun."""
    await before_the_lists(world, **options)
    await td(world, "/td close")
    await td(world, "/td advance")


async def at_the_tables(world: World, puzzle: str = "L1 Maze", *, begun: bool = False) -> Reply:
    """The first live round is published; the director has the judge's panel."""

    async def played() -> None:
        if not begun:
            await evening(world)
        await td(world, "/td advance")
        await choose(world, puzzle)
        await td(world, "/td advance")

    await from_starting_point(world, ("at the tables", puzzle, begun), played)
    return await panel(world)


async def choose(world: World, puzzle: str) -> None:
    """Choose the puzzle of the round, as the director."""
    asked = await td(world, "/round answer")
    menu = await press(world, asked, "Answer")
    await press(world, menu, puzzle)


async def panel(world: World) -> Reply:
    """Open the judge's panel."""
    reply = await world.director.slash("/playoffs judge", channel="lobby")
    await world.settled()
    return reply


async def match(world: World, code: str) -> Pairing:
    """A match by its code."""
    rounds = (await state_of(world)).started[0].rounds
    return next(pairing for round_ in reversed(rounds) for pairing in round_.pairings.pairings if pairing.label == code)
