"""A few positions and commands of the long search: each family counts what it tries, and fails on a difference."""

from __future__ import annotations

import random

import pytest

from tests.core_search.__main__ import FAMILIES, PAIRED, searched


def test_a_family_tries_as_many_as_asked_of_every_format() -> None:
    tried = searched("positions", 1, 40)
    assert set(tried) == set(PAIRED)
    assert sum(tried.values()) == 40


def test_commands_are_counted_one_by_one() -> None:
    assert sum(searched("commands", 1, 200).values()) >= 200
    assert set(FAMILIES) == {"positions", "commands"}


def test_a_difference_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def differs(chance: random.Random, size: int) -> None:
        raise AssertionError(size)

    monkeypatch.setitem(PAIRED, "swiss", differs)
    with pytest.raises(AssertionError):
        searched("positions", 1, 1)
