"""Refusals as the log keeps them: the name of an error and its fields, worded when they are read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

from pydantic import Field, JsonValue, TypeAdapter, ValidationError

from formats.core.errors import TournamentError
from formats.core.values import Value


class Refusal(Value):
    """An error: the name of its class, and its fields as JSON."""

    error: str
    fields: dict[str, JsonValue] = Field(default_factory=dict)


def refusal_of(error: TournamentError) -> Refusal:
    """The error as a log keeps it."""
    kind = type(error)
    values = {name: adapter.dump_python(getattr(error, name), mode="json") for name, adapter in _adapters(kind).items()}
    return Refusal(error=kind.__name__, fields=values)


def error_of(refusal: Refusal) -> TournamentError | None:
    """The error again; None where this Herald has none of that name with these fields."""
    kind = next((known for known in _kinds(TournamentError) if known.__name__ == refusal.error), None)
    if kind is None:
        return None
    adapters = _adapters(kind)
    try:
        return kind(**{name: adapters[name].validate_python(value) for name, value in refusal.fields.items()})
    except (KeyError, TypeError, ValidationError):
        return None


def _adapters(kind: type[TournamentError]) -> dict[str, TypeAdapter[Any]]:
    hints = get_type_hints(kind)
    return {attribute.name: TypeAdapter(hints[attribute.name]) for attribute in fields(kind)}  # type: ignore[arg-type]


def _kinds(kind: type[TournamentError]) -> Iterator[type[TournamentError]]:
    yield kind
    for subclass in kind.__subclasses__():
        yield from _kinds(subclass)
