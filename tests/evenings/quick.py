"""Three quick events: five friends who are all there, from the first command to the final standings."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from bot.parsing.tonight import PAUSE_MINUTES
from tests.evenings.evening import Evening

FRIENDS = ("Ada", "Ben", "Cleo", "Dan", "Eve")
KINDS: Mapping[str, Mapping[str, str]] = {
    "single": {"Kind": "Single elimination"},
    "swiss": {"Kind": "Swiss", "Rounds (Swiss only)": "3"},
    "round robin": {"Kind": "Round robin"},
}


async def play(evening: Evening, kind: str) -> None:
    """The director types one command, fills in a form, presses *Start*; then all goes on without a hand."""
    world, director = evening.world, evening.director
    await evening.open()
    form = await director.slash("/td tonight")
    await form.submit({"Name": "Friday", **KINDS[kind]})
    for person in await world.players(*FRIENDS):
        await evening.joins(person)
    await world.boards_settled()
    await director.click("Start")
    await _to_the_end(evening)


async def _to_the_end(evening: Evening) -> None:
    """Play all rounds; the next one begins automatically, a pause after the last result."""
    world = evening.world
    while (state := (await world.loaded()).state).phase != "finished":
        loaded = await world.loaded()
        seats = {who: world.sandbox.person(person.name) for who, person in loaded.people.items()}
        for game in state.open_games():
            await evening.reports(game, seats)
        await world.jump(timedelta(minutes=PAUSE_MINUTES))
        await world.boards_settled()
