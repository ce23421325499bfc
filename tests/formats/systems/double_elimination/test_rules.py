"""The numbered rules of double elimination, one by one; what it shares with single elimination is tested there."""

from __future__ import annotations

import pytest

from formats.core.contract import Finished
from formats.core.errors import FieldError, NoPairingExistsError, OptionsError
from formats.core.model import Entrant, Seeding
from formats.core.results import forfeit_result
from formats.core.state import Stage
from formats.systems.double_elimination import FORMAT
from formats.systems.double_elimination.system import DoubleOptions
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import with_result, with_status, won
from tests.formats.systems.bracket_play import TIE, byes, field, matches, next_round, one_round, to_the_end

PLAIN = DoubleOptions()
ONCE = DoubleOptions(reset=False)


def rounds(stage: Stage) -> list[dict[str, set[str]]]:
    return [matches(round_.pairings) for round_ in stage.rounds]


def ranks(stage: Stage, options: DoubleOptions = PLAIN) -> list[tuple[str, int]]:
    return [(line.entrant, line.rank) for line in FORMAT.rank(stage, options)]


def test_r12_those_of_one_club_are_drawn_apart_in_the_winners_bracket() -> None:
    stage = with_clubs(field(8), *"xabcdefx")
    seeding = FORMAT.placed(Seeding(order=stage.seeds), stage.entrants, DoubleOptions(avoid_meeting=("club",)))
    assert seeding.order == ("e1", "e2", "e3", "e4", "e5", "e6", "e8", "e7")
    (game, *_) = next_round(FORMAT, stage, DoubleOptions(avoid_meeting=("club",))).pairings
    assert [(reason.code, reason.rule) for reason in game.reasons if reason.warning] == [("meet_anyway", "R12")]
    with pytest.raises(NoPairingExistsError):
        next_round(FORMAT, stage, DoubleOptions(never_meet=("club",)))


@pytest.mark.parametrize("size, code", [(1, "too_few"), (513, "too_many")])
def test_r1_other_fields_are_refused(size: int, code: str) -> None:
    with pytest.raises(FieldError) as refused:
        FORMAT.check([Entrant(id=f"e{number}", number=number) for number in range(size)], PLAIN)

    assert (refused.value.code, refused.value.found) == (code, size)


def test_r1_unknown_options_are_refused() -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"reset": "perhaps", "third_place": True})

    assert {name for name, _ in refused.value.problems} == {"reset", "third_place"}


def test_r2_losers_of_the_winners_bracket_play_on_in_the_other() -> None:
    assert rounds(to_the_end(FORMAT, field(4), PLAIN)) == [
        {"W1-1": {"e1", "e4"}, "W1-2": {"e2", "e3"}},
        {"W2-1": {"e1", "e2"}, "L1-1": {"e3", "e4"}},
        {"L2-1": {"e2", "e3"}},
        {"GF": {"e1", "e2"}},
    ]


def test_r3_byes_go_to_the_best_seeds_and_to_losers_whose_opponent_would_be_nobody() -> None:
    stage = field(6)
    first = next_round(FORMAT, stage, PLAIN)
    stage = one_round(FORMAT, stage, PLAIN)
    second = next_round(FORMAT, stage, PLAIN)

    assert byes(first) == {"e1": "bye", "e2": "bye"}
    assert matches(second) == {"W2-1": {"e1", "e4"}, "W2-2": {"e2", "e3"}}
    assert byes(second) == {"e5": "bye_inside", "e6": "bye_inside"}
    assert {bye.half_points for bye in (*first.byes, *second.byes)} == {0}


@pytest.mark.parametrize("size", [2, 3, 5, 8, 33])
def test_r4_both_brackets_are_played_side_by_side(size: int) -> None:
    stage = to_the_end(FORMAT, field(size), ONCE)
    levels = (size - 1).bit_length()

    assert len(stage.rounds) <= 2 * levels
    assert len(list(stage.games())) == 2 * size - 2
    assert FORMAT.planned_rounds(stage, DoubleOptions(reset=False, replays=0)) == 2 * levels
    assert FORMAT.planned_rounds(stage, PLAIN) is None


def test_r4_a_round_is_called_by_its_matches() -> None:
    labels = [round_.pairings.label for round_ in to_the_end(FORMAT, field(8), PLAIN).rounds]

    assert labels == [
        "Winners' round 1",
        "Winners' round 2 and losers' round 1",
        "Winners' final and losers' round 2",
        "Losers' round 3",
        "Losers' final",
        "Grand final",
    ]


def test_r5_losers_change_halves_so_that_old_opponents_meet_late() -> None:
    stage = to_the_end(FORMAT, field(8), PLAIN)

    assert rounds(stage)[2]["L2-1"] == {"e5", "e3"}
    assert rounds(stage)[2]["L2-2"] == {"e6", "e4"}


@pytest.mark.parametrize("size", [4, 8, 16, 32, 64, 128])
def test_r5_without_upsets_nobody_meets_an_old_opponent_before_the_losers_final(size: int) -> None:
    met: set[frozenset[str]] = set()
    for round_ in to_the_end(FORMAT, field(size), PLAIN).rounds:
        here = matches(round_.pairings)
        again = {label for label, pair in here.items() if frozenset(pair) in met}
        assert all(label == "GF" or label == f"L{2 * (size - 1).bit_length() - 2}-1" for label in again)
        met |= {frozenset(pair) for pair in here.values()}


def test_r6_in_the_grand_final_the_unbeaten_one_counts_as_the_better_seed() -> None:
    options = DoubleOptions(replays=0)
    stage = to_the_end(FORMAT, field(4), options, W2_1="e2", GF=TIE)

    assert rounds(stage)[-1] == {"GF": {"e1", "e2"}}
    assert ranks(stage, options)[0] == ("e2", 1)


def test_r6_a_tie_is_played_again_while_nothing_else_is() -> None:
    stage = one_round(FORMAT, field(4), PLAIN, W1_1=TIE)

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"W1-1": {"e1", "e4"}}


def test_r7_a_correction_moves_nobody_whose_next_match_was_published() -> None:
    stage = one_round(FORMAT, one_round(FORMAT, field(8), PLAIN), PLAIN)
    seats = stage.rounds[1].pairings.pairings[0].seats
    corrected = with_result(one_round(FORMAT, stage, PLAIN), 2, 1, won(seats, "e4"))

    assert matches(next_round(FORMAT, corrected, PLAIN)) == matches(
        next_round(FORMAT, one_round(FORMAT, stage, PLAIN), PLAIN)
    )


def test_r7_a_loser_who_has_been_published_below_stays_there() -> None:
    stage = one_round(FORMAT, one_round(FORMAT, field(4), PLAIN), PLAIN)
    corrected = with_result(stage, 1, 1, won(stage.rounds[0].pairings.pairings[0].seats, "e4"))

    assert matches(next_round(FORMAT, corrected, PLAIN)) == {"L2-1": {"e2", "e3"}}


def test_r8_sides_are_explained() -> None:
    assert all(pairing.reasons[-1].rule.startswith("R8.") for pairing in next_round(FORMAT, field(4), PLAIN).pairings)


def test_r9_whoever_leaves_is_missing_in_both_brackets() -> None:
    stage = with_status(one_round(FORMAT, field(4), PLAIN), ["e1"])
    second = next_round(FORMAT, stage, PLAIN)

    assert (matches(second), byes(second)) == ({"L1-1": {"e3", "e4"}}, {"e2": "walkover"})
    assert matches(next_round(FORMAT, one_round(FORMAT, stage, PLAIN), PLAIN)) == {"GF": {"e2", "e3"}}


def test_r9_whoever_comes_back_in_time_has_a_place_in_the_losers_bracket() -> None:
    stage = one_round(FORMAT, with_status(one_round(FORMAT, field(4), PLAIN), ["e1"]), PLAIN)

    assert matches(next_round(FORMAT, with_status(stage, ["e1"], "active"), PLAIN)) == {"L2-1": {"e1", "e3"}}


def test_r9_of_a_match_to_which_neither_came_nobody_goes_anywhere() -> None:
    stage = one_round(FORMAT, field(4), PLAIN)
    seats = stage.rounds[0].pairings.pairings[0].seats
    stage = with_result(stage, 1, 1, forfeit_result(seats, seats))

    assert matches(next_round(FORMAT, stage, PLAIN)) == {"GF": {"e2", "e3"}}
    assert [line.rank for line in FORMAT.rank(stage, PLAIN)] == [1, 1, 3, 3]


def test_r10_the_order_is_that_of_going_out() -> None:
    assert ranks(to_the_end(FORMAT, field(8), PLAIN)) == [
        ("e1", 1),
        ("e2", 2),
        ("e3", 3),
        ("e4", 4),
        ("e5", 5),
        ("e6", 5),
        ("e7", 7),
        ("e8", 7),
    ]


def test_r10_whoever_lost_the_grand_final_once_is_second() -> None:
    assert ranks(to_the_end(FORMAT, field(4), ONCE, GF="e2"), ONCE)[:2] == [("e2", 1), ("e1", 2)]


def test_r11_the_grand_final_is_played_again_when_the_unbeaten_one_loses_it() -> None:
    stage = to_the_end(FORMAT, field(4), PLAIN, GF="e2")

    assert rounds(stage)[-2:] == [{"GF": {"e1", "e2"}}, {"GF2": {"e1", "e2"}}]
    assert ranks(stage)[:2] == [("e1", 1), ("e2", 2)]
    assert ranks(to_the_end(FORMAT, field(4), PLAIN, GF="e2", GF2="e2"))[:2] == [("e2", 1), ("e1", 2)]


def test_r11_it_is_played_once_when_the_unbeaten_one_wins_or_the_director_wants_no_second() -> None:
    assert rounds(to_the_end(FORMAT, field(4), PLAIN))[-1] == {"GF": {"e1", "e2"}}
    assert rounds(to_the_end(FORMAT, field(4), ONCE, GF="e2"))[-1] == {"GF": {"e1", "e2"}}


def test_r11_two_entrants_play_for_two_losses() -> None:
    stage = to_the_end(FORMAT, field(2), PLAIN, GF="e2")

    assert [set(round_) for round_ in rounds(stage)] == [{"W1-1"}, {"GF"}, {"GF2"}]
    assert FORMAT.status(stage, PLAIN) == Finished()


def test_r11_whoever_is_left_when_the_other_finalist_goes_is_champion() -> None:
    stage = with_status(to_the_end(FORMAT, field(4), ONCE, GF="e2"), ["e1"])
    before = with_status(one_round(FORMAT, one_round(FORMAT, one_round(FORMAT, field(4), PLAIN), PLAIN), PLAIN), ["e1"])

    assert ranks(stage, ONCE)[0] == ("e2", 1)
    assert FORMAT.status(before, PLAIN) == Finished()
    assert ranks(before)[0] == ("e2", 1)
