"""Rules 7, 8 and 10: how many tiers and leagues a field makes, what they are called, and who plays in which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from formats.core.errors import FieldError, Remedy
from formats.core.values import EntrantId

T = TypeVar("T")

SMALLEST_LEAGUE, LARGEST_LEAGUE = 5, 10


@dataclass(frozen=True, slots=True)
class Tier:
    """A level of the pyramid: `number` counts from 1 at the top, `size` players share `leagues` leagues."""

    number: int
    leagues: int
    size: int


@dataclass(frozen=True, slots=True)
class Structure:
    """The tiers of a field, the top one first, and how many players have no place in them."""

    tiers: tuple[Tier, ...]
    left_over: int = 0

    @property
    def lowest(self) -> int:
        """The number of the bottom tier."""
        return len(self.tiers)


def structure_of(players: int) -> Structure:
    """Rules 7 and 8: full tiers from the top, each with twice the leagues of the one above; the bottom takes the rest.

    The rest makes as many leagues as possible. One to four players beyond full tiers make none: they are `left_over`
    (reading K2), and so is a whole field of fewer than five.
    """
    tiers: list[Tier] = []
    rest = players
    while rest >= SMALLEST_LEAGUE:
        most = 2 ** len(tiers)
        size = min(rest, most * LARGEST_LEAGUE)
        tiers.append(Tier(len(tiers) + 1, min(most, size // SMALLEST_LEAGUE), size))
        rest -= size
    return Structure(tuple(tiers), rest)


def league_names(tier: Tier) -> tuple[str, ...]:
    """Rule 1: A for the only league of the top tier, below it the tier's letter with a number."""
    letter = tier_letter(tier.number)
    return (letter,) if tier.number == 1 else tuple(f"{letter}{place}" for place in range(1, tier.leagues + 1))


def tier_letter(number: int) -> str:
    """A for tier 1, B for tier 2, ..."""
    return chr(ord("A") + number - 1)


def snake(ordered: Sequence[T], groups: int) -> tuple[tuple[T, ...], ...]:
    """Rule 10: deal from the best down to the groups, to and fro. Which get one more is the snake's (reading K4)."""
    dealt: list[list[T]] = [[] for _ in range(groups)]
    for row, start in enumerate(range(0, len(ordered), groups)):
        targets = dealt if row % 2 == 0 else dealt[::-1]
        for target, player in zip(targets, ordered[start : start + groups], strict=False):
            target.append(player)
    return tuple(map(tuple, dealt))


def need_leagues_for_all(players: int, first_to_go: Sequence[EntrantId]) -> Structure:
    """The structure, or `FieldError` when somebody has no place (readings K2, C6).

    `too_few`: not even one league; `left_over`: `found` players, of whom `limit` have places. Its remedies are to leave
    out those too many, `first_to_go` first, or to invite as many as another league needs.
    """
    structure = structure_of(players)
    if structure.tiers and not structure.left_over:
        return structure
    invite = Remedy("invite", SMALLEST_LEAGUE - structure.left_over)
    if not structure.tiers:
        raise FieldError("too_few", limit=SMALLEST_LEAGUE, found=players, remedies=(invite,))
    too_many = tuple(first_to_go[: structure.left_over])
    leave_out = Remedy("leave_out", structure.left_over, too_many)
    raise FieldError(
        "left_over",
        limit=players - structure.left_over,
        found=players,
        entrants=too_many,
        remedies=(leave_out, invite),
    )
