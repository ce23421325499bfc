"""What a group of a stage is where nothing else is said."""

from __future__ import annotations

from formats.core.groups import Group


def test_a_group_is_over_with_its_games_and_nobody_counts_as_ahead_unless_its_format_says_so() -> None:
    group = Group("A", "Group A", ("e1", "e2"))

    assert (group.goes_on, group.leaders, group.part) == (False, 0, "")
    assert (group.columns, group.cuts) == ((), ())
