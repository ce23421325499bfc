"""The game servers this process works with: those its host has switched on. The composition root puts them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.game_server_api.port import GameServer, GameServerPlugin


@dataclass(frozen=True, slots=True)
class Opened:
    """A server that is in use: its door, the adapter that works, and its address where that is not the usual one."""

    plugin: GameServerPlugin
    adapter: GameServer
    address: str = ""


@dataclass(frozen=True)
class GameServers:
    """Those in use, by key."""

    by_key: Mapping[str, Opened] = field(default_factory=dict)

    def get(self, key: str) -> Opened | None:
        """The server of that key, if it is in use."""
        return self.by_key.get(key)

    def __iter__(self) -> Iterator[Opened]:
        return iter(self.by_key.values())

    def __bool__(self) -> bool:
        return bool(self.by_key)

    async def close(self) -> None:
        """Let go of all connections."""
        for server in self:
            await server.adapter.close()


_in_use = GameServers()
_names: dict[str, str] = {}


def use(servers: GameServers) -> None:
    """Work with these servers from now on, and no others."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps them
    _in_use = servers
    name_servers({key: server.plugin.name for key, server in servers.by_key.items()})


def servers_in_use() -> GameServers:
    """The servers in use."""
    return _in_use


def name_servers(names: Mapping[str, str]) -> None:
    """Call servers so, also those that are not in use: logs speak of them."""
    _names.update(names)


def name_of(key: str) -> str:
    """What people call a server."""
    return _names.get(key, key)
