"""Errors are dataclasses because their base class makes them so."""

from __future__ import annotations

import pickle
from dataclasses import fields

import pytest

from formats.core.errors import NotLastCommandError, ReasonNeededError


def test_fields_are_arguments_and_travel_between_processes() -> None:
    error = NotLastCommandError("c1", last="c2")
    assert [item.name for item in fields(error)] == ["asked", "last"]
    assert str(error) == "NotLastCommandError(asked='c1', last='c2')"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.asked, again.last) == (NotLastCommandError, "c1", "c2")


def test_errors_are_compared_by_identity_and_may_be_keys() -> None:
    first, second = ReasonNeededError(), ReasonNeededError()
    assert first.what == second.what == "decision"
    assert first != second
    assert len({first, second}) == 2


def test_a_missing_field_is_refused() -> None:
    with pytest.raises(TypeError, match="last"):
        NotLastCommandError("c1")  # type: ignore[call-arg]
