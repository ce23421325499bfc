"""Uploads: files of other types are refused by the ending of their name, before they are fetched."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.faces.cop.commands import CONFIGURATIONS, DIVISIONS
from bot.sandbox.refusals import PersonError
from bot.ui.files import LOGS, REPORTS, TABLES
from tests.bot.commands.desk import started, state_of, td
from tests.bot.world import World

DIVISION = ("a.t", b"Marlow, Ines 1523\nOttley, Ben 1400\n")


@pytest.mark.parametrize(
    "command, options, refused, endings",
    [
        ("/players import", {}, "file", TABLES),
        ("/players edit-many", {"what": "ratings"}, "file", TABLES),
        ("/round results", {}, "file", TABLES),
        ("/td import", {}, "file", (*LOGS, *REPORTS)),
        ("/td import-tsh", {"title": "A"}, "file", DIVISIONS),
        ("/td import-tsh", {"title": "A", "file": DIVISION}, "config", CONFIGURATIONS),
    ],
)
async def test_a_file_of_another_type_is_refused_with_the_endings_that_are_read(
    world: World, command: str, options: dict[str, Any], refused: str, endings: tuple[str, ...]
) -> None:
    """A client that loaded the commands before they had types uploads anything."""
    state = await started(world)
    commands = deepcopy(world.sandbox.services.commands.listed(None))
    for published in commands:
        walk(published, lambda option: option.pop("file_types", None))
    world.sandbox.services.commands.overwrite(None, commands)
    for name in ("players.xlsx", "players", "csv"):
        reply = await td(world, command, **{**options, refused: (name, b"PK\3\4")})
        assert all(f"`{ending}`" in reply.text for ending in endings), reply.text
    assert (await state_of(world)).version == state.version


def walk(option: dict[str, Any], visit: Callable[[dict[str, Any]], object]) -> None:
    """Visit an option and the options in it."""
    visit(option)
    for inner in option.get("options") or ():
        walk(inner, visit)


async def test_discord_knows_the_types_of_every_file_and_takes_no_others(awake: World) -> None:
    world = awake
    published: dict[str, list[str]] = {}

    def note(option: dict[str, Any]) -> None:
        if option["type"] == AppCommandOptionType.attachment.value:
            published[option["description"]] = option["file_types"]

    guild_groups = [group.to_dict(world.herald.tree) for group in world.herald.tree.guild_groups.values()]
    for command in (*world.sandbox.services.commands.listed(None), *guild_groups):
        walk(command, note)
    declared = {
        str(option.description): list(command.extras["file_types"][option.name])
        for command in world.herald.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.type is AppCommandOptionType.attachment
    }
    assert len(published) == 8
    assert published == declared
    await world.tournament()
    with pytest.raises(PersonError, match=r"takes \.txt, \.xml, \.csv, \.tsv, \.zip, not players\.xlsx"):
        await td(world, "/players import", file=("players.xlsx", b"PK\3\4"))


async def test_the_ending_may_be_in_capitals(world: World) -> None:
    await world.tournament()
    reply = await td(world, "/players import", file=("LIST.CSV", b"name\nGus\n"))
    assert "Gus" in reply.text
