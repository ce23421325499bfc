"""Points discord.py at a sandbox: three class attributes name other hosts, everything else stays as it is.

The library is handed in rather than imported, so that the sandbox depends on aiohttp alone:

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
    """Where a sandbox is: the page, the REST API, the gateway, the files."""

    page: str
    rest: str
    gateway: str
    cdn: str


def redirect(discord: ModuleType, urls: Urls) -> Callable[[], None]:
    """Make every client of this process talk to the sandbox; returns how to undo it."""
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
