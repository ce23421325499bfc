"""The game servers that a process works with, and what people call them."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.game_server_api import in_use
from bot.game_server_api.in_use import GameServers, name_of, name_servers, servers_in_use, use


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(in_use, "_names", {})
    before = servers_in_use()
    yield
    monkeypatch.setattr(in_use, "_in_use", before)


def opened(name: str, closed: list[str]) -> Any:
    async def close() -> None:
        closed.append(name)

    return SimpleNamespace(plugin=SimpleNamespace(name=name), adapter=SimpleNamespace(close=close))


async def test_the_servers_in_use_are_found_by_key_and_let_go_together() -> None:
    closed: list[str] = []
    servers = GameServers({"l": opened("Lichess", closed), "o": opened("OGS", closed)})
    assert [server.plugin.name for server in servers] == ["Lichess", "OGS"]
    assert servers.get("o") is servers.by_key["o"]
    assert servers.get("x") is None
    await servers.close()
    assert closed == ["Lichess", "OGS"]


def test_a_process_without_servers_has_none() -> None:
    assert not GameServers()
    assert GameServers({"l": opened("Lichess", [])})


def test_a_server_is_called_by_its_name_also_once_it_is_out_of_use() -> None:
    assert name_of("l") == "l"
    use(GameServers({"l": opened("Lichess", [])}))
    assert servers_in_use().get("l") is not None
    use(GameServers())
    assert not servers_in_use()
    assert name_of("l") == "Lichess"
    name_servers({"o": "OGS"})
    assert (name_of("o"), name_of("l")) == ("OGS", "Lichess")
