"""Background task that gives the roles of series and takes them back.

A run compares who should have a role, which follows from the log of the series, with the record of who was given it,
and sends the differences. Discord accepts both requests repeatedly, and the record is written after the answers, so a
crash at any point is repaired by the next run. A role that cannot be given is reported to the directors once; the
evenings do not depend on it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from datetime import timedelta

import aiohttp
import discord

from bot.delivery.membership import GONE
from bot.delivery.missing_permissions import notify_directors
from bot.errors import UnsuitableRoleError
from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.series_roles import (
    CHOSEN_ROLES,
    RoleChoice,
    accounts_in,
    keep_given,
    read_choice,
    read_given,
    role_holders,
)
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.catalogue import in_language
from bot.text.context import posts_language
from bot.text.errors.chat import unsuitable_role
from bot.text.texts import texts
from bot.ui.role_checks import role_problem
from storage.errors import UnknownTournamentError
from storage.personal_data import GIVEN_ROLES

logger = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=1)

_TEMPORARY = (OSError, TimeoutError, discord.DiscordException, aiohttp.ClientError)


class SeriesRoles(BackgroundTask):
    """Keeps the roles of all series of this process's servers.

    `queued` is called when a notice was added to the outbox.
    """

    def __init__(self, client: ShardedClient, service: Service, alarms: Alarms, queued: Callable[[], None]) -> None:
        self._client = client
        self._service = service
        self._database = service.database
        self._alarms = alarms
        self._queued = queued
        self._loop = WakeableLoop(self._look, self._failed)
        self._due: set[str] = set()
        self._all = True
        service.on_change(self._changed)
        service.on_change_elsewhere(self._changed_elsewhere)

    def _changed(self, change: Change) -> None:
        if "series" in {change.before.phase, change.after.phase}:
            self.changed(change.loaded.id)

    def _changed_elsewhere(self, tournament: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self.changed(tournament)

    def changed(self, series: str) -> None:
        """Compare a series soon: its log or the choice of roles has changed."""
        self._due.add(series)
        self._loop.wake()

    def wake(self) -> None:
        """Compare all series that give roles, or did."""
        self._all = True
        self._loop.wake()

    def _failed(self, error: Exception) -> None:
        logger.error("roles of series failed; retrying in a minute", exc_info=error)
        self._alarms.set("series roles", RETRY_AFTER, self.wake)

    async def _look(self) -> None:
        """Compare what is due. Trouble with one server does not keep the others waiting."""
        due, self._due = self._due, set()
        if self._all:
            self._all = False
            for key in (CHOSEN_ROLES, GIVEN_ROLES):
                due |= (await self._database.settings.with_key(key)).keys()
        for series in sorted(due):
            try:
                await self._compare(series)
            except UnknownTournamentError:
                continue
            except _TEMPORARY as error:
                self._failed(error)

    async def _compare(self, series: str) -> None:
        """Give and take the roles of a series where record and log differ."""
        choice, given = await read_choice(self._database, series), await read_given(self._database, series)
        if choice == RoleChoice() and not given:
            return
        loaded = await self._service.loaded(series)
        guild = self._client.get_guild(loaded.row.guild_id or 0)
        if guild is None or not self._service.shards.has(guild.id):
            return
        wanted = role_holders(choice, loaded)
        has = {role: set(given.get(role, ())) for role in sorted(given.keys() | wanted.keys())}
        try:
            with in_language(posts_language(loaded.state)):
                for role, accounts in has.items():
                    await self._keep(guild, loaded, role, accounts, wanted.get(role, frozenset()))
        finally:
            if any(accounts != given.get(role, frozenset()) for role, accounts in has.items()):
                await keep_given(self._database, series, has)

    async def _keep(
        self, guild: discord.Guild, loaded: LoadedTournament, role_id: int, has: set[int], wanted: AbstractSet[int]
    ) -> None:
        """Give and take one role. `has` are the accounts that have it, updated after each answer."""
        role = guild.get_role(role_id)
        if role is None:
            has.clear()
            problem = texts.series.role_deleted()
        else:
            unsuitable = role_problem(role)
            try:
                for account in sorted(has - wanted):
                    await _set_role(guild, account, role, has, give=False)
                for account in sorted(wanted - has) if unsuitable is None else ():
                    await _set_role(guild, account, role, has, give=True)
            except discord.Forbidden:
                unsuitable = unsuitable or UnsuitableRoleError(code="too_high", role=role.name)
                has &= set(accounts_in(loaded).values())  # nothing is kept of those who have left or are forgotten
            if unsuitable is None:
                return
            problem = unsuitable_role(unsuitable)
        if has != wanted:
            text, command_id = texts.series.roles_stopped(problem=problem), loaded.records[-1].command_id
            if await notify_directors(self._service, loaded.id, command_id, f"role:{role_id}", text):
                self._queued()


async def _set_role(guild: discord.Guild, account: int, role: discord.Role, has: set[int], *, give: bool) -> None:
    """Give a member a role or take it, and note that in `has`. An account that is not in the server has none."""
    try:
        member = await guild.fetch_member(account)
        await (member.add_roles if give else member.remove_roles)(role)
    except discord.NotFound as error:
        if error.code not in GONE:
            raise
        has.discard(account)
        return
    (has.add if give else has.discard)(account)
