"""Registry of the game servers that this process uses, filled at startup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.game_server_api.port import GameServer, GameServerPlugin


@dataclass(frozen=True, slots=True)
class Opened:
    """A game server in use: its plug-in, its adapter, and its address if it is not the default one."""

    plugin: GameServerPlugin
    adapter: GameServer
    address: str = ""


@dataclass(frozen=True)
class GameServers:
    """The servers in use, by key."""

    by_key: Mapping[str, Opened] = field(default_factory=dict)

    def get(self, key: str) -> Opened | None:
        """Return the server of that key, or None if it is not in use."""
        return self.by_key.get(key)

    def __iter__(self) -> Iterator[Opened]:
        return iter(self.by_key.values())

    def __bool__(self) -> bool:
        return bool(self.by_key)

    async def close(self) -> None:
        """Close all connections."""
        for server in self:
            await server.adapter.close()


_in_use = GameServers()
_names: dict[str, str] = {}


def use(servers: GameServers) -> None:
    """Replace the servers in use."""
    global _in_use  # noqa: PLW0603 - process-wide registry
    _in_use = servers
    name_servers({key: server.plugin.name for key, server in servers.by_key.items()})


def servers_in_use() -> GameServers:
    """Return the servers in use."""
    return _in_use


def name_servers(names: Mapping[str, str]) -> None:
    """Add display names of servers. Servers that are not in use have names too, because logs may mention them."""
    _names.update(names)


def name_of(key: str) -> str:
    """Return the display name of a server."""
    return _names.get(key, key)
