"""Background task that registers groups of commands with the servers whose tournaments need them.

A group with `needed` (`bot.ui.options.Group`) is a guild command of Discord: the servers with a tournament that needs
it have it, from the moment such a tournament is created, imported or changed, until `KEPT` after the last one ended.

Each server has one record among the settings (`Registered`): what its tournaments need, the ids that Discord gave the
commands, and when they were registered last. It is written by the process that runs the server's shard. A run compares
records with what they should be, so a crash at any point is repaired by the next run, and a repeated registration
changes nothing: Discord keeps the id of a command whose name it knows.

A missing command is added at once. Commands that no tournament needs any more are removed no sooner than `PAUSE` after
the last change, since the hosts' permissions for a command are lost with it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta

import discord
from pydantic import Field

from bot.hosting.command_tree import CommandTree
from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.service import Service
from bot.text.context import context_of
from formats.core.phases import ON, OVER
from formats.core.values import Value
from storage.errors import UnknownTournamentError

logger = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long a group is kept after the last tournament that needed it has ended."""

PAUSE = timedelta(days=1)
"""The least time between a change of a server's commands and a removal."""

EVERY = timedelta(days=1)
RETRY_AFTER = timedelta(hours=1)
KEY = "commands"
"""The setting of a server (scope `guild:ID`) that holds its `Registered`."""


class Need(Value):
    """What a tournament needs, and when it ended; None while it goes on."""

    names: tuple[str, ...]
    ended: datetime | None = None


class Registered(Value):
    """The record of a server. `shape` is a hash of what was registered, so that an update of Herald is noticed."""

    needs: dict[str, Need] = Field(default_factory=dict)
    ids: dict[str, int] = Field(default_factory=dict)
    changed: datetime | None = None
    shape: str = ""

    def with_need(self, tournament: str, need: Need | None) -> Registered:
        """Return the record after a tournament was created, changed or ended."""
        others = {key: known for key, known in self.needs.items() if key != tournament}
        return self.model_copy(update={"needs": others if need is None else {**others, tournament: need}})

    def at(self, now: datetime) -> Registered:
        """Return the record without the needs that are over by now."""
        needs = {key: need for key, need in self.needs.items() if need.ended is None or now - need.ended < KEPT}
        return self.model_copy(update={"needs": needs})

    def wanted(self, now: datetime, known: Iterable[str]) -> frozenset[str]:
        """Return the groups the server should have, of those that are `known`."""
        needed = {name for need in self.needs.values() for name in need.names}
        rests = self.changed is not None and now - self.changed < PAUSE
        return frozenset(known) & (needed | self.ids.keys() if rests else needed)


NOTHING = Registered()
"""The record of a server without one."""


class GuildCommands(BackgroundTask):
    """Keeps the guild commands of this process's servers. `is_in` as in `Herald.is_in`."""

    def __init__(
        self, tree: CommandTree, service: Service, alarms: Alarms, is_in: Callable[[int], bool | None]
    ) -> None:
        self._tree = tree
        self._service = service
        self._alarms = alarms
        self._is_in = is_in
        self._loop = WakeableLoop(self._look, self._failed)
        self._records: dict[int, Registered] | None = None
        """The records of this process's servers, which it alone writes; None before they are read."""
        self._due: dict[str, int] = {}
        """Tournaments whose needs may not be in the record of their server."""
        self._servers: set[int] = set()
        """Servers whose registration is to be compared with their record."""
        service.on_change(self._changed)
        service.on_change_elsewhere(self._mark)

    def _changed(self, change: Change) -> None:
        """Wake where the record of a server does not say what its tournament needs now."""
        server = change.loaded.row.guild_id
        if server is None or self._records is None:
            return
        known = self._records.get(server, NOTHING).needs.get(change.loaded.id)
        if known != self._need_of(change.loaded, known):
            self._mark(change.loaded.id, server)

    def _mark(self, tournament: str, server: int | None) -> None:
        if server is not None and self._service.shards.has(server):
            self._due[tournament] = server
            self._loop.wake()

    def _need_of(self, loaded: LoadedTournament, known: Need | None) -> Need | None:
        """Return what a tournament needs; None for nothing. An end that is known stays."""
        context = context_of(loaded, self._service.engine)
        names = tuple(sorted(name for name, group in self._tree.guild_groups.items() if group.is_needed(context)))
        if not names:
            return None
        over = loaded.state.phase in OVER
        ended = (known and known.ended) or self._service.clock.now()
        return Need(names=names, ended=ended if over else None)

    def wake(self) -> None:
        """Compare all servers with their records soon."""
        self._servers |= self._records.keys() if self._records is not None else set()
        self._loop.wake()

    async def invited(self, server: int) -> None:
        """Register what a server needs that has invited the bot, perhaps again: Discord may have dropped it."""
        if self._records is not None and server in self._records and self._service.shards.has(server):
            await self._keep(server, self._records[server].model_copy(update={"ids": {}}))
            self._servers.add(server)
            self._loop.wake()

    def ids_in(self, server: int | None) -> Mapping[str, int]:
        """Return the ids of a server's own groups by name; none where another process runs the server."""
        return (self._records or {}).get(server or 0, NOTHING).ids

    def has(self, server: int | None, name: str) -> bool:
        """Whether a server, or direct messages (None), has the command of this name (`td create`)."""
        top = name.partition(" ")[0]
        return top not in self._tree.guild_groups or top in self.ids_in(server)

    def mention(self, server: int | None, name: str) -> str:
        """Return a command to be clicked, or in plain text where its id is not known."""
        top = name.partition(" ")[0]
        known = self.ids_in(server).get(top) or self._tree.global_ids.get(top)
        return f"`/{name}`" if known is None else f"</{name}:{known}>"

    def _failed(self, error: Exception) -> None:
        logger.error("guild commands could not be registered; retrying in an hour", exc_info=error)
        self._alarms.set("guild commands", RETRY_AFTER, self.wake)

    async def _look(self) -> None:
        """Bring records and registrations up to date."""
        if self._records is None:
            await self._read()
        due, self._due = self._due, {}
        for tournament, server in due.items():
            await self._note(tournament, server)
        servers, self._servers = self._servers, set()
        for server in sorted(servers):
            await self._compare(server)
        self._alarms.set("guild commands", EVERY, self.wake)

    async def _read(self) -> None:
        """Read all records, and mark the tournaments of servers that have none: the database is older than this."""
        shards, kept = self._service.shards, await self._service.database.settings.with_key(KEY)
        records = {int(scope.removeprefix("guild:")): Registered.model_validate(value) for scope, value in kept.items()}
        self._records = {server: record for server, record in records.items() if shards.has(server)}
        self._servers |= self._records.keys()
        for row in await self._service.database.tournaments.all(phases=ON, shards=shards):
            if row.guild_id is not None and row.guild_id not in self._records:
                self._due.setdefault(row.id, row.guild_id)

    async def _note(self, tournament: str, server: int) -> None:
        """Enter what a tournament needs in the record of its server."""
        record = self._record(server)
        try:
            loaded = await self._service.loaded(tournament)
        except UnknownTournamentError:
            return
        need = self._need_of(loaded, record.needs.get(tournament))
        await self._keep(server, record.with_need(tournament, need))
        self._servers.add(server)

    def _record(self, server: int) -> Registered:
        return (self._records or {}).get(server, NOTHING)

    async def _keep(self, server: int, record: Registered) -> None:
        if record == self._record(server):
            return
        await self._service.database.settings.set(f"guild:{server}", KEY, record.model_dump(mode="json"))
        if self._records is not None:
            self._records[server] = record

    async def _compare(self, server: int) -> None:
        """Register what a server should have, where that differs from what it has."""
        if not self._is_in(server):
            return
        now = self._service.clock.now()
        record = self._record(server).at(now)
        wanted = record.wanted(now, self._tree.guild_groups)
        shape = await self._tree.digest_of(wanted) if wanted else ""
        if wanted != record.ids.keys() or shape != record.shape:
            record = await self._register(server, wanted, record, shape)
        await self._keep(server, record)

    async def _register(self, server: int, wanted: frozenset[str], record: Registered, shape: str) -> Registered:
        """Replace the commands of a server; the record as it was where the server does not permit commands."""
        self._tree.groups_by_server[server] = wanted
        try:
            made = await self._tree.sync(guild=discord.Object(server))
        except discord.Forbidden:
            logger.warning("the server %s does not permit commands", server)
            return record
        ids = {command.name: command.id for command in made}
        return record.model_copy(update={"ids": ids, "changed": self._service.clock.now(), "shape": shape})
