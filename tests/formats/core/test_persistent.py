"""Sequences and sets that grow are, at every length, what a tuple and a frozenset would be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from formats.core.persistent import BLOCK, PersistentList, PersistentSet
from tests.examples import examples

SIZES = st.lists(st.integers(0, BLOCK + 3), max_size=5)


@examples(100)
@given(SIZES, st.integers(-900, 900), st.slices(700))
def test_a_sequence_grows_as_a_tuple_does(sizes: list[int], place: int, part: slice) -> None:
    plain: tuple[int, ...] = ()
    growing = PersistentList[int]()
    for size in sizes:
        new = tuple(range(len(plain), len(plain) + size))
        earlier, growing, plain = growing, growing.added(new), plain + new
        assert tuple(earlier) == plain[: len(earlier)]
        if plain:
            plain = (*plain[:-1], -1)
            growing = growing.with_last(-1)
    assert (tuple(growing), len(growing), list(reversed(growing))) == (plain, len(plain), list(reversed(plain)))
    assert growing == plain == PersistentList(plain)
    assert hash(growing) == hash(PersistentList(plain))
    assert growing[part] == plain[part]
    if -len(plain) <= place < len(plain):
        assert growing[place] == plain[place]
    else:
        try:
            growing[place]
        except IndexError:
            return
        raise AssertionError(place)


def test_the_last_of_full_blocks_can_be_another() -> None:
    plain = tuple(range(2 * BLOCK))
    changed = PersistentList(plain).with_last(-1)
    assert tuple(changed) == (*plain[:-1], -1)
    assert (len(changed), changed[BLOCK - 1], changed[-1]) == (2 * BLOCK, BLOCK - 1, -1)


@examples(60)
@given(st.lists(st.integers(0, 700), max_size=800))
def test_a_set_grows_as_a_frozenset_does(items: list[int]) -> None:
    growing = PersistentSet[int]()
    for number, item in enumerate(items):
        earlier, growing = growing, growing.added(item)
        assert len(earlier) == len(set(items[:number]))
        assert item in growing
    assert growing == frozenset(items) == PersistentSet(items)
    assert hash(growing) == hash(PersistentSet(items))
    assert -1 not in growing


def test_what_holds_something_else_is_not_the_same() -> None:
    sequence, growing = PersistentList((1, 2)), PersistentSet((1, 2))
    assert sequence != (1,)
    assert sequence != [1, 2]
    assert sequence != PersistentList((1, 3))
    assert PersistentList(range(BLOCK)) != PersistentList((-1, *range(1, BLOCK)))
    assert growing not in ({1}, {1, 3}, {1, 2, 3}, (1, 2))
    assert PersistentSet((1, 2, 3)) != growing


def test_a_set_stays_the_very_same_when_what_is_in_it_comes_again() -> None:
    growing = PersistentSet((1,)).added(2)
    assert growing.added(1) is growing.added(2) is growing
