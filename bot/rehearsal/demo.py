"""Demo players in every tournament: they look whenever something changed or came due, and act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime

from bot.rehearsal.actor import Actor
from bot.rehearsal.cast import Role, cast, names
from bot.rehearsal.demo_players import DemoGroup, Tries, Turn, take
from bot.rehearsal.game_sites import GameSites
from bot.service.service import Service

OPEN_PHASES = frozenset({"registration", "closed", "running"})
MOST_WAVES = 50
"""How often in a row they may act before they wait for the next change."""

SPREAD = 800
"""Rating points from the strongest to the weakest."""


class DemoPlayers:
    """Players who take part in every tournament, except where `rehearsed` says that a rehearsal has its own."""

    def __init__(
        self,
        service: Service,
        hire: Callable[[Role], Awaitable[Actor]],
        rehearsed: Callable[[str], bool],
        sites: GameSites,
    ) -> None:
        self._service = service
        self._group = DemoGroup(service, hire, sites)
        self._tries = Tries()
        self._rehearsed = rehearsed
        self._wanted = asyncio.Event()
        service.on_change(lambda _change: self._wanted.set())
        service.clock.on_change(self._wanted.set)

    async def play_with(self, count: int) -> None:
        """From now on this many act; 0 stops them."""
        await self._group.engage(cast(names(count), SPREAD, "demo players"))
        self._tries.forget()
        self._wanted.set()

    async def run(self) -> None:
        """Act until cancelled."""
        while True:
            soonest = None
            for _ in range(MOST_WAVES):
                acted, soonest = await self._wave()
                if not acted:
                    break
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), self._seconds_until(soonest))
            self._wanted.clear()

    def _seconds_until(self, at: datetime | None) -> float | None:
        return None if at is None else self._service.clock.real_seconds_until(at)

    async def _wave(self) -> tuple[bool, datetime | None]:
        """Everybody does one thing in every tournament; whether anybody did, and when the next one wants to."""
        acted, later = False, []
        for row in await self._service.database.tournaments.all(phases=OPEN_PHASES):
            if not self._rehearsed(row.id):
                acted = await self._act(row.id) or acted
                later += [turn.at for turn in await self._ready(row.id)]
        return acted, min(later, default=None)

    async def _wishes(self, tournament: str) -> list[Turn]:
        loaded = await self._service.loaded(tournament)
        return self._group.turns(await self._group.play(loaded, loaded.state.seed), loaded)

    async def _ready(self, tournament: str) -> list[Turn]:
        return self._tries.ready(await self._wishes(tournament))

    async def _act(self, tournament: str) -> bool:
        ready = await self._ready(tournament)
        now = self._service.clock.now()
        due = [turn for turn in ready if turn.at <= now]
        await take(due)
        still = {turn.wish for turn in await self._wishes(tournament)}
        for turn in due:
            if turn.wish in still:
                self._tries.note(turn, now)
        return any(turn.wish not in still for turn in due)
