"""Commands are found where they stand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot import commands
from bot.reference.commands import command_tree, commands_under, top_commands
from tests.bot.world import World

NEW = '''
from discord import app_commands

from bot.ui.access import EVERYBODY, allowed

@app_commands.command(name="hello", description="Say hello")
@allowed(EVERYBODY)
async def hello(interaction):
    """Say hello."""
'''


def test_a_command_is_found_in_a_module_nobody_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {command.name for command in top_commands()}
    (tmp_path / "hello_for_a_test.py").write_text(NEW, encoding="utf-8")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    assert {command.name for command in top_commands()} - before == {"hello"}


def test_two_commands_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "join_for_a_test.py").write_text(NEW.replace("hello", "join"), encoding="utf-8")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    with pytest.raises(app_commands.CommandAlreadyRegistered):
        command_tree()


def test_every_module_of_commands_adds_to_the_tree() -> None:
    every = {command.callback.__module__ for top in top_commands() for command in commands_under(top)}
    every |= {
        command.callback.__module__
        for command in command_tree().get_commands()
        if isinstance(command, app_commands.ContextMenu)
    }
    modules = {module for module in every if module.startswith(f"{commands.__name__}.")}
    written = {
        file.relative_to(Path(commands.__path__[0])).with_suffix("").as_posix().replace("/", ".")
        for file in Path(commands.__path__[0]).rglob("*.py")
        if not file.name.startswith("__") and (file.parent.name, file.stem) != ("directing", "groups")
    }
    assert {f"bot.commands.{name}" for name in written} == modules


def characters(described: dict[str, Any]) -> int:
    """What counts towards Discord's limit of 8,000: names, descriptions and values, all the way down."""
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in described.get("choices", ()))
    inside = sum(characters(option) for option in described.get("options", ()))
    return len(described["name"]) + len(described.get("description", "")) + choices + inside


@pytest.mark.parametrize("top", top_commands(), ids=lambda top: top.name)
def test_translations_have_room(top: app_commands.Command[Any, ..., Any] | app_commands.Group) -> None:
    described = top.to_dict(command_tree())
    assert characters(described) <= 5_000
    assert len(described.get("options", ())) < 25


async def test_commands_are_registered_for_servers_only(awake: World) -> None:
    """No user can install Herald for use on a server that has not invited it."""
    tree = awake.herald.tree
    assert {tuple(command.to_dict(tree)["integration_types"]) for command in tree.get_commands()} == {(0,)}


def test_channel_options_offer_text_and_announcement_channels_or_voice_channels_alone() -> None:
    found = {
        f"{command.qualified_name} {option.name}": {kind.value for kind in option.channel_types}
        for command in command_tree().walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.type is AppCommandOptionType.channel
    }
    assert {"td create channel", "td set-channel announce_in", "td import channel"} <= found.keys()
    assert {name for name, kinds in found.items() if kinds == {2}} == {"td tonight voice", "td set-channel voice"}
    assert {frozenset(kinds) for kinds in found.values()} == {frozenset({0, 5}), frozenset({2})}
