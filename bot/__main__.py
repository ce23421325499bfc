"""The composition root: reads the settings, opens the database, connects to Discord or starts the sandbox."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
from pydantic import ValidationError

import formats
from bot.app.asking.ogs import Ogs
from bot.app.game_servers.in_use import GameServers
from bot.app.game_servers.port import Surroundings
from bot.app.game_servers.vault import BadKeyError, Vault
from bot.app.tournaments.beacon import Beacon
from bot.app.tournaments.clock import Clock, SystemClock
from bot.app.views.info import Policies
from bot.client import Herald
from bot.collecting import spare_collector
from bot.delivery.direct_messages import SECONDS_BETWEEN
from bot.delivery.webhook_sending import Sender
from bot.game_server_registry import UnknownGameServerError, opened
from bot.hosting import Company, Hosting
from bot.leasing import until_it_may_be_migrated
from bot.logs import start_logging
from bot.monitoring import Monitor
from bot.permissions import NEEDED
from bot.rehearsal.game_sites import EventSite, GameSites
from bot.rehearsal.opening import add_rehearsals
from bot.sandbox.game_servers.lichess.server import PretendLichess
from bot.sandbox.game_servers.online_go.server import KEY as ONLINE_GO_KEY
from bot.sandbox.game_servers.online_go.server import LEAGUE as ONLINE_GO_LEAGUE
from bot.sandbox.game_servers.online_go.server import PretendOnlineGo
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from bot.sandbox.people import Server
from bot.sandbox.server import Sandbox
from bot.sandbox.state.archive import StateError
from bot.settings import ProcessSettings
from bot.sharing.crew import PROCESS
from bot.sharing.plan import BadShardsError, NotSharedError, ShardPlan
from bot.token_lock import TokenLock
from bot.upkeep import Backups
from bot.web.child import keep_page, place_for_page
from storage.backup import refuse_to_begin_anew
from storage.database import Database
from storage.dialect import database_url, file_of
from storage.errors import (
    DamagedImageError,
    LeaseLostError,
    MissingDatabaseError,
    NewerDatabaseError,
    UnusableDatabaseError,
)
from storage.wording import advice

STOP_SECONDS = 9.5
"""How long a stop may take in all. Whoever runs a service usually gives it ten seconds and then kills it."""

WOOGLES_DIRECTOR = "director"
"""Whose key the bot of a sandbox has at the pretend Woogles."""

PLAYED_ON_WOOGLES = frozenset({"preset:lets_play_scrabble"})
PLAYED_ON_LICHESS = frozenset({"preset:classic_swiss"})
"""What is rehearsed there although it names no server."""

FIRST_GUILD = "Herald's playground"
KEPT = "herald"
"""Under this name the bot's database lies in saved states."""

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


def backups_of(settings: ProcessSettings, place: str) -> Backups | None:
    """Where daily backups of a database go; None where none are wanted, or the database is no file."""
    file = file_of(database_url(place))
    if file is None or not settings.backup_days:
        return None
    return Backups(settings.backup_folder or file.parent / "backups", settings.backup_days)


def plan_of(settings: ProcessSettings, place: str) -> ShardPlan | None:
    """How a process shares its database with others; None where it works alone. BadShardsError, NotSharedError."""
    words, is_file = settings.shards.strip(), file_of(database_url(place)) is not None
    if not words:
        return None if is_file else ShardPlan()
    if is_file:
        raise NotSharedError(place)
    return ShardPlan.parse(words)


def surroundings_of(settings: ProcessSettings, clock: Clock, vault: Vault) -> Surroundings:
    """What game servers are told of this host."""
    contact = settings.game_servers_contact or "no contact given"
    public = (settings.web_base or "") if vault.can_keep and settings.web_url else ""
    return Surroundings(f"Herald/{formats.__version__} ({contact})", clock.now, public)


async def pretend_servers(
    settings: ProcessSettings, clock: Any, vault: Vault, stack: contextlib.AsyncExitStack
) -> tuple[GameServers, GameSites]:
    """Game servers of the sandbox: pretend ones on this machine, each with a page; and where demo players play."""
    online_go = await stack.enter_async_context(PretendOnlineGo(clock=clock))
    lichess = await stack.enter_async_context(PretendLichess(clock=clock))
    woogles = await stack.enter_async_context(PretendWoogles(clock=clock))
    woogles.add_user(WOOGLES_DIRECTOR)
    woogles_key = woogles.key_of(WOOGLES_DIRECTOR)
    given: dict[str, dict[str, Any]] = {
        "online_go": {"address": online_go.address, "league": ONLINE_GO_LEAGUE, "key": ONLINE_GO_KEY},
        "lichess": {"address": lichess.address},
        "woogles": {"address": woogles.address, "key": woogles_key},
    }
    surroundings = surroundings_of(settings, clock, vault)
    events = {"woogles": woogles_events(woogles)}
    if (
        not surroundings.public_address
    ):  # demo players prove accounts by a word; where people can agree, lichess asks that
        events["lichess"] = EventSite(PLAYED_ON_LICHESS, lichess.hold, lichess.write_profile)
    sites = GameSites({"online_go": online_go, "woogles": woogles, "lichess": lichess}, events)
    return opened(given, surroundings, given), sites


def woogles_events(woogles: PretendWoogles) -> EventSite:
    """How rehearsals use the pretend Woogles: its director makes an event, players write into their profiles."""
    return EventSite(PLAYED_ON_WOOGLES, partial(woogles.hold, WOOGLES_DIRECTOR), woogles.write_profile)


async def loaded(settings: ProcessSettings, folder: Path, stack: contextlib.AsyncExitStack) -> Hosting:
    """A bot on Discord where there is a token, else in a sandbox; `folder` is for data nobody named a place for."""
    if settings.token is None:
        settings = with_page_of_a_sandbox(settings)
    options: dict[str, Any] = {
        "pictures": settings.pictures,
        "ogs": Ogs() if settings.ogs else None,
        "members_intent": settings.members_intent,
        "keep_days": settings.keep_days,
        "policies": Policies(settings.privacy_url, settings.terms_url, settings.web_base),
        "webhooks": Sender(settings.webhooks),
    }
    vault = options["vault"] = Vault(settings.accounts_key.get_secret_value())
    if settings.token is not None:
        keys = [key.strip() for key in settings.game_servers.split(",") if key.strip()]
        options["game_servers"] = opened(keys, surroundings_of(settings, SystemClock(), vault))
        place = settings.database or "herald.db"
        backups = backups_of(settings, place)
        if backups is not None:
            refuse_to_begin_anew(place, backups.folder)
        options["dm_seconds"] = SECONDS_BETWEEN if settings.dm_seconds is None else settings.dm_seconds
        options["beacon"] = Beacon(settings.beacon) if settings.beacon.strip() else None
        url = database_url(place)
        plan = plan_of(settings, place)
        lock = TokenLock(settings.token, str(file_of(url) or url.render_as_string()))
        beside = _with_page(settings.web, None) if settings.web is not None else None
        options |= {"backups": backups, "token_lock": lock, "shards": plan}
        hosting = Hosting(folder, SystemClock(), settings.token, beside, **options)
        stack.push_async_callback(hosting.stop)
        await until_it_may_be_migrated(place)
        await hosting.start(await Database.open(place))
        return hosting
    sandbox = await stack.enter_async_context(a_sandbox(settings))

    options["game_servers"], sites = await pretend_servers(settings, sandbox.clock, vault, stack)

    def company(herald: Herald) -> Coroutine[Any, Any, None]:
        return add_rehearsals(sandbox, playground(sandbox), herald, sites)

    options["dm_seconds"] = settings.dm_seconds or 0.0
    beside = _with_page(settings.web, company) if settings.web is not None else company
    hosting = Hosting(folder, sandbox.clock, sandbox.token, beside, **options)
    stack.push_async_callback(hosting.stop)
    keep_together(sandbox, hosting)
    if settings.sandbox_state is None:
        # A sandbox begins anew at every start, and so does what belongs to it.
        await hosting.start(await Database.open(settings.database or folder / "herald.db"))
    else:
        image = sandbox.keeping.loaded.get(KEPT)
        await hosting.prepare(image)
        await hosting.load(image)
    print(f"Herald's sandbox is open: {sandbox.url}", flush=True)
    for key, one in options["game_servers"].by_key.items():
        print(f"A pretend {one.plugin.name} ({key}): {one.address}", flush=True)
    if settings.web_base is not None:
        sandbox.add_link("Public page", settings.web_base)
        print(f"Its pages for everybody are here: {settings.web_base}", flush=True)
    return hosting


def with_page_of_a_sandbox(settings: ProcessSettings) -> ProcessSettings:
    """A sandbox has a page for everybody even where nobody named a place for it."""
    if settings.web is not None:
        return settings
    return settings.model_copy(update={"web": place_for_page(settings.sandbox_host, settings.sandbox_port)})


def _with_page(listening: str, company: Company | None) -> Company:
    """What runs beside a bot, and the process of the page, which reads the same database."""

    async def both(herald: Herald) -> None:
        url = herald.service.database.connections.url
        place = str(file_of(url) or url.render_as_string(hide_password=False))
        async with asyncio.TaskGroup() as group:
            group.create_task(keep_page(place, listening), name="page")
            if company is not None:
                group.create_task(company(herald), name="company")

    return both


def end_in_time() -> None:
    """End the process even where something does not come to its end. What was accepted is in the database by then."""
    timer = threading.Timer(STOP_SECONDS, os._exit, [0])
    timer.daemon = True
    timer.start()


async def run(settings: ProcessSettings) -> None:
    """Run until told to stop."""
    stopped = asyncio.Event()

    def stop() -> None:
        stopped.set()
        end_in_time()

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop)
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="herald-"))
        hosting = await loaded(settings, Path(folder), stack)
        if settings.http_place is not None:
            await stack.enter_async_context(Monitor(lambda: hosting.herald, *settings.http_place))
        spare_collector()
        waiting = asyncio.create_task(stopped.wait())
        lives: set[asyncio.Future[Any]] = {hosting.ended, waiting}
        await asyncio.wait(lives, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if hosting.ended.done():
            hosting.ended.result()


def main(arguments: Sequence[str] = ()) -> int:
    """Start; the exit status is 0 after a stop that was asked for."""
    _parser().parse_args(arguments)
    try:
        settings = ProcessSettings()
        start_logging(settings.log_level, settings.log_format, [settings.token or ""])
        asyncio.run(run(settings))
    except ValidationError as error:
        print(f"These settings cannot be used (see .env.example):\n{error}", file=sys.stderr)
    except (UnusableDatabaseError, MissingDatabaseError) as error:
        print(advice(error), file=sys.stderr)
    except NewerDatabaseError as error:
        print(f"The database was written by a newer Herald ({error.found}). Please update Herald.", file=sys.stderr)
    except UnknownGameServerError as error:
        known = ", ".join(error.known)
        print(f"HERALD_GAME_SERVERS names {error.key}, which is none of: {known}.", file=sys.stderr)
    except (BadShardsError, NotSharedError) as error:
        print(f"HERALD_SHARDS cannot be used: {error}", file=sys.stderr)
    except BadKeyError:
        print("HERALD_ACCOUNTS_KEY is no key (see .env.example for how to make one).", file=sys.stderr)
    except LeaseLostError as error:
        print(lease_lost(error), file=sys.stderr)
    except (StateError, DamagedImageError) as error:
        print(f"HERALD_SANDBOX_STATE names no file the sandbox can go on with: {error}", file=sys.stderr)
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Copy it anew from the developer portal.", file=sys.stderr)
    except OSError as error:
        print(f"Cannot start: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def lease_lost(error: LeaseLostError) -> str:
    """Why a process ends that may write no more."""
    if error.name.startswith(PROCESS) and error.by is None:
        return "The other processes heard nothing of this one for a while and took over its shards. Start it again."
    return f"Another Herald has taken over this database: {error.by or 'nobody knows which'}."


def _parser() -> argparse.ArgumentParser:
    about = "Run Herald: on Discord where DISCORD_TOKEN is set, else on its sandbox. Settings: see .env.example."
    parser = argparse.ArgumentParser(prog="python -m bot", description=about)
    parser.add_argument("--version", action="version", version=f"Herald {formats.__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
