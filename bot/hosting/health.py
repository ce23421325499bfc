"""Health of each part of a running bot, for `/healthz` and the metric `HEALTHY`."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bot.hosting.client import Herald
from bot.runtime.metrics import HEALTHY, OUTBOX_HELD_TARGETS, OUTBOX_OLDEST_SECONDS, OUTBOX_ROWS, SHARDS
from storage.errors import StorageError
from storage.shards import named

DATABASE_SECONDS = 5.0
"""Timeout of the test query."""
HEARTBEAT_SECONDS = 30.0
"""Maximum latency of Discord's heartbeat."""
OLDEST_POST = timedelta(minutes=15)
"""Maximum age of a post whose target is not paused. The longest back-off is five minutes."""
LATEST_DEADLINE = timedelta(minutes=5)
"""Maximum delay of the timetable."""


@dataclass(frozen=True, slots=True)
class Health:
    """The trouble of each part in a few words; empty if there is none."""

    parts: Mapping[str, str]
    runs: str = ""
    """The shards of this process, as `0,2 of 3`."""

    @property
    def is_well(self) -> bool:
        """Whether no part has trouble."""
        return not any(self.parts.values())


async def health_of(herald: Herald) -> Health:
    """Check all parts now. Also set the gauges that need a database query."""
    parts = {
        "gateway": _gateway(herald),
        "database": await _database(herald),
        "outbox": "",
        "timetable": _timetable(herald),
        "shards": _shards(herald),
    }
    if not parts["database"]:
        parts["outbox"] = await _outbox(herald)
    for part, trouble in parts.items():
        HEALTHY.labels(part).set(not trouble)
    SHARDS.set(len(herald.service.shards.held))
    return Health(parts, str(herald.service.shards))


def _gateway(herald: Herald) -> str:
    if not herald.is_ready():
        return "not connected to Discord"
    latency = herald.latency
    if math.isfinite(latency) and latency > HEARTBEAT_SECONDS:
        return f"Discord answered the last heartbeat after {latency:.0f} s"
    return ""


async def _database(herald: Herald) -> str:
    connections = herald.service.database.connections
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await connections.read(lambda connection: connection.execute(text("SELECT 1")))
            connections.check_place()
    except TimeoutError:
        return f"no answer within {DATABASE_SECONDS:.0f} s"
    except (StorageError, SQLAlchemyError) as error:
        return type(error).__name__
    return "another program holds it, or its server is away" if connections.busy else ""


async def _outbox(herald: Herald) -> str:
    database, now = herald.service.database, herald.service.clock.now()
    held = {hold.target for hold in await database.holds.all()}
    queues = await database.waiting.queues(herald.service.shards)
    oldest = max((now - queue.since for queue in queues if queue.target not in held), default=timedelta())
    OUTBOX_ROWS.set(sum(queue.rows for queue in queues))
    OUTBOX_HELD_TARGETS.set(len(held))
    OUTBOX_OLDEST_SECONDS.set(oldest.total_seconds())
    return f"a message has waited for {oldest}" if oldest > OLDEST_POST else ""


def _shards(herald: Herald) -> str:
    """Each shard of this process must be connected."""
    missing = set(herald.shard_ids or herald.shards) - herald.ready_shards
    return f"not connected to {named(missing)}" if missing else ""


def _timetable(herald: Herald) -> str:
    late = herald.timetable.late(herald.service.clock.now())
    return f"something has been due for {late}" if late > LATEST_DEADLINE else ""
