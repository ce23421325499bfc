"""What rounds add up to."""

from formats.core.model import Bye, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.state import Round
from formats.toolkit import record
from tests.formats.stage_builder import new_stage, with_result, with_round

STAGE = with_round(
    with_round(new_stage(dict.fromkeys("abcde")), [("a", "b", "a"), ("c", "d", "d")], bye="e"),
    [("b", "a", "a"), ("e", "c", "c")],
    bye="d",
    bye_half_points=1,
)


def test_points_are_those_of_games() -> None:
    assert record.game_points(STAGE.rounds) == {"a": 4, "b": 0, "c": 2, "d": 2, "e": 0}


def test_byes_are_counted_apart() -> None:
    assert record.bye_points(STAGE.rounds) == {"e": 2, "d": 1}
    assert record.byes_so_far(STAGE.rounds) == {"e": 1, "d": 1}


def test_a_round_off_is_a_bye_to_be_counted_only_if_it_gave_a_full_point() -> None:
    byes = (Bye.round_off("a", 2), Bye.round_off("b", 1), Bye.round_off("c", 0), Bye(entrant="d", half_points=0))
    rounds = (Round(1, RoundPairings(pairings=(), byes=byes), {}),)
    assert record.byes_so_far(rounds) == {"a": 1, "d": 1}
    assert record.bye_points(rounds) == {"a": 2, "b": 1, "c": 0, "d": 0}


def test_opponents_and_meetings_leave_byes_out() -> None:
    assert record.opponents(STAGE.rounds) == {"a": ["b", "b"], "b": ["a", "a"], "c": ["d", "e"], "d": ["c"], "e": ["c"]}
    assert record.meetings(STAGE.rounds)[record.couple("b", "a")] == 2
    assert record.meetings(STAGE.rounds)[record.couple("e", "d")] == 0


def test_a_forfeit_gives_points_and_a_side_but_is_no_meeting() -> None:
    stage = with_result(STAGE, 2, 1, forfeit_result(("b", "a"), ("a",)))
    assert record.game_points(stage.rounds)["b"] == 2
    assert record.meetings(stage.rounds)[record.couple("a", "b")] == 1
    assert record.side_games(stage)[2] == ("b", "a")
    assert record.opponents(stage.rounds)["a"] == ["b", "b"]


def test_a_void_game_and_an_open_one_count_for_nothing() -> None:
    for result in (Result(half_points=(0, 0), how="void"), None):
        stage = with_result(STAGE, 2, 1, result)
        assert record.game_points(stage.rounds)["a"] == 2
        assert record.opponents(stage.rounds)["a"] == ["b"]
        assert ("b", "a") not in record.side_games(stage)


def test_sides_count_earlier_stages_first() -> None:
    finals = with_round(new_stage(dict.fromkeys("ab"), number=1, history=(STAGE,)), [("b", "a", "b")])
    assert record.side_games(finals) == [("a", "b"), ("c", "d"), ("b", "a"), ("e", "c"), ("b", "a")]
