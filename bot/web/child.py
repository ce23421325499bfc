"""Run the page as a child process of the bot: start, restart after a crash, stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import sys

from bot.runtime.settings import ProcessSettings

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before it is begun again, at first and in the end."""

LIVED_SECONDS = 60.0
"""Who lived so long is begun again as soon as at first."""

ENDING_SECONDS = 3.0


def place_for_page(host: str, beside: int) -> str:
    """Return an address for a page without one in the settings: on the port after `beside` if free, or on any port."""
    for port in (beside + 1, 0) if beside else (0,):
        with contextlib.suppress(OSError, OverflowError), socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, port))
            return f"{host}:{tried.getsockname()[1]}"
    return f"{host}:{beside + 1}"


SETTINGS = (
    "web_url",
    "web_proxied",
    "web_http",
    "privacy_url",
    "terms_url",
    "log_level",
    "log_format",
    "watchdog_seconds",
)
"""The settings that the page has of the bot's, besides its place and its database."""

OF_THE_SYSTEM = re.compile(
    r"PATH|HOME|LANG|LANGUAGE|LC_[A-Z]+|TZ|TZDIR|PYTHONTZPATH|TMPDIR|TEMP|TMP|SYSTEMROOT|VIRTUAL_ENV|LD_LIBRARY_PATH|"
    r"PYTHON[A-Z]+|SSL_CERT_FILE|SSL_CERT_DIR|PG(HOST|PORT|USER|DATABASE|SSL[A-Z]+|PASSFILE|SERVICE|SERVICEFILE)"
)
"""Variables that Python, its libraries and PostgreSQL's client need; the bot's token and keys are none of them."""


def environment_of(settings: ProcessSettings, database: str, place: str) -> dict[str, str]:
    """Return the environment of the page: what the system needs and what the page reads, by name, and nothing else."""
    kept = {name: value for name, value in os.environ.items() if OF_THE_SYSTEM.fullmatch(name)}
    if settings.web_database is None and "PGPASSWORD" in os.environ:  # it reads as the bot does
        kept["PGPASSWORD"] = os.environ["PGPASSWORD"]
    chosen = {f"HERALD_{name.upper()}": getattr(settings, name) for name in SETTINGS}
    reads = settings.web_database.get_secret_value() if settings.web_database is not None else database
    given = {name: str(value) for name, value in chosen.items() if value is not None}
    return {**kept, **given, "HERALD_DATABASE": reads, "HERALD_WEB": place}


async def keep_page(settings: ProcessSettings, database: str, place: str) -> None:
    """Keep a process of the page alive that reads this database and listens at this place, until cancelled.

    It is given what it needs of the settings, and reads no file of settings itself: it faces the internet.
    """
    pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
    environment = environment_of(settings, database, place)
    is_sandbox = () if settings.token else ("--sandbox",)
    while True:
        command = [sys.executable, "-m", "bot.web", "--parent", str(os.getpid()), *is_sandbox]
        child = await asyncio.create_subprocess_exec(*command, env=environment)
        began = loop.time()
        try:
            status = await child.wait()
        except asyncio.CancelledError:
            await _end(child)
            raise
        pause = FIRST_PAUSE if loop.time() - began > LIVED_SECONDS else min(pause * 2, LONGEST_PAUSE)
        logger.error("the page ended with status %s; it begins again in %.0f seconds", status, pause)
        await asyncio.sleep(pause)


async def _end(child: asyncio.subprocess.Process) -> None:
    """Ask it to end, and make it end where it does not."""
    with contextlib.suppress(ProcessLookupError):
        child.terminate()
        try:
            await asyncio.wait_for(child.wait(), ENDING_SECONDS)
        except TimeoutError:
            child.kill()
            await child.wait()
