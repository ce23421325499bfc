"""The numbered rules of single elimination, one by one."""

from __future__ import annotations

import pytest

from formats.core.contract import AwaitsResults, Finished
from formats.core.errors import BadReportError, FieldError, NoPairingExistsError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, RoundPairings, Seeding
from formats.core.results import Report, Result, forfeit_result
from formats.core.state import Stage
from formats.core.values import pairing_id
from formats.systems.single_elimination import FORMAT
from formats.systems.single_elimination.system import SingleOptions
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import new_stage, published, ranked, with_result, with_status, won
from tests.formats.systems.bracket_play import TIE, byes, field, matches, next_round, one_round, to_the_end

PLAIN = SingleOptions()
THIRD = SingleOptions(third_place=True)


def ranks(stage: Stage, options: SingleOptions = PLAIN) -> dict[str, int]:
    return {line.entrant: line.rank for line in FORMAT.rank(stage, options)}


def test_r11_those_of_one_club_are_drawn_apart_and_a_first_round_they_would_share_is_refused() -> None:
    stage = with_clubs(field(8), *"xabcdefx")
    apart = SingleOptions(never_meet=("club",))
    seeding = FORMAT.placed(Seeding(order=stage.seeds), stage.entrants, apart)
    assert seeding.order == ("e1", "e2", "e3", "e4", "e5", "e6", "e8", "e7")
    assert FORMAT.placed(Seeding(order=stage.seeds), stage.entrants, PLAIN).order == stage.seeds
    with pytest.raises(NoPairingExistsError) as refused:
        next_round(FORMAT, stage, apart)
    assert (refused.value.code, set(refused.value.entrants)) == ("never_meet", {"e1", "e8"})
    assert not {"never_meet", "avoid_meeting"} & FORMAT.changeable


def test_r11_later_the_results_decide_and_such_a_match_carries_a_warning() -> None:
    stage = one_round(FORMAT, with_clubs(field(4), *"xxab"), SingleOptions(never_meet=("club",)))
    (final,) = next_round(FORMAT, stage, SingleOptions(never_meet=("club",))).pairings
    assert [(reason.code, reason.rule) for reason in final.reasons if reason.warning] == [("meet_anyway", "R11")]
    (plain,) = next_round(FORMAT, stage, SingleOptions(never_meet=("club",), never_meet_rounds=1)).pairings
    assert not any(reason.warning for reason in plain.reasons)


@pytest.mark.parametrize("size, code, limit", [(0, "too_few", 2), (1, "too_few", 2), (513, "too_many", 512)])
def test_r1_other_fields_are_refused(size: int, code: str, limit: int) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check([Entrant(id=f"e{number}", number=number) for number in range(size)], PLAIN)

    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)


def test_r1_seeds_are_by_rating_then_by_sign_up() -> None:
    stage = new_stage({"a": 1500, "b": None, "c": 1600, "d": 1500})

    assert FORMAT.seed(list(stage.entrants.values()), PLAIN, Lots("s")).order == ("c", "a", "d", "b")


@pytest.mark.parametrize(
    "options", [{"best_of": 2}, {"best_of": 11}, {"replays": -1}, {"replays": 10}, {"third_place": 3}]
)
def test_r1_options_out_of_bounds_are_refused_by_name(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(options)

    assert refused.value.problems[0][0] == next(iter(options))


def test_r2_seeds_meet_as_late_as_they_can() -> None:
    stage = field(8)
    first = next_round(FORMAT, stage, PLAIN)
    stage = one_round(FORMAT, stage, PLAIN)
    second = next_round(FORMAT, stage, PLAIN)
    third = next_round(FORMAT, one_round(FORMAT, stage, PLAIN), PLAIN)

    assert matches(first) == {"QF1": {"e1", "e8"}, "QF2": {"e4", "e5"}, "QF3": {"e2", "e7"}, "QF4": {"e3", "e6"}}
    assert matches(second) == {"SF1": {"e1", "e4"}, "SF2": {"e2", "e3"}}
    assert matches(third) == {"F": {"e1", "e2"}}
    assert [round_.label for round_ in (first, second, third)] == ["Quarter-finals", "Semi-finals", "Final"]
    assert next_round(FORMAT, field(33), PLAIN).label == "Round of 64"


def test_r3_the_best_seeds_have_the_byes_and_no_points_for_them() -> None:
    first = next_round(FORMAT, field(5), PLAIN)

    assert matches(first) == {"QF2": {"e4", "e5"}}
    assert byes(first) == {"e1": "bye", "e2": "bye", "e3": "bye"}
    assert {bye.half_points for bye in first.byes} == {0}
    assert matches(next_round(FORMAT, one_round(FORMAT, field(5), PLAIN), PLAIN)) == {
        "SF1": {"e1", "e4"},
        "SF2": {"e2", "e3"},
    }


@pytest.mark.parametrize("size", [2, 3, 7, 8, 33])
def test_r4_everybody_but_the_champion_loses_once(size: int) -> None:
    stage = to_the_end(FORMAT, field(size), PLAIN)

    assert len(list(stage.games())) == size - 1
    assert len(stage.rounds) == FORMAT.planned_rounds(stage, SingleOptions(replays=0))
    assert FORMAT.status(stage, PLAIN) == Finished()
    assert FORMAT.rank(stage, PLAIN)[0].note is not None


def test_r4_a_round_waits_for_all_its_results() -> None:
    stage = with_result(one_round(FORMAT, field(4), PLAIN), 1, 2, None)

    assert FORMAT.status(stage, PLAIN) == AwaitsResults((pairing_id(0, 1, 2),))


@pytest.mark.parametrize(
    "winner, scores", [("e1", (2, 0)), ("e1", (2, 1)), ("e4", (1, 2)), (None, (1, 1)), ("e1", None)]
)
def test_r4_the_score_of_the_best_of_three_may_be_given(winner: str | None, scores: tuple[int, int] | None) -> None:
    pairing = Pairing(id="s0r1b1", board=1, seats=("e1", "e4"), label="SF1")
    result = FORMAT.judge(Report(winner=winner, scores=scores), pairing, field(4), SingleOptions(best_of=3))

    assert result.scores == scores


@pytest.mark.parametrize(
    "winner, scores, code",
    [
        ("e1", (1, 2), "scores_contradict_winner"),
        ("e1", (1, 1), "scores_contradict_winner"),
        (None, (2, 1), "scores_contradict_winner"),
        ("e1", (3, 0), "not_best_of"),
        (None, (2, 2), "not_best_of"),
    ],
)
def test_r4_a_score_that_does_not_fit_is_refused(winner: str | None, scores: tuple[int, int], code: str) -> None:
    pairing = Pairing(id="s0r1b1", board=1, seats=("e1", "e4"), label="SF1")
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner=winner, scores=scores), pairing, field(4), SingleOptions(best_of=3))

    assert (refused.value.pairing, refused.value.code) == ("s0r1b1", code)


def test_r4_a_single_game_may_have_any_score() -> None:
    pairing = Pairing(id="s0r1b1", board=1, seats=("e1", "e4"), label="SF1")

    assert FORMAT.judge(Report(winner="e1", scores=(412, 380)), pairing, field(4), PLAIN).scores == (412, 380)


def test_r5_the_losers_of_the_semi_finals_play_for_the_third_place() -> None:
    stage = one_round(FORMAT, field(4), THIRD)

    assert matches(next_round(FORMAT, stage, THIRD)) == {"F": {"e1", "e2"}, "3P": {"e3", "e4"}}
    assert ranks(to_the_end(FORMAT, stage, THIRD, **{"3P": "e4"}), THIRD) == {"e1": 1, "e2": 2, "e4": 3, "e3": 4}
    assert ranks(to_the_end(FORMAT, stage, PLAIN)) == {"e1": 1, "e2": 2, "e3": 3, "e4": 3}


def test_r6_a_tie_is_played_again_with_the_sides_changed_before_anything_else() -> None:
    stage = one_round(FORMAT, field(4), PLAIN, SF1=TIE)
    again = next_round(FORMAT, stage, PLAIN)

    assert matches(again) == {"SF1": {"e1", "e4"}}
    assert again.pairings[0].seats == stage.rounds[0].pairings.pairings[0].seats[::-1]
    assert (again.label, set(again.idle)) == ("Semi-finals, played again", {"e2", "e3"})
    assert again.pairings[0].reasons[0].params == {"game": 2}
    assert matches(next_round(FORMAT, one_round(FORMAT, stage, PLAIN, SF1="e4"), PLAIN)) == {"F": {"e4", "e2"}}


@pytest.mark.parametrize("replays", [0, 1, 2])
def test_r6_after_the_last_replay_the_better_seed_goes_on(replays: int) -> None:
    options = SingleOptions(replays=replays)
    stage = to_the_end(FORMAT, field(2), options, F=TIE)

    assert len(stage.rounds) == replays + 1
    assert ranks(stage, options) == {"e1": 1, "e2": 2}


def test_r6_whoever_is_left_of_a_tied_match_goes_on() -> None:
    stage = with_status(one_round(FORMAT, field(4), PLAIN, SF1=TIE), ["e1"])

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"F": {"e4", "e2"}}


def test_r7_a_correction_after_the_next_round_changes_the_score_only() -> None:
    stage = one_round(FORMAT, one_round(FORMAT, field(8), PLAIN), PLAIN)
    board = stage.rounds[0].pairings.pairings[0]
    corrected = with_result(stage, 1, 1, won(board.seats, "e8"))
    lines = {line.entrant: line for line in ranked(FORMAT, corrected, PLAIN)}

    assert matches(next_round(FORMAT, corrected, PLAIN)) == {"F": {"e1", "e2"}}
    assert (lines["e8"].wins, lines["e8"].rank) == (1, 5)


def test_r7_a_correction_before_the_next_round_counts() -> None:
    stage = one_round(FORMAT, field(4), PLAIN)
    board = stage.rounds[0].pairings.pairings[0]

    assert matches(next_round(FORMAT, with_result(stage, 1, 1, won(board.seats, "e4")), PLAIN)) == {"F": {"e4", "e2"}}


def by_hand(*pairs: tuple[str, str], labels: tuple[str, ...] = ()) -> RoundPairings:
    """A director's own second round."""
    return RoundPairings(
        pairings=tuple(
            Pairing(id=pairing_id(0, 2, board), board=board, seats=pair, label=labels[board - 1] if labels else "")
            for board, pair in enumerate(pairs, start=1)
        )
    )


def test_r7_pairings_by_hand_stand_for_the_match_of_their_code() -> None:
    stage = one_round(FORMAT, field(8), PLAIN)
    hand = by_hand(("e8", "e4"), ("e2", "e3"), labels=("SF1", "SF2"))
    stage = published(stage, hand, lambda pairing: won(pairing.seats, pairing.seats[0]))

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"F": {"e8", "e2"}}


def test_r7_pairings_by_hand_without_a_code_stand_for_the_match_of_one_of_the_two() -> None:
    stage = one_round(FORMAT, field(8), PLAIN)
    stage = published(stage, by_hand(("e2", "e7"), ("e1", "e4")), lambda pairing: won(pairing.seats, pairing.seats[1]))

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"F": {"e4", "e7"}}


def test_r7_a_pairing_by_hand_of_players_who_are_out_counts_for_nothing() -> None:
    stage = one_round(FORMAT, field(8), PLAIN)
    stage = published(stage, by_hand(("e7", "e8")), lambda pairing: won(pairing.seats, pairing.seats[0]))

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"SF1": {"e1", "e4"}, "SF2": {"e2", "e3"}}


def test_r8_the_first_side_goes_to_the_lower_balance() -> None:
    stage = one_round(FORMAT, field(4), PLAIN)
    had_first = {pairing.seats[0] for pairing in stage.rounds[0].pairings.pairings}
    final = next_round(FORMAT, stage, PLAIN).pairings[0]

    assert (final.seats[0] not in had_first) or set(final.seats) <= had_first
    assert final.reasons[-1].rule.startswith("R8.")


def test_r9_the_opponent_of_whoever_left_goes_on() -> None:
    stage = with_status(one_round(FORMAT, field(8), PLAIN), ["e1"])
    second = next_round(FORMAT, stage, PLAIN)

    assert (matches(second), byes(second)) == ({"SF2": {"e2", "e3"}}, {"e4": "walkover"})
    assert matches(next_round(FORMAT, one_round(FORMAT, stage, PLAIN), PLAIN)) == {"F": {"e4", "e2"}}


def test_r9_what_was_published_stays_so_when_somebody_comes_back() -> None:
    stage = one_round(FORMAT, with_status(one_round(FORMAT, field(8), PLAIN), ["e1"]), PLAIN)

    assert matches(next_round(FORMAT, with_status(stage, ["e1"], "active"), PLAIN)) == {"F": {"e4", "e2"}}


def test_r9_whoever_comes_back_before_the_next_round_plays_on() -> None:
    stage = with_status(one_round(FORMAT, field(8), PLAIN), ["e1"])

    assert matches(next_round(FORMAT, with_status(stage, ["e1"], "active"), PLAIN))["SF1"] == {"e1", "e4"}


def test_r9_a_match_to_which_neither_came_sends_nobody_on() -> None:
    stage = one_round(FORMAT, field(8), PLAIN)
    seats = stage.rounds[0].pairings.pairings[0].seats
    second = next_round(FORMAT, with_result(stage, 1, 1, forfeit_result(seats, seats)), PLAIN)

    assert (matches(second), byes(second)) == ({"SF2": {"e2", "e3"}}, {"e4": "bye_inside"})


def test_r9_a_round_in_which_nothing_can_be_played_is_skipped_for_good() -> None:
    stage = with_status(one_round(FORMAT, field(8), PLAIN), ["e1", "e3"])
    final = next_round(FORMAT, stage, PLAIN)

    assert (matches(final), final.label) == ({"F": {"e4", "e2"}}, "Final")
    assert final.facts == {"SF1": "e4", "SF2": "e2"}
    back = with_status(one_round(FORMAT, stage, PLAIN, F="e4"), ["e1", "e3"], "active")
    assert FORMAT.status(back, PLAIN) == Finished()
    assert ranks(back)["e4"] == 1


def test_r9_the_last_one_in_is_champion_and_without_anybody_there_is_none() -> None:
    stage = one_round(FORMAT, field(4), PLAIN)
    alone, nobody = with_status(stage, ["e1"]), with_status(stage, ["e1", "e2"])

    assert FORMAT.status(alone, PLAIN) == FORMAT.status(nobody, PLAIN) == Finished()
    note, no_note = (FORMAT.rank(after, PLAIN)[0].note for after in (alone, nobody))
    assert note is not None
    assert (note.code, note.about) == ("champion", ("e2",))
    assert no_note is not None
    assert (no_note.code, no_note.warning) == ("no_champion", True)


def test_r9_a_champion_who_leaves_afterwards_stays_champion() -> None:
    stage = with_status(to_the_end(FORMAT, field(4), PLAIN), ["e1"])

    assert ranks(stage)["e1"] == 1


def test_r10_whoever_goes_out_in_the_same_round_shares_the_place() -> None:
    stage = to_the_end(FORMAT, field(8), PLAIN)
    lines = FORMAT.rank(stage, PLAIN)

    assert [line.rank for line in lines] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [line.entrant for line in lines] == [f"e{seed}" for seed in range(1, 9)]
    assert [line.tie_breaks[0] for line in lines[:4]] == ["F", "F", "SF2", "SF1"]
    assert lines[2].reasons[0].code == "parted_by_out"


def test_r10_those_still_in_stand_before_the_others() -> None:
    stage = one_round(FORMAT, field(5), PLAIN)

    assert ranks(stage) == {"e1": 1, "e2": 1, "e3": 1, "e4": 1, "e5": 5}


def test_r10_whoever_is_still_in_shares_the_place_however_far_they_have_come() -> None:
    halfway = with_result(with_result(one_round(FORMAT, field(8), PLAIN), 1, 1, None), 1, 2, None)

    order = [line.entrant for line in FORMAT.rank(halfway, PLAIN)]

    assert ranks(halfway) == {**dict.fromkeys(("e1", "e2", "e3", "e4", "e5", "e8"), 1), "e6": 7, "e7": 7}
    assert order == ["e1", "e2", "e3", "e4", "e5", "e8", "e6", "e7"]


def test_r10_points_are_those_of_games_only() -> None:
    lines = FORMAT.rank(to_the_end(FORMAT, field(3), PLAIN), PLAIN)

    assert {line.entrant: line.points for line in lines} == {"e1": 2, "e2": 2, "e3": 0}


def test_r6_a_void_match_is_played_again() -> None:
    stage = with_result(one_round(FORMAT, field(2), PLAIN), 1, 1, Result(half_points=(0, 0), how="void"))

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"F": {"e1", "e2"}}


EVERY_PLACE = SingleOptions(all_places=True)


@pytest.mark.parametrize("size", [5, 8, 11, 16])
def test_r5_every_place_is_played_out(size: int) -> None:
    stage = to_the_end(FORMAT, field(size), EVERY_PLACE)
    lines = ranked(FORMAT, stage, EVERY_PLACE)
    assert [line.entrant for line in lines] == [f"e{number}" for number in range(1, size + 1)]
    assert [line.rank for line in lines] == list(range(1, size + 1))
    assert len(stage.rounds) == FORMAT.planned_rounds(stage, EVERY_PLACE.model_copy(update={"replays": 0}))
    far = FORMAT.how_far(stage, EVERY_PLACE)
    assert {far[f"e{number}"].params.get("place") for number in range(5, size)} >= set(range(5, size))


def test_r5_a_loser_of_the_first_round_can_be_fifth_and_rounds_keep_their_names() -> None:
    stage = to_the_end(FORMAT, field(8), EVERY_PLACE, P5_1="e8", P5="e8", P7="e7")
    assert [round_.pairings.label for round_ in stage.rounds] == [
        "Quarter-finals",
        "Semi-finals",
        "Third place and final",
    ]
    assert [line.entrant for line in ranked(FORMAT, stage, EVERY_PLACE)][4:6] == ["e8", "e6"]
    one_open = with_result(stage, 3, 1, None)
    assert len(ranked(FORMAT, one_open, EVERY_PLACE)) == 8


def test_r9_places_of_those_who_left_are_passed_on() -> None:
    stage = one_round(FORMAT, field(8), EVERY_PLACE)
    stage = to_the_end(FORMAT, with_status(stage, ["e5", "e8"]), EVERY_PLACE)
    order = [line.entrant for line in ranked(FORMAT, stage, EVERY_PLACE)]
    assert order[:4] == ["e1", "e2", "e3", "e4"]
    assert set(order[4:6]) <= {"e6", "e7", "e5", "e8"}
    assert order.index("e6") < order.index("e7")
