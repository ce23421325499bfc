"""A snapshot of a log and the lines after it add up to the same as the whole log; what is damaged is refused."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.loaded import LoadedTournament, extended, not_created_yet, restored
from formats.core import log_snapshot, packed, persistent
from formats.core.chain import Payload, payload_of
from formats.core.errors import FieldError
from formats.core.events import (
    BranchOpened,
    BranchRecorded,
    EveningOpened,
    EveningRecorded,
    FeeMarked,
    MainLine,
    MainLineNamed,
    MemberChanged,
    SeriesPlan,
    SeriesPlanned,
    ServerDoubtSettled,
    TeamSought,
)
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.log_file import read_log
from formats.core.log_snapshot import DIGEST_BYTES, MARK, LogSnapshot, decode, encode
from formats.core.lru import LRUCache
from formats.core.packed import BadPackError, PackedBlock
from formats.core.state_slices.evenings import Series
from formats.core.state_slices.fees import Fees
from formats.core.state_slices.folding import writers
from formats.core.state_slices.members import Members
from formats.core.state_slices.server_games import ServerGames
from formats.core.weekly import WeeklyTime
from storage.log import NO_BINDINGS
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import SYSTEMS, directed
from tests.formats.core.state_slices.test_server_games import GAME, OTHER, doubted, link, linked
from tests.yesterday import LOGS, text_of

BLOCK = 8


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Short logs have packed blocks too, and nothing is still unpacked from before."""
    for module in (persistent, log_snapshot):
        monkeypatch.setattr(module, "BLOCK", BLOCK)
    packed._unpacked.clear()
    yield
    packed._unpacked.clear()


def loaded_of(records: Sequence[Record], payloads: Sequence[Payload] | None = None) -> LoadedTournament:
    """A tournament that is folded from its first line."""
    return extended(not_created_yet("t1", NO_BINDINGS, records[0].at), records, payloads)


def from_snapshot(before: LoadedTournament) -> LoadedTournament:
    """The same tournament, written as a snapshot and read."""
    content = encode(before.as_snapshot)
    return restored("t1", decode(content), len(content))


def check_equal(found: LoadedTournament, expected: LoadedTournament) -> None:
    assert found.state == expected.state
    assert tuple(found.records) == tuple(expected.records)
    assert found.line_hash == expected.line_hash
    assert (found.command_ids, found.appearing) == (expected.command_ids, expected.appearing)
    assert [type(value) for value in vars(found.state).values()] == [
        type(value) for value in vars(expected.state).values()
    ]


def check_everywhere(records: Sequence[Record], payloads: Sequence[Payload] | None = None, step: int = 1) -> None:
    """From a snapshot at every position, the lines after it lead to the same, at once and line by line."""
    written = tuple(map(payload_of, records)) if payloads is None else payloads
    expected = loaded_of(records, written)
    before, known = not_created_yet("t1", NO_BINDINGS, records[0].at), 0
    for position in range(1, len(records) + 1, step):
        before, known = extended(before, records[known:position], written[known:position]), position
        begun = from_snapshot(before)
        rest = records[position:]
        check_equal(extended(begun, rest, written[position:]) if rest else begun, expected)


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**16))
@examples(1)
def test_a_snapshot_and_its_tail_are_the_fold_at_every_position(key: str, seed: int) -> None:
    played = directed(key, seed, Directed)
    with suppress(FieldError):
        played.to_the_end()
    check_everywhere(played.play.records[:150], step=1 + len(played.play.records) // 30)


@pytest.mark.parametrize("seed", range(3))
def test_line_by_line_with_undo_and_corrections_it_goes_on_as_the_whole_log(seed: int) -> None:
    played = directed("swiss", seed, Directed)
    with suppress(FieldError):
        played.to_the_end()
    records = played.play.records[:80]
    whole = loaded_of(records[:1])
    begun = from_snapshot(whole)
    for position in range(1, len(records)):
        whole = extended(whole, records[position : position + 1])
        begun = from_snapshot(extended(begun, records[position : position + 1]))
        check_equal(begun, whole)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}/{log.stem}")
def test_logs_of_every_version_have_snapshots(log: Path) -> None:
    read = read_log(text_of(log))
    check_everywhere(read.records, read.payloads, step=max(1, len(read.records) // 4))


def test_every_slice_is_written_and_read() -> None:
    records = directed("round_robin", 2, Directed).play.records
    events = (
        FeeMarked(entrant="e1", state="paid"),
        MemberChanged(entrant="e1", person="p9", given=True),
        TeamSought(person="p8"),
        linked(link(GAME), link(OTHER, "8"), without=("e3",)),
        doubted(GAME, "7"),
        doubted(GAME, "9"),
        ServerDoubtSettled(pairing=GAME.id, game="9", answer="again"),
        SeriesPlanned(plan=SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00")), since=records[-1].at),
        EveningOpened(number=1, start=records[-1].at),
        EveningRecorded(number=1, outcome="held", at=records[-1].at, places=(("e1",), ("e2", "e3"))),
        BranchOpened(stage=1, opening="c9", seeds=("e1", "e2")),
        BranchRecorded(stage=1, opening="c9", outcome="held", places=(("e1",), ("e2",))),
        MainLineNamed(main_line=MainLine(identity="x", stage=1, opening="c", line=1, line_hash="h", entrants=("e1",))),
    )
    last = records[-1]
    for seq, event in enumerate(events, last.seq + 1):
        records = [*records, last.model_copy(update={"seq": seq, "command_id": f"x{seq}", "event": event})]
    state = fold(records)
    assert set(state.slices) == {writer.kind for some in writers().values() for writer in some}
    assert from_snapshot(loaded_of(records)).state.slices == state.slices
    games = from_snapshot(loaded_of(records)).state.slice_of(ServerGames)
    assert games.doubts
    assert games.settled
    assert games.without == {"e3"}
    assert state.slice_of(Fees).marked
    assert state.slice_of(Members).by_entrant
    assert state.slice_of(Series).evenings[0].places == (("e1",), ("e2", "e3"))


@pytest.fixture
def played() -> LoadedTournament:
    """A tournament of some rounds."""
    made = directed("swiss", 5, Directed)
    with suppress(FieldError):
        made.to_the_end()
    return loaded_of(made.play.records)


def test_a_further_snapshot_packs_only_what_is_new(played: LoadedTournament) -> None:
    begun = from_snapshot(played)
    assert all(isinstance(block, PackedBlock) for block in begun.as_snapshot.records.blocks)
    assert not packed._unpacked
    again = decode(encode(begun.as_snapshot))
    assert not packed._unpacked
    for block, before in zip(again.records.blocks, begun.as_snapshot.records.blocks, strict=True):
        assert isinstance(block, PackedBlock)
        assert isinstance(before, PackedBlock)
        assert block.content == before.content


def test_few_blocks_stay_unpacked(played: LoadedTournament, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "_unpacked", LRUCache(2))
    begun = from_snapshot(played)
    assert len(list(begun.records)) > 4 * BLOCK
    assert len(packed._unpacked) == 2


def test_the_last_lines_are_found_without_unpacking_older_ones(played: LoadedTournament) -> None:
    begun = from_snapshot(played)
    behind = len(begun.as_snapshot.records.tail)
    assert begun.records[len(begun.records) - behind :] == tuple(played.records)[len(played.records) - behind :]
    assert len(packed._unpacked) == 0
    assert begun.records[BLOCK : BLOCK + 2] == tuple(played.records)[BLOCK : BLOCK + 2]
    assert len(packed._unpacked) == 1


def resealed(pieces: bytes) -> bytes:
    """Forged pieces: with the right digest."""
    return MARK + blake2b(pieces, digest_size=DIGEST_BYTES).digest() + pieces


def piece(json: bytes) -> bytes:
    content = zlib.compress(json)
    return len(content).to_bytes(4) + content


HEAD = piece(b'{"line_hash":"0","rounds":[],"slices":[],"commands":0,"records":0}')
START = HEAD + piece(b"[]") + piece(b"[]")


@pytest.mark.parametrize(
    "pieces",
    [
        b"",
        b"\0",
        piece(b"[" * 100_000),
        piece(b'{"line_hash":"0","rounds":[],"slices":["os"],"commands":0,"records":0}') + piece(b"[]") * 5,
        piece(b'{"line_hash":"0","rounds":[9999999],"slices":[],"commands":0,"records":0}') + piece(b"[]") * 9,
        START,
        START + piece(b'{"forms":[[["x","e1"],{"content":' + b"[" * 5000 + b"]" * 5000 + b',"at":0}]]}'),
        START + piece(b'{"version":"os.system"}'),
        START + piece(b"{}") + piece(b"{}") + piece(b"[]") + piece(b"[]"),
        HEAD[:-3],
        HEAD[:4] + b"not compressed" + HEAD[18:],
        len(b"x").to_bytes(4) + b"x",
        (2**32 - 1).to_bytes(4) + b"x",
    ],
    ids=[
        "nothing",
        "half a length",
        "deeply nested",
        "unknown slice",
        "rounds that are not there",
        "no state",
        "deeply nested form",
        "wrong type",
        "no lines",
        "cut off",
        "not compressed",
        "short",
        "too long",
    ],
)
def test_hostile_snapshots_are_refused(pieces: bytes) -> None:
    with pytest.raises(BadPackError):
        decode(resealed(pieces))


def test_what_would_unpack_to_too_much_is_refused_before_it_is_parsed(
    played: LoadedTournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    bomb = piece(b" " * 50_000_000 + b"1")
    monkeypatch.setattr(packed, "MOST_UNPACKED_BYTES", 1_000_000)
    with pytest.raises(BadPackError, match="longer than it may be"):
        decode(resealed(bomb))
    monkeypatch.setattr(packed, "MOST_UNPACKED_BYTES", 64_000_000)
    monkeypatch.setattr(log_snapshot, "MOST_UNPACKED_BYTES", 500)
    with pytest.raises(BadPackError, match="longer than it may be"):
        decode(encode(played.as_snapshot))


def test_every_cut_and_every_changed_byte_is_found(played: LoadedTournament) -> None:
    content = encode(played.as_snapshot)
    for place in range(0, len(content), max(1, len(content) // 200)):
        with pytest.raises(BadPackError):
            decode(content[:place])
        with pytest.raises(BadPackError):
            decode(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
    with pytest.raises(BadPackError):
        decode(content + b"\0")


def test_a_block_that_was_made_wrong_is_reported_when_it_is_wanted(played: LoadedTournament) -> None:
    snapshot = played.as_snapshot
    wrong = [PackedBlock(piece(b"[]")[4:], BLOCK, log_snapshot._adapter(tuple[Record, ...]), lambda: None)]
    blocks = [*wrong, *snapshot.records.blocks[1:]]
    records = persistent.PersistentList.of_blocks(blocks, snapshot.records.tail)
    made = LogSnapshot(records, snapshot.state, snapshot.line_hash, snapshot.command_ids, snapshot.appearing)
    damaged: list[str] = []
    read = decode(encode(made), lambda: damaged.append("t1"))
    assert read.records[-1] == snapshot.records[-1]
    assert not damaged
    with pytest.raises(BadPackError):
        list(read.records)
    assert damaged == ["t1"]
