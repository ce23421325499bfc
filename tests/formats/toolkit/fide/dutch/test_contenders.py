"""What the rules say of a player: colours, floats, the bye, topscorers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from formats.toolkit.fide.dutch.contenders import (
    Contender,
    Float,
    Strength,
    colour_preference,
    contenders,
    may_have_bye,
)
from formats.toolkit.fide.record import Colour, Entry, Player, Points, Tournament, VirtualPoints

USUAL = Points()
COLOURS: dict[str, Colour] = {"w": "w", "b": "b"}


def tournament(*rows: str, rounds: int = 9, points: Points = USUAL, absent: Sequence[int] = ()) -> Tournament:
    """A tournament from rows like "2w1 3b= U": opponent, colour and result of each round, or the letter of a bye."""
    players = []
    for number, row in enumerate(rows, start=1):
        entries = [Entry(cell) if len(cell) == 1 else Entry(cell[-1], int(cell[:-2]), cell[-2]) for cell in row.split()]
        players.append(Player(number, tuple(entries)))
    return Tournament(players, rounds, points=points, absent=dict.fromkeys(absent, "Z"))


def named(found: Sequence[Contender]) -> dict[int, Contender]:
    return {contender.number: contender for contender in found}


@pytest.mark.parametrize(
    "games, preference, strength",
    [
        ("", 0, Strength.NONE),
        ("w", -1, Strength.STRONG),
        ("b", 1, Strength.STRONG),
        ("wb", 1, Strength.MILD),
        ("bw", -1, Strength.MILD),
        ("bb", 1, Strength.ABSOLUTE),
        ("wbb", 1, Strength.ABSOLUTE),
        ("wwbw", -1, Strength.ABSOLUTE),
        ("bwbwb", 1, Strength.STRONG),
        ("wwbb", 1, Strength.ABSOLUTE),
        ("wwwb", -1, Strength.ABSOLUTE),
    ],
)
def test_article_1_7_colour_preference(games: str, preference: int, strength: Strength) -> None:
    assert colour_preference([COLOURS[game] for game in games]) == (preference, strength)


def test_article_1_2_order_is_score_then_number() -> None:
    found = contenders(tournament("4w0", "3w0", "2b1", "1b1"))
    assert [(one.number, one.score) for one in found] == [(3, 10), (4, 10), (1, 0), (2, 0)]


def test_article_1_4_floats_are_kept_for_each_round_of_the_tournament() -> None:
    found = named(contenders(tournament("2w1 3b0 H", "1b0 4w1 Z", "4w1 1w1 -", "3b0 2b0 U", "U F 6w+", "Z Z 5b-")))
    # After a played game with another score the higher floats down, the lower up; equal scores are no float.
    assert found[1].floats == (Float.DOWN, Float.NONE)
    assert found[2].floats == (Float.NONE, Float.NONE)
    # A forfeit loss and a zero-point bye are none; byes and forfeit wins that give points are downfloats.
    assert found[3].floats[0] is Float.NONE
    assert found[4].floats[0] is Float.DOWN
    assert found[5].floats == (Float.DOWN, Float.DOWN)
    assert found[6].floats == (Float.NONE, Float.NONE)


def test_article_1_4_2_scores_are_those_before_the_round_with_its_virtual_points() -> None:
    plain = tournament("2w0", "1b1")
    assert [one.floats[0] for one in contenders(plain)] == [Float.NONE, Float.NONE]
    accelerated = Tournament(plain.players, 9, virtual_points=[VirtualPoints(10, 1, 2, 1, 1)])
    floats = {one.number: one.floats[0] for one in contenders(accelerated)}
    assert floats == {1: Float.DOWN, 2: Float.UP}
    assert {one.number: one.score for one in contenders(accelerated)} == {1: 10, 2: 10}


def test_article_3_4_of_the_general_rules_unplayed_rounds_make_no_colours_and_no_meetings() -> None:
    found = named(contenders(tournament("2w1 3b+ 2w1", "1b0 U 1b0", "Z 1w- Z")))
    assert found[1].colours == ["w", "w"]
    assert found[1].opponents == {2}
    assert found[1].unplayed == 1
    assert (found[3].colours, found[3].opponents, found[3].unplayed) == ([], frozenset(), 3)


@pytest.mark.parametrize(
    "row, points, may",
    [
        ("2w1", Points(), True),
        ("U", Points(), False),
        ("F", Points(), False),
        ("2w+", Points(), False),
        ("H H", Points(), True),
        ("2w- Z", Points(), True),
        ("U", Points(bye=5), False),
    ],
)
def test_criterion_c2_who_may_have_the_bye(row: str, points: Points, may: bool) -> None:
    assert may_have_bye(tournament(row, points=points).players[0], points) is may


def test_article_1_8_topscorers_have_more_than_half_of_the_points_before_the_last_round() -> None:
    rows = ("2w1 3b1 4w1", "1b0 4b= 3w1", "4w1 1w0 2b0", "3b0 2w= 1b0")
    assert [one.number for one in contenders(tournament(*rows, rounds=4)) if one.topscorer] == [1]
    assert not [one for one in contenders(tournament(*rows, rounds=5)) if one.topscorer]


def test_article_5_2_5_counts_only_those_who_have_taken_part() -> None:
    found = named(contenders(tournament("Z", "4w1", "Z", "2b0", "U", absent=[1])))
    assert {number: one.parity_number for number, one in found.items()} == {2: 1, 3: 2, 4: 3, 5: 4}
