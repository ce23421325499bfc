"""Who may send next: at a pace that Discord allows, servers by turns, public posts before direct messages."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping

Server = int | None


class Turns:
    """Gives out turns to begin something: `burst` at once, then `per_second`.

    Whoever waits for something public comes before whoever waits for something direct, and servers take turns, so that
    the many posts of one delay another's by one turn. A turn says when to begin; how long it takes holds up nobody.

    Where several processes have the pace together, this one keeps to its `share` of it.
    """

    def __init__(self, per_second: float, burst: int = 1) -> None:
        self.per_second = per_second
        self.share = 1.0
        self.burst = burst
        self._left = float(burst)
        self._filled_at = 0.0
        self._public: OrderedDict[Server, deque[asyncio.Future[None]]] = OrderedDict()
        self._direct: OrderedDict[Server, deque[asyncio.Future[None]]] = OrderedDict()
        self._next: asyncio.TimerHandle | None = None

    def at_once(self) -> bool:
        """Take a turn without waiting, if there is one and nobody waits."""
        self._fill()
        free = self._left >= 1 and not self._public and not self._direct
        if free:
            self._left -= 1
        return free

    async def turn(self, server: Server, *, public: bool) -> None:
        """Wait for a turn."""
        waiting = asyncio.get_running_loop().create_future()
        queues = self._public if public else self._direct
        queues.setdefault(server, deque()).append(waiting)
        self._give()
        await waiting

    def _give(self) -> None:
        """Give out the turns there are; come back when there is another."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._fill()
        for waiting in self._in_order():
            if self._left < 1:
                self._put_back(waiting)
                loop = asyncio.get_running_loop()
                self._next = loop.call_later((1 - self._left) / (self.per_second * self.share), self._give)
                return
            if not waiting[2].done():  # whoever waited may have been cancelled
                self._left -= 1
                waiting[2].set_result(None)

    def _fill(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(float(self.burst), self._left + (now - self._filled_at) * self.per_second * self.share)
        self._filled_at = now

    def _in_order(self) -> Iterator[tuple[bool, Server, asyncio.Future[None]]]:
        while self._public or self._direct:
            queues = self._public or self._direct
            server, queue = next(iter(queues.items()))
            waiting = queue.popleft()
            queues.move_to_end(server)
            if not queue:
                del queues[server]
            yield queues is self._public, server, waiting

    def _put_back(self, waiting: tuple[bool, Server, asyncio.Future[None]]) -> None:
        """It stays the first of all."""
        public, server, future = waiting
        queues = self._public if public else self._direct
        queues.setdefault(server, deque()).appendleft(future)
        queues.move_to_end(server, last=False)

    @property
    def waiting(self) -> Mapping[Server, int]:
        """How many wait, by server."""
        counted: dict[Server, int] = {}
        for queues in (self._public, self._direct):
            for server, queue in queues.items():
                counted[server] = counted.get(server, 0) + len(queue)
        return counted
