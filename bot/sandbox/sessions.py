"""Gateway sessions: what a bot asked to hear, what it has been told, and how many sessions it may begin."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import web

from bot.sandbox.limits import Limits

_KEPT_FOR_REPLAY = 10_000


class Op(IntEnum):
    """Gateway operation codes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Why the gateway closes a connection."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPERATION = 4001
    NOT_UNDERSTOOD = 4002
    NOT_IDENTIFIED = 4003
    WRONG_TOKEN = 4004
    ALREADY_IDENTIFIED = 4005
    TOO_FAST = 4008
    TIMED_OUT = 4009
    WRONG_SHARD = 4010
    WRONG_INTENTS = 4013
    INTENTS_NOT_GRANTED = 4014


class GatewayError(Exception):
    """A frame that ends the connection; `code` says why."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


_GUILDS, _MEMBERS, _PRESENCES, CONTENT_INTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRESENCES_INTENT = _PRESENCES
PRIVILEGED = _MEMBERS | _PRESENCES | CONTENT_INTENT
# The last bit Discord has given a meaning is that of polls in direct messages.
_ALL_INTENTS = (1 << 26) - 1

# Which intent an event needs: (in a server, in direct messages). Events not named need GUILDS.
_INTENTS: dict[str, tuple[int, int]] = {
    "MESSAGE_POLL_VOTE": (1 << 24, 1 << 25),
    "MESSAGE_REACTION": (1 << 10, 1 << 13),
    "MESSAGE": (1 << 9, 1 << 12),
    "TYPING_START": (1 << 11, 1 << 14),
    "GUILD_MEMBER": (_MEMBERS, 0),
    "GUILD_SCHEDULED_EVENT": (1 << 16, 0),
    "CHANNEL_PINS_UPDATE": (_GUILDS, 1 << 12),
    "INTERACTION_CREATE": (0, 0),
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": (0, 0),
    "USER_UPDATE": (0, 0),
}


def wanted(name: str, intents: int, *, in_guild: bool) -> bool:
    """Whether a bot with these intents hears of an event."""
    for prefix, needs in _INTENTS.items():
        if name.startswith(prefix):
            needed = needs[0 if in_guild else 1]
            return not needed or bool(intents & needed)
    return bool(intents & _GUILDS)


def checked_intents(value: Any, granted: int) -> int:
    """The intents of IDENTIFY; GatewayError for what is no intent, or a privileged one that was not granted."""
    if not isinstance(value, int) or not 0 <= value <= _ALL_INTENTS:
        raise GatewayError(Close.WRONG_INTENTS)
    if value & PRIVILEGED & ~granted:
        raise GatewayError(Close.INTENTS_NOT_GRANTED)
    return value


def checked_shard(value: Any) -> tuple[int, int]:
    """The shard of IDENTIFY, (0, 1) when none is named; GatewayError when it is outside its own count."""
    if value is None:
        return 0, 1
    try:
        number, count = (int(item) for item in value)
    except (TypeError, ValueError):
        raise GatewayError(Close.WRONG_SHARD) from None
    if not 0 <= number < count:
        raise GatewayError(Close.WRONG_SHARD)
    return number, count


@dataclass(slots=True)
class Session:
    """One session of a bot (one shard); it outlives its connection so that it can be resumed.

    Attributes:
        over: whether it was declared invalid; its connection may identify anew.
    """

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT_FOR_REPLAY))
    held: list[str] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    outgoing: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    over: bool = False

    def has(self, guild_id: int | None) -> bool:
        """Whether a server belongs to this shard; direct messages belong to the first."""
        number, count = self.shard
        return number == 0 if guild_id is None else (guild_id >> 22) % count == number

    def acknowledged(self, sequence: int) -> None:
        """The bot has everything up to this number, so none of it will be asked for again."""
        while self.sent and self.sent[0][0] <= sequence:
            self.sent.popleft()

    def can_resume_after(self, sequence: int) -> bool:
        """Whether everything after this number is still there."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


class SessionStarts:
    """How many sessions may begin: so many in a day, and one in five seconds for each lane of shards.

    Attributes:
        lanes: Discord's `max_concurrency`.
        enforced: whether beginning too many or too fast is refused; they are counted in any case.
    """

    def __init__(
        self, limits: Limits, *, lanes: int = 1, enforced: bool = False, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.lanes = lanes
        self.enforced = enforced
        self._limits = limits
        self._now = now
        self._begun: deque[float] = deque()
        self._lane_free: dict[int, float] = {}

    def as_json(self) -> dict[str, Any]:
        """What GET /gateway/bot says about it."""
        self._forget()
        until = self._begun[0] + self._limits.session_window_seconds - self._now() if self._begun else 0.0
        return {
            "total": self._limits.session_starts,
            "remaining": max(0, self._limits.session_starts - len(self._begun)),
            "reset_after": max(0, round(until * 1000)),
            "max_concurrency": self.lanes,
        }

    def begin(self, shard: int) -> bool:
        """Count a beginning; False when it comes too early. GatewayError when the day's sessions are used up."""
        self._forget()
        now, lane = self._now(), shard % self.lanes
        if self.enforced:
            if len(self._begun) >= self._limits.session_starts:
                # Discord resets the token of a bot that goes so far: the one it shows is good no more.
                raise GatewayError(Close.WRONG_TOKEN)
            if now < self._lane_free.get(lane, 0.0):
                return False
        self._begun.append(now)
        self._lane_free[lane] = now + self._limits.identify_seconds
        return True

    def _forget(self) -> None:
        oldest = self._now() - self._limits.session_window_seconds
        while self._begun and self._begun[0] <= oldest:
            self._begun.popleft()
