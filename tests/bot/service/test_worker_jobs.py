"""Chances in the smallest fields that each format takes, and after the latest rounds."""

from __future__ import annotations

import pytest

from bot.service.worker_jobs import chances_of, odds_of
from formats import registry
from formats.core.errors import FieldError
from formats.core.plan import StagePlan
from formats.core.steps import PairRound, next_step
from tests.bot.played import Played
from tests.expected import expected

SIZES = range(2, 10)
ROUNDS = 3
REFUSED = {"fide_dutch": {2, 3, 4}, "tiered_league": {2, 3, 4}}


def started(system: str, size: int) -> Played:
    """The first round of a format is published."""
    people = tuple(f"Player {number}" for number in range(1, size + 1))
    played = Played(people=people).create((StagePlan(system=system, title="Main"),), week=None).enter()
    return played.close().publish()


def test_these_are_all_formats() -> None:
    assert set(expected("systems")) == set(registry.engine().formats)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("system", expected("systems"))
def test_everybody_has_a_chance_of_some_place_in_a_field_of_any_size(system: str, size: int) -> None:
    if size in REFUSED.get(system, ()):
        with pytest.raises(FieldError):
            started(system, size)
        return
    played = started(system, size)
    for _ in range(ROUNDS):
        odds = odds_of(played.state, 50)
        if odds is not None:
            for rank in range(len(odds.entrants)):
                assert odds.share(rank, 1, size) == pytest.approx(1)
            for place in range(1, len(odds.entrants) + 1):
                at_most = sum(odds.share(rank, 1, place) for rank in range(len(odds.entrants)))
                assert at_most >= place - 1e-9, "equal players share the better place"
        played.play()
        if not isinstance(next_step(played.state, played.engine), PairRound):
            break
        played.publish()


def test_chances_are_those_after_the_latest_twelve_complete_rounds() -> None:
    played = started("round_robin", 16)
    for _ in range(13):
        played.play().publish()
    assert [number for number, _ in chances_of(played.state, 10)] == list(range(2, 14))
    assert [number for number, _ in chances_of(started("round_robin", 4).play().publish().state, 10)] == [1]
