"""A value made from another one is as `dataclasses.replace` would make it, and the first stays as it was."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from formats.core.changing import with_fields
from formats.core.state import StageLog, TournamentState


def test_it_is_what_replace_makes_and_the_first_stays_as_it_was() -> None:
    for value in (TournamentState(title="Cup"), StageLog(seeds=("e1", "e2"))):
        before = replace(value)
        changes: dict[str, Any] = (
            {"title": "Open", "version": 3} if isinstance(value, TournamentState) else {"seeds": ("e2",), "told": 1}
        )
        made = with_fields(value, **changes)
        assert made == replace(value, **changes)
        assert type(made) is type(value)
        assert value == before != made


def test_what_is_made_changes_as_little_as_the_first() -> None:
    made = with_fields(TournamentState(), title="Cup")
    with pytest.raises(FrozenInstanceError):
        made.title = "Open"  # type: ignore[misc]
