"""The hash chain of a log: each line's hash covers its content and the hash of the line before.

With the *head* of a log, the hash of its latest line, anyone can verify that nothing before it has been changed, left
out, added or put into another order. Herald posts heads in the channel, and exports carry the hash of every line.

What is hashed is the line as it was first written, in the shape of the version that wrote it: SHA-256 of the hash
before (nothing for line 1), a line break, and the line as JSON without blanks, its keys in order, its time in UTC to
the microsecond. In place of the tournament's seed stands its commitment, so that an export without the seed has the
same hashes. Names are not in the events; so a head has a hash of names beside that of the line: what all entrants are
called, and everybody who has given a command or whom an event is about, directors too.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC
from typing import Any

from formats.core.check_sum import canonical
from formats.core.events import EVENT
from formats.core.log import Record
from formats.core.lots import commitment_to, root_of
from formats.core.values import EntrantId

LINE_DIGITS, NAME_DIGITS = 32, 16
"""How many digits of each hash are in a head: too many to find other lines, or other names, with the same ones."""

_HEAD = re.compile(rf"(\d+)-([0-9a-f]{{{LINE_DIGITS}}})-([0-9a-f]{{{NAME_DIGITS}}})")

Payload = Mapping[str, Any]
"""An event as JSON has it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a log at some moment: how many lines it had, the hash of the last one, and that of all names."""

    seq: int
    line: str
    names: str

    def __str__(self) -> str:
        """Return the head as it is posted: `57-<32 digits>-<16 digits>`."""
        return f"{self.seq}-{self.line[:LINE_DIGITS]}-{self.names[:NAME_DIGITS]}"


def read_head(text: str) -> Head | None:
    """Parse a head from a text, which may be in backticks; None if it is not one."""
    read = _HEAD.fullmatch(text.strip().strip("`").lower())
    return None if read is None else Head(int(read[1]), read[2], read[3])


def payload_of(record: Record) -> Payload:
    """The event as it is written today."""
    payload: Payload = json.loads(EVENT.dump_json(record.event))
    return payload


def line_hash(before: str, record: Record, payload: Payload) -> str:
    """The hash of a line after the one that has the hash `before`; `payload` is its event as it was first written."""
    line = {
        "seq": record.seq,
        "command_id": record.command_id,
        "actor": record.actor,
        "at": record.at.astimezone(UTC).isoformat(timespec="microseconds"),
        "event": without_seed(payload),
    }
    return _sha(f"{before}\n{canonical(line)}")


def without_seed(payload: Payload) -> Payload:
    """An event as everybody may see it: with the commitment in place of a seed."""
    if payload.get("kind") not in {"TournamentCreated", "SeedReplaced"}:
        return payload
    seed = payload.get("seed")
    known = {key: value for key, value in payload.items() if key not in {"seed", "commitment"}}
    root = root_of(str(seed), str(payload.get("identity", "")))
    commitment = commitment_to(root) if seed else payload.get("commitment", "")
    return {**known, "seed": "", "commitment": commitment}


def chained(records: Sequence[Record], payloads: Iterable[Payload] | None = None, before: str = "") -> Iterator[str]:
    """The hash of every line, in order; without `payloads`, of the events as they are written today."""
    written = map(payload_of, records) if payloads is None else payloads
    for record, payload in zip(records, written, strict=True):
        before = line_hash(before, record, payload)
        yield before


def names_hash(entrants: Mapping[EntrantId, str], others: Mapping[str, str]) -> str:
    """The hash of what entrants are called, and everybody who appears in the log as a person (`e7`, `p3`)."""
    return _sha(canonical({**entrants, **others}))


def seal_hash(header: Mapping[str, Any], lines: int, head: str) -> str:
    """The hash over an export's header and the end of its chain."""
    return _sha(canonical({"header": dict(header), "lines": lines, "head": head}))


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
