"""Fault injection: make requests to a route fail, be slow or lose their answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from random import Random
from typing import Any

_SCOPES = ("user", "shared", "global")


@dataclass(slots=True)
class Fault:
    """An injected fault.

    Attributes:
        route: a pattern such as "POST /channels/{channel_id}/messages", with * for any part: "* /channels/*", "*".
        status: the HTTP status answered; None for the proper answer (only `delay` applies).
        times: how often it is applied; None for no limit.
        before_work: whether it is applied before the request has any effect, or after all effects.
        drop: close the connection instead of answering.
        delay: seconds to wait before answering.
        retry_after: seconds named in a 429.
        scope: "user", "shared" or "global", for a 429.
        code: Discord's error code in the body.
        probability: the probability with which it is applied to a matching request.
        seed: the seed of this fault's random numbers; None to use the common generator of the sandbox.
        channel_id: the only channel it applies to; None for requests to any address.
        id: its number, by which it can be removed.
        hits: how often it has been applied.
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
    chance: Random | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.status is not None and not 400 <= self.status <= 599:  # noqa: PLR2004 - HTTP's refusals
            raise ValueError(f"{self.status} is no refusal")
        times_fit, delays_fit = self.times is None or self.times >= 1, min(self.delay, self.retry_after) >= 0
        if not (0 <= self.probability <= 1 and delays_fit and times_fit):
            raise ValueError("a chance is 0 to 1, times are counted from 1, and nothing takes less than no time")
        if self.scope not in _SCOPES:
            raise ValueError(f"a scope is one of {', '.join(_SCOPES)}")
        self.channel_id = None if self.channel_id is None else int(self.channel_id)
        self.chance = None if self.seed is None else Random(self.seed)  # noqa: S311 - repeatable on purpose

    @property
    def exhausted(self) -> bool:
        """Whether it will not be applied again."""
        return self.times is not None and self.hits >= self.times

    def as_json(self) -> dict[str, Any]:
        """Return the fault for the page."""
        body = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "chance"}
        body["channel_id"] = None if self.channel_id is None else str(self.channel_id)
        return body | {"exhausted": self.exhausted}

    def concerns(self, route: str, channel_id: str | None) -> bool:
        """Whether it may be applied to a request; `channel_id` is the channel in its address, if any."""
        here = self.channel_id is None or str(self.channel_id) == channel_id
        return here and not self.exhausted and fnmatchcase(route, self.route.replace("[", "[[]"))


class Faults:
    """The injected faults of a sandbox. Random numbers are drawn from `seed`, so that runs are reproducible."""

    def __init__(self, seed: int = 0) -> None:
        self._faults: list[Fault] = []
        self._random = Random(seed)  # noqa: S311 - repeatable on purpose
        self._last_id = 0
        self.on_change: Callable[[], object] = lambda: None

    def add(self, route: str = "*", **options: Any) -> Fault:
        """Inject a fault; `options` are fields of `Fault`. Raises ValueError for invalid values."""
        fault = Fault(route, **options, id=self._last_id + 1)
        self._last_id += 1
        self._faults.append(fault)
        self.on_change()
        return fault

    @property
    def listed(self) -> list[Fault]:
        """All faults in the order added, including exhausted ones."""
        return list(self._faults)

    def remove(self, fault_id: int) -> None:
        """Remove a fault by its number. Raises KeyError if there is none."""
        fault = next((fault for fault in self._faults if fault.id == fault_id), None)
        if fault is None:
            raise KeyError(fault_id)
        self._faults.remove(fault)
        self.on_change()

    def discard(self, fault: Fault) -> None:
        """Remove a fault if it is still active."""
        if fault in self._faults:
            self.remove(fault.id)

    def clear(self) -> None:
        """Remove all faults."""
        self._faults.clear()
        self.on_change()

    def strike(self, route: str, channel_id: str | None = None) -> Fault | None:
        """Return the fault to apply to this request and count it, or None."""
        for fault in self._faults:
            if not fault.concerns(route, channel_id):
                continue
            if fault.probability < 1 and (fault.chance or self._random).random() >= fault.probability:
                continue
            fault.hits += 1
            self.on_change()
            return fault
        return None
