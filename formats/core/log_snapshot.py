"""Write a folded log as bytes, and read it back, so that it need not be folded from its first line again.

Theory of operation. A snapshot is a pure function of the lines up to some position: their state, the lines themselves,
the hash of the last one, the ids of their commands, and who appears in them. It has nothing that the log lacks: no
names, no accounts. Lines that follow are folded onto its state exactly as onto that of the log (`evolve`), so where a
snapshot is missing, of other code or damaged, the log gives the same.

Shape. `HS1`, a digest of all that follows, and pieces: each its length (four bytes) and compressed JSON. The first is
the head, which counts the others; then come the state without its longest parts, those parts, and one piece for each
round and for each whole block of commands and of lines. Reasons:

- JSON read by Pydantic makes values of the declared types and nothing else, so bytes from a foreign database run no
  code. Each piece is limited before it is parsed; nesting is limited by Pydantic.
- Blocks of commands and of lines stay packed until an item is wanted (`packed`), and are written again as they are: a
  further snapshot packs only what is new.
- Each call of Pydantic holds Python's global lock. Many pieces let the event loop run between them.

Two values that are equal may be one object before and two after: that is of no meaning to the fold. Parts that were
memoized are computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

from pydantic import TypeAdapter

from formats.core.chain import Payload, chained
from formats.core.changing import with_fields
from formats.core.evolve import fold
from formats.core.log import Record, people_of
from formats.core.model import Entrant
from formats.core.packed import MOST_UNPACKED_BYTES, BadPackError, PackedBlock, packed, parsed
from formats.core.persistent import BLOCK, PersistentList, PersistentSet
from formats.core.state import CommandMark, Round, TournamentState
from formats.core.state_slices.folding import writers
from formats.core.values import EntrantId, PersonId

T = TypeVar("T")

MARK = b"HS1"
DIGEST_BYTES = 16
LENGTH_BYTES = 4


@dataclass(frozen=True, slots=True)
class LogSnapshot:
    """A log up to some line, and what it adds up to. `size` is the length of the JSON that is not in packed blocks."""

    records: PersistentList[Record]
    state: TournamentState
    line_hash: str
    command_ids: PersistentSet[str]
    appearing: frozenset[PersonId]
    size: int = field(default=0, compare=False)

    @classmethod
    def of_log(cls, records: Sequence[Record], payloads: Sequence[Payload]) -> LogSnapshot:
        """Fold a log from its first line; `payloads` are its events as they were first written."""
        *_, last = chained(records, payloads)
        command_ids = PersistentSet(record.command_id for record in records)
        return cls(PersistentList(records), fold(records), last, command_ids, people_of(records))


@dataclass(frozen=True, slots=True)
class _Head:
    """What pieces follow: the rounds of each stage, the slices by name, the numbers of blocks."""

    line_hash: str
    rounds: tuple[int, ...]
    slices: tuple[str, ...]
    commands: int
    records: int


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


@cache
def _slices() -> Mapping[str, type[Any]]:
    """The types of all slices, by their names."""
    return {writer.kind.__qualname__: writer.kind for of_event in writers().values() for writer in of_event}


def _slice(name: str) -> type[Any]:
    if name not in _slices():
        raise BadPackError("an unknown slice")
    return _slices()[name]


_COMMANDS, _RECORDS = tuple[CommandMark, ...], tuple[Record, ...]


def encode(snapshot: LogSnapshot) -> bytes:
    """Write a snapshot as bytes."""
    pieces = b"".join(len(piece).to_bytes(LENGTH_BYTES) + piece for piece in _pieces(snapshot))
    return MARK + _digest(pieces) + pieces


def decode(content: bytes, damaged: Callable[[], object] = lambda: None) -> LogSnapshot:
    """Read a snapshot; BadPackError where it is damaged.

    Blocks are read later: where one of them is damaged although the digest is right, `damaged` is called.
    """
    start = len(MARK) + DIGEST_BYTES
    if content[: len(MARK)] != MARK or content[len(MARK) : start] != _digest(memoryview(content)[start:]):
        raise BadPackError("not a whole snapshot")
    reader = _Reader(_split(content, start))
    head: _Head = reader.next(_Head)
    command_ids = reader.next(tuple[str, ...])
    appearing = reader.next(frozenset[PersonId])
    state: TournamentState = reader.next(TournamentState)
    if len(head.rounds) != len(state.started):
        raise BadPackError("a stage without its rounds")
    slices = {kind: reader.next(kind) for kind in map(_slice, head.slices)}
    entrants: dict[EntrantId, Entrant] = reader.next(dict[EntrantId, Entrant])
    last_commands, last_records = reader.next(_COMMANDS), reader.next(_RECORDS)
    started = tuple(
        replace(log, rounds=tuple(reader.next(Round) for _ in range(rounds)))
        for log, rounds in zip(state.started, head.rounds, strict=True)
    )
    size = reader.size
    commands = PersistentList.of_blocks(reader.blocks(head.commands, _COMMANDS, damaged), last_commands)
    records = PersistentList.of_blocks(reader.blocks(head.records, _RECORDS, damaged), last_records)
    if not records or state.version != len(records) or max(len(last_commands), len(last_records)) >= BLOCK:
        raise BadPackError("a state of other lines")
    return LogSnapshot(
        records=records,
        state=with_fields(state, started=started, entrants=entrants, commands=commands, slices=slices),
        line_hash=head.line_hash,
        command_ids=PersistentSet(command_ids),
        appearing=appearing,
        size=size,
    )


def _pieces(snapshot: LogSnapshot) -> Iterator[bytes]:
    state = snapshot.state
    stages, commands, records = state.started, state.commands, snapshot.records
    rounds = tuple(len(log.rounds) for log in stages)
    short = with_fields(
        state,
        started=tuple(replace(log, rounds=()) for log in stages),
        entrants={},
        commands=PersistentList[CommandMark](),
        slices={},
    )
    slices = tuple(kind.__qualname__ for kind in state.slices)
    yield _piece(_Head, _Head(snapshot.line_hash, rounds, slices, len(commands.blocks), len(records.blocks)))
    yield _piece(tuple[str, ...], tuple(snapshot.command_ids))
    yield _piece(frozenset[PersonId], snapshot.appearing)
    yield _piece(TournamentState, short)
    yield from (_piece(kind, value) for kind, value in state.slices.items())
    yield _piece(dict[EntrantId, Entrant], state.entrants)
    yield _piece(_COMMANDS, commands.tail)
    yield _piece(_RECORDS, records.tail)
    yield from (_piece(Round, round_) for log in stages for round_ in log.rounds)
    yield from (_packed_block(block, _COMMANDS) for block in commands.blocks)
    yield from (_packed_block(block, _RECORDS) for block in records.blocks)


def _piece(kind: Any, value: Any) -> bytes:
    if kind is _RECORDS:
        # One by one: a block may hold whole rounds. The kind of an event is a default, by which it is read.
        return packed(b"[%b]" % b",".join(map(_adapter(Record).dump_json, value)))
    return packed(_adapter(kind).dump_json(value, exclude_defaults=True))


def _packed_block(block: Sequence[Any], kind: Any) -> bytes:
    return block.content if isinstance(block, PackedBlock) else _piece(kind, block)


def _digest(pieces: bytes | memoryview) -> bytes:
    return blake2b(pieces, digest_size=DIGEST_BYTES).digest()


def _split(content: bytes, start: int) -> Iterator[bytes]:
    while start < len(content):
        end = start + LENGTH_BYTES + int.from_bytes(content[start : start + LENGTH_BYTES])
        if end > len(content):
            raise BadPackError("cut off")
        yield content[start + LENGTH_BYTES : end]
        start = end


class _Reader:
    """Reads pieces in order. `size` is the length of the JSON that was parsed."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces
        self.size = 0

    def next(self, kind: Any) -> Any:
        """Parse a piece."""
        value, size = parsed(_adapter(kind), self._piece())
        self.size += size
        if self.size > MOST_UNPACKED_BYTES:
            raise BadPackError("longer than it may be")
        return value

    def blocks(self, count: int, kind: Any, damaged: Callable[[], object]) -> list[PackedBlock[Any]]:
        """Return the next pieces as blocks."""
        return [PackedBlock(self._piece(), BLOCK, _adapter(kind), damaged) for _ in range(count)]

    def _piece(self) -> bytes:
        piece = next(self._pieces, None)
        if piece is None:
            raise BadPackError("cut off")
        return piece
