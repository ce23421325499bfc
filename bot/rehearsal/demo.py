"""Background task that lets demo players take part in every tournament of the sandbox.

Each time a tournament or the clock changes, the task computes the players' turns and carries out those that are due,
until none of them has an effect; then it sleeps until the next change or the next turn. `MAX_ROUNDS` bounds the rounds
in a row, so that acts that keep causing further acts do not go on forever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime

from bot.rehearsal.actor import Actor
from bot.rehearsal.demo_players import DemoGroup, Tries, Turn, take
from bot.rehearsal.game_sites import GameSites
from bot.rehearsal.profiles import Profile, draw_profiles, names
from bot.service.service import Service

OPEN_PHASES = frozenset({"registration", "closed", "running"})
"""Phases of tournaments in which demo players act."""

MAX_ROUNDS = 50
"""Maximum number of rounds of turns in a row before the task waits for the next change."""

SPREAD = 800
"""Rating points between the strongest and the weakest demo player."""


class DemoPlayers:
    """Demo players who take part in every tournament.

    Tournaments for which `rehearsed` returns true are left out: a running rehearsal has players of its own.
    """

    def __init__(
        self,
        service: Service,
        get_member: Callable[[Profile], Awaitable[Actor]],
        rehearsed: Callable[[str], bool],
        sites: GameSites,
    ) -> None:
        self._service = service
        self._group = DemoGroup(service, get_member, sites)
        self._tries = Tries()
        self._rehearsed = rehearsed
        self._wanted = asyncio.Event()
        service.on_change(lambda _change: self._wanted.set())
        service.clock.on_change(self._wanted.set)

    async def set_count(self, count: int) -> None:
        """Let this many demo players act from now on; 0 stops them."""
        await self._group.set_profiles(draw_profiles(names(count), SPREAD, "demo players"))
        self._tries.forget()
        self._wanted.set()

    async def run(self) -> None:
        """Act until cancelled."""
        while True:
            soonest = None
            for _ in range(MAX_ROUNDS):
                acted, soonest = await self._round()
                if not acted:
                    break
            seconds = None if soonest is None else self._service.clock.real_seconds_until(soonest)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), seconds)
            self._wanted.clear()

    async def _round(self) -> tuple[bool, datetime | None]:
        """Carry out one turn of each player in each tournament.

        Returns whether any turn took effect, and the moment of the next pending turn.
        """
        acted, later = False, []
        for row in await self._service.database.tournaments.all(phases=OPEN_PHASES):
            if not self._rehearsed(row.id):
                acted = await self._act(row.id) or acted
                later += [turn.at for turn in await self._ready(row.id)]
        return acted, min(later, default=None)

    async def _turns(self, tournament: str) -> list[Turn]:
        loaded = await self._service.loaded(tournament)
        return self._group.turns(await self._group.view(loaded, loaded.state.seed), loaded)

    async def _ready(self, tournament: str) -> list[Turn]:
        return self._tries.ready(await self._turns(tournament))

    async def _act(self, tournament: str) -> bool:
        """Carry out the turns that are due and return whether any of them took effect.

        A turn took effect if it is no longer among the turns computed afterwards; otherwise it is recorded as failed.
        """
        ready = await self._ready(tournament)
        now = self._service.clock.now()
        due = [turn for turn in ready if turn.at <= now]
        await take(due)
        still = {turn.key for turn in await self._turns(tournament)}
        for turn in due:
            if turn.key in still:
                self._tries.note(turn, now)
        return any(turn.key not in still for turn in due)
