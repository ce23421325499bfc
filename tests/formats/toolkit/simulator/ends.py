"""Stages in play, and their rest played by the formats themselves, to compare chances with."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import sqrt
from typing import Any

from formats.core.contract import Awaits, NeedsPairing
from formats.core.events import PromptAnswered
from formats.core.lots import Lots
from formats.core.model import Odds, Pairing, Prompt
from formats.core.results import Result
from formats.core.state import Stage
from formats.toolkit.simulator.begun import open_pairings
from formats.toolkit.simulator.odds import chances_in, ratings_in
from tests.formats.stage_builder import paired, published, with_result, won

RUNS, TRUE_RUNS = 4000, 300

Decides = Callable[[Pairing], Result]


def better_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats))


def ready(system: Any, stage: Stage, options: Any, dice: random.Random) -> Stage:
    """The stage with its open questions answered at random."""

    def answer(prompt: Prompt) -> str:
        return (
            dice.choice(prompt.choices).value
            if prompt.choices
            else str(dice.randint(prompt.low or 0, prompt.high or 0))
        )

    while isinstance(status := system.status(stage, options), Awaits):
        prompt = status.prompts[0]
        answered = PromptAnswered(stage=stage.number, prompt=prompt.key, answer=answer(prompt))
        stage = replace(stage, answers={**stage.answers, prompt.key: answered})
    return stage


def played(system: Any, options: Any, stage: Stage, rounds: int, decides: Decides = better_wins) -> Stage:
    """So many more rounds are played."""
    for _ in range(rounds):
        stage = ready(system, stage, options, random.Random(len(stage.rounds)))
        stage = published(stage, paired(system, stage, options), decides)
    return stage


def begun(system: Any, options: Any, rounds: int, stage: Stage, decides: Decides = better_wins) -> Stage:
    """So many rounds were played; of one more the first game is over."""
    stage = played(system, options, stage, rounds + 1, decides)
    for pairing in stage.rounds[-1].pairings.pairings[1:]:
        stage = with_result(stage, len(stage.rounds), pairing.board, None)
    return stage


def odds(system: Any, options: Any, stage: Stage, runs: int = RUNS) -> Odds:
    simulated = system.odds(stage, options, Lots("seed"), runs)
    assert simulated is not None
    return simulated  # type: ignore[no-any-return]


def share(simulated: Odds, who: str, best: int, worst: int) -> float:
    return simulated.share(simulated.entrants.index(who), best, worst)


def _ends(system: Any, options: Any, stage: Stage, runs: int) -> Iterator[list[str]]:
    """Who came in first, second and so on, by the format itself, results drawn by the ratings."""
    seats, dice = {who: seat for seat, who in enumerate(stage.seeds)}, random.Random("rest")
    chances = chances_in(stage, ratings_in(stage))

    def drawn(pairing: Pairing) -> Result:
        first, second = pairing.seats
        return won(pairing.seats, first if dice.random() < chances[seats[first], seats[second]] else second)

    for _ in range(runs):
        ended = stage
        for pairing in open_pairings(stage):
            ended = ended.with_result(pairing.id, drawn(pairing))
        while isinstance(system.status(ended := ready(system, ended, options, dice), options), NeedsPairing):
            ended = published(ended, paired(system, ended, options, str(dice.random())), drawn)
        lines = [line for line in system.rank(ended, options) if line.entrant in stage.still_in]
        yield [line.entrant for line in sorted(lines, key=lambda line: (line.rank, dice.random()))]


def check_chances(system: Any, options: Any, stage: Stage, *, simpler: float = 0.0, true_runs: int = TRUE_RUNS) -> None:
    """Check the chances of everybody for every place against the format played to the end.

    `simpler` is what a rule that is simulated in a simpler way may make a difference.
    """
    simulated = odds(system, options, stage)
    assert set(simulated.entrants) == set(stage.still_in)
    counts = Counter(
        key for end in _ends(system, options, stage, true_runs) for key in zip(end, range(1, len(end) + 1), strict=True)
    )
    for who in simulated.entrants:
        for place in range(1, len(simulated.entrants) + 1):
            expected, found = counts[who, place] / true_runs, share(simulated, who, place, place)
            likely = (expected * true_runs + found * RUNS + 1) / (true_runs + RUNS + 2)
            error = sqrt(likely * (1 - likely) * (1 / true_runs + 1 / RUNS))
            once = 1 / true_runs  # what hardly ever happens may have happened once
            assert abs(expected - found) < simpler + 4 * error + once, (who, place, expected, found)
