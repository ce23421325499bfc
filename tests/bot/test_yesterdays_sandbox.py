"""A sandbox that version 0.1 saved in the middle of a round goes on with today's bot, old buttons and all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from formats.core.verify import verify
from formats.registry import engine
from tests.bot.commands.desk import lobby, state_of
from tests.bot.commands.rounds import NAMES
from tests.bot.world import LOBBY, World
from tests.yesterday import FOLDER

REPORTED = "s0r1b1"
"""The game that was reported and not yet confirmed."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path, saved=FOLDER / "sandbox.zip")
    await made.open()
    await made.boards_settled()
    try:
        yield made
    finally:
        await made.close()


async def test_a_round_of_an_older_version_is_played_on(world: World) -> None:
    state = await state_of(world)
    assert REPORTED in state.reports
    assert {person.name for person in (await world.loaded()).people.values()} == set(NAMES)
    assert "Cup" in lobby(world)

    reported = state.find(REPORTED)[2]
    asked = (await world.loaded()).people[reported.opponent(state.reports[REPORTED].by)]
    await world.sandbox.person(asked.name).click("Confirm", in_="dm")
    await world.settled()
    assert REPORTED not in {game.id for game in (await state_of(world)).open_games()}

    for game in (await state_of(world)).open_games():
        await world.director.slash("/round result", channel=LOBBY, game=game.id, winner=game.seats[0])
    await world.jump(timedelta(weeks=1))
    after = await state_of(world)
    assert len(after.started[0].rounds) == 2
    assert verify((await world.loaded()).records, engine()) == ()
