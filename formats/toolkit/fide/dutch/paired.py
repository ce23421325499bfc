"""The outcome of pairing a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formats.toolkit.fide.dutch.contenders import Contender


class NoRoundError(Exception):
    """No pairing of the whole round fulfils C1 to C3: the arbiter decides (1.9)."""


@dataclass(frozen=True)
class PairedBracket:
    """A bracket after pairing. `moved_down` and `residents` are in the order of article 1.2.

    `pairs` name the higher ranked player first, in the order of these; `floaters` stay unpaired and go down.
    """

    score: int
    moved_down: Sequence[Contender]
    residents: Sequence[Contender]
    pairs: Sequence[tuple[Contender, Contender]]
    floaters: Sequence[Contender]


@dataclass(frozen=True)
class PairedRound:
    """A round: `pairs` of numbers, white first, in the order of boards, and who has the bye (0 for none)."""

    pairs: Sequence[tuple[int, int]]
    bye: int
    brackets: Sequence[PairedBracket] = ()
