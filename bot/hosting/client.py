"""The bot as a Discord client: creates and connects all parts, and passes Discord's events to them.

`Herald.__init__` is the composition root: service, announcer, boards, webhooks, timetable, game bridge and retention
are created here and connected by callbacks. Background tasks start with the first `on_ready`, because deliveries need
the connection; they end in `close`. News from other processes (`heard`) invalidate caches and wake the parts concerned.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands

from bot import plugins
from bot.announcements.composing import compose
from bot.charts.painter import Painter
from bot.commands import add_commands, add_commands_of_faces
from bot.delivery.announcer import Announcer
from bot.delivery.direct_messages import SECONDS_BETWEEN
from bot.delivery.guild_removed import GuildRemovals
from bot.delivery.no_retry import no_retry_trace
from bot.delivery.refusals import Refusals
from bot.delivery.series_roles import SeriesRoles
from bot.delivery.time_limit import LONGEST_RATE_LIMIT
from bot.delivery.webhook_sending import WebhookSender
from bot.delivery.webhooks import Webhooks
from bot.game_bridge.polling import GameBridge
from bot.game_server_api.in_use import GameServers
from bot.game_server_api.in_use import use as use_servers
from bot.game_server_api.token_store import TokenStore
from bot.hosting.command_tree import CommandTree
from bot.hosting.guild_commands import GuildCommands
from bot.hosting.link_requests import LinkRequests
from bot.parsing.ogs import Ogs
from bot.runtime.alarms import Alarms
from bot.runtime.code_version import running_code
from bot.runtime.in_flight import InFlight
from bot.runtime.member_requests import watch_rate_limits
from bot.runtime.metrics import DATABASE_SECONDS
from bot.runtime.model_building import build_models
from bot.runtime.rate_windows import use_rate_windows
from bot.schedule.branches import BranchesOfEvents
from bot.schedule.evenings import Evenings
from bot.schedule.opened_events import OpenedEvents
from bot.schedule.runner import LIVING, Timetable
from bot.service.beacon import Beacon
from bot.service.certificate_maker import CertificateMaker
from bot.service.clock import Clock
from bot.service.recompute_after_update import Review
from bot.service.retention import DAYS, Retention
from bot.service.service import Service
from bot.service.worker import Decider, WorkerDecider
from bot.shards.client import ShardedClient
from bot.text.messages import Message
from bot.ui.actions import ActionButton, handle_form
from bot.ui.admission import Admission
from bot.ui.arrivals import Arrivals, Deliveries
from bot.ui.cards import editing, sending
from bot.ui.command_translator import CommandTranslator
from bot.ui.flows.personal_page import screen_for
from bot.ui.host import Host
from bot.ui.open_answers import OpenAnswers
from bot.ui.timing import LateAnswers
from bot.ui.view_cache import ViewCache
from bot.views.info import NO_POLICIES, Policies
from formats import registry
from storage.database import Database
from storage.news import Change
from storage.shards import Shards

logger = logging.getLogger(__name__)

GRACE_SECONDS = 5.0
"""How long a stop waits for operations in progress. Service managers usually allow ten seconds in all."""


KEEPALIVE_SECONDS = 60.0
"""How long an unused connection to Discord is kept, less than Discord's side keeps it (400 s at Cloudflare); aiohttp's
default is 15."""


def _connection(refusals: Refusals, *, members_intent: bool) -> dict[str, Any]:
    """Return the Discord client's options: minimal caches, no mentions by default, hooks that count refusals."""
    return {
        "intents": discord.Intents(guilds=True, members=members_intent),
        # Only joins and departures of members are used, so none is cached.
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        "max_ratelimit_timeout": LONGEST_RATE_LIMIT,
        "http_trace": refusals.watch(no_retry_trace()),
    }


class Herald(ShardedClient):
    """A running bot. It needs no privileged intents: what it must know comes with interactions.

    With `members_intent`, which the host has to enable at Discord, it is notified at once when a member leaves.
    `at_work` is set once the background tasks run. Without `pictures` everything is posted as text only. `dm_seconds`
    is the time between two direct-message channels that are opened.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        *,
        decider: Decider | None = None,
        pictures: bool = True,
        ogs: Ogs | None = None,
        dm_seconds: float = SECONDS_BETWEEN,
        members_intent: bool = False,
        keep_days: int = DAYS,
        policies: Policies = NO_POLICIES,
        beacon: Beacon | None = None,
        webhooks: WebhookSender | None = None,
        game_servers: GameServers | None = None,
        token_store: TokenStore | None = None,
        shards: Shards | None = None,
        **options: Any,
    ) -> None:
        self.refusals = Refusals()
        options |= _connection(self.refusals, members_intent=members_intent)
        super().__init__(shards, database.connections.turn, **options)
        watch_rate_limits(self)
        use_rate_windows(self)
        self._decider = decider or WorkerDecider("bot.charts.preloaded")
        engine = registry.engine()
        plugins.install()
        self.service = Service(database, engine, clock, self._decider, partial(compose, engine=engine), beacon)
        self._beacon = beacon
        seconds_of = {kind: DATABASE_SECONDS.labels(kind) for kind in ("read", "write")}
        database.connections.timed = lambda kind, seconds: seconds_of[kind].observe(seconds)
        self.ogs = ogs
        self.game_servers = game_servers or GameServers()
        use_servers(self.game_servers)
        self.token_store = token_store or TokenStore()
        self.policies = policies
        self.painter = Painter(self.service) if pictures else None
        self.views = ViewCache()
        self.alarms = Alarms()
        self.in_flight = InFlight()
        self.crowd = Admission()
        self.late_answers = LateAnswers()
        self._arrivals = Arrivals()
        self.deliveries = Deliveries()
        self.review = Review(self.service)
        self.announcer = Announcer(
            self, self.service, self.alarms, self.painter, dm_seconds=dm_seconds, review=self.review
        )
        self.alarms.on_jump(self.announcer.try_now)
        self.boards = self.announcer.boards
        self.membership = self.announcer.membership
        self.open_answers = OpenAnswers(self.service, self.editing)
        self.guild_removals = GuildRemovals(self, self.service, self.announcer.wake, self.boards.changed)
        self.webhooks = Webhooks(self.service, self.alarms, webhooks or WebhookSender("public"), self.announcer.wake)
        self.timetable = Timetable(self.service, self.alarms, self.membership.check_all, self.review)
        kinds = (Evenings(self.service), BranchesOfEvents(self.service))
        self.opened_events = OpenedEvents(self.service, self.alarms, kinds)
        self.certificates = CertificateMaker(self.service)
        self.series_roles = SeriesRoles(self, self.service, self.alarms, self.announcer.wake)
        self.game_bridge = GameBridge(self.service, self.alarms, self.token_store, self.announcer.wake)
        self.retention = Retention(self.service, self.alarms, self.is_in, keep_days)
        self.link_requests = LinkRequests(database, partial(screen_for, cast("Host", self)))
        # People install no bot of their own with these commands: a server does, and its directors say who may what.
        self.tree = CommandTree(self, allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self.guild_commands = GuildCommands(self.tree, self.service, self.alarms, self.is_in)
        self._background: list[asyncio.Task[None]] = []
        self.at_work = asyncio.Event()
        self._listen()

    def _listen(self) -> None:
        """Subscribe to changes of tournaments, and register commands and components."""
        self.service.on_change(lambda _change: self.announcer.wake())
        self.service.on_change(lambda _change: self.webhooks.wake())
        add_commands(self.tree)
        add_commands_of_faces(self.tree, plugins.FACES.packages)
        self.add_dynamic_items(ActionButton)

    def age_of(self, interaction: discord.Interaction) -> float:
        """Return the seconds since Discord created an interaction that has just arrived."""
        return self._arrivals.age(self.service.clock.real_seconds_since(interaction.created_at), time.monotonic())

    def is_in(self, server: int) -> bool | None:
        """Whether the bot is in a server. None while its shard is not ready, or runs elsewhere."""
        return self.get_guild(server) is not None if self.can_see(server) else None

    def changed_elsewhere(self, change: Change) -> None:
        """Process news of another process: invalidate caches, and wake the parts concerned."""
        is_ours = self.service.shards.has(change.server)
        if change.topic in {"log", "beside"}:
            self.service.tournament_changed_elsewhere(change.key, change.server)
        elif change.topic == "person":
            self.service.person_changed_elsewhere(change.key)
        elif change.topic == "departures":
            self.membership.forget()
        if is_ours and change.topic == "posts":
            self.announcer.wake()
        if is_ours and change.topic in {"log", "webhooks"}:
            self.webhooks.wake()
        if is_ours and change.topic == "links":
            self.link_requests.wake()

    def forget(self) -> None:
        """Clear all caches: news of other processes were lost, so any entry may be outdated."""
        self.service.forget()
        self.membership.forget()

    def check_everything(self) -> None:
        """Check everything that other processes may have written while their news were not received."""
        self.boards.check_all()
        for part in (
            self.announcer,
            self.timetable,
            self.opened_events,
            self.series_roles,
            self.webhooks,
            self.game_bridge,
            self.link_requests,
            self.guild_commands,
        ):
            part.wake()

    def sending(self, message: Message) -> dict[str, Any]:
        """Return the arguments with which discord.py sends this message."""
        return sending(message)

    def editing(self, message: Message) -> dict[str, Any]:
        """Return the arguments with which discord.py edits a message to look like this one."""
        return editing(message)

    async def login(self, token: str) -> None:
        """Log in; connections to Discord stay open between two games, since a new one costs as much as a request."""
        self.http.connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=KEEPALIVE_SECONDS)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Called by discord.py before the first event: log formats that cannot be loaded, and publish the commands."""
        for broken in registry.left_out():
            logger.error("%s", broken)
        await asyncio.to_thread(running_code)  # computed once, in a thread, because it reads a thousand files
        await self.tree.set_translator(CommandTranslator())
        if 0 in self.service.shards.held:
            self.tree.global_ids = {command.name: command.id for command in await self.tree.sync()}

    async def on_ready(self) -> None:
        """Start the background tasks, the first time; retry posts, and compare the servers.

        Discord can send it repeatedly.
        """
        await super().on_ready()
        logger.info("connected as %s in %s servers", self.user, len(self.guilds))
        if not self._background:
            self.alarms.start()
            self._background = [
                asyncio.create_task(self.announcer.run(), name="announcer"),
                asyncio.create_task(self.timetable.run(), name="timetable"),
                asyncio.create_task(self.opened_events.run(), name="opened events"),
                asyncio.create_task(self.certificates.run(), name="certificates"),
                asyncio.create_task(self.series_roles.run(), name="series roles"),
                asyncio.create_task(self.boards.run(), name="boards"),
                asyncio.create_task(self.review.run(), name="review"),
                asyncio.create_task(self.retention.run(), name="retention"),
                asyncio.create_task(self.webhooks.run(), name="webhooks"),
                asyncio.create_task(self.game_bridge.run(), name="game bridge"),
                asyncio.create_task(self.link_requests.run(), name="personal links"),
                asyncio.create_task(self.guild_commands.run(), name="guild commands"),
                asyncio.create_task(build_models(), name="models"),
                *([asyncio.create_task(self._beacon.run(), name="beacon")] if self._beacon is not None else []),
            ]
            self.at_work.set()
        self.announcer.try_now()
        await self.guild_removals.check()

    async def on_shard_ready(self, number: int) -> None:
        """All guilds of a shard have been received: compare its servers and retry posts."""
        await super().on_shard_ready(number)
        if self._background:
            await self.guild_removals.check(shards=Shards(self.shard_count or 1, frozenset({number})))
            self.announcer.try_now()
            self.retention.wake()
            self.guild_commands.wake()
            self.series_roles.wake()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Dispatch forms, including those opened before a restart, and record that the person is in the server."""
        if interaction.guild_id is not None:
            await self.membership.on_seen(interaction.guild_id, interaction.user.id)
        if interaction.type is discord.InteractionType.modal_submit:
            await handle_form(interaction)

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A member has left a server. Only sent with the members intent."""
        await self.membership.on_left(payload.guild_id, payload.user.id)

    async def on_member_join(self, member: discord.Member) -> None:
        """A member has joined a server, perhaps again."""
        await self.membership.on_seen(member.guild.id, member.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or was deleted."""
        await self.guild_removals.check(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self.guild_removals.check(guild.id)
        await self.guild_commands.invited(guild.id)
        await self._try_in(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available again after an outage."""
        await self.guild_removals.check(guild.id)
        await self._try_in(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, perhaps the voice channel of a tournament."""
        if isinstance(channel, discord.VoiceChannel):
            await self.guild_removals.check(channel.guild.id)

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """The permissions of a channel may have changed."""
        await self._try_in(after.guild)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """The permissions of a role may have changed."""
        await self._try_in(after.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot's roles may have changed. Discord sends its own changes without an intent."""
        if self.user is not None and after.id == self.user.id:
            await self._try_in(after.guild)

    async def _try_in(self, guild: discord.Guild) -> None:
        """Retry what is paused in a server."""
        rows = await self.service.database.tournaments.all(guild_id=guild.id, phases=LIVING)
        self.boards.try_again({row.id for row in rows})
        for row in rows:
            if row.phase == "series":
                self.series_roles.changed(row.id)
        self.announcer.try_now({row.channel_id for row in rows if row.channel_id is not None})

    async def close(self) -> None:
        """Stop alarms and background tasks, then disconnect. The database is closed by the caller that opened it.

        Interactions and deliveries in progress get `GRACE_SECONDS` to end; no new ones start.
        """
        self.alarms.stop()
        answered, _ = await asyncio.gather(
            self.in_flight.ended(GRACE_SECONDS), self.announcer.posts.ended(GRACE_SECONDS)
        )
        if not answered:
            logger.warning("stopping although not everything that people began has been answered")
        if self._background:
            await asyncio.gather(self.timetable.write(), self.boards.write())
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.game_servers.close()
        self._decider.close()
        if isinstance(self.loop, asyncio.AbstractEventLoop):  # else it has never been there
            await super().close()
