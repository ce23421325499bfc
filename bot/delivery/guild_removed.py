"""Pause the tournaments of a server that removed the bot, and notify the directors; announce its return.

Voice channels that were deleted meanwhile are left out of posts from then on.

The state is compared with Discord (`check`) instead of being derived from events: Discord may send a removal twice or,
while the bot was offline, never. Each step is recorded under the random name of the removal before or with its effect,
so that a repeated check after a crash completes the remaining steps and repeats none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.schedule.runner import LIVING
from bot.service.loaded import LoadedTournament
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.catalogue import in_language
from bot.text.context import posts_language
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core.commands import SwitchTimetable
from formats.core.errors import TournamentError
from formats.core.log import TIMETABLE
from storage.outbox import Post
from storage.shards import Shards
from storage.tournaments import TournamentRow

logger = logging.getLogger(__name__)

REMOVAL_KEY = "removed from the server"
"""Key of the tournament setting that stores the `Removal` while the bot is removed."""


class Removal(NamedTuple):
    """A removal from a server: its unique name, and whether the timetable was running when it began.

    Stored as JSON with these keys.
    """

    name: str
    timetable_ran: bool


class GuildRemovals:
    """Detects that the bot was removed from a server or is back.

    `queued` is called when something was queued for posting, `changed` with a tournament whose card is different.

    Posts queued during the removal are held and delivered when the bot is back. Directors who share no other server
    with the bot cannot receive direct messages before that.
    """

    def __init__(
        self, client: ShardedClient, service: Service, queued: Callable[[], None], changed: Callable[[str], None]
    ) -> None:
        self._client = client
        self._service = service
        self._queued = queued
        self._changed = changed
        self._settings = service.database.settings
        self._lock = asyncio.Lock()

    async def check(self, guild_id: int | None = None, shards: Shards | None = None) -> None:
        """Compare the servers the bot is in with those of the tournaments: all, or those of one server.

        Only servers of `shards` (default: all shards of this process) whose shard is ready are compared: before, a
        missing server means only that Discord has not sent it yet. Idempotent, see the module docstring.
        """
        shards = shards or self._service.shards
        rows = await self._service.database.tournaments.all(guild_id=guild_id, phases=LIVING, shards=shards)
        for row in rows:
            # Checks can overlap (a guild event during on_ready); without the lock both would record a removal.
            async with self._lock:
                if row.guild_id is not None and self._client.can_see(row.guild_id):
                    guild = self._client.get_guild(row.guild_id)
                    await (self._returned(row.id) if guild is not None else self._removed(row.id))
                    if guild is not None and not guild.unavailable:
                        await self._leave_out_voice(row, guild)

    async def _removed(self, tournament: str) -> None:
        """Record the removal, pause the timetable and notify the directors; each step once."""
        loaded = await self._service.loaded(tournament)
        removal = await self._removal(tournament)
        if removal is None:
            logger.warning("removed from the server of %s", tournament)
            removal = Removal(secrets.token_hex(4), timetable_ran=loaded.state.timetable_running)
            await self._settings.set(tournament, REMOVAL_KEY, removal._asdict())
        if loaded.state.timetable_running:
            await self._pause(tournament, removal)
        with in_language(posts_language(loaded.state)):
            text = texts.delivery.removed(title=loaded.state.title)
        await self._notify_once(loaded, f"removed:{removal.name}", text)

    async def _removal(self, tournament: str) -> Removal | None:
        """Return the stored removal of a tournament, None if the bot is in its server."""
        kept = await self._settings.get(tournament, REMOVAL_KEY)
        return None if kept is None else Removal(**kept)

    async def _pause(self, tournament: str, removal: Removal) -> None:
        """Stop the timetable. The command id is derived from the removal, so a repeated order has no effect."""
        command_id = CommandId("removed").part(removal.name)
        order = Order.of(SwitchTimetable(running=False), actor=TIMETABLE, command_id=command_id)
        try:
            await self._service.carry_out(tournament, order)
        except TournamentError as error:
            logger.warning("the timetable of %s could not be paused: %s", tournament, error)

    async def _returned(self, tournament: str) -> None:
        """End the removal; notify the directors and the channel if the timetable waits for `/td pause resume:True`."""
        removal = await self._removal(tournament)
        if removal is None:
            return
        if removal.timetable_ran:
            loaded = await self._service.loaded(tournament)
            with in_language(posts_language(loaded.state)):
                text = texts.delivery.back(title=loaded.state.title)
            await self._notify_once(loaded, f"back:{removal.name}", text, loaded.row.channel_id)
        # Cleared last: after a crash before this line the next check announces the return.
        await self._settings.set(tournament, REMOVAL_KEY, None)

    async def _leave_out_voice(self, row: TournamentRow, guild: discord.Guild) -> None:
        """Name a voice channel no more that was deleted."""
        if row.voice_channel_id is not None and guild.get_channel(row.voice_channel_id) is None:
            await self._service.play_in(row.id, None)
            self._changed(row.id)

    async def _notify_once(self, loaded: LoadedTournament, what: str, text: str, channel: int | None = None) -> None:
        """Queue a message to the directors, and to a channel if given; only the first time for this name (`what`)."""
        note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
        if channel is not None:
            posts.append(Post(note, channel_id=channel))
        command_id, now = loaded.records[-1].command_id, self._service.clock.now()
        if await self._service.database.notices.first_time(loaded.id, what, command_id, posts, at=now):
            self._queued()
