"""Errors are dataclasses because their base class makes them so."""

from __future__ import annotations

import pickle
from dataclasses import fields

import pytest

from formats.core.errors import RuleError


class RoomClosedError(RuleError):
    """An error with a field that must be given, and one that need not."""

    room: str
    until: int = 3


def test_fields_are_arguments_and_travel_between_processes() -> None:
    error = RoomClosedError("hall")
    assert [item.name for item in fields(error)] == ["room", "until"]
    assert str(error) == "RoomClosedError(room='hall', until=3)"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.room, again.until) == (RoomClosedError, "hall", 3)


def test_errors_are_compared_by_identity_and_may_be_keys() -> None:
    first, second = RoomClosedError("hall"), RoomClosedError("hall")
    assert first != second
    assert len({first, second}) == 2


def test_a_missing_field_is_refused() -> None:
    with pytest.raises(TypeError, match="room"):
        RoomClosedError()  # type: ignore[call-arg]
