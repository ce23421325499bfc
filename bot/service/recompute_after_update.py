"""Recompute what another version of the code has computed, one tournament at a time, in the background.

The stored deadlines and boards were right when they were stored, so nothing waits for their recomputation: deadlines
come due when they did, and boards keep their contents until then. Tournaments about which nothing is stored come
first, if there are more of them than are computed at the start itself, each with what came due in it meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from itertools import accumulate

from bot.service.service import Service
from formats.core.memoize import forget

logger = logging.getLogger(__name__)

REST = 2.0
"""Length of the pause after a tournament, as a multiple of the time that it took."""

SHORT_REST = 0.5
"""The same after one about which nothing was stored, and in which something may be due."""

LINES_AT_ONCE = 1000
"""Unknown tournaments up to so many lines of logs in all are computed before a start is complete."""

LINES_REMEMBERED = 1000
"""Memoized results are dropped after so many lines of logs: those tournaments are not in use."""

Look = Callable[[str], Awaitable[object]]
"""Recomputes one tournament. Must not fail."""


def at_once(unknown: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Split unknown tournaments into those computed before a start is complete, and those left to the background."""
    together = dict(zip(unknown, accumulate(unknown.values()), strict=True))
    first = [tournament_id for tournament_id, lines in together.items() if lines <= LINES_AT_ONCE]
    return first, [tournament_id for tournament_id in unknown if together[tournament_id] > LINES_AT_ONCE]


class Review:
    """Background task that loads each tournament once, calls all functions registered for it, and evicts it."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._ahead: dict[str, list[Look]] = {}
        self._unknown: set[str] = set()
        self._wanted = asyncio.Event()
        self._looking = False
        self._lines = 0
        self.rest, self.short_rest = REST, SHORT_REST

    def put(self, look: Look, tournaments: Iterable[str], unknown: Iterable[str] = ()) -> None:
        """Register `look` for these tournaments in place of its earlier ones; those that are `unknown` come first."""
        for looks in self._ahead.values():
            if look in looks:
                looks.remove(look)
        first = list(unknown)
        self._unknown.update(first)
        for tournament_id in (*first, *tournaments):
            self._ahead.setdefault(tournament_id, []).append(look)
        self._ahead = dict(sorted(self._ahead.items(), key=lambda entry: entry[0] not in self._unknown))
        self._wanted.set()

    @property
    def busy(self) -> bool:
        """True while tournaments are left to recompute."""
        return self._looking or bool(self._ahead)

    async def run(self) -> None:
        """Recompute until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while self._ahead:
                began, tournament_id = time.monotonic(), next(iter(self._ahead))
                rest = self.short_rest if tournament_id in self._unknown else self.rest
                await self._look_at(tournament_id)
                self._unknown.discard(tournament_id)
                await asyncio.sleep(rest * (time.monotonic() - began))

    async def _look_at(self, tournament_id: str) -> None:
        self._looking = True
        try:
            if looks := self._ahead.pop(tournament_id):
                async with self._service.for_a_moment(tournament_id) as loaded:
                    for look in looks:
                        await look(tournament_id)
                self._let_go(len(loaded.records))
        except Exception:
            logger.exception("could not recompute %s", tournament_id)
        finally:
            self._looking = False

    def _let_go(self, lines: int) -> None:
        self._lines += lines
        if self._lines >= LINES_REMEMBERED:
            self._lines = 0
            forget()
