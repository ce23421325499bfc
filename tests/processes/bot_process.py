"""A bot's process of these runs: hosted as `python -m bot` hosts it, one of several on the same database."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path

from bot.hosting.bot_runner import Hosting
from bot.shards.plan import shards_of
from storage.database import Database
from tests.chaos.bot_process import BOARD_PACE, OPTIONS, Place, ToldClock, keep_ledger, listen, prepare


def live(place: Place, wire: Connection, seconds: float, skew: float) -> None:
    """Run one of the bot's processes until it is ended from outside."""
    prepare(place)
    asyncio.run(_live(place, wire, seconds, skew))


async def _live(place: Place, wire: Connection, seconds: float, skew: float) -> None:
    clock = ToldClock(wire.send)
    clock.told(seconds, skew)
    keep_ledger(place.ledger)
    shards = shards_of(place.shards) if place.shards else None
    hosting = Hosting(Path(), clock, place.token, shards=shards, identify_seconds=0.0, **OPTIONS)
    await hosting.start(await Database.open(place.database))
    hosting.herald.boards.pace = BOARD_PACE
    listen(wire, clock, lambda: hosting.herald)
    wire.send(("ready", None))
    await hosting.ended
