"""Rate-limit windows of discord.py that wait and raise as `max_ratelimit_timeout` promises.

discord.py 2.7 treats a window longer than `max_ratelimit_timeout` (new threads: 50 in 300 seconds) in three wrong ways:
it rejects every request but the first while requests are left, it sends more once none is left, and it sets an
exception on futures that are awaited without reading it, which asyncio logs as "Future exception was never retrieved".
"""

from __future__ import annotations

import asyncio

import discord
from discord.http import Ratelimit


class RateWindow(Ratelimit):
    """A window that is used up before a request waits, and raises only if that wait would be too long."""

    __slots__ = ()

    async def acquire(self) -> None:
        """Use one request of the window; wait for it, or raise `discord.RateLimited` if that would take too long."""
        loop = asyncio.get_running_loop()
        self._last_request = loop.time()
        while True:
            if self.is_expired():
                self.reset()  # type: ignore[no-untyped-call]
            if self.remaining > 0:
                break
            left = None if self.expires is None else self.expires - loop.time()
            if self._waits_too_long(left):
                raise discord.RateLimited(left or 0.0)
            await self._woken(left)
        self.remaining -= 1
        self.outgoing += 1

    async def _woken(self, seconds: float | None) -> None:
        """Wait until a request is left, at most until the window ends."""
        future = asyncio.get_running_loop().create_future()
        self._pending_requests.append(future)
        try:
            await asyncio.wait([future], timeout=seconds)
        except asyncio.CancelledError:
            if future.done() and self.remaining > 0:
                self._wake_next()
            raise
        finally:
            future.cancel()

    async def _refresh(self) -> None:
        """Sleep until the window ends, then wake the requests that wait; at once if they have to raise."""
        if self._waits_too_long(self.reset_after):
            self._wake(len(self._pending_requests))
        else:
            await super()._refresh()

    def _wake(self, count: int = 1, *, exception: discord.RateLimited | None = None) -> None:  # noqa: ARG002 - see above
        """Wake waiting requests, which find out themselves whether they have to raise."""
        super()._wake(count)

    def _waits_too_long(self, seconds: float | None) -> bool:
        longest = self._max_ratelimit_timeout
        return longest is not None and seconds is not None and seconds > longest


def use_rate_windows(client: discord.Client) -> None:
    """Replace the windows that the client's requests use from now on."""
    http = client.http

    def window(key: str) -> Ratelimit:
        found = http._buckets.get(key)  # noqa: SLF001 - discord.py has no setting for the class of its windows
        if found is None:
            found = http._buckets[key] = RateWindow(http.max_ratelimit_timeout)  # noqa: SLF001 - as above
            http._try_clear_expired_ratelimits()  # noqa: SLF001 - as above
        return found

    http.get_ratelimit = window  # type: ignore[method-assign]
