"""Where a post goes, and what that is called."""

from __future__ import annotations

import pytest

from storage.targets import Target


@pytest.mark.parametrize(
    "target, name",
    [
        (Target(channel_id=12), "c12"),
        (Target(channel_id=12, thread="round 1"), "c12:round 1"),
        (Target(channel_id=12, thread=""), "c12:"),
        (Target(person_id="p3"), "p3"),
    ],
)
def test_a_channel_one_of_its_threads_and_a_person_have_names_of_their_own(target: Target, name: str) -> None:
    assert target.name == name
