"""Decode CSV files of any spreadsheet program: encoding, separator, and limits of size."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import TableError
from bot.text.names import clean

MOST_COLUMNS = 100
LONGEST_CELL = 4_000
MOST_ROWS = 5_000
MOST_LINES = 20_000
"""Maximum number of lines, blank ones included. It is checked before the file is parsed."""
SEPARATORS = (",", ";", "\t")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


_NUMBERED = re.compile(r"(\d{1,4})[.)]\s*+(.+)")
_RATED = re.compile(r"(.*[^\s,])(?:\s*,\s*|\s+(?=[1-9]\d\d))(\d{1,5}(?:\.\d{1,3})?)")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a line, each on one line and stripped. `line` counts from 1 in the file."""

    line: int
    cells: tuple[str, ...]


def decoded(data: bytes) -> str | None:
    """Return the text of a file: UTF-8 or UTF-16 with or without a byte order mark, else Latin-1.

    None if it is binary.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding).lstrip("\ufeff")
            except UnicodeDecodeError:
                return None
    for encoding in (*_without_mark(data), "utf-8", "cp1252", "latin-1"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if "\0" in text else text
    return None


def table_of_names(lines: str) -> str:
    """Return a table for an import from a list of names, one a line, with a rating behind a comma or a blank.

    In a list that is numbered from 1 the numbers are seeds. Behind a blank a number below 100 is part of the name.
    """
    named = [line for line in map(clean, lines.splitlines()) if line]
    numbered = [_NUMBERED.fullmatch(line) for line in named]
    places = [int(match[1]) for match in numbered if match]
    is_seeding = places == list(range(1, len(named) + 1)) and len(named) > 1
    rows: list[Mapping[str, str]] = []
    for place, line in enumerate([match[2] for match in numbered if match] if is_seeding else named, start=1):
        rated = _RATED.fullmatch(line)
        seed = {"seed": str(place)} if is_seeding else {}
        rows.append({"name": line} | seed if rated is None else {"name": rated[1], "rating": rated[2]} | seed)
    table = io.StringIO()
    heads = [head for head in ("name", "rating", "seed") if head == "name" or any(head in row for row in rows)]
    writer = csv.DictWriter(table, heads, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return table.getvalue()


def _without_mark(data: bytes) -> tuple[str, ...]:
    """Return the UTF-16 encoding of data without a byte order mark: every other byte at the beginning is zero."""
    start = data[:64]
    if len(data) % 2 or not start:
        return ()
    if start[1::2].count(0) > len(start) // 4:
        return ("utf-16-le",)
    return ("utf-16-be",) if start[::2].count(0) > len(start) // 4 else ()


def rows_of(text: str) -> list[Row]:
    """Return the rows that are not blank.

    The separator is the one that is most frequent in the first line; `sep=;` in the first line overrides it. Raises
    `TableError` if the file has too many lines, columns or rows, or too long cells.
    """
    lines = text.splitlines(keepends=True)
    if len(lines) > MOST_LINES:
        raise TableError(MOST_LINES + 1, "many_rows", MOST_LINES)
    first, skipped = lines[0].strip(" \r\n") if lines else "", 0
    if first[:4].casefold() == "sep=" and first[4:5] in SEPARATORS:
        separator, skipped = first[4:5], 1
    else:
        head = next((line for line in lines if line.strip()), "")
        separator = max(SEPARATORS, key=head.count)
    reader = csv.reader(lines[skipped:], delimiter=separator)
    rows: list[Row] = []
    begin = skipped + 1
    for cells in _lines_of(reader, skipped):
        _check(begin, cells)
        row = Row(begin, tuple(_plain(cell) for cell in cells))
        if any(row.cells):
            rows.append(row)
            if len(rows) > MOST_ROWS:
                raise TableError(begin, "many_rows", MOST_ROWS)
        begin = skipped + reader.line_num + 1
    return rows


def _lines_of(reader: Any, skipped: int) -> Iterator[list[str]]:
    """Yield parsed lines; errors of the parser become `TableError`."""
    try:
        yield from reader
    except csv.Error:
        raise TableError(skipped + reader.line_num, "long_cell", LONGEST_CELL) from None


def _check(line: int, cells: Sequence[str]) -> None:
    """Refuse a line that is beyond the limits."""
    if len(cells) > MOST_COLUMNS:
        raise TableError(line, "wide", MOST_COLUMNS)
    if any(len(cell) > LONGEST_CELL for cell in cells):
        raise TableError(line, "long_cell", LONGEST_CELL)


def _plain(cell: str) -> str:
    """Return a cell without the apostrophe that our own files put before possible formulas."""
    text = clean(cell)
    return text[1:] if text.startswith("'") and text[1:2] in {"=", "+", "-", "@"} else text
