"""HTML tables with classes for kinds of cells and rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.files.html import Html, joined, tag


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column; `kind` is the class of its cells, such as `number`."""

    text: str
    kind: str = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cells, one a column; `kinds` are classes of single cells, by their number."""

    cells: Sequence[str]
    kind: str = ""
    kinds: dict[int, str] = field(default_factory=dict)


def sheet(caption: str, heads: Sequence[Head], rows: Iterable[Row], *, named_by: int = 0, kind: str = "") -> Html:
    """A table whose rows are named by one of their cells; nothing where there are no rows.

    It scrolls sideways in its own box where it is too wide, also with the keyboard.
    """
    lines = [_row(heads, row, named_by) for row in rows]
    if not lines:
        return Html("")
    top = [tag("th", head.text, scope="col", **_attributes(head.kind, head.help)) for head in heads]
    whole = tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *top)),
        tag("tbody", joined(lines, "\n")),
        **_attributes(kind),
    )
    return tag("div", whole, class_="wide", role="region", aria_label=caption, tabindex="0")


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], *, named_by: int = 0) -> Html:
    """Return a `sheet` of plain texts."""
    return sheet(caption, [Head(text) for text in head], map(Row, rows), named_by=named_by)


def _row(heads: Sequence[Head], row: Row, named_by: int) -> Html:
    cells = []
    for at, (head, cell) in enumerate(zip(heads, row.cells, strict=True)):
        kind = " ".join(filter(None, (head.kind, row.kinds.get(at, ""))))
        if at == named_by:
            cells.append(tag("th", cell, scope="row", **_attributes(kind)))
        else:
            cells.append(tag("td", cell, **_attributes(kind)))
    return tag("tr", *cells, **_attributes(row.kind))


def _attributes(kind: str, title: str = "") -> dict[str, str]:
    attributes = {"class_": kind} if kind else {}
    return attributes | ({"title": title} if title else {})
