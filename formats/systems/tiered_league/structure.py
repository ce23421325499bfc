"""Size of the pyramid.

Tiers and leagues of a field, their names, and the distribution of players (rules 7, 8 and 10).
"""

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
    """A level of the pyramid. `number` counts from 1 at the top; `size` players share `leagues` leagues."""

    number: int
    leagues: int
    size: int


@dataclass(frozen=True, slots=True)
class Structure:
    """The tiers of a field, the top one first, and the number of players without a place."""

    tiers: tuple[Tier, ...]
    left_over: int = 0

    @property
    def lowest(self) -> int:
        """Return the number of the bottom tier."""
        return len(self.tiers)


def structure_of(players: int) -> Structure:
    """Return the structure (rules 7 and 8): full tiers from the top, each with twice the leagues of the one above.

    The bottom tier takes the rest, in as many leagues as possible. One to four players beyond full tiers make no
    league: they are `left_over` (reading K2), and so is a whole field of fewer than five.
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
    """Return the names of a tier's leagues (rule 1): A for the only one of the top tier, B1, B2, ... below it."""
    letter = tier_letter(tier.number)
    return (letter,) if tier.number == 1 else tuple(f"{letter}{place}" for place in range(1, tier.leagues + 1))


def tier_letter(number: int) -> str:
    """Return the letter of a tier: A for 1, B for 2, ..."""
    return chr(ord("A") + number - 1)


def snake(ordered: Sequence[T], groups: int) -> tuple[tuple[T, ...], ...]:
    """Deal players from the best down to the groups, back and forth (rule 10).

    If groups are of unequal size, the order of the snake decides which get one more (reading K4).
    """
    dealt: list[list[T]] = [[] for _ in range(groups)]
    for row, start in enumerate(range(0, len(ordered), groups)):
        targets = dealt if row % 2 == 0 else dealt[::-1]
        for target, player in zip(targets, ordered[start : start + groups], strict=False):
            target.append(player)
    return tuple(map(tuple, dealt))


def need_leagues_for_all(players: int, first_to_go: Sequence[EntrantId], *, besides_holder: bool = False) -> Structure:
    """Return the structure. Raises `FieldError` if a player has no place (readings K2, C6).

    `too_few`: not even one league; `left_over`: `found` players, of whom `limit` have places; `left_over_holder`: the
    same `besides_holder`, who is in no league. Remedies are to leave out those too many, `first_to_go` first, or to
    invite as many as another league needs.
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
        "left_over_holder" if besides_holder else "left_over",
        limit=players - structure.left_over,
        found=players,
        entrants=too_many,
        remedies=(leave_out, invite),
    )
