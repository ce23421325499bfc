"""Shared context of the calls for one tournament and its server: rows, accounts, commands and notifications."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.game_server_api.in_use import Opened
from bot.game_server_api.keys import member_of
from bot.game_server_api.rows import RequestMapper
from bot.game_server_api.token_store import TokenStore
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from bot.text.messages import Message
from formats.core.commands import Command, LinkServerGames
from formats.core.errors import BadReportError, ReportContradictedError, RuleError
from formats.core.events import GameLink
from formats.core.log import SERVER
from formats.core.values import EntrantId
from storage.errors import ClosedDatabaseError, LeaseLostError, StaleWriteError, UnusableDatabaseError
from storage.outbox import Post
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

DATABASE_ERRORS = (UnusableDatabaseError, ClosedDatabaseError, LeaseLostError, StaleWriteError)
"""Errors of the host's own database, which concern no single game, tournament or server."""

LONGEST = timedelta(days=30)
"""How far back links of other games are searched, before the oldest of the rows concerned."""


class ServerSession:
    """One tournament and its server during one poll. `loaded` is the tournament after the last command."""

    def __init__(
        self,
        service: Service,
        token_store: TokenStore,
        loaded: LoadedTournament,
        server: Opened,
        queued: Callable[[], None],
    ) -> None:
        self._queued = queued
        self.service = service
        self.database = service.database
        self.loaded = loaded
        self.server = server
        self.key = server.plugin.key
        self._token_store = token_store

    @property
    def now(self) -> datetime:
        """The current time."""
        return self.service.clock.now()

    async def request_mapper(self) -> RequestMapper:
        """Return a mapper from rows to the port's values, with the accounts linked at the moment."""
        people = [person.id for person in self.loaded.people.values()]
        accounts = await self.database.accounts.proved(self.key, people)
        return RequestMapper(self.loaded, self.database.installation, accounts, self._token_store)

    def member(self, entrant: EntrantId) -> str:
        """Return the id by which adapters know the person behind an entrant, or ""."""
        person = self.loaded.people.get(entrant)
        return "" if person is None else member_of(self.database.installation, person.id)

    async def rows(self) -> Sequence[GameRow]:
        """Return the tournament's rows."""
        return await self.database.server_games.of(self.loaded.id)

    async def owners(self, rows: Sequence[GameRow]) -> dict[str, tuple[str, str]]:
        """Return tournament and pairing by id for games linked to any pairing, as far back as these rows may need."""
        since = min(row.asked_at for row in rows) - LONGEST
        owners = await self.database.server_games.owners(self.key, since)
        return {game: (tournament, pairing) for game, (tournament, pairing, _) in owners.items()}

    async def change(self, rows: Sequence[GameRow], posts: Sequence[Post] = ()) -> None:
        """Write rows and, in the same transaction, posts."""
        await self.database.server_games.change(rows, posts, at=self.now)
        if posts:
            self._queued()

    async def notify_directors(self, about: str, text: str) -> None:
        """Send directors a message, once for each `about`."""
        note = Message(title=self.loaded.state.title, body=text, tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in self.loaded.staff_ids("director", "coordinator")]
        about = f"{self.key} {about}"
        if await self.database.notices.first_time(self.loaded.id, about, f"s:{about}", posts, at=self.now):
            self._queued()

    async def carry_out(self, command: Command, what: str) -> Change | None:
        """Execute a command in the server's name; None if the rules reject it because of what happened meanwhile.

        The command id is derived from server, pairing and `what`, so that the same result is recorded once. Links also
        contain the version of the state, because the same set may be linked again.
        """
        version = self.loaded.state.version if what in {"link", "found"} else ""
        pairing = "" if isinstance(command, LinkServerGames) else command.link.pairing  # type: ignore[union-attr]
        command_id = CommandId("s").part(self.key, pairing, what, version)
        order = Order.of(command, actor=f"{SERVER}{self.key}", command_id=command_id)
        try:
            change = await self.service.carry_out(self.loaded.id, order)
        except (ReportContradictedError, BadReportError):
            raise
        except RuleError as error:
            logger.warning("command of %s for %s was rejected: %s", self.server.plugin.name, self.loaded.id, error)
            return None
        self.loaded = change.loaded
        return change


def link_of(row: GameRow) -> GameLink:
    """Return the public link of a row's game."""
    return GameLink(pairing=row.pairing_id, seats=(row.first, row.second), game=row.game_id, address=row.address)
