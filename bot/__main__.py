"""The composition root: reads the settings, opens the database, connects to Discord or starts the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import signal
import sys
from typing import TYPE_CHECKING

import discord
from pydantic import ValidationError

from bot.app.clock import SystemClock
from bot.client import Herald
from bot.sandbox.server import Sandbox
from bot.settings import ProcessSettings
from storage.database import Database
from storage.errors import NewerDatabaseError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.app.clock import Clock

logger = logging.getLogger(__name__)

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
    # These two speak of every heartbeat and every job.
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("apscheduler").setLevel(logging.WARNING)


@contextlib.asynccontextmanager
async def a_place(settings: ProcessSettings) -> AsyncIterator[tuple[Clock, str]]:
    """Where the bot will live, as its clock and its token: Discord, or the sandbox that is started for it."""
    if settings.token is not None:
        yield SystemClock(), settings.token
        return
    async with Sandbox(host=settings.sandbox_host, port=settings.sandbox_port) as sandbox:
        sandbox.redirect(discord)
        guild = sandbox.guild(FIRST_GUILD, owner="Director", channels=("lobby", "tournament"))
        for name, zone in FIRST_PEOPLE:
            await guild.join(name, zone=zone)
        print(f"Herald's sandbox is open: {sandbox.url}", flush=True)
        yield sandbox.clock, sandbox.token


async def run(settings: ProcessSettings) -> None:
    """Run until told to stop."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with contextlib.AsyncExitStack() as stack:
        clock, token = await stack.enter_async_context(a_place(settings))
        database = await stack.enter_async_context(await Database.open(settings.database))
        herald = Herald(database, clock)
        stack.push_async_callback(herald.close)
        life = asyncio.create_task(herald.start(token))
        ending = asyncio.create_task(stopped.wait())
        await asyncio.wait({life, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if life.done():
            life.result()


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
