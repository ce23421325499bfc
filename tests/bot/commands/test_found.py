"""Commands are found where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands

from bot import commands
from bot.reference.commands import command_tree, commands_under, top_commands

NEW = '''
from discord import app_commands

@app_commands.command(name="hello", description="Say hello")
async def hello(interaction):
    """Say hello."""
'''


def test_a_command_is_found_in_a_module_nobody_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {one.name for one in top_commands()}
    (tmp_path / "hello_for_a_test.py").write_text(NEW, encoding="utf-8")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    assert {one.name for one in top_commands()} - before == {"hello"}


def test_two_commands_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "join_for_a_test.py").write_text(NEW.replace("hello", "join"), encoding="utf-8")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    with pytest.raises(app_commands.CommandAlreadyRegistered):
        command_tree()


def test_every_module_of_commands_adds_to_the_tree() -> None:
    modules = {command.callback.__module__ for top in top_commands() for command in commands_under(top)}
    written = {
        file.relative_to(Path(commands.__path__[0])).with_suffix("").as_posix().replace("/", ".")
        for file in Path(commands.__path__[0]).rglob("*.py")
        if not file.name.startswith("__") and file.stem != "group"
    }
    assert {f"bot.commands.{name}" for name in written} == modules
