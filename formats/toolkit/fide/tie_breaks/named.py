"""The tie-breaks of C.07 that tournaments can choose, with a column head and a sentence for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic_core import PydanticCustomError

from formats.core.model import TieBreak

TieBreakName = Literal["DE", "BH/C1", "BH", "BH/M1", "FB", "SB", "PS", "KS", "WIN", "WON", "BPG", "BWG", "ARO", "TPR"]

TIE_BREAKS: Mapping[TieBreakName, TieBreak] = {
    "DE": TieBreak("DE", "Direct encounter: the points against the players still level."),
    "BH/C1": TieBreak("BH-C1", "Buchholz cut 1: the scores of all opponents except the lowest."),
    "BH": TieBreak("BH", "Buchholz: the scores of all opponents."),
    "BH/M1": TieBreak("BH-M1", "Median Buchholz: the scores of all opponents except the lowest and the highest."),
    "FB": TieBreak("FB", "Fore Buchholz: Buchholz as if all games of the last round were draws."),
    "SB": TieBreak("SB", "Sonneborn-Berger: each opponent's score times the points made in that game."),
    "PS": TieBreak("PS", "Progressive score: the sum of the scores after each round."),
    "KS": TieBreak("KS", "Koya: the points against opponents who scored at least half."),
    "WIN": TieBreak("WIN", "Rounds with the points of a win, played or not."),
    "WON": TieBreak("WON", "Games won over the board."),
    "BPG": TieBreak("BPG", "Games played with black."),
    "BWG": TieBreak("BWG", "Games won with black."),
    "ARO": TieBreak("ARO", "The average rating of the opponents."),
    "TPR": TieBreak("TPR", "The tournament performance rating."),
}

RoundRobinTieBreakName = Literal["DE", "SB", "PS", "KS", "WIN", "WON", "BPG", "BWG", "ARO", "TPR"]
"""Those of round robins: Buchholz says nothing where everybody meets everybody (article 8)."""


def chosen(names: Sequence[str]) -> tuple[TieBreakName, ...]:
    """Return these tie-breaks if all are FIDE's, else none."""
    found = tuple(name for name in TIE_BREAKS if name in names)
    return tuple(sorted(found, key=list(names).index)) if len(found) == len(names) else ()


def check_chosen(names: Sequence[str], *, in_report: bool) -> None:
    """Refuse FIDE's tie-breaks together with others, or with points that a report file cannot have."""
    if not TIE_BREAKS.keys().isdisjoint(names) and not (chosen(names) and in_report):
        raise PydanticCustomError(
            "fide_tie_breaks", "FIDE's tie-breaks go neither with others nor with bonus points or split tenths"
        )
