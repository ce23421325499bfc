"""The process of the page as a child of the bot: begun with it, begun again where it dies, ended with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before it is begun again, at first and in the end."""

LIVED_SECONDS = 60.0
"""Who lived so long is begun again as soon as at first."""

ENDING_SECONDS = 3.0


def place_for_page(host: str, beside: int) -> str:
    """Where a page can listen that nobody named a place for: the port after `beside` if it is free, or any that is."""
    for port in (beside + 1, 0) if beside else (0,):
        with contextlib.suppress(OSError, OverflowError), socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, port))
            return f"{host}:{tried.getsockname()[1]}"
    return f"{host}:{beside + 1}"


async def keep_page(database: str, place: str) -> None:
    """Keep a process of the page alive that reads this database and listens at this place, until cancelled.

    It has the other settings of this one.
    """
    pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
    environment = {**os.environ, "HERALD_DATABASE": database, "HERALD_WEB": place}
    while True:
        command = [sys.executable, "-m", "bot.web", "--parent", str(os.getpid())]
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
