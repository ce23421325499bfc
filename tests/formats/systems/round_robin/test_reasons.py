"""What a round of the table says of itself, its games, its walkovers and who is free."""

from __future__ import annotations

import pytest

from formats.systems.round_robin import FORMAT
from formats.systems.round_robin.system import RoundRobinOptions
from tests.formats.stage_builder import new_stage, paired, published, with_status, won

ONCE, TWICE = RoundRobinOptions(), RoundRobinOptions(legs=2)
STRICT = RoundRobinOptions(strike_below_half=True)


def test_a_round_tells_its_number_and_each_game_the_numbers_of_the_table() -> None:
    found = paired(FORMAT, new_stage(dict.fromkeys("abcd")), TWICE)

    (whole,) = found.rationale
    assert (whole.code, whole.rule, whole.params) == ("round", "R2", {"round": 1, "rounds": 6, "size": 4})
    for board, game in enumerate(found.pairings, start=1):
        (reason,) = game.reasons
        numbers = {"first": "abcd".index(game.seats[0]) + 1, "second": "abcd".index(game.seats[1]) + 1}
        assert (reason.code, reason.rule, reason.about, reason.params) == ("table", "R2", game.seats, numbers)
        assert (game.id, game.board) == (f"s0r1b{board}", board)


def test_who_is_free_in_an_odd_field_is_idle_and_told() -> None:
    found = paired(FORMAT, new_stage(dict.fromkeys("abcde")), ONCE)

    (free,) = found.idle
    assert [(reason.code, reason.rule, reason.about) for reason in found.rationale[1:]] == [("free", "R3", (free,))]
    assert free not in {who for game in found.pairings for who in game.seats}
    assert found.byes == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_whose_opponent_has_left_has_a_walkover(seat: int) -> None:
    stage = new_stage(dict.fromkeys("abcd"))
    game = paired(FORMAT, stage, ONCE).pairings[0]
    gone, present = game.seats[seat], game.seats[1 - seat]
    found = paired(FORMAT, with_status(stage, [gone]), ONCE)

    (bye,) = found.byes
    assert (bye.entrant, bye.half_points) == (present, 2)
    assert [(reason.code, reason.rule, reason.about) for reason in bye.reasons] == [("walkover", "R6", (present, gone))]
    assert (len(found.pairings), found.idle) == (1, ())


def test_who_was_to_meet_somebody_whose_games_are_struck_is_free_without_a_point() -> None:
    stage = new_stage(dict.fromkeys("abcd"))
    game = paired(FORMAT, stage, STRICT).pairings[0]
    gone, present = game.seats
    found = paired(FORMAT, with_status(stage, [gone]), STRICT)

    assert (found.byes, found.idle) == ((), (present,))
    assert [(reason.code, reason.rule, reason.about) for reason in found.rationale[1:]] == [
        ("free_of_struck", "R6", (present,))
    ]


@pytest.mark.parametrize("played, struck", [(1, True), (2, False)])
def test_games_are_struck_of_whoever_has_played_fewer_than_half_of_them(played: int, struck: bool) -> None:
    """Of three games one is less than half, two are not."""
    stage = new_stage(dict.fromkeys("abcd"))
    for _ in range(played):
        stage = published(stage, paired(FORMAT, stage, STRICT), lambda game: won(game.seats, game.seats[0]))
    leaving = FORMAT.leave(stage, "a", STRICT)

    assert len(leaving.results) == (played if struck else 0)
    assert all(
        (result.how, result.half_points, result.absent) == ("void", (0, 0), ("a",))
        for result in leaving.results.values()
    )
    assert [(reason.code, reason.params) for reason in leaving.reasons] == (
        [("struck", {"games": 3})] if struck else []
    )
    assert FORMAT.leave(stage, "a", ONCE).results == {}


def test_missed_rounds_are_told_as_walkovers_of_the_others() -> None:
    missed = FORMAT.missed(new_stage(dict.fromkeys("ab")), "a", 2, ONCE)

    assert (missed.code, missed.rule, missed.about, missed.params) == ("missed_walkovers", "R6", ("a",), {"rounds": 2})
