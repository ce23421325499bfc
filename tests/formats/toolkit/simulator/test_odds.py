"""Chances of the rest of a bracket: exact values, and what is decided already."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.lots import Lots
from formats.core.model import Odds, Pairing
from formats.core.results import Result
from formats.core.rules import StageRules
from formats.core.state import Stage
from formats.registry import engine
from formats.toolkit.simulator.dice import elo_chances
from tests.formats.stage_builder import new_stage, paired, published, with_result, with_status, won

SINGLE, DOUBLE = engine().format_of("single_elimination"), engine().format_of("double_elimination")
RATINGS = {"a": 300.0, "b": 200.0, "c": 100.0, "d": 50.0}
UNRATED = dict.fromkeys(RATINGS)


def best_seed_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats))


def odds(stage: Stage, runs: int = 4000, system: Any = SINGLE, **options: Any) -> Odds:
    simulated = system.odds(stage, system.read_options(options), Lots("seed"), runs)
    assert simulated is not None
    return simulated  # type: ignore[no-any-return]


def share(simulated: Odds, who: str, best: int, worst: int) -> float:
    return simulated.share(simulated.entrants.index(who), best, worst)


def test_chances_are_those_of_the_ratings_and_even_without() -> None:
    chance = elo_chances(list(RATINGS.values()))
    exact = chance[0, 3] * (chance[1, 2] * chance[0, 1] + chance[2, 1] * chance[0, 2])
    rated, even = odds(new_stage(RATINGS)), odds(new_stage(UNRATED))
    assert share(rated, "a", 1, 1) == pytest.approx(exact, abs=0.024)
    assert [share(even, who, 1, 1) for who in "abcd"] == pytest.approx([0.25] * 4, abs=0.024)
    assert (rated.rated, even.rated) == (True, False)


def test_one_entrant_without_a_rating_makes_all_games_even() -> None:
    assert not odds(new_stage(RATINGS | {"d": None}), 10).rated


def test_a_decided_match_stays_as_it_is_and_an_open_one_is_simulated() -> None:
    begun = published(new_stage(UNRATED), paired(SINGLE, new_stage(UNRATED), SINGLE.read_options({})), best_seed_wins)
    half = with_result(begun, 1, 2, None)
    simulated = odds(half)
    assert share(simulated, "d", 1, 2) == 0
    assert share(simulated, "a", 1, 2) == 1
    assert share(simulated, "a", 1, 1) == pytest.approx(0.5, abs=0.024)
    assert share(simulated, "c", 1, 1) == pytest.approx(0.25, abs=0.024)


def test_those_who_share_a_place_take_it_equally_often() -> None:
    """The losers of the semi-finals are third and fourth in turn, so that each place is taken once."""
    begun = published(new_stage(UNRATED), paired(SINGLE, new_stage(UNRATED), SINGLE.read_options({})), best_seed_wins)
    simulated = odds(begun)
    assert share(simulated, "c", 3, 3) == pytest.approx(0.5, abs=0.024)
    assert share(simulated, "c", 3, 4) == share(simulated, "d", 3, 4) == 1


def test_an_entrant_who_has_left_has_no_chances_and_loses_the_next_match() -> None:
    left = with_status(new_stage(UNRATED), ["a"])
    simulated = odds(left)
    assert set(simulated.entrants) == set("bcd")
    assert share(simulated, "d", 1, 2) == 1


def test_nothing_is_simulated_once_there_is_a_champion() -> None:
    stage, options = new_stage(UNRATED), SINGLE.read_options({})
    for _ in range(2):
        stage = published(stage, paired(SINGLE, stage, options), best_seed_wins)
    assert StageRules(SINGLE, options).odds(stage, Lots("seed"), 10) is None


def test_a_second_grand_final_is_simulated_while_it_can_still_be_played() -> None:
    """The unbeaten player needs one of two games; after a loss in the grand final both have one chance in two."""
    stage, options = new_stage(UNRATED), DOUBLE.read_options({})
    while (paired_next := paired(DOUBLE, stage, options)).pairings[0].label != "GF":
        stage = published(stage, paired_next, best_seed_wins)
    assert share(odds(stage, system=DOUBLE), "a", 1, 1) == pytest.approx(0.75, abs=0.021)
    lost = published(stage, paired_next, lambda pairing: won(pairing.seats, max(pairing.seats)))
    assert share(odds(lost, system=DOUBLE), "a", 1, 1) == pytest.approx(0.5, abs=0.024)
