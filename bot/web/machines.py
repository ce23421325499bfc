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
from bot.text.catalogue import speaking
from bot.text.context import context_of, posts_language
from bot.web.answers import Answer, respond
from bot.web.public_tournaments import Book
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


def shown(book: Book) -> models.Tournament:
    """Return the public JSON of a tournament, in the tournament's own language, with names as they are."""
    return showing.public_tournament(context_of(book.loaded, book.engine), book.id, book.loaded.records)


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
        books = [await self._site.shelf.book(row.id) for row in await self._site.shelf.listed()]
        found = [book for book in books if book is not None]
        key = ("json list", *(f"{book.id} {book.key}" for book in found))

        def make() -> Answer:
            listed = [_overview(book) for book in found]
            return Answer(models.Tournaments(tournaments=listed).model_dump_json().encode(), JSON, repr(key))

        return await self._made(request, key, make)

    async def whole(self, request: web.Request) -> web.Response:
        """All of a tournament."""
        return await self._json(request, "", lambda book: shown(book).model_dump_json())

    async def part(self, request: web.Request) -> web.Response:
        """A part of it."""
        part = request.match_info["part"]
        if part not in PARTS:
            raise NotHereError
        return await self._json(request, part, lambda book: _dumped(getattr(shown(book), part)))

    async def round(self, request: web.Request) -> web.Response:
        """One round."""
        wanted = request.match_info["round"]
        book = await self._site.book(request)
        if not any(round_.id == wanted for round_ in await asyncio.to_thread(_rounds, book)):
            raise NotHereError
        return await self._json(
            request,
            wanted,
            lambda book: next(round_ for round_ in _rounds(book) if round_.id == wanted).model_dump_json(),
        )

    async def _json(self, request: web.Request, part: str, make: Callable[[Book], str]) -> web.Response:
        book = await self._site.book(request)
        key = ("json", book.id, book.key, part)
        found = book.settings.found
        return await self._made(request, key, lambda: Answer(make(book).encode(), JSON, repr(key), found=found))

    async def _made(self, request: web.Request, key: tuple[str, ...], make: Callable[[], Answer]) -> web.Response:
        """Return the site's answer, made once for all readers: its language is the tournament's, not theirs."""
        press = self._site.press
        answer = await press.answer(key, lambda: press.apart("en", make))
        return _open(respond(request, answer))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream every new state: its overview, and the difference from the previous state of this stream."""
        book = await self._site.book(request)
        with self._site.streams.one(self._site.reader(request)):
            return await self._stream(request, book.id)

    async def _stream(self, request: web.Request, tournament: str) -> web.StreamResponse:
        known = request.headers.get("Last-Event-ID") or request.query.get("known", "")
        response = web.StreamResponse(headers={**stream_headers(), **OPEN})
        response.enable_chunked_encoding()
        await response.prepare(request)
        try:
            await _write(response, f"retry: {RECONNECT_MS}\n\n".encode())
            async for book in self._site.shelf.changes(tournament, known[:100], HEARTBEAT_SECONDS):
                if book is None:
                    await _write(response, b": still here\n\n")
                else:
                    await _write(response, event_text(_overview(book).model_dump_json(), "changed", book.key))
            await _write(response, event_text("", "gone"))
        except (ConnectionError, TimeoutError):
            if request.transport is not None:
                request.transport.abort()
        return response


def _overview(book: Book) -> models.Overview:
    return showing.overview(context_of(book.loaded, book.engine), book.id, book.loaded.state.version)


def _rounds(book: Book) -> tuple[models.Round, ...]:
    context = context_of(book.loaded, book.engine)
    with speaking(posts_language(context.state)):
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
