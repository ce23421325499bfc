"""Save and load a running sandbox, together with parts of the hosting program.

Loading replaces everything in this order: the archive is validated and the program's `prepare` callbacks may reject it;
only then the world is replaced, gateway sessions are deleted (bots identify again and receive the new world), the
program's parts are loaded, and the page is notified to reload. A lock prevents two loads from interleaving.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from bot.sandbox.gateway import Gateway
from bot.sandbox.origin import is_foreign, refused, served, uploaded
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.state.archive import pack, put, take, unpack
from bot.sandbox.state.errors import StateError
from bot.sandbox.world.models import Json

SavePart = Callable[[], bytes | Awaitable[bytes]]
LoadPart = Callable[[bytes | None], Awaitable[None] | None]
"""Callback that loads a part, or prepares for loading it."""

_SENTENCES = {
    "not_a_state": "This file is no saved sandbox.",
    "version": "This file was saved by another version of the sandbox.",
    "too_large": "This file is too large.",
    "damaged": "This file is damaged.",
}


@dataclass(frozen=True, slots=True)
class _Part:
    save: SavePart
    load: LoadPart
    prepare: LoadPart | None


class Keeping:
    """Saves and loads a sandbox.

    Attributes:
        loaded: the hosting program's parts of the state loaded last, by name.
    """

    def __init__(self, services: Services, gateway: Gateway) -> None:
        self._services = services
        self._gateway = gateway
        self._parts: dict[str, _Part] = {}
        self._one_at_a_time = asyncio.Lock()
        self.loaded: dict[str, bytes] = {}

    def keep(self, name: str, save: SavePart, load: LoadPart, prepare: LoadPart | None = None) -> None:
        """Register a part of the hosting program that is saved with every state.

        `load` is called with what `save` returned, or with None if the loaded state has no such part. `prepare` is
        called with the same before anything changes: it may raise `StateError`, or suspend bots.
        """
        self._parts[name] = _Part(save, load, prepare)

    async def dump(self) -> bytes:
        """Return the current state as the bytes of a zip archive."""
        parts = {}
        for name, part in self._parts.items():
            data = part.save()
            parts[name] = await data if inspect.isawaitable(data) else data
        return pack(take(self._services), parts)

    def put(self, data: bytes) -> None:
        """Replace the state. Raises `StateError`, without any change, if the archive is invalid."""
        saved, self.loaded = unpack(data)
        put(self._services, saved)

    async def replace(self, data: bytes) -> None:
        """Load a state while running: bots lose their sessions, then the parts are loaded, then the page reloads.

        Raises `StateError`, without any change, if the archive is invalid or a part rejects it.
        """
        async with self._one_at_a_time:
            saved, loaded = unpack(data)
            await _call_each({name: part.prepare for name, part in self._parts.items() if part.prepare}, loaded)
            self.loaded = loaded
            put(self._services, saved)
            await self._gateway.forget()
            await _call_each({name: part.load for name, part in self._parts.items()}, loaded)
            self._services.world.publish("@loaded")


async def _call_each(callbacks: Mapping[str, LoadPart], parts: Mapping[str, bytes]) -> None:
    for name, callback in callbacks.items():
        outcome = callback(parts.get(name))
        if inspect.isawaitable(outcome):
            await outcome


def write(path: Path, data: bytes) -> None:
    """Write a file atomically, by renaming a temporary file."""
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(data)
    beside.replace(path)


def add_routes(app: web.Application, services: Services, keeping: Keeping) -> None:
    """Serve /sandbox/save and /sandbox/load."""

    async def save(request: web.Request) -> web.Response:
        if is_foreign(request):
            return refused("Only the sandbox's own page may do that.")
        name = f"sandbox-{services.world.clock.now():%Y-%m-%d-%H%M}.zip"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=await keeping.dump(), content_type="application/zip", headers=headers)

    async def load(request: web.Request) -> Json:
        _, data = await uploaded(request)
        try:
            await keeping.replace(data)
        except StateError as error:
            raise PersonError(_SENTENCES[error.reason]) from error
        return {"people": len(services.world.users) - 1, "guilds": len(services.world.guilds)}

    app.router.add_get("/sandbox/save", save)
    app.router.add_post("/sandbox/load", served(load))
