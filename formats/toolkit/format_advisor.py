"""Advice on a format for an evening: which ones and how long, in simulation, and the one that suits what matters most.

The figures are those of `formats.toolkit.simulator`. All randomness comes from a seed, so the advice is reproducible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from formats.core.capabilities import KnocksOut
from formats.core.contract import Format
from formats.toolkit.simulator.estimates import Estimate, Measures
from formats.toolkit.simulator.simulated import Simulated

Matter = Literal["best", "places", "games", "everybody"]
"""What matters most: the best player wins, all places are fair, many games, or few rounds without a game."""

FINALISTS = 4
"""Number of players of a bracket after other rounds."""

MOST_ROUNDS = 60
"""Candidates with more rounds are no evening."""

_HIGHEST: Mapping[Matter, Callable[[Measures], float]] = {
    "best": lambda measures: measures.best_wins.value,
    "places": lambda measures: measures.kendall.value,
    "games": lambda measures: measures.games.value,
    "everybody": lambda measures: measures.games.value / measures.rounds.value,
}


@dataclass(frozen=True)
class StageOf:
    """A stage of a candidate: a format by its key, its options, and how many go on from the stage before."""

    system: str
    options: Mapping[str, Any] = field(default_factory=dict)
    take: int | None = None


Candidate = tuple[StageOf, ...]
"""The stages of a tournament to compare."""


@dataclass(frozen=True)
class Advice:
    """A candidate with its figures, and whether it fits the time."""

    stages: Candidate
    measures: Measures
    minutes: Estimate
    fits: bool = True


@dataclass(frozen=True)
class Evening:
    """The question: ratings of the players, the best first, minutes of a game, and of the evening (None: no limit).

    `seeded`: seeds follow the ratings; otherwise they are drawn.
    """

    ratings: tuple[float, ...]
    game: int
    time: int | None = None
    matters: Matter = "best"
    seeded: bool = False


def candidates(formats: Mapping[str, Format[Any]], players: int) -> Iterator[Candidate]:
    """Yield the formats for tonight in every length, then those in which everybody plays on, with a bracket after."""
    tonight = {key: system for key, system in formats.items() if system.for_tonight and isinstance(system, Simulated)}
    usual = next((key for key, system in tonight.items() if system.usual_tonight), None)
    alone = [(StageOf(key, options),) for key, system in tonight.items() for options in system.lengths(players)]
    yield from alone
    if usual is not None and players > 2 * FINALISTS:
        before = [stage for (stage,) in alone if not stage.options and not isinstance(tonight[stage.system], KnocksOut)]
        yield from ((stage, StageOf(usual, {}, FINALISTS)) for stage in before)


def advised(
    formats: Mapping[str, Format[Any]], wanted: Evening, considered: Sequence[Candidate], runs: int, seed: str
) -> list[Advice]:
    """Simulate the candidates and return them, the best first; those too long for the evening come last.

    Candidates that cannot be played by so many are left out.
    """
    from formats.toolkit.simulator.compare import Part, compared  # noqa: PLC0415 - NumPy is slow to import

    found = []
    for stages in considered:
        systems = [(formats[stage.system], stage) for stage in stages]
        parts = [Part(system, system.read_options(stage.options), stage.take) for system, stage in systems]
        measures = compared(parts, wanted.ratings, runs, seed, seeded=wanted.seeded)
        if measures is not None and measures.most_rounds <= MOST_ROUNDS:
            fits = wanted.time is None or measures.most_rounds * wanted.game <= wanted.time
            found.append(Advice(stages, measures, measures.rounds.times(wanted.game), fits))
    best = _HIGHEST[wanted.matters]
    return sorted(found, key=lambda each: (not each.fits, -best(each.measures), each.minutes.value))
