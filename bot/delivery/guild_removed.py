"""What happens to the tournaments of a server that has removed the bot: they pause, and say so when it is back."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from bot.schedule.runner import LIVING
from bot.service.loaded import LoadedTournament
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.catalogue import speaking
from bot.text.context import posts_language
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core.commands import SwitchTimetable
from formats.core.errors import TournamentError
from formats.core.log import TIMETABLE
from storage.outbox import Post
from storage.shards import Shards

logger = logging.getLogger(__name__)

AWAY = "removed from the server"
"""Under this name it is kept of a tournament that the bot is away: what is in `Away`."""


class Away(NamedTuple):
    """One absence: a name that no other has, and whether the timetable ran when it began."""

    name: str
    timetable_ran: bool


class Absence:
    """Notices that the bot was removed from a server or is back. `queued` is called when something is to be posted.

    Whatever was queued meanwhile is held and posted when the bot is back. Directors with whom the bot shares no other
    server cannot be written to before that.
    """

    def __init__(self, client: ShardedClient, service: Service, queued: Callable[[], None]) -> None:
        self._client = client
        self._service = service
        self._queued = queued
        self._settings = service.database.settings
        self._turn = asyncio.Lock()

    async def compare(self, guild_id: int | None = None, shards: Shards | None = None) -> None:
        """Look which servers the bot is in, or whether it is in this one: it may have been removed, or invited again.

        Only at those of these `shards` (all of this process where none are named) that have told all their servers.

        Discord may tell of either more than once, and a process may die in the middle: what was done stays done.
        """
        shards = shards or self._service.shards
        rows = await self._service.database.tournaments.all(guild_id=guild_id, phases=LIVING, shards=shards)
        for row in rows:
            async with self._turn:
                if row.guild_id is not None and self._client.can_see(row.guild_id):
                    inside = self._client.get_guild(row.guild_id) is not None
                    await (self._back(row.id) if inside else self._removed(row.id))

    async def _removed(self, tournament: str) -> None:
        loaded = await self._service.loaded(tournament)
        away = await self._away(tournament)
        if away is None:
            logger.warning("removed from the server of %s", tournament)
            away = Away(secrets.token_hex(4), timetable_ran=loaded.state.timetable_running)
            await self._settings.set(tournament, AWAY, away._asdict())
        if loaded.state.timetable_running:
            await self._pause(tournament, away)
        with speaking(posts_language(loaded.state)):
            text = texts.delivery.removed(title=loaded.state.title)
        await self._tell_once(loaded, f"removed:{away.name}", text)

    async def _away(self, tournament: str) -> Away | None:
        kept = await self._settings.get(tournament, AWAY)
        return None if kept is None else Away(**kept)

    async def _pause(self, tournament: str, away: Away) -> None:
        command_id = CommandId("removed").part(away.name)
        order = Order.of(SwitchTimetable(running=False), actor=TIMETABLE, command_id=command_id)
        try:
            await self._service.carry_out(tournament, order)
        except TournamentError as error:
            logger.warning("the timetable of %s could not be paused: %s", tournament, error)

    async def _back(self, tournament: str) -> None:
        """Say so where the timetable waits for a director."""
        away = await self._away(tournament)
        if away is None:
            return
        if away.timetable_ran:
            loaded = await self._service.loaded(tournament)
            with speaking(posts_language(loaded.state)):
                text = texts.delivery.back(title=loaded.state.title)
            await self._tell_once(loaded, f"back:{away.name}", text, loaded.row.channel_id)
        # Only now: a process that dies before has the next one say it.
        await self._settings.set(tournament, AWAY, None)

    async def _tell_once(self, loaded: LoadedTournament, what: str, text: str, channel: int | None = None) -> None:
        """Write to the directors, and into a channel if one is named; never twice under the same name."""
        note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
        if channel is not None:
            posts.append(Post(note, channel_id=channel))
        command_id, now = loaded.records[-1].command_id, self._service.clock.now()
        if await self._service.database.told.first_time(loaded.id, what, command_id, posts, at=now):
            self._queued()
