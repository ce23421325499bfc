"""Games won, lost and tied."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.game_counts import Tally, counted_games, wins_and_losses, with_counts
from formats.core.model import Standing
from formats.core.results import Result, forfeit_result
from formats.core.rules import StageRules
from tests.formats.samples.divisions import FORMAT
from tests.formats.stage_builder import new_stage, with_result, with_round

STAGE = with_round(
    with_round(new_stage(dict.fromkeys("abcde")), [("a", "b", "a"), ("c", "d", "d")], bye="e"),
    [("b", "a", "a"), ("e", "c", "c")],
    bye="d",
    bye_half_points=1,
)
TIED = Result(half_points=(1, 1))


def standings(**given: int) -> tuple[Standing, ...]:
    """Lines of all entrants, which say what is given of their games."""
    return tuple(Standing(entrant=who, rank=1, points=0).model_copy(update=given) for who in STAGE.seeds)


def counts(lines: tuple[Standing, ...]) -> dict[str, tuple[int, int, int]]:
    return {line.entrant: (line.wins, line.losses, line.ties) for line in lines}


def test_wins_and_losses_are_those_of_games() -> None:
    wins, losses = wins_and_losses(STAGE.rounds)
    assert wins == {"a": 2, "c": 1, "d": 1}
    assert losses == {"b": 2, "c": 1, "e": 1}
    assert Tally.of_games(counted_games(STAGE.rounds)) == (wins, losses, {})


def test_a_game_both_forfeited_is_lost_by_both() -> None:
    wins, losses = wins_and_losses(with_result(STAGE, 2, 1, forfeit_result(("b", "a"), ("a", "b"))).rounds)
    assert (wins["a"], losses["a"], losses["b"]) == (1, 1, 2)


@pytest.mark.parametrize("result", [Result(half_points=(0, 0), how="void"), None])
def test_a_void_game_and_an_open_one_count_for_nothing(result: Result | None) -> None:
    assert wins_and_losses(with_result(STAGE, 2, 1, result).rounds)[1]["b"] == 1


def test_games_are_counted_in_lines_that_say_nothing_of_them() -> None:
    rounds = with_result(STAGE, 2, 2, TIED).rounds
    assert counts(with_counts(standings(), rounds)) == {
        "a": (2, 0, 0),
        "b": (0, 2, 0),
        "c": (0, 1, 1),
        "d": (1, 0, 0),
        "e": (0, 0, 1),
    }


@pytest.mark.parametrize("field", ["wins", "losses", "ties"])
def test_a_format_that_counts_otherwise_is_left_alone(field: str) -> None:
    lines = standings(**{field: 7})
    assert with_counts(lines, STAGE.rounds) is lines


def test_a_line_that_says_nothing_is_counted_beside_one_that_does() -> None:
    lines = (*standings(wins=3)[:1], *standings()[1:])
    counted = with_counts(lines, STAGE.rounds)
    assert counted[0] is lines[0]
    assert counts(counted)["b"] == (0, 2, 0)


def test_before_the_first_round_there_is_nothing_to_count() -> None:
    lines = standings()
    assert with_counts(lines, ()) is lines


def test_tables_of_groups_are_counted_as_well() -> None:
    rules = StageRules(FORMAT, FORMAT.read_options({"divisions": 1}))
    assert [line.wins for line in FORMAT.rank_groups(STAGE, ["A"], rules.options)["A"]] == [0] * 5
    assert counts(rules.rank_groups(STAGE, ["A"])["A"])["a"] == (2, 0, 0)
    out = {**STAGE.entrants, "a": STAGE.entrants["a"].model_copy(update={"status": "disqualified"})}
    (apart,) = [line for line in rules.rank_groups(replace(STAGE, entrants=out), ["A"])["A"] if line.apart]
    assert (apart.entrant, apart.wins) == ("a", 2)
