"""One test for each numbered rule of RULES.md, and for what the format refuses."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError, NoPairingExistsError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Reason, RoundPairings
from formats.core.results import Report, Result, forfeit_result
from formats.core.separation import Kept, Separation
from formats.core.state import Stage
from formats.systems.score_group_swiss import FORMAT
from formats.systems.score_group_swiss.byes import bye_candidates, choose_bye
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.order import Score, current_order, sos_factor, sum_of_opponent_scores
from formats.systems.score_group_swiss.rounds import number_of_rounds
from formats.systems.score_group_swiss.scan import pair_by_search, score_groups, search_order
from formats.toolkit.record import couple
from tests.formats.conformance.whole_tournaments import check_sentences
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import new_stage, paired, published, with_result, with_round, with_status, won

OPTIONS = SwissOptions()


def field_of(size: int, best: int = 2000) -> Stage:
    return new_stage({f"p{number}": best - 10 * number for number in range(1, size + 1)})


def every_reason(found: RoundPairings) -> Iterator[Reason]:
    yield from found.rationale
    for pairing in found.pairings:
        yield from pairing.reasons
    for bye in found.byes:
        yield from bye.reasons


def test_r1_rounds_follow_the_table_and_go_on_past_it() -> None:
    sizes = [1, 8, 9, 11, 12, 15, 16, 23, 24, 35, 36, 55, 56, 111, 112, 223, 224]
    assert [number_of_rounds(size) for size in sizes] == [0, 0, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]


def test_r1_the_number_stays_when_players_leave() -> None:
    stage = with_status(field_of(16), ["p1", "p2", "p3"])
    assert FORMAT.planned_rounds(stage, OPTIONS) == 5
    assert FORMAT.planned_rounds(stage, SwissOptions(rounds=3)) == 3


def test_r1_the_wins_of_the_table_are_told_when_its_rounds_are_played() -> None:
    by_table = paired(FORMAT, field_of(16), OPTIONS).rationale
    assert {reason.code: reason.params for reason in by_table}["wins_needed"] == {"wins": 3}
    by_option = paired(FORMAT, field_of(16), SwissOptions(rounds=5)).rationale
    assert "wins_needed" not in {reason.code for reason in by_option}


def test_r1_eight_players_play_no_preliminary() -> None:
    assert FORMAT.status(field_of(8), OPTIONS) == Finished()
    assert [line.entrant for line in FORMAT.rank(field_of(3), OPTIONS)] == ["p1", "p2", "p3"]


def test_r2_seeds_are_by_strength() -> None:
    field = [
        Entrant(id="a", number=1, data=EntrantData(rating=1900, attributes={"uncertainty": 90})),
        Entrant(id="b", number=2, data=EntrantData(rating=1900, attributes={"uncertainty": 70})),
        Entrant(id="c", number=3, data=EntrantData(rating=2100)),
    ]
    assert FORMAT.seed(field, OPTIONS, Lots("seed")).order == ("c", "b", "a")


def test_r3_nobody_meets_twice_and_the_refusal_names_who_would() -> None:
    stage = with_round(field_of(2), [("p1", "p2", "p1")])
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, stage, SwissOptions(rounds=2))
    assert refused.value.code == "everybody_met"
    assert set(refused.value.entrants) == {"p1", "p2"}


def test_r3_a_forfeited_game_is_no_meeting() -> None:
    stage = with_round(field_of(2), [("p1", "p2", "p1")])
    stage = with_result(stage, 1, 1, forfeit_result(("p1", "p2"), ("p2",)))
    assert len(paired(FORMAT, stage, SwissOptions(rounds=2)).pairings) == 1


def test_r5_with_a_table_points_count_as_parts_of_those_of_a_win() -> None:
    stage = with_round(field_of(4), [("p1", "p2", "p1"), ("p3", "p4", "p3")])
    usual, football = (FORMAT.rank(stage, SwissOptions(rounds=3, points=points)) for points in (None, (3, 1, 0)))

    assert [line.points for line in football] == [3, 3, 0, 0]
    assert [(line.entrant, line.rank, line.tie_breaks) for line in football] == [
        (line.entrant, line.rank, line.tie_breaks) for line in usual
    ]


def test_r4_order_is_points_sos_rating_number() -> None:
    score = Score(
        points={"a": 2, "b": 4, "c": 2, "d": 2, "e": 2},
        sos={"a": 1.5, "b": 0.0, "c": 1.75, "d": 1.5, "e": 1.5},
        ratings={"a": 1500.0, "b": 1400.0, "c": 1300.0, "d": None, "e": 1500.0},
        lots={"a": 3, "b": 0, "c": 1, "d": 2, "e": 1},
    )
    places = current_order("abcde", score)
    assert [place.entrant for place in places] == ["b", "c", "e", "a", "d"]
    assert [place.separated_by for place in places] == [None, "points", "sos", "lot", "rating"]


def test_r4_numbers_are_drawn_each_round_recorded_and_hold_for_the_standings() -> None:
    stage = new_stage(dict.fromkeys(["a", "b", "c", "d", "e", "f", "g", "h"], 1500.0))
    options = SwissOptions(rounds=3)
    lots = Lots("round 1")
    found = FORMAT.pair(stage, options, lots)
    assert lots.draws
    drawn = next(reason.about for reason in found.rationale if reason.code == "lots")
    assert sorted(drawn) == sorted(stage.active)
    after = published(stage, found, lambda pairing: won(pairing.seats, min(pairing.seats)))
    winners = [line.entrant for line in FORMAT.rank(after, options) if line.wins]
    assert winners == sorted(winners, key=drawn.index)
    again = published(
        after, FORMAT.pair(after, options, Lots("round 2")), lambda pairing: won(pairing.seats, pairing.seats[0])
    )
    assert again.rounds[1].pairings.rationale[-1].about != drawn


def test_r4_the_standings_say_what_parted_equal_points() -> None:
    stage = with_round(field_of(4), [("p1", "p4", "p1"), ("p2", "p3", "p2")])
    lines = FORMAT.rank(stage, OPTIONS)
    assert [line.rank for line in lines] == [1, 2, 3, 4]
    assert [[reason.code for reason in line.reasons] for line in lines] == [
        [],
        ["parted_by_rating"],
        [],
        ["parted_by_rating"],
    ]


def test_r5_sos_follows_the_formula() -> None:
    factor = sos_factor([1000, 1400])
    assert factor == 0.5 + 200 / 100
    assert sos_factor([1000, 1400], "sample") == pytest.approx(0.5 + 2**0.5 * 200 / 100)
    assert sos_factor([None, 1700]) == sos_factor([]) == sos_factor([1700], "sample") == 0.5
    points = {"a": 4, "b": 2, "c": 0}
    sos = sum_of_opponent_scores(points, {"a": ["b", "c"], "b": ["a"]}, 2, 1.5)
    against_b, against_c = 1 / (1 + 10 ** (1.5 * 1 / 3)), 1 / (1 + 10 ** (1.5 * 2 / 3))
    assert sos == {"a": round(against_b + against_c, 9), "b": round(1 - against_b, 9), "c": 0.0}


def test_r5_sos_is_compared_rounded() -> None:
    score = Score({"a": 2, "b": 2}, {"a": round(1.0000000001, 9), "b": 1.0}, {"a": 1.0, "b": 2.0}, {})
    assert [place.entrant for place in current_order("ab", score)] == ["b", "a"]


def test_r5_ratings_of_players_who_left_still_count() -> None:
    stage = with_round(field_of(9), [("p1", "p2", "p1")])
    before = FORMAT.rank(stage, OPTIONS)
    after = FORMAT.rank(with_status(stage, ["p2", "p9"]), OPTIONS)
    assert [line.tie_breaks for line in before] == [line.tie_breaks for line in after]


def test_r6_points_of_wins_forfeits_and_byes() -> None:
    stage = with_round(field_of(5), [("p1", "p2", "p1"), ("p3", "p4", "p3")], bye="p5")
    stage = with_result(stage, 1, 2, forfeit_result(("p3", "p4"), ("p3",)))
    points = {line.entrant: line.points for line in FORMAT.rank(stage, OPTIONS)}
    assert points == {"p1": 2, "p2": 0, "p3": 0, "p4": 2, "p5": 2}
    void = with_result(stage, 1, 1, Result(half_points=(0, 0), how="void"))
    assert {line.points for line in FORMAT.rank(void, OPTIONS) if line.entrant in {"p1", "p2"}} == {0}
    assert paired(FORMAT, field_of(3), SwissOptions(rounds=3, bye_half_points=1)).byes[0].half_points == 1


def test_r7_groups_and_their_halves() -> None:
    groups = score_groups("abcdefgh", dict(zip("abcdefgh", [6, 4, 4, 4, 4, 4, 2, 2], strict=True)))
    assert [(group.points, group.begin, group.end, group.half) for group in groups] == [
        (6, 0, 1, 0),
        (4, 1, 6, 2),
        (2, 6, 8, 1),
    ]
    assert [groups[1].in_top_half(position) for position in range(1, 6)] == [True, True, False, False, False]


def test_r8_search_order_of_both_halves() -> None:
    group = score_groups("abcdefg", dict(zip("abcdefg", [4, 4, 4, 4, 4, 2, 0], strict=True)))[0]
    assert search_order(0, group, 7) == [2, 3, 4, 1, 5, 6]
    assert search_order(1, group, 7) == [3, 4, 2, 5, 6]
    assert search_order(2, group, 7) == [3, 4, 5, 6]
    assert search_order(4, group, 7) == [5, 6]


def test_r8_the_pair_says_how_it_was_found() -> None:
    met = {couple("a", "c"): 1}
    first, second = pair_by_search("abcd", dict.fromkeys("abcd", 0), met)
    assert (first.upper, first.lower, first.step, first.met, first.first_choice) == ("a", "d", 2, ("c",), False)
    assert (second.upper, second.lower, second.step, second.top_half) == ("b", "c", 1, True)
    floated = pair_by_search("ab", {"a": 2, "b": 0}, {})[0]
    assert (floated.floats, floated.top_half, floated.lower_points) == (True, False, 0)


def test_r9_the_lowest_without_a_bye_sits_out() -> None:
    assert choose_bye("ab", {}, {}) is None
    choice = choose_bye("abcde", {"e": 1, "c": 2}, {})
    assert choice is not None
    assert (choice.player, choice.had_one, choice.needed, choice.again) == ("d", ("e",), (), False)


def test_r9_when_all_have_had_one_the_lowest_sits_out_again() -> None:
    assert bye_candidates("abc", {"a": 1, "b": 1, "c": 1}) == ["c", "b", "a"]
    choice = choose_bye("abc", {"a": 1, "b": 1, "c": 1}, {})
    assert choice is not None
    assert (choice.player, choice.again) == ("c", True)


def test_r9_the_bye_goes_higher_rather_than_making_others_meet_again() -> None:
    choice = choose_bye("abc", {}, {couple("a", "b"): 1})
    assert choice is not None
    assert (choice.player, choice.needed) == ("b", ("c",))


def test_r10_choices_are_taken_back_at_a_dead_end() -> None:
    met = {couple("b", "d"): 1}
    pairs = pair_by_search("abcd", dict.fromkeys("abcd", 0), met)
    assert [(pair.upper, pair.lower) for pair in pairs] == [("a", "d"), ("b", "c")]
    assert pairs[0].kept_free == ("c",)


def test_r10_with_the_option_the_fewest_repeats_are_paired_and_marked() -> None:
    stage = with_round(field_of(4), [("p1", "p2", "p1"), ("p3", "p4", "p3")])
    stage = with_round(stage, [("p1", "p3", "p1"), ("p2", "p4", "p2")])
    stage = with_round(stage, [("p1", "p4", "p1"), ("p2", "p3", "p2")])
    stage = with_round(stage, [("p1", "p2", "p1"), ("p3", "p4", "p3")])
    found = paired(FORMAT, stage, SwissOptions(rounds=5, allow_repeats=True))
    assert {couple(*pairing.seats) for pairing in found.pairings} == {couple("p1", "p3"), couple("p2", "p4")}
    marked = [reason for reason in every_reason(found) if reason.code == "repeat"]
    assert [(reason.params["times"], reason.warning) for reason in marked] == [(1, True), (1, True)]


def test_r11_sides_follow_all_games_of_the_event() -> None:
    stage = with_round(field_of(4), [("p3", "p1", "p1"), ("p4", "p2", "p4")])
    found = paired(FORMAT, stage, SwissOptions(rounds=2))
    assert [pairing.seats for pairing in found.pairings] == [("p1", "p4"), ("p2", "p3")]
    assert {pairing.reasons[-1].rule for pairing in found.pairings} == {"R11.1"}
    later = new_stage({"p4": 2.0, "p1": 1.0}, number=1, history=(stage,))
    pairing = paired(FORMAT, later, SwissOptions(rounds=1)).pairings[0]
    assert (pairing.seats, pairing.reasons[-1].rule) == (("p1", "p4"), "R11.1")


def test_r12_whoever_left_is_not_paired_and_their_points_stand() -> None:
    stage = with_round(field_of(6), [("p1", "p4", "p1"), ("p2", "p5", "p2"), ("p3", "p6", "p3")])
    stage = with_status(stage, ["p3"], "removed")
    found = paired(FORMAT, stage, SwissOptions(rounds=2))
    assert found.members() == set(stage.active)
    assert "p3" not in found.members()
    assert {line.entrant: line.points for line in FORMAT.rank(stage, OPTIONS)}["p3"] == 2


def test_r12_a_late_withdrawal_is_a_walkover() -> None:
    stage = published(
        field_of(9), paired(FORMAT, field_of(9), OPTIONS), lambda pairing: won(pairing.seats, pairing.seats[0])
    )
    gone = stage.rounds[0].pairings.pairings[0].seats[0]
    pairing = stage.rounds[0].pairings.pairings[0]
    result = FORMAT.forfeit((gone,), pairing, stage, OPTIONS)
    assert (result.how, result.absent, result.half_points) == ("forfeit", (gone,), (0, 2))


def test_r12_a_repair_gives_the_free_seat_to_the_player_with_the_bye() -> None:
    stage = published(
        field_of(9), paired(FORMAT, field_of(9), OPTIONS), lambda pairing: won(pairing.seats, pairing.seats[0])
    )
    stage = replace(stage, rounds=(replace(stage.rounds[0], results={}),))
    broken = stage.rounds[0].pairing_of("p1")
    assert broken is not None
    mended = FORMAT.repair(stage, stage.rounds[0], "p1", OPTIONS)
    assert mended is not None
    assert mended.byes == ()
    assert mended.members() == set(stage.active) - {"p1"}
    assert set(mended.pairings[0].seats) == {broken.opponent("p1"), "p9"}
    assert mended.pairings[0].id == broken.id
    assert mended.pairings[1:] == stage.rounds[0].pairings.pairings[1:]


def test_r12_there_is_no_repair_without_a_bye_or_between_old_opponents() -> None:
    even = published(
        field_of(10), paired(FORMAT, field_of(10), OPTIONS), lambda pairing: won(pairing.seats, pairing.seats[0])
    )
    assert FORMAT.repair(even, even.rounds[0], "p1", OPTIONS) is None
    stage = with_round(field_of(3), [("p2", "p3", "p2")], bye="p1")
    stage = with_round(stage, [("p1", "p2", "p1")], bye="p3")
    assert FORMAT.repair(with_result(stage, 2, 1, None), stage.rounds[1], "p1", OPTIONS) is None
    assert FORMAT.repair(stage, stage.rounds[1], "p3", OPTIONS) is None


def test_the_stage_waits_for_results_and_ends_after_the_last_round() -> None:
    stage = field_of(9)
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    for _ in range(3):
        stage = published(stage, paired(FORMAT, stage, OPTIONS), lambda pairing: won(pairing.seats, pairing.seats[1]))
    waiting = with_result(stage, 3, 2, None)
    assert FORMAT.status(waiting, OPTIONS) == AwaitsResults(("s0r3b2",))
    assert FORMAT.status(stage, OPTIONS) == Finished()


def test_the_stage_ends_when_nobody_is_left_to_play() -> None:
    stage = with_status(field_of(9), [f"p{number}" for number in range(2, 10)])
    assert FORMAT.status(stage, OPTIONS) == Finished()


def test_a_field_of_one_or_of_too_many_and_too_many_rounds_are_refused() -> None:
    def refusal(size: int, options: SwissOptions) -> FieldError:
        with pytest.raises(FieldError) as refused:
            FORMAT.check(list(field_of(size).entrants.values()), options)
        return refused.value

    assert (refusal(1, OPTIONS).code, refusal(1, OPTIONS).limit) == ("too_few", 2)
    assert (refusal(3001, OPTIONS).code, refusal(3001, OPTIONS).limit) == ("too_many", 3000)
    assert (refusal(4, SwissOptions(rounds=4)).code, refusal(4, SwissOptions(rounds=4)).limit) == ("too_many_rounds", 3)
    assert refusal(5, SwissOptions(rounds=6)).limit == 5
    FORMAT.check(list(field_of(5).entrants.values()), SwissOptions(rounds=5))
    FORMAT.check(list(field_of(4).entrants.values()), SwissOptions(rounds=9, allow_repeats=True))


def test_a_tied_game_and_a_strange_winner_are_refused() -> None:
    stage = field_of(9)
    pairing = paired(FORMAT, stage, OPTIONS).pairings[0]
    for winner, code in ((None, "no_ties"), ("p9", "winner_not_seated")):
        with pytest.raises(BadReportError) as refused:
            FORMAT.judge(Report(winner=winner), pairing, stage, OPTIONS)
        assert refused.value.code == code


@pytest.mark.parametrize("raw", [{"rounds": 0}, {"bye_half_points": 3}, {"deviation": "none"}, {"byes": 1}])
def test_options_out_of_bounds_are_refused(raw: dict[str, object]) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(raw)
    assert [field for field, _ in refused.value.problems] == list(raw)


def test_every_reason_has_a_sentence_that_can_be_filled() -> None:
    stage = field_of(9)
    codes: Counter[str] = Counter()
    codes.update(reason.code for reason in paired(FORMAT, stage, OPTIONS).rationale)
    assert codes.pop("wins_needed") == codes.pop("round") == 1
    for number in range(1, 6):
        found = paired(FORMAT, stage, SwissOptions(rounds=9))
        stage = published(stage, found, lambda pairing: won(pairing.seats, max(pairing.seats)))
        for reason in every_reason(found):
            check_sentences(FORMAT, [reason])
            codes[reason.code] += 1
        for line in FORMAT.rank(stage, SwissOptions(rounds=9)):
            check_sentences(FORMAT, list(line.reasons))
        assert codes["round"] == number
    assert {"opposite", "passed_met", "bye_lowest", "lots"} <= set(codes)


def test_r15_the_search_passes_over_who_must_not_be_met() -> None:
    stage = with_clubs(field_of(9), *"abcdaxyzx")
    found = paired(FORMAT, stage, SwissOptions(never_meet=("club",)))
    assert "p5" not in {game.opponent("p1") for game in found.pairings if "p1" in game.seats}
    passed = [reason for reason in every_reason(found) if reason.code == "kept_apart"]
    assert [(reason.about, reason.rule) for reason in passed] == [(("p1", "p5"), "R15")]


def test_r15_another_player_has_the_bye_where_those_left_could_not_be_paired() -> None:
    order, byes = "abc", {"c": 1}
    assert choose_bye(order, byes, {}) == choose_bye(order, byes, {}, Separation())
    kept = Separation(never=Kept(pairs=frozenset({couple("a", "b"), couple("a", "c")})))
    choice = choose_bye(order, {"a": 1}, {}, kept)
    assert choice is not None
    assert (choice.player, choice.again) == ("a", True)


def test_r15_a_round_in_which_two_who_never_meet_would_have_to_is_refused() -> None:
    stage = with_clubs(field_of(9), *"xxxxxxxya")
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, stage, SwissOptions(never_meet=("club",)))
    assert refused.value.code == "never_meet"
    found = paired(FORMAT, stage, SwissOptions(avoid_meeting=("club",)))
    warned = [reason for reason in every_reason(found) if reason.code == "meet_anyway"]
    assert len(warned) == 2
    assert all(reason.warning and reason.rule == "R15" for reason in warned)
