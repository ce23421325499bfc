"""The bot in its sandbox: the server it begins in, the game servers it pretends, and what is saved with it.

Imported by a process without a token alone: a bot on Discord needs nothing of it.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import discord

from bot.game_server_api.in_use import GameServers
from bot.game_server_api.token_store import TokenStore
from bot.hosting.bot_runner import Hosting, SideTask
from bot.hosting.client import Herald
from bot.plugins import opened, surroundings_of
from bot.rehearsal.game_sites import EventSite, GameSites
from bot.rehearsal.sandbox_adapter import add_rehearsals
from bot.runtime.permissions import NEEDED
from bot.runtime.settings import ProcessSettings
from bot.sandbox.game_servers.chess_com import PretendChessCom
from bot.sandbox.game_servers.lichess.server import PretendLichess
from bot.sandbox.game_servers.lila_forks import PretendLidraughts, PretendLishogi
from bot.sandbox.game_servers.online_go.server import KEY as ONLINE_GO_KEY
from bot.sandbox.game_servers.online_go.server import LEAGUE as ONLINE_GO_LEAGUE
from bot.sandbox.game_servers.online_go.server import PretendOnlineGo
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from bot.sandbox.people import Server
from bot.sandbox.server import Sandbox
from bot.sandbox.state.errors import StateError
from storage.database import Database
from storage.errors import DamagedImageError, NewerDatabaseError

WOOGLES_DIRECTOR = "director"
"""Whose key the bot of a sandbox has at the pretend Woogles."""

PLAYED_ON_WOOGLES = frozenset({"preset:lets_play_scrabble"})
PLAYED_ON_LICHESS = frozenset({"preset:classic_swiss"})
"""What is rehearsed there although it names no server."""

FIRST_GUILD = "Herald's playground"
KEPT = "herald"
"""Name of the bot's database in saved states."""

FIRST_PEOPLE = (
    ("Ada", "Europe/London"),
    ("Ben", "America/New_York"),
    ("Chika", "Asia/Tokyo"),
    ("Dana", "Europe/Berlin"),
)


def playground(sandbox: Sandbox) -> Server:
    """The server in which everything begins, made where there is none."""
    return sandbox.guild(FIRST_GUILD, owner="Director", channels=("lobby", "tournament"))


@contextlib.asynccontextmanager
async def a_sandbox(settings: ProcessSettings) -> AsyncIterator[Sandbox]:
    """A new sandbox with a server and a few people, or one that goes on where it was saved."""
    where: dict[str, Any] = {"host": settings.sandbox_host, "port": settings.sandbox_port, "rate_limits": True}
    where["dm_limits"] = True
    saved = settings.sandbox_state
    new = {**where, "bot_permissions": NEEDED.value}
    sandbox = Sandbox(**new) if saved is None else Sandbox.load(saved, **where)
    async with sandbox:
        sandbox.redirect(discord)
        if saved is None:
            server = playground(sandbox)
            for name, zone in FIRST_PEOPLE:
                await server.join(name, zone=zone)
        yield sandbox


def keep_together(sandbox: Sandbox, hosting: Hosting) -> None:
    """From now on the sandbox is saved and loaded together with the bot's database."""

    async def prepare(image: bytes | None) -> None:
        try:
            await hosting.prepare(image)
        except NewerDatabaseError as error:
            raise StateError("version", f"the database is {error.found}, known is {error.known}") from error
        except DamagedImageError as error:
            raise StateError("damaged", error.detail) from error

    sandbox.keeping.keep(KEPT, hosting.save, hosting.load, prepare)


async def pretend_servers(
    settings: ProcessSettings, clock: Any, token_store: TokenStore, stack: contextlib.AsyncExitStack
) -> tuple[GameServers, GameSites]:
    """Game servers of the sandbox: pretend ones on this machine, each with a page; and where demo players play."""
    online_go = await stack.enter_async_context(PretendOnlineGo(clock=clock))
    lichess = await stack.enter_async_context(PretendLichess(clock=clock))
    woogles = await stack.enter_async_context(PretendWoogles(clock=clock))
    chess_com = await stack.enter_async_context(PretendChessCom(clock=clock))
    lishogi = await stack.enter_async_context(PretendLishogi(clock=clock))
    lidraughts = await stack.enter_async_context(PretendLidraughts(clock=clock))
    woogles.add_user(WOOGLES_DIRECTOR)
    woogles_key = woogles.key_of(WOOGLES_DIRECTOR)
    settings_by_server: dict[str, dict[str, Any]] = {
        "online_go": {"address": online_go.address, "league": ONLINE_GO_LEAGUE, "key": ONLINE_GO_KEY},
        "lichess": {"address": lichess.address},
        "woogles": {"address": woogles.address, "key": woogles_key},
        "chess_com": {"address": chess_com.address},
        "lishogi": {"address": lishogi.address},
        "lidraughts": {"address": lidraughts.address},
    }
    surroundings = surroundings_of(settings, clock, token_store)
    events = {"woogles": woogles_events(woogles)}
    # Demo players prove accounts by a word; where people can agree, lichess asks that.
    if not surroundings.public_address:
        events["lichess"] = EventSite(PLAYED_ON_LICHESS, lichess.hold, lichess.write_profile)
    pretend = {"lishogi": lishogi, "lidraughts": lidraughts}
    sites = GameSites({"online_go": online_go, "woogles": woogles, "lichess": lichess, **pretend}, events)
    return opened(settings_by_server, surroundings, settings_by_server), sites


def woogles_events(woogles: PretendWoogles) -> EventSite:
    """How rehearsals use the pretend Woogles: its director makes an event, players write into their profiles."""
    return EventSite(PLAYED_ON_WOOGLES, partial(woogles.hold, WOOGLES_DIRECTOR), woogles.write_profile)


async def hosted(
    settings: ProcessSettings,
    folder: Path,
    stack: contextlib.AsyncExitStack,
    options: dict[str, Any],
    *,
    beside: Callable[[SideTask], SideTask],
    tell: Callable[[str], None],
) -> Hosting:
    """A bot in a new sandbox, or in one that was saved; `beside` adds what runs with it, `tell` says where it is."""
    sandbox = await stack.enter_async_context(a_sandbox(settings))

    options["game_servers"], sites = await pretend_servers(settings, sandbox.clock, options["token_store"], stack)

    def side_task(herald: Herald) -> Coroutine[Any, Any, None]:
        return add_rehearsals(sandbox, playground(sandbox), herald, sites)

    options["dm_seconds"] = settings.dm_seconds or 0.0
    hosting = Hosting(folder, sandbox.clock, sandbox.token, beside(side_task), **options)
    stack.push_async_callback(hosting.stop)
    keep_together(sandbox, hosting)
    if settings.sandbox_state is None:
        # A sandbox starts empty each time, and so do the files that belong to it.
        await hosting.start(await Database.open(settings.database or folder / "herald.db"))
    else:
        image = sandbox.keeping.loaded.get(KEPT)
        await hosting.prepare(image)
        await hosting.load(image)
    tell(f"Herald's sandbox is open: {sandbox.url}")
    for key, server in options["game_servers"].by_key.items():
        tell(f"A pretend {server.plugin.name} ({key}): {server.address}")
    if settings.web_base is not None:
        sandbox.add_link("Public page", settings.web_base)
        tell(f"Its pages for everybody are here: {settings.web_base}")
    return hosting
