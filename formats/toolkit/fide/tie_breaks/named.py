"""The tie-breaks of C.07 that tournaments can choose, by code."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pydantic_core import PydanticCustomError, PydanticKnownError

from formats.core.model import TieBreak
from formats.toolkit.fide.tie_breaks.codes import UnknownTieBreakError, parse_code

LONGEST_CODE: Final = 20
"""Characters of a code with its modifiers, or of a format's own tie-break."""

TIE_BREAKS: Final = (
    "DE",
    "BH/C1",
    "BH",
    "BH/M1",
    "FB",
    "SB",
    "PS",
    "KS",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "ARO",
    "TPR",
    "AOB",
    "REP",
    "STD",
    "TPN",
    "PTP",
    "APRO",
    "APPO",
    "RTNG",
)
"""Codes with a description of their own. Other variants of a tie-break are described like the plain one."""

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
    return TieBreak(_name(code), "" if code in TIE_BREAKS else _name(parse_code(code).name))


def _name(code: str) -> str:
    return code.replace("/", "-")


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
