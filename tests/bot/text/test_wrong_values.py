"""Every wrong value of an option is reported in a sentence of ours with the option's name, in the user's language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from bot.text.catalogue import in_language
from bot.text.errors.error_text import error_text
from bot.text.wrong_values import LIMITS, OF_OPTIONS, SENTENCES, field_label, wrong_field, wrong_value_text
from formats import registry
from formats.core.errors import OptionsError, WrongValue
from formats.core.plan import Settings, StagePlan
from formats.core.refusals import error_of, refusal_of
from formats.core.weekly import WeekPlan
from formats.core.wrong_values import KINDS, options_error
from tests.expected import expected

WITH_A_MESSAGE_OF_THEIR_OWN = {"not_a_choice", "unknown_zone", *OF_OPTIONS}
MODELS: dict[str, type[BaseModel]] = {
    **{key: system.options for key, system in registry.systems().items()},
    "settings": Settings,
    "stage": StagePlan,
    "week": WeekPlan,
}
FIELDS = [(key, name) for key, model in MODELS.items() for name in (*model.model_fields, "no_such_option")]
WRONG: tuple[Any, ...] = (
    None,
    True,
    "x",
    "",
    "9" * 30,
    "9" * 5000,
    "1.5",
    "x" * 5000,
    -(10**9),
    10**9,
    10**30,
    1.5,
    float("nan"),
    [],
    ["x"],
    ["x", "x"],
    ["x y z"] * 300,
    [1, -1],
    {},
    {"a": 1},
    {"currency": "?", "minor": "?"},
)
"""Of the wrong type, too small, too large, unknown: every option takes few of these."""

PYDANTICS = re.compile(r"\b(input|valid|parse|unable|tuple|dictionary|instance|regex|pattern|integer)\b", re.IGNORECASE)


def problems_of(key: str, name: str, value: Any) -> tuple[tuple[str, WrongValue], ...]:
    """What is refused where one option has this value."""
    try:
        if key in registry.systems():
            registry.systems()[key].read_options({name: value})
        else:
            MODELS[key].model_validate({name: value})
    except OptionsError as error:
        return error.problems
    except ValidationError as error:
        return options_error(error).problems
    return ()


@pytest.mark.parametrize("key,name", FIELDS)
def test_a_wrong_value_of_any_option_is_told_in_our_words(key: str, name: str) -> None:
    refused = {repr(problem): problem for value in WRONG for problem in problems_of(key, name, value)}
    assert refused
    for field, wrong in refused.values():
        assert wrong.system or wrong.kind in KINDS - {"unreadable"}, wrong
        in_english = wrong_value_text(wrong)
        assert in_english.endswith(".")
        assert not PYDANTICS.search(in_english), in_english
        assert "{" not in in_english
        told = set()
        for code in expected("languages"):
            with in_language(code):
                assert field_label(field) in wrong_field(field, wrong)
                told.add(wrong_value_text(wrong))
        assert len(told) == len(expected("languages")), told


def test_every_kind_has_a_sentence() -> None:
    assert SENTENCES.keys() | LIMITS.keys() | WITH_A_MESSAGE_OF_THEIR_OWN == KINDS


def test_what_nobody_thought_of_is_still_told_in_our_words() -> None:
    assert wrong_value_text(WrongValue("no_such_kind")) == wrong_value_text(WrongValue("unreadable"))
    assert "help of the option" in wrong_value_text(WrongValue("unreadable"))


def told(system: str, **options: Any) -> str:
    """What a director reads, also where it comes out of the log."""
    with pytest.raises(OptionsError) as refused:
        registry.systems()[system].read_options(options)
    again = error_of(refusal_of(refused.value))
    assert again is not None
    assert error_text(again) == error_text(refused.value)
    return error_text(again)


def test_limits_choices_and_what_a_format_finds_are_told() -> None:
    assert f"**{field_label('bye_spread')}**: This must be 1,000 or less." in told("cop", bye_spread=1001)
    assert f"**{field_label('margins')}**: This takes uniform or half" in told("cop", margins="odd")
    assert f"**{field_label('hopefulness')}**: This needs at least 1 entry." in told("cop", hopefulness=[])
    assert f"**{field_label('based_on')}**: This has to be written differently" in told("cop", based_on=["9"])
    assert "**Together**: A player is prepaired twice in one round." in told("cop", prepaired=["9 e1 e2", "9 e2 e3"])
    assert "its pool needs as many puzzles, or none" in told("swiss_elimination", live_puzzles=["A1"])
    assert "There is no such option here." in told("swiss", no_such_option=1)
