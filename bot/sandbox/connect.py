"""Redirect discord.py to a sandbox by replacing three class attributes that hold host names.

The library is passed as an argument instead of imported, so that the sandbox depends on aiohttp only:

    import discord
    restore = redirect(discord, sandbox.urls)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import yarl


@dataclass(frozen=True, slots=True)
class Urls:
    """Addresses of a sandbox: the page, the REST API, the gateway, the files."""

    page: str
    rest: str
    gateway: str
    cdn: str


def redirect(discord: ModuleType, urls: Urls) -> Callable[[], None]:
    """Connect every client of this process to the sandbox. Returns a function that restores the original hosts."""
    targets: tuple[tuple[Any, str, Any], ...] = (
        (discord.http.Route, "BASE", urls.rest),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(urls.gateway)),
        (discord.asset.Asset, "BASE", urls.cdn),
    )
    before = [getattr(owner, name) for owner, name, _ in targets]
    for owner, name, value in targets:
        setattr(owner, name, value)

    def restore() -> None:
        for (owner, name, _), value in zip(targets, before, strict=True):
            setattr(owner, name, value)

    return restore
