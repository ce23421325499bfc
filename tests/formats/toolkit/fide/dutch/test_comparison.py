"""Published rounds against those of the rules: the first criterion that they break."""

from __future__ import annotations

from typing import Any

import pytest

from formats.toolkit.fide.dutch import NoRoundError, pair_round
from formats.toolkit.fide.dutch.comparison import COLOURS, ORDER, difference
from formats.toolkit.fide.record import Entry, Forbidden, Player, Tournament
from tests.case_files import load_cases
from tests.formats.toolkit.fide.case_tournaments import tournament_before

CASES = load_cases("fide tournament")


def field(*rows: str, rounds: int = 5, forbidden: tuple[Forbidden, ...] = ()) -> Tournament:
    players = [
        Player(number, tuple(Entry(c) if len(c) == 1 else Entry(c[-1], int(c[:-2]), c[-2]) for c in row.split()))
        for number, row in enumerate(rows, start=1)
    ]
    return Tournament(players, rounds, forbidden=forbidden)


@pytest.mark.parametrize("case", CASES[:40], ids=lambda case: case["id"])
def test_the_round_of_the_rules_has_no_difference(case: dict[str, Any]) -> None:
    for number, round_ in enumerate(case["played"], start=1):
        if round_["pairs"] is not None:
            pairs = [(white, black) for white, black in round_["pairs"]]
            assert difference(tournament_before(case, number), pairs, round_["bye"] or 0) is None


FOUR = ("3w1", "4b1", "1b0", "2w0")


@pytest.mark.parametrize(
    "tournament, pairs, bye, article",
    [
        # Wrong colours; a transposition that came too early; a repeat.
        (field("", "", "", ""), [(3, 1), (2, 4)], 0, COLOURS),
        (field("", "", "", ""), [(1, 4), (3, 2)], 0, ORDER),
        (field(*FOUR), [(1, 3), (2, 4)], 0, "C1"),
        # Two on top and two below do not meet although they could.
        (field(*FOUR), [(1, 4), (3, 2)], 0, "C6"),
        # The bye: for a player who had it, and for one with too many points.
        (field("2w1", "1b0", "4w1", "3b0", "U"), [(1, 3), (2, 4)], 5, "C2"),
        (field("3w1", "4b1", "1b0", "2w0", "U"), [(2, 4), (3, 5)], 1, "C5"),
        (field("", "", "", "", forbidden=(Forbidden(1, 5, frozenset((1, 2))),)), [(1, 2), (3, 4)], 0, "forbidden pair"),
        (field("", "", "", "", ""), [(1, 3), (5, 2)], 4, ORDER),
    ],
)
def test_the_first_criterion_that_is_broken_is_named(
    tournament: Tournament, pairs: list[tuple[int, int]], bye: int, article: str
) -> None:
    found = difference(tournament, pairs, bye)
    assert found is not None
    assert found.article == article
    right = pair_round(tournament)
    assert (found.pairs, found.bye) == (tuple(right.pairs), right.bye)


@pytest.mark.parametrize("seed", range(3))
def test_any_two_pairs_exchanged_break_something(seed: int) -> None:
    case = CASES[seed]
    tournament = tournament_before(case, 3)
    right = list(pair_round(tournament).pairs)
    (a, b), (c, d) = right[0], right[-1]
    found = difference(tournament, [(a, d), *right[1:-1], (c, b)], pair_round(tournament).bye)
    assert found is not None
    assert found.article in {"C1", "C3", ORDER, *(f"C{number}" for number in range(6, 22))}


def test_a_round_where_the_rules_give_none_cannot_be_compared() -> None:
    with pytest.raises(NoRoundError):
        difference(field("2w1", "1b0"), [(1, 2)], 0)
