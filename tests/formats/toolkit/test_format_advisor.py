"""Advice on a format: candidates, and their order by what matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from formats.registry import engine
from formats.toolkit.format_advisor import Advice, Candidate, Evening, Matter, StageOf, advised, candidates
from formats.toolkit.simulator.strengths import ratings_of
from tests.formats.samples.harbour_league import HarbourLeague

FORMATS = engine().formats


def advice(matters: Matter = "best", time: int | None = None, players: int = 9) -> list[Advice]:
    wanted = Evening(ratings_of("mixed", players), 20, time, matters)
    return advised(FORMATS, wanted, list(candidates(FORMATS, players)), 300, "seed")


def test_every_format_for_tonight_is_a_candidate_in_every_length_and_before_a_bracket() -> None:
    found = list(candidates(FORMATS, 9))
    tonight = {key for key, system in FORMATS.items() if system.for_tonight}
    assert {stages[0].system for stages in found} == tonight
    assert (StageOf("swiss"),) in found
    assert (StageOf("swiss", {"rounds": 6}),) in found
    assert (StageOf("swiss"), StageOf("single_elimination", {}, 4)) in found
    assert not any(len(stages) > 1 and stages[0].system.endswith("elimination") for stages in found)


def test_a_swiss_is_not_longer_than_there_are_opponents() -> None:
    lengths = [stages[0].options.get("rounds") for stages in candidates(FORMATS, 4) if stages[0].system == "swiss"]
    assert lengths == [None]
    assert all(stages for stages in candidates(FORMATS, 3))


@pytest.mark.parametrize("matters", get_args(Matter))
def test_the_first_is_the_best_in_what_matters_most(matters: Matter) -> None:
    values: dict[Matter, Callable[[Advice], float]] = {
        "best": lambda each: each.measures.best_wins.value,
        "places": lambda each: each.measures.kendall.value,
        "games": lambda each: each.measures.games.value,
        "everybody": lambda each: each.measures.games.value / each.measures.rounds.value,
    }
    found, value = advice(matters), values[matters]
    assert value(found[0]) == max(map(value, found))


def test_what_there_is_no_time_for_comes_last_whatever_matters() -> None:
    found = advice("games", time=100)
    assert [each.fits for each in found] == sorted((each.fits for each in found), reverse=True)
    assert {each.fits for each in found} == {True, False}
    assert found[0].minutes.value <= 100


def test_the_same_seed_gives_the_same_advice() -> None:
    assert advice() == advice()


def test_a_candidate_that_cannot_be_played_is_left_out() -> None:
    refused: list[Candidate] = [(StageOf("swiss", {"rounds": 30}),), (StageOf("swiss"),)]
    found = advised(FORMATS, Evening(ratings_of("mixed", 6), 20), refused, 20, "seed")
    assert [each.stages for each in found] == [(StageOf("swiss"),)]


def test_a_format_that_is_not_simulated_is_no_candidate(monkeypatch: pytest.MonkeyPatch) -> None:
    unsimulated = HarbourLeague()
    monkeypatch.setattr(HarbourLeague, "for_tonight", True)
    assert not list(candidates({"harbour": unsimulated}, 8))
