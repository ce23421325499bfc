"""Heat map of finishing odds: the probability of each place for each entrant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import foot, pages, split
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

COLUMNS = 6
_ROW, _HEAD, _NUMBER, _CELL = 22.0, 13.0, 22.0, 31.0
_CERTAIN, _LIKELIEST = 0.995, 3
_ALONE = COLUMNS - 1
"""Maximum number of prizes for which each paid place has its own column."""


@dataclass(frozen=True, slots=True)
class HeatRow:
    """An entrant's probabilities of the places, in the order of the heads, from 0 to 1."""

    number: str
    name: str
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class HeatMap:
    """Finishing odds. At most `COLUMNS` heads: places, or ranges of them (`9–16`).

    A line is drawn after the first `prizes` columns, which are the places with a prize.
    """

    title: str
    subtitle: str
    heads: tuple[str, ...]
    rows: tuple[HeatRow, ...]
    note: str = ""
    prizes: int = 0

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """Draw the map, in several pictures if the field is large."""
        parts, hidden = split(self.rows, _ROW, self.title, self.subtitle, self.note, taken=_HEAD)
        for canvas, top, rows, last in pages(theme, self.title, self.subtitle, parts):
            note = hidden if last else ""
            yield canvas.finish(foot(canvas, _map(canvas, top, self, rows), note, self.note), alt(self, rows))


def place_ranges(count: int, prizes: int | None = None) -> tuple[tuple[int, int], ...]:
    """Divide the places 1 to `count` into at most `COLUMNS` ranges that get wider towards the end.

    With `prizes`, no range crosses the last place with a prize, and the places after it take at most two ranges.
    """
    if count <= COLUMNS:
        return tuple((place, place) for place in range(1, count + 1))
    starts = [1, 2, 3, 5, 9, 17]
    if prizes is not None:
        paid = list(range(1, prizes + 1)) if prizes <= _ALONE else [start for start in starts if start <= prizes]
        starts = [*paid[: COLUMNS - 1], prizes + 1, 2 * prizes + 1][:COLUMNS]
    starts = [start for start in starts if start <= count]
    return tuple((start, following - 1) for start, following in zip(starts, [*starts[1:], count + 1], strict=True))


def place_heads(ranges: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """Return the labels of ranges: `3`, `4–5`, and `33+` for the last one."""
    if not ranges:
        return ()
    *firsts, (low, high) = ranges
    last = str(low) if low == high else f"{low}+"
    return (*(str(first) if first == end else f"{first}–{end}" for first, end in firsts), last)


def alt(view: HeatMap, rows: Sequence[HeatRow]) -> str:
    """Return the alt text: the likeliest places of each entrant."""
    lines: list[str] = []
    for row in rows:
        likely = sorted(zip(row.shares, view.heads, strict=False), reverse=True)[:_LIKELIEST]
        chances = ((head, say("pictures-percent", share=percent(share))) for share, head in likely if percent(share))
        sentences = (say("pictures-chance-of-place", place=head, chance=chance) for head, chance in chances)
        lines.append(texts.line(row.name, texts.enumerated(sentences)))
    return alt_text(texts.head(say("pictures-chances-of-places"), view.title, view.subtitle), *lines)


def percent(share: float) -> str:
    """Format a share as a whole percentage: "" for 0, `<1` below one percent, `100` only for 1."""
    if share <= 0:
        return ""
    if share < 0.01:  # noqa: PLR2004 - one percent
        return "<1"
    return "99" if _CERTAIN <= share < 1 else str(round(share * 100))


def _map(canvas: Canvas, y: float, view: HeatMap, rows: Sequence[HeatRow]) -> float:
    theme = canvas.theme
    heads = view.heads[:COLUMNS]
    left = canvas.width - MARGIN - len(heads) * _CELL
    for place, head in enumerate(heads):
        x = left + (place + 0.5) * _CELL
        canvas.text(x, y + 7, head, TINY, anchor="middle", weight=600, fill=theme.quiet, room=_CELL - 1)
    y += _HEAD
    if 0 < view.prizes < len(heads):
        x = left + view.prizes * _CELL
        canvas.line([(x, y - 12), (x, y + len(rows) * _ROW)], theme.accent, width=2)
    for row in rows:
        base = y + _ROW / 2 + SMALL * 0.36
        canvas.text(MARGIN + 16, base, row.number, SMALL, anchor="end", fill=theme.quiet)
        canvas.text(MARGIN + _NUMBER, base, row.name, SMALL, room=left - MARGIN - _NUMBER - 6)
        for place, share in enumerate(row.shares[: len(heads)]):
            _cell(canvas, left + place * _CELL, y, share)
        y += _ROW
    return y


def _cell(canvas: Canvas, x: float, y: float, share: float) -> None:
    """Draw a cell; the exponent 0.7 spreads small probabilities over more colours."""
    theme = canvas.theme
    top = len(theme.heat) - 1
    level = 0 if share <= 0 else min(top, 1 + int(share**0.7 * top))
    canvas.rect(x + 1, y + 1, _CELL - 2, _ROW - 2, theme.heat[level] if level else theme.band, radius=3)
    dark_cell = level > top / 2 if theme.name == "light" else level <= top / 2 + 1
    ink = "#ffffff" if dark_cell else "#10151d"
    text = percent(share)
    canvas.text(x + _CELL / 2, y + _ROW / 2 + TINY * 0.36, text, TINY, anchor="middle", fill=ink, weight=600)
