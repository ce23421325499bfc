"""Second and third place, and everybody behind (rules 9 to 11)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from formats.systems.floating_double_elimination.recognition import Beaten, PlayOff, recognise
from formats.toolkit.record import Couple, couple


def field(*players: tuple[str, int, int], gone: str = "") -> list[Beaten]:
    """(player, wins, last round) in seed order."""
    return [Beaten(who, seed, wins, out, gone=who in gone) for seed, (who, wins, out) in enumerate(players, start=1)]


def won_by(winners: Mapping[str, str | None]) -> dict[Couple, str | None]:
    return {couple(*pair): winner for pair, winner in winners.items()}


def order(players: list[Beaten], **winners: str | None) -> str:
    found = recognise(players, won_by(winners))
    assert found.next_game is None
    return "".join(found.order)


def next_game(players: list[Beaten], **winners: str | None) -> PlayOff | None:
    return recognise(players, won_by(winners)).next_game


TWO = field(("B", 3, 4), ("C", 3, 5), ("D", 1, 3))
THREE = field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), ("E", 1, 3))
FOUR = field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), ("E", 3, 2), ("F", 1, 3))
THIRD = field(("B", 4, 5), ("C", 2, 3), ("D", 2, 4), ("E", 1, 3))


def test_without_ties_games_won_decide() -> None:
    assert order(field(("B", 1, 5), ("C", 3, 3), ("D", 2, 4))) == "CDB"


def test_ties_below_third_go_to_the_later_round_then_the_better_seed() -> None:
    players = field(("B", 4, 5), ("C", 3, 4), ("D", 0, 2), ("E", 0, 3), ("F", 0, 2))
    assert order(players) == "BCEDF"


def test_r10_two_level_for_second() -> None:
    assert next_game(TWO) == PlayOff(("C", "B"), place=2, tied=2)
    assert order(TWO, BC="B") == "BCD"
    assert order(TWO, BC="C") == "CBD"


def test_r10_the_loser_for_second_is_third_without_another_game() -> None:
    players = field(("B", 3, 4), ("C", 3, 5), ("D", 2, 3), ("E", 2, 3))
    assert order(players, BC="B") == "BCDE"


def test_r10_two_level_for_third() -> None:
    assert next_game(THIRD) == PlayOff(("D", "C"), place=3, tied=2)
    assert order(THIRD, CD="C") == "BCDE"
    assert order(THIRD, CD="D") == "BDCE"


def test_r10_more_than_two_level_for_third_only_the_first_two_play() -> None:
    players = field(("B", 4, 5), ("C", 2, 3), ("D", 2, 3), ("E", 2, 4))
    assert next_game(players) == PlayOff(("E", "C"), place=3, tied=3)
    assert order(players, EC="C") == "BCED"


def test_r11_three_level_for_second_the_two_who_went_out_before_the_last_play_first() -> None:
    assert next_game(THREE) == PlayOff(("B", "D"), place=2, tied=3)
    assert next_game(THREE, BD="D") == PlayOff(("C", "D"), place=2, tied=3)
    assert order(THREE, BD="D", CD="D") == "DCBE"
    assert order(THREE, BD="D", CD="C") == "CDBE"
    assert order(THREE, BD="B", BC="B") == "BCDE"


def test_r11_without_such_two_the_worse_seeds_play_first() -> None:
    together = field(("B", 2, 4), ("C", 2, 4), ("D", 2, 4))
    assert next_game(together) == PlayOff(("C", "D"), place=2, tied=3)
    two_last = field(("B", 2, 4), ("C", 2, 4), ("D", 2, 3))
    assert next_game(two_last) == PlayOff(("C", "D"), place=2, tied=3)


@pytest.mark.parametrize("first, second, expected", [("B", "C", "CBDEF"), ("D", "D", "DCBEF")])
def test_r11_more_than_three_level_for_second_only_the_first_three_play(first: str, second: str, expected: str) -> None:
    assert next_game(FOUR) == PlayOff(("B", "D"), place=2, tied=4)
    assert order(FOUR, **{"BD": first, "C" + first: second}) == expected


def test_whoever_is_gone_loses_a_play_off_without_a_game() -> None:
    assert order(field(("B", 3, 4), ("C", 3, 5), gone="C")) == "BC"
    three = field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), gone="D")
    assert next_game(three) == PlayOff(("C", "B"), place=2, tied=3)
    assert order(three, CB="B") == "BCD"
    assert order(field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), gone="C"), BD="D") == "DCB"
    assert order(field(("B", 3, 4), ("C", 3, 5), gone="BC")) == "CB"


def test_a_play_off_stands_when_its_winner_leaves_afterwards() -> None:
    assert order(field(("B", 3, 4), ("C", 3, 5), gone="B"), BC="B") == "BC"
    three = field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), gone="B")
    assert order(three, BD="B") == "CBD"
    four = field(("B", 3, 4), ("C", 3, 5), ("D", 3, 4), ("E", 3, 2), gone="C")
    assert order(four, BD="B") == "BCDE"


def test_when_neither_appears_the_order_before_the_play_off_stands() -> None:
    assert order(TWO, BC=None) == "CBD"
    assert order(field(("B", 3, 4), ("C", 3, 5), ("D", 1, 3), gone="BC"), BC=None) == "CBD"
