"""Gateway sessions: opcodes, close codes, intents, the replay buffer, and the limit of session starts."""

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

# Length of the replay buffer. A bot that misses more frames has to identify again.
_KEPT_FOR_REPLAY = 10_000


class Op(IntEnum):
    """Gateway opcodes."""

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
    """Close codes of the gateway."""

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
    """A frame because of which the connection is closed with `code`."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


_GUILDS, MEMBERS_INTENT, PRESENCES_INTENT, CONTENT_INTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = MEMBERS_INTENT | PRESENCES_INTENT | CONTENT_INTENT
# The highest intent that Discord has defined is DIRECT_MESSAGE_POLLS, bit 25.
_ALL_INTENTS = (1 << 26) - 1

# Intents that include an event, by prefix of its name: (in a server, in direct messages). 0 means that no intent is
# needed; events without an entry need GUILDS. The order matters: the first matching prefix is used.
_INTENTS: dict[str, tuple[int, int]] = {
    "MESSAGE_POLL_VOTE": (1 << 24, 1 << 25),
    "MESSAGE_REACTION": (1 << 10, 1 << 13),
    "MESSAGE": (1 << 9, 1 << 12),
    "TYPING_START": (1 << 11, 1 << 14),
    "GUILD_MEMBER": (MEMBERS_INTENT, 0),
    "GUILD_SCHEDULED_EVENT": (1 << 16, 0),
    "CHANNEL_PINS_UPDATE": (_GUILDS, 1 << 12),
    "INTERACTION_CREATE": (0, 0),
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": (0, 0),
    "USER_UPDATE": (0, 0),
}


def wanted(name: str, intents: int, *, in_guild: bool) -> bool:
    """Whether a session with these intents receives an event."""
    for prefix, needs in _INTENTS.items():
        if name.startswith(prefix):
            needed = needs[0 if in_guild else 1]
            return not needed or bool(intents & needed)
    return bool(intents & _GUILDS)


def checked_intents(value: Any, granted: int) -> int:
    """Return the intents of IDENTIFY.

    Raises `GatewayError`: 4013 for an invalid value, 4014 for a privileged intent that was not granted.
    """
    if not isinstance(value, int) or not 0 <= value <= _ALL_INTENTS:
        raise GatewayError(Close.WRONG_INTENTS)
    if value & PRIVILEGED & ~granted:
        raise GatewayError(Close.INTENTS_NOT_GRANTED)
    return value


def checked_shard(value: Any) -> tuple[int, int]:
    """Return (number, count) of IDENTIFY, (0, 1) by default. Raises `GatewayError` (4010) for an invalid shard."""
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
    """One session of a bot (one shard), which outlives its connection so that it can be resumed.

    Attributes:
        sequence: number of the last event.
        sent: replay buffer of (sequence, frame), oldest first.
        held: frames held back while the gateway is frozen.
        outgoing: frames to send on the current connection.
        over: whether it was invalidated; its connection may identify again.
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
        """Whether a server belongs to this shard (Discord's formula); direct messages belong to shard 0."""
        number, count = self.shard
        return number == 0 if guild_id is None else (guild_id >> 22) % count == number

    def acknowledged(self, sequence: int) -> None:
        """Remove frames that the bot has received, as its heartbeat shows, from the replay buffer."""
        while self.sent and self.sent[0][0] <= sequence:
            self.sent.popleft()

    def can_resume_after(self, sequence: int) -> bool:
        """Whether every frame after this number is still in the replay buffer."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


class SessionStarts:
    """Limit of session starts: a number per day, and one per lane of shards every five seconds.

    A lane is `shard % max_concurrency`, as in Discord's documentation of sharding.

    Attributes:
        lanes: Discord's `max_concurrency`.
        enforced: whether excess starts are rejected. They are counted in any case.
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
        """Return the `session_start_limit` of GET /gateway/bot."""
        self._forget()
        until = self._begun[0] + self._limits.session_window_seconds - self._now() if self._begun else 0.0
        return {
            "total": self._limits.session_starts,
            "remaining": max(0, self._limits.session_starts - len(self._begun)),
            "reset_after": max(0, round(until * 1000)),
            "max_concurrency": self.lanes,
        }

    def begin(self, shard: int) -> bool:
        """Count a session start; return False if the lane is not free yet.

        Raises `GatewayError` if the starts of the day are used up.
        """
        self._forget()
        now, lane = self._now(), shard % self.lanes
        if self.enforced:
            if len(self._begun) >= self._limits.session_starts:
                # Discord resets the token of a bot that exceeds the daily limit, so the token is now invalid.
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
