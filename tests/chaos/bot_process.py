"""The bot of a chaos run: a process of its own, whose clock is set from outside and may be wrong."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from multiprocessing.connection import Connection
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands

from bot import plugins
from bot.commands import add_commands
from bot.hosting.client import Herald
from bot.service.loaded import Change
from bot.service.orders import Order
from bot.service.service import Service
from bot.ui import error_answers
from formats import registry
from formats.core.errors import TournamentError
from storage.database import Database
from storage.errors import ClosedDatabaseError, LeaseLostError, UnusableDatabaseError
from tests.bot.inline_decider import InlineDecider
from tests.bot.rehearsal.small_presets import small_presets

# Loads all formats, faces and commands, which the forked bots then need not do.
registry.engine()
plugins.install_faces()
add_commands(app_commands.CommandTree(discord.Client(intents=discord.Intents.none())))
SMALL = small_presets()

BOARD_PACE = 0.1

OPTIONS: dict[str, Any] = {
    "decider": InlineDecider(),
    "pictures": False,
    "guild_ready_timeout": 0,
    "dm_seconds": 0.0,
}
"""How the bot of a run differs from that of a host: it waits for nothing that only takes time."""

COMMANDS: list[Any] = []
"""All slash commands as they are registered with Discord, where they were built before."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot lives: the sandbox's addresses and token, its database, and the files it writes beside that.

    `shards` is what `HERALD_SHARDS` would say, for a bot that shares its database with others.
    """

    rest: str
    gateway: str
    token: str
    database: str
    ledger: str
    log: str
    shards: str = ""


class ToldClock:
    """Clock that stands still until its time is set. `skew` is how far it is ahead of Discord's."""

    is_watched = True

    def __init__(self, tell: Callable[[Any], None]) -> None:
        self._tell = tell
        self._now = datetime.now(UTC)
        self._listeners: list[Callable[[], None]] = []
        self._agenda: list[tuple[datetime, str]] = []

    def now(self) -> datetime:
        """The present moment, as far as the host knows."""
        return self._now

    def real_seconds_until(self, at: datetime) -> float | None:
        """It stands, so there is no telling."""
        return 0.0 if at <= self._now else None

    def real_seconds_since(self, at: datetime) -> float:
        """What its own time says."""
        return (self._now - at).total_seconds()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back when the time is set; returns a function that stops it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        """Pass on what is going to happen."""
        agenda = sorted(entries)
        if agenda != self._agenda:
            self._agenda = agenda
            self._tell(("agenda", agenda))

    def told(self, seconds: float, skew: float) -> None:
        """It is so late now, in seconds since 1970, by Discord's clock."""
        self._now = datetime.fromtimestamp(seconds, UTC) + timedelta(seconds=skew)
        for listener in tuple(self._listeners):
            listener()


class Hurried:
    """`asyncio` for discord.py, which asks a failing Discord again after one, three, five and more seconds."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Wait for a part of it."""
        await asyncio.sleep(seconds / 10)


def hurry() -> None:
    """Let discord.py lose no time between its tries; it tries as often as ever."""
    for module in (discord.http, discord.webhook.async_):
        module.asyncio = Hurried()  # type: ignore[attr-defined]


_sync = app_commands.CommandTree.sync


async def sync_at_once(
    tree: app_commands.CommandTree[Any], *, guild: discord.abc.Snowflake | None = None
) -> list[app_commands.AppCommand]:
    """Tell Discord of the global commands without translating all of them once more; of a server's as ever."""
    if guild is not None:
        return await _sync(tree, guild=guild)
    if tree.client.application_id is None:
        raise RuntimeError("nobody has logged in")
    await tree.client.http.bulk_upsert_global_commands(tree.client.application_id, payload=COMMANDS)
    return []


def live(place: Place, wire: Connection, seconds: float, skew: float) -> None:
    """Run the bot until it is ended from outside."""
    prepare(place)
    asyncio.run(_live(place, wire, seconds, skew))


def prepare(place: Place) -> None:
    """Let this process find the sandbox, play in small, and lose no time."""
    logging.basicConfig(filename=place.log, level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    registry.presets = lambda: SMALL
    hurry()
    if COMMANDS:
        app_commands.CommandTree.sync = sync_at_once  # type: ignore[method-assign, assignment]
    discord.http.Route.BASE = place.rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway)


async def _live(place: Place, wire: Connection, seconds: float, skew: float) -> None:
    clock = ToldClock(wire.send)
    clock.told(seconds, skew)
    async with await Database.open(place.database) as database:
        herald = Herald(database, clock, **OPTIONS)
        herald.boards.pace = BOARD_PACE
        keep_ledger(place.ledger)
        listen(wire, clock, lambda: herald)
        running = asyncio.create_task(herald.start(place.token))
        waiting = asyncio.create_task(herald.at_work.wait())
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            wire.send(("ready", None))
        await running


def listen(wire: Connection, clock: ToldClock, herald: Callable[[], Herald]) -> None:
    """Do from now on what the run says to this process."""
    settling: set[asyncio.Task[None]] = set()

    def heard() -> None:
        match from_the_run(wire):
            case ("now", seconds, skew):
                clock.told(seconds, skew)
            case ("settle", number):
                settling.add(asyncio.create_task(_settle(herald(), wire, number)))

    asyncio.get_running_loop().add_reader(wire.fileno(), heard)


def from_the_run(wire: Connection) -> Any:
    """What the run says next. Where it was ended without ending its bots, this one goes as well."""
    try:
        return wire.recv()
    except EOFError:
        os._exit(0)  # what it is doing would go on and on, and ask a sandbox that is no more


async def _settle(herald: Herald, wire: Connection, number: int) -> None:
    """Answer once nothing is due and everything has been posted that can be; at once where there is nothing to do."""
    if herald.at_work.is_set():
        await _at_rest(herald)
    wire.send(("settled", number))


async def _at_rest(herald: Herald) -> None:
    await herald.timetable.settled()
    await herald.boards.settled()
    await herald.announcer.settled()


ACCEPTED, FAILED, APOLOGY = "accepted", "failed", "apology"
"""First words of a ledger's line: a command was accepted, or was neither accepted nor refused by a rule; a person was
answered that something went wrong, and why."""

LOST_DATABASE = (ClosedDatabaseError, LeaseLostError, UnusableDatabaseError)

OF_DISCORD, OF_THE_DATABASE, OF_OURS = "discord", "database", "ours"
"""Whose fault an apology was."""


def keep_ledger(file: str) -> None:
    """Write down what came of every command, before its answer is sent, and the cause of every apology."""
    real = Service.carry_out
    ledger = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(*words: str) -> None:
        os.write(ledger, f"{' '.join(' '.join(words).split())}\n".encode())

    async def noted(self: Service, tournament_id: str, order: Order, *rest: Any, **named: Any) -> Change:
        try:
            change = await real(self, tournament_id, order, *rest, **named)
        except Exception as error:
            if isinstance(error, LOST_DATABASE) or not isinstance(error, TournamentError):
                note(FAILED, tournament_id, str(order.command_id), type(error).__name__)
            raise
        if change.records:
            note(ACCEPTED, tournament_id, str(order.command_id))
        return change

    Service.carry_out = noted  # type: ignore[method-assign]
    error_answers.logger.addHandler(_Apologies(note))


class _Apologies(logging.Handler):
    """Notes why people are answered that something went wrong: what is logged with such an answer tells it."""

    def __init__(self, note: Callable[..., None]) -> None:
        super().__init__(logging.ERROR)
        self._note = note

    def emit(self, record: logging.LogRecord) -> None:
        """Note one."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            if record.msg == "%s":  # advice to the host; a command that Discord repeated is not answered twice
                self._note(APOLOGY, OF_THE_DATABASE, record.getMessage())
            return
        away = isinstance(error, discord.HTTPException | aiohttp.ClientError | ConnectionError | TimeoutError)
        self._note(APOLOGY, OF_DISCORD if away else OF_OURS, f"{error!r}: {record.getMessage()}")
