"""Who is kept from whom: pairs, and all who share an attribute."""

from __future__ import annotations

from itertools import combinations

import pytest

from formats import registry
from formats.core.errors import OptionsError
from formats.core.field_rules import entrant_fields_of, separates
from formats.core.model import EntrantData
from formats.core.separation import FIELDS, NO_SEPARATION, SeparatingOptions, separation_of
from formats.core.values import EntrantId, Scalar
from formats.systems.swiss.options import SwissOptions
from tests.formats.stage_builder import stage_with

CLUBS = {"e1": "Bonn", "e2": " bonn", "e3": "Köln", "e4": "", "e5": None}


def data(**attributes: Scalar) -> EntrantData:
    return EntrantData(attributes=attributes)


def kept(options: SeparatingOptions, round_number: int = 1) -> dict[tuple[EntrantId, EntrantId], str]:
    stage = stage_with({who: data(club=club, family=1 if who in {"e1", "e5"} else None) for who, club in CLUBS.items()})
    separation = separation_of(stage, options, round_number)
    return {(a, b): why for a, b in combinations(CLUBS, 2) if (why := separation.why(a, b))}


def test_those_of_one_club_are_kept_from_each_other_and_who_has_none_from_nobody() -> None:
    assert kept(SeparatingOptions(never_meet=("club",))) == {("e1", "e2"): "club"}


def test_pairs_are_kept_from_each_other_in_either_order() -> None:
    assert kept(SeparatingOptions(avoid_meeting=("e4 e3",))) == {("e3", "e4"): "pair"}


def test_what_never_holds_names_the_reason_before_what_is_avoided() -> None:
    options = SeparatingOptions(never_meet=("family",), avoid_meeting=("club", "e5 e1"))
    assert kept(options) == {("e1", "e2"): "club", ("e1", "e5"): "family"}


def test_each_list_holds_for_as_many_of_the_first_rounds_as_said() -> None:
    options = SeparatingOptions(
        never_meet=("club",), never_meet_rounds=2, avoid_meeting=("e1 e3",), avoid_meeting_rounds=1
    )
    assert [set(kept(options, number).values()) for number in (1, 2, 3)] == [{"club", "pair"}, {"club"}, set()]


def test_without_rules_nobody_is_kept_from_anybody() -> None:
    assert separation_of(stage_with({"e1": data(club="Bonn")}), SeparatingOptions()) == NO_SEPARATION
    assert not NO_SEPARATION


def test_the_public_reason_names_the_attribute_and_not_its_value() -> None:
    stage = stage_with({who: data(club="Bonn") for who in ("e1", "e2")})
    separation = separation_of(stage, SeparatingOptions(avoid_meeting=("club",)))
    (passed,), (warning,) = separation.passed_over("e1", "e2", "R1"), separation.broken("e1", "e2")
    assert "Bonn" not in f"{passed}{warning}"
    assert (passed.params, warning.params, warning.warning) == ({"why": "club"}, {"why": "club"}, True)


@pytest.mark.parametrize("wrong", ["rating", "e1", "e1 e2 e3", "Ada - Ben", ""])
def test_what_is_neither_an_attribute_nor_two_entrants_is_refused(wrong: str) -> None:
    with pytest.raises(OptionsError):
        registry.systems()["swiss"].read_options({"never_meet": [wrong]})


def test_formats_with_these_options_ask_for_the_attributes() -> None:
    assert issubclass(SwissOptions, SeparatingOptions)
    names = {field.name for field in FIELDS}  # a format may ask all players for one of them
    for system in registry.systems().values():
        assert (names <= {field.name for field in entrant_fields_of(system)}) is separates(system)
