"""A bot that publishes a round and is killed at a chosen step. Run as a process of its own by `test_kill.py`.

Steps are the moments between any two things that leave a trace: rows written inside the transaction, the commit, the
note that sending begins, Discord's answer, the note that it was sent.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import yarl

import storage.log
from bot.app.tournaments.clock import SystemClock
from bot.app.tournaments.service import Order
from bot.app.tournaments.worker import InlineDecider
from bot.client import Herald
from formats import registry
from formats.core.commands import PublishRound
from storage.database import Database
from storage.log import EventLog
from storage.outbox import Outbox

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
        """A step before and a step after every call of this coroutine function."""
        real: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def watched(*args: Any, **named: Any) -> Any:
            self.pass_by()
            answer = await real(*args, **named)
            self.pass_by()
            return answer

        setattr(owner, name, watched)


def publish(tournament: str) -> tuple[str, Order]:
    """The order that is given twice: by the bot that dies and by the one after it."""
    command = PublishRound(stage=0, round_number=1)
    return tournament, Order(command=command, actor="p1", command_id=COMMAND_ID)


def loaded(rest: str, gateway: str, token: str, database: str, last: int, tournament: str) -> None:
    """Connect, publish and post everything, or die at the step `last`, counting from 1."""
    asyncio.run(_live(rest, gateway, token, database, Fate(last), tournament))


async def _live(rest: str, gateway: str, token: str, database: str, fate: Fate, tournament: str) -> None:
    discord.http.Route.BASE = rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    async with await Database.open(database) as opened:
        herald = Herald(opened, SystemClock(), decider=InlineDecider(), pictures=False, guild_ready_timeout=0)
        running = asyncio.create_task(herald.start(token))
        await herald.at_work.wait()
        await herald.timetable.settled()
        await herald.announcer.settled()
        fate.around(EventLog, "append")
        fate.around(storage.log, "write_records")
        fate.around(storage.log, "apply_bindings")
        fate.around(storage.log, "queue")
        fate.around(Outbox, "mark_started")
        fate.around(discord.abc.Messageable, "send")
        fate.around(Outbox, "mark_sent")
        await herald.service.carry_out(*publish(tournament))
        await herald.announcer.settled()
        await herald.close()
        await running
