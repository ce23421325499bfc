"""The JSON interface: tournaments and their parts, its OpenAPI description, and a stream of changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from aiohttp import web
from pydantic import BaseModel, TypeAdapter

from bot.public_data import models, showing
from bot.public_data.openapi import PARTS, openapi
from bot.text.catalogue import in_language
from bot.text.context import context_of, posts_language
from bot.web.answers import Answer, respond
from bot.web.public_tournaments import PublicTournament
from bot.web.site import Handler, Site
from bot.web.streams import HEARTBEAT_SECONDS, RECONNECT_MS, event_text, stream_headers
from bot.web.visit import NotHereError

JSON = "application/json"
PATIENCE_SECONDS = 30.0
"""A reader who takes nothing for so long is left: they come back."""

OPEN = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""What everybody may know, every page may ask for."""

PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "If-None-Match, Last-Event-ID, Cache-Control",
    "Access-Control-Max-Age": "86400",
}
"""CORS headers, which let a page of another site make conditional requests."""


def routes(site: Site) -> Iterator[web.RouteDef]:
    """The addresses for programs."""
    machines = Machines(site)
    answered: dict[str, Handler] = {
        "/openapi.json": machines.description,
        "/tournaments.json": machines.listed,
        "/t/{tournament:[A-Za-z0-9_-]+}.json": machines.whole,
        "/t/{tournament}/{part:[a-z]+}.json": machines.part,
        "/t/{tournament}/rounds/{round:s[0-9]+r[0-9]+}.json": machines.round,
        "/t/{tournament}/events": machines.events,
    }
    for path, handler in answered.items():
        yield web.get(path, handler)
        yield web.options(path, _preflight)


def shown(public: PublicTournament) -> models.Tournament:
    """Return the public JSON of a tournament, in the tournament's own language, with names as they are."""
    return showing.public_tournament(context_of(public.loaded, public.engine), public.id, public.loaded.records)


class Machines:
    """Answers programs."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def description(self, request: web.Request) -> web.Response:
        """Answer with the OpenAPI description."""
        text = json.dumps(openapi(self._site.options.base), ensure_ascii=False)
        return _open(respond(request, Answer(text.encode(), JSON, text)))

    async def listed(self, request: web.Request) -> web.Response:
        """The tournaments that are shown on the front page."""
        tournaments = [await self._site.tournaments.public(row.id) for row in await self._site.tournaments.listed()]
        found = [public for public in tournaments if public is not None]
        key = ("json list", *(f"{public.id} {public.key}" for public in found))

        def make() -> Answer:
            listed = [_overview(public) for public in found]
            return Answer(models.Tournaments(tournaments=listed).model_dump_json().encode(), JSON, repr(key))

        return await self._made(request, key, make)

    async def whole(self, request: web.Request) -> web.Response:
        """All of a tournament."""
        return await self._json(request, "", lambda public: shown(public).model_dump_json())

    async def part(self, request: web.Request) -> web.Response:
        """A part of it."""
        part = request.match_info["part"]
        if part not in PARTS:
            raise NotHereError
        return await self._json(request, part, lambda public: _dumped(getattr(shown(public), part)))

    async def round(self, request: web.Request) -> web.Response:
        """One round."""
        wanted = request.match_info["round"]
        public = await self._site.public(request)
        if not any(round_.id == wanted for round_ in await asyncio.to_thread(_rounds, public)):
            raise NotHereError
        return await self._json(
            request,
            wanted,
            lambda public: next(round_ for round_ in _rounds(public) if round_.id == wanted).model_dump_json(),
        )

    async def _json(self, request: web.Request, part: str, make: Callable[[PublicTournament], str]) -> web.Response:
        public = await self._site.public(request)
        key = ("json", public.id, public.key, part)
        found = public.settings.found
        return await self._made(request, key, lambda: Answer(make(public).encode(), JSON, repr(key), found=found))

    async def _made(self, request: web.Request, key: tuple[str, ...], make: Callable[[], Answer]) -> web.Response:
        """Return the site's answer, made once for all readers: its language is the tournament's, not theirs."""
        page_cache = self._site.page_cache
        answer = await page_cache.answer(key, lambda: page_cache.in_thread("en", make))
        return _open(respond(request, answer))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream every new state: its overview, and the difference from the previous state of this stream."""
        public = await self._site.public(request)
        with self._site.streams.one(self._site.reader(request)):
            return await self._stream(request, public.id)

    async def _stream(self, request: web.Request, tournament: str) -> web.StreamResponse:
        known = request.headers.get("Last-Event-ID") or request.query.get("known", "")
        response = web.StreamResponse(headers={**stream_headers(), **OPEN})
        response.enable_chunked_encoding()
        await response.prepare(request)
        try:
            await _write(response, f"retry: {RECONNECT_MS}\n\n".encode())
            async for public in self._site.tournaments.changes(tournament, known[:100], HEARTBEAT_SECONDS):
                if public is None:
                    await _write(response, b": still here\n\n")
                else:
                    await _write(response, event_text(_overview(public).model_dump_json(), "changed", public.key))
            await _write(response, event_text("", "gone"))
        except (ConnectionError, TimeoutError):
            if request.transport is not None:
                request.transport.abort()
        return response


def _overview(public: PublicTournament) -> models.Overview:
    return showing.overview(context_of(public.loaded, public.engine), public.id, public.loaded.state.version)


def _rounds(public: PublicTournament) -> tuple[models.Round, ...]:
    context = context_of(public.loaded, public.engine)
    with in_language(posts_language(context.state)):
        return showing.rounds(context)


def _dumped(part: BaseModel | list[Any]) -> str:
    return TypeAdapter[Any](type(part)).dump_json(part).decode()


async def _write(response: web.StreamResponse, data: bytes) -> None:
    """Write to a response; TimeoutError once the reader takes too long to read it."""
    written: Awaitable[None] = response.write(data)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await written


async def _preflight(_request: web.Request) -> web.Response:
    """Allow a conditional request from a page of another site; the same for every address, shown or not."""
    return web.Response(status=204, headers={**OPEN, **PREFLIGHT})


def _open(response: web.Response) -> web.Response:
    response.headers.update(OPEN)
    return response
