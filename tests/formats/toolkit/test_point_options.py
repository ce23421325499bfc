"""The points table as options: what is taken, what is refused, and what is left out."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.errors import OptionsError
from formats.core.points import USUAL, Bonus, PointTable
from formats.systems.swiss import FORMAT
from formats.toolkit.point_options import PointOptions


def table_of(**options: Any) -> PointTable:
    return PointOptions.model_validate(options).point_table


def test_without_options_the_table_is_the_usual_one() -> None:
    assert table_of() is USUAL
    assert table_of(points=[2, 1, 0], point_scale=2).is_usual


@pytest.mark.parametrize("typed", ["3-1-0", "3 - 1 - 0", ["3-1-0"], ["3 1 0"], ["3", "1", "0"], [3, 1, 0]])
def test_points_are_typed_in_any_usual_way(typed: Any) -> None:
    assert table_of(points=typed) == PointTable(
        win=3, tie=1, loss=0, forfeit_win=3, forfeit_loss=0, full_bye=3, half_bye=1, zero_bye=0, scale=1
    )


def test_everything_has_a_value_of_its_own_where_it_is_said() -> None:
    table = table_of(
        points=[10, 5, 1], forfeit_points="8-2", bye_points=[6, 7, 4, 3], bonus=["win by 20: 1", "loss by 7: 2"]
    )

    assert (table.forfeit_win, table.forfeit_loss) == (8, 2)
    assert (table.allocated_bye, table.full_bye, table.half_bye, table.zero_bye) == (6, 7, 4, 3)
    assert table.bonuses == (Bonus("win", 20, 1), Bonus("loss", 7, 2))


def test_a_bye_without_points_of_its_own_counts_as_a_win_by_forfeit_or_as_a_tie() -> None:
    table = table_of(points=[3, 1, 0], forfeit_points=[2, 0], bye_points=[1])

    assert (table.allocated_bye, table.full_bye, table.half_bye, table.zero_bye) == (1, 2, 1, 0)


def test_the_same_options_give_the_same_object_because_tables_are_memoized_by_it() -> None:
    assert table_of(points=[3, 1, 0]) is table_of(points="3-1-0")


@pytest.mark.parametrize(
    "options, field, kind",
    [
        ({"points": [0, 1, 3]}, "", "points_out_of_order"),
        ({"points": [1, 1, 1]}, "", "points_out_of_order"),
        ({"points": [2, 3, 0]}, "", "points_out_of_order"),
        ({"points": [3, 1]}, "points", "too_few"),
        ({"points": "3-1-0-0"}, "points", "too_many"),
        ({"points": [3, 0.5, 0]}, "points.1", "not_whole"),
        ({"points": [3, 1, -1]}, "points", "points_negative"),
        ({"points": "3-1--1"}, "points", "points_negative"),
        ({"points": ["3 1 -1"]}, "points", "points_negative"),
        ({"points": [3, 1, 0], "forfeit_points": [3, -1]}, "forfeit_points", "points_negative"),
        ({"points": [1001, 1, 0]}, "points.0", "too_large"),
        ({"forfeit_points": [3, 0]}, "", "points_needed"),
        ({"bye_points": [3]}, "", "points_needed"),
        ({"bonus": ["win by 2: 1"]}, "", "points_needed"),
        ({"point_scale": 2}, "", "points_needed"),
        ({"points": [3, 1, 0], "bonus": ["for the fairest: 1"]}, "bonus.0", "bad_shape"),
        ({"points": [3, 1, 0], "point_scale": 0}, "point_scale", "too_small"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(options: dict[str, Any], field: str, kind: str) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(options)

    assert (field, kind) in [(name, wrong.kind) for name, wrong in refused.value.problems]


def test_points_for_byes_replace_the_half_points_of_a_bye() -> None:
    assert PointOptions(points=(3, 1, 0), bye_points=(1,)).superseded == {"bye_half_points"}
    assert PointOptions(points=(3, 1, 0)).superseded == frozenset()
