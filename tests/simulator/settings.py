"""Settings in which the simulator is compared with the formats themselves: drawn by a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from formats import registry
from formats.toolkit.simulator.compare import Part, play_with
from formats.toolkit.simulator.dice import elo_chances
from formats.toolkit.simulator.estimates import Estimate
from formats.toolkit.simulator.measures import kendall, mean_of
from formats.toolkit.simulator.outcome import Outcome
from formats.toolkit.simulator.strengths import FieldKind, ratings_of
from tests.simulator import true_formats
from tests.simulator.drawn_results import DrawnDice, DrawnResults

ENGINE = registry.engine()
LARGEST = 12
"""Number of players up to which settings are drawn: the formats themselves need up to 20 ms for a tournament."""

CHOICES: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "single_elimination": ({}, {"third_place": True}, {"best_of": 3, "final_best_of": 5}),
    "double_elimination": ({}, {"reset": False}, {"best_of": 3}),
    "round_robin": ({}, {"legs": 2}, {"tie_breaks": ["direct", "wins"]}),
    "swiss": ({}, {"rounds": 4}, {"rounds": 5, "tie_breaks": ["sodos"]}, {"bye_half_points": 1}),
}
KINDS: tuple[FieldKind, ...] = ("friends", "mixed", "favourite")


@dataclass(frozen=True)
class Setting:
    """A format with options, a number of players of a kind of field, and whether seeds follow the ratings."""

    key: str
    options: Mapping[str, Any]
    players: int
    kind: FieldKind
    seeded: bool

    def played(self, runs: int, seed: tuple[int, ...]) -> tuple[Outcome, Outcome]:
        """Play the same results with the simulator and with the format itself."""
        system = ENGINE.format_of(self.key)
        options = system.read_options(self.options)
        results = DrawnResults(elo_chances(self.ratings), runs, seed, shuffled=not self.seeded)
        simulated = play_with([Part(system, options)], DrawnDice.of(results))
        return simulated, true_formats.play(system, options, results)

    @property
    def ratings(self) -> tuple[float, ...]:
        """The ratings, the best first."""
        return ratings_of(self.kind, self.players)

    def differences(self, runs: int, seed: tuple[int, ...]) -> tuple[Estimate, Estimate]:
        """Return by how much more often the best player wins in simulation, and by how much Kendall's tau is larger."""
        simulated, true = (
            (self._best_wins(outcome), kendall(outcome.places, np.asarray(self.ratings)))
            for outcome in self.played(runs, seed)
        )
        return mean_of(simulated[0] - true[0]), mean_of(simulated[1] - true[1])

    def _best_wins(self, outcome: Outcome) -> NDArray[np.float64]:
        first = outcome.places == 1
        return np.asarray(first[:, 0] / first.sum(axis=1))


def drawn(seed: str, count: int) -> Iterator[Setting]:
    """Draw settings; formats take turns."""
    random = Random(seed)
    keys = list(CHOICES)
    for number in range(count):
        key = keys[number % len(keys)]
        options = random.choice(CHOICES[key])
        players = random.randint(max(4, options.get("rounds", 0) + 3), LARGEST)
        yield Setting(key, options, players, random.choice(KINDS), random.random() < 0.5)
