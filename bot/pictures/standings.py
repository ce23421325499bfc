"""Standings as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import INNER, foot, pages, split
from bot.pictures.text_layout import text_width
from bot.pictures.texts import say
from bot.pictures.themes import BODY, MARGIN, SMALL, Theme

_ROW, _HEAD, _RANK, _GAP = 23.0, 13.0, 28.0, 11.0
_MEDALS = 3


@dataclass(frozen=True, slots=True)
class StandingRow:
    """An entrant's row: rank, name, values in the order of the heads; `out` if no longer participating."""

    rank: str
    name: str
    values: tuple[str, ...]
    out: bool = False


@dataclass(frozen=True, slots=True)
class StandingsCard:
    """Standings, best first. `heads` name the values of the rows; `note` is small print.

    The value of head number `strong` is emphasized. Names get at least `name_room` units; columns that do not fit next
    to them are dropped from the end and named in the foot.
    """

    title: str
    subtitle: str
    heads: tuple[str, ...]
    rows: tuple[StandingRow, ...]
    note: str = ""
    strong: int = 0
    name_room: float = 104.0

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the table, in several pictures if the field is large."""
        widths = _columns(self)
        dropped = self.heads[len(widths) :]
        narrow = say("pictures-columns-left-out", names=texts.enumerated(dropped)) if dropped else ""
        parts, hidden = split(self.rows, _ROW, self.title, self.subtitle, narrow, self.note, taken=_HEAD)
        for canvas, top, rows, last in pages(theme, self.title, self.subtitle, parts):
            y = _head(canvas, top, self.heads, widths)
            for place, row in enumerate(rows):
                _row(canvas, y + place * _ROW, row, widths, self.strong, medal=_medal(row, self), banded=place % 2 == 0)
            notes = (hidden, narrow, self.note) if last else ()
            yield canvas.finish(foot(canvas, y + len(rows) * _ROW, *notes), alt(self, rows))


def alt(view: StandingsCard, rows: Sequence[StandingRow]) -> str:
    """Return the alt text: rank, name and the emphasized value."""
    at = view.strong
    head = view.heads[at] if view.heads else ""
    lines = [
        texts.sentence(
            texts.enumerated(
                (
                    f"{row.rank}. {row.name}",
                    *(say("pictures-value", head=head, value=value) for value in row.values[at : at + 1]),
                )
            )
        )
        for row in rows
    ]
    return alt_text(texts.head(say("tables-standings"), view.title, view.subtitle), *lines)


def _columns(view: StandingsCard) -> list[float]:
    """Return the widths of as many value columns as leave enough space for names."""
    widths: list[float] = []
    room = INNER - _RANK - view.name_room
    for place, head in enumerate(view.heads):
        cells = [row.values[place] for row in view.rows if place < len(row.values)]
        wide = max([text_width(head, SMALL, 600), *(text_width(cell, BODY, 600) for cell in cells)])
        if sum(widths) + wide + _GAP > room:
            break
        widths.append(wide + _GAP)
    return widths


def _head(canvas: Canvas, y: float, heads: Sequence[str], widths: Sequence[float]) -> float:
    right = canvas.width - MARGIN - 4
    for head, wide in reversed(list(zip(heads, widths, strict=False))):
        canvas.text(right, y + 6, head, SMALL, fill=canvas.theme.quiet, anchor="end", weight=600)
        right -= wide
    return y + _HEAD


def _row(
    canvas: Canvas,
    top: float,
    row: StandingRow,
    widths: Sequence[float],
    strongest: int,
    *,
    medal: int | None,
    banded: bool,
) -> None:
    theme = canvas.theme
    if banded:
        canvas.rect(MARGIN - 6, top, INNER + 12, _ROW, theme.band, radius=5)
    base = top + _ROW / 2 + BODY * 0.36
    ink = theme.faint if row.out else theme.ink
    _rank(canvas, MARGIN + 9, top + _ROW / 2, row, medal, ink)
    name_room = INNER - _RANK - sum(widths) - 4
    width = canvas.text(
        MARGIN + _RANK, base, row.name, BODY, fill=ink, room=name_room, weight=600 if medal is not None else 400
    )
    if row.out:
        canvas.line([(MARGIN + _RANK, base - 4.5), (MARGIN + _RANK + width, base - 4.5)], theme.faint)
    right = canvas.width - MARGIN - 4
    for place, (value, wide) in reversed(list(enumerate(zip(row.values, widths, strict=False)))):
        strong = place == strongest
        fill = ink if strong or row.out else theme.quiet
        canvas.text(right, base, value, BODY, fill=fill, anchor="end", weight=600 if strong else 400)
        right -= wide


def _medal(row: StandingRow, view: StandingsCard) -> int | None:
    """Return the medal of a rank that no more entrants share than there are medals: four winners of groups get none."""
    rank = int(row.rank) if row.rank.isdecimal() else 0
    if not 1 <= rank <= _MEDALS or row.out:
        return None
    level = sum(other.rank == row.rank and not other.out for other in view.rows)
    return rank - 1 if rank + level - 1 <= _MEDALS else None


def _rank(canvas: Canvas, x: float, y: float, row: StandingRow, medal: int | None, ink: str) -> None:
    if medal is not None:
        canvas.circle(x, y, 9.5, canvas.theme.medals[medal])
        ink = canvas.theme.on_medal
    size = SMALL if medal is not None or len(row.rank) < 3 else SMALL - 0.5  # noqa: PLR2004 - three digits are wide
    canvas.text(x, y + size * 0.36, row.rank, size, anchor="middle", fill=ink, weight=600, room=_RANK - 4)
