"""Stands between a client and a server and loses what is said, at the worst moment."""

from __future__ import annotations

import asyncio
from typing import Self


class Proxy:
    """Passes everything on, but breaks off a connection when it has said a certain word."""

    def __init__(self, host: str, port: int) -> None:
        self._there = host, port
        self._word: bytes | None = None
        self._arrives = True
        self._server: asyncio.Server
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0
        self.lost = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *exception: object) -> None:
        self._server.close()
        for task in list(self._passing):
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def redirect(self, host: str, port: int) -> None:
        """Break off every connection; the next ones go there."""
        self._there = host, port
        for task in list(self._passing):
            task.cancel()

    def lose_next(self, word: bytes, *, arrives: bool) -> None:
        """Cut the next connection that sends this word; the server receives it if it `arrives`, its answer is lost."""
        self._word, self._arrives = word, arrives

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._there)
        except OSError:
            writer.transport.abort()
            return
        answering = asyncio.create_task(self._pass_on(far_reader, writer))
        try:
            await self._hear(reader, far_writer, writer, answering)
        except (OSError, asyncio.CancelledError):
            pass  # one side has broken off, or all are: the other is broken off below
        finally:
            answering.cancel()
            for stream in (writer, far_writer):
                stream.close()

    async def _hear(
        self,
        reader: asyncio.StreamReader,
        far: asyncio.StreamWriter,
        near: asyncio.StreamWriter,
        answering: asyncio.Task[None],
    ) -> None:
        while said := await reader.read(65536):
            if self._word is not None and self._word in said:
                self._word = None
                self.lost += 1
                answering.cancel()
                if self._arrives:
                    far.write(said)
                    await far.drain()
                near.transport.abort()
                return
            far.write(said)
            await far.drain()

    async def _pass_on(self, far: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        while said := await far.read(65536):
            near.write(said)
            await near.drain()
        near.close()
