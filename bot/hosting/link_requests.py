"""Requests of personal links from the page process, over a local socket or a table.

A database that is a file has a socket beside it. On a PostgreSQL server the page inserts requests; the process that
runs the shard of a tournament's server answers them, woken by the database, or after a second where it does not notify.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from pydantic import ValidationError

from bot.runtime.link_socket import bound, remove, socket_beside
from bot.text.personal_page import LARGEST, Act, Screen
from storage.database import Database
from storage.errors import StorageError
from storage.personal_links import LinkRequest

logger = logging.getLogger(__name__)

Answer = Callable[[Act, str], Awaitable[Screen]]
"""Answers an act with a screen of a new nonce."""

AT_ONCE = 16
SENDING_SECONDS = 10.0
"""How long the page may take to send a request."""

POLL_SECONDS, POLL_SECONDS_IF_NOTIFIED = 1.0, 10.0
"""Time between two reads of the table: without notifications of the database, and with them."""

OLDEST_SECONDS = 8.0
"""A request that waited longer is not carried out: its sender has been informed that it did not count."""

KEPT = timedelta(minutes=1)


class LinkRequests:
    """Takes requests while `run` does, and answers each once."""

    def __init__(self, database: Database, answer: Answer) -> None:
        self._database = database
        self._answer = answer
        self._room = asyncio.Semaphore(AT_ONCE)
        self._woken = asyncio.Event()
        self._taken: dict[str, asyncio.Task[None]] = {}
        self._cleared = datetime.min.replace(tzinfo=UTC)

    def wake(self) -> None:
        """A request was inserted."""
        self._woken.set()

    async def run(self) -> None:
        """Take requests until cancelled."""
        if self._database.file is None:
            await self._watch_inbox()
        else:
            await self._listen(self._database.file)

    async def _listen(self, file: Path) -> None:
        path = socket_beside(file)
        try:
            server = await asyncio.start_unix_server(self._serve, sock=bound(path, file), limit=2 * LARGEST)
        except OSError as error:
            logger.error("personal links do not work: %s", error)  # noqa: TRY400 - the reason is enough
            return
        try:
            async with server:
                await server.serve_forever()
        finally:
            remove(path)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, ValueError, TimeoutError):
            request = await asyncio.wait_for(reader.readline(), SENDING_SECONDS)
            writer.write((await self._reply(request)).encode() + b"\n")
            await writer.drain()
        writer.close()

    async def _reply(self, request: str | bytes) -> str:
        """Return the screen as JSON; nothing where it could not be made."""
        async with self._room:
            try:
                screen = await self._answer(Act.model_validate_json(request), secrets.token_hex(16))
            except ValidationError:
                logger.warning("a request of a personal link cannot be read")
            except StorageError as error:
                logger.warning("a request of a personal link cannot be answered: %s", error)
            except Exception:
                logger.exception("a request of a personal link cannot be answered")
            else:
                return screen.model_dump_json()
        return ""

    async def _watch_inbox(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self.look()
            except StorageError as error:
                logger.warning("requests of personal links cannot be read: %s", error)
            with contextlib.suppress(TimeoutError):
                news = self._database.connections.news
                is_notified = news is not None and news.listens
                pause = POLL_SECONDS_IF_NOTIFIED if is_notified else POLL_SECONDS
                await asyncio.wait_for(self._woken.wait(), pause)

    async def look(self) -> None:
        """Begin to answer the requests that wait for the shards of this process."""
        inbox = self._database.link_inbox
        for request in await inbox.waiting(self._database.connections.shards):
            if request.id not in self._taken:
                self._taken[request.id] = asyncio.create_task(self._answer_row(request))
        now = datetime.now(UTC)
        if now - self._cleared > KEPT:
            self._cleared = now
            await inbox.clear(before=now - KEPT)

    async def _answer_row(self, request: LinkRequest) -> None:
        try:
            reply = "" if request.age > OLDEST_SECONDS else await self._reply(request.payload)
            await self._database.link_inbox.answer(request.id, reply)
        except StorageError as error:
            logger.warning("a reply to a personal link cannot be stored: %s", error)
        finally:
            self._taken.pop(request.id, None)
