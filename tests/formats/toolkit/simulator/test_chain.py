"""Chances of the places of a whole event, through all of its stages."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from formats.core import commands as cmd
from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.plan import StagePlan
from formats.core.qualification import Outcome, crossed_over, qualified
from formats.core.results import Report
from formats.core.stage_field import StageField
from formats.registry import engine
from formats.toolkit.simulator.chain import _Later, odds_in
from formats.toolkit.simulator.compare import Part, compared
from formats.toolkit.simulator.dice import Dice, elo_chances
from tests.formats.play import Play

ENGINE: Any = engine()


def planned(*stages: tuple[str, Any, dict[str, Any]], players: int = 8) -> Play:
    """An event of these stages, of which the first round is published."""
    plans = [StagePlan(system=key, title=key, field=field, options=options) for key, field, options in stages]
    play = Play(plans, engine=ENGINE)
    play.enter(players)
    play.publish()
    return play


def chances(play: Play, runs: int = 4000) -> Odds:
    found = odds_in(play.state, ENGINE, play.state.stage(), Lots("seed"), runs)
    assert found is not None
    return found


def best_wins(found: Odds) -> float:
    return found.share(found.entrants.index("e1"), 1, 1)


GROUPS = ("group_stage", None, {"groups": 2})
BRACKET: dict[str, Any] = {}
UNPLAYABLE: dict[str, Any] = {"table": "eight", "online_puzzles": [], "live_puzzles": []}
"""Options of playoffs that are not simulated from their start."""


@pytest.mark.parametrize(
    "first, field, take",
    [(("swiss", None, {"rounds": 3}), StageField(last=4), 4), (GROUPS, StageField(of="groups", last=2), 4)],
    ids=["places", "groups"],
)
def test_chances_are_those_of_the_whole_event(first: Any, field: StageField, take: int) -> None:
    play = planned(first, ("single_elimination", field, BRACKET))
    found = chances(play)
    (swiss, rounds), (bracket, lengths) = (ENGINE.of_stage(play.state, number) for number in (0, 1))
    ratings = [play.state.entrants[f"e{number}"].data.rating or 0.0 for number in range(1, 9)]
    whole = compared([Part(swiss, rounds), Part(bracket, lengths, take)], ratings, 4000, "other", seeded=True)
    assert whole is not None
    assert found.whole
    assert best_wins(found) == pytest.approx(whole.best_wins.value, abs=4 * whole.best_wins.error)
    assert [sum(row) for row in found.counts] == [4000] * 8


def over(play: Play) -> Play:
    """The three rounds of the groups are played."""
    for _ in range(3):
        for game in play.state.open_games():
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=min(game.seats))))
        if len(play.state.stage().rounds) < 3:
            play.publish()
    return play


def test_between_two_stages_those_who_are_through_have_all_the_chances() -> None:
    play = over(planned(GROUPS, ("single_elimination", StageField(of="groups", last=1), BRACKET)))
    found = chances(play)
    winners = [line.entrant for line in ENGINE.standings(play.state)[:2]]
    assert {who for who in found.entrants if found.share(found.entrants.index(who), 1, 2)} == set(winners)
    rating = {who: play.state.entrants[who].data.rating or 0.0 for who in winners}
    exact = elo_chances(list(rating.values()))[0, 1]
    assert found.share(found.entrants.index(winners[0]), 1, 1) == pytest.approx(exact, abs=0.03)


@pytest.mark.parametrize(
    "later",
    [
        ("swiss_elimination", StageField(last=8), UNPLAYABLE),
        ("single_elimination", StageField(first=2, last=5), {}),
        ("single_elimination", StageField(of="losers", round=1), {}),
    ],
    ids=["not simulated", "not the first places", "losers"],
)
def test_where_a_later_stage_is_not_simulated_chances_are_those_of_the_stage(later: Any) -> None:
    assert not chances(planned(("swiss", None, {}), later), 50).whole


def test_a_branch_decides_the_places_behind_the_main_line() -> None:
    """Between the stages nobody of the branch has a place for sure, and places of the main line are as without it."""
    main = ("single_elimination", StageField(of="groups", last=2), BRACKET)
    beside = ("single_elimination", StageField(of="groups", first=3, last=4, stage=1, beside=True), BRACKET)
    found = chances(over(planned(GROUPS, main, beside)), 300)
    four = found.entrants[4:]
    assert all(sum(1 for share in row[4:] if share) > 1 for row in found.counts[4:]), "played in the branch"
    assert all(not any(row[:4]) for row in found.counts[4:])
    without = chances(over(planned(GROUPS, main)), 300)
    assert [row[:2] for row in found.counts] == [row[:2] for row in without.counts], "third and fourth are drawn"
    assert without.entrants[4:] == four
    swiss = ("swiss_elimination", StageField(first=5, last=8, stage=1, beside=True), UNPLAYABLE)
    shared = chances(over(planned(GROUPS, ("single_elimination", StageField(last=4), BRACKET), swiss)), 300)
    assert all(all(row[4:]) for row in shared.counts[4:]), "shared where the branch is not simulated"


@pytest.mark.parametrize(
    "field",
    ["groups 1-2", "groups 1-2 crossed", "groups 2-3 crossed", "3-5", "groups 1 +2", "groups 1-2 +1 crossed"],
    ids=str,
)
def test_who_qualifies_is_seeded_as_the_plan_says(field: str) -> None:
    """One run for each of many ends of a stage, compared with `formats.core.qualification`."""
    dice, rule = random.Random(field), StageField.model_validate(field)
    groups, size = [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]], 10
    out = np.isin(np.arange(size), [4])
    for _ in range(50):
        order = dice.sample(range(size), size)
        ranking = [str(seat) for seat in order if not out[seat]]
        tables = {str(number): [who for who in ranking if int(who) in group] for number, group in enumerate(groups)}
        expected = crossed_over(qualified(rule, Outcome(ranking, tables)), rule.crossing, Lots("x")).order
        later = _Later(
            Part(ENGINE.format_of("swiss"), None), rule, len(expected), groups if rule.of == "groups" else ()
        )
        seeded = later.seeded(np.array([order]), out, Dice.of_seed(elo_chances([0.0] * size), 1, "seed"))
        assert [str(seat) for seat in seeded[0, : len(expected)].tolist()] == list(expected)
