"""Which answers are raised before the library would repeat the request, and only inside `no_retry`."""

from __future__ import annotations

import errno
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery.no_retry import no_retry, no_retry_trace


async def heard(end: Any) -> Exception | None:
    """What the trace raises when a request ends so, with an answer or with an exception."""
    trace = no_retry_trace()
    ended: list[Any] = list(trace.on_request_end if hasattr(end, "response") else trace.on_request_exception)
    try:
        for hook in ended:
            await hook(None, SimpleNamespace(), end)
    except discord.DiscordException as error:
        return error
    return None


def answered(status: int) -> Any:
    return SimpleNamespace(response=SimpleNamespace(status=status, reason="Reason"))


def raised(error: Exception) -> Any:
    return SimpleNamespace(exception=error)


@pytest.mark.parametrize(
    "end, unknown",
    [
        (answered(500), True),
        (answered(524), True),
        (answered(499), False),
        (answered(200), False),
        (raised(ConnectionResetError(errno.ECONNRESET, "reset")), True),
        (raised(OSError(10054, "reset")), True),
        (raised(OSError(errno.ENETUNREACH, "no network")), False),
        (raised(LookupError("no error of a connection")), False),
    ],
    ids=str,
)
@pytest.mark.parametrize("once", [True, False], ids=["sent once", "as the library does"])
async def test_what_may_have_had_an_effect_is_raised(end: Any, *, unknown: bool, once: bool) -> None:
    with no_retry() if once else nullcontext():
        assert (await heard(end) is not None) == (unknown and once)
    assert await heard(end) is None
