"""Blocks of values that are kept as compressed JSON, and parsed only when an item of them is wanted.

A tournament that was loaded from a snapshot (`formats.core.log_snapshot`) has its older records and commands in packed
blocks: few acts need them, and parsed they take thirty times as much memory. The parsed items of the blocks used last
are cached, for all tournaments together.

What is unpacked may come from a database of other people: it is JSON, which runs no code, and its size is limited
before it is parsed.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any, Generic, TypeVar, overload

from pydantic import TypeAdapter, ValidationError

from formats.core.lru import LRUCache

T = TypeVar("T")

MOST_UNPACKED_BYTES = 64_000_000
"""A longer piece of JSON is refused: 3,000 players with 30,000 events take a tenth of that."""

KEPT_BLOCKS = 96
"""How many blocks stay parsed: some 8 MB of records."""

_unpacked: LRUCache[PackedBlock[Any], tuple[Any, ...]] = LRUCache(KEPT_BLOCKS)
_lock = Lock()


class BadPackError(ValueError):
    """What was packed is damaged, or was made by somebody else."""


def packed(json: bytes) -> bytes:
    """Compress a piece of JSON."""
    return zlib.compress(json, 1)


def unpacked(content: bytes) -> bytes:
    """Decompress a piece of JSON; BadPackError."""
    decompressor = zlib.decompressobj()
    try:
        json = decompressor.decompress(content, MOST_UNPACKED_BYTES)
    except zlib.error as error:
        raise BadPackError(str(error)) from error
    if not decompressor.eof or decompressor.unused_data:
        raise BadPackError("cut off, or longer than it may be")
    return json


def parsed(adapter: TypeAdapter[T], content: bytes) -> tuple[T, int]:
    """Unpack and parse a value; it, and the length of its JSON. BadPackError."""
    json = unpacked(content)
    try:
        return adapter.validate_json(json), len(json)
    except ValidationError as error:
        raise BadPackError(f"{error.error_count()} values are not as they should be") from None


class PackedBlock(Sequence[T], Generic[T]):
    """A block of so many items, as compressed JSON in `content`.

    Where that cannot be read, `damaged` is called and BadPackError raised.
    """

    __slots__ = ("_adapter", "_damaged", "_length", "content")

    def __init__(
        self, content: bytes, length: int, adapter: TypeAdapter[tuple[T, ...]], damaged: Callable[[], object]
    ) -> None:
        self.content = content
        self._length = length
        self._adapter = adapter
        self._damaged = damaged

    def __reduce__(self) -> tuple[Callable[..., PackedBlock[T]], tuple[bytes, int, TypeAdapter[tuple[T, ...]]]]:
        """Go to another process as it is; `damaged`, which belongs to the database of this one, stays here."""
        return _received, (self.content, self._length, self._adapter)

    def _items(self) -> tuple[T, ...]:
        with _lock:
            known: tuple[T, ...] | None = _unpacked.get(self)
        if known is not None:
            return known
        try:
            items = self._read()
        except BadPackError:
            self._damaged()
            raise
        with _lock:
            _unpacked.put(self, items)
        return items

    def _read(self) -> tuple[T, ...]:
        items, _ = parsed(self._adapter, self.content)
        if len(items) != self._length:
            raise BadPackError(f"{len(items)} items in place of {self._length}")
        return items

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items())

    def __reversed__(self) -> Iterator[T]:
        return reversed(self._items())

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self._items()[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedBlock):
            return self.content == other.content or self._items() == other._items()
        return self._items() == other if isinstance(other, tuple) else NotImplemented

    __hash__ = object.__hash__  # by identity: the key of the cache


def _received(content: bytes, length: int, adapter: TypeAdapter[tuple[T, ...]]) -> PackedBlock[T]:
    """Return a block that came from another process; if it is damaged, the error it raises goes back there."""
    return PackedBlock(content, length, adapter, lambda: None)
