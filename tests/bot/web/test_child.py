"""The process of the page beside the bot: begun again where it dies, ended with the bot."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.settings import ProcessSettings
from bot.web import child
from tests.new_process import end_of


def program(folder: Path, text: str) -> str:
    """Script in place of Python: it records its start and its database, and runs `text`."""
    file = folder / "python"
    file.write_text(
        f'#!/bin/sh\necho "$$ $HERALD_DATABASE $HERALD_WEB $*" >> "{folder}/begun"\n{text}\n', encoding="utf-8"
    )
    file.chmod(0o755)
    return str(file)


def settings(**given: Any) -> ProcessSettings:
    return ProcessSettings(_env_file=None, **given)


async def begun(folder: Path, count: int) -> list[str]:
    """The lines of those that were begun, once there are so many."""
    noted = folder / "begun"
    while not noted.exists() or len(noted.read_text(encoding="utf-8").splitlines()) < count:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return noted.read_text(encoding="utf-8").splitlines()


async def test_it_is_begun_again_where_it_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", program(tmp_path, "exit 3"))
    monkeypatch.setattr(child, "FIRST_PAUSE", 0.0)
    life = asyncio.create_task(child.keep_page(settings(), "a.db", "127.0.0.1:1"))
    lines = await begun(tmp_path, 3)
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)
    command = f"a.db 127.0.0.1:1 -m bot.web --parent {os.getpid()} --sandbox"
    assert all(line.endswith(command) for line in lines)


async def test_a_page_beside_a_bot_on_discord_is_none_of_a_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", program(tmp_path, "exit 3"))
    monkeypatch.setattr(child, "FIRST_PAUSE", 0.0)
    with_token = settings(discord_token="a.b.c")  # noqa: S106 - opens nothing
    life = asyncio.create_task(child.keep_page(with_token, "a.db", "127.0.0.1:1"))
    lines = await begun(tmp_path, 1)
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)
    assert lines[0].endswith(f"--parent {os.getpid()}")


async def test_it_ends_with_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", program(tmp_path, "exec sleep 600"))
    life = asyncio.create_task(child.keep_page(settings(), "a.db", "127.0.0.1:1"))
    (line,) = await begun(tmp_path, 1)
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(line.split()[0]), 0)


def test_a_page_nobody_named_a_place_for_listens_beside_or_where_it_can() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        host, _, found = child.place_for_page("127.0.0.1", port - 1).partition(":")
        assert host == "127.0.0.1"
        assert int(found) not in {0, port}
    assert child.place_for_page("127.0.0.1", port - 1) == f"127.0.0.1:{port}"
    assert int(child.place_for_page("127.0.0.1", 0).rpartition(":")[2]) > 1


SECRETS = {
    "DISCORD_TOKEN": "frob-token",
    "HERALD_ACCOUNTS_KEY": "frob-key",
    "HERALD_LICHESS_TOKEN": "frob-lichess",
    "HERALD_WOOGLES_KEY": "frob-woogles",
    "AWS_SECRET_ACCESS_KEY": "frob-aws",
}


async def test_the_page_is_started_without_the_token_and_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.executable", program(tmp_path, f'env > "{tmp_path}/environment"; exec sleep 600'))
    chosen = settings(web_url="https://herald.example.org", web_proxied=True, log_level="DEBUG")
    assert chosen.token == SECRETS["DISCORD_TOKEN"]
    life = asyncio.create_task(child.keep_page(chosen, "a.db", "127.0.0.1:1"))
    while "HERALD_WEB_URL" not in written(tmp_path / "environment"):  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.01)
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)
    found = dict(line.partition("=")[::2] for line in written(tmp_path / "environment").splitlines())
    assert not [name for name, value in found.items() if "frob" in value]
    ours = {name: value for name, value in found.items() if name.startswith(("HERALD_", "DISCORD_"))}
    assert ours == {
        "HERALD_DATABASE": "a.db",
        "HERALD_WEB": "127.0.0.1:1",
        "HERALD_WEB_URL": "https://herald.example.org",
        "HERALD_WEB_PROXIED": "True",
        "HERALD_LOG_LEVEL": "DEBUG",
        "HERALD_LOG_FORMAT": "text",
        "HERALD_WATCHDOG_SECONDS": "20",
    }
    assert found["PATH"] == os.environ["PATH"]


def written(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def test_the_page_reads_the_database_with_a_user_of_its_own_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "frob")
    own = settings(web_database="postgresql://herald_page@host/herald")
    given = child.environment_of(own, "postgresql://herald:frob@host/herald", "127.0.0.1:1")
    assert given["HERALD_DATABASE"] == "postgresql://herald_page@host/herald"
    assert not any("frob" in value for value in given.values())
    assert child.environment_of(settings(), "postgresql://herald@host/herald", "127.0.0.1:1")["PGPASSWORD"] == "frob"


def test_what_the_page_is_given_are_settings_it_has() -> None:
    read_back = ProcessSettings(_env_file=None, **{name: getattr(settings(), name) for name in child.SETTINGS})
    assert read_back == settings()


def test_the_process_of_the_page_imports_neither_discord_nor_what_answers_commands() -> None:
    script = (
        "import sys, bot.web.__main__, bot.plugins\n"
        "bot.plugins.install_views()\n"
        "unwanted = {'discord', 'apscheduler', 'bot.ui', 'bot.commands', 'bot.delivery'}\n"
        "sys.exit(', '.join(unwanted & sys.modules.keys()) or None)"
    )
    assert end_of(script) == (0, "")
