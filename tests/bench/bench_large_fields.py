"""How long the slowest round of a Swiss takes with 1,000 to 3,000 players, whatever happens in it; CPU seconds."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from formats.core.contract import Format
from formats.core.model import EntrantData, Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.score_group_swiss import FORMAT as SCORE_GROUPS
from formats.systems.score_group_swiss.options import SwissOptions as ScoreGroupOptions
from formats.systems.swiss import FORMAT as SWISS
from formats.systems.swiss.options import SwissOptions
from tests.bench.figures import PAIRS, Figure, judged
from tests.formats.stage_builder import paired, published, stage_with, with_status, won

SIZES, ROUNDS, MOST_SECONDS = (1000, 2000, 3000), 6, 10.0
CLUB_MEMBERS = 8
SYSTEMS: tuple[tuple[Format[Any], Any], ...] = (
    (SWISS, SwissOptions(rounds=12)),
    (SCORE_GROUPS, ScoreGroupOptions(rounds=12)),
)


@dataclass(frozen=True)
class Course:
    """What happens in a tournament: how likely a game is tied, and a player leaves after a round; its options."""

    ties: float = 0.0
    leaving: float = 0.0
    options: Mapping[str, Any] = field(default_factory=dict)


COURSES = {
    "random results": Course(),
    "three of ten games tied": Course(ties=0.3),
    "ties, one in fifty leaves": Course(ties=0.3, leaving=0.02),
    "ties, clubs of eight": Course(ties=0.3, options={"never_meet": ("club",)}),
}


def slowest_round(system: Format[Any], options: Any, course: Course, size: int) -> float:
    """Return the seconds of the slowest pairing; ratings are one apart, and the better seed wins two games of three."""
    chance = random.Random(size)
    options = options.model_copy(update=course.options)
    data = {
        f"p{number}": EntrantData(
            rating=float(5000 - number), attributes={"club": f"club {number % (size // CLUB_MEMBERS)}"}
        )
        for number in range(size)
    }
    stage, slowest = stage_with(data), 0.0

    def result_of(pairing: Pairing, here: Stage) -> Result:
        if chance.random() < course.ties:
            return Result(half_points=(1, 1))
        return won(pairing.seats, sorted(pairing.seats, key=here.seed_of)[chance.random() > 0.65])

    for _ in range(ROUNDS):
        here = stage
        started = time.process_time()
        found = paired(system, here, options)
        slowest = max(slowest, time.process_time() - started)
        stage = published(here, found, lambda pairing, known=here: result_of(pairing, known))  # type: ignore[misc]
        stage = with_status(stage, [who for who in stage.active if chance.random() < course.leaving])
    return slowest


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than it may."""
    return judged(
        Figure(
            f"{system.key}, {name}, slowest of {ROUNDS} rounds",
            {size: slowest_round(system, options, course, size) for size in SIZES},
            {SIZES[-1]: MOST_SECONDS},
            PAIRS,
            "s",
        )
        for system, options in SYSTEMS
        for name, course in COURSES.items()
    )


if __name__ == "__main__":
    sys.exit(main())
