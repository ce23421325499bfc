"""The process of the page: `python -m bot.web`. It reads the settings and the database, and writes nothing."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest
from pydantic import ValidationError

from bot import plugins
from bot.runtime.logs import start_logging
from bot.runtime.settings import ProcessSettings
from bot.runtime.watchdog import watched_loop
from bot.views.info import Policies
from bot.web import consent, feeds, machines, overlays, personal
from bot.web.serving import Serving
from bot.web.site import Routes, Site, SiteOptions
from formats import registry
from storage.database import Database
from storage.errors import NewerDatabaseError, UnusableDatabaseError
from storage.wording import advice

logger = logging.getLogger("bot.web")

ROUTES: tuple[Routes, ...] = (machines.routes, feeds.routes, overlays.routes, consent.routes, personal.routes)
"""What brings addresses besides the pages."""

WAIT_SECONDS = 1.0
"""Between two looks whether the bot has made the database yet."""


async def opened(place: str) -> Database:
    """Open the database, once the bot has created it and migrated it."""
    waits = False
    while (database := await Database.open_to_read(place)) is None:
        if not waits:
            logger.info("waiting for the bot to make or migrate the database")
            waits = True
        await asyncio.sleep(WAIT_SECONDS)
    return database


async def gone(parent: int) -> None:
    """Wait until the process that started this one is no more."""
    while os.getppid() == parent:  # noqa: ASYNC110 - nobody tells a process of this
        await asyncio.sleep(WAIT_SECONDS)


@contextlib.asynccontextmanager
async def metrics_at(place: tuple[str, int] | None) -> AsyncIterator[None]:
    """Show what is measured here on a port of its own, which is not that of the page; nowhere without a place."""
    if place is None:
        yield
        return
    application = web.Application()
    application.router.add_get("/metrics", _metrics)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, *place).start()
        yield
    finally:
        await runner.cleanup()


async def _metrics(_request: web.Request) -> web.Response:
    return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def run(settings: ProcessSettings, *, parent: int | None = None, is_sandbox: bool = False) -> None:
    """Serve until a signal asks to stop, or until the process `parent` has ended."""
    async with watched_loop(settings.watchdog_seconds, settings.log_format):
        await _serve(settings, parent, is_sandbox=is_sandbox)


async def _serve(settings: ProcessSettings, parent: int | None, *, is_sandbox: bool) -> None:
    host, port = settings.web_place or ("127.0.0.1", 8080)
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    plugins.install_views()
    options = SiteOptions(
        settings.web_base or f"http://{host}:{port}",
        settings.web_proxied,
        Policies(settings.privacy_url, settings.terms_url),
        is_sandbox=is_sandbox,
    )
    ends: list[asyncio.Task[Any]] = [asyncio.create_task(stopped.wait())]
    if parent is not None:
        ends.append(asyncio.create_task(gone(parent)))
    reads = settings.web_database.get_secret_value() if settings.web_database is not None else settings.database
    opening = asyncio.create_task(opened(reads or "herald.db"))
    await asyncio.wait([opening, *ends], return_when=asyncio.FIRST_COMPLETED)
    if opening.done():
        async with opening.result() as database:
            site = Site(database, registry.engine(), options, routes=ROUTES)
            async with Serving(site, host, port), metrics_at(settings.web_http_place):
                logger.info("the page is open: %s", options.base)
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    for task in (opening, *ends):
        task.cancel()


def raise_open_files() -> None:
    """Let this process have as many connections open as the system allows it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard == resource.RLIM_INFINITY or soft < hard:
            wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def main(arguments: Sequence[str] = ()) -> int:
    """Start; the exit status is 0 after a stop that was asked for."""
    options = _parser().parse_args(arguments)
    parent = options.parent
    try:
        settings = ProcessSettings() if parent is None else ProcessSettings(_env_file=None)
        start_logging(settings.log_level, settings.log_format, [settings.token or ""])
        raise_open_files()
        asyncio.run(run(settings, parent=parent, is_sandbox=options.sandbox))
    except ValidationError as error:
        print(f"These settings cannot be used (see .env.example):\n{error}", file=sys.stderr)
    except UnusableDatabaseError as error:
        print(advice(error), file=sys.stderr)
    except NewerDatabaseError as error:
        print(f"The database was written by a newer Herald ({error.found}). Please update Herald.", file=sys.stderr)
    except OSError as error:
        print(f"Cannot start: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def _parser() -> argparse.ArgumentParser:
    about = "Show tournaments on the web, from the database of a Herald. Settings: see HERALD_WEB in .env.example."
    parser = argparse.ArgumentParser(prog="python -m bot.web", description=about)
    parser.add_argument("--parent", type=int, help="end with this process, by its number, which has started this one")
    parser.add_argument("--sandbox", action="store_true", help="the tournaments are in a sandbox, not on Discord")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
