"""What people are shown of a round and of the standings: marks, columns in words, warnings, what was published."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

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

OPTIONS = CopOptions(rounds=8, place_prizes=2, **COP_ONLY)


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


def test_every_column_that_weighs_something_is_told_in_words() -> None:
    found = paired(FORMAT, played(field_of(6), OPTIONS, 6), OPTIONS)

    for pairing in found.pairings:
        weights = next(reason for reason in pairing.reasons if reason.code == "pair_weights")
        told: dict[str, Any] = {reason.code: reason for reason in pairing.reasons if reason.code.startswith("column_")}
        assert ("column_repeats" in told) == bool(weights.params["repeats"])
        assert {"column_rank", "column_rank_cubed"} & set(told)
        assert sum(int(reason.params.get("weight", 0)) for reason in told.values()) == weights.params["total"]


def test_rule_22_pairs_of_the_hill_say_that_they_were_forced() -> None:
    options = OPTIONS.model_copy(update={"rounds": 6})
    stage = played(field_of(8), options, 5)
    leaders = {line.entrant for line in FORMAT.rank(stage, options)[:2]}
    forced = [
        set(pairing.seats)
        for pairing in paired(FORMAT, stage, options).pairings
        if ("hill", "R22") in {(reason.code, reason.rule) for reason in pairing.reasons}
    ]
    assert leaders in forced


def test_repeats_and_meeting_again_at_once_are_warnings() -> None:
    stage = field_of(2)
    once = with_games(stage, ("e1", "e2", (400, 300)))
    options = CopOptions(rounds=6, **COP_ONLY)

    found = paired(FORMAT, once, options)

    warnings = {reason.code for reason in found.pairings[0].reasons if reason.warning}
    assert warnings == {"repeat", "back_to_back"}
    assert not any(reason.warning for reason in paired(FORMAT, stage, options).pairings[0].reasons)


def test_what_is_published_is_what_the_check_sum_is_of() -> None:
    options = CopOptions(based_on=("9:7",))

    assert FORMAT.published(options) == FORMAT.published(CopOptions())
    assert "hopefulness" in FORMAT.published(options)
    assert not {"based_on", "prepaired"} & FORMAT.published(options).keys()


def test_the_directors_word_on_a_round_replaces_the_one_before() -> None:
    options = CopOptions(based_on=("9:7", "8:7"))

    assert FORMAT.base_of(9, options) == 7
    assert FORMAT.base_of(10, options) is None
    assert FORMAT.based_on(9, 6, options) == {"based_on": ["8:7", "9:6"]}
    assert FORMAT.based_on(9, 8, options) == {"based_on": ["8:7"]}
