"""What games are made and fetched with: one tournament, its server, and the commands that come of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.game_server_api.in_use import Opened
from bot.game_server_api.keys import member_of
from bot.game_server_api.rows import Asking
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
"""Troubles of our own database: they concern no single game, tournament or server."""

LONGEST = timedelta(days=30)
"""Games asked for so long before others are not taken for them: what is looked for began since its round did."""


class ServerSession:
    """One tournament and its server, in one look. `loaded` is the tournament after what was carried out last."""

    def __init__(
        self,
        service: Service,
        vault: TokenStore,
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
        self._vault = vault

    @property
    def now(self) -> datetime:
        """The time."""
        return self.service.clock.now()

    async def asking(self) -> Asking:
        """Says rows in the words of the port, with the accounts as they are linked now."""
        people = [person.id for person in self.loaded.people.values()]
        accounts = await self.database.accounts.proved(self.key, people)
        return Asking(self.loaded, self.database.installation, accounts, self._vault)

    def member(self, entrant: EntrantId) -> str:
        """What adapters know the person behind an entrant by; empty where there is none."""
        person = self.loaded.people.get(entrant)
        return "" if person is None else member_of(self.database.installation, person.id)

    async def rows(self) -> Sequence[GameRow]:
        """The tournament's games on servers."""
        return await self.database.server_games.of(self.loaded.id)

    async def owners(self, rows: Sequence[GameRow]) -> dict[str, tuple[str, str]]:
        """Whose games of the server are: by id there, tournament and pairing. As far back as these rows may go."""
        since = min(row.asked_at for row in rows) - LONGEST
        owners = await self.database.server_games.owners(self.key, since)
        return {game: (tournament, pairing) for game, (tournament, pairing, _) in owners.items()}

    async def change(self, rows: Sequence[GameRow], posts: Sequence[Post] = ()) -> None:
        """Write rows as they are now."""
        await self.database.server_games.change(rows, posts, at=self.now)
        if posts:
            self._queued()

    async def tell_directors(self, about: str, text: str) -> None:
        """Tell directors something, once of all that is called so."""
        note = Message(title=self.loaded.state.title, body=text, tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in self.loaded.staff_ids("director", "coordinator")]
        about = f"{self.key} {about}"
        if await self.database.told.first_time(self.loaded.id, about, f"s:{about}", posts, at=self.now):
            self._queued()

    async def carry_out(self, command: Command, what: str) -> Change | None:
        """Carry out a command in the server's name; None where it is refused for what has happened meanwhile."""
        version = self.loaded.state.version if what in {"link", "found"} else ""
        pairing = "" if isinstance(command, LinkServerGames) else command.link.pairing  # type: ignore[union-attr]
        command_id = CommandId("s").part(self.key, pairing, what, version)
        order = Order.of(command, actor=f"{SERVER}{self.key}", command_id=command_id)
        try:
            change = await self.service.carry_out(self.loaded.id, order)
        except (ReportContradictedError, BadReportError):
            raise
        except RuleError as error:
            logger.warning("what %s tells of %s is not taken: %s", self.server.plugin.name, self.loaded.id, error)
            return None
        self.loaded = change.loaded
        return change


def link_of(row: GameRow) -> GameLink:
    """Where everybody can look at a game."""
    return GameLink(pairing=row.pairing_id, seats=(row.first, row.second), game=row.game_id, address=row.address)
