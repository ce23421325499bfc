"""The process of the page beside the bot: begun again where it dies, ended with the bot."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import pytest

from bot.web import child


def program(folder: Path, text: str) -> str:
    """Something that stands in for Python: it notes that it was begun, with its database, and does what `text` says."""
    file = folder / "python"
    file.write_text(
        f'#!/bin/sh\necho "$$ $HERALD_DATABASE $HERALD_WEB $*" >> "{folder}/begun"\n{text}\n', encoding="utf-8"
    )
    file.chmod(0o755)
    return str(file)


async def begun(folder: Path, count: int) -> list[str]:
    """The lines of those that were begun, once there are so many."""
    noted = folder / "begun"
    while not noted.exists() or len(noted.read_text(encoding="utf-8").splitlines()) < count:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return noted.read_text(encoding="utf-8").splitlines()


async def test_it_is_begun_again_where_it_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", program(tmp_path, "exit 3"))
    monkeypatch.setattr(child, "FIRST_PAUSE", 0.0)
    life = asyncio.create_task(child.keep_page("a.db", "127.0.0.1:1"))
    lines = await begun(tmp_path, 3)
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)
    assert all(line.endswith(f"a.db 127.0.0.1:1 -m bot.web --parent {os.getpid()}") for line in lines)


async def test_it_ends_with_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", program(tmp_path, "exec sleep 600"))
    life = asyncio.create_task(child.keep_page("a.db", "127.0.0.1:1"))
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
