"""A Scrabble club: a small event of the preset in chat, for the tests of this folder."""

from __future__ import annotations

from typing import Any

from bot.sandbox.people import Person, Reply
from bot.service.orders import CommandId, Order
from formats.core.commands import ChangePlan, RecordResult
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.state import TournamentState
from tests.bot.commands.desk import state_of, td
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

PRESET = "preset:lets_play_scrabble"
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")

COP_AT_ONCE: dict[str, Any] = {
    "rounds": 8,
    "opening": "swiss",
    "first_cop_round": 1,
    "place_prizes": 2,
    "simulations": 300,
    "always_wins_simulations": 300,
}


async def planned(world: World, names: tuple[str, ...] = NAMES, **options: Any) -> TournamentState:
    """An event whose sign-up is closed, with these options instead of the preset's."""

    async def played() -> None:
        await world.director.slash("/td create", channel=LOBBY, what=PRESET, title="Autumn Open")
        await change_options(world, **options)
        await world.director.slash("/td open", channel=LOBBY)
        for person in await world.players(*names):
            await person.slash("/join", channel=LOBBY)
        await td(world, "/td close")

    await from_starting_point(world, ("planned", names, str(sorted(options.items()))), played)
    return await state_of(world)


async def change_options(world: World, **options: Any) -> None:
    """Change options of the format, as the form of `/td options` would."""
    loaded = await world.loaded()
    plan = loaded.state.stages[0]
    stages = (plan.model_copy(update={"options": {**plan.options, **options}}),)
    await carry_out(world, ChangePlan(stages=stages))


async def carry_out(world: World, command: Any) -> None:
    """A command of the director, given without Discord."""
    loaded = await world.loaded()
    director = loaded.staff_ids("director")[0]
    await world.herald.service.carry_out(
        loaded.id, Order.of(command, actor=director, command_id=CommandId(f"test{loaded.state.version}"))
    )
    await world.settled()


def scores_of(game: Pairing, round_number: int) -> tuple[int, int]:
    """How a game ends: earlier sign-ups play better, by a margin that depends on who plays and when."""
    first, second = (int(seat[1:]) for seat in game.seats)
    return 400 + 7 * (second - first) + round_number, 390 + 7 * (first - second) + first


async def enter_results(world: World, *, but: int = 0) -> None:
    """The director enters the results of all open games but the last few."""
    games = (await state_of(world)).open_games()
    for game in games[: len(games) - but]:
        scores = scores_of(game, (await state_of(world)).find(game.id)[1].number)
        winner = None if scores[0] == scores[1] else game.seats[scores[0] < scores[1]]
        await carry_out(world, RecordResult(pairing=game.id, report=Report(winner=winner, scores=scores)))


async def person_of(world: World, entrant: str) -> Person:
    """Who plays as this entrant."""
    return world.sandbox.person((await world.loaded()).people[entrant].name)


async def play_rounds(world: World, count: int) -> None:
    """Publish and play so many rounds."""

    async def played() -> None:
        for _ in range(count):
            await td(world, "/round publish")
            await enter_results(world)

    await from_starting_point(world, ("rounds", count), played)


async def whole(reply: Reply) -> str:
    """Everything an answer of several messages says, so far."""
    return "\n".join([reply.text, *(message.text for message in reply.follow_ups)])


async def last_button(world: World, reply: Reply, label: str) -> Reply:
    """Press a button under the last message of an answer."""
    messages = [reply.message, *reply.follow_ups]
    pressed = await messages[-1].click(label)
    await world.settled()
    return pressed


def lobby_posts(world: World) -> str:
    """Return the text of the lobby that everybody sees."""
    return "\n".join(seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral)
