"""Faces are found by their folders, and a broken one is left out whole."""

from __future__ import annotations

import pytest
from discord import app_commands

from bot import plugins
from bot.face_api.in_use import faces
from bot.reference.commands import command_tree, names
from bot.text.buttons import button_look
from bot.ui.actions import has_handler
from tests.bot.faces.added import AddFace

DOOR = """
from bot.text.capabilities import ButtonLook, HasButtons

class WavingFace(HasButtons):
    key = "{key}"
    buttons = {{"wave_to_all": ButtonLook("Wave")}}

FACE = WavingFace()
"""
FLOWS = """
from bot.ui.access import HERE
from bot.ui.actions import button

@button("wave_to_all", HERE)
async def _waved(press):
    await press.ask.think()
"""
COMMANDS = """
from discord import app_commands
from bot.commands.tournament import TOURNAMENT
from bot.ui.access import EVERYBODY, allowed

@TOURNAMENT.command(name="wave", description="Wave to everybody")
@allowed(EVERYBODY)
async def wave(interaction):
    await interaction.response.send_message("o/")

@app_commands.command(name="wave", description="Wave to everybody")
@allowed(EVERYBODY)
async def wave_alone(interaction):
    await interaction.response.send_message("o/")
"""


def test_every_folder_is_a_face_in_use() -> None:
    assert plugins.FACES.found.left_out == ()
    assert set(faces().by_key) >= {"cop", "swiss_elimination", "tiered_league"}


def test_a_new_folder_brings_its_buttons_handlers_and_commands(add_face: AddFace) -> None:
    assert not has_handler("wave_to_all")
    add_face("waving", __init__=DOOR.format(key="waving"), flows=FLOWS, commands=COMMANDS)
    look = button_look(faces(), "wave_to_all")
    assert look is not None
    assert look.label == "Wave"
    assert has_handler("wave_to_all")
    assert {"wave", "tournament wave"} <= names()


@pytest.mark.parametrize(
    "files, problem",
    [
        ({"__init__": "1 / 0"}, "ZeroDivisionError: division by zero (__init__.py, line 1)"),
        ({"__init__": ""}, "FACE must be a Face with the key 'waving'"),
        ({"__init__": DOOR.format(key="other")}, "FACE must be a Face with the key 'waving'"),
        (
            {
                "__init__": DOOR.format(key="waving"),
                "commands": COMMANDS,
                "flows": FLOWS,
                "zzz": "import nothing_there",
            },
            "ModuleNotFoundError: No module named 'nothing_there' (zzz.py, line 1)",
        ),
    ],
)
def test_a_broken_folder_is_named_in_the_log_left_out_whole_and_stops_no_other(
    files: dict[str, str], problem: str, add_face: AddFace, caplog: pytest.LogCaptureFixture
) -> None:
    before, known = set(faces().by_key), names()
    add_face("waving", **files)
    said = f"bot.faces.waving cannot be loaded and is left out: {problem}"
    assert said in [record.getMessage() for record in caplog.records]
    assert [str(broken) for broken in plugins.FACES.found.left_out] == [said]
    assert set(faces().by_key) == before
    assert names() == known
    assert not has_handler("wave_to_all")


def test_a_command_whose_name_is_taken_is_named_in_the_log_and_left_out(
    add_face: AddFace, caplog: pytest.LogCaptureFixture
) -> None:
    add_face("waving", __init__=DOOR.format(key="waving"), commands=COMMANDS.replace('"wave"', '"join"'))
    join = command_tree().get_command("join")
    assert isinstance(join, app_commands.Command)
    assert join.module == "bot.commands.entering"
    assert "bot.faces.waving adds a command /join, which there is already" in [
        record.getMessage() for record in caplog.records
    ]
