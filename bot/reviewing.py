"""What other code worked out before an update is looked at again, tournament by tournament, behind everything else.

It was right when it was written down, so nobody waits for it: what comes due is dealt with when it was said to, and
boards show what they showed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from bot.app.tournaments.service import Service

logger = logging.getLogger(__name__)

REST = 2.0
"""Between two tournaments nothing is done for so many times as long as the first of them took."""

Look = Callable[[str], Awaitable[object]]
"""Looks at one tournament again. Must not fail."""


class Review:
    """Lets everybody who has something to look at again do so while a tournament is in memory, then lets it go."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._ahead: dict[str, list[Look]] = {}
        self._wanted = asyncio.Event()
        self._looking = False
        self.rest = REST

    def put(self, look: Look, tournaments: Iterable[str]) -> None:
        """Have a look at these, in place of those it was to look at before."""
        for looks in self._ahead.values():
            if look in looks:
                looks.remove(look)
        for tournament_id in tournaments:
            self._ahead.setdefault(tournament_id, []).append(look)
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
                began = time.monotonic()
                await self._look_at(next(iter(self._ahead)))
                await asyncio.sleep(self.rest * (time.monotonic() - began))

    async def _look_at(self, tournament_id: str) -> None:
        self._looking = True
        try:
            if looks := self._ahead.pop(tournament_id):
                async with self._service.for_a_moment(tournament_id):
                    for look in looks:
                        await look(tournament_id)
        except Exception:
            logger.exception("%s could not be looked at again", tournament_id)
        finally:
            self._looking = False
