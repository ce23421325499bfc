"""The processes that share one database: each runs some shards, and takes over those of one that dies.

They hold the lease of the whole bot together, under a name for what they have to agree on, so that whoever agrees on
something else waits until they are gone. Beside it each has a lease of its own, which is its heartbeat, and one of
every shard that it runs. A process deletes the leases of another one whose heartbeat has stopped for `SILENCE` seconds,
or that is proved to have ended (see `leases.py`). If that one goes on, its next transaction is refused (`require`) and
it ends.
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
from bot.shards.assignment import Member, handed_out
from bot.shards.plan import ShardPlan
from storage.database import Database
from storage.errors import UnusableDatabaseError
from storage.leases import Lease, require_all
from storage.shards import Shards, named

logger = logging.getLogger(__name__)

LOOKS_BEFORE_TOLD = 5
"""So often a process looks for a shard before it says that there is none: those who are there may give it one."""

SHARD = "shard "
"""How leases are called: `process 1f3a 0,2` of a process with the shards that are at home there; `shard 2`."""


class Works(Protocol):
    """What works for the shards of this process. It asks the database's connections which these are."""

    async def take_up(self, added: frozenset[int]) -> None:
        """From now on these are ours as well."""
        ...

    async def give_up(self, gone: frozenset[int]) -> None:
        """These are ours no more: nothing is under way for them when this comes back."""
        ...


class ShardCoordinator(Holder):
    """This process as one of them. It holds shards, or waits until there is one for it.

    It shares with those for whom the same is `agreed` (see `agreement`), and who are divided into as many shards. Where
    the plan says no number it takes theirs; where nobody is there, what `proposed` answers.
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
        """Into how many shards the bot is divided, once that is agreed on."""
        self._looked_at = 0.0
        self._giving: dict[int, asyncio.Task[None]] = {}
        """Shards that are ours no more, for which something is still under way."""
        self._alive: dict[str, tuple[int, float]] = {}
        """The heartbeats of the others: the last number, and since when it has not gone on."""

    @property
    def shards(self) -> Shards:
        """What this process runs."""
        return self._connections.shards

    async def take(self) -> None:
        """Join the others, and wait until a shard is ours."""
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
        """Under which name all hold the lease of the whole bot who agree with us."""
        return f"{self._count} shards, {self._agreed}"

    def _number_of(self, together: str) -> int | None:
        """How many shards those have who hold the whole bot under this name; None where we do not agree otherwise."""
        matched = re.fullmatch(r"(\d+) shards, (.*)", together)
        return int(matched[1]) if matched is not None and matched[2] == self._agreed else None

    def _is_welcome(self, together: str) -> bool:
        number = self._number_of(together)
        return number is not None and self._plan.count in {None, number}

    async def _number(self) -> int:
        """What the host said, what the others have, or what Discord proposes."""
        if self._plan.count is not None:
            return self._plan.count
        others = await self._leases.find(WHOLE_BOT)
        number = None if others is None else self._number_of(others.holder)
        return number or await self._proposed()

    async def keep(self) -> None:
        """Let the heart beat, look after the others and share with them; LeaseLostError when we were taken for dead."""
        while True:
            await self._pulse.sleep(LOOK)
            try:
                await self._let_beat()
                await self._look()
            except (SQLAlchemyError, UnusableDatabaseError) as error:
                logger.warning("the processes that share the database cannot be looked after: %s", error)

    async def _let_beat(self) -> None:
        now = self._pulse.now()
        if self._beat_at is not None and now - self._beat_at < BEAT:
            return
        await self._leases.beat(self._name, self._me)
        await self._leases.beat(WHOLE_BOT, self._together)
        self._beat_at = now

    async def _look(self) -> None:
        """See who lives, and whose the shards are to be; give up and take what follows from that."""
        leases = await self._leases.all()
        processes = [lease for lease in leases if lease.name.startswith(PROCESS)]
        if len(processes) > 1:
            self._connections.share(others=True)
        living = await self._living(processes)
        held = {int(lease.name.removeprefix(SHARD)): lease.holder for lease in leases if lease.name.startswith(SHARD)}
        holders = {member.holder for member in living}
        held = {shard: holder for shard, holder in held.items() if holder in holders}
        wanted = handed_out(self._count, living, held)
        mine = frozenset(shard for shard, holder in wanted.items() if holder == self._me)
        self._give_up(self.shards.held - mine)
        for number in [shard for shard, holder in held.items() if holder == self._me]:
            if number not in self.shards.held and number not in self._giving:
                await self._leases.release(f"{SHARD}{number}", self._me)  # what went wrong the first time
        # As many as there are already: whoever comes a moment later need not be given half of everything again.
        free = sorted(mine - held.keys())[: max(1, len(self.shards.held))]
        await self._take_up(free)
        if len(processes) == 1:
            await self._write_alone()

    async def _write_alone(self) -> None:
        """Where nobody else is there, nobody needs to be asked before something is remembered.

        Whoever comes now gets no shard, and so writes nothing, before our next look.
        """
        if self._connections.is_shared and self.shards.is_all and not self._giving:
            await self._connections.caught_up()
            self._connections.share(others=False)

    async def _living(self, processes: Sequence[Lease]) -> list[Member]:
        """Return those that live. Free what the others held, who have ended or were silent for long."""
        now = self._pulse.now()
        if now - self._looked_at > SILENCE - BEAT:
            self._alive.clear()  # it was us who did not listen
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

    async def _take_up(self, wanted: Sequence[int]) -> None:
        at = datetime.now(UTC)
        taken = set()
        for number in wanted:
            if await self._leases.take(f"{SHARD}{number}", self._me, who=self._who, at=at):
                taken.add(number)
        if taken:
            self._now_ours(self.shards.held | taken)
            await self._works.take_up(frozenset(taken))

    def _give_up(self, gone: frozenset[int]) -> None:
        """Others take them up when nothing is under way for them here. Meanwhile our heart goes on beating."""
        if gone:
            self._now_ours(self.shards.held - gone)
            giving = asyncio.create_task(self._hand_over(gone), name="handing over")
            self._giving |= dict.fromkeys(gone, giving)

    async def _hand_over(self, gone: frozenset[int]) -> None:
        try:
            await self._works.give_up(gone)
            for number in sorted(gone):
                await self._leases.release(f"{SHARD}{number}", self._me)
        except (SQLAlchemyError, UnusableDatabaseError) as error:
            logger.warning("shards could not be given back: %s", error)
        finally:
            for number in gone:
                del self._giving[number]

    def _now_ours(self, held: frozenset[int]) -> None:
        self._connections.shards = Shards(self._count, held)
        logger.info("runs shards %s", self.shards)

    async def require(self, connection: AsyncConnection) -> None:
        """LeaseLostError where we were taken for dead, or others have the database for themselves."""
        await require_all(connection, {WHOLE_BOT: self._together, self._name: self._me})

    async def release(self) -> None:
        """Give everything back: the others take it at their next look."""
        for giving in set(self._giving.values()):
            giving.cancel()
        await asyncio.gather(*self._giving.values(), return_exceptions=True)
        await self._return(self._leases.leave(self._me, WHOLE_BOT, self._together, PROCESS))


def _all_run(count: int) -> str:
    """What a process says that has none."""
    if count == 1:
        return (
            "Another process runs the bot's only shard. This one waits, and takes over when that one ends; "
            "to share the work, stop all and divide the bot: HERALD_SHARDS."
        )
    return f"All {count} shards are run by others. This process waits for one."


def _member(lease: Lease) -> Member:
    _, _, home = lease.name.removeprefix(PROCESS).partition(" ")
    return Member(lease.holder, frozenset(int(number) for number in home.split(",") if number))
