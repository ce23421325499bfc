"""How long the group rounds take: standings, status and the next round of 32 to 128 players in every phase."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from formats.core.lots import Lots
from formats.core.steps import Finish, PairRound
from formats.systems.group_rounds import FORMAT
from tests.bench.figures import Figure, judged
from tests.formats.systems.group_rounds.tournament import Freestyle

SIZES = (32, 64, 128)
LIMITS_MS = (25.0, 80.0, 250.0)
TRIES = 5


def taken(work: Callable[[], object]) -> float:
    """Milliseconds of CPU, the best of some tries."""
    times = []
    for _ in range(TRIES):
        started = time.process_time()
        work()
        times.append((time.process_time() - started) * 1000)
    return min(times)


def slowest(size: int) -> tuple[int, dict[str, float]]:
    """How many games a whole tournament has, and its slowest standings, status and pairing."""
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
    return sum(len(round_.pairings.pairings) for round_ in event.stage.rounds), worst


def main() -> int:
    """Print the slowest of each; 1 when one is over its limit or grows faster than the games."""
    times_by_games = dict(slowest(size) for size in SIZES)
    limits = dict(zip(times_by_games, LIMITS_MS, strict=True))
    return judged(
        Figure(
            f"{what}, slowest of a tournament, by games",
            {games: times[what] for games, times in times_by_games.items()},
            limits,
        )
        for what in times_by_games[max(times_by_games)]
    )


if __name__ == "__main__":
    sys.exit(main())
