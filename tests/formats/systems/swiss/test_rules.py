"""The numbered rules of the plain Swiss, one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from formats.core.capabilities import TakesLateEntrants
from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError, NoPairingExistsError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, TieBreak
from formats.core.results import Report, Result, forfeit_result
from formats.core.separation import NO_SEPARATION
from formats.core.state import Stage
from formats.systems.swiss import FORMAT
from formats.systems.swiss.acceleration import points_ahead, upper_half
from formats.systems.swiss.cost_layers import round_costs, side_costs
from formats.systems.swiss.history import DOWN, UP, last_floats
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.pairing import pair_round
from formats.systems.swiss.position import Position, position_of
from formats.systems.swiss.reasons import bye_reasons, opposite, pair_reasons
from formats.toolkit.record import couple
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import new_stage, paired, published, ranked, with_result, with_round, with_status, won

PLAIN = SwissOptions()


def field(size: int) -> Stage:
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def couples(stage: Stage, options: SwissOptions = PLAIN) -> set[frozenset[str]]:
    return {couple(*pairing.seats) for pairing in paired(FORMAT, stage, options).pairings}


def two(*names: str) -> set[frozenset[str]]:
    """`e1-e4` as a couple."""
    return {frozenset(name.split("-")) for name in names}


def better_seed_wins(stage: Stage, pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats, key=stage.seed_of))


def played(stage: Stage, rounds: int, options: SwissOptions = PLAIN) -> Stage:
    for _ in range(rounds):
        here = stage
        stage = published(stage, paired(FORMAT, here, options), lambda pairing, at=here: better_seed_wins(at, pairing))  # type: ignore[misc]
    return stage


@pytest.mark.parametrize("size, rounds", [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5), (300, 9)])
def test_r1_as_many_rounds_as_a_knock_out_of_the_field(size: int, rounds: int) -> None:
    assert FORMAT.planned_rounds(field(size), PLAIN) == rounds


def test_r1_the_director_may_set_the_rounds_and_the_field_of_the_first_round_counts() -> None:
    stage = played(field(8), 1)
    late = replace(stage, seeds=(*stage.seeds, "e9"), entrants={**stage.entrants, "e9": Entrant(id="e9", number=9)})

    assert FORMAT.planned_rounds(stage, SwissOptions(rounds=6)) == 6
    assert FORMAT.planned_rounds(with_status(stage, ["e1", "e2", "e3", "e4"]), PLAIN) == 3
    assert FORMAT.planned_rounds(late, PLAIN) == 3


def test_r1_the_stage_waits_for_results_and_ends_after_its_rounds() -> None:
    stage = played(field(4), 1)

    assert FORMAT.status(stage, PLAIN) == NeedsPairing()
    assert FORMAT.status(with_result(stage, 1, 2, None), PLAIN) == AwaitsResults(("s0r1b2",))
    assert FORMAT.status(played(stage, 1), PLAIN) == Finished()
    assert FORMAT.status(with_status(stage, ["e1", "e2", "e3"]), PLAIN) == Finished()


@pytest.mark.parametrize("size, code, limit", [(1, "too_few", 2), (3001, "too_many", 3000)])
def test_r1_other_fields_are_refused(size: int, code: str, limit: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check([Entrant(id=f"e{number}", number=number) for number in range(size)], PLAIN)

    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)


@pytest.mark.parametrize("size, most", [(4, 3), (5, 5)])
def test_r1_more_rounds_than_new_opponents_are_refused_unless_repeats_are_allowed(size: int, most: int) -> None:
    entrants = [Entrant(id=f"e{number}", number=number) for number in range(size)]
    FORMAT.check(entrants, SwissOptions(rounds=most))
    FORMAT.check(entrants, SwissOptions(rounds=most + 1, allow_repeats=True))
    with pytest.raises(FieldError) as refused:
        FORMAT.check(entrants, SwissOptions(rounds=most + 1))

    assert (refused.value.code, refused.value.limit) == ("too_many_rounds", most)


@pytest.mark.parametrize("options", [{"rounds": 0}, {"rounds": 31}, {"bye_half_points": 3}, {"tie_breaks": ["luck"]}])
def test_r1_options_out_of_bounds_are_refused_by_name(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(options)

    assert refused.value.problems[0][0].startswith(next(iter(options)))


def test_r2_seeds_are_by_rating_then_by_sign_up() -> None:
    stage = new_stage({"a": 1500, "b": None, "c": 1600, "d": 1500})

    assert FORMAT.seed(list(stage.entrants.values()), PLAIN, Lots("s")).order == ("c", "a", "d", "b")


def test_r3_the_order_is_points_then_seed() -> None:
    stage = with_round(field(4), [("e1", "e3", "e3"), ("e2", "e4", "e4")])

    assert couples(stage) == two("e3-e4", "e1-e2")
    assert [pairing.board for pairing in paired(FORMAT, stage, PLAIN).pairings] == [1, 2]
    assert set(paired(FORMAT, stage, PLAIN).pairings[0].seats) == {"e3", "e4"}


def test_r4_the_bye_goes_to_somebody_with_the_fewest() -> None:
    stage = with_round(field(5), [("e1", "e3", "e1"), ("e2", "e4", "e2")], bye="e5", bye_half_points=0)
    (bye,) = paired(FORMAT, stage, PLAIN).byes

    assert bye.entrant == "e4"
    assert [(reason.code, reason.about) for reason in bye.reasons] == [("bye", ("e4",)), ("bye_passed_had", ("e5",))]


def test_r4_another_bye_only_when_everybody_has_had_one() -> None:
    stage = field(3)
    for bye, games in (("e3", ("e1", "e2")), ("e2", ("e1", "e3")), ("e1", ("e2", "e3"))):
        stage = with_round(stage, [(*games, games[0])], bye=bye)
    (bye_again,) = paired(FORMAT, stage, SwissOptions(allow_repeats=True)).byes

    assert bye_again.entrant == "e3"
    assert bye_again.reasons[0].code == "bye_again"


def test_r5_nobody_meets_the_same_opponent_twice() -> None:
    stage = with_round(field(4), [("e1", "e2", "e1"), ("e3", "e4", "e3")])
    stage = with_round(stage, [("e1", "e3", "e1"), ("e2", "e4", "e2")])

    assert couples(stage, SwissOptions(rounds=3)) == two("e1-e4", "e2-e3")


def test_r5_a_forfeit_is_no_meeting() -> None:
    stage = with_result(with_round(field(2), [("e1", "e2", "e1")]), 1, 1, forfeit_result(("e1", "e2"), ("e2",)))

    assert couples(stage) == two("e1-e2")


def test_r5_a_round_without_new_opponents_is_refused_or_has_the_fewest_repeats() -> None:
    stage = played(field(4), 3)
    with pytest.raises(NoPairingExistsError) as refused:
        FORMAT.pair(stage, PLAIN, Lots("s"))
    allowed = paired(FORMAT, stage, SwissOptions(allow_repeats=True)).pairings

    assert refused.value.code == "everybody_met"
    assert sorted(refused.value.entrants) == ["e1", "e2", "e3", "e4"]
    assert [reason.params["times"] for pairing in allowed for reason in pairing.reasons if reason.warning] == [1, 1]


def test_r6_the_bye_goes_to_the_lowest_in_the_order_and_is_worth_what_the_director_says() -> None:
    stage = with_round(field(5), [("e5", "e2", "e5"), ("e3", "e4", "e3")], bye="e1", bye_half_points=0)
    (bye,) = paired(FORMAT, stage, SwissOptions(bye_half_points=1)).byes

    assert (bye.entrant, bye.half_points) == ("e4", 1)


def test_r6_the_lowest_plays_if_somebody_could_only_meet_an_old_opponent_otherwise() -> None:
    met = {couple("e1", "e2"): 1}
    points = {"e1": 4, "e2": 2, "e3": 0}
    found = pair_round(Position(("e1", "e2", "e3"), points, met, {}, {}))

    assert (found.bye, found.passed) == ("e2", {"e3": 0})
    assert [pair.players for pair in found.pairs] == [("e1", "e3")]


def test_r7_scores_are_as_near_as_possible() -> None:
    points = dict(zip("abcdef", (6, 6, 6, 4, 4, 0), strict=True))
    found = pair_round(Position("abcdef", points, {}, {}, {}))

    assert sum((high - low) ** 2 for high, low in (pair.points for pair in found.pairs)) == 4 + 16


def test_r7_two_small_differences_go_before_one_large_one_of_the_same_sum() -> None:
    points = {"a": 8, "b": 6, "c": 6, "d": 4}
    # The sides alone would be better in a-d and b-c, whose differences are 4 and 0 half-points.
    balances = {"a": 1, "b": 1, "c": -1, "d": -1}
    found = pair_round(Position("abcd", points, {couple("a", "c"): 1}, {}, balances))

    assert [pair.players for pair in found.pairs] == [("a", "b"), ("c", "d")]


def test_r8_sides_are_balanced_among_equal_scores_but_nobody_leaves_a_group_for_them() -> None:
    level = dict.fromkeys("abcd", 2)
    balanced = pair_round(Position("abcd", level, {}, {}, {"a": 1, "b": -1, "c": 1, "d": -1}))
    apart = pair_round(Position("ab", {"a": 2, "b": 2}, {}, {}, {"a": 3, "b": 3}))

    assert [pair.players for pair in balanced.pairs] == [("a", "d"), ("b", "c")]
    assert [pair.players for pair in apart.pairs] == [("a", "b")]
    costs = side_costs(np.array([1, -1, 0, 2]), np.array([-1, 1, 0, 2]))
    assert costs.tolist() == [0, 0, 2, 10]


def test_r8_the_lower_balance_takes_the_first_side() -> None:
    stage = with_round(field(4), [("e1", "e3", "e1"), ("e4", "e2", "e2")])
    seats = {pairing.board: pairing.seats for pairing in paired(FORMAT, stage, PLAIN).pairings}

    assert seats == {1: ("e2", "e1"), 2: ("e3", "e4")}


def test_r9_the_top_half_meets_the_bottom_half() -> None:
    assert couples(field(8)) == two("e1-e5", "e2-e6", "e3-e7", "e4-e8")
    assert opposite("e2", Position(field(8).seeds, dict.fromkeys(field(8).seeds, 0), {}, {}, {})) == "e6"
    assert opposite("e5", Position(field(8).seeds, dict.fromkeys(field(8).seeds, 0), {}, {}, {})) is None


def test_r9_whoever_was_opposite_but_has_been_met_is_named() -> None:
    stage = with_round(field(4), [("e1", "e3", None), ("e2", "e4", None)])
    stage = with_result(stage, 1, 1, Result(half_points=(1, 1)))
    stage = with_result(stage, 1, 2, Result(half_points=(1, 1)))
    reasons = [reason for pairing in paired(FORMAT, stage, PLAIN).pairings for reason in pairing.reasons]

    assert ("passed_met", ("e1", "e3")) in [(reason.code, reason.about) for reason in reasons]


def test_r9_no_pair_within_a_half_unless_nothing_else_is_left() -> None:
    level, met = dict.fromkeys("abcd", 0), {couple("a", "c"): 1, couple("b", "d"): 1}

    assert [pair.players for pair in pair_round(Position("abcd", level, met, {}, {})).pairs] == [("a", "d"), ("b", "c")]
    met[couple("a", "d")] = 1
    assert [pair.players for pair in pair_round(Position("abcd", level, met, {}, {})).pairs] == [("a", "b"), ("c", "d")]


def test_r9_of_equal_choices_the_highest_player_has_the_highest_opponent() -> None:
    met = {couple(*pair): 1 for pair in (("a", "d"), ("b", "e"), ("c", "f"))}
    position = Position("abcdef", dict.fromkeys("abcdef", 0), met, {}, {})
    costs = round_costs(position)

    def total(*pairs: tuple[str, str]) -> list[int]:
        return [sum(int(table["abcdef".index(a), "abcdef".index(b)]) for a, b in pairs) for table in costs]

    assert total(("a", "e"), ("b", "f"), ("c", "d")) == total(("a", "f"), ("b", "d"), ("c", "e"))
    assert [pair.players for pair in pair_round(position).pairs] == [("a", "e"), ("b", "f"), ("c", "d")]


def test_r10_a_win_is_a_point_and_a_tie_half_a_point() -> None:
    stage = with_round(field(4), [("e1", "e3", "e1"), ("e2", "e4", None)])
    stage = with_result(stage, 1, 2, Result(half_points=(1, 1)))

    assert [(line.entrant, line.points, line.ties) for line in ranked(FORMAT, stage, PLAIN)] == [
        ("e1", 2, 0),
        ("e2", 1, 1),
        ("e4", 1, 1),
        ("e3", 0, 0),
    ]


FOOTBALL = SwissOptions(points=(3, 1, 0), forfeit_points=(2, 0), bye_points=(1,))


def test_r10_the_points_of_a_table_count_and_pair_the_next_round() -> None:
    stage = with_round(field(5), [("e1", "e2", "e1"), ("e3", "e4", "e3")], bye="e5")
    stage = with_result(stage, 1, 2, forfeit_result(("e3", "e4"), ("e4",)))

    lines = {line.entrant: (line.points, line.scale) for line in FORMAT.rank(stage, FOOTBALL)}
    assert lines == {"e1": (3, 1), "e3": (2, 1), "e5": (1, 1), "e2": (0, 1), "e4": (0, 1)}
    assert [sorted(group) for group in position_of(stage, FOOTBALL).score_groups.values()] == [
        ["e1"],
        ["e3"],
        ["e5"],
        ["e2", "e4"],
    ]
    reason = next(
        reason
        for pairing in paired(FORMAT, stage, FOOTBALL).pairings
        for reason in pairing.reasons
        if reason.code == "floated"
    )
    assert reason.params == {"points": "3", "other_points": "2"}


def test_r10_halves_are_exact_with_a_scale() -> None:
    tied = with_result(with_round(field(2), [("e1", "e2", "e1")]), 1, 1, Result(half_points=(1, 1)))
    options = SwissOptions(points=(2, 1, 0), point_scale=2)

    assert FORMAT.rank(tied, options) == FORMAT.rank(tied, PLAIN)


def test_r10_scores_that_contradict_the_winner_are_refused_where_they_give_points() -> None:
    stage = with_round(field(2), [("e1", "e2", "e1")])
    (pairing,) = stage.rounds[0].pairings.pairings
    bonus = SwissOptions(points=(3, 1, 0), bonus=("loss by 1: 1",))
    report = Report(winner="e1", scores=(1, 2))

    assert FORMAT.judge(report, pairing, stage, PLAIN).scores == (1, 2)
    with pytest.raises(BadReportError):
        FORMAT.judge(report, pairing, stage, bonus)
    with pytest.raises(BadReportError):
        FORMAT.judge(Report(winner=None, scores=(1, 2)), pairing, stage, bonus)
    assert FORMAT.judge(Report(winner="e2", scores=(1, 2)), pairing, stage, bonus).winning_seat == 1


def test_r11_sodos_takes_the_points_of_a_table_on_both_sides() -> None:
    stage = with_round(field(4), [("e1", "e2", "e1"), ("e3", "e4", "e3")])
    stage = with_round(stage, [("e1", "e3", "e1"), ("e2", "e4", "e2")])
    stage = with_result(stage, 2, 2, Result(half_points=(1, 1)))
    options = SwissOptions(points=(3, 1, 0), tie_breaks=("sodos", "buchholz"))

    shown = {line.entrant: (line.points, line.tie_breaks) for line in FORMAT.rank(stage, options)}
    # e1 beat e2 (1 point) and e3 (3 points): 3 x 1 + 3 x 3.
    assert shown == {"e1": (6, ("12", "4")), "e3": (3, ("3", "7")), "e2": (1, ("1", "7")), "e4": (1, ("1", "4"))}
    assert FORMAT.tie_breaks_of(options)[0].described_as == "sodos_products"
    assert FORMAT.tie_breaks_of(PLAIN)[2] == TieBreak("sodos")


def test_r11_the_tie_breaks_are_those_chosen_in_their_order() -> None:
    stage = played(field(8), 3)
    options = SwissOptions(tie_breaks=("wins", "median_buchholz"))
    lines = ranked(FORMAT, stage, options)

    assert [tie_break.name for tie_break in FORMAT.tie_breaks_of(options)] == ["wins", "median"]
    assert all(len(line.tie_breaks) == 2 for line in lines)
    assert [line.tie_breaks[0] for line in lines] == [str(line.wins) for line in lines]


def test_r11_the_direct_encounter_may_come_first() -> None:
    stage = with_round(field(4), [("e1", "e2", "e2"), ("e3", "e4", "e3")])
    stage = with_round(stage, [("e1", "e3", "e1"), ("e2", "e4", "e4")])
    level = [line for line in FORMAT.rank(stage, SwissOptions(tie_breaks=("direct",))) if line.points == 2]

    assert {line.rank for line in level} == {1}, "four are level and have not all met"


def test_r12_whoever_left_is_not_paired_and_keeps_the_points() -> None:
    stage = with_status(played(field(4), 1), ["e1"])
    found = paired(FORMAT, stage, PLAIN)

    assert "e1" not in found.members()
    assert FORMAT.rank(stage, PLAIN)[0].entrant == "e1"


def test_r12_the_player_with_the_bye_takes_a_free_seat() -> None:
    stage = field(5)
    pairings = paired(FORMAT, stage, PLAIN)
    stage = published(stage, pairings, lambda pairing: better_seed_wins(stage, pairing))
    stage = with_status(with_result(stage, 1, 1, None), ["e1"])
    mended = FORMAT.repair(stage, stage.rounds[0], "e1", PLAIN)

    assert mended is not None
    assert set(mended.pairings[0].seats) == {"e3", "e5"}
    assert mended.byes == ()
    assert mended.pairings[0].reasons[0].code == "took_the_gap"


def test_r12_whoever_enters_late_plays_from_then_on() -> None:
    stage = played(field(3), 1)
    late = replace(stage, seeds=(*stage.seeds, "e4"), entrants={**stage.entrants, "e4": Entrant(id="e4", number=4)})
    found = paired(FORMAT, late, PLAIN)

    assert isinstance(FORMAT, TakesLateEntrants)
    assert "e4" in found.members()
    assert not found.byes
    assert {frozenset(pair) for pair in combinations(late.seeds, 2)} >= {
        couple(*pairing.seats) for pairing in found.pairings
    }


def test_a_game_counts_one_for_who_had_the_first_side_and_one_against_the_other() -> None:
    stage = played(field(4), 1)
    firsts = {pairing.seats[0] for pairing in stage.rounds[0].pairings.pairings}
    assert position_of(stage, PLAIN).balances == {who: 1 if who in firsts else -1 for who in stage.seeds}


def test_r15_players_of_one_club_never_meet() -> None:
    stage = with_clubs(field(4), "Bonn", "Ulm", "Bonn", "Ulm")
    options = SwissOptions(never_meet=("club",))
    assert couples(stage) == two("e1-e3", "e2-e4")
    assert couples(stage, options) == two("e1-e4", "e2-e3")
    reasons = paired(FORMAT, stage, options).pairings[0].reasons
    assert [(reason.code, reason.about, reason.params) for reason in reasons if reason.rule == "R15"] == [
        ("kept_apart", ("e1", "e3"), {"why": "club"})
    ]


def test_r15_a_round_in_which_two_who_never_meet_would_have_to_is_refused() -> None:
    stage = with_clubs(field(4), "Bonn", "Bonn", "Bonn", "Ulm")
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, stage, SwissOptions(never_meet=("club",), allow_repeats=True))
    assert refused.value.code == "never_meet"
    assert len(refused.value.entrants) == 2


def test_r15_those_who_should_not_meet_do_if_there_is_no_other_way() -> None:
    stage = with_clubs(field(4), "Bonn", "Bonn", "Bonn", "Ulm")
    found = paired(FORMAT, stage, SwissOptions(avoid_meeting=("club",)))
    warnings = [reason for pairing in found.pairings for reason in pairing.reasons if reason.warning]
    assert [(reason.code, reason.rule, reason.params) for reason in warnings] == [
        ("meet_anyway", "R15", {"why": "club"})
    ]


def test_r15_what_is_avoided_comes_after_repeats_and_before_the_lowest_bye() -> None:
    stage = field(3)
    assert paired(FORMAT, stage, PLAIN).byes[0].entrant == "e3"
    apart = SwissOptions(avoid_meeting=("e1 e2",), allow_repeats=True)
    assert paired(FORMAT, stage, apart).byes[0].entrant == "e2"
    stage = with_round(with_round(stage, [("e1", "e3", "e1")], bye="e2"), [("e2", "e3", "e2")], bye="e1")
    assert couples(stage, apart) == two("e1-e2")


def test_r15_holds_for_as_many_rounds_as_said() -> None:
    options = SwissOptions(never_meet=("e1 e3",), never_meet_rounds=1)
    assert couples(field(4), options) == two("e1-e4", "e2-e3")
    later = with_round(field(4), [("e1", "e2", None), ("e3", "e4", None)])
    assert position_of(later, options).separation == NO_SEPARATION


OLD = SwissOptions(no_third_side=False, remember_floats=False, forfeit_counts_as_bye=False)


def two_sides(*first: str, second: str) -> Stage:
    """Two rounds in which some have the first side twice, against others who have the second."""
    stage, others = field(len(first) * 2), second.split()
    for shift in range(2):
        turned = others[shift:] + others[:shift]
        stage = with_round(stage, [(a, b, None) for a, b in zip(first, turned, strict=True)])
        for board in range(1, len(first) + 1):
            stage = with_result(stage, shift + 1, board, Result(half_points=(1, 1)))
    return stage


def test_r17_two_with_two_games_on_the_same_side_do_not_meet_if_it_can_be_avoided() -> None:
    stage = two_sides("e1", "e2", "e3", "e4", second="e5 e6 e7 e8")
    runs = position_of(stage, PLAIN).side_runs
    assert [runs[who] for who in ("e1", "e4", "e5")] == [2, 2, -2]
    left = with_status(stage, ["e2", "e4", "e6", "e8"])
    assert {pairing.seats for pairing in paired(FORMAT, left, PLAIN).pairings} == {("e7", "e1"), ("e5", "e3")}
    assert position_of(stage, OLD).side_runs == {}


def test_r17_scores_give_way_and_what_was_passed_over_is_named() -> None:
    points, runs = {"a": 4, "b": 4, "c": 2, "d": 2}, {"a": 2, "b": 2, "c": -2, "d": -2}
    position = Position("abcd", points, {}, {}, dict.fromkeys("abcd", 0), side_runs=runs)
    found = pair_round(position)
    assert [pair.players for pair in found.pairs] == [("a", "c"), ("b", "d")]
    reasons = pair_reasons(found.pairs[0], position)
    assert ("passed_side", "R17", ("a", "b")) in [(reason.code, reason.rule, reason.about) for reason in reasons]


def test_r17_a_third_game_on_a_side_is_named_where_nothing_avoids_it() -> None:
    position = Position("ab", {"a": 0, "b": 0}, {}, {}, {"a": 0, "b": 0}, side_runs={"a": 2, "b": 3})
    (pair,) = pair_round(position).pairs
    assert [reason.code for reason in pair_reasons(pair, position)][-1] == "third_side"


def test_r17_comes_before_the_lowest_bye_and_after_repeats() -> None:
    runs = {"a": 2, "b": 2, "c": 0}
    position = Position("abc", dict.fromkeys("abc", 0), {}, {}, dict.fromkeys("abc", 0), side_runs=runs)
    assert pair_round(position).bye == "b"
    codes = {reason.code for reason in bye_reasons(pair_round(position), position)}
    assert codes == {"bye", "bye_passed_sides"}
    met = {couple("a", "c"): 1, couple("b", "c"): 1}
    assert pair_round(replace(position, meetings=met)).bye == "c"


def test_r17_the_seat_of_a_bye_that_is_taken_ends_a_run_too() -> None:
    stage = with_round(field(3), [("e1", "e2", "e1")], bye="e3")
    stage = with_round(stage, [("e1", "e3", "e1")], bye="e2")
    third = with_round(stage, [("e2", "e3", None)], bye="e1")
    third = with_status(third, ["e2"])
    (repaired,) = (FORMAT.repair(third, third.rounds[-1], "e2", PLAIN) or third.rounds[-1].pairings,)
    assert repaired.byes, "e1 and e3 have met"
    newcomer = replace(third, seeds=(*third.seeds, "e4"), entrants={**third.entrants, "e4": Entrant(id="e4", number=4)})
    seated = FORMAT.seat(newcomer, newcomer.rounds[-1], "e4", PLAIN)
    assert seated is not None
    assert seated.pairings[-1].seats == ("e4", "e1")
    assert seated.pairings[-1].reasons[-1].rule == "R8.7"


def test_r18_who_met_a_lower_score_does_not_do_so_again_if_another_can() -> None:
    points = {"a": 4, "b": 4, "c": 4, "d": 2}
    even = dict.fromkeys("abcd", 0)
    without = Position("abcd", points, {}, {}, even)
    assert ("c", "d") in [pair.players for pair in pair_round(without).pairs]
    remembered = replace(without, floats={"c": DOWN, "d": UP})
    assert ("b", "d") in [pair.players for pair in pair_round(remembered).pairs]
    assert ("c", "d") in [pair.players for pair in pair_round(replace(without, floats={"b": DOWN, "a": DOWN})).pairs]


def test_r18_floats_are_those_of_the_latest_pairing_byes_included() -> None:
    stage = with_round(field(5), [("e1", "e3", "e1"), ("e2", "e4", "e2")], bye="e5")
    assert last_floats(stage, PLAIN) == {"e5": DOWN}
    stage = with_round(stage, [("e1", "e2", "e1"), ("e5", "e3", "e3")], bye="e4")
    assert last_floats(stage, PLAIN) == {"e5": DOWN, "e3": UP, "e4": DOWN}
    assert position_of(stage, OLD).floats == {}
    corrected = with_result(stage, 1, 1, won(("e1", "e3"), "e3"))
    assert last_floats(corrected, PLAIN) == {"e1": UP, "e2": DOWN, "e4": DOWN}


def test_r19_a_win_by_forfeit_counts_as_a_bye() -> None:
    stage = with_round(field(5), [("e1", "e2", "e1"), ("e4", "e3", "e3")], bye="e5")
    stage = with_result(stage, 1, 2, forfeit_result(("e4", "e3"), ("e4",)))
    stage = with_round(stage, [("e1", "e3", "e1"), ("e2", "e5", "e2")], bye="e4")
    assert position_of(stage, PLAIN).byes == {"e5": 1, "e4": 1, "e3": 1}
    assert position_of(stage, OLD).byes == {"e5": 1, "e4": 1}
    old, new = paired(FORMAT, stage, OLD), paired(FORMAT, stage, PLAIN)
    assert (old.byes[0].entrant, new.byes[0].entrant) == ("e3", "e2")
    assert [reason.code for reason in new.byes[0].reasons if reason.rule == "R19"] == ["bye_passed_forfeit"]


def test_r20_the_upper_half_is_paired_with_points_ahead_in_the_first_half_of_the_rounds() -> None:
    options = SwissOptions(acceleration=True, rounds=4)
    stage = field(8)
    assert couples(stage, options) == two("e1-e3", "e2-e4", "e5-e7", "e6-e8")
    assert dict(points_ahead(stage, options, 1)) == dict.fromkeys(("e1", "e2", "e3", "e4"), 2)
    assert dict(points_ahead(stage, options, 2)) == dict.fromkeys(("e1", "e2", "e3", "e4"), 1)
    assert points_ahead(stage, options, 3) == {}
    first = paired(FORMAT, stage, options)
    assert [(reason.code, reason.params) for reason in first.rationale if reason.rule == "R20"] == [
        ("accelerated", {"players": 4, "points": "1"})
    ]
    assert {reason.code for game in first.pairings for reason in game.reasons if reason.rule == "R7"} == {
        "same_score_ahead"
    }
    one = played(stage, 1, options)
    assert max(line.points for line in ranked(FORMAT, one, options)) == 2, "standings have no virtual points"
    late = replace(one, seeds=(*one.seeds, "e9"), entrants={**one.entrants, "e9": Entrant(id="e9", number=9)})
    assert upper_half(late) == ("e1", "e2", "e3", "e4")


def test_r20_points_ahead_are_those_of_the_table_of_the_stage() -> None:
    options = SwissOptions(acceleration=True, rounds=6, points=(3, 1, 0))
    ahead = [points_ahead(field(5), options, number) for number in range(1, 5)]
    assert [max(points.values(), default=0) for points in ahead] == [3, 3, 1, 0]
    assert list(ahead[0]) == ["e1", "e2", "e3", "e4"]
