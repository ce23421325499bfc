"""Disable discord.py's automatic retries for requests that create something and accept no nonce.

discord.py repeats a request when Discord answers 500, 502, 504 or 524, or resets the connection (`HTTPClient.request`).
The first attempt may have succeeded nevertheless; a repeated one would then create a second thread or scheduled event.
Inside `no_retry` a trace hook raises at the first such answer, before the library can repeat the request. The caller
treats that as an unknown result: it notes beforehand that it started, and searches for the object before it tries again
(see `threads`, `scheduled_events`).

discord.py has no option for this. A context variable limits it to the requests of the current task.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
import discord

_NO_RETRY: ContextVar[bool] = ContextVar("no_retry", default=False)

_SERVER_ERROR = 500
"""From this HTTP status on it is unknown whether the request had an effect."""

_RESET = frozenset({errno.ECONNRESET, 10054})
"""`errno` of a connection reset, on POSIX and on Windows."""


@contextmanager
def no_retry() -> Iterator[None]:
    """Context manager inside which requests are sent once.

    A server error or connection reset is raised at the first answer.
    """
    token = _NO_RETRY.set(True)
    try:
        yield
    finally:
        _NO_RETRY.reset(token)


def no_retry_trace() -> aiohttp.TraceConfig:
    """Return the `http_trace` that a discord.py client needs for `no_retry` to have an effect."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_raise_server_error)
    trace.on_request_exception.append(_raise_reset)
    return trace


async def _raise_server_error(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if _NO_RETRY.get() and end.response.status >= _SERVER_ERROR:
        raise discord.DiscordServerError(end.response, "it may have been done")


async def _raise_reset(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
) -> None:
    if _NO_RETRY.get() and isinstance(end.exception, OSError) and end.exception.errno in _RESET:
        raise discord.DiscordException(f"{end.exception}: it may have been done")
