"""Faults on demand: make a route fail, so that a bot can be tested against a bad day at Discord."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from random import Random
from typing import Any


@dataclass(slots=True)
class Fault:
    """One ordered fault.

    Attributes:
        route: "POST /channels/{channel_id}/messages", with * for any part: "* /channels/*", "*".
        status: the HTTP status answered; None to answer properly (only `delay` applies).
        times: how often it strikes; None for ever.
        before_work: whether it strikes before the request had any effect, or after everything was done.
        drop: close the connection instead of answering.
        delay: seconds to wait before answering.
        retry_after: seconds named in a 429.
        scope: "user", "shared" or "global", for a 429.
        code: Discord's error code in the body.
        probability: the chance to strike at each request.
        seed: what the chances of this fault are drawn from; None to draw with all others from the sandbox's own.
        channel_id: the one channel it strikes in; None for requests to any address.
        id: its number, to take it away by.
        hits: how often it has struck.
    """

    route: str
    status: int | None = 500
    times: int | None = 1
    before_work: bool = True
    drop: bool = False
    delay: float = 0.0
    retry_after: float = 0.05
    scope: str = "user"
    code: int = 0
    probability: float = 1.0
    seed: int | None = None
    channel_id: int | None = None
    id: int = 0
    hits: int = 0
    chance: Random | None = field(default=None, repr=False, compare=False)

    @property
    def exhausted(self) -> bool:
        """Whether it will not strike any more."""
        return self.times is not None and self.hits >= self.times

    def as_json(self) -> dict[str, Any]:
        """The fault as the page reads it."""
        body = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "chance"}
        body["channel_id"] = None if self.channel_id is None else str(self.channel_id)
        return body | {"exhausted": self.exhausted}

    def concerns(self, route: str, channel_id: str | None) -> bool:
        """Whether it may strike a request to this route; `channel_id` is the channel in its address, if any."""
        here = self.channel_id is None or str(self.channel_id) == channel_id
        return here and not self.exhausted and fnmatchcase(route, self.route.replace("[", "[[]"))


_SCOPES = ("user", "shared", "global")


class Faults:
    """The ordered faults of a sandbox. Chances are drawn from `seed`."""

    def __init__(self, seed: int = 0) -> None:
        self._faults: list[Fault] = []
        self._random = Random(seed)  # noqa: S311 - repeatable on purpose
        self._last_id = 0
        self.on_change: Callable[[], object] = lambda: None

    def add(
        self,
        route: str = "*",
        *,
        status: int | None = 500,
        times: int | None = 1,
        before_work: bool = True,
        drop: bool = False,
        delay: float = 0.0,
        retry_after: float = 0.05,
        scope: str = "user",
        code: int = 0,
        probability: float = 1.0,
        seed: int | None = None,
        channel_id: int | None = None,
    ) -> Fault:
        """Order a fault; see `Fault` for the meaning of each argument. ValueError for one that makes no sense."""
        if status is not None and not 400 <= status <= 599:  # noqa: PLR2004 - HTTP's refusals
            raise ValueError(f"{status} is no refusal")
        if not 0 <= probability <= 1 or delay < 0 or retry_after < 0 or (times is not None and times < 1):
            raise ValueError("a chance is 0 to 1, times are counted from 1, and nothing takes less than no time")
        if scope not in _SCOPES:
            raise ValueError(f"a scope is one of {', '.join(_SCOPES)}")
        self._last_id += 1
        chance = None if seed is None else Random(seed)  # noqa: S311 - repeatable on purpose
        fault = Fault(
            route, status, times, before_work, drop, delay, retry_after, scope, code, probability, seed,
            None if channel_id is None else int(channel_id), self._last_id, chance=chance,
        )  # fmt: skip
        self._faults.append(fault)
        self.on_change()
        return fault

    @property
    def listed(self) -> list[Fault]:
        """All ordered faults, exhausted ones too, in the order given."""
        return list(self._faults)

    def remove(self, fault_id: int) -> None:
        """Take one fault back; KeyError when there is none of that number."""
        fault = next((fault for fault in self._faults if fault.id == fault_id), None)
        if fault is None:
            raise KeyError(fault_id)
        self._faults.remove(fault)
        self.on_change()

    def discard(self, fault: Fault) -> None:
        """Take this one back, if it is still ordered."""
        if fault in self._faults:
            self.remove(fault.id)

    def clear(self) -> None:
        """No more faults."""
        self._faults.clear()
        self.on_change()

    def strike(self, route: str, channel_id: str | None = None) -> Fault | None:
        """The fault that hits this request, counted; None when all is well."""
        for fault in self._faults:
            if not fault.concerns(route, channel_id):
                continue
            if fault.probability < 1 and (fault.chance or self._random).random() >= fault.probability:
                continue
            fault.hits += 1
            self.on_change()
            return fault
        return None
