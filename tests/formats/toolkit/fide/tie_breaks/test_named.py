"""Tie-breaks that tournaments can choose: every code of an individual tournament, in three formats."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core.errors import OptionsError
from formats.messages.sentences import column_texts
from formats.toolkit.fide.tie_breaks.codes import NAMES
from formats.toolkit.fide.tie_breaks.named import TIE_BREAKS, column_of


def read(system: str, *codes: str) -> Any:
    return registry.systems()[system].read_options({"tie_breaks": list(codes)})


@pytest.mark.parametrize("system", ["fide_dutch", "swiss", "round_robin"])
def test_every_code_can_be_chosen_with_its_modifiers(system: str) -> None:
    for code in NAMES - {"PTS"} - ({"BH", "FB", "AOB"} if system == "round_robin" else set()):
        assert read(system, code).tie_breaks == (code,)
        assert code in TIE_BREAKS
    assert read(system, "sb-c2", "KS/L60", "de/p").tie_breaks == ("SB/C2", "KS/L60", "DE/P")


@pytest.mark.parametrize(
    "system, codes, kind",
    [
        ("fide_dutch", ("MBH",), "not_a_choice"),
        ("fide_dutch", ("PTS",), "not_a_choice"),
        ("fide_dutch", ("wins",), "not_a_choice"),
        ("swiss", ("WIN/C1",), "not_a_choice"),
        ("round_robin", ("BH/C1",), "not_a_choice"),
        ("fide_dutch", ("BH", "bh/c0"), "doubled"),
        ("swiss", ("wins", "BH"), "fide_tie_breaks"),
        ("round_robin", ("SB/C1", "direct"), "fide_tie_breaks"),
    ],
)
def test_other_codes_are_refused(system: str, codes: tuple[str, ...], kind: str) -> None:
    with pytest.raises(OptionsError) as refused:
        read(system, *codes)
    assert [wrong.kind for _, wrong in refused.value.problems] == [kind]


def test_a_variant_is_explained_like_the_plain_tie_break() -> None:
    plain, variant = column_texts([column_of("FB"), column_of("FB/C2")], "swiss")
    assert (variant.head, variant.help) == ("FB-C2", plain.help)
    assert plain.help
    assert column_of("BH/C1").described_as == ""


@pytest.mark.parametrize("code", TIE_BREAKS)
def test_each_tie_break_has_a_head_and_a_description(code: str) -> None:
    (column,) = column_texts([column_of(code)], "")
    assert column.head == code.replace("/", "-")
    assert len(column.help) > 10
