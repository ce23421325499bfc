"""Saving and loading a sandbox, and what the hosting program wants kept with it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from aiohttp import BodyPartReader, web

from bot.sandbox.gateway import Gateway
from bot.sandbox.origin import is_foreign, refused, served
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.state.archive import pack, put, take, unpack
from bot.sandbox.state.errors import StateError
from bot.sandbox.world.models import Json

SavePart = Callable[[], bytes | Awaitable[bytes]]
LoadPart = Callable[[bytes | None], Awaitable[None] | None]
"""Also what prepares for loading."""

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
        loaded: the hosting program's parts of the state last loaded, by name.
    """

    def __init__(self, services: Services, gateway: Gateway) -> None:
        self._services = services
        self._gateway = gateway
        self._parts: dict[str, _Part] = {}
        self._one_at_a_time = asyncio.Lock()
        self.loaded: dict[str, bytes] = {}

    def keep(self, name: str, save: SavePart, load: LoadPart, prepare: LoadPart | None = None) -> None:
        """Keep something of the hosting program with every state.

        `load` is called with what `save` gave, or with None when the state loaded has no such part. `prepare` is called
        with the same before anything changes: it may refuse with a StateError, or bring bots to rest.
        """
        self._parts[name] = _Part(save, load, prepare)

    async def dump(self) -> bytes:
        """The state now, as the bytes of a zip file."""
        parts = {}
        for name, part in self._parts.items():
            data = part.save()
            parts[name] = await data if inspect.isawaitable(data) else data
        return pack(take(self._services), parts)

    def put(self, data: bytes) -> None:
        """Be what was saved; StateError (and no change at all) when that cannot be."""
        saved, self.loaded = unpack(data)
        put(self._services, saved)

    async def replace(self, data: bytes) -> None:
        """Load while running: bots lose their sessions, then come the program's parts, then the page shows it all.

        StateError, and no change at all, when that cannot be.
        """
        async with self._one_at_a_time:
            saved, loaded = unpack(data)
            await _call_each({name: part.prepare for name, part in self._parts.items() if part.prepare}, loaded)
            self.loaded = loaded
            put(self._services, saved)
            await self._gateway.forget()
            await _call_each({name: part.load for name, part in self._parts.items()}, loaded)
            self._services.world.tell("@loaded")


async def _call_each(callbacks: Mapping[str, LoadPart], parts: Mapping[str, bytes]) -> None:
    for name, callback in callbacks.items():
        outcome = callback(parts.get(name))
        if inspect.isawaitable(outcome):
            await outcome


def write(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
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
        data = await _file(request)
        try:
            await keeping.replace(data)
        except StateError as error:
            raise PersonError(_SENTENCES[error.reason]) from error
        return {"people": len(services.world.users) - 1, "guilds": len(services.world.guilds)}

    app.router.add_get("/sandbox/save", save)
    app.router.add_post("/sandbox/load", served(load))


async def _file(request: web.Request) -> bytes:
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader) and part.name == "file":
            return bytes(await part.read())
    raise PersonError("There is no file.")
