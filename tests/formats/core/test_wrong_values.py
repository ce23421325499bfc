"""Errors in the value of an option, as a closed set of kinds."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import pytest
from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError, field_validator
from pydantic_core import PydanticCustomError

from formats.core.errors import WrongValue
from formats.core.wrong_values import options_error


class Sizes(BaseModel):
    """One field of every kind."""

    model_config = ConfigDict(extra="forbid", strict=False)

    whole: int = 3
    atleast: Annotated[int, Field(ge=2, le=9)] = 3
    between: Annotated[float, Field(gt=0, lt=1)] = 0.5
    yes: bool = True
    at: AwareDatetime | None = None
    short: Annotated[str, Field(min_length=2, max_length=4)] = "abc"
    some: Annotated[tuple[int, ...], Field(min_length=1, max_length=2)] = (1,)
    colour: Literal["red", "dark blue"] = "red"
    level: Literal[1, 2] = 1
    code: Annotated[str, Field(pattern="^[a-z]+$")] = "x"
    odd: int = 1

    @field_validator("odd")
    @classmethod
    def _is_odd(cls, value: int) -> int:
        if value == 8:
            raise PydanticCustomError("unknown_zone", "{zone}", {"zone": "Mars"})
        if value % 2 == 0:
            raise PydanticCustomError("even", "{value} is even", {"value": value, "more": [1]})
        return value


def wrong(**values: Any) -> list[tuple[str, WrongValue]]:
    with pytest.raises(ValidationError) as refused:
        Sizes.model_validate(values)
    return list(options_error(refused.value, "toy").problems)


@pytest.mark.parametrize(
    "name, value, kind, values",
    [
        ("whole", "x", "not_whole", {}),
        ("whole", 1.5, "not_whole", {}),
        ("atleast", 1, "too_small", {"limit": 2, "strict": False}),
        ("atleast", 10, "too_large", {"limit": 9, "strict": False}),
        ("between", 0, "too_small", {"limit": 0, "strict": True}),
        ("between", 1, "too_large", {"limit": 1, "strict": True}),
        ("between", "x", "not_a_number", {}),
        ("yes", "perhaps", "not_yes_or_no", {}),
        ("at", "soon", "not_a_moment", {}),
        ("at", datetime(2026, 1, 1), "not_a_moment", {}),  # noqa: DTZ001 - no zone, which is the point
        ("short", "a", "text_too_short", {"limit": 2, "strict": False}),
        ("short", "abcde", "text_too_long", {"limit": 4, "strict": False}),
        ("short", 3, "not_a_text", {}),
        ("some", (), "too_few", {"limit": 1, "strict": False}),
        ("some", (1, 2, 3), "too_many", {"limit": 2, "strict": False}),
        ("some", 3, "not_a_list", {}),
        ("colour", "green", "not_a_choice", {"choices": "red, dark blue"}),
        ("level", 3, "not_a_choice", {"choices": "1, 2"}),
        ("code", "X", "bad_shape", {}),
        ("more", 1, "unknown", {}),
        ("odd", 8, "unknown_zone", {"zone": "Mars"}),
    ],
)
def test_what_is_wrong_is_one_of_a_few_kinds_with_what_it_tells(
    name: str, value: object, kind: str, values: dict[str, object]
) -> None:
    ((place, found),) = wrong(**{name: value})
    assert (place, found.kind, dict(found.values), found.system) == (name, kind, values, "")


def test_a_finding_of_a_format_has_its_key_and_plain_values() -> None:
    ((_, found),) = wrong(odd=4)
    assert (found.kind, found.system, dict(found.values)) == ("even", "toy", {"value": 4})


def test_every_problem_is_told_with_the_way_to_it() -> None:
    assert [place for place, _ in wrong(whole="x", some=(1, "y"))] == ["whole", "some.1"]
