"""Tables in a monospaced font, narrow enough for phones, and as CSV.

CSV files are protected against formula injection (OWASP, *CSV Injection*): spreadsheet programs execute cells that
begin with `=`, `+`, `-`, `@` and look-alikes, also after leading blanks and, when a file is split at another separator,
inside a cell. `safe_cell` puts an apostrophe before such signs.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import le
from typing import Literal, NamedTuple

from bot.text.catalogue import rendering_key
from bot.text.names import display_width, elide, is_plain, pad
from bot.views.view import CsvFile

TABLE_WIDTH = 34
"""Characters of a code block in a card that a phone 390 pixels wide shows without breaking lines.

Discord breaks longer lines, which makes a table unreadable. Beside the avatar, the edges of the card and those of the
code block are left some 260 pixels, and a character of the fixed-width font takes 7.5. A test measures it in the page
of the sandbox, which has the same measures.
"""

NARROWEST_NAME = 10
BYTE_ORDER_MARK = "\ufeff"
_FORMULA = re.compile(r"^[\s\u200b]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]")
_INNER_FORMULA = re.compile(r"(?s)(?<=.)([,;|\t\r\n][\s\"'\u200b]*+)([=+\-@\uff1d\uff0b\uff0d\uff20])?")
"""A separator within a cell, with the sign of a formula that would begin there if the file were split at it.

Possessive quantifier: each run of blanks is consumed whether a sign follows or not, so matching is linear.
"""
_HARMLESS = re.compile(r"[+-]?\d+(?:[.,]\d+)?%?|-")
"""Numbers, and the lone dash that marks a missing value."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, its alignment, and whether it is shortened if the table is too wide.

    Columns that are `spare` may be left out of a table that is too wide: those with the highest number go first,
    together.
    """

    head: str
    align: Literal["left", "right"] = "right"
    elastic: bool = False
    spare: int = 0


class FittedTable(NamedTuple):
    """The columns of a table that have room, and its lines."""

    columns: tuple[Column, ...]
    lines: list[str]


def fitted_table(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> FittedTable:
    """Return a table at most `TABLE_WIDTH` wide, without as many of its spare columns as necessary.

    If it is still too wide without them, its lines are elided.
    """
    kept = list(range(len(columns)))
    while True:
        shown = tuple(columns[place] for place in kept)
        cells = [[row[place] for place in kept] for row in rows]
        lines = table_lines(shown, cells)
        if lines is not None:
            return FittedTable(shown, lines)
        most = max((column.spare for column in shown), default=0)
        if not most:
            return FittedTable(shown, [elide(line, TABLE_WIDTH) for line in table_lines(shown, cells, 1000) or []])
        kept = [place for place in kept if columns[place].spare != most]


def table_lines(columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int = TABLE_WIDTH) -> list[str] | None:
    """Return head and rows, each at most `width` columns wide; None if that is not possible.

    Elastic columns share the remaining width, but never get less than `NARROWEST_NAME`. Texts of single-width
    characters take a fast path with `str.format`; others are measured character by character.
    """
    columns = tuple(columns)
    by_place = list(zip(*rows, strict=True)) or [()] * len(columns)
    together = "".join(map("".join, rows))
    all_plain = is_plain(together)
    widest = [max(map(len, cells), default=0) if all_plain else _width(cells) for cells in by_place]
    widths = list(map(max, _head_widths(columns, rendering_key()), widest))
    spare = width - sum(widths) - (len(columns) - 1)
    elastic = [place for place, column in enumerate(columns) if column.elastic]
    while spare < 0:
        place = max((place for place in elastic if widths[place] > NARROWEST_NAME), key=widths.__getitem__, default=-1)
        if place < 0:
            return None
        widths[place] -= 1
        spare += 1
    head = _head(columns, tuple(widths), rendering_key())
    if all_plain and "`" not in together and all(map(le, widest, widths)):
        row_of = " ".join(f"{{:{_SIGNS[column.align]}{wide}}}" for column, wide in zip(columns, widths, strict=True))
        return [head, *[row_of.format(*row).rstrip() for row in rows]]
    even = [_even(cells, wide, column.align) for column, cells, wide in zip(columns, by_place, widths, strict=True)]
    return [head, *[" ".join(cells).rstrip() for cells in zip(*even, strict=True)]]


_SIGNS = {"left": "<", "right": ">"}
"""Alignment signs of `str.format`."""


@lru_cache(maxsize=256)
def _head_widths(columns: tuple[Column, ...], rendering_key: str) -> tuple[int, ...]:  # noqa: ARG001 - it depends on it
    """Return the display widths of the heads. Cached, with the language (`rendering_key`) as part of the key."""
    return tuple(display_width(column.head) for column in columns)


@lru_cache(maxsize=1024)
def _head(columns: tuple[Column, ...], widths: tuple[int, ...], rendering_key: str) -> str:  # noqa: ARG001 - likewise
    """Return the line of heads. Cached likewise."""
    heads = (_even([column.head], wide, column.align)[0] for column, wide in zip(columns, widths, strict=True))
    return " ".join(heads).rstrip()


def _width(cells: Sequence[str]) -> int:
    """Return the display width of the widest cell."""
    return max(map(len if is_plain("".join(cells)) else display_width, cells), default=0)


def _even(cells: Sequence[str], wide: int, align: Literal["left", "right"]) -> list[str]:
    """Return the cells of a column, padded to equal width."""
    together = "".join(cells)
    bare = [cell.replace("`", "'") for cell in cells] if "`" in together else cells
    if is_plain(together) and max(map(len, bare), default=0) <= wide:
        return [cell.rjust(wide) for cell in bare] if align == "right" else [cell.ljust(wide) for cell in bare]
    return [pad(cell, wide, align) for cell in bare]


def _quoted_sign(found: re.Match[str]) -> str:
    """Return the separator, with an apostrophe before the sign of a formula."""
    return f"{found[1]}'{found[2]}" if found[2] else found[1]


def safe_cell(value: object) -> str:
    """Return the value as a cell that no spreadsheet program interprets as a formula."""
    text = _INNER_FORMULA.sub(_quoted_sign, "" if value is None else str(value))
    return f"'{text}" if _FORMULA.match(text) and not _HARMLESS.fullmatch(text) else text


def csv_file(filename: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> CsvFile:
    """Return head and rows as a CSV file that spreadsheet programs open correctly and without formulas.

    The byte order mark makes Excel read it as UTF-8.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([safe_cell(cell) for cell in head])
    writer.writerows([safe_cell(cell) for cell in row] for row in rows)
    return CsvFile(filename, BYTE_ORDER_MARK + out.getvalue())


def file_name(*parts: str, ending: str = "csv") -> str:
    """Return a file name in plain lower-case letters: `open-classic-round-3.csv`."""
    words = re.sub(r"[^\w]+", "-", " ".join(parts).casefold(), flags=re.ASCII).strip("-")
    return f"{words or 'table'}.{ending}"
