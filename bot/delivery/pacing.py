"""Rate limiter (token bucket) with fair queueing: servers take turns, public posts before direct messages.

`burst` tokens are available at once, `per_second` are added. Waiters are kept in two classes, public and direct; public
ones are served first. Within a class there is a FIFO queue per server, and the queues are served round robin, so a
server with many posts delays another one by one token. A token is only needed to start; the duration of a delivery does
not matter.

Invariants:

- A timer (`_next`) is set exactly if something waits and no token is left.
- A cancelled waiter takes no token; it is skipped when its turn comes.
- Tokens are computed from the elapsed time when needed, so nothing runs while there are no waiters.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping

Server = int | None

OLD_EDIT_SECONDS = 2.1
"""Seconds between two edits of messages older than an hour in one channel.

Discord limits these edits more strictly than others, and names no number (error 30046). A refused edit means a new
message in place of the old one.
"""


class Spacing:
    """Minimum time between two acts of the same key. `seconds` may be 0: nothing waits then."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._free_at: dict[int, float] = {}

    async def turn(self, key: int) -> None:
        """Wait for the next free moment of this key, in the order of the calls."""
        now = asyncio.get_running_loop().time()
        self._free_at = {other: at for other, at in self._free_at.items() if at > now}
        at = self._free_at.get(key, now)
        self._free_at[key] = at + self.seconds
        if at > now:
            await asyncio.sleep(at - now)


class RateLimiter:
    """Token bucket with fair queues: `burst` tokens at once, then `per_second`.

    Several processes of one bot divide the rate: each takes the fraction `share`. `old_edits` spaces edits of old
    messages, by channel.
    """

    def __init__(self, per_second: float, burst: int = 1) -> None:
        self.per_second = per_second
        self.share = 1.0
        self.burst = burst
        self.old_edits = Spacing(OLD_EDIT_SECONDS)
        self._tokens = float(burst)
        self._filled_at = 0.0
        self._public: OrderedDict[Server, deque[asyncio.Future[None]]] = OrderedDict()
        self._direct: OrderedDict[Server, deque[asyncio.Future[None]]] = OrderedDict()
        self._next: asyncio.TimerHandle | None = None

    def try_acquire(self) -> bool:
        """Take a token without waiting. False if there is none or others wait."""
        self._fill()
        free = self._tokens >= 1 and not self._public and not self._direct
        if free:
            self._tokens -= 1
        return free

    async def acquire(self, server: Server, *, public: bool) -> None:
        """Wait for a token."""
        waiting = asyncio.get_running_loop().create_future()
        queues = self._public if public else self._direct
        queues.setdefault(server, deque()).append(waiting)
        self._grant()
        await waiting

    def _grant(self) -> None:
        """Give the available tokens to waiters in order, and set the timer for the next token if some still wait."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._fill()
        for waiting in self._in_order():
            if self._tokens < 1:
                self._put_back(waiting)
                loop = asyncio.get_running_loop()
                self._next = loop.call_later((1 - self._tokens) / (self.per_second * self.share), self._grant)
                return
            if not waiting[2].done():  # a cancelled waiter needs no token
                self._tokens -= 1
                waiting[2].set_result(None)

    def _fill(self) -> None:
        """Add the tokens of the time since the last call, up to `burst`."""
        now = asyncio.get_running_loop().time()
        self._tokens = min(float(self.burst), self._tokens + (now - self._filled_at) * self.per_second * self.share)
        self._filled_at = now

    def _in_order(self) -> Iterator[tuple[bool, Server, asyncio.Future[None]]]:
        """Remove and yield waiters in the order in which they are served.

        Each yield moves their server to the end of its class.
        """
        while self._public or self._direct:
            queues = self._public or self._direct
            server, queue = next(iter(queues.items()))
            waiting = queue.popleft()
            queues.move_to_end(server)
            if not queue:
                del queues[server]
            yield queues is self._public, server, waiting

    def _put_back(self, waiting: tuple[bool, Server, asyncio.Future[None]]) -> None:
        """Return a waiter that got no token to the head: of its queue, and its server to the head of the class."""
        public, server, future = waiting
        queues = self._public if public else self._direct
        queues.setdefault(server, deque()).appendleft(future)
        queues.move_to_end(server, last=False)

    @property
    def waiting(self) -> Mapping[Server, int]:
        """Return the number of waiters by server."""
        counted: dict[Server, int] = {}
        for queues in (self._public, self._direct):
            for server, queue in queues.items():
                counted[server] = counted.get(server, 0) + len(queue)
        return counted
