"""`PYTHONPATH=. python tests/bench/swiss_measures.py`: what the options of the Swiss (R17 to R20) do to its rounds.

80 events of 9 to 40 players and as many rounds as a knock-out would need and one more, results by rating with 30 % ties
and 4 % forfeits, the same events under each set of options: players with three games running on one side, players who
met a lower (or higher) score twice running, the sum of all differences of scores, byes of players who had won by
forfeit, and CPU a round. Then 20 events of 150 players in 6 rounds, without and with acceleration: players who share
the first place, and the places in the seeding between opponents of round 1.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from formats.core.model import Pairing
from formats.core.results import Result, forfeit_result
from formats.core.state import Stage
from formats.systems.swiss import FORMAT
from formats.systems.swiss.history import last_floats
from formats.systems.swiss.options import SwissOptions
from formats.toolkit import record
from formats.toolkit.sides import side_runs
from tests.formats.stage_builder import new_stage, paired, published, won

EVENTS, SMALLEST, LARGEST = 80, 9, 40
LARGE_EVENTS, MANY, FEW_ROUNDS = 20, 150, 6
THREE = 3
OLD = {"no_third_side": False, "remember_floats": False, "forfeit_counts_as_bye": False}
SETS: Mapping[str, Mapping[str, Any]] = {
    "before": OLD,
    "no_third_side": {**OLD, "no_third_side": True},
    "remember_floats": {**OLD, "remember_floats": True},
    "forfeit_counts_as_bye": {**OLD, "forfeit_counts_as_bye": True},
    "new tournaments": {},
    "with acceleration": {"acceleration": True},
}


@dataclass
class Measures:
    """What is counted over all events."""

    players: int = 0
    rounds: int = 0
    thirds: int = 0
    floats: int = 0
    gaps: int = 0
    forfeits: int = 0
    first: int = 0
    apart: int = 0
    seconds: list[float] = field(default_factory=list)


def result_of(pairing: Pairing, stage: Stage, chance: random.Random) -> Result:
    """3 of 10 games are tied, 1 of 25 is forfeited; the better seed wins more the further the two are apart."""
    if chance.random() < 0.04:
        return forfeit_result(pairing.seats, (chance.choice(pairing.seats),))
    if chance.random() < 0.3:
        return Result(half_points=(1, 1))
    better, other = sorted(pairing.seats, key=stage.seed_of)
    likely = 0.5 + 0.5 * (stage.seed_of(other) - stage.seed_of(better)) / len(stage.seeds)
    return won(pairing.seats, better if chance.random() < likely else other)


def play(seed: int, options: SwissOptions, measures: Measures, *, large: bool = False) -> None:
    """Play an event, and count."""
    chance = random.Random(seed)
    size = MANY if large else chance.randint(SMALLEST, LARGEST)
    options = options.model_copy(update={"rounds": FEW_ROUNDS if large else (size - 1).bit_length() + 1})
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(size)})
    longest: Counter[str] = Counter()
    floats: Mapping[str, int] = {}
    for _ in range(options.rounds or 0):
        here, started = stage, time.process_time()
        pairings = paired(FORMAT, here, options)
        measures.seconds.append(time.process_time() - started)
        points = record.points(here)
        byes = record.byes_so_far(here.rounds) + record.forfeit_wins(here.rounds)
        measures.forfeits += sum(bool(byes[bye.entrant]) for bye in pairings.byes)
        measures.gaps += sum(abs(points[a] - points[b]) for a, b in (pairing.seats for pairing in pairings.pairings))
        results = {pairing.id: result_of(pairing, here, chance) for pairing in pairings.pairings}
        stage = published(here, pairings, lambda pairing, known=results: known[pairing.id])  # type: ignore[misc]
        for who, run in side_runs(record.side_games(stage)).items():
            longest[who] = max(longest[who], abs(run))
        before, floats = floats, last_floats(stage, options.model_copy(update={"acceleration": False}))
        measures.floats += sum(floats[who] == before.get(who) for who in floats)
    made = record.points(stage).values()
    measures.first += sum(points == max(made) for points in made)
    measures.apart += sum(
        abs(stage.seed_of(a) - stage.seed_of(b))
        for a, b in (pairing.seats for pairing in stage.rounds[0].pairings.pairings)
    )
    measures.rounds += len(stage.rounds)
    measures.players += size
    measures.thirds += sum(run >= THREE for run in longest.values())


def main() -> int:
    """Print a line for each set of options."""
    paired(FORMAT, new_stage({"a": 1.0, "b": 1.0}), SwissOptions())  # imports the matching library
    for name, chosen in SETS.items():
        found = Measures()
        for seed in range(EVENTS):
            play(seed, SwissOptions(**chosen), found)
        print(
            f"{name}: {found.rounds} rounds, {found.players} players; three on a side {found.thirds} "
            f"({found.thirds / found.players:.1%}), floats twice running {found.floats}, differences "
            f"{found.gaps / 2}, byes after a bye or forfeit {found.forfeits}, "
            f"{1000 * sum(found.seconds) / found.rounds:.2f} ms of CPU a round"
        )
    for name in ("new tournaments", "with acceleration"):
        found = Measures()
        for seed in range(LARGE_EVENTS):
            play(seed, SwissOptions(**SETS[name]), found, large=True)
        print(
            f"{name}, {LARGE_EVENTS} events of {MANY} in {FEW_ROUNDS} rounds: {found.first} share the first place, "
            f"{found.apart / (LARGE_EVENTS * MANY // 2):.1f} places between opponents of round 1, "
            f"{1000 * sum(found.seconds) / found.rounds:.1f} ms of CPU a round"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
