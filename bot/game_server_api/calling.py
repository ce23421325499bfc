"""HTTP client for game server adapters: rate limits, size limits, and one error type for all failures.

Responses of servers are untrusted. A response larger than `LARGEST` bytes is aborted while it is read, JSON that is
nested too deeply is unreadable, and redirects are not followed: aiohttp would send the `X-Api-Key` header to another
host.

A semaphore limits concurrent requests to `AT_ONCE`. After a 429, requests fail locally until the time named by the
server has passed; the check is made inside the semaphore, so that requests that were waiting are stopped too.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.game_server_api.port import GameServerError

TIMEOUT = aiohttp.ClientTimeout(total=30)
AT_ONCE = 2
"""Maximum number of concurrent requests to one server."""

SLOW_DOWN, SERVER_ERRORS = 429, 500
REFUSED = frozenset({401, 403})
REDIRECTS = range(300, 400)
LARGEST = 4 * 1024 * 1024
"""Maximum size of a response in bytes; 300 games with all their moves take less than one megabyte."""

EXCERPT = 200
"""Maximum number of characters of a response that are quoted in errors."""

LONGEST_WAIT, USUAL_WAIT = 3600.0, 60.0
"""Upper bound of a server's `Retry-After` in seconds, and the time to wait if it names none."""


class RedirectedError(GameServerError):
    """The server answered with a redirect, which is not followed."""

    def __init__(self, status: int) -> None:
        super().__init__("unreadable", detail=f"a redirect, status {status}")


@dataclass(frozen=True, slots=True)
class Answer:
    """Response of a server, other than 401, 403, 429 and 5xx, which are raised as errors."""

    status: int
    text: str

    def json(self) -> Any:
        """Return its JSON. Raises `GameServerError` (`unreadable`) for anything else."""
        try:
            return json.loads(self.text)
        except (ValueError, RecursionError) as error:
            raise GameServerError("unreadable", detail=f"no JSON, status {self.status}") from error

    def json_lines(self) -> list[Any]:
        """Return the values of newline-delimited JSON. Raises `GameServerError` (`unreadable`) for anything else."""
        try:
            return [json.loads(line) for line in self.text.splitlines() if line.strip()]
        except (ValueError, RecursionError) as error:
            raise GameServerError("unreadable", detail="no JSON lines") from error


@dataclass
class Caller:
    """HTTP client of one server. `requests` counts the requests sent.

    After a server has answered 429, no request is sent before the named time is over; `slow_down` is raised instead.
    """

    address: str
    user_agent: str
    headers: Mapping[str, str] = field(default_factory=dict)
    timeout: aiohttp.ClientTimeout = TIMEOUT
    requests: int = 0
    _session: aiohttp.ClientSession | None = None
    _quiet_until: float = 0.0
    _gate: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, str] | None = None,
        body: Any = None,
        form: Mapping[str, str] | None = None,
        text: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send one request. `path` may be a whole address, such as that of a next page, on the same server.

        Raises `GameServerError`: `unreachable`, `slow_down`, `refused`, `unreadable`.
        """
        url = path if path.startswith(("http://", "https://")) else f"{self.address.rstrip('/')}{path}"
        if not url.startswith(f"{self.address.rstrip('/')}/"):
            raise GameServerError("unreadable", detail="an address of another server")
        async with self._gate:
            loop = asyncio.get_running_loop()
            if (left := self._quiet_until - loop.time()) > 0:
                raise GameServerError("slow_down", again_in=left)
            self.requests += 1
            try:
                async with self._open().request(
                    method,
                    url,
                    params=query,
                    json=body,
                    data=text if form is None else form,
                    headers=headers,
                    allow_redirects=False,
                ) as response:
                    answer = Answer(response.status, await _text_of(response))
                    wait = again_in(response.headers.get("Retry-After"))
            except (aiohttp.ClientError, TimeoutError, OSError) as error:
                raise GameServerError("unreachable", detail=type(error).__name__) from error
            if answer.status == SLOW_DOWN:
                wait = USUAL_WAIT if wait is None else wait
                self._quiet_until = loop.time() + wait
                raise GameServerError("slow_down", again_in=wait)
        if answer.status in REDIRECTS:
            raise RedirectedError(answer.status)
        if answer.status >= SERVER_ERRORS:
            raise GameServerError("unreachable", again_in=wait, detail=f"status {answer.status}")
        if answer.status in REFUSED:
            raise GameServerError("refused", detail=f"status {answer.status} {excerpt(answer.text)}".rstrip())
        return answer

    def _open(self) -> aiohttp.ClientSession:
        """Return the session, creating it on first use, when an event loop is running."""
        if self._session is None or self._session.closed:
            named = {"User-Agent": self.user_agent, **self.headers}
            self._session = aiohttp.ClientSession(timeout=self.timeout, headers=named)
        return self._session

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()


async def _text_of(response: aiohttp.ClientResponse) -> str:
    """Return the body as text. Raises `GameServerError` (`unreadable`) if it is larger than `LARGEST` or not UTF-8."""
    body = bytearray()
    async for chunk in response.content.iter_any():
        body += chunk
        if len(body) > LARGEST:
            raise GameServerError("unreadable", detail=f"an answer of more than {LARGEST} bytes")
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise GameServerError("unreadable", detail="an answer that is not UTF-8") from error


def excerpt(text: str) -> str:
    """Return the beginning of a response on one line, for logs and directors; empty for HTML."""
    line = " ".join(text[: 2 * EXCERPT].split())[:EXCERPT]
    return "" if line.startswith("<") else line


def again_in(retry_after: str | None) -> float | None:
    """Return the seconds of a `Retry-After` header (a number or a date), at most `LONGEST_WAIT`.

    None if it has none.
    """
    if not retry_after:
        return None
    try:
        seconds = float(retry_after)
    except ValueError:
        try:
            seconds = max((parsedate_to_datetime(retry_after) - datetime.now(UTC)).total_seconds(), 0.0)
        except (ValueError, TypeError, IndexError, OverflowError):
            return None
    return min(seconds, LONGEST_WAIT) if math.isfinite(seconds) and seconds >= 0 else None
