"""What a host of Herald with a PostgreSQL database meets."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.database_maintenance import DatabaseMaintenance
from bot.program import backups_of
from bot.runtime.alarms import Alarms
from bot.runtime.settings import ProcessSettings
from bot.sandbox.clock import Clock
from storage.__main__ import main
from storage.database import Database
from storage.errors import NoImageError
from storage.wording import refusal
from tests.storage.samples import NOON, play

pytestmark = pytest.mark.postgres


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_backups_are_the_business_of_the_servers_own_tools(
    place: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "herald.dump"
    words = {"backup": [place, str(file)], "restore": [str(file), place]}[command]
    assert main([command, *words]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "pg_dump" in line
    assert "pg_restore" in line
    assert not file.exists()


async def test_check_reads_everything_and_names_the_tool_for_the_rest(
    place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await Database.open(place) as database:
        await play(database)
    code = await _main_in_a_thread("check", place)
    assert (code, capsys.readouterr().out.splitlines()) == (
        0,
        ["The pages of a PostgreSQL database are looked at by its own tool: pg_amcheck.", "1 tournaments, 0 problems"],
    )


async def _main_in_a_thread(*words: str) -> int:
    return await asyncio.to_thread(main, words)


async def test_upkeep_leaves_a_server_alone(database: Database, place: str) -> None:
    clock = Clock(NOON, running=False)
    settings = ProcessSettings(database=place)
    assert backups_of(settings, place) is None
    await DatabaseMaintenance(database, clock, Alarms()).look()
    await database.connections.move_log_into_file()
    assert database.file is None


def test_a_driver_that_is_missing_is_asked_for(
    place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec

    def without(name: str, *more: Any) -> Any:
        return None if name == "asyncpg" else find(name, *more)

    monkeypatch.setattr(importlib.util, "find_spec", without)
    assert main(["list", place]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "pip install" in line
    assert "[postgres]" in line


def test_a_password_stands_in_no_sentence() -> None:
    assert "secret" not in refusal(NoImageError("postgresql"), "postgresql://me:secret@host/herald")
