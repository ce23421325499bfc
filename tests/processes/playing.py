"""Many tournaments played at the same time by demo players, around one clock that goes on when all wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TypeVar, cast

from bot.rehearsal import demo_players
from bot.rehearsal.game_sites import GameSites
from bot.rehearsal.profiles import Profile
from bot.sandbox.clock import Clock
from bot.sandbox.interactions import Interaction
from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import Channel
from bot.schedule.deadlines import deadlines
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from formats import registry
from formats.core.phases import NOT_OVER
from storage.database import Database
from tests.bot.inline_decider import InlineDecider
from tests.chaos.faults import NOTHING_DONE
from tests.processes.waits import Waits

T = TypeVar("T")

TURN = timedelta(minutes=30)
"""The clock goes on to the next half hour at which anything happens, so that many act at the same time."""

PAUSE = 0.5
"""Real seconds until a person who got no answer tries again."""

GIVES_UP = 180.0
"""Real seconds after which the run goes on without an answer; that is far too long in any case."""


class Onlooker(Service):
    """Read-only service over the bots' database, in another process: reads the database each time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, registry.engine(), clock, InlineDecider(), lambda _change: [])

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """Load the tournament from the database."""
        return await self.current(tournament_id)

    def in_memory(self, tournament_id: str) -> LoadedTournament | None:
        """Return the tournament as it was last loaded, without reading the database."""
        return self._cache.known(tournament_id)


class Insistent(Person):
    """Person who notices a missing answer: `unanswered` is true from then on, until it is set back."""

    unanswered = False

    async def until(self, look: Callable[[], T | None], missed: str, seconds: float, place: Channel) -> T:
        """As everybody waits."""
        try:
            return await super().until(look, missed, seconds, place)
        except AnswerTimeout:
            self.unanswered = True
            raise

    async def answered(self, interaction: Interaction) -> None:
        """As everybody waits, or the error is noted."""
        try:
            await super().answered(interaction)
        except AnswerTimeout:
            self.unanswered = True
            raise


@contextmanager
def insisting(waits: Waits) -> Iterator[None]:
    """While this lasts, demo players who were not answered try again at once, and how long that takes is noted."""
    perform = demo_players.perform

    async def until_answered(turn: demo_players.Turn) -> str:
        began = time.monotonic()
        actor = cast("Insistent", turn.actor)
        while True:
            actor.unanswered = False
            said = await perform(turn)
            waited = time.monotonic() - began
            nothing_done = any(phrase in said for phrase in NOTHING_DONE) or actor.unanswered
            if not nothing_done or waited > GIVES_UP:
                waits.note("an answer", waited, turn.words)
                return said
            await asyncio.sleep(PAUSE)

    demo_players.perform = until_answered
    try:
        yield
    finally:
        demo_players.perform = perform


class SharedTime:
    """The clock of many plays. It goes on when everybody waits for a moment to come, to the first of them.

    `at_rest` returns when nothing that is due by now is left to do.
    """

    def __init__(self, clock: Clock, at_rest: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._at_rest = at_rest
        self._waiting: list[tuple[datetime, asyncio.Future[None]]] = []
        self._look = asyncio.Event()
        self._playing = 0
        self.steps = 0

    def enters(self) -> None:
        """One more waits for."""
        self._playing += 1

    def leaves(self) -> None:
        """One less."""
        self._playing -= 1
        self._look.set()

    async def until(self, at: datetime) -> None:
        """Wait until it is so late."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((at, ready))
        self._look.set()
        await ready

    async def run(self) -> None:
        """Let time go on, until cancelled."""
        while True:
            await self._look.wait()
            self._look.clear()
            if self._waiting and len(self._waiting) >= self._playing:
                await self._at_rest()
                first = min(at for at, _ in self._waiting)
                now = self._clock.now()
                self._clock.to(max(now, now + -((now - first) // TURN) * TURN))
                self.steps += 1
                await self._at_rest()
                self._release()

    def _release(self) -> None:
        now = self._clock.now()
        ahead, self._waiting = self._waiting, []
        for at, ready in ahead:
            if at <= now:
                ready.set_result(None)
            else:
                self._waiting.append((at, ready))


class ServerStage:
    """A server of the sandbox as a rehearsal needs it."""

    has_pages = False

    def __init__(self, sandbox: Sandbox, server: Server, service: Onlooker, shared: SharedTime) -> None:
        self._sandbox = sandbox
        self._service = service
        self._shared = shared
        self._wanted: datetime | None = None
        self._members: dict[str, Insistent] = {}
        self.server = server
        self.sites = GameSites()
        self.tournament = ""
        self.director = Insistent(sandbox.services, server.owner.user)

    async def get_member(self, role: Profile) -> Insistent:
        """The member of that name, who comes in first where there is none: people of one server know no other."""
        if role.name not in self._members:
            user = self._sandbox.world.add_user(role.name, zone=role.zone)
            person = Insistent(self._sandbox.services, user)
            await person.rejoin(self.server)
            self._members[role.name] = person
        return self._members[role.name]

    def next_deadline(self) -> tuple[datetime, str] | None:
        """Return when the bot next acts automatically, and what it does."""
        known = self._service.in_memory(self.tournament)
        if known is None or known.state.phase not in NOT_OVER:
            return None
        now = self._sandbox.clock.now()
        ahead = deadlines(known.state, self._service.engine)
        return min(((deadline.at, deadline.what) for deadline in ahead if deadline.at > now), default=None)

    def move_to(self, at: datetime) -> None:
        """It is waited for until then."""
        self._wanted = at

    async def answered(self) -> None:
        """Return at once: the other process gives no sign of progress, and a person without an answer asks again."""

    async def settled(self) -> None:
        """Until the moment that was wanted has come. Else nobody waits: answers come when all is decided."""
        if self._wanted is not None:
            at, self._wanted = self._wanted, None
            await self._shared.until(at)

    async def is_overdue(self) -> bool:
        """Is something due by now that has not been dealt with?"""
        state = (await self._service.loaded(self.tournament)).state
        now = self._sandbox.clock.now()
        return state.phase in NOT_OVER and any(
            deadline.at <= now for deadline in deadlines(state, self._service.engine)
        )
