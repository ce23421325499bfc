"""Uploads: files of other types are refused by the ending of their name, before they are fetched."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.cop.commands import CONFIGURATIONS, DIVISIONS
from bot.ui.files import LOGS, TABLES
from tests.bot.commands.desk import started, state_of, td
from tests.bot.world import World

DIVISION = ("a.t", b"Marlow, Ines 1523\nOttley, Ben 1400\n")


@pytest.mark.parametrize(
    "command, options, refused, endings",
    [
        ("/players import", {}, "file", TABLES),
        ("/players bulk", {"what": "ratings"}, "file", TABLES),
        ("/round results", {}, "file", TABLES),
        ("/td log import", {}, "file", LOGS),
        ("/td log import-tsh", {"title": "A"}, "file", DIVISIONS),
        ("/td log import-tsh", {"title": "A", "file": DIVISION}, "config", CONFIGURATIONS),
    ],
)
async def test_a_file_of_another_type_is_refused_with_the_endings_that_are_read(
    world: World, command: str, options: dict[str, Any], refused: str, endings: tuple[str, ...]
) -> None:
    state = await started(world)
    for name in ("players.xlsx", "players", "csv"):
        reply = await td(world, command, **{**options, refused: (name, b"PK\3\4")})
        assert all(f"`{ending}`" in reply.text for ending in endings), reply.text
    assert (await state_of(world)).version == state.version


async def test_the_ending_may_be_in_capitals(world: World) -> None:
    await world.tournament()
    reply = await td(world, "/players import", file=("LIST.CSV", b"name\nGus\n"))
    assert "Gus" in reply.text
