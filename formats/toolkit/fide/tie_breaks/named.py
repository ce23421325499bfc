"""The tie-breaks of C.07 that tournaments can choose, by code, with a column head and a sentence for players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from pydantic_core import PydanticCustomError, PydanticKnownError

from formats.core.model import TieBreak
from formats.toolkit.fide.tie_breaks.codes import UnknownTieBreakError, parse_code

LONGEST_CODE: Final = 20
"""Characters of a code with its modifiers, or of a format's own tie-break."""

TIE_BREAKS: Mapping[str, TieBreak] = {
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
    "AOB": TieBreak("AOB", "The average of the opponents' Buchholz."),
    "REP": TieBreak("REP", "Rounds in which the player chose to play."),
    "STD": TieBreak("STD", "Rounds with more points than the opponent, and half of those with as many."),
    "TPN": TieBreak("TPN", "The number in the pairing, the smallest first."),
    "PTP": TieBreak("PTP", "The lowest rating that is expected to score as much."),
    "APRO": TieBreak("APRO", "The average performance rating of the opponents."),
    "APPO": TieBreak("APPO", "The average perfect performance (PTP) of the opponents."),
    "RTNG": TieBreak("RTNG", "The rating."),
}
"""Columns of codes. Other variants of a tie-break are explained like the plain one."""

BY_SWISS_ONLY: Final = frozenset({"BH", "FB", "AOB"})
"""Buchholz says nothing where everybody meets everybody (article 8)."""


def code_of(text: str) -> str:
    """Validate the code of a tie-break: any of article 7 to 10, with its modifiers. Returns it as files write it."""
    return _known(text, ())


def code_or(own: Collection[str], text: str, *, everybody_meets: bool = False) -> str:
    """Validate one of a format's `own` tie-breaks, or the code of one of FIDE's."""
    return text if text in own else _known(text, own, everybody_meets=everybody_meets)


def _known(text: str, own: Collection[str], *, everybody_meets: bool = False) -> str:
    without = BY_SWISS_ONLY if everybody_meets else frozenset()
    try:
        code = parse_code(text)
    except UnknownTieBreakError:
        code = None
    if code is None or code.name == "PTS" or code.name in without:
        known = [*own, *(name for name in TIE_BREAKS if parse_code(name).name not in without)]
        raise PydanticKnownError("literal_error", {"expected": ", ".join(map(repr, known))})
    return code.text


def column_of(code: str) -> TieBreak:
    """Return the column of a code."""
    return TIE_BREAKS.get(code) or TieBreak(code.replace("/", "-"), TIE_BREAKS[parse_code(code).name].help)


def chosen(names: Sequence[str]) -> tuple[str, ...]:
    """Return these tie-breaks if all are FIDE's, else none."""
    return tuple(names) if all(map(_is_code, names)) else ()


def _is_code(name: str) -> bool:
    try:
        parse_code(name)
    except UnknownTieBreakError:
        return False
    return True


def check_chosen(names: Sequence[str], *, in_report: bool) -> None:
    """Refuse FIDE's tie-breaks together with others, or with points that a report file cannot have."""
    if any(map(_is_code, names)) and not (chosen(names) and in_report):
        raise PydanticCustomError(
            "fide_tie_breaks", "FIDE's tie-breaks go neither with others nor with bonus points or split tenths"
        )
