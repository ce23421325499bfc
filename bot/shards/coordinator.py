"""Coordinate processes that share one database: each runs some shards and takes over those of a process that ends.

Theory of operation. There is no leader. All state is in leases:

- one for the whole bot, held jointly under a name that contains the shard count and the compatibility digest
  (`agreement`), so that incompatible processes wait until the others have ended;
- one per process, whose counter is its heartbeat, and whose name contains the shards that are at home there;
- one per shard.

Each process reads all leases every `LOOK` seconds, removes processes that are dead, and computes the assignment
(`assignment`), a pure function of living members and held shards. It releases shards that are no longer its own, and
takes free ones. A process is dead when its end is proved (see `leases.py`) or its heartbeat has not changed for
`SILENCE` seconds of the observer's clock.

Invariants:

- A shard is run only while its lease is held: it is released after `Works.remove_shards` has finished the work for it,
  and taken before `add_shards`. `Leases.take` succeeds for one process only, so processes that see different members
  cannot both get a shard.
- A process whose lease was deleted cannot write: its transactions check the leases (`require`), and it ends.
- An observer that was itself suspended forgets what it saw and waits `SILENCE` again.

Cost: one query per process and second.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import formats
from bot.runtime.leases import BEAT, LOOK, PROCESS, SILENCE, WHOLE_BOT, Holder, until_free
from bot.shards.assignment import Member, assign_shards
from bot.shards.plan import ShardPlan
from storage.database import Database
from storage.errors import UnusableDatabaseError
from storage.leases import Lease, require_all
from storage.shards import Shards, named

logger = logging.getLogger(__name__)

LOOKS_BEFORE_TOLD = 5
"""Number of reads without a shard after which a waiting process logs it.

Before that the others may still release one.
"""

SHARD = "shard "
"""Prefix of shard leases. Examples of names: `process 1f3a 0,2` for a process that is home of two shards; `shard 2`."""


class Works(Protocol):
    """The work for the shards of this process. Which shards these are is stored in the database's connections."""

    async def add_shards(self, added: frozenset[int]) -> None:
        """Start working for these shards, too."""
        ...

    async def remove_shards(self, gone: frozenset[int]) -> None:
        """Stop working for these shards; return when nothing is in progress for them."""
        ...


class ShardCoordinator(Holder):
    """This process as a member of the group: holds shards, or waits for one.

    Members have the same `agreed` digest and shard count. Without a count in the plan the count of the running members
    is used, or, without any, that of `proposed`.
    """

    def __init__(
        self,
        database: Database,
        plan: ShardPlan,
        works: Works,
        *,
        agreed: str,
        proposed: Callable[[], Awaitable[int]],
        **options: Any,
    ) -> None:
        """`options` are those of every `Holder`."""
        super().__init__(database, **options)
        self._plan = plan
        self._works = works
        self._agreed = agreed
        self._proposed = proposed
        self._name = f"{PROCESS}{self._me} {named(plan.home)}".strip()
        self._count = plan.count or 1
        """The number of shards of the bot, once agreed."""
        self._looked_at = 0.0
        self._giving: dict[int, asyncio.Task[None]] = {}
        """Shards that are being released, while work for them is in progress."""
        self._alive: dict[str, tuple[int, float]] = {}
        """Last heartbeat counter of each other process, and when it was first seen."""

    @property
    def shards(self) -> Shards:
        """The shards of this process."""
        return self._connections.shards

    async def take(self) -> None:
        """Join the group and wait for a shard."""
        self._connections.shards = Shards(self._count, frozenset())
        self._connections.share(others=True)
        await self._join()
        self._connections.shards = Shards(self._count, frozenset())
        self._connections.guard = self
        looks = 0
        while not self.shards.held:
            await self._look()
            if not self.shards.held:
                looks += 1
                if looks == LOOKS_BEFORE_TOLD:
                    self._told(_all_run(self._count))
                await self._pulse.sleep(LOOK)
                await self._let_beat()

    async def _join(self) -> None:
        while True:
            dead = await until_free(
                self._leases, WHOLE_BOT, self._pulse, self._told, table=self._table, welcome=self._is_welcome
            )
            self._count = await self._number()
            who = f"processes that share it in {self._count} shards (Herald {formats.__version__})"
            at, now = datetime.now(UTC), self._pulse.now()
            if await self._leases.share(WHOLE_BOT, self._together, who=who, at=at, instead_of=dead):
                break
            await self._pulse.sleep(LOOK)
        await self._leases.take(self._name, self._me, who=self._who, at=at)
        self._beat_at = self._looked_at = now

    @property
    def _together(self) -> str:
        """The name under which compatible processes hold the lease of the whole bot."""
        return f"{self._count} shards, {self._agreed}"

    def _number_of(self, together: str) -> int | None:
        """Return the shard count in a joint holder's name; None if its digest differs."""
        matched = re.fullmatch(r"(\d+) shards, (.*)", together)
        return int(matched[1]) if matched is not None and matched[2] == self._agreed else None

    def _is_welcome(self, together: str) -> bool:
        number = self._number_of(together)
        return number is not None and self._plan.count in {None, number}

    async def _number(self) -> int:
        """Return the shard count: from the settings, from the running members, or as recommended by Discord."""
        if self._plan.count is not None:
            return self._plan.count
        others = await self._leases.find(WHOLE_BOT)
        number = None if others is None else self._number_of(others.holder)
        return number or await self._proposed()

    async def keep(self) -> None:
        """Write heartbeats, observe the others and rebalance, until cancelled.

        LeaseLostError if this process was declared dead.
        """
        while True:
            await self._pulse.sleep(LOOK)
            try:
                await self._let_beat()
                await self._look()
            except (SQLAlchemyError, UnusableDatabaseError) as error:
                logger.warning("could not coordinate with the processes that share the database: %s", error)

    async def _let_beat(self) -> None:
        now = self._pulse.now()
        if self._beat_at is not None and now - self._beat_at < BEAT:
            return
        await self._leases.beat(self._name, self._me)
        await self._leases.beat(WHOLE_BOT, self._together)
        self._beat_at = now

    async def _look(self) -> None:
        """Read all leases, compute the assignment, and release and take shards accordingly."""
        leases = await self._leases.all()
        processes = [lease for lease in leases if lease.name.startswith(PROCESS)]
        if len(processes) > 1:
            self._connections.share(others=True)
        living = await self._living(processes)
        held = {int(lease.name.removeprefix(SHARD)): lease.holder for lease in leases if lease.name.startswith(SHARD)}
        holders = {member.holder for member in living}
        held = {shard: holder for shard, holder in held.items() if holder in holders}
        wanted = assign_shards(self._count, living, held)
        mine = frozenset(shard for shard, holder in wanted.items() if holder == self._me)
        self._remove_shards(self.shards.held - mine)
        for number in [shard for shard, holder in held.items() if holder == self._me]:
            if number not in self.shards.held and number not in self._giving:
                await self._leases.release(f"{SHARD}{number}", self._me)  # an earlier release failed
        # At most double the number per read: another process that starts a moment later can take the rest, and shards
        # need not be moved again.
        free = sorted(mine - held.keys())[: max(1, len(self.shards.held))]
        await self._add_shards(free)
        if len(processes) == 1:
            await self._write_alone()

    async def _write_alone(self) -> None:
        """If no other process is there, enable caches that need no coordination with others.

        A process that joins now gets no shard, and so writes nothing, before the next `_look` disables them.
        """
        if self._connections.is_shared and self.shards.is_all and not self._giving:
            await self._connections.caught_up()
            self._connections.share(others=False)

    async def _living(self, processes: Sequence[Lease]) -> list[Member]:
        """Return the living members; remove those that ended or whose heartbeat stopped."""
        now = self._pulse.now()
        if now - self._looked_at > SILENCE - BEAT:
            self._alive.clear()  # this process was suspended: unchanged counters prove nothing
        self._looked_at = now
        living = []
        for lease in processes:
            beat, since = self._alive.get(lease.holder, (-1, now))
            if self._table.has_ended(lease.holder):
                await self._bury(lease, f"{lease.who} has ended")
                continue
            if lease.holder != self._me and beat == lease.beat and now - since >= SILENCE:
                await self._bury(lease, f"No heartbeat of {lease.who} for {SILENCE:.0f} seconds")
                continue
            if beat != lease.beat:
                self._alive[lease.holder] = lease.beat, now
            living.append(_member(lease))
        self._alive = {member.holder: self._alive[member.holder] for member in living}
        return living

    async def _bury(self, dead: Lease, why: str) -> None:
        if await self._leases.bury(dead):
            self._told(f"{why}; its shards are taken over.")

    async def _add_shards(self, wanted: Sequence[int]) -> None:
        at = datetime.now(UTC)
        taken = set()
        for number in wanted:
            if await self._leases.take(f"{SHARD}{number}", self._me, who=self._who, at=at):
                taken.add(number)
        if taken:
            self._now_ours(self.shards.held | taken)
            await self._works.add_shards(frozenset(taken))

    def _remove_shards(self, gone: frozenset[int]) -> None:
        """Stop running shards and release them in a task, so that heartbeats continue while their work ends."""
        if gone:
            self._now_ours(self.shards.held - gone)
            giving = asyncio.create_task(self._hand_over(gone), name="handing over")
            self._giving |= dict.fromkeys(gone, giving)

    async def _hand_over(self, gone: frozenset[int]) -> None:
        try:
            await self._works.remove_shards(gone)
            for number in sorted(gone):
                await self._leases.release(f"{SHARD}{number}", self._me)
        except (SQLAlchemyError, UnusableDatabaseError) as error:
            logger.warning("shards could not be released: %s", error)
        finally:
            for number in gone:
                del self._giving[number]

    def _now_ours(self, held: frozenset[int]) -> None:
        self._connections.shards = Shards(self._count, held)
        logger.info("runs shards %s", self.shards)

    async def require(self, connection: AsyncConnection) -> None:
        """Raise LeaseLostError if this process was declared dead, or another holds the whole bot."""
        await require_all(connection, {WHOLE_BOT: self._together, self._name: self._me})

    async def release(self) -> None:
        """Release everything; the others take it at their next read."""
        for giving in set(self._giving.values()):
            giving.cancel()
        await asyncio.gather(*self._giving.values(), return_exceptions=True)
        await self._return(self._leases.leave(self._me, WHOLE_BOT, self._together, PROCESS))


def _all_run(count: int) -> str:
    """Return the message of a process that has no shard."""
    if count == 1:
        return (
            "Another process runs the bot's only shard. This one waits, and takes over when that one ends; "
            "to share the work, stop all and divide the bot: HERALD_SHARDS."
        )
    return f"All {count} shards are run by others. This process waits for one."


def _member(lease: Lease) -> Member:
    _, _, home = lease.name.removeprefix(PROCESS).partition(" ")
    return Member(lease.holder, frozenset(int(number) for number in home.split(",") if number))
