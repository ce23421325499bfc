"""Fields of forms as Discord shows them, and what was filled in."""

from typing import Any

import pytest

from bot.ui.form_fields import LONGEST, filled_in, shown_fields
from bot.ui.forms import (
    HELP_LENGTH,
    MOST_FIELDS,
    ChoiceField,
    Form,
    FormField,
    ListField,
    TextField,
    TicksField,
    _component,
    chosen_of,
    text_of,
    ticked_of,
)
from formats.core import asking

CHOICES = (("r", "Red"), ("b", "Blue"), ("g", "Green"))


def shown(field: FormField) -> dict[str, Any]:
    """Discord's description of a field."""
    made: dict[str, Any] = _component(field).to_component_dict()
    return made


def marked(component: dict[str, Any]) -> list[str]:
    """The options that are chosen when the form opens."""
    return [option["value"] for option in component["options"] if option.get("default")]


def test_a_text_is_one_line_or_several_and_no_longer_than_it_may_be() -> None:
    line = shown(TextField("why", "Why?", value="abcdef", placeholder="x" * 200, longest=3))
    assert (line["custom_id"], line["style"], line["value"], line["max_length"]) == ("why", 1, "abc", 3)
    assert (len(line["placeholder"]), line["required"]) == (100, False)
    several = shown(TextField("why", "Why?", long=True, required=True))
    assert several["max_length"] == 1000
    assert several["max_length"] == 1000
    assert (several["style"], several["required"], several.get("value"), several.get("placeholder")) == (
        2,
        True,
        None,
        None,
    )


def test_help_that_is_too_long_for_a_field_is_a_text_above_it_and_not_cut() -> None:
    help_text = "Put the puzzles in order. " * 6
    text, field = Form("f", "Lists", (TextField("lists", "Your list", help=help_text),)).modal().to_components()
    assert text["content"] == help_text
    assert not field.get("description")
    (short,) = Form("f", "Lists", (TextField("lists", "Your list", help="In order."),)).modal().to_components()
    assert short["description"] == "In order."


def test_a_form_that_has_all_the_fields_it_may_have_cuts_long_help() -> None:
    fields = tuple(TextField(f"f{number}", "Field", help="x" * 120) for number in range(MOST_FIELDS))
    shown_as = Form("f", "Full", fields).modal().to_components()
    assert [len(field["description"]) for field in shown_as] == [HELP_LENGTH] * MOST_FIELDS


def test_one_of_a_few_is_chosen() -> None:
    found = shown(ChoiceField("colour", "Colour", CHOICES, chosen="b", required=False))
    assert (marked(found), found["required"], found["max_values"]) == (["b"], False, 1)
    assert [option["label"] for option in found["options"]] == ["Red", "Blue", "Green"]


@pytest.mark.parametrize(
    "field",
    [
        ListField("colours", "Colours", CHOICES, chosen=frozenset({"r", "g"}), placeholder="Any"),
        TicksField("colours", "Colours", CHOICES, ticked=frozenset({"r", "g"})),
    ],
    ids=["list", "ticks"],
)
def test_any_of_a_few_are_chosen_and_none_is_allowed(field: FormField) -> None:
    found = shown(field)
    assert (marked(found), found["required"], found["min_values"]) == (["r", "g"], False, 0)


def test_a_list_takes_all_there_are() -> None:
    assert shown(ListField("colours", "Colours", CHOICES))["max_values"] == 3


def test_what_was_filled_in_is_read_by_the_kind_of_field() -> None:
    values = {"why": "  rain ", "who": ["e1"], "days": [1, 2], "none": None}
    assert (text_of(values, "why"), text_of(values, "none"), text_of(values, "absent")) == ("rain", "", "")
    assert (chosen_of(values, "who"), chosen_of(values, "absent")) == ("e1", "")
    assert (ticked_of(values, "days"), ticked_of(values, "none")) == (frozenset({"1", "2"}), frozenset())


COLOURS = ("red", "green")
FIELDS = (
    asking.FormField("list", example="P1 P2", lines=3),
    asking.FormField("colour", choices=COLOURS),
    asking.FormField("name"),
)


def test_the_fields_of_a_format_are_shown_with_what_stands_in_them_and_one_help() -> None:
    first, second, third = shown_fields("wish", "wishers", FIELDS, {"list": "P3", "colour": "green"}, "The best first.")
    assert first == TextField(
        "list", "List", "P3", help="The best first.", placeholder="P1 P2", long=True, longest=LONGEST
    )
    assert second == ChoiceField(
        "colour", "Colour", tuple((colour, colour.capitalize()) for colour in COLOURS), "green", required=False
    )
    assert third == TextField("name", "Name", longest=LONGEST)


def test_a_format_gets_what_was_filled_in_by_field() -> None:
    values = {"list": " P3 P1 ", "colour": ["green"], "other": "x"}
    assert filled_in(FIELDS, values) == {"list": "P3 P1", "colour": "green", "name": ""}
