"""Finds game servers: whatever lies in `bot/game_servers` can be switched on. Nothing has to be entered anywhere.

A game server is a package `bot.game_servers.<key>` with `SERVER`, its `GameServerPlugin`. What cannot be loaded is left
out whole. None is in use unless the host names it in `HERALD_GAME_SERVERS`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import formats
from bot import game_servers as package
from bot.game_server_api.in_use import GameServers, Opened, name_servers
from bot.game_server_api.port import GameServerPlugin, Surroundings
from bot.game_server_api.token_store import TokenStore
from bot.runtime.settings import ProcessSettings
from bot.service.clock import Clock
from formats.core.discovery import Found, discover

logger = logging.getLogger(__name__)


class UnknownGameServerError(Exception):
    """The host has named a game server there is not; `known` are those there are."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


@cache
def found() -> Found[GameServerPlugin]:
    """Every server there is, by its key, and what was left out, and why."""
    servers = discover(package, "SERVER", GameServerPlugin, whole=True)
    for broken in servers.left_out:
        logger.error("%s", broken)
    name_servers({key: plugin.name for key, plugin in servers.by_key.items()})
    return servers


def surroundings_of(settings: ProcessSettings, clock: Clock, vault: TokenStore) -> Surroundings:
    """What game servers are told of this host."""
    contact = settings.game_servers_contact or "no contact given"
    public = (settings.web_base or "") if vault.can_keep and settings.web_url else ""
    return Surroundings(f"Herald/{formats.__version__} ({contact})", clock.now, public)


def opened(
    keys: Iterable[str], surroundings: Surroundings, given: Mapping[str, Mapping[str, Any]] | None = None
) -> GameServers:
    """The servers of these keys, each with its settings from the environment; `given` are settings that go before them.

    `UnknownGameServerError`; a pydantic ValidationError where settings of one cannot be used.
    """
    plugins = found().by_key
    in_use: dict[str, Opened] = {}
    for key in dict.fromkeys(keys):
        if key not in plugins:
            raise UnknownGameServerError(key, tuple(plugins))
        plugin, own = plugins[key], (given or {}).get(key, {})
        adapter = plugin.opened(plugin.settings(**own), surroundings)
        in_use[key] = Opened(plugin, adapter, str(own.get("address", "")))
    return GameServers(in_use)
