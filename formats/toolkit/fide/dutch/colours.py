"""Allocation of colours and the order of boards (article 5; C.04.2 3.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from formats.toolkit.fide.dutch.contenders import Contender, Strength
from formats.toolkit.fide.record import Colour, other_colour

ColourRule = Literal["5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"]
"""The article that decides a colour, see `allocate`."""


def allocate(higher: Contender, lower: Contender, initial: Colour) -> tuple[Colour, ColourRule]:
    """Return the colour of the higher ranked of two, and the article that decides it: the first of 5.2 that does."""
    if not higher.preference or not lower.preference or higher.preference != lower.preference:
        if higher.preference or lower.preference:
            return _colour(higher.preference or -lower.preference), "5.2.1"
        odd = higher.parity_number % 2 == 1
        return (initial if odd else other_colour(initial)), "5.2.5"
    mine, other = _urgency(higher), _urgency(lower)
    if mine != other:
        return _colour(higher.preference if mine > other else -lower.preference), "5.2.2"
    for last, other_last in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if last != other_last:
            return other_last, "5.2.3"
    return _colour(higher.preference), "5.2.4"


def _urgency(player: Contender) -> tuple[Strength, int]:
    """Return how strong a preference is; of two absolute ones the wider colour difference is stronger."""
    return player.strength, abs(player.difference) if player.strength == Strength.ABSOLUTE else 0


def _colour(preference: int) -> Colour:
    return "w" if preference > 0 else "b"


def in_board_order(pairs: Iterable[tuple[Contender, Contender]]) -> list[tuple[Contender, Contender]]:
    """Return pairs, the higher ranked first, by that player's score, the sum of scores, that player's number."""
    return sorted(pairs, key=lambda pair: (-pair[0].score, -pair[0].score - pair[1].score, pair[0].number))
