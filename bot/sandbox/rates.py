"""Rate limits as Discord enforces them: per route and resource, per bot, and the ban after invalid requests.

Each bucket is a fixed window: `limit` requests until `until`, then it is refilled. A bucket is identified by the route
and the major parameters of the address, as in Discord's documentation. Requests are checked in this order: ban of the
address, the global limit of 50 a second, the bucket. Measured in real time, because the limits protect the network.
Full tables drop windows that have ended, which changes no answer.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox.limits import Limits

TOO_MANY = 429
# Statuses that count as invalid requests. A 429 with scope "shared" does not count: the bot cannot know that limit.
_INVALID = (401, 403, TOO_MANY)

# (requests, seconds) by route. Discord does not publish these numbers; they were observed in its headers. The exact
# values matter little, because a bot has to follow the headers.
_DEFAULT = (50, 1.0)
_MEASURED: dict[str, tuple[int, float]] = json.loads(Path(__file__).with_name("rates.json").read_text(encoding="utf-8"))
# Major parameters: parts of an address with separate buckets.
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_id", "interaction_token")
# Interaction responses and follow-ups do not count towards the global limit.
_NOT_GLOBAL = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Refused:
    """Body and headers of the response to a request above a limit."""

    body: dict[str, Any] | str
    headers: dict[str, str]


@dataclass(slots=True)
class _Bucket:
    """A fixed window that allows `limit` requests in `seconds`."""

    limit: int
    seconds: float
    left: int = 0
    until: float = 0.0

    def take(self, now: float) -> bool:
        """Use one request of the window; False if there is none left."""
        if now >= self.until:
            self.left, self.until = self.limit, now + self.seconds
        if self.left == 0:
            return False
        self.left -= 1
        return True


@dataclass(slots=True)
class RateLimits:
    """Counts requests and rejects those above the limits.

    Attributes:
        enforced: whether anything is rejected; otherwise the headers always show free capacity.
        pace: factor by which windows end earlier than at Discord, so that tests wait less for the same limits.
        refused: number of rejected requests so far.
        invalid: number of invalid requests within the last ten minutes.
    """

    limits: Limits
    enforced: bool = False
    now: Callable[[], float] = time.monotonic
    wall: Callable[[], float] = time.time
    pace: float = 1.0
    refused: int = 0
    _buckets: dict[tuple[str, ...], _Bucket] = field(default_factory=dict)
    _overall: _Bucket = field(default_factory=lambda: _Bucket(0, 1.0))
    _invalid: deque[float] = field(default_factory=deque)
    _old_changes: dict[int, deque[float]] = field(default_factory=dict)

    @property
    def invalid(self) -> int:
        """Invalid requests of the last ten minutes."""
        oldest = self.now() - self.limits.invalid_window_seconds
        while self._invalid and self._invalid[0] <= oldest:
            self._invalid.popleft()
        return len(self._invalid)

    def ask(self, route: str, address: Mapping[str, str]) -> Refused | None:
        """Count a request and return the rejection, if any. `address` holds the ids of the address by name."""
        if not self.enforced:
            return None
        refused = self._blocked() or self._too_many_overall(route) or self._too_many_here(route, address)
        if refused is not None:
            self.refused += 1
        return refused

    def answered(self, status: int, scope: str | None = None) -> None:
        """Count a response: too many invalid requests ban the address."""
        if status in _INVALID and scope != "shared":
            self._invalid.append(self.now())

    def change_old(self, channel_id: int) -> float:
        """Count an edit of a message older than an hour; return the seconds to wait if it is rejected, else 0."""
        if not self.enforced:
            return 0.0
        now, window = self.now(), self.limits.old_message_edit_seconds / self.pace
        if channel_id not in self._old_changes and len(self._old_changes) >= self.limits.kept_buckets:
            kept = {place: item for place, item in self._old_changes.items() if item[-1] > now - window}
            self._old_changes = kept
        made = self._old_changes.setdefault(channel_id, deque(maxlen=self.limits.old_message_edits))
        if len(made) == made.maxlen and (wait := made[0] + window - now) > 0:
            self.refused += 1
            return wait
        made.append(now)
        return 0.0

    def headers(self, route: str, address: Mapping[str, str]) -> dict[str, str]:
        """Return the rate-limit headers of a response."""
        bucket = self._bucket(route, address) if self.enforced else _Bucket(1000, 1.0, 999, self.now() + 1.0)
        after = max(0.0, bucket.until - self.now())
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{self.wall() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": bucket_name(route),
            "Via": "1.1 sandbox",
        }

    def _blocked(self) -> Refused | None:
        if self.invalid < self.limits.invalid_requests:
            return None
        seconds = max(1, round(self._invalid[0] + self.limits.invalid_window_seconds - self.now()))
        # The ban is imposed by Cloudflare in front of Discord: no Via header and no JSON.
        return Refused("error code: 1015", {"Retry-After": str(seconds), "Content-Type": "text/plain"})

    def _too_many_overall(self, route: str) -> Refused | None:
        if route.split(" ", 1)[1].startswith(_NOT_GLOBAL):
            return None
        self._overall.limit, self._overall.seconds = self.limits.requests_per_second, 1.0 / self.pace
        if self._overall.take(self.now()):
            return None
        after = self._overall.until - self.now()
        return _refused(after, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", "Via": "1.1 sandbox"})

    def _too_many_here(self, route: str, address: Mapping[str, str]) -> Refused | None:
        bucket = self._bucket(route, address)
        if bucket.take(self.now()):
            return None
        after = bucket.until - self.now()
        return _refused(after, self.headers(route, address) | {"X-RateLimit-Scope": "user"})

    def _bucket(self, route: str, address: Mapping[str, str]) -> _Bucket:
        key = (route, *(address.get(name, "") for name in _MAJOR))
        if (bucket := self._buckets.get(key)) is None:
            if len(self._buckets) >= self.limits.kept_buckets:
                now = self.now()
                self._buckets = {other: item for other, item in self._buckets.items() if item.until > now}
            limit, seconds = _MEASURED.get(route, _DEFAULT)
            bucket = self._buckets[key] = _Bucket(limit, seconds / self.pace)
        return bucket


def bucket_name(route: str) -> str:
    """Return the name of a route's bucket in the headers."""
    return hashlib.sha256(route.encode()).hexdigest()[:16]


def limited_body(after: float, scope: str | None, code: int = 0) -> dict[str, Any]:
    """Return the body of a response with status 429."""
    return {"message": "You are being rate limited.", "retry_after": after, "global": scope == "global", "code": code}


def _refused(after: float, headers: dict[str, str]) -> Refused:
    body = limited_body(round(after, 3), headers.get("X-RateLimit-Scope"))
    return Refused(body, headers | {"Retry-After": f"{after:.3f}"})
