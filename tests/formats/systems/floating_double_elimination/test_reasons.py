"""The recorded reasons of a round, a pairing, a bye and a play-off of the finals."""

from __future__ import annotations

import pytest

from formats.systems.floating_double_elimination import FORMAT
from formats.systems.floating_double_elimination.finalists import Finalist
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import FinalsPair, FinalsRound
from formats.systems.floating_double_elimination.reasons import (
    bye_reasons,
    pair_reasons,
    play_off_reason,
    round_reasons,
)
from formats.systems.floating_double_elimination.recognition import PlayOff
from tests.formats.stage_builder import new_stage, with_round, with_status


def pair(players: str, losses: tuple[int, int], meeting: int = 1) -> FinalsPair:
    return FinalsPair((players[0], players[1]), (2, 3), losses, meeting)


def test_a_round_counts_its_repeats_and_the_pairs_of_unequal_losses() -> None:
    pairs = (pair("AB", (0, 0), 2), pair("CD", (0, 1), 3), pair("EF", (1, 0)), pair("GH", (0, 1)))
    names, cost = ("meeting_3", "meeting_2", "bye_losses", "squares"), (1, 1, 0, -30)

    (reason,) = round_reasons(FinalsRound(tuple("ABCDEFGH"), pairs, None, cost, names))

    assert (reason.code, reason.rule) == ("round", "R7")
    assert reason.params == {
        "players": 8,
        "repeats": 2,
        "unequal": 3,
        "squares": 30,
        "cost": "meeting_3=1, meeting_2=1, bye_losses=0, squares=-30",
    }


def test_an_ordinary_pair_tells_ranks_losses_and_that_the_two_meet_for_the_first_time() -> None:
    (reason,) = pair_reasons(pair("AB", (1, 1)))

    assert (reason.code, reason.rule, reason.about) == ("pair", "R7", ("A", "B"))
    assert reason.params == {"rank": 2, "other_rank": 3, "losses": 1, "other_losses": 1, "meeting": 1}


def test_a_repeat_is_a_warning_and_unequal_losses_are_told() -> None:
    repeat = pair_reasons(pair("AB", (1, 1), 2))
    unequal = pair_reasons(pair("AB", (0, 1)))

    assert [(reason.code, reason.rule, reason.warning) for reason in repeat] == [
        ("pair", "R7", False),
        ("repeat", "R4", True),
    ]
    assert repeat[1].params == {"meeting": 2}
    assert [(reason.code, reason.rule) for reason in unequal] == [("pair", "R7"), ("unequal_losses", "R6")]
    assert unequal[0].params["other_losses"] == 1


def test_a_bye_tells_why_nobody_with_fewer_losses_or_a_better_seed_has_it() -> None:
    taker = Finalist("C", seed=3, losses=0, byes=1)
    field = [
        Finalist("E", 5, 0, 0),
        Finalist("D", 1, 1, 0),
        taker,
        Finalist("B", 2, 0, 1),
        Finalist("A", 1, 0, 2),
    ]

    first, *passed = bye_reasons(taker, field)

    assert (first.code, first.rule, first.about) == ("bye", "R5", ("C",))
    assert first.params == {"byes": 1, "losses": 0, "seed": 3}
    assert [(reason.code, reason.rule, reason.about) for reason in passed] == [
        ("bye_passed_had", "R3", ("A",)),
        ("bye_passed_repeat", "R4", ("B",)),
    ]


@pytest.mark.parametrize("place, tied, rule", [(2, 2, "R10"), (2, 3, "R11"), (3, 2, "R10"), (3, 4, "R10")])
def test_a_play_off_tells_its_place_and_goes_by_rule_11_where_three_are_level_for_second(
    place: int, tied: int, rule: str
) -> None:
    reason = play_off_reason(PlayOff(("A", "B"), place, tied))

    assert (reason.code, reason.rule, reason.about) == ("play_off", rule, ("A", "B"))
    assert reason.params == {"place": place, "tied": tied}


def test_how_far_everybody_came_is_being_in_having_lost_once_or_the_round_they_went_out_in() -> None:
    stage = with_round(new_stage(dict.fromkeys("ABCDE")), [("A", "D", "A"), ("B", "C", "B")], bye="E")
    stage = with_round(with_status(stage, ["E"]), [("A", "B", "A"), ("C", "D", "C")])
    told = FORMAT.how_far(with_status(stage, ["C"]), FinalsOptions())

    assert {who: (reason.code, reason.rule, reason.params) for who, reason in told.items()} == {
        "A": ("far_in", "R2", {}),
        "B": ("far_in_lost", "R2", {}),
        "C": ("far_out", "R2", {"number": 2}),
        "D": ("far_out", "R2", {"number": 2}),
        "E": ("far_out", "R2", {"number": 1}),
    }
    over = FORMAT.how_far(with_status(stage, "BC"), FinalsOptions())
    assert (over["A"].code, over["A"].rule) == ("far_champion", "R8")


def test_who_left_before_the_first_round_came_nowhere() -> None:
    told = FORMAT.how_far(with_status(new_stage(dict.fromkeys("ABC")), ["C"]), FinalsOptions())

    assert (told["C"].code, told["C"].params, told["A"].code) == ("far_nowhere", {}, "far_in")


def test_r15_missed_rounds_are_no_losses() -> None:
    missed = FORMAT.missed(new_stage(dict.fromkeys("AB")), "A", 2, FinalsOptions())

    assert (missed.code, missed.rule, missed.about, missed.params) == ("missed_no_loss", "R15", ("A",), {"rounds": 2})


def test_the_running_order_is_those_in_by_losses_and_wins_then_the_others_by_wins_and_how_long() -> None:
    stage = with_round(new_stage(dict.fromkeys("ABCDEF")), [("A", "F", "A"), ("B", "E", "E"), ("C", "D", "C")])
    stage = with_round(stage, [("A", "C", "C"), ("E", "B", "E"), ("F", "D", "D")])

    lines = FORMAT.rank(stage, FinalsOptions())

    assert [(line.entrant, line.rank, line.losses, line.tie_breaks[0]) for line in lines] == [
        ("C", 1, 0, "-"),
        ("E", 2, 0, "-"),
        ("A", 3, 1, "-"),
        ("D", 4, 1, "-"),
        ("B", 5, 2, "2"),
        ("F", 6, 2, "2"),
    ]
    assert [line.points for line in lines] == [4, 4, 2, 2, 0, 0]
