"""Track which players have left their server, by asking Discord.

Without the privileged members intent Discord sends no event when a member leaves, so the bot asks: before pairing, and
when a direct message could not be delivered. Answers are trusted for `FRESH`. Small numbers are fetched one by one over
HTTP; larger ones are requested through the gateway first (which needs no intent for named users), and only those it
does not return are fetched.

A departure is stored only on a definite answer (404 with code 10007 or 10013). An unanswered request, or a server the
bot is not in, changes nothing. Directors and opponents are notified once per departure, identified by person and time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import discord

from bot.announcements.departures import departure_posts
from bot.runtime.member_requests import members_of
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from formats.core.phases import NOT_OVER
from storage.people import Person

logger = logging.getLogger(__name__)

GONE = frozenset({10007, 10013})
"""Discord's codes for an account that is not a member of the server (10007), or does not exist (10013)."""

FRESH = timedelta(minutes=10)
"""How long an answer is trusted, so that a preview of a round and its publication do not ask twice."""

PATIENCE = 20.0
"""Seconds after which pairing continues without the outstanding answers."""

AT_ONCE = 10
"""Maximum number of concurrent requests."""


FEW = 10
"""Up to this number of people are fetched one by one."""

TOGETHER = 100
"""Number of user ids per gateway request (Discord's maximum for *Request Guild Members*)."""

GATEWAY_SECONDS = 5.0
"""Timeout of a gateway request. After it everyone is fetched over HTTP."""


class Membership:
    """Checks who is still in the server, stores departures, and notifies directors and opponents once for each.

    If Discord does not answer, or the bot is not in the server, the last known state is kept. `queued` is called when a
    notice was added to the outbox.
    """

    def __init__(self, client: discord.Client, service: Service, queued: Callable[[], None]) -> None:
        self._client = client
        self._service = service
        self._queued = queued
        self._departures = service.database.departures
        self._asked: dict[tuple[int, int], datetime] = {}
        self._guilds_left: set[int] | None = None
        """Servers with stored departures; None until loaded.

        A cache, so that `on_seen` needs no query for most interactions.
        """

    async def check_all(self, tournament_id: str) -> frozenset[str]:
        """Ask about everyone who plays in a tournament; return the ids of those who have left."""
        loaded = await self._service.loaded(tournament_id)
        guild_id = loaded.row.guild_id
        if guild_id is None:
            return frozenset()
        at_once = asyncio.Semaphore(AT_ONCE)

        async def one(person: Person) -> None:
            async with at_once:
                await self._check_member(guild_id, person)

        people = [person for person in _playing(loaded) if not self._asked_recently(guild_id, person)]
        try:
            async with asyncio.timeout(PATIENCE):
                if len(people) > FEW:
                    await self._ask_gateway(guild_id, people)
                await asyncio.gather(*(one(person) for person in people))
        except TimeoutError:
            logger.warning("timeout while checking the members of %s", tournament_id)
        await self._notify(loaded)
        return await self.departed(loaded)

    async def check_person(self, tournament_id: str, person_id: str) -> None:
        """Ask about one person who did not receive a direct message, even if asked recently."""
        loaded = await self._service.loaded(tournament_id)
        if loaded.row.guild_id is None:
            return
        await self._check_member(loaded.row.guild_id, await self._service.database.people.get(person_id), again=True)
        await self._notify(loaded)

    async def departed(self, loaded: LoadedTournament) -> frozenset[str]:
        """Return the ids of all people known to have left the tournament's server."""
        if loaded.row.guild_id is None:
            return frozenset()
        return frozenset(await self._departures.of_guild(loaded.row.guild_id))

    async def on_left(self, guild_id: int, discord_id: int) -> None:
        """Store that an account has left a server, and notify those concerned."""
        person = await self._service.database.people.find_discord(discord_id)
        if person is None:
            return
        tournaments = await self._tournaments(guild_id)
        playing = [loaded for loaded in tournaments if any(player.id == person.id for player in _playing(loaded))]
        if playing:
            await self._mark(guild_id, person.id)
        for loaded in playing:
            await self._notify(loaded)

    async def on_seen(self, guild_id: int, discord_id: int) -> None:
        """Delete a stored departure: the account is in the server."""
        if not await self._may_have_departures(guild_id):
            return
        person = await self._service.database.people.find_discord(discord_id)
        if person is not None:
            await self._departures.unmark(guild_id, person.id)

    async def _may_have_departures(self, guild_id: int) -> bool:
        """Whether departures are stored for this server."""
        if self._guilds_left is None:
            self._guilds_left = set(await self._departures.guilds_left())
        return guild_id in self._guilds_left

    def forget(self) -> None:
        """Invalidate the cache: another process has stored or deleted a departure."""
        self._guilds_left = None

    async def _tournaments(self, guild_id: int) -> list[LoadedTournament]:
        """Return the tournaments of a server that are not over."""
        rows = await self._service.database.tournaments.all(guild_id=guild_id, phases=frozenset(NOT_OVER))
        return [await self._service.loaded(row.id) for row in rows]

    async def _check_member(self, guild_id: int, person: Person, *, again: bool = False) -> None:
        """Ask about one person, unless asked recently and not `again`."""
        if person.discord_id is None or (not again and self._asked_recently(guild_id, person)):
            return
        there = await self._is_there(guild_id, person.discord_id)
        if there is not None:
            await self._record(guild_id, person, is_there=there)

    def _asked_recently(self, guild_id: int, person: Person) -> bool:
        """Whether there is an answer about this person that is younger than `FRESH`."""
        asked_at = self._asked.get((guild_id, person.discord_id or 0))
        return asked_at is not None and self._service.clock.now() - asked_at < FRESH

    async def _record(self, guild_id: int, person: Person, *, is_there: bool) -> None:
        """Store an answer."""
        self._asked[guild_id, person.discord_id or 0] = self._service.clock.now()
        if is_there and await self._may_have_departures(guild_id):
            await self._departures.unmark(guild_id, person.id)
        elif not is_there:
            await self._mark(guild_id, person.id)

    async def _ask_gateway(self, guild_id: int, people: Iterable[Person]) -> None:
        """Request members through the gateway and record those it returns.

        A missing one is not recorded as gone, but fetched over HTTP afterwards.
        """
        guild = self._client.get_guild(guild_id)
        by_account = {person.discord_id: person for person in people if person.discord_id is not None}
        accounts = list(by_account)
        if guild is None:
            return
        try:
            for start in range(0, len(accounts), TOGETHER):
                together = accounts[start : start + TOGETHER]
                async with asyncio.timeout(GATEWAY_SECONDS):
                    members = await members_of(guild, patience=GATEWAY_SECONDS, user_ids=together)
                for member in members:
                    if member.id in by_account:
                        await self._record(guild_id, by_account[member.id], is_there=True)
        except (OSError, TimeoutError, RuntimeError, discord.DiscordException) as error:
            logger.warning("could not request members of server %s from the gateway: %s", guild_id, error)

    async def _mark(self, guild_id: int, person_id: str) -> None:
        """Store a departure."""
        if await self._departures.mark(guild_id, person_id, at=self._service.clock.now()):
            logger.info("%s has left server %s", person_id, guild_id)
        if self._guilds_left is not None:
            self._guilds_left.add(guild_id)

    async def _is_there(self, guild_id: int, discord_id: int) -> bool | None:
        """Ask Discord whether an account is in the server; None if there is no definite answer."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None
        try:
            await guild.fetch_member(discord_id)
        except discord.NotFound as error:
            return False if error.code in GONE else None
        except (OSError, TimeoutError, discord.DiscordException) as error:
            logger.warning("could not fetch a member of server %s: %s", guild_id, error)
            return None
        return True

    async def _notify(self, loaded: LoadedTournament) -> None:
        """Queue notices to directors and opponents about everyone who has left, once for each departure."""
        if loaded.row.guild_id is None:
            return
        departed = await self._departures.of_guild(loaded.row.guild_id)
        for person in _playing(loaded):
            if person.id not in departed:
                continue
            about = f"left:{person.id}:{departed[person.id].timestamp():.0f}"
            posts = departure_posts(loaded, self._service.engine, person)
            command_id, now = loaded.records[-1].command_id, self._service.clock.now()
            if await self._service.database.notices.first_time(loaded.id, about, command_id, posts, at=now):
                self._queued()


def _playing(loaded: LoadedTournament) -> Iterable[Person]:
    """Yield each person who acts for an active or waiting entrant, once."""
    here = [entrant.id for entrant in loaded.state.entrants.values() if entrant.status in {"active", "waiting"}]
    return {person.id: person for entrant in here for person in loaded.acting_for(entrant)}.values()
