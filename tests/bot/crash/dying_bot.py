"""A bot that publishes a round and is killed at a chosen step. Run as a process of its own by `test_kill.py`.

Steps are the moments between any two things that leave a trace: rows written inside the transaction, the commit, the
note that sending begins, Discord's answer, the note that it was sent.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord
import yarl

import storage.log
from bot.hosting.client import Herald
from bot.sandbox.clock import Clock
from bot.service.orders import CommandId, Order
from formats import registry
from formats.core.commands import PublishRound
from storage.database import Database
from storage.log import EventLog
from storage.outbox import Outbox
from tests.bot.inline_decider import InlineDecider

registry.engine()  # loads all formats, which the forked bots then need not do

COMMAND_ID = "publish-once"


class Fate:
    """Counts steps and dies at the chosen one."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.step = 0

    def pass_by(self) -> None:
        """One more step is done."""
        self.step += 1
        if self.step == self.last:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, owner: Any, name: str) -> None:
        """A step before and a step after every call of this function or coroutine function."""
        real: Callable[..., Any] = getattr(owner, name)
        if not inspect.iscoroutinefunction(real):

            def watched_at_once(*args: Any, **named: Any) -> Any:
                self.pass_by()
                answer = real(*args, **named)
                self.pass_by()
                return answer

            setattr(owner, name, watched_at_once)
            return

        async def watched(*args: Any, **named: Any) -> Any:
            self.pass_by()
            answer = await real(*args, **named)
            self.pass_by()
            return answer

        setattr(owner, name, watched)


def publish(tournament: str) -> tuple[str, Order]:
    """The order that is given twice: by the bot that dies and by the one after it."""
    command = PublishRound(stage=0, round_number=1)
    return tournament, Order.of(command, actor="p1", command_id=CommandId(COMMAND_ID))


@dataclass(frozen=True)
class Life:
    """What a bot does: make good what the one before it left of `before`, then publish `tournament`.

    It dies at the step `last` of that, counting from 1; with 0 it stays alive. Its clock stands at `now`.
    """

    rest: str
    gateway: str
    token: str
    database: str
    now: datetime
    before: str | None
    tournament: str
    last: int


def live(life: Life) -> None:
    """Run the bot until it is killed or done; the exit status is then the number of steps."""
    sys.exit(asyncio.run(_live(life, Fate(life.last))))


async def _live(life: Life, fate: Fate) -> int:
    discord.http.Route.BASE = life.rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(life.gateway)
    async with await Database.open(life.database) as opened, at_work(opened, life.now, life.token) as herald:
        if life.before is not None:
            await herald.service.carry_out(*publish(life.before))
            await settled(herald)
        fate.around(EventLog, "write")
        fate.around(storage.log, "write_rows")
        fate.around(storage.log, "apply_bindings")
        fate.around(storage.log, "queue")
        fate.around(Outbox, "mark_started")
        fate.around(discord.abc.Messageable, "send")
        fate.around(Outbox, "mark_sent")
        await herald.service.carry_out(*publish(life.tournament))
        await settled(herald)
    return fate.step


class Uncommanded(Herald):
    """A bot that registers no commands with Discord: none is used here, and registering takes longer than the rest."""

    async def setup_hook(self) -> None:
        """Publish nothing."""


@asynccontextmanager
async def at_work(database: Database, now: datetime, token: str) -> AsyncIterator[Herald]:
    """A bot that is connected and works."""
    clock = Clock(now, running=False)
    herald = Uncommanded(database, clock, decider=InlineDecider(), pictures=False, guild_ready_timeout=0, dm_seconds=0)
    running = asyncio.create_task(herald.start(token))
    await herald.at_work.wait()
    try:
        yield herald
    finally:
        await herald.close()
        await running


async def settled(herald: Herald) -> None:
    """Wait until everything that is due has been done and posted."""
    await herald.timetable.settled()
    await herald.announcer.settled()
