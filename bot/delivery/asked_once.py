"""Requests that make something and carry no nonce are sent once: whoever sent one looks before sending it again.

discord.py repeats every request of its own accord when Discord answers 500, 502, 504 or 524, or resets the connection.
What was asked for may have been done all the same, and would then be there twice.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
import discord

_ONCE: ContextVar[bool] = ContextVar("once", default=False)

_TROUBLE = 500
"""From here on an HTTP status tells nothing about what was done."""

_RESET = frozenset({errno.ECONNRESET, 10054})
"""A connection that was reset, here and on Windows."""


@contextmanager
def once() -> Iterator[None]:
    """Whatever is asked for inside is asked for once; trouble at Discord is raised at the first answer."""
    token = _ONCE.set(True)
    try:
        yield
    finally:
        _ONCE.reset(token)


def answers_once() -> aiohttp.TraceConfig:
    """What makes a client of discord.py keep to it: its `http_trace`."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_raise_trouble)
    trace.on_request_exception.append(_raise_reset)
    return trace


async def _raise_trouble(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if _ONCE.get() and end.response.status >= _TROUBLE:
        raise discord.DiscordServerError(end.response, "it may have been done")


async def _raise_reset(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
) -> None:
    if _ONCE.get() and isinstance(end.exception, OSError) and end.exception.errno in _RESET:
        raise discord.DiscordException(f"{end.exception}: it may have been done")
