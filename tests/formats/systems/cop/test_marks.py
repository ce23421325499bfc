"""Rule 37: marks of the standings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.lots import Lots
from formats.core.model import Mark, Reason, RoundPairings
from formats.core.state import Round
from formats.systems.cop import FORMAT
from formats.systems.cop.destiny import Control
from formats.systems.cop.marks import recorded_marks, simulated_marks
from formats.systems.cop.options import CopOptions
from tests.formats.stage_builder import paired, published
from tests.formats.systems.cop.made import (
    COP_ONLY,
    OPTIONS,
    better_seed_wins,
    field_of,
    finding,
    first_seat_wins,
    played,
    reasons_of,
    standing,
    terms,
    with_games,
)


def signs(marks: tuple[Mark, ...]) -> dict[str, tuple[str, ...]]:
    return {mark.sign: mark.entrants for mark in marks}


def test_rule_37_a_leader_nobody_can_catch_is_marked_as_gibsonized_at_once() -> None:
    options = CopOptions(rounds=4, place_prizes=1, **COP_ONLY)
    stage = field_of(4)
    for _ in range(3):
        stage = with_games(stage, ("e1", "e2", (900, 100)), ("e3", "e4", (400, 399)))
    stage = with_games(stage, ("e4", "e1", (300, 500)), ("e3", "e2", (380, 400)))

    assert FORMAT.marks(stage, options) == ()  # all is over
    longer = CopOptions(rounds=5, place_prizes=1, **COP_ONLY)
    assert signs(FORMAT.marks(stage, longer)) == {"G": ("e1",)}
    assert signs(FORMAT.outlook(stage, longer, Lots("x"))) == {"G": ("e1",)}


def test_contenders_are_those_who_can_hope_in_the_simulations_of_the_moment() -> None:
    stage = played(field_of(8), OPTIONS, 5)
    ranks = [line.entrant for line in FORMAT.rank(stage, OPTIONS)]

    found = signs(FORMAT.outlook(stage, OPTIONS, Lots("x")))

    assert found["1"] == tuple(ranks[: len(found["1"])])
    assert found["$"] == tuple(ranks[: len(found["$"])])
    assert 1 <= len(found["1"]) <= len(found["$"]) < 8
    assert FORMAT.outlook(stage, OPTIONS, Lots("x")) == FORMAT.outlook(stage, OPTIONS, Lots("x"))


def test_the_lowest_contender_is_the_last_who_has_the_sign() -> None:
    """Third can still hope to come in first, and fifth for one of the two prizes; no lower rank has the sign."""
    position = standing([12, 11, 10, 9, 9, 2], 3)
    findings = finding(hopes=(2, 4), lowest_hopeful=4)

    found = signs(simulated_marks(position, terms(3, place_prizes=2), findings, None))

    assert found == {"1": ("a", "b", "c"), "$": ("a", "b", "c", "d", "e")}


def test_whoever_is_gibsonized_contends_for_nothing_any_more() -> None:
    position = standing([20, 11, 10, 9, 9, 2], 3)
    findings = finding(gibsonized=1, hopes=(0, 3), lowest_hopeful=3)

    two_prizes = signs(simulated_marks(position, terms(3, place_prizes=2), findings, None))
    one_prize = signs(simulated_marks(position, terms(3, place_prizes=1), findings, None))

    assert two_prizes == {"$": ("b", "c", "d")}
    assert one_prize == {}


@pytest.mark.parametrize("lost, code", [(51, "mark_destiny_kept"), (49, "mark_destiny_lost")])
def test_the_sign_of_destiny_says_what_is_lost_without_the_game_against_the_leader(lost: int, code: str) -> None:
    position = standing([12, 11, 10, 9, 9, 2], 3)
    rules = terms(3, control_loss_thresholds=(0.5,))

    (mark,) = [mark for mark in simulated_marks(position, rules, finding(), Control(2, lost, 100)) if mark.sign == "D"]

    assert (mark.entrants, mark.meaning.code) == (("c",), code)
    assert mark.meaning.params == {"loss": f"{100 - lost}.00%"}


def test_what_was_recorded_with_the_latest_round_is_shown_without_simulating() -> None:
    stage = played(field_of(8), OPTIONS, 5)
    assert {mark.meaning.params["round"] for mark in FORMAT.marks(stage, OPTIONS)} == {5}
    after = published(stage, paired(FORMAT, stage, OPTIONS), better_seed_wins)
    hopeful = reasons_of(after.rounds[-1].pairings, "cashers")[0].params["hopeful_rank"]

    found = signs(FORMAT.marks(after, OPTIONS))

    assert len(found["$"]) == hopeful
    assert found["$"][0] == FORMAT.rank(stage, OPTIONS)[0].entrant


def test_the_recorded_contenders_are_counted_from_the_top_of_those_who_were_simulated() -> None:
    """Of five who were simulated one is Gibsonized; the fourth can hope for the second of two prizes."""
    chances = [Reason(code="chances", about=(who,)) for who in "abcde"]
    about = [
        Reason(code="gibsonized", about=("a",)),
        Reason(code="cashers", about=("d", "e"), params={"prizes": 2, "hopeful_rank": 4}),
        Reason(code="contender", about=("c",), params={"place": 1, "rank": 3}),
        Reason(code="contender", about=("d",), params={"place": 2, "rank": 4}),
        Reason(code="nearly_destiny_safe", about=("a", "c"), params={"loss": "1.00%"}),
    ]
    pairings = RoundPairings(pairings=(), rationale=(*about, *chances))
    stage = replace(field_of(6), rounds=(Round(5, pairings, {}),))

    marks = recorded_marks(stage)

    assert [(mark.sign, mark.entrants, mark.meaning.params["round"]) for mark in marks] == [
        ("1", ("a", "b", "c"), 5),
        ("$", ("b", "c", "d"), 5),
        ("D", ("c",), 5),
    ]
    assert marks[-1].meaning.code == "mark_destiny_kept_recorded"
    gibsonized = [Reason(code="gibsonized", about=(who,)) for who in "ab"]
    all_won = pairings.model_copy(update={"rationale": (*gibsonized, about[1], *chances)})
    assert recorded_marks(replace(stage, rounds=(Round(5, all_won, {}),))) == ()


def test_who_controls_their_destiny_is_marked_where_the_leader_is_steered() -> None:
    options = CopOptions(rounds=8, place_prizes=2, control_loss_activation_round=1, **COP_ONLY)
    stage = played(field_of(8), options, 3)

    marks = FORMAT.outlook(stage, options, Lots("x"))

    (destiny,) = [mark for mark in marks if mark.sign == "D"]
    assert len(destiny.entrants) == 1
    assert destiny.meaning.code in {"mark_destiny_lost", "mark_destiny_kept"}
    recorded = signs(FORMAT.marks(published(stage, paired(FORMAT, stage, options), first_seat_wins), options))
    assert len(recorded["D"]) == 1


def test_before_the_first_round_nothing_is_marked() -> None:
    assert FORMAT.marks(field_of(6), OPTIONS) == ()
    assert FORMAT.outlook(field_of(6), OPTIONS, Lots("x")) == ()
