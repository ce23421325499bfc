"""Persistent (structurally shared) append-only sequence and set.

An addition copies at most one block of items and shares the rest with the value before. Both compare equal to
the tuple or frozenset of the same items.

Why not `pyrsistent`: measured with 20,000 additions one by one on Python 3.11 (`timeit`, pyrsistent 0.20 with its C
extension), `pvector` takes 0.1 us for each and this sequence 1.1 us, but `pset` takes 11 us and this set 4.6 us, and
asking `pset` whether it has an item takes three times as long. A command adds one item to each, so that both together
would get slower by 6 us; and the wheels for newer versions of Python have no C extension.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Any, Generic, TypeVar, get_args, overload

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

BLOCK = 32
"""How many items a block of a sequence has: an addition copies at most so many, and a packed block is read whole."""

FEW = 256
"""How many items of a set are copied by an addition."""


class PersistentList(Sequence[T], Generic[T]):
    """A sequence that never changes; `added` gives a longer one."""

    __slots__ = ("_blocks", "_length", "_tail")

    def __init__(self, items: Iterable[T] = ()) -> None:
        every = tuple(items)
        whole = len(every) - len(every) % BLOCK
        self._blocks: tuple[Sequence[T], ...] = tuple(every[start : start + BLOCK] for start in range(0, whole, BLOCK))
        self._tail = every[whole:]
        self._length = len(every)

    @classmethod
    def of_blocks(cls, blocks: Iterable[Sequence[T]], tail: Iterable[T]) -> PersistentList[T]:
        """Return the sequence of these blocks of `BLOCK` items each, packed ones for instance, and a shorter tail."""
        return cls._of(tuple(blocks), tuple(tail))

    @property
    def blocks(self) -> tuple[Sequence[T], ...]:
        """All items but those of `tail`, in blocks that later sequences share."""
        return self._blocks

    @property
    def tail(self) -> tuple[T, ...]:
        """The items after the last whole block."""
        return self._tail

    @classmethod
    def _of(cls, blocks: tuple[Sequence[T], ...], tail: tuple[T, ...]) -> PersistentList[T]:
        made: PersistentList[T] = cls.__new__(cls)
        made._blocks, made._tail, made._length = blocks, tail, BLOCK * len(blocks) + len(tail)
        return made

    def added(self, items: Iterable[T]) -> PersistentList[T]:
        """The sequence with these behind it."""
        tail = (*self._tail, *items)
        if len(tail) < BLOCK:
            return self._of(self._blocks, tail)
        whole = len(tail) - len(tail) % BLOCK
        full = tuple(tail[start : start + BLOCK] for start in range(0, whole, BLOCK))
        return self._of((*self._blocks, *full), tail[whole:])

    def with_last(self, item: T) -> PersistentList[T]:
        """The sequence with another last item."""
        if self._tail:
            return self._of(self._blocks, (*self._tail[:-1], item))
        return self._of(self._blocks[:-1], tuple(self._blocks[-1][:-1])).added((item,))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._blocks), self._tail)

    def __reversed__(self) -> Iterator[T]:
        return chain(reversed(self._tail), *map(reversed, reversed(self._blocks)))

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return self._slice(index)
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(index)
        block, within = divmod(place, BLOCK)
        return self._tail[within] if block == len(self._blocks) else self._blocks[block][within]

    def _slice(self, wanted: slice) -> tuple[T, ...]:
        start, stop, step = wanted.indices(self._length)
        if step != 1:
            return tuple(self)[wanted]
        first = min(start // BLOCK, len(self._blocks))
        after = first * BLOCK
        blocks = self._blocks[first : -(-stop // BLOCK)]  # the others need not be unpacked
        return tuple(chain(*blocks, self._tail if stop > len(self._blocks) * BLOCK else ()))[
            start - after : stop - after
        ]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """In JSON it is a list."""
        return _listed(cls, source, handler)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PersistentList):
            return self._tail == other._tail and self._blocks == other._blocks
        return tuple(self) == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class PersistentSet(AbstractSet[K], Generic[K]):
    """A set that never changes; `added` gives a larger one."""

    __slots__ = ("_few", "_many")

    def __init__(self, items: Iterable[K] = ()) -> None:
        self._many = frozenset(items)
        self._few: frozenset[K] = frozenset()

    def added(self, item: K) -> PersistentSet[K]:
        """The set with this in it."""
        if item in self:
            return self
        made: PersistentSet[K] = PersistentSet.__new__(PersistentSet)
        few = self._few | {item}
        made._many, made._few = (self._many, few) if len(few) < FEW else (self._many | few, frozenset())
        return made

    def __contains__(self, item: object) -> bool:
        return item in self._few or item in self._many

    def __iter__(self) -> Iterator[K]:
        return chain(self._many, self._few)

    def __len__(self) -> int:
        return len(self._many) + len(self._few)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """In JSON it is a list."""
        return _listed(cls, source, handler)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AbstractSet):
            return NotImplemented
        return len(self) == len(other) and all(item in self for item in other)

    def __hash__(self) -> int:
        return hash(frozenset(self))

    def __repr__(self) -> str:
        return repr(frozenset(self))


def _listed(made: type[Any], source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
    """The schema of a class that is made of its items, and written as a list of them."""
    (item,) = get_args(source)
    items = core_schema.tuple_variable_schema(handler.generate_schema(item))
    written = core_schema.plain_serializer_function_ser_schema(tuple, return_schema=items)
    return core_schema.no_info_after_validator_function(made, items, serialization=written)
