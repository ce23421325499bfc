"""How long the group rounds take: standings, status and the next round of 32 and of 128 players in every phase."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from formats.core.lots import Lots
from formats.core.steps import Finish, PairRound
from formats.systems.group_rounds import FORMAT
from tests.formats.systems.group_rounds.tournament import Freestyle

LIMIT_MS = {32: 50.0, 128: 500.0}
TRIES = 5


def taken(work: Callable[[], object]) -> float:
    """Milliseconds, the median of some tries."""
    times = []
    for _ in range(TRIES):
        started = time.perf_counter()
        work()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


def slowest(size: int) -> dict[str, float]:
    """The slowest standings, status and pairing of a whole tournament."""
    event = Freestyle(size)
    worst: dict[str, float] = {}

    def look(what: str, work: Callable[[], object]) -> None:
        worst[what] = max(worst.get(what, 0.0), taken(work))

    while not isinstance(event.step, Finish):
        event.finish()
        look("standings", lambda: FORMAT.rank(event.stage, event.options))
        look("status", lambda: FORMAT.status(event.stage, event.options))
        look("leaving", lambda: FORMAT.leave(event.stage, event.stage.active[0], event.options))
        if isinstance(event.step, Finish):
            break
        for prompt in event.prompts():
            event.answer(prompt.key, None if not prompt.choices else prompt.choices[0].value)
        if isinstance(event.step, PairRound):
            look("pairing", lambda: FORMAT.pair(event.stage, event.options, Lots("bench")))
        event.on()
    return worst


def main() -> int:
    """Print the slowest of each; 1 when one is over its limit."""
    failed = False
    for size, limit in LIMIT_MS.items():
        for what, milliseconds in slowest(size).items():
            print(f"{what} of {size} players: slowest {milliseconds:.1f} ms (limit {limit:g} ms)")
            failed |= milliseconds > limit
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
