"""How a run is played: demo players and a director as in a rehearsal, who do not wait for the dead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from bot.rehearsal.game_sites import GameSites
from bot.rehearsal.profiles import Profile
from bot.sandbox.clock import Clock
from bot.sandbox.interactions import Interaction
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import Channel, User
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from formats import registry
from storage.database import Database
from tests.bot.inline_decider import InlineDecider
from tests.chaos.running_bot import RunningBot

T = TypeVar("T")


class Onlooker(Service):
    """Read-only service over the bot's database, in another process: reloads when its files have changed."""

    def __init__(self, database: Database, clock: Clock, file: Path) -> None:
        super().__init__(database, registry.engine(), clock, InlineDecider(), lambda _change: [])
        self._files = (file, file.with_name(f"{file.name}-wal"))
        self._read: object = None

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """Load the tournament, from the database only if its files have changed."""
        known, written = self._cache.known(tournament_id), [_written(file) for file in self._files]
        if known is not None and self._read == written:
            return known
        if known is not None:
            await self._cache.is_head(known)
        self._read = written
        return await self.refresh(tournament_id)


def _written(file: Path) -> tuple[int, int] | None:
    """When a file was written last and how long it is."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size


class Impatient(Person):
    """Person who stops waiting when the bot's process has ended."""

    def __init__(self, bot: RunningBot, sandbox: Sandbox, user: User) -> None:
        super().__init__(sandbox.services, user)
        self._bot = bot

    async def until(self, look: Callable[[], T | None], missed: str, seconds: float, place: Channel) -> T:
        """As everybody waits, or BotDiedError."""
        return await self._bot.unless_dead(super().until(look, missed, seconds, place))

    async def answered(self, interaction: Interaction) -> None:
        """As everybody waits, or BotDiedError."""
        await self._bot.unless_dead(super().answered(interaction))


class ChaosStage:
    """The sandbox as a rehearsal needs it. `between` is called after everything that was done: then faults strike."""

    def __init__(
        self, sandbox: Sandbox, server: Server, bot: RunningBot, between: Callable[[], Awaitable[None]]
    ) -> None:
        self._sandbox = sandbox
        self._server = server
        self._bot = bot
        self._between = between
        self.players: list[Impatient] = []
        self.sites = GameSites()

    @property
    def director(self) -> Impatient:
        """The owner of the server."""
        return Impatient(self._bot, self._sandbox, self._server.owner.user)

    async def get_member(self, role: Profile) -> Impatient:
        """The person of that name, who comes in first where there is none."""
        try:
            person = self._sandbox.person(role.name)
        except KeyError:
            person = await self._server.join(role.name, zone=role.zone)
        player = Impatient(self._bot, self._sandbox, person.user)
        self.players.append(player)
        return player

    @property
    def has_pages(self) -> bool:
        return False

    def next_deadline(self) -> tuple[datetime, str] | None:
        """What the bot said last that would happen next, by Discord's clock."""
        ahead = [(at - self._bot.skew, what) for at, what in self._bot.agenda]
        now = self._sandbox.clock.now()
        return next(((at, what) for at, what in ahead if at > now), None)

    def move_to(self, at: datetime) -> None:
        """Jump there."""
        clock = self._sandbox.clock
        clock.to(max(at, clock.now()))

    async def answered(self) -> None:
        """Return at once: the other process gives no sign of progress, and a person without an answer asks again."""

    async def settled(self) -> None:
        """Until the bot has come to rest; then the next fault may strike, and what comes of it at once happens.

        No time passes in between: a request that is repeated a second later must not arrive half an hour on, when
        Discord has forgotten the first one.
        """
        await self._bot.settle()
        await self._between()
        await self._bot.settle()
