"""Who has white, article by article, and the order of boards."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.dutch.colours import allocate, in_board_order
from formats.toolkit.fide.dutch.contenders import Contender, Float, colour_preference
from formats.toolkit.fide.record import Colour


def player(number: int, games: str, score: int = 0) -> Contender:
    """A player with these colours of played games."""
    colours: list[Colour] = ["w" if game == "w" else "b" for game in games]
    preference, strength = colour_preference(colours)
    return Contender(
        number=number,
        parity_number=number,
        score=score,
        opponents=frozenset(),
        colours=colours,
        difference=colours.count("w") - colours.count("b"),
        preference=preference,
        strength=strength,
        floats=(Float.NONE, Float.NONE),
        may_have_bye=True,
        unplayed=0,
        topscorer=False,
    )


@pytest.mark.parametrize(
    "higher, lower, colour, rule",
    [
        ("w", "b", "b", "5.2.1"),
        ("w", "", "b", "5.2.1"),
        ("", "w", "w", "5.2.1"),
        ("wb", "bb", "b", "5.2.2"),
        ("b", "bbw", "w", "5.2.3"),
        # Both absolute: the wider difference.
        ("bbb", "wbb", "w", "5.2.2"),
        ("wbb", "bbb", "b", "5.2.2"),
        # Equally strong: change from the last time one had white and the other black.
        ("wbwb", "bwwb", "w", "5.2.3"),
        ("bwwb", "wbwb", "b", "5.2.3"),
        # The same histories: the higher ranked player's preference.
        ("wbw", "wbw", "b", "5.2.4"),
        ("b", "b", "w", "5.2.4"),
    ],
)
def test_article_5_2_the_first_rule_that_decides(higher: str, lower: str, colour: Colour, rule: str) -> None:
    assert allocate(player(1, higher), player(2, lower), "w") == (colour, rule)


@pytest.mark.parametrize("initial, other", [("w", "b"), ("b", "w")])
def test_article_5_2_5_without_preferences_odd_numbers_have_the_initial_colour(initial: Colour, other: Colour) -> None:
    assert allocate(player(3, ""), player(8, ""), initial) == (initial, "5.2.5")
    assert allocate(player(4, ""), player(9, ""), initial) == (other, "5.2.5")


def test_boards_are_ordered_by_the_higher_score_then_the_sum_then_the_number() -> None:
    a, b, c = (player(5, "", 20), player(1, "", 10)), (player(4, "", 20), player(3, "", 20)), (player(2, "", 10),) * 2
    d = (player(3, "", 20), player(9, "", 20))
    assert in_board_order([c, a, b, d]) == [d, b, a, c]
