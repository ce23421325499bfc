"""How long the Swiss elimination takes: whole playoffs of 16 players, and of 64 with a table of their own."""

from __future__ import annotations

import random
import statistics
import sys
import time
from dataclasses import replace

from formats.core.contract import Awaits, NeedsPairing
from formats.core.events import PromptAnswered
from formats.core.state import Round
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.options import PlayoffOptions
from tests.formats.stage_builder import new_stage, paired, won

LIMIT_MS = {"a round of 16 paired": 20, "standings of 16 with the places still possible": 20, "standings of 64": 60}
TRIES = 5


def large_table(size: int, rounds: int) -> tuple[str, ...]:
    """The unbeaten against each other, half as many every round: a table as large as one likes."""
    lines, block = [], size
    for number in range(rounds):
        name = chr(ord("A") + number)
        lines += [f"{name} {name}{rank} {rank}-{block + 1 - rank} winners live" for rank in range(1, block // 2 + 1)]
        block //= 2
    return tuple(lines)


def timed(options: PlayoffOptions, size: int, seed: int) -> tuple[list[float], list[float]]:
    """Milliseconds of every pairing and of every standings of playoffs with random winners."""
    chance = random.Random(seed)
    stage = new_stage({f"p{number}": None for number in range(size)})
    pairing_times: list[float] = []
    standings_times: list[float] = []
    while True:
        status = FORMAT.status(stage, options)
        if isinstance(status, Awaits):
            (prompt,) = status.prompts
            value = prompt.choices[0].value if prompt.choices else str(prompt.low)
            answer = PromptAnswered(stage=0, prompt=prompt.key, answer=value)
            stage = replace(stage, answers={**stage.answers, prompt.key: answer})
            continue
        if not isinstance(status, NeedsPairing):
            return pairing_times, standings_times
        started = time.perf_counter()
        found = paired(FORMAT, stage, options)
        pairing_times.append((time.perf_counter() - started) * 1000)
        results = {one.id: won(one.seats, chance.choice(one.seats)) for one in found.pairings}
        stage = replace(stage, rounds=(*stage.rounds, Round(stage.next_round, found, results)))
        started = time.perf_counter()
        FORMAT.rank(stage, options)
        standings_times.append((time.perf_counter() - started) * 1000)


def main() -> int:
    """Print medians and the slowest; 1 when a median is over its limit."""
    small, large = PlayoffOptions(), PlayoffOptions(matches=large_table(64, 6), live_puzzles=())
    assert large.match_table.size == 64
    sixteen = [timed(small, 16, seed) for seed in range(TRIES)]
    many = [timed(large, 64, seed) for seed in range(TRIES)]
    measured = dict(
        zip(
            LIMIT_MS,
            (
                [ms for pairings, _ in sixteen for ms in pairings],
                [ms for _, standings in sixteen for ms in standings],
                [ms for _, standings in many for ms in standings],
            ),
            strict=True,
        )
    )
    for what, times in measured.items():
        print(
            f"{what}: median {statistics.median(times):.1f} ms, slowest {max(times):.1f} ms"
            f" (limit {LIMIT_MS[what]} ms, {len(times)} runs)"
        )
    return int(any(statistics.median(times) > LIMIT_MS[what] for what, times in measured.items()))


if __name__ == "__main__":
    sys.exit(main())
