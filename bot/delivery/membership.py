"""Who of the players is still in the server. Without a privileged intent nobody tells: it has to be asked."""

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
"""Discord's codes for somebody who is not in the server, or nowhere any more."""

FRESH = timedelta(minutes=10)
"""So long an answer is good: whoever looks at a round and then publishes it need not ask twice."""

PATIENCE = 20.0
"""Seconds after which pairing goes on without having heard of everybody."""

AT_ONCE = 10

FEW = 10
"""Up to so many are asked about one by one."""

TOGETHER = 100
"""More are asked about in one go through the gateway, which takes so many at a time and needs no intent for that."""

GATEWAY_SECONDS = 5.0
"""So long the gateway may take. Then everybody is asked about alone."""


class Membership:
    """Asks who is still there, marks who has left, and lets directors and opponents know, once for each departure.

    Whoever cannot be asked about, because Discord does not answer or the bot itself is out, counts as before.
    `queued` is called when something waits to be posted.
    """

    def __init__(self, client: discord.Client, service: Service, queued: Callable[[], None]) -> None:
        self._client = client
        self._service = service
        self._queued = queued
        self._departures = service.database.departures
        self._asked: dict[tuple[int, int], datetime] = {}
        self._guilds_left: set[int] | None = None
        """Servers somebody may have left; None before anybody asked."""

    async def look(self, tournament_id: str) -> frozenset[str]:
        """Ask about everybody who plays in a tournament; those who are marked afterwards, by person id."""
        loaded = await self._service.loaded(tournament_id)
        guild_id = loaded.row.guild_id
        if guild_id is None:
            return frozenset()
        at_once = asyncio.Semaphore(AT_ONCE)

        async def one(person: Person) -> None:
            async with at_once:
                await self._look_up(guild_id, person)

        people = [person for person in _playing(loaded) if not self._is_known(guild_id, person)]
        try:
            async with asyncio.timeout(PATIENCE):
                if len(people) > FEW:
                    await self._find(guild_id, people)
                await asyncio.gather(*(one(person) for person in people))
        except TimeoutError:
            logger.warning("could not ask about everybody in %s", tournament_id)
        await self._tell(loaded)
        return await self.departed(loaded)

    async def look_at(self, tournament_id: str, person_id: str) -> None:
        """Ask about one person, whom a direct message did not reach."""
        loaded = await self._service.loaded(tournament_id)
        if loaded.row.guild_id is None:
            return
        await self._look_up(loaded.row.guild_id, await self._service.database.people.get(person_id), anew=True)
        await self._tell(loaded)

    async def departed(self, loaded: LoadedTournament) -> frozenset[str]:
        """Everybody known to have left the server of a tournament, by person id."""
        if loaded.row.guild_id is None:
            return frozenset()
        return frozenset(await self._departures.of_guild(loaded.row.guild_id))

    async def left(self, guild_id: int, discord_id: int) -> None:
        """Somebody is known to have left a server: mark them, and tell whom it concerns."""
        person = await self._service.database.people.find_discord(discord_id)
        if person is None:
            return
        tournaments = await self._tournaments(guild_id)
        playing = [loaded for loaded in tournaments if any(player.id == person.id for player in _playing(loaded))]
        if playing:
            await self._mark(guild_id, person.id)
        for loaded in playing:
            await self._tell(loaded)

    async def seen(self, guild_id: int, discord_id: int) -> None:
        """Somebody is in a server: they came back if they had left it."""
        if not await self._somebody_left(guild_id):
            return
        person = await self._service.database.people.find_discord(discord_id)
        if person is not None:
            await self._departures.unmark(guild_id, person.id)

    async def _somebody_left(self, guild_id: int) -> bool:
        """May anybody be marked as gone from this server?"""
        if self._guilds_left is None:
            self._guilds_left = set(await self._departures.guilds_left())
        return guild_id in self._guilds_left

    def forget(self) -> None:
        """Another process has noticed that somebody left or came back."""
        self._guilds_left = None

    async def _tournaments(self, guild_id: int) -> list[LoadedTournament]:
        rows = await self._service.database.tournaments.all(guild_id=guild_id, phases=frozenset(NOT_OVER))
        return [await self._service.loaded(row.id) for row in rows]

    async def _look_up(self, guild_id: int, person: Person, *, anew: bool = False) -> None:
        if person.discord_id is None or (not anew and self._is_known(guild_id, person)):
            return
        there = await self._is_there(guild_id, person.discord_id)
        if there is not None:
            await self._note(guild_id, person, is_there=there)

    def _is_known(self, guild_id: int, person: Person) -> bool:
        """Was asked about somebody a short while ago?"""
        asked_at = self._asked.get((guild_id, person.discord_id or 0))
        return asked_at is not None and self._service.clock.now() - asked_at < FRESH

    async def _note(self, guild_id: int, person: Person, *, is_there: bool) -> None:
        self._asked[guild_id, person.discord_id or 0] = self._service.clock.now()
        if is_there and await self._somebody_left(guild_id):
            await self._departures.unmark(guild_id, person.id)
        elif not is_there:
            await self._mark(guild_id, person.id)

    async def _find(self, guild_id: int, people: Iterable[Person]) -> None:
        """Let the gateway name those of many who are there. Nobody has left because it does not name them."""
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
                        await self._note(guild_id, by_account[member.id], is_there=True)
        except (OSError, TimeoutError, RuntimeError, discord.DiscordException) as error:
            logger.warning("could not ask the gateway about members of server %s: %s", guild_id, error)

    async def _mark(self, guild_id: int, person_id: str) -> None:
        if await self._departures.mark(guild_id, person_id, at=self._service.clock.now()):
            logger.info("%s has left server %s", person_id, guild_id)
        if self._guilds_left is not None:
            self._guilds_left.add(guild_id)

    async def _is_there(self, guild_id: int, discord_id: int) -> bool | None:
        """Is this account in the server? None where nobody can say."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None
        try:
            await guild.fetch_member(discord_id)
        except discord.NotFound as error:
            return False if error.code in GONE else None
        except (OSError, TimeoutError, discord.DiscordException) as error:
            logger.warning("could not ask about a member of server %s: %s", guild_id, error)
            return None
        return True

    async def _tell(self, loaded: LoadedTournament) -> None:
        """Let directors and opponents know of everybody who has left, once for each departure."""
        if loaded.row.guild_id is None:
            return
        departed = await self._departures.of_guild(loaded.row.guild_id)
        for person in _playing(loaded):
            if person.id not in departed:
                continue
            about = f"left:{person.id}:{departed[person.id].timestamp():.0f}"
            posts = departure_posts(loaded, self._service.engine, person)
            command_id, now = loaded.records[-1].command_id, self._service.clock.now()
            if await self._service.database.told.first_time(loaded.id, about, command_id, posts, at=now):
                self._queued()


def _playing(loaded: LoadedTournament) -> Iterable[Person]:
    """Whoever acts for an entrant who has not gone, once each."""
    here = [entrant.id for entrant in loaded.state.entrants.values() if entrant.status in {"active", "waiting"}]
    return {person.id: person for entrant in here for person in loaded.acting_for(entrant)}.values()
