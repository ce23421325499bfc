"""What happens to the tournaments of a server that has removed the bot: they pause, and say so when it is back."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.app.speaking.catalogue import speaking
from bot.app.speaking.context import posts_language
from bot.app.speaking.messages import Message
from bot.app.speaking.wording import delivery as words
from bot.app.tournaments.service import LoadedTournament, Order, Service
from bot.timetable import LIVING
from formats.core.commands import SwitchTimetable
from formats.core.errors import TournamentError
from formats.core.log import TIMETABLE
from storage.outbox import Post

logger = logging.getLogger(__name__)

AWAY = "removed from the server"
"""Under this name it is kept of a tournament that the bot is away; the value tells whether its timetable ran."""


class Absence:
    """Notices that the bot was removed from a server or is back. `queued` is called when something is to be posted.

    Whatever was queued meanwhile is held and posted when the bot is back. Directors with whom the bot shares no other
    server cannot be written to before that.
    """

    def __init__(self, client: discord.Client, service: Service, queued: Callable[[], None]) -> None:
        self._client = client
        self._service = service
        self._queued = queued
        self._settings = service.database.settings

    async def compare(self) -> None:
        """Look which servers the bot is in: it may have been removed or invited while it was not running."""
        for row in await self._service.database.tournaments.all(phases=LIVING):
            if row.guild_id is None:
                continue
            away = await self._settings.get(row.id, AWAY) is not None
            inside = self._client.get_guild(row.guild_id) is not None
            if away == inside:
                await (self._back(row.id) if inside else self._removed(row.id))

    async def removed(self, guild_id: int) -> None:
        """The bot is not in a server any more."""
        for row in await self._service.database.tournaments.all(guild_id=guild_id, phases=LIVING):
            await self._removed(row.id)

    async def back(self, guild_id: int) -> None:
        """The bot is in a server (again)."""
        for row in await self._service.database.tournaments.all(guild_id=guild_id, phases=LIVING):
            await self._back(row.id)

    async def _removed(self, tournament: str) -> None:
        if await self._settings.get(tournament, AWAY) is not None:
            return
        loaded = await self._service.loaded(tournament)
        running, version = loaded.state.timetable_running, loaded.state.version
        logger.warning("removed from the server of %s", tournament)
        await self._settings.set(tournament, AWAY, running)
        if running:
            order = Order(SwitchTimetable(running=False), actor=TIMETABLE, command_id=f"removed:{version}")
            try:
                await self._service.carry_out(tournament, order)
            except TournamentError as error:
                logger.warning("the timetable of %s could not be paused: %s", tournament, error)
        with speaking(posts_language(loaded.state)):
            text = words.REMOVED(title=loaded.state.title)
        await self._tell(loaded, text)

    async def _back(self, tournament: str) -> None:
        was_running = await self._settings.get(tournament, AWAY)
        if was_running is None:
            return
        await self._settings.set(tournament, AWAY, None)
        if was_running:
            loaded = await self._service.loaded(tournament)
            with speaking(posts_language(loaded.state)):
                text = words.BACK(title=loaded.state.title)
            await self._tell(loaded, text, loaded.row.channel_id)

    async def _tell(self, loaded: LoadedTournament, text: str, channel: int | None = None) -> None:
        """Write to the directors, and into a channel if one is named."""
        note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
        if channel is not None:
            posts.append(Post(note, channel_id=channel))
        command_id = loaded.records[-1].command_id
        await self._service.database.outbox.add(loaded.id, command_id, posts, at=self._service.clock.now())
        self._queued()
