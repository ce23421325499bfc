"""Seeds that change places so that those who are kept apart meet late, against all ways to place them."""

from __future__ import annotations

import random
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from formats.core.model import Entrant, EntrantData, Seeding
from formats.core.separation import SeparatingOptions
from formats.toolkit.placing import placed_apart
from tests.examples import examples


def meeting_round(first: int, second: int) -> int:
    """The round in which two seeds of a bracket of eight can meet, counted from 0; read off the bracket."""
    lines = (0, 7, 3, 4, 1, 6, 2, 5)
    one, other = lines.index(first), lines.index(second)
    return next(number for number, section in enumerate((2, 4, 8), start=1) if one // section == other // section)


def field(*clubs: str) -> dict[str, Entrant]:
    return {
        f"e{number}": Entrant(id=f"e{number}", number=number, data=EntrantData(attributes={"club": club}))
        for number, club in enumerate(clubs, start=1)
    }


def placed(entrants: dict[str, Entrant], options: SeparatingOptions) -> Seeding:
    return placed_apart(Seeding(order=tuple(entrants)), entrants, options, (1, 2, 4, 8), meeting_round, "R11")


@given(st.randoms(use_true_random=False), st.integers(2, 8))
@examples(40)
def test_row_by_row_no_other_order_is_better(chance: random.Random, size: int) -> None:
    entrants = field(*(chance.choice(["x", "y", "z", ""]) for _ in range(size)))
    rules = [rule for rule in ("club", "e1 e8", "e2 e7", "e3 e5") if chance.random() < 0.5]
    cut = chance.randrange(len(rules) + 1)
    rounds = [chance.choice([None, 1, 2]) for _ in range(2)]
    options = SeparatingOptions(
        never_meet=tuple(rules[:cut]),
        never_meet_rounds=rounds[0],
        avoid_meeting=tuple(rules[cut:]),
        avoid_meeting_rounds=rounds[1],
    )

    def together(who: str, other: str, kept: list[str]) -> bool:
        clubs = [entrants[one].data.attributes["club"] for one in (who, other)]
        return f"{who} {other}" in kept or f"{other} {who}" in kept or ("club" in kept and clubs[0] == clubs[1] != "")

    def badness(order: list[str], row: range) -> list[int]:
        counts = [0] * 8
        for place in row:
            for before in range(row.start):
                number = meeting_round(before, place)
                for index, (kept, until) in enumerate(zip((rules[:cut], rules[cut:]), rounds, strict=True)):
                    holds = until is None or number <= until
                    counts[2 * number + index] += holds and together(order[place], order[before], kept)
        return [*counts, sum((place - list(entrants).index(order[place])) ** 2 for place in row)]

    expected = list(entrants)
    for begin, end in ((1, 2), (2, 4), (4, 8)):
        row = range(begin, min(end, size))
        tried = [[*expected[:begin], *some, *expected[row.stop :]] for some in permutations(expected[begin : row.stop])]
        if len(row) > 0:
            best = min(badness(order, row) for order in tried)
            found = list(placed(entrants, options).order)
            assert found[:begin] == expected[:begin]
            assert badness(found, row) == best
            expected[begin : row.stop] = found[begin : row.stop]


def test_who_is_moved_reads_why_and_the_others_stay() -> None:
    seeding = placed(field("x", "a", "b", "c", "d", "e", "f", "x"), SeparatingOptions(never_meet=("club",)))
    assert seeding.order[:4] == ("e1", "e2", "e3", "e4")
    assert seeding.order.index("e8") != 7
    moved = {reason.about[0]: (reason.params["before"], reason.params["seed"]) for reason in seeding.rationale}
    assert moved["e8"][0] == 8
    assert all(seeding.order[int(str(now)) - 1] == who for who, (_, now) in moved.items())
    assert {reason.rule for reason in seeding.rationale} == {"R11"}


def test_without_rules_and_without_conflicts_nobody_is_moved() -> None:
    entrants = field("x", "y", "z", "x")
    assert placed(entrants, SeparatingOptions()) == Seeding(order=tuple(entrants))
    apart = field("x", "y", "z", "w")
    assert placed(apart, SeparatingOptions(never_meet=("club",))) == Seeding(order=tuple(apart))
