"""Tables of the rules as data: groupings of each round, and the meaning of drawn numbers (rules 2, 3, 7 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

RoundKey = Literal["round1", "round2", "round3", "semi_finals", "finals"]

FIRST_GROUPS = ("Blue", "Yellow", "Red", "Green")
SECOND_GROUPS = ("T", "E", "B", "S")
THIRD_GROUPS = ("First", "Second")


@dataclass(frozen=True, slots=True)
class Seat:
    """A place in a group of the round before: `Seat("Blue", 2)` is number 2 of Blue."""

    group: str
    place: int


Grouping = tuple[tuple[Seat, ...], ...]
"""The groups of a round, each as seats in seed order."""


def _groupings(names: Sequence[str], text: str) -> dict[int, Grouping]:
    """Parse groupings: one in each line, groups separated by a bar, seats as first letter of a name and place."""
    by_letter = {name[0]: name for name in names}
    lines = [line.split("|") for line in text.strip().splitlines()]
    return {
        number: tuple(tuple(Seat(by_letter[seat[0]], int(seat[1:])) for seat in part.split()) for part in groups)
        for number, groups in enumerate(lines, start=1)
    }


ROUND_TWO = _groupings(
    FIRST_GROUPS,
    """
    B1 Y2 R3 G4 | B2 Y3 R4 G1 | B3 Y4 R1 G2 | B4 Y1 R2 G3
    B1 Y2 R4 G3 | B2 Y4 R3 G1 | B3 Y1 R2 G4 | B4 Y3 R1 G2
    B1 Y3 R2 G4 | B2 Y4 R1 G3 | B3 Y1 R4 G2 | B4 Y2 R3 G1
    B1 Y3 R4 G2 | B2 Y1 R3 G4 | B3 Y4 R2 G1 | B4 Y2 R1 G3
    B1 Y4 R2 G3 | B2 Y3 R1 G4 | B3 Y2 R4 G1 | B4 Y1 R3 G2
    B1 Y4 R3 G2 | B2 Y1 R4 G3 | B3 Y2 R1 G4 | B4 Y3 R2 G1
    """,
)
"""The six groupings of round 2 as printed. Within a group the number 1 of a first group is seed 1, and so on."""

ROUND_THREE = _groupings(
    SECOND_GROUPS,
    """
    T1 E1 B2 S2 | B1 S1 T2 E2
    T1 B1 E2 S2 | E1 S1 T2 B2
    T1 S1 B2 E2 | B1 E1 T2 S2
    """,
)
"""The three groupings of round 3 as printed. Rule 9 decides which of the two number 1s is seed 1."""

Roll = Literal["3", "6", "9", "any"]
"""Range of the number drawn for round 3: 1 to that number, or 0 to 9 if no range is named."""


def snake(count: int, groups: int) -> list[tuple[int, ...]]:
    """Distribute the seeds 1 to `count` over groups, back and forth (rule 2). Each group has its seeds in order."""
    return [
        tuple(seed for seed in range(1, count + 1) if _column(seed - 1, groups) == column) for column in range(groups)
    ]


def _column(index: int, groups: int) -> int:
    """Return the group of a seed (counted from 0)."""
    row, place = divmod(index, groups)
    return place if row % 2 == 0 else groups - 1 - place


def has_a(seed: int, other: int) -> int:
    """Return which of two seeds of a group has A in round 1: the higher (smaller) one if their sum is even (rule 3)."""
    return min(seed, other) if (seed + other) % 2 == 0 else max(seed, other)


def roll_range(roll: Roll) -> tuple[int, int]:
    """Return the smallest and the largest number of a roll for round 3."""
    return (0, 9) if roll == "any" else (1, int(roll))


def round_three_choice(number: int) -> int | None:
    """Return the grouping for a rolled number (rule 8); None for 0, which means to roll again."""
    return None if number == 0 else (number - 1) % len(ROUND_THREE) + 1
