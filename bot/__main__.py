"""The composition root: reads the settings, opens the database, connects to Discord or starts the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import signal
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from pydantic import ValidationError

from bot.app.clock import SystemClock
from bot.client import Herald, spare_collector
from bot.rehearsal.opening import add_rehearsals
from bot.sandbox.server import Sandbox
from bot.settings import ProcessSettings
from storage.database import Database
from storage.errors import NewerDatabaseError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.app.clock import Clock
    from bot.sandbox.people import Server

FIRST_GUILD = "Herald's playground"
FIRST_PEOPLE = (
    ("Ada", "Europe/London"),
    ("Ben", "America/New_York"),
    ("Chika", "Asia/Tokyo"),
    ("Dana", "Europe/Berlin"),
)


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, source, message, and the traceback where there is one."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "source": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(settings: ProcessSettings) -> None:
    """Log to standard error, for people or for machines."""
    handler = logging.StreamHandler()
    text = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler.setFormatter(JsonLines() if settings.log_format == "json" else text)
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    # These speak of every heartbeat, every job and every table; and of voice, which this bot does not use.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
    for talkative in ("apscheduler", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


@dataclass(frozen=True)
class Place:
    """Where the bot lives: on Discord, or in a sandbox that was started for it, with a server of its own."""

    clock: Clock
    token: str
    sandbox: Sandbox | None = None
    server: Server | None = None


@contextlib.asynccontextmanager
async def a_place(settings: ProcessSettings) -> AsyncIterator[Place]:
    """Discord where there is a token, else a sandbox with a server and a few people."""
    if settings.token is not None:
        yield Place(SystemClock(), settings.token)
        return
    async with Sandbox(host=settings.sandbox_host, port=settings.sandbox_port, rate_limits=True) as sandbox:
        sandbox.redirect(discord)
        server = sandbox.guild(FIRST_GUILD, owner="Director", channels=("lobby", "tournament"))
        for name, zone in FIRST_PEOPLE:
            await server.join(name, zone=zone)
        yield Place(sandbox.clock, sandbox.token, sandbox, server)


def database_place(settings: ProcessSettings, stack: contextlib.AsyncExitStack) -> str | Path:
    """Where everything is kept. A sandbox begins anew at every start, and so does what belongs to it."""
    if settings.database is not None:
        return settings.database
    if settings.token is not None:
        return "herald.db"
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="herald-"))) / "herald.db"


async def run(settings: ProcessSettings) -> None:
    """Run until told to stop."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with contextlib.AsyncExitStack() as stack:
        place = await stack.enter_async_context(a_place(settings))
        database = await stack.enter_async_context(await Database.open(database_place(settings, stack)))
        herald = Herald(database, place.clock)
        stack.push_async_callback(herald.close)
        spare_collector()
        lives = {asyncio.create_task(herald.start(place.token)), asyncio.create_task(stopped.wait())}
        if place.sandbox is not None and place.server is not None:
            lives.add(asyncio.create_task(add_rehearsals(place.sandbox, place.server, herald)))
            print(f"Herald's sandbox is open: {place.sandbox.url}", flush=True)
        ended, others = await asyncio.wait(lives, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        for task in ended:
            task.result()


def main() -> int:
    """Start; the exit status is 0 after a stop that was asked for."""
    try:
        settings = ProcessSettings()
        start_logging(settings)
        asyncio.run(run(settings))
    except ValidationError as error:
        print(f"These settings cannot be used (see .env.example):\n{error}", file=sys.stderr)
    except NewerDatabaseError as error:
        print(f"The database was written by a newer Herald ({error.found}). Please update Herald.", file=sys.stderr)
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Copy it anew from the developer portal.", file=sys.stderr)
    except OSError as error:
        print(f"Cannot start: {error}", file=sys.stderr)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
