"""Codes of tie-breaks."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.tie_breaks.codes import TieBreakCode, UnknownTieBreakError, parse_code


@pytest.mark.parametrize(
    "text, code",
    [
        ("BH", TieBreakCode("BH")),
        ("BH/C1", TieBreakCode("BH", cut=1)),
        ("bh-c1", TieBreakCode("BH", cut=1)),
        ("FB/M2", TieBreakCode("FB", cut=2, median=True)),
        ("BH/C1/P", TieBreakCode("BH", cut=1, forfeits=True)),
        ("DE/P", TieBreakCode("DE", forfeits=True)),
        ("AOB/F", TieBreakCode("AOB", fore=True)),
        ("KS/L60", TieBreakCode("KS", limit=60)),
        ("RTNG/R", TieBreakCode("RTNG", reverse=True)),
        ("PS/C2", TieBreakCode("PS", cut=2)),
    ],
)
def test_a_name_and_its_modifiers(text: str, code: TieBreakCode) -> None:
    assert parse_code(text) == code
    assert parse_code(code.text) == code


def test_a_code_is_written_as_in_report_files() -> None:
    assert [parse_code(text).text for text in ("bh-c1", "BH/P/M2", "ks/l60", "KS/L50", "aob/f", "rtng-r")] == [
        *("BH/C1", "BH/M2/P", "KS/L60", "KS", "AOB/F", "RTNG/R"),
    ]


@pytest.mark.parametrize(
    "text", ["", "MBH", "BH/X", "BH/C", "WIN/C1", "KS/L", "PS/M1", "ARO/P", "BH/F", "SB/R", "DE/C1"]
)
def test_modifiers_that_a_tie_break_does_not_have_are_refused(text: str) -> None:
    with pytest.raises(UnknownTieBreakError):
        parse_code(text)
