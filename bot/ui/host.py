"""Protocols of the running bot that the interface depends on."""

from __future__ import annotations

from typing import Any, Protocol

import discord

from bot.charts.painter import Painter
from bot.game_bridge.polling import GameBridge
from bot.game_server_api.token_store import TokenStore
from bot.parsing.ogs import Ogs
from bot.runtime.in_flight import InFlight
from bot.runtime.settings import WebhookPolicy
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.messages import Message
from bot.ui.admission import Admission
from bot.ui.arrivals import Deliveries
from bot.ui.open_answers import OpenAnswers
from bot.ui.timing import LateAnswers
from bot.ui.view_cache import ViewCache
from bot.views.info import Policies
from storage.outbox import SentMessage
from storage.webhooks import Webhook


class LiveBoards(Protocol):
    """The interface's view of the live boards."""

    async def place(self, tournament: str) -> SentMessage | None:
        """Where the board of a tournament stands."""
        ...

    def changed(self, tournament: str) -> None:
        """Something happened that it may have to show."""
        ...

    async def repost(self, loaded: LoadedTournament) -> None:
        """Have it posted at the end of its channel."""
        ...


class Members(Protocol):
    """The interface's view of the members of servers."""

    async def check_all(self, tournament_id: str) -> frozenset[str]:
        """Return the ids of a tournament's people who have left its server, asked now."""
        ...


class Announcing(Protocol):
    """The interface's view of the sender of queued posts."""

    @property
    def holds_posts(self) -> bool:
        """Is anything held, of whichever tournament?"""
        ...

    def in_trouble(self, server: int | None) -> bool:
        """Does nothing reach a server at the moment, through no fault of anybody there?"""
        ...

    async def wait_until_tried(self, channel_id: int | None) -> None:
        """Wait, not for long, until what is to be posted in a channel has been, or cannot be now."""
        ...

    def try_now(self) -> None:
        """Try everything that is held or waits for Discord."""
        ...

    def wake(self) -> None:
        """Something waits to be posted."""
        ...


class Hooks(Protocol):
    """The interface's view of the webhook sender."""

    @property
    def policy(self) -> WebhookPolicy:
        """Where the host lets them lead."""
        ...

    def wake(self) -> None:
        """Look for what can be sent now."""
        ...

    async def test(self, hook: Webhook) -> str | None:
        """Send a test; why it was not taken, None where it was."""
        ...


class ServerCommands(Protocol):
    """The interface's view of the commands that a server has."""

    def has(self, server: int | None, name: str) -> bool:
        """Whether a server, or direct messages, has the command of this name (`td create`)."""
        ...

    def mention(self, server: int | None, name: str) -> str:
        """Return how a message there names a command: to be clicked where its id is known."""
        ...


class TypedCommands(Protocol):
    """The interface's view of the slash commands."""

    async def resume(self, interaction: discord.Interaction, typed: Any) -> None:
        """Run a command that was typed earlier, in the interaction of a button; `StaleActionError` if it is gone."""
        ...


class SeriesRoles(Protocol):
    """The interface's view of the roles of series."""

    def changed(self, series: str) -> None:
        """Other roles have been chosen."""
        ...


class Host(Protocol):
    """The interface's view of the running bot."""

    service: Service
    membership: Members
    announcer: Announcing
    painter: Painter | None
    views: ViewCache
    boards: LiveBoards
    guild_commands: ServerCommands
    tree: TypedCommands
    series_roles: SeriesRoles
    ogs: Ogs | None
    token_store: TokenStore
    game_bridge: GameBridge
    policies: Policies
    in_flight: InFlight
    crowd: Admission
    late_answers: LateAnswers
    deliveries: Deliveries
    open_answers: OpenAnswers
    webhooks: Hooks

    def age_of(self, interaction: discord.Interaction) -> float:
        """Seconds since Discord made an interaction that has just arrived."""
        ...

    def sending(self, message: Message) -> dict[str, Any]:
        """The arguments with which discord.py sends a message of ours."""
        ...

    def editing(self, message: Message) -> dict[str, Any]:
        """The arguments with which discord.py makes an existing message into one of ours."""
        ...
