"""Baku acceleration."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.baku import accelerated_group, baku_points, may_accelerate
from formats.toolkit.fide.record import Points, VirtualPoints
from tests.case_files import load_cases
from tests.formats.toolkit.fide.case_tournaments import points_of, virtual_points_of

CASES = [case for case in load_cases("fide tournament") if "acceleration" in case]


@pytest.mark.parametrize("players, group", [(161, 82), (160, 80), (4, 2), (5, 4), (8, 4), (9, 6)])
def test_article_1_2_the_upper_group_is_half_of_the_field_rounded_up_to_an_even_number(
    players: int, group: int
) -> None:
    assert accelerated_group(players) == group


def test_article_1_4_nine_rounds_have_three_with_a_point_and_two_with_a_half() -> None:
    assert baku_points(82, 9, Points()) == (VirtualPoints(10, 1, 3, 1, 82), VirtualPoints(5, 4, 5, 1, 82))
    assert baku_points(4, 2, Points()) == (VirtualPoints(10, 1, 1, 1, 4),)


def test_virtual_points_of_the_cases_follow_from_the_last_player_of_the_group() -> None:
    assert CASES
    for case in CASES:
        last = case["virtual_points"][0]["last"]
        given = tuple(virtual_points_of(case["virtual_points"]))
        assert baku_points(last, case["rounds"], points_of(case["points"])) == given


def test_article_1_1_only_where_a_win_is_two_draws_and_a_loss_nothing() -> None:
    assert may_accelerate(Points())
    assert not may_accelerate(Points(win=30, draw=10))
    assert not may_accelerate(Points(win=20, draw=10, loss=1))
