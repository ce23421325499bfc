"""Codes of tie-breaks as report files write them: a name, then modifiers after slashes, such as `BH/C1/P`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

NAMES: Final[frozenset[str]] = frozenset(
    {
        *("PTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "BH", "AOB", "FB", "SB", "KS"),
        *("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"),
    }
)
"""The names of all tie-breaks of individual tournaments."""

CUT: Final = frozenset({"BH", "FB", "SB", "ARO", "PS"})
"""Tie-breaks from which the least values can be cut (article 14)."""


HALF: Final = 50
"""The limit of KS in percent, where the code has none."""


class UnknownTieBreakError(ValueError):
    """A code that is none of an individual tournament's tie-breaks, or with a modifier that it does not have."""

    def __init__(self, code: str) -> None:
        super().__init__(f"unknown tie-break {code}")
        self.code = code


@dataclass(frozen=True, slots=True)
class TieBreakCode:
    """A tie-break with its modifiers.

    `cut` least values are left out (`/C1`), and as many greatest ones if `median` (`/M1`). `limit` is the percentage of
    points from which opponents count in KS (`/L60`). `forfeits` counts forfeits as games (`/P`), and `fore` takes FB
    in place of BH (AOB`/F`). `reverse` orders from the other end (`/R`).
    """

    name: str
    cut: int = 0
    median: bool = False
    limit: int = HALF
    forfeits: bool = False
    fore: bool = False
    reverse: bool = False

    @property
    def text(self) -> str:
        """The code as report files write it, such as `BH/C1/P`."""
        parts = [self.name]
        if self.cut:
            parts.append(f"{'M' if self.median else 'C'}{self.cut}")
        if self.limit != HALF:
            parts.append(f"L{self.limit}")
        letters = (("P", self.forfeits), ("F", self.fore), ("R", self.reverse))
        return "/".join([*parts, *(letter for letter, given in letters if given)])


def parse_code(text: str) -> TieBreakCode:
    """Return the tie-break of a code. The handbook's spelling `BH-C1` is read too. Raises `UnknownTieBreakError`."""
    name, *modifiers = re.split(r"[/-]", text.strip().upper())
    if name not in NAMES:
        raise UnknownTieBreakError(text)
    code = TieBreakCode(name)
    for modifier in modifiers:
        letter, number = modifier[:1], modifier[1:]
        if letter in {"C", "M"} and number.isdecimal() and name in CUT and not (letter == "M" and name == "PS"):
            code = replace(code, cut=int(number), median=letter == "M")
        elif letter == "L" and number.isdecimal() and name == "KS":
            code = replace(code, limit=int(number))
        elif modifier == "P" and name in {"DE", "BH", "FB", "SB"}:
            code = replace(code, forfeits=True)
        elif modifier == "F" and name == "AOB":
            code = replace(code, fore=True)
        elif modifier == "R" and name in {"TPN", "RTNG"}:
            code = replace(code, reverse=True)
        else:
            raise UnknownTieBreakError(text)
    return code
