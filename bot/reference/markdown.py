"""Pieces of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

_INTRODUCTIONS = Path(__file__).with_name("introductions")

BAR = r"\|"
"""A bar inside a cell."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table and an empty one; nothing where there is no row."""
    shown = [_row(row) for row in rows]
    return [_row(head), _row(["---"] * len(head)), *shown, ""] if shown else []


def _row(cells: Sequence[str]) -> str:
    return "".join(["|", *(f" {cell.replace('|', BAR)} |" if cell else " |" for cell in cells)])


def code(value: object) -> str:
    """Something to be typed as it stands."""
    return f"`{value}`"


def page(title: str, name: str, lines: Iterable[str]) -> str:
    """Return a whole page, with the introduction of that name."""
    introduction = (_INTRODUCTIONS / f"{name}.md").read_text(encoding="utf-8").rstrip()
    note = "<!-- Written by `make reference`. Change the declarations in the code, not this page. -->"
    return "\n".join([note, "", f"# {title}", "", introduction, "", *lines]).rstrip("\n") + "\n"


def values(field: Mapping[str, Any]) -> str:
    """Describe the values of a field of a JSON schema."""
    kinds = [_kind(schema) for schema in field.get("anyOf", [field]) if schema.get("type") != "null"]
    return " or ".join(kinds)


def _kind(field: Mapping[str, Any]) -> str:
    if "enum" in field:
        return ", ".join(code(value) if value != "" else "empty" for value in field["enum"])
    if "$ref" in field:
        return _MODELS[str(field["$ref"]).rpartition("/")[2]]
    if field.get("type") == "array":
        items = _kind(field["items"])
        return f"list of {items}" if "enum" in field["items"] else f"list: {items}"
    if field.get("format") in _FORMATS:
        return _FORMATS[field["format"]]
    return _TYPES[field["type"]] + _bounds(field)


def _bounds(field: Mapping[str, Any]) -> str:
    """The bounds of a number, or the greatest length of a text."""
    low, high = field.get("minimum"), field.get("maximum")
    if low is not None and high is not None:
        return f", {low:,} to {high:,}"
    if low is not None:
        return f", {low:,} or more"
    if "maxLength" in field:
        return f", up to {field['maxLength']} characters"
    return ""


_TYPES = {"integer": "whole number", "number": "number", "boolean": "yes or no", "string": "text"}
_MODELS = {
    "WeekPlan": "a weekly timetable (below)",
    "StageField": "text, such as groups 1-2 +8",
    "WeeklyTime": "a weekday and a time, like `sat 19:00`",
    "Money": "an amount, like `20.00 USD`",
    "Prize": "a place and a prize, like `1: a cup`",
}
"""Values with parts of their own, as they are typed."""
_FORMATS = {"date-time": "date and time", "path": "file", "password": "text"}


def default(value: object) -> str:
    """A default of a JSON schema."""
    if value in (None, "", []):
        return "empty"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return code(", ".join(map(str, value)))
    return code(value)
