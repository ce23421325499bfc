"""The faults of a run, drawn from its seed: what strikes, where, for how long, and how it ends."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random

from bot.sandbox.people import Server
from bot.sandbox.people.text import text_of
from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from bot.sandbox.world.models import Channel
from bot.sandbox.world.permissions import Permission
from bot.text.texts import texts
from tests.chaos.playing import Impatient
from tests.chaos.running_bot import RunningBot

LOBBY = "lobby"
SPARE = "elsewhere"

REMOVED = "bot removed"
IS_BACK = texts.delivery.back(title="").partition(".")[0]
"""How the bot begins to say that it is back on a server."""

MOST_AT_ONCE = 3
PATIENCE, MOST_TRIES = 4, 20
"""After so many tries of the director's the faults are over; after so many more something is wrong."""

NOTHING_DONE = ("Sorry", "nothing was changed", "I can't post in that channel", "I can't see that channel")
"""Parts of the answers to commands that changed nothing because of a fault."""

HARMLESS = frozenset({"database locked", "member left", "direct messages closed", "slow channel"})
"""Faults that last and take nobody's answer away: a lock is waited for."""

DEALT = 5
"""So many faults strike in every seed one after the other, others each time, before chance decides."""

LONGEST = 4
"""Steps of the play that a fault lasts at most."""

WRITES = ("POST /channels/{channel_id}/messages", "PATCH /channels/*", "POST /channels/*/threads", "POST *", "*")
LOST = (
    Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
    Permission.PIN_MESSAGES,
    Permission.CREATE_PUBLIC_THREADS,
)

IN_A_REQUEST = "kill -9 in a request"

KINDS = (
    "outage",
    "refused before the work",
    "refused after the work",
    "no answer",
    "rate limited",
    "old edits refused",
    "slow channel",
    "permission gone",
    "channel gone",
    REMOVED,
    "member left",
    "direct messages closed",
    "opening too fast",
    "quarantine",
    "gateway dropped",
    "events repeated",
    "gateway frozen",
    "clock apart",
    "database locked",
    "disk full",
    "kill -9",
)
"""What can strike between two steps, by name."""


def dealt_to(seed: int) -> Sequence[str]:
    """What strikes in a seed before anything is drawn: five seeds in a row have everything."""
    return [KINDS[(seed * DEALT + number) % len(KINDS)] for number in range(DEALT)]


End = Callable[[], Awaitable[None]]


class NothingToStrikeError(Exception):
    """It has struck once, and cannot again; or what it would strike is not there."""


@dataclass(slots=True)
class Lasting:
    """A fault that lasts for so many more steps."""

    name: str
    steps: int
    end: End


class Gremlins:
    """Let faults strike a sandbox and its bot, between the steps of the play and in the middle of requests.

    `struck` counts what has happened by name. `often` is the chance of a new fault after each step.
    """

    def __init__(
        self, seed: int, sandbox: Sandbox, server: Server, bot: RunningBot, *, often: float, kills: int
    ) -> None:
        self._random = Random(f"chaos {seed}")
        self._sandbox = sandbox
        self._server = server
        self._bot = bot
        self._often = often
        self._requests = 0
        self._deaths_ahead = self._drawn_deaths(kills)
        self._lasting: list[Lasting] = []
        self.struck: Counter[str] = Counter()
        self.players: list[Impatient] = []
        self.moved = False
        self._obeyed = 0
        self._begun = False
        sandbox.services.observers.append(self._request)
        self._strikes: Mapping[str, Callable[[], Awaitable[End | None]]] = {
            "outage": self._outage,
            "refused before the work": self._refused_before,
            "refused after the work": self._refused_after,
            "no answer": self._no_answer,
            "rate limited": self._rate_limited,
            "old edits refused": self._old_edits,
            "slow channel": self._slow_channel,
            "permission gone": self._permission_gone,
            "channel gone": self._channel_gone,
            REMOVED: self._bot_removed,
            "member left": self._member_left,
            "direct messages closed": self._closed_dms,
            "opening too fast": self._too_fast,
            "quarantine": self._quarantine,
            "gateway dropped": self._gateway_dropped,
            "events repeated": self._repeated,
            "gateway frozen": self._frozen,
            "clock apart": self._clock_apart,
            "database locked": self._locked,
            "disk full": self._disk_full,
            "kill -9": self._killed,
        }
        self._dealt = list(dealt_to(seed))

    def _drawn_deaths(self, kills: int) -> list[int]:
        ahead, at = [], 0
        for _ in range(kills):
            at += self._random.randint(5, 60)
            ahead.append(at)
        return ahead

    def begin(self, players: Sequence[Impatient]) -> None:
        """The tournament is there, and these people play: from now on faults strike."""
        self.players = list(players)
        self._requests = 0
        self._begun = True

    def _request(self, _: Exchange) -> None:
        """Discord has just done what was asked, and not answered yet: the worst moment to die."""
        if not self._begun:
            return
        self._requests += 1
        if self._deaths_ahead and self._requests >= self._deaths_ahead[0]:
            del self._deaths_ahead[0]
            self.struck[IN_A_REQUEST] += 1
            self._bot.kill()

    async def step(self) -> None:
        """Something was done: faults end, the next may strike."""
        if not self._begun:
            return
        for fault in self._lasting.copy():
            fault.steps -= 1
            if fault.steps <= 0:
                await self._over(fault)
        if len(self._lasting) < MOST_AT_ONCE and (self._dealt or self._random.random() < self._often):
            await self._strike()

    async def _strike(self) -> None:
        """Let something strike that can: what was dealt first, then by chance."""
        dealt = self._dealt.pop(0) if self._dealt else None
        name = dealt or self._random.choice((*KINDS, "refused after the work"))
        steps = self._random.randint(1, LONGEST)
        if name in {fault.name for fault in self._lasting}:
            return  # the end of one of them would be the end of both, or of neither
        try:
            end = await self._strikes[name]()
        except NothingToStrikeError:
            if dealt is not None:
                self._dealt.append(dealt)
            return
        self.struck[name] += 1
        if end is not None:
            self._lasting.append(Lasting(name, steps, end))

    async def _over(self, fault: Lasting) -> None:
        """End it, unless the end of another has done so."""
        if fault in self._lasting:
            self._lasting.remove(fault)
            await fault.end()

    async def calm(self) -> None:
        """Let everything that lasts be over."""
        for fault in reversed(self._lasting.copy()):
            await self._over(fault)
        self._sandbox.faults.clear()

    async def peace(self) -> None:
        """Nothing strikes any more."""
        self._often = 0.0
        self._dealt.clear()
        self._deaths_ahead.clear()
        await self.calm()
        self._bot.skew = timedelta()
        self._bot.tell_time()

    # what can strike

    def _accident(self, name: str, **where: object) -> End:
        accident = self._sandbox.accidents.start(name, **where)

        async def end() -> None:
            accident.end()

        return end

    @property
    def _channel(self) -> Channel:
        """Where the tournament is announced now."""
        return self._server.channel(SPARE if self.moved else LOBBY)

    async def _outage(self) -> End:
        return self._accident("outage", route=self._random.choice(WRITES))

    def _fault(self, **fault: object) -> None:
        self._sandbox.faults.add(seed=self._random.randrange(1000), **fault)  # type: ignore[arg-type]

    async def _refused_before(self) -> None:
        status = self._random.choice((500, 502, 503, 401))
        self._fault(route=self._random.choice(WRITES), status=status, times=self._random.randint(1, 3))

    async def _refused_after(self) -> None:
        route = self._random.choice((*WRITES, "POST /guilds/*/scheduled-events"))
        self._fault(route=route, status=500, before_work=False)

    async def _no_answer(self) -> None:
        self._fault(route=self._random.choice(WRITES), drop=True, before_work=self._random.random() < 0.5)

    async def _rate_limited(self) -> None:
        self._fault(route=self._random.choice(WRITES), status=429, retry_after=0.3, times=2)

    async def _old_edits(self) -> None:
        self._fault(route="PATCH /channels/*", status=429, code=30046, retry_after=0.2, times=6)

    async def _slow_channel(self) -> End:
        return self._accident("slow_channel", channel=self._channel, seconds=0.4)

    async def _permission_gone(self) -> End:
        return self._accident("permission_gone", channel=self._channel, permissions=int(self._random.choice(LOST)))

    async def _channel_gone(self) -> End:
        """Once in a run. The director makes do with another channel after a while."""
        if self.moved:
            raise NothingToStrikeError
        self._accident("channel_gone", channel=self._channel)
        self.moved = True

        async def end() -> None:
            await self.direct("/td set-channel", channel=SPARE, announce_in=self._server.channel(SPARE))

        return end

    async def direct(self, command: str, channel: str = "", **options: object) -> str:
        """The director uses a command; what the bot answers in the end.

        They try again where no answer came, or where it says that nothing was done while a fault allows that. An
        apology without such a fault raises RuntimeError; `findings` judges every answer besides.
        """
        for fault in [fault for fault in self._lasting if fault.name == REMOVED]:
            await self._over(fault)
        for tries in range(MOST_TRIES):
            if tries == PATIENCE:
                await self.calm()
            if not self._bot.alive and not await self._bot.start():
                continue
            director = Impatient(self._bot, self._sandbox, self._server.owner.user)
            is_allowed, text = self._refusals_allowed, None
            with suppress(Exception):  # whatever strikes, there is no answer
                answer = await director.slash(command, channel=channel or self._channel, options=options)
                text = answer.text if answer.kind == "message" else None
            if text is not None:
                if not any(phrase in text for phrase in NOTHING_DONE):
                    return text
                if not (is_allowed or self._refusals_allowed):
                    raise RuntimeError(f"{command} was answered {text!r}, and no fault allows that")
            await self._bot.settle()
        raise RuntimeError(f"the director could not use {command}")

    @property
    def _refusals_allowed(self) -> bool:
        """May people be answered that nothing was done, because of what lasts or strikes the next request?"""
        lasting = {fault.name for fault in self._lasting} - HARMLESS
        return bool(lasting) or any(not fault.exhausted for fault in self._sandbox.faults.listed)

    async def let_go_on(self) -> None:
        """The director lets the timetable go on whenever the bot says that it is back and paused it.

        Not merely because the bot was invited again: it may not even know yet that it was removed.
        """
        messages = (
            message for channel in self._server.guild.channels.values() for message in channel.messages.values()
        )
        latest = max((message.id for message in messages if IS_BACK in text_of(message)), default=0)
        if latest > self._obeyed:
            self._obeyed = latest
            await self.direct("/td pause", resume=True)

    async def _bot_removed(self) -> End:
        if self._sandbox.world.bot.id not in self._server.guild.members:
            raise NothingToStrikeError
        end = self._accident("bot_removed", guild=self._server.guild)

        async def invited() -> None:
            await end()
            await self._bot.settle()

        return invited

    def _somebody(self) -> Impatient:
        return self._random.choice(self.players)

    async def _member_left(self) -> End:
        person = self._somebody()
        if not {person.id, self._sandbox.world.bot.id} <= self._server.guild.members.keys():
            raise NothingToStrikeError
        return self._accident("member_left", guild=self._server.guild, person=person.user)

    async def _closed_dms(self) -> End:
        person = self._somebody()
        person.close_dms()

        async def end() -> None:
            person.open_dms()

        return end

    async def _too_fast(self) -> None:
        self._fault(route="POST /users/@me/channels", status=403, code=40003, times=3)

    async def _quarantine(self) -> End:
        return self._accident("quarantine")

    async def _gateway_dropped(self) -> None:
        if self._random.random() < 0.5:
            await self._sandbox.gateway.drop()
        else:
            self._sandbox.gateway.ask_to_reconnect()

    async def _repeated(self) -> None:
        self._sandbox.gateway.repeat_next(self._random.randint(1, 5))

    async def _frozen(self) -> None:
        self._sandbox.gateway.freeze()
        asyncio.get_running_loop().call_later(0.5, self._sandbox.gateway.thaw)

    async def _clock_apart(self) -> None:
        self._bot.skew = timedelta(seconds=self._random.uniform(-90, 90))
        self._bot.tell_time()

    async def _locked(self) -> End:
        """Another process holds the write lock, for a while by the clock on the wall or until this is over."""
        held = sqlite3.connect(self._bot.place.database, isolation_level=None, timeout=5)
        with suppress(sqlite3.OperationalError):
            held.execute("BEGIN IMMEDIATE")
        timer = asyncio.get_running_loop().call_later(self._random.uniform(0.2, 2.5), held.close)

        async def end() -> None:
            timer.cancel()
            held.close()

        return end

    async def _disk_full(self) -> End:
        """No file of the process grows any more."""
        if not self._bot.alive:
            raise NothingToStrikeError
        pid = self._bot.pid
        _limit_files(pid, _size(self._bot.place.database + "-wal"))

        async def end() -> None:
            _limit_files(pid, resource.RLIM_INFINITY)

        return end

    async def _killed(self) -> None:
        self._bot.kill()


def _size(file: str) -> int:
    return Path(file).stat().st_size


def _limit_files(pid: int, size: int) -> None:
    """Let no file of a process be longer than this."""
    with suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
