"""What is remembered, for how long, and what is not."""

from __future__ import annotations

import weakref

import pytest

from formats.core.memoize import forget, memoize


class Counted:
    """A function that knows how often it had to work."""

    def __init__(self, most: int = 2) -> None:
        self.calls = 0

        @memoize(lambda values: (values,), most=most)
        def total(values: tuple[int, ...]) -> int:
            self.calls += 1
            if not values:
                raise ValueError
            return sum(values)

        self.total = total


class Kept:
    """Something of which one can tell whether anybody still has it."""


def _pair(number: int) -> tuple[int, ...]:
    """An object of its own every time."""
    return tuple([number] * 2)


def test_the_same_object_is_looked_at_once() -> None:
    counted, values = Counted(), (300, 400)
    assert (counted.total(values), counted.total(values), counted.calls) == (700, 700, 1)


def test_an_equal_object_that_is_another_is_looked_at_anew() -> None:
    counted = Counted()
    assert counted.total(_pair(500)) == counted.total(_pair(500)) == 1000
    assert counted.calls == 2


def test_only_what_was_asked_for_last_is_kept() -> None:
    counted = Counted(most=2)
    first, second, third = (1,), (2,), (3,)
    for values in (first, second, first, third, first):
        counted.total(values)
    assert counted.calls == 3
    counted.total(second)
    assert counted.calls == 4


def test_what_is_asked_for_all_the_time_stays() -> None:
    counted, often = Counted(most=4), (0,)
    for number in range(1, 100):
        counted.total(_pair(number))
        counted.total(often)
    assert counted.calls == 100


def test_never_more_than_twice_as_many_are_kept_as_were_asked_for_last() -> None:
    @memoize(lambda kept: (kept,), most=8)
    def looked_at(kept: Kept) -> str:
        return "seen"

    everybody = [Kept() for _ in range(100)]
    there = [weakref.ref(kept) for kept in everybody]
    while everybody:
        looked_at(everybody.pop())
    assert 8 <= sum(reference() is not None for reference in there) <= 16


def test_an_object_that_is_gone_lends_its_place_in_memory_to_no_other() -> None:
    counted = Counted(most=2)
    assert [counted.total(_pair(number)) for number in range(1, 200)] == [2 * number for number in range(1, 200)]


def test_an_error_is_not_remembered() -> None:
    counted, nothing = Counted(), ()
    for _ in range(2):
        with pytest.raises(ValueError):
            counted.total(nothing)
    assert counted.calls == 2


def test_everything_can_be_forgotten() -> None:
    counted, values = Counted(), (5,)
    counted.total(values)
    forget()
    counted.total(values)
    assert counted.calls == 2
