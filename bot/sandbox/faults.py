"""Faults on demand: make a route fail, so that a bot can be tested against a bad day at Discord."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from random import Random


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
    hits: int = 0

    @property
    def exhausted(self) -> bool:
        """Whether it will not strike any more."""
        return self.times is not None and self.hits >= self.times


class Faults:
    """The ordered faults of a sandbox. Chances are drawn from `seed`."""

    def __init__(self, seed: int = 0) -> None:
        self._faults: list[Fault] = []
        self._random = Random(seed)  # noqa: S311 - repeatable on purpose

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
    ) -> Fault:
        """Order a fault; see `Fault` for the meaning of each argument."""
        fault = Fault(route, status, times, before_work, drop, delay, retry_after, scope, code, probability)
        self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """No more faults."""
        self._faults.clear()

    def strike(self, route: str) -> Fault | None:
        """The fault that hits this request, counted; None when all is well."""
        for fault in self._faults:
            if fault.exhausted or not fnmatchcase(route, fault.route.replace("[", "[[]")):
                continue
            if fault.probability < 1 and self._random.random() >= fault.probability:
                continue
            fault.hits += 1
            return fault
        return None
