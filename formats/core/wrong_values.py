"""Errors in the value of an option or a setting, as data: pydantic's findings in a closed set of kinds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, get_args

from pydantic import ValidationError
from pydantic_core.core_schema import ErrorType

from formats.core.errors import OptionsError, WrongValue
from formats.core.values import Scalar

Kind = Literal[
    "missing",
    "unknown",
    "not_whole",
    "not_a_number",
    "not_yes_or_no",
    "not_a_moment",
    "not_a_text",
    "not_a_list",
    "too_small",
    "too_large",
    "text_too_short",
    "text_too_long",
    "too_few",
    "too_many",
    "not_a_choice",
    "bad_shape",
    "unknown_zone",
    "week_out_of_order",
    "two_zones",
    "doubled",
    "begun",
    "only_options",
    "fixed",
    "off_for_good",
    "bad_field",
    "no_groups",
    "not_in_branch",
    "unreadable",
]
"""Every kind of wrong value that no format alone finds. `unreadable` stands for whatever else there may be.

`too_small` and `too_large` tell the `limit`, or nothing where a number is beyond all bounds, and `strict` if the limit
itself is out too; `text_too_*` and `too_few`, `too_many` a `limit` of letters and items; `not_a_choice` the `choices`,
joined by commas; `fixed` and `off_for_good` the `option` that cannot change any more, or not be switched on again;
`unknown_zone` the `zone`.
"""

KINDS: frozenset[str] = frozenset(get_args(Kind))

_OF_PYDANTIC: Mapping[str, Kind] = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "not_whole"),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), "not_a_number"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "not_yes_or_no"),
    **dict.fromkeys(
        (
            "datetime_type",
            "datetime_parsing",
            "datetime_from_date_parsing",
            "datetime_object_invalid",
            "timezone_aware",
        ),
        "not_a_moment",
    ),
    "string_type": "not_a_text",
    **dict.fromkeys(("tuple_type", "list_type"), "not_a_list"),
    **dict.fromkeys(("greater_than_equal", "greater_than"), "too_small"),
    **dict.fromkeys(("less_than_equal", "less_than", "int_parsing_size"), "too_large"),
    "string_too_short": "text_too_short",
    "string_too_long": "text_too_long",
    "too_short": "too_few",
    "too_long": "too_many",
    "literal_error": "not_a_choice",
    **dict.fromkeys(("string_pattern_mismatch", "model_type", "dict_type"), "bad_shape"),
}
PYDANTICS: frozenset[str] = frozenset(get_args(ErrorType))
"""The types of pydantic's own findings."""

_LIMITS = ("ge", "gt", "le", "lt", "min_length", "max_length")
_CHOICE = re.compile(r"'((?:[^'\\]|\\.)*)'|(-?\d+)")


def options_error(error: ValidationError, system: str = "") -> OptionsError:
    """Return every problem that pydantic found in options of the format with that key, or in settings."""
    return OptionsError(
        tuple(
            (".".join(map(str, item["loc"])), wrong_value(item["type"], item.get("ctx", {}), system))
            for item in error.errors(include_url=False)
        )
    )


def wrong_value(finding: str, context: Mapping[str, object], system: str) -> WrongValue:
    """Return one of pydantic's findings, by its type and context.

    Types that are neither pydantic's nor of `Kind` are findings of the format, which has messages for them.
    """
    if system and finding not in KINDS and finding not in PYDANTICS:
        return WrongValue(finding, _plain(context), system)
    kind = finding if finding in KINDS else _OF_PYDANTIC.get(finding, "unreadable")
    values = _plain(context) if finding in KINDS else _values_of(finding, context)
    return WrongValue(kind, values)


def _values_of(finding: str, context: Mapping[str, object]) -> dict[str, Scalar]:
    limits = [value for name, value in context.items() if name in _LIMITS and isinstance(value, int | float)]
    if limits:
        return {"limit": limits[0], "strict": finding in {"greater_than", "less_than"}}
    if finding == "literal_error":
        choices = _CHOICE.findall(str(context.get("expected", "")))
        return {"choices": ", ".join(text or number for text, number in choices)}
    return {}


def _plain(context: Mapping[str, object]) -> dict[str, Scalar]:
    return {name: value for name, value in context.items() if isinstance(value, str | int | float)}
