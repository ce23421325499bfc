"""Rating lists of a chess federation or a club, matched with the entrants of a tournament.

Read are FIDE's published lists, of one rating or of all three: fixed width with a line of heads (each value begins
under its head), and XML; both also packed (ZIP) as they are published. Other lists are tables (CSV) with a head for
each column, see `HEADS`. Lists have up to two million lines, so they are read as a stream, and only lines about
entrants are kept.

An entrant's line is the one with their FIDE number; without a number, the only one with the same words in its name, in
any order, and not of another federation. Everything else is doubtful and for a person to decide.
"""

from __future__ import annotations

import codecs
import io
import re
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import unescape
from typing import IO, Literal

from bot.errors import RatingListError
from bot.parsing.csv_text import decoded, rows_of
from bot.parsing.search import folded
from formats.core.values import EntrantId

MOST_LIST_BYTES = 25_000_000
MOST_UNPACKED = 400_000_000
LIST_SECONDS = 60.0
"""Time for reading a list; the largest of FIDE take about ten seconds."""

MOST_CANDIDATES = 20
"""Lines that are offered for one entrant."""

RatingKind = Literal["standard", "rapid", "blitz"]

ID, NAME, SURNAME, GIVEN, FEDERATION, TITLE, BORN = "id", "name", "surname", "given", "federation", "title", "born"
HEADS: Mapping[str, Sequence[str]] = {
    ID: ("idnumber", "fideid", "fidenumber", "fideno", "fide", "id"),
    NAME: ("name", "player", "playername", "fullname"),
    SURNAME: ("surname", "lastname", "familyname"),
    GIVEN: ("givenname", "firstname", "forename"),
    FEDERATION: ("fed", "federation", "country"),
    TITLE: ("tit", "title"),
    "women": ("wtit", "wtitle"),
    BORN: ("bday", "birthday", "born", "birthyear", "yearofbirth"),
    "rating": ("rating", "elo", "rtg"),
    "standard": ("srtng", "standard", "standardrating"),
    "rapid": ("rrtng", "rapid", "rapidrating"),
    "blitz": ("brtng", "blitz", "blitzrating"),
}
"""Heads of columns and tags, in lower case and without signs, the usual first. A month is the head of a rating too."""

_FIELDS = {head: name for name, heads in HEADS.items() for head in heads}
_MONTH = re.compile(r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d\d")
_RECORD_END = re.compile(r"</player>", re.IGNORECASE)
_TAG = re.compile(r"<(\w+)>([^<]*)</\1>")
_NAME_PARTS = re.compile(r"\w+")
_FIRST_BYTES = 4096
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a list; empty, or 0, where it has nothing. `federation` and `title` are in capitals."""

    name: str
    fide_id: str = ""
    federation: str = ""
    title: str = ""
    rating: int = 0
    born: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """An entrant to be found in a list."""

    entrant: EntrantId
    name: str
    fide_id: str = ""
    federation: str = ""


@dataclass(frozen=True)
class Matched:
    """The lines of entrants. For those who are `doubtful`, several lines may be meant, or one that is not sure."""

    found: Mapping[EntrantId, Listed] = field(default_factory=dict)
    doubtful: Mapping[EntrantId, tuple[Listed, ...]] = field(default_factory=dict)


def read_rating_list(data: bytes, kind: RatingKind, wanted: Sequence[Wanted]) -> Matched:
    """Return the lines of these entrants. Raises `RatingListError` for a file that is no list."""
    search = _Search(wanted)
    for record in _records(data):
        search.take(record, kind)
    return search.matched()


def _records(data: bytes) -> Iterator[Mapping[str, str]]:
    """Yield the lines of a list: values by the names of `HEADS`."""
    with _unpacked(data) as stream:
        begin = stream.read(_FIRST_BYTES)
        rest: IO[bytes] = stream
        if begin.lstrip(codecs.BOM_UTF8 + b" \r\n\t").startswith(b"<"):
            yield from _of_xml(_Joined(begin, rest))
        elif begin.lstrip().lower().startswith(b"id number") and b"\t" not in begin:
            yield from _of_fixed_width(_lines(_Joined(begin, rest)))
        else:
            yield from _of_table(begin + rest.read(MOST_LIST_BYTES))


def _unpacked(data: bytes) -> IO[bytes]:
    """Return the list of a packed file, or the file itself."""
    if not data.startswith(b"PK"):
        return io.BytesIO(data)
    try:
        packed = zipfile.ZipFile(io.BytesIO(data))
        inside = [one for one in packed.infolist() if one.filename.lower().endswith((".txt", ".xml", ".csv"))]
        if len(inside) != 1 or inside[0].file_size > MOST_UNPACKED:
            raise RatingListError("packed")
        return packed.open(inside[0])
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError):
        raise RatingListError("packed") from None


class _Joined:
    """A stream of which the beginning has been read already."""

    def __init__(self, begin: bytes, rest: IO[bytes]) -> None:
        self._begin, self._rest = begin, rest

    def read(self, size: int) -> bytes:
        """Return the next bytes, about so many; none at the end."""
        begin, self._begin = self._begin, b""
        try:
            return begin or self._rest.read(size)
        except (zipfile.BadZipFile, EOFError):
            raise RatingListError("packed") from None


def _text(stream: _Joined) -> Iterator[str]:
    """Yield the text of a stream in pieces."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    while chunk := stream.read(_CHUNK):
        yield decoder.decode(chunk)


def _lines(stream: _Joined) -> Iterator[str]:
    """Yield the lines of a stream without their ends."""
    left = ""
    for piece in _text(stream):
        *lines, left = (left + piece).split("\n")
        yield from lines
    yield left


def _of_xml(stream: _Joined) -> Iterator[Mapping[str, str]]:
    """Yield the players of FIDE's XML, which is flat: no entities of its own, no attributes, no nesting."""
    left, some = "", False
    for piece in _text(stream):
        *players, left = _RECORD_END.split(left + piece)
        for player in players:
            some = True
            values = {_field(tag): unescape(value).strip() for tag, value in _TAG.findall(player)}
            yield {name: value for name, value in values.items() if name}
        if len(left) > MOST_LIST_BYTES:
            break
    if not some:
        raise RatingListError("no_columns")


def _of_fixed_width(lines: Iterable[str]) -> Iterator[Mapping[str, str]]:
    """Yield the lines of a list whose first line has the heads, each where its column begins."""
    rows = iter(lines)
    head = next(rows)
    starts = [(_field(found.group()), found.start()) for found in re.finditer(r"ID number|\S+", head, re.IGNORECASE)]
    ends = [start for _, start in starts[1:]]
    columns = [(name, slice(start, end)) for (name, start), end in zip(starts, [*ends, None], strict=True) if name]
    if not {ID, NAME} <= {name for name, _ in columns}:
        raise RatingListError("no_columns")
    for row in rows:
        yield {name: row[place].strip() for name, place in columns}


def _of_table(data: bytes) -> Iterator[Mapping[str, str]]:
    text = decoded(data)
    rows = rows_of(text) if text is not None else []
    names = [_field(head) for head in rows[0].cells] if rows else []
    if not {ID, NAME, SURNAME} & set(names):
        raise RatingListError("no_columns")
    for row in rows[1:]:
        yield {name: cell for name, cell in zip(names, row.cells, strict=False) if name}


def _field(head: str) -> str:
    """Return the name of the column with this head; empty for columns that are not read."""
    key = re.sub(r"[\W_]+", "", head.lower())
    return "rating" if _MONTH.fullmatch(key) else _FIELDS.get(key, "")


class _Search:
    """Keeps the lines that may be about entrants."""

    def __init__(self, wanted: Sequence[Wanted]) -> None:
        self._wanted = wanted
        self._ids = {one.fide_id for one in wanted if one.fide_id}
        self._words = {one.entrant: _words(one.name) for one in wanted if not one.fide_id}
        self._all_words = frozenset(word for words in self._words.values() for word in words)
        self._by_id: dict[str, Listed] = {}
        self._same: dict[EntrantId, list[Listed]] = {}
        self._near: dict[EntrantId, list[Listed]] = {}

    def take(self, record: Mapping[str, str], kind: RatingKind) -> None:
        """Keep a line if it may be about an entrant."""
        number = record.get(ID, "").lstrip("0")
        name = record.get(NAME) or f"{record.get(SURNAME, '')}, {record.get(GIVEN, '')}".strip(", ")
        if number in self._ids and number:
            self._by_id[number] = _listed(record, name, number, kind)
        words = _words(name)
        if not words & self._all_words:
            return
        for who, mine in self._words.items():
            same = mine == words
            if same or (len(mine & words) > 1 and (mine < words or words < mine)):
                kept = (self._same if same else self._near).setdefault(who, [])
                if len(kept) < MOST_CANDIDATES:
                    kept.append(_listed(record, name, number, kind))

    def matched(self) -> Matched:
        """Return what was found. A line that fits two entrants is doubtful for both."""
        found: dict[EntrantId, Listed] = {}
        doubtful: dict[EntrantId, tuple[Listed, ...]] = {}
        for one in self._wanted:
            same = self._same.get(one.entrant, [])
            if one.fide_id:
                found |= {one.entrant: self._by_id[one.fide_id]} if one.fide_id in self._by_id else {}
            elif len(same) == 1 and (not one.federation or same[0].federation in {"", one.federation}):
                found[one.entrant] = same[0]
            elif same or one.entrant in self._near:
                doubtful[one.entrant] = tuple(same or self._near[one.entrant])
        uses = Counter(found.values())
        twice = {who: (line,) for who, line in found.items() if uses[line] > 1}
        return Matched({who: line for who, line in found.items() if who not in twice}, {**doubtful, **twice})


def _words(name: str) -> frozenset[str]:
    """Return the words of a name for comparison."""
    return frozenset(_NAME_PARTS.findall(name.lower() if name.isascii() else folded(name)))


def _listed(record: Mapping[str, str], name: str, number: str, kind: RatingKind) -> Listed:
    """Return a line. The rating is that of the kind if the list has one for each, else its only one."""
    rating = record.get(kind) if kind in record else record.get("rating", "")
    born = re.search(r"(?:18|19|20)\d\d", record.get(BORN, ""))
    return Listed(
        name=name,
        fide_id=number if number.isdecimal() else "",
        federation=record.get(FEDERATION, "").upper(),
        title=(record.get(TITLE) or record.get("women") or "").upper(),
        rating=int(rating) if rating and rating.isdecimal() else 0,
        born=born.group() if born else "",
    )
