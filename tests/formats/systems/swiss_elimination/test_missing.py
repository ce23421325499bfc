"""Rules 11 to 13: byes, reserves who move up, and who is absent."""

from __future__ import annotations

from formats.core.contract import Finished
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.progress import PathStep, Progress
from formats.systems.swiss_elimination.ranks import Ranking
from tests.formats.stage_builder import published, with_status
from tests.formats.systems.swiss_elimination.playoffs import (
    OPTIONS,
    better_rank,
    field,
    next_round,
    played,
    seeds_by_rank,
    won_by,
    worse_rank,
)


def test_r11_seats_without_a_player_are_byes_and_lose() -> None:
    stage = played(field(13), better_rank, rounds=1)
    first = stage.rounds[0].pairings
    assert [(bye.entrant, bye.reasons[0].code, bye.half_points) for bye in first.byes] == [
        ("p1", "bye", 2),
        ("p2", "bye", 2),
        ("p3", "bye", 2),
    ]
    assert [pairing.label for pairing in first.pairings] == ["A4", "A5", "A6", "A7", "A8"]
    assert seeds_by_rank(stage) == list(range(1, 17))
    assert Progress(stage, OPTIONS).paths["p1"] == [PathStep("A", "A1", 1, 1, None, won=True)]
    assert FORMAT.rank(stage, OPTIONS)[0].wins == 1


def test_r11_with_ten_players_round_a_is_two_matches() -> None:
    _, found = next_round(field(10))
    assert [pairing.label for pairing in found.pairings] == ["A7", "A8"]


def test_r11_the_places_of_byes_are_left_out() -> None:
    stage = played(field(5), worse_rank)
    assert [line.rank for line in FORMAT.rank(stage, OPTIONS)] == [1, 2, 3, 4, 5]


def test_r12_before_the_first_round_reserves_move_up() -> None:
    stage = with_status(field(18), ["p3"])
    progress = Progress(stage, OPTIONS)
    assert progress.seats == tuple(who for who in field(17).seeds if who != "p3")
    _, found = next_round(stage)
    assert found.pairings[0].seats == ("p1", "p17")
    assert found.pairings[2].seats == ("p4", "p15")
    assert found.idle == ("p18",)
    lines = FORMAT.rank(stage, OPTIONS)
    assert [(line.entrant, line.rank, line.note and line.note.code) for line in lines[16:]] == [
        ("p3", 17, "no_seat"),
        ("p18", 18, "no_seat"),
    ]


def test_r12_without_reserves_everybody_moves_up_and_a_bye_comes_last() -> None:
    _, found = next_round(with_status(field(16), ["p3"]))
    assert [bye.entrant for bye in found.byes] == ["p1"]
    assert found.pairings[1].seats == ("p4", "p15")


def test_r12_after_that_an_absent_player_keeps_the_seat_and_loses() -> None:
    stage = with_status(played(field(), better_rank, rounds=1), ["p1"])
    stage, found = next_round(stage)
    assert [(bye.entrant, bye.reasons[0].code) for bye in found.byes] == [("p8", "opponent_gone")]
    assert "p1" not in found.members()
    stage = published(stage, found, lambda pairing: won_by(pairing, pairing.seats[0]))
    assert seeds_by_rank(stage)[:8] == [8, 2, 3, 4, 5, 6, 7, 1]
    assert Progress(stage, OPTIONS).ranking.losses[0] == 1


def test_r12_reserves_do_not_move_up_any_more() -> None:
    stage = with_status(played(field(17), better_rank, rounds=1), ["p1"])
    assert Progress(stage, OPTIONS).seats == field(16).seeds
    assert "p17" in next_round(stage)[1].idle


def test_r12_who_comes_back_plays_on() -> None:
    stage = with_status(played(field(), better_rank, rounds=1), ["p1"])
    stage, found = next_round(stage)
    stage = published(stage, found, lambda pairing: won_by(pairing, pairing.seats[0]))
    stage = with_status(stage, ["p1"], "active")
    _, found = next_round(stage)
    assert ("p1", "p9") in {pairing.seats for pairing in found.pairings}


def test_r12_an_open_match_of_who_leaves_is_lost() -> None:
    stage = played(field(), better_rank, rounds=7)
    stage, found = next_round(stage)
    pairing = found.pairings[0]
    result = FORMAT.forfeit(("p1",), pairing, stage, OPTIONS)
    assert (result.how, result.absent, result.half_points) == ("forfeit", ("p1",), (0, 2))


def test_r13_of_two_who_are_absent_the_better_seed_wins() -> None:
    assert Ranking.at_start(4, frozenset({2, 3})).walkover((3, 2)) == 2
    assert Ranking.at_start(4, frozenset({2, 3})).walkover((1, 3)) == 1
    assert Ranking.at_start(4, frozenset({2, 3})).walkover((1, 4)) is None
    stage = with_status(played(field(), worse_rank, rounds=1), ["p16", "p10"])
    stage, found = next_round(stage)
    assert all(pairing.label != "B1" for pairing in found.pairings)
    stage = published(stage, found, lambda pairing: won_by(pairing, pairing.seats[0]))
    assert seeds_by_rank(stage)[0] == 10
    assert Progress(stage, OPTIONS).paths["p16"][-1] == PathStep("B", "B1", 1, 8, "p10", won=False)


def test_r13_so_it_is_when_both_forfeit() -> None:
    stage = played(field(), worse_rank, rounds=7)
    _, found = next_round(stage)
    pairing = found.pairings[0]
    result = FORMAT.forfeit(pairing.seats, pairing, stage, OPTIONS)
    better = min(pairing.seats, key=stage.seeds.index)
    assert result.half_points[pairing.seats.index(better)] == 2
    assert (result.how, set(result.absent)) == ("forfeit", set(pairing.seats))
    assert result.reason is not None
    assert result.reason.code == "both_absent"


def test_r13_with_one_player_left_the_rest_is_decided() -> None:
    stage = played(field(6), better_rank, rounds=2)
    stage = with_status(stage, ["p1", "p2", "p3", "p4", "p5"])
    assert FORMAT.status(stage, OPTIONS) == Finished()
    lines = FORMAT.rank(stage, OPTIONS)
    assert lines[0].entrant == "p6"
    assert lines[0].note is not None
    assert lines[0].note.code == "champion"
    assert all(line.tie_breaks[1] == line.tie_breaks[2] == str(line.rank) for line in lines)


def test_r13_with_nobody_left_it_is_over() -> None:
    stage = with_status(field(4), field(4).seeds)
    assert FORMAT.status(stage, OPTIONS) == Finished()
    assert [line.rank for line in FORMAT.rank(stage, OPTIONS)] == [1, 2, 3, 4]
