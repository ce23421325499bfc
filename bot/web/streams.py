"""Server-sent events that notify open pages of changes, limited in number by address and in total."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from aiohttp import web

from bot.web.answers import GUARDS
from bot.web.public_tournaments import PublicTournaments

MOST_STREAMS = 10_000
MOST_OF_ONE = 100
"""Streams of one address: a club whose members sit behind one."""

HEARTBEAT_SECONDS = 25.0
"""Seconds without news until a heartbeat line is sent, so that no proxy closes the connection as idle."""

RECONNECT_MS = 2_000


class TooManyStreamsError(Exception):
    """The limit of open streams is reached."""


class Streams:
    """Counts the open streams. Closing ends them all."""

    def __init__(self, most: int = MOST_STREAMS, most_of_one: int = MOST_OF_ONE) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._of: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def open(self) -> int:
        """Number of open streams."""
        return self._of.total()

    @contextmanager
    def one(self, reader: str) -> Iterator[None]:
        """Count a stream of this reader while it is open; TooManyStreamsError above a limit."""
        if self.open >= self._most or self._of[reader] >= self._most_of_one:
            raise TooManyStreamsError
        self._of[reader] += 1
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
        try:
            yield
        finally:
            self._of[reader] -= 1
            if not self._of[reader]:
                del self._of[reader]
            if task is not None:
                self._tasks.discard(task)

    def close(self) -> None:
        """Close all streams; browsers reconnect automatically."""
        for task in list(self._tasks):
            task.cancel()


def stream_headers() -> dict[str, str]:
    """Return the headers of a stream, which proxies must not buffer."""
    return {
        **GUARDS,
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Accel-Buffering": "no",
    }


def event_text(data: str, event: str = "", id_: str = "") -> bytes:
    """One event as it travels."""
    lines = [f"id: {id_}"] if id_ else []
    lines += [f"event: {event}"] if event else []
    lines += [f"data: {line}" for line in data.split("\n")]
    return ("\n".join(lines) + "\n\n").encode()


async def live_stream(request: web.Request, tournaments: PublicTournaments, tournament: str) -> web.StreamResponse:
    """Tells the key of every new state of a tournament; a page that has another one is out of date.

    `known`, or what the browser sends when it comes back, is the key of the page.
    """
    known = request.headers.get("Last-Event-ID") or request.query.get("known", "")
    response = web.StreamResponse(headers=stream_headers())
    response.enable_chunked_encoding()
    await response.prepare(request)
    with suppress(ConnectionError):
        await response.write(f"retry: {RECONNECT_MS}\n\n".encode())
        async for public in tournaments.changes(tournament, known[:100], HEARTBEAT_SECONDS):
            await response.write(
                b": still here\n\n" if public is None else event_text(public.key, "version", public.key)
            )
        await response.write(event_text("", "gone"))
    return response
