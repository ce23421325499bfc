"""The page as a program: what it asks, does and hears."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox.people import Person
from tests.patience import SECONDS

Json = dict[str, Any]


class Page:
    """A page open in a browser, acting as one person."""

    def __init__(self, session: aiohttp.ClientSession, url: str, person: Person) -> None:
        self.session = session
        self.url = url
        self.me = str(person.id)

    async def get(self, path: str, **query: str) -> Json:
        async with self.session.get(f"{self.url}/sandbox/{path}", params={"as": self.me, **query}) as answer:
            return dict(await answer.json())

    async def post(self, path: str, body: Json, *, status: int = 200) -> Json:
        async with self.session.post(f"{self.url}/sandbox/{path}", json=body) as answer:
            assert answer.status == status, await answer.text()
            return dict(await answer.json())

    async def act(self, do: str, *, status: int = 200, **fields: Any) -> Json:
        return await self.post("act", {"as": self.me, "do": do, **fields}, status=status)

    async def upload(self, name: str, data: bytes) -> str:
        form = aiohttp.FormData()
        form.add_field("file", data, filename=name)
        async with self.session.post(f"{self.url}/sandbox/upload", data=form) as answer:
            return str((await answer.json())["upload"])

    @asynccontextmanager
    async def live(self) -> AsyncIterator[Live]:
        async with self.session.ws_connect(f"{self.url}/sandbox/live?as={self.me}") as socket:
            yield Live(socket)


class Live:
    """WebSocket of the open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def next(self, kind: str) -> Json:
        """The next frame of a kind; others are passed over."""
        while True:
            frame = await self._socket.receive_json(timeout=SECONDS)
            if frame["type"] == kind:
                return dict(frame)
