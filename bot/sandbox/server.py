"""The sandbox as one object: start it, connect discord.py, add servers and people, stop it."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Self

from aiohttp import web

from bot.sandbox import accident_routes, cdn, control, live
from bot.sandbox.accidents import Accidents
from bot.sandbox.clock import Clock
from bot.sandbox.commands import Commands
from bot.sandbox.connect import Urls, redirect
from bot.sandbox.dm_openings import DmOpenings
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import HEARTBEAT_SECONDS, Gateway
from bot.sandbox.gateway_connection import serve
from bot.sandbox.interactions import Interactions
from bot.sandbox.limits import LIMITS, Limits
from bot.sandbox.origin import guard
from bot.sandbox.panels import Panel, PanelCallback, TourStep
from bot.sandbox.people.person import Person
from bot.sandbox.people.server import Server
from bot.sandbox.people.text import transcript
from bot.sandbox.rates import RateLimits
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.rest.app import PREFIX, add_routes
from bot.sandbox.services import Services
from bot.sandbox.sessions import PRIVILEGED, SessionStarts
from bot.sandbox.state import keeping
from bot.sandbox.state.keeping import Keeping
from bot.sandbox.switches import Switch, SwitchCallback
from bot.sandbox.world import guilds
from bot.sandbox.world.events import cancel_events_never_begun, end_events
from bot.sandbox.world.files import forget_uploads
from bot.sandbox.world.models import Channel
from bot.sandbox.world.permissions import BOT
from bot.sandbox.world.polls import end_due_polls
from bot.sandbox.world.store import World
from bot.sandbox.world.threads import archive_idle

_TIDY_SECONDS = 5.0
_PAGE = Path(__file__).parent / "page"


class Sandbox:
    """Local simulation of Discord.

        async with Sandbox() as sandbox:
            sandbox.redirect(discord)
            await bot.start(sandbox.token)

    Args:
        host: the address to listen on.
        port: the port; 0 lets the system choose.
        clock: the shared clock; by default one that starts now and runs.
        bot_name: the bot's name.
        bot_permissions: permissions of the bot's own role in every server.
        token: the token the bot has to use; random by default.
        limits: Discord's limits, for tests that need shorter deadlines.
        privileged: the privileged intents granted to the bot; requesting others closes its connection (4014).
        rate_limits: whether Discord's rate limits are enforced, for requests and for the gateway. Off by default,
        because
            most tests would only wait.
        rate_pace: factor by which rate limits refill faster than at Discord, for tests of many requests.
        dm_limits: whether a bot that opens many direct messages in a short time is rejected and quarantined.
        shards: the number of shards recommended to a sharded bot.
        lanes: the number of shards that may identify concurrently (Discord's `max_concurrency`).
        heartbeat_seconds: the heartbeat interval; a bot silent for twice as long is disconnected (4009).
        seed: the seed from which probabilities of faults are drawn.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        clock: Clock | None = None,
        bot_name: str = "Herald",
        bot_permissions: int = BOT,
        token: str | None = None,
        limits: Limits = LIMITS,
        privileged: int = PRIVILEGED,
        rate_limits: bool = False,
        rate_pace: float = 1.0,
        dm_limits: bool = False,
        shards: int = 1,
        lanes: int = 1,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
        seed: int = 0,
    ) -> None:
        self._host = host
        self._port = port
        self.clock = clock or Clock()
        world = World(self.clock, bot_name=bot_name, bot_permissions=bot_permissions, limits=limits)
        self.services = Services(
            world,
            token or _new_token(world.app_id),
            Commands(world),
            Interactions(world),
            RateLimits(limits, enforced=rate_limits, pace=rate_pace),
            SessionStarts(limits, lanes=lanes, enforced=rate_limits),
            DmOpenings(limits, enforced=dm_limits),
            shards,
            privileged,
            Faults(seed),
        )
        self.gateway = Gateway(self.services, heartbeat_seconds=heartbeat_seconds)
        self.accidents = Accidents(self.services)
        self.keeping = Keeping(self.services, self.gateway)
        self._runner: web.AppRunner | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._undo = [world.bus.listen(self.gateway.on_event), self.clock.on_change(self._pass_time)]

    # start and stop

    @classmethod
    async def start(cls, **arguments: Any) -> Sandbox:
        """Create a sandbox and open it; takes the arguments of the class."""
        sandbox = cls(**arguments)
        await sandbox.open()
        return sandbox

    async def open(self) -> None:
        """Start listening."""
        app = web.Application(client_max_size=128 * 2**20, middlewares=[guard(self._host)])
        add_routes(app, self.services)
        cdn.add_routes(app, self.services)
        control.add_routes(app, self.services)
        live.add_routes(app, self.services)
        accident_routes.add_routes(app, self.services, self.gateway, self.accidents)
        keeping.add_routes(app, self.services, self.keeping)
        app.router.add_get("/gateway", partial(serve, self.gateway, self.services))
        control.add_page(app, _PAGE)
        # `stop` closes the connections before the cleanup, so there is nothing to wait for here.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        address = self._runner.addresses[0]
        name = f"[{address[0]}]" if ":" in address[0] else address[0]
        self._tidy()
        self.services.world.url = f"http://{name}:{address[1]}"

    async def stop(self) -> None:
        """Close all connections and stop listening. Idempotent."""
        self.services.interactions.stop()
        if self._timer is not None:
            self._timer.cancel()
        for undo in reversed(self._undo):
            undo()
        self._undo.clear()
        if self._runner is not None:
            await self.gateway.drop()
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _pass_time(self) -> None:
        """Do what becomes due when the clock changes: archive threads, end polls and events."""
        archive_idle(self.services.world)
        end_due_polls(self.services.world)
        end_events(self.services.world)

    def _tidy(self) -> None:
        """Periodic maintenance: what is due by a running clock, and deletion of expired interactions and uploads."""
        self._pass_time()
        cancel_events_never_begun(self.services.world)
        self.services.interactions.forget_old()
        forget_uploads(self.services.world)
        self._timer = asyncio.get_running_loop().call_later(_TIDY_SECONDS, self._tidy)

    # saved and loaded

    async def save(self, path: str | Path) -> None:
        """Write servers, people, messages, files, commands and the clock into one file.

        Includes the parts registered with `keeping`.
        """
        keeping.write(Path(path), await self.keeping.dump())

    @classmethod
    def load(cls, path: str | Path, **arguments: Any) -> Sandbox:
        """Return a sandbox, not yet open, with the state of a saved one; takes the arguments of the class.

        The clock continues from the saved moment. `keeping.loaded` holds the parts of the hosting program. Raises
        `StateError` for an invalid file.
        """
        sandbox = cls(**arguments)
        sandbox.keeping.put(Path(path).read_bytes())
        return sandbox

    # connecting a bot

    @property
    def token(self) -> str:
        """The token that the bot has to use."""
        return self.services.token

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.services.world.url

    @property
    def urls(self) -> Urls:
        """All addresses."""
        url = self.url
        return Urls(url, url + PREFIX, url.replace("http", "ws", 1) + "/gateway", url + "/cdn")

    def redirect(self, discord: ModuleType) -> None:
        """Connect discord.py of this process to this sandbox, until `stop`."""
        self._undo.append(redirect(discord, self.urls))

    async def wait_for_bot(self, *commands: str, seconds: float | None = None) -> None:
        """Wait until a bot is connected and has registered the commands, for example "td create".

        Raises `AnswerTimeout` after `seconds`, by default after the usual patience of people.
        """

        def look() -> bool | None:
            known = all(self._knows(command) for command in commands)
            return True if self.gateway.connected and known else None

        patience = self.world.limits.patience_seconds if seconds is None else seconds
        if await self.world.bus.until(look, patience) is None:
            raise AnswerTimeout(f"no bot with the commands {', '.join(commands) or '(any)'} came", "")

    def _knows(self, command: str) -> bool:
        scopes: list[int | None] = [None, *self.world.guilds]
        words = command.removeprefix("/").split()
        return any(self.services.commands.find(words, scope) is not None for scope in scopes)

    # the world

    @property
    def world(self) -> World:
        """The state of the sandbox as plain records."""
        return self.services.world

    @property
    def faults(self) -> Faults:
        """Faults injected into the REST API."""
        return self.services.faults

    def guild(self, name: str, *, owner: str = "Owner", channels: Iterable[str] = ("general",)) -> Server:
        """Return the server of that name, or create it with an owner, text channels and the bot."""
        for guild in self.world.guilds.values():
            if guild.name == name:
                return Server(self.services, guild)
        person = self.world.add_user(owner)
        return Server(self.services, guilds.make_guild(self.world, name, person, channels=channels))

    def person(self, name: str) -> Person:
        """Return a person by display name or user name. Raises KeyError if there is none."""
        for user in self.world.users.values():
            if name in (user.global_name, user.username):
                return Person(self.services, user)
        raise KeyError(name)

    def transcript(self, channel: Channel | str) -> str:
        """Return a channel as text, including ephemeral messages."""
        if isinstance(channel, str):
            channel = next(item for item in self.world.channels.values() if item.name == channel)
        return transcript(self.world, channel)

    def add_switch(
        self,
        key: str,
        label: str,
        help: str,  # noqa: A002 - the page's own word for it
        callback: SwitchCallback,
        choices: Iterable[tuple[str, str]] | None = None,
        *,
        on: bool = False,
        value: str | None = None,
    ) -> Switch:
        """Add a switch to the page. `callback(on, value)` is called when it is used."""
        switch = Switch(key, label, help, callback, None if choices is None else tuple(choices), on, value)
        self.services.switches.add(switch)
        self.world.publish("@switches", {"switches": self.services.switches.as_json()})
        return switch

    def add_panel(
        self,
        key: str,
        title: str,
        help: str,  # noqa: A002 - the page's own word for it
        fields: Iterable[Mapping[str, Any]],
        actions: Iterable[Mapping[str, Any]],
        callback: PanelCallback,
    ) -> Panel:
        """Add a panel to the page. `callback(action, values)` is called when one of its actions is used.

        `fields` and `actions` have the attributes of `PanelField` and `PanelAction`. The callback returns None, or the
        reason why the action is not possible, which is shown.
        """
        panel = Panel(self.world, key, title, help, fields, actions, callback)
        self.services.panels.add(panel)
        self.world.publish("@panel", {"panel": panel.as_json()})
        return panel

    def add_link(self, label: str, url: str) -> None:
        """Add a link to an address of the hosting program to the top of the page, for pages opened from now on."""
        self.services.links[label] = url

    def set_tour(self, steps: Iterable[Mapping[str, Any]]) -> None:
        """Set the steps of the tour for newcomers; each has the attributes of `TourStep`."""
        self.services.tour = tuple(TourStep(**step) for step in steps)


def _new_token(application_id: int) -> str:
    """Return a random token that begins with the application's id in base 64, which libraries read from it."""
    beginning = base64.urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{beginning}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(24)}"
