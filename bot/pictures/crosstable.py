"""Crosstable: wall chart of a Swiss, or a grid of everybody against everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.outcomes import SIGNS, Outcome, cell
from bot.pictures.sheets import INNER, MOST_SHEETS, foot, pages, split
from bot.pictures.text_layout import text_width
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, TINY, Theme

_ROW, _HEAD, _NUMBER, _POINTS, _NAME, _NARROWEST_CELL = 19.0, 13.0, 22.0, 27.0, 68.0, 17.0


@dataclass(frozen=True, slots=True)
class CrossCell:
    """A game: the text of the cell (`12g+`; empty: only the sign) and its outcome."""

    outcome: Outcome
    text: str = ""

    @property
    def shown(self) -> str:
        """The text of the cell."""
        return self.text or SIGNS[self.outcome]


@dataclass(frozen=True, slots=True)
class CrossRow:
    """An entrant's games, one cell for each head."""

    number: str
    name: str
    cells: tuple[CrossCell, ...]
    points: str


@dataclass(frozen=True, slots=True)
class Crosstable:
    """All games in the order of the standings. `heads` are rounds, or the numbers of opponents."""

    title: str
    subtitle: str
    heads: tuple[str, ...]
    rows: tuple[CrossRow, ...]
    note: str = ""

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the table, in several pictures if rows or columns do not fit.

        If both do not fit, only the last columns are shown, and the foot says how many.
        """
        wide = _cell_width(self)
        fit = max(1, int((INNER - _NUMBER - _NAME - _POINTS) // wide))
        columns = _spans(len(self.heads), fit)
        start, end = columns[-1]
        latest = say("pictures-last-rounds", shown=end - start, count=end)
        row_parts, hidden = split(self.rows, _ROW, self.title, self.subtitle, latest, self.note, taken=_HEAD)
        plan = [(rows, span) for rows in row_parts for span in columns]
        if len(plan) > MOST_SHEETS:
            plan = [(rows, columns[-1]) for rows in row_parts]
        else:
            latest = ""
        for canvas, top, (rows, span), last in pages(theme, self.title, self.subtitle, plan):
            y = _table(canvas, top, self, rows, span, wide)
            notes = (latest, hidden if last else "", self.note)
            yield canvas.finish(foot(canvas, y, *notes), alt(self, rows, span))


def alt(view: Crosstable, rows: Sequence[CrossRow], span: tuple[int, int]) -> str:
    """Return the alt text of a part of the table."""
    start, end = span
    lines = [
        texts.line(
            f"{row.number}. {row.name}",
            texts.enumerated(
                (
                    " ".join(cross_cell.shown or "." for cross_cell in row.cells[start:end]),
                    say("pictures-with-points", points=row.points),
                )
            ),
        )
        for row in rows
    ]
    return alt_text(texts.head(say("tables-crosstable"), view.title, view.subtitle), *lines)


def _cell_width(view: Crosstable) -> float:
    shown = {cross_cell.shown for row in view.rows for cross_cell in row.cells} | set(view.heads)
    return max([_NARROWEST_CELL, *(text_width(text, TINY, 600) + 5 for text in shown)])


def _spans(count: int, fit: int) -> list[tuple[int, int]]:
    parts = max(1, -(-count // fit))
    edges = [round(count * part / parts) for part in range(parts + 1)]
    return list(pairwise(edges))


def _table(
    canvas: Canvas, y: float, view: Crosstable, rows: Sequence[CrossRow], span: tuple[int, int], wide: float
) -> float:
    start, end = span
    theme = canvas.theme
    right = canvas.width - MARGIN
    left = right - _POINTS - (end - start) * wide
    for place, head in enumerate(view.heads[start:end]):
        x = left + (place + 0.5) * wide
        canvas.text(x, y + 6, head, TINY, fill=theme.quiet, anchor="middle", weight=600, room=wide - 1)
    canvas.text(right, y + 6, say("tables-points"), TINY, fill=theme.quiet, anchor="end", weight=600)
    y += _HEAD
    for row in rows:
        base = y + _ROW / 2 + SMALL * 0.36
        canvas.text(MARGIN + _NUMBER - 8, base, row.number, SMALL, fill=theme.quiet, anchor="end")
        canvas.text(MARGIN + _NUMBER, base, row.name, SMALL, room=left - MARGIN - _NUMBER - 8)
        for place, cross_cell in enumerate(row.cells[start:end]):
            cell(
                canvas, left + place * wide + 1, y + 1.5, wide - 2, _ROW - 3, cross_cell.outcome, cross_cell.shown, TINY
            )
        canvas.text(right, base, row.points, BODY, anchor="end", weight=600)
        y += _ROW
    return y
