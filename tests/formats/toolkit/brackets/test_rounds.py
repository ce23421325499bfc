"""Names of a bracket's rounds, and the recorded reasons of its matches and byes."""

from __future__ import annotations

from dataclasses import replace

from formats.core.lots import Lots
from formats.core.model import RoundPairings
from formats.core.results import forfeit_result
from formats.core.state import Stage
from formats.systems.double_elimination import FORMAT as DOUBLE
from formats.systems.double_elimination.system import DoubleOptions
from formats.systems.single_elimination import FORMAT as SINGLE
from formats.systems.single_elimination.system import SingleOptions
from formats.toolkit.brackets.rounds import next_round
from tests.formats.stage_builder import with_result, with_status
from tests.formats.systems.bracket_play import TIE, field, one_round

PLAIN, THIRD, TWICE = SingleOptions(), SingleOptions(third_place=True), DoubleOptions()


def single(stage: Stage, options: SingleOptions = PLAIN) -> RoundPairings:
    return next_round(SINGLE.progress(stage, options), Lots("next"))


def double(stage: Stage) -> RoundPairings:
    return next_round(DOUBLE.progress(stage, TWICE), Lots("next"))


def test_a_match_tells_the_seeds_of_the_two_and_what_it_is() -> None:
    found = single(field(4))

    first, second = found.pairings
    assert [(game.id, game.board, game.label) for game in found.pairings] == [
        ("s0r1b1", 1, "SF1"),
        ("s0r1b2", 2, "SF2"),
    ]
    why, side = first.reasons
    assert (why.code, why.rule, why.about) == ("match", "R4", ("e1", "e4"))
    assert why.params == {"seed": 1, "other_seed": 4, "title": "Semi-finals"}
    assert side.rule.startswith("R8.")
    assert set(second.seats) == {"e2", "e3"}
    (whole,) = found.rationale
    assert (whole.code, whole.rule, whole.params) == ("round", "R4", {"title": "Semi-finals", "games": 2})
    assert (found.label, found.byes, found.idle, found.facts) == ("Semi-finals", (), (), {})


def test_a_bye_of_the_first_round_is_recorded_with_who_goes_on_and_gives_no_point() -> None:
    found = single(field(3))

    (bye,) = found.byes
    assert (bye.entrant, bye.half_points) == ("e1", 0)
    assert [(reason.code, reason.rule, reason.about) for reason in bye.reasons] == [("bye", "R3", ("e1",))]
    assert found.facts == {"SF1": "e1"}
    assert found.rationale[0].params["games"] == 1


def test_whose_opponent_has_left_goes_on_by_a_walkover_and_others_are_idle() -> None:
    stage = with_status(one_round(SINGLE, field(8), PLAIN), ["e4"])
    found = single(stage)

    (bye,) = found.byes
    assert [(reason.code, reason.rule, reason.about) for reason in bye.reasons] == [("walkover", "R9", ("e1", "e4"))]
    assert found.facts == {"SF1": "e1"}
    assert {who for game in found.pairings for who in game.seats} == {"e2", "e3"}
    assert set(found.idle) == {"e5", "e6", "e7", "e8"}


def test_who_has_nobody_to_meet_further_on_has_a_bye_inside_of_the_bracket() -> None:
    stage = one_round(SINGLE, field(8), PLAIN)
    nobody = with_result(stage, 1, 2, forfeit_result(stage.rounds[0].pairings.pairings[1].seats, ("e4", "e5")))
    found = single(with_status(nobody, ["e4", "e5"]))

    (bye,) = found.byes
    assert [(reason.code, reason.rule, reason.about) for reason in bye.reasons] == [("bye_inside", "R3", ("e1",))]


def test_a_match_where_nobody_is_left_is_recorded_and_is_no_bye() -> None:
    stage = one_round(SINGLE, field(8), PLAIN)
    found = single(with_status(stage, ["e1", "e4"]))

    assert found.byes == ()
    assert found.facts == {"SF1": None}


def test_a_tied_match_is_played_again_with_the_sides_changed() -> None:
    options = SingleOptions(replays=2)
    stage = one_round(SINGLE, field(2), options, F=TIE)
    (game,) = single(stage, options).pairings

    assert game.seats == stage.rounds[0].pairings.pairings[0].seats[::-1]
    assert [(reason.code, reason.rule, reason.about, reason.params) for reason in game.reasons] == [
        ("replay", "R6", game.seats, {"game": 2})
    ]
    assert (game.id, game.label, single(stage, options).label) == ("s0r2b1", "F", "Final, played again")
    third = single(one_round(SINGLE, stage, options, F=TIE), options)
    assert third.pairings[0].reasons[0].params == {"game": 3}


def test_a_round_of_several_kinds_names_them_all_and_one_match_anew_does_not_make_it_a_replay() -> None:
    assert double(one_round(DOUBLE, field(4), TWICE)).label == "Winners' final and losers' round 1"
    stage = one_round(SINGLE, field(4), THIRD)
    assert single(stage, THIRD).label == "Third place and final"
    tied = one_round(SINGLE, stage, THIRD, F=TIE)
    assert single(tied, THIRD).label == "Final, played again"
    half = replace(tied, rounds=tied.rounds[:-1])
    assert single(half, THIRD).label == "Third place and final"


def test_what_nobody_plays_of_an_earlier_level_is_recorded_with_the_next_round_and_is_no_bye_of_it() -> None:
    first = double(field(5))

    assert {bye.entrant for bye in first.byes} == {"e1", "e2", "e3"}
    assert set(first.facts) == {"W1-1", "W1-3", "W1-4"}
    second = double(one_round(DOUBLE, field(5), TWICE))
    assert not set(first.facts) & set(second.facts)
