"""The composition root: reads the settings, opens the database, connects to Discord or starts the sandbox."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
from pydantic import ValidationError

import formats
from bot.delivery.direct_messages import SECONDS_BETWEEN
from bot.delivery.webhook_sending import WebhookSender
from bot.game_server_api.token_store import BadKeyError, TokenStore
from bot.hosting.bot_runner import Hosting, SideTask
from bot.hosting.client import Herald
from bot.hosting.database_maintenance import Backups
from bot.parsing.ogs import Ogs
from bot.plugins import UnknownGameServerError, opened, surroundings_of
from bot.runtime.gc_tuning import spare_collector
from bot.runtime.in_flight import end_in_time
from bot.runtime.leases import WHOLE_BOT, until_it_may_be_migrated
from bot.runtime.logs import start_logging
from bot.runtime.settings import ProcessSettings
from bot.runtime.token_lock import TokenLock
from bot.runtime.watchdog import watched_loop
from bot.sandbox.state.errors import StateError
from bot.service.beacon import Beacon
from bot.service.clock import SystemClock
from bot.shards.plan import BadShardsError, NotSharedError, shards_of
from bot.views.info import Policies
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
from storage.shards import Shards
from storage.wording import advice


def backups_of(settings: ProcessSettings, place: str) -> Backups | None:
    """Where daily backups of a database go; None where none are wanted, or the database is no file."""
    file = file_of(database_url(place))
    if file is None or not settings.backup_days:
        return None
    return Backups(settings.backup_folder or file.parent / "backups", settings.backup_days)


def policies_of(settings: ProcessSettings) -> Policies:
    """Return the legal pages and backup periods of the settings, which people are informed of."""
    daily = None if settings.token is None or backups_of(settings, place_of(settings)) is None else settings.backup_days
    return Policies(
        settings.privacy_url,
        settings.terms_url,
        settings.web_base,
        backups_end=settings.backups_end_days,
        daily_backups=daily,
        pages_at_once=settings.token is None,
    )


def place_of(settings: ProcessSettings) -> str:
    """Where the database of a bot on Discord is."""
    return settings.database or "herald.db"


def shards_here(settings: ProcessSettings, place: str) -> Shards | None:
    """Return the shards of this process; None where it runs the whole bot. BadShardsError, NotSharedError."""
    if not settings.shards.strip():
        return None
    if file_of(database_url(place)) is not None:
        raise NotSharedError(place)
    return shards_of(settings.shards)


async def loaded(settings: ProcessSettings, folder: Path, stack: contextlib.AsyncExitStack) -> Hosting:
    """A bot on Discord where there is a token, else in a sandbox; `folder` is for data nobody named a place for."""
    if settings.token is None:
        settings = with_page_of_a_sandbox(settings)
    options: dict[str, Any] = {
        "pictures": settings.pictures,
        "ogs": Ogs() if settings.ogs else None,
        "members_intent": settings.members_intent,
        "keep_days": settings.keep_days,
        "policies": policies_of(settings),
        "webhooks": WebhookSender(settings.webhooks),
    }
    options["token_store"] = TokenStore(settings.accounts_key.get_secret_value())
    if settings.token is not None:
        return await _on_discord(settings, settings.token, folder, stack, options)
    from bot.playground import hosted  # noqa: PLC0415 - a bot on Discord needs no sandbox

    return await hosted(
        settings,
        folder,
        stack,
        options,
        beside=lambda side_task: side_task if settings.web is None else _with_page(settings, settings.web, side_task),
        tell=partial(print, flush=True),
    )


async def _on_discord(
    settings: ProcessSettings, token: str, folder: Path, stack: contextlib.AsyncExitStack, options: dict[str, Any]
) -> Hosting:
    """A bot with an account there; `options` are those of every bot."""
    keys = [key.strip() for key in settings.game_servers.split(",") if key.strip()]
    options["game_servers"] = opened(keys, surroundings_of(settings, SystemClock(), options["token_store"]))
    place = place_of(settings)
    backups = backups_of(settings, place)
    if backups is not None:
        refuse_to_begin_anew(place, backups.folder)
    options["dm_seconds"] = SECONDS_BETWEEN if settings.dm_seconds is None else settings.dm_seconds
    options["beacon"] = Beacon(settings.beacon) if settings.beacon.strip() else None
    url = database_url(place)
    lock = TokenLock(token, str(file_of(url) or url.render_as_string()))
    beside = _with_page(settings, settings.web, None) if settings.web is not None else None
    options |= {"backups": backups, "token_lock": lock, "shards": shards_here(settings, place)}
    hosting = Hosting(folder, SystemClock(), token, beside, **options)
    stack.push_async_callback(hosting.stop)
    await until_it_may_be_migrated(place)
    database = await Database.open(place)
    database.note_forgotten_in(settings.forgotten)
    await hosting.start(database)
    return hosting


def with_page_of_a_sandbox(settings: ProcessSettings) -> ProcessSettings:
    """Set the address of the public page: a sandbox has one even where the settings name none."""
    if settings.web is not None:
        return settings
    return settings.model_copy(update={"web": place_for_page(settings.sandbox_host, settings.sandbox_port)})


def _with_page(settings: ProcessSettings, listening: str, side_task: SideTask | None) -> SideTask:
    """Combine the tasks that run beside the bot with the process of the page, which reads the same database."""

    async def both(herald: Herald) -> None:
        url = herald.service.database.connections.url
        place = str(file_of(url) or url.render_as_string(hide_password=False))
        async with asyncio.TaskGroup() as group:
            group.create_task(keep_page(settings, place, listening), name="page")
            if side_task is not None:
                group.create_task(side_task(herald), name="side_task")

    return both


async def run(settings: ProcessSettings) -> None:
    """Run until a signal asks the process to stop."""
    stopped = asyncio.Event()

    def stop() -> None:
        stopped.set()
        end_in_time()

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop)
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(watched_loop(settings.watchdog_seconds, settings.log_format))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="herald-"))
        hosting = await loaded(settings, Path(folder), stack)
        if settings.http_place is not None:
            from bot.hosting.monitoring import Monitor  # noqa: PLC0415 - aiohttp.web, where it is asked for

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
        start_logging(settings.log_level, settings.log_format, [settings.token or ""], safe=[discord.DiscordException])
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
        print("Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal.", file=sys.stderr)
    except OSError as error:
        print(f"Cannot start: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def lease_lost(error: LeaseLostError) -> str:
    """Why a process ends that may write no more."""
    what = "this database" if error.name == WHOLE_BOT else error.name
    return f"Another Herald has taken over {what}: {error.by or 'unknown process'}. Start this one again to stand by."


def _parser() -> argparse.ArgumentParser:
    about = "Run Herald: on Discord where DISCORD_TOKEN is set, else on its sandbox. Settings: see .env.example."
    parser = argparse.ArgumentParser(prog="python -m bot", description=about)
    parser.add_argument("--version", action="version", version=f"Herald {formats.__version__}")
    return parser
