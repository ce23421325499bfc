"""A whole log as text: JSON lines, to take a tournament elsewhere or to feed it to the command line.

Line 1 is the header: `{"herald-log": 2, "tournament": ..., "title": ..., "engine": ..., "people": {person id: {"name":
..., "entrants": [...]}}, "seal": {...}}`. Every further line is one `Record` with its hash: `{"seq": 1, "command_id":
..., "actor": ..., "at": ..., "event": {"kind": ..., ...}, "hash": ...}` (see `formats.core.chain`). Names are only in
the header, so a log without names differs from it in one line; the seal is a hash over them and the end of the chain.
Version 1 has neither hashes nor seal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ConfigDict, Field, ValidationError

from formats.core.chain import Head, Payload, chained, line_hash, names_hash, payload_of, seal_hash, without_seed
from formats.core.errors import NewerEventError, RuleError, TournamentError
from formats.core.events import TournamentCreated
from formats.core.evolve import evolve, fold
from formats.core.log import Record, people_of
from formats.core.state import TournamentState
from formats.core.values import EntrantId, Value
from formats.core.verify import effective

VERSION = 2
BARE_VERSION = 1
"""The version whose lines have no hashes."""

MARK = "herald-log"


class BadLogError(RuleError):
    """A text is no log. `line` counts from 1; `code` says what is wrong there, `detail` where a reader tripped.

    Codes: `empty`, `not_json`, `not_a_log` (no header), `version` (written by a newer Herald), `header`, `no_events`,
    `event` (unreadable), `newer` (an event of a newer Herald), `sequence` (not counted 1, 2, 3, ...), `command` (a
    command's events lie apart), `start` (the first event, and only the first, creates the tournament), `impossible`
    (nothing before it makes it possible); and what `check_chain` finds: `bent` (the line is not as it was written),
    `bare` (it has lost its hash), `cut` (lines are missing at the end), `added` (there are more than there were),
    `sealed` (the header, with the names, is not as it was written).
    """

    line: int
    code: str
    detail: str = ""


class LogPerson(Value):
    """A person of a log: an entrant, or the actor of a command. An erased person has no name."""

    name: str
    entrants: tuple[EntrantId, ...] = ()


class LogLine(Record):
    """A line after the first: a record, and the hash that the chain has there."""

    hash: str = ""


class Seal(Value):
    """The end of an export: so many lines, the hash of the last one, and one over all that is in the header."""

    lines: int
    head: str
    hash: str


class LogHeader(Value):
    """The first line. `engine` is the version that wrote the last events."""

    model_config = ConfigDict(validate_by_name=True, validate_by_alias=True)

    version: int = Field(default=VERSION, alias=MARK)
    tournament: str
    title: str
    engine: str
    people: dict[str, LogPerson] = Field(default_factory=dict)
    seal: Seal | None = None

    def names(self) -> dict[EntrantId, str]:
        """Each entrant's name, where the log knows it."""
        return {entrant: person.name for person in self.people.values() for entrant in person.entrants}


@dataclass(frozen=True, slots=True)
class LogFile:
    """A log that was read, and the state it leads to.

    `payloads` are its events in the shape they were written in, `hashes` what each line says its hash is (empty where
    it says nothing), and `broken` what is wrong with the chain of them.
    """

    header: LogHeader
    records: tuple[Record, ...]
    state: TournamentState
    payloads: tuple[Payload, ...] = ()
    hashes: tuple[str, ...] = ()
    broken: tuple[BadLogError, ...] = ()

    @property
    def protected(self) -> bool:
        """Has it hashes at all? Logs of version 0.1 have none."""
        return any(self.hashes)

    def head(self, seq: int | None = None) -> Head:
        """The head of the log as it is here, after line `seq` (default: the last)."""
        end = len(self.records) if seq is None else seq
        *_, last = chained(self.records[:end], self.payloads[:end])
        entrants = (self.state if end == len(self.records) else fold(self.records[:end])).entrants
        names, people = self.header.names(), self.header.people
        others = {entrant: people[entrant].name for entrant in people_of(self.records[:end]) if entrant in people}
        return Head(end, last, names_hash({entrant: names.get(entrant, "") for entrant in entrants}, others))


def write_log(
    header: LogHeader, records: Sequence[Record], payloads: Sequence[Payload] | None = None, *, seed: bool = True
) -> str:
    """The file: the header with its seal on the first line, then a record with its hash a line, as JSON.

    `payloads` are the events in the shape they were written in, where that is known. Without `seed` the creation tells
    the commitment to the tournament's seed in its place.
    """
    written = [payload_of(record) for record in records] if payloads is None else payloads
    hashes = list(chained(records, written))
    header = header.model_copy(update={"version": VERSION, "seal": None})
    if hashes:
        sealed = Seal(lines=len(hashes), head=hashes[-1], hash=_seal_of(header, len(hashes), hashes[-1]))
        header = header.model_copy(update={"seal": sealed})
    lines = [
        _line(record, payload if seed else without_seed(payload), hash_of_line)
        for record, payload, hash_of_line in zip(records, written, hashes, strict=True)
    ]
    return "\n".join([header.model_dump_json(by_alias=True), *lines]) + "\n"


def _line(record: Record, payload: Payload, record_hash: str) -> str:
    known = record.model_dump(mode="json", exclude={"event"})
    return json.dumps({**known, "event": payload, "hash": record_hash}, ensure_ascii=False, separators=(",", ":"))


def _seal_of(header: LogHeader, lines: int, head: str) -> str:
    return seal_hash(header.model_dump(mode="json", exclude={"seal", "version"}), lines, head)


def read_log(text: str, *, even_broken: bool = False) -> LogFile:
    """The log of a text, or BadLogError naming the first line that is wrong. Empty lines do not count.

    A log whose chain of hashes is broken is refused too; with `even_broken` it is read as far as it can be, and tells
    what is wrong with it.
    """
    # Not splitlines: it also splits at characters that may stand inside a string of JSON.
    lines = [(number, line) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1) if line.strip()]
    if not lines:
        raise BadLogError(line=1, code="empty")
    header = _read_header(*lines[0])
    read = [_read_line(number, line) for number, line in lines[1:]]
    records = tuple(record for record, _, _ in read)
    payloads, hashes = tuple(payload for _, payload, _ in read), tuple(hash_of_line for _, _, hash_of_line in read)
    if not records:
        raise BadLogError(line=lines[0][0], code="no_events")
    numbers = [number for number, _ in lines[1:]]
    _check_order(records, numbers)
    broken = tuple(_check_chain(header, records, payloads, hashes, numbers))
    if broken and not even_broken:
        raise broken[0]
    state = _state(records, dict(zip((record.seq for record in records), numbers, strict=True)))
    return LogFile(header, records, state, payloads, hashes, broken)


def _check_chain(
    header: LogHeader,
    records: Sequence[Record],
    payloads: Sequence[Payload],
    hashes: Sequence[str],
    numbers: Sequence[int],
) -> Iterator[BadLogError]:
    """Every line that does not fit the hash before it, an end that is not the one that was sealed, a changed header."""
    if header.version == BARE_VERSION and not any(hashes) and header.seal is None:
        return
    before = ""
    for record, payload, hash_of_line, number in zip(records, payloads, hashes, numbers, strict=True):
        if not hash_of_line:
            yield BadLogError(line=number, code="bare")
        elif hash_of_line != line_hash(before, record, payload):
            yield BadLogError(line=number, code="bent", detail=str(record.seq))
        before = hash_of_line
    seal = header.seal
    if seal is None:
        yield BadLogError(line=1, code="sealed")
        return
    if len(records) < seal.lines:
        yield BadLogError(line=numbers[-1], code="cut", detail=str(seal.lines - len(records)))
    elif len(records) > seal.lines:
        yield BadLogError(line=numbers[seal.lines], code="added", detail=str(len(records) - seal.lines))
    elif hashes[-1] != seal.head:
        yield BadLogError(line=numbers[-1], code="bent", detail=str(records[-1].seq))
    if _seal_of(header, seal.lines, seal.head) != seal.hash:
        yield BadLogError(line=1, code="sealed")


def _state(records: Sequence[Record], line_of: Mapping[int, int]) -> TournamentState:
    state = TournamentState()
    for record in effective(records):
        try:
            state = evolve(state, record)
        except (TournamentError, LookupError, ValueError, TypeError) as error:
            line = line_of[record.seq]
            raise BadLogError(line=line, code="impossible", detail=f"{type(error).__name__}: {error}") from error
    return state


def _read_header(number: int, line: str) -> LogHeader:
    try:
        fields: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLogError(line=number, code="not_json", detail=str(error)) from error
    _refuse_nul(number, line, fields)
    version = fields.get(MARK) if isinstance(fields, dict) else None
    if not isinstance(version, int):
        raise BadLogError(line=number, code="not_a_log")
    if version not in {BARE_VERSION, VERSION}:
        raise BadLogError(line=number, code="version", detail=str(version))
    try:
        header = LogHeader.model_validate_json(line)
    except ValidationError as error:
        raise BadLogError(line=number, code="header", detail=first_problem(error)) from error
    entrants = [entrant for person in header.people.values() for entrant in person.entrants]
    if len(set(entrants)) != len(entrants):
        raise BadLogError(line=number, code="header", detail="people: an entrant stands for two people")
    return header


def _check_order(records: Sequence[Record], numbers: Sequence[int]) -> None:
    """Lines are counted on, the first creates the tournament, and what a command did stands together."""
    finished: set[str] = set()
    command = ""
    for expected, (record, number) in enumerate(zip(records, numbers, strict=True), start=1):
        if record.seq != expected:
            raise BadLogError(line=number, code="sequence", detail=f"{record.seq} instead of {expected}")
        if isinstance(record.event, TournamentCreated) != (expected == 1):
            raise BadLogError(line=number, code="start", detail=record.event.kind)
        if record.command_id != command:
            finished.add(command)
            command = record.command_id
        if command in finished:
            raise BadLogError(line=number, code="command", detail=command)


def _read_line(number: int, line: str) -> tuple[Record, Payload, str]:
    """The record of a line, its event as it stands there, and what the line says its hash is."""
    try:
        fields: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLogError(line=number, code="not_json", detail=str(error)) from error
    _refuse_nul(number, line, fields)
    if not isinstance(fields, dict) or not isinstance(fields.get("event"), dict):
        raise BadLogError(line=number, code="event", detail="no event")
    recorded_hash = fields.pop("hash", "")
    if not isinstance(recorded_hash, str):
        raise BadLogError(line=number, code="event", detail="hash: no text")
    try:
        return Record.model_validate_json(json.dumps(fields)), fields["event"], recorded_hash
    except NewerEventError as error:
        raise BadLogError(line=number, code="newer", detail=str(error)) from error
    except ValidationError as error:
        raise BadLogError(line=number, code="event", detail=first_problem(error)) from error


def _refuse_nul(number: int, line: str, piece: object) -> None:
    """No text has the character NUL, and not every database keeps it. In JSON it can be written in one way only."""
    if "\\u0000" in line and "\0" in _texts(piece):
        raise BadLogError(line=number, code="not_json", detail="the character NUL")


def _texts(piece: object) -> str:
    """All keys and texts in a piece of JSON, run together."""
    waiting, texts = [piece], [""]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            texts.append(value)
        elif isinstance(value, dict):
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
    return "".join(texts)


def first_problem(error: ValidationError) -> str:
    """Where the first thing wrong stands, and what it is."""
    problem = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(step) for step in problem['loc'])}: {problem['msg']}"
