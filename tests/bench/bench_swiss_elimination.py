"""How long the Swiss elimination takes: whole playoffs of 16 to 64 players."""

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
from tests.bench.figures import Figure, judged, measured
from tests.formats.stage_builder import new_stage, paired, won

ROUNDS = {16: 4, 32: 5, 64: 6, 128: 7}
"""Rounds of a table by how many players begin."""

LINES = {players * rounds: players for players, rounds in ROUNDS.items()}
"""Players by what standings have a line for: everybody in every round."""

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
    """Milliseconds of CPU of every pairing and of every standings of playoffs with random winners."""
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
        started = time.process_time()
        found = paired(FORMAT, stage, options)
        pairing_times.append((time.process_time() - started) * 1000)
        results = {pairing.id: won(pairing.seats, chance.choice(pairing.seats)) for pairing in found.pairings}
        stage = replace(stage, rounds=(*stage.rounds, Round(stage.next_round, found, results)))
        started = time.process_time()
        FORMAT.rank(stage, options)
        standings_times.append((time.process_time() - started) * 1000)


def played(size: int) -> tuple[list[float], list[float]]:
    """Milliseconds of the pairings and standings of several playoffs of so many players."""
    options = PlayoffOptions(matches=large_table(size, ROUNDS[size]), live_puzzles=())
    assert options.match_table.size == size
    found = [timed(options, size, seed) for seed in range(TRIES)]
    return [ms for pairings, _ in found for ms in pairings], [ms for _, standings in found for ms in standings]


def main() -> int:
    """Print medians; 1 when one is over its limit or grows faster than the field."""
    small = [ms for seed in range(TRIES) for ms in timed(PlayoffOptions(), 16, seed)[1]]
    return judged(
        (
            measured(ROUNDS, lambda size: statistics.median(played(size)[0]), name="a round paired", limits={64: 2}),
            measured(
                LINES,
                lambda lines: statistics.median(played(LINES[lines])[1]),
                name="standings, by players times rounds",
                limits={384: 15},
            ),
            Figure("standings with the places still possible", {16: statistics.median(small)}, {16: 10}),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
