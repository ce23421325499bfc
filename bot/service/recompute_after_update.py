"""What other code worked out before an update is looked at again, tournament by tournament, behind everything else.

It was right when it was written down, so nobody waits for it: what comes due is dealt with when it was said to, and
boards show what they showed. So is what nobody has written down yet, of more tournaments than a start looks at by
itself: those come first, each with what came due in it meanwhile.
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
"""Between two tournaments nothing is done for so many times as long as the first of them took."""

SHORT_REST = 0.5
"""The same after one of which nothing was known, and in which something may be due."""

LINES_AT_ONCE = 1000
"""Of unknown tournaments a start looks at those with so many lines of logs in all before it is ready."""

LINES_REMEMBERED = 1000
"""After so many lines of logs what was worked out from them is let go: nobody has asked for those tournaments."""

Look = Callable[[str], Awaitable[object]]
"""Looks at one tournament again. Must not fail."""


def at_once(unknown: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Those that a start looks at before it is ready, as they come by their lines, and those it looks at behind."""
    together = dict(zip(unknown, accumulate(unknown.values()), strict=True))
    first = [tournament_id for tournament_id, lines in together.items() if lines <= LINES_AT_ONCE]
    return first, [tournament_id for tournament_id in unknown if together[tournament_id] > LINES_AT_ONCE]


class Review:
    """Lets everybody who has something to look at again do so while a tournament is in memory, then lets it go."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._ahead: dict[str, list[Look]] = {}
        self._unknown: set[str] = set()
        self._wanted = asyncio.Event()
        self._looking = False
        self._lines = 0
        self.rest, self.short_rest = REST, SHORT_REST

    def put(self, look: Look, tournaments: Iterable[str], unknown: Iterable[str] = ()) -> None:
        """Have a look at these, in place of those it was to look at before; first at those that are `unknown`."""
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
        """Is there anything left to look at?"""
        return self._looking or bool(self._ahead)

    async def run(self) -> None:
        """Look until cancelled."""
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
            logger.exception("%s could not be looked at again", tournament_id)
        finally:
            self._looking = False

    def _let_go(self, lines: int) -> None:
        self._lines += lines
        if self._lines >= LINES_REMEMBERED:
            self._lines = 0
            forget()
