"""The strategy path: everybody's rank from round to round as a line, swaps as crossings, brackets in colours."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.pictures.canvas import alt_text
from bot.pictures.sheets import begin, foot, left_out, more_below, shares
from bot.pictures.themes import MARGIN, SMALL, TINY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.pictures.canvas import Canvas, Drawing, Point
    from bot.pictures.themes import Theme

RANKS = 24
COLUMNS = 9
"""The latest columns that are shown."""

_STEP, _NAMES, _RANKS = 21.0, 112.0, 24.0


@dataclass(frozen=True, slots=True)
class PathLine:
    """An entrant's rank in every column, None where there is none yet (or any more)."""

    name: str
    ranks: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class PathBracket:
    """The ranks from `first` to `last` that play for the same prize, by name (`A`, `Championship`)."""

    title: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class StrategyPath:
    """Ranks over rounds. `heads` name the columns, the start first; `brackets` those of the last column.

    Brackets of the same title are one bracket in several stretches of ranks.
    """

    title: str
    subtitle: str
    heads: tuple[str, ...]
    lines: tuple[PathLine, ...]
    brackets: tuple[PathBracket, ...] = ()


def draw(view: StrategyPath, theme: Theme) -> tuple[Drawing, ...]:
    """The path; large fields in pictures of a stretch of final ranks each."""
    ordered = sorted(view.lines, key=lambda line: _last(line.ranks) or len(view.lines) + 1)
    parts = shares(ordered, RANKS)
    drawings: list[Drawing] = []
    for number, lines in enumerate(parts, start=1):
        canvas, y = begin(theme, view.title, view.subtitle, sheet=number, sheets=len(parts))
        bottom = _chart(canvas, _legend(canvas, y, view), view, lines)
        note = more_below(left_out(ordered, RANKS)) if number == len(parts) else ""
        height = foot(canvas, bottom, _leaving(lines), note)
        drawings.append(canvas.finish(height, alt(view, lines)))
    return tuple(drawings)


def alt(view: StrategyPath, lines: Sequence[PathLine]) -> str:
    """What a picture of these lines says."""
    told: list[str] = []
    for line in lines:
        start, end = _first(line.ranks), _last(line.ranks)
        moved = "" if start == end else f", from {start}"
        told.append(f"{end}. {line.name}{moved}.")
    return alt_text(f"Ranks from {view.heads[0]} to {view.heads[-1]}, {view.title}. {view.subtitle}", *told)


def _first(ranks: Sequence[int | None]) -> int | None:
    return next((rank for rank in ranks if rank is not None), None)


def _last(ranks: Sequence[int | None]) -> int | None:
    return _first(ranks[::-1])


def _leaving(lines: Sequence[PathLine]) -> str:
    """Why some lines begin at the edge of the picture."""
    ends = {_last(line.ranks) for line in lines}
    low, high = min((one for one in ends if one), default=0), max((one for one in ends if one), default=0)
    outside = any(rank is not None and not low <= rank <= high for line in lines for rank in line.ranks)
    return "Lines that run out of the picture come from other ranks." if outside else ""


def _chart(canvas: Canvas, top: float, view: StrategyPath, lines: Sequence[PathLine]) -> float:
    theme = canvas.theme
    heads = view.heads[-COLUMNS:]
    start = len(view.heads) - len(heads)
    ends = [_last(line.ranks) or place for place, line in enumerate(lines, start=1)]
    low, high = min(ends, default=1), max(ends, default=1)
    left, right = MARGIN + _RANKS, canvas.width - MARGIN - _NAMES - 18
    step = (right - left) / max(1, len(heads) - 1)
    for place, head in enumerate(heads):
        x = left + place * step
        canvas.text(x, top + 7, head, TINY, anchor="middle", fill=theme.quiet, weight=600, room=max(step - 3, 20))
    first = top + 26

    def height(rank: int) -> float:
        return first + (min(max(rank, low - 1), high + 1) - low) * _STEP

    for rank in range(low, high + 1):
        y = height(rank)
        canvas.text(MARGIN + 14, y + TINY * 0.36, str(rank), TINY, anchor="end", fill=theme.quiet)
        canvas.line([(left, y), (right, y)], theme.band, width=1)
    _bands(canvas, view, low, high, (right + 10, first))
    for line, end in sorted(zip(lines, ends, strict=True), key=lambda pair: -pair[1]):
        points = [
            (left + place * step, height(rank)) for place, rank in enumerate(line.ranks[start:]) if rank is not None
        ]
        _line(canvas, points, _colour(view, theme, end), step)
        canvas.text(right + 18, height(end) + SMALL * 0.36, line.name, SMALL, room=_NAMES)
    return height(high) + _STEP / 2


def _titles(view: StrategyPath) -> list[str]:
    """The brackets, each once, the one of the best ranks first."""
    return list(dict.fromkeys(one.title for one in view.brackets))


def _legend(canvas: Canvas, y: float, view: StrategyPath) -> float:
    """Which colour is which bracket."""
    titles = [title for title in _titles(view) if title]
    if len(titles) <= 1:
        return y
    x = MARGIN
    for title in titles:
        colour = canvas.theme.series[_titles(view).index(title) % len(canvas.theme.series)]
        room = (canvas.width - 2 * MARGIN) / len(titles) - 26
        canvas.rect(x, y - 1, 12, 8, colour, radius=2)
        x += 17 + canvas.text(x + 17, y + 7, title, SMALL, room=room) + 12
    return y + 20


def _bracket_of(view: StrategyPath, rank: int) -> int | None:
    title = next((one.title for one in view.brackets if one.first <= rank <= one.last), None)
    return None if title is None else _titles(view).index(title)


def _colour(view: StrategyPath, theme: Theme, rank: int) -> str:
    bracket = _bracket_of(view, rank)
    place = rank - 1 if bracket is None else bracket
    return theme.series[place % len(theme.series)]


def _bands(canvas: Canvas, view: StrategyPath, low: int, high: int, corner: Point) -> None:
    """A bar in the bracket's colour beside its final ranks."""
    x, top = corner
    for one in view.brackets:
        first, last = max(one.first, low), min(one.last, high)
        if first <= last:
            y = top + (first - low) * _STEP - _STEP / 2 + 2
            colour = _colour(view, canvas.theme, first)
            canvas.rect(x, y, 4, (last - first + 1) * _STEP - 4, colour, radius=2)


def _line(canvas: Canvas, points: Sequence[Point], colour: str, step: float) -> None:
    """A line that stays level around each column and crosses smoothly in between; the page shows below crossings."""
    if not points:
        return
    bend = step * 0.5
    data = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (next_x, next_y) in itertools.pairwise(points):
        data += f"C{x + bend:.1f} {y:.1f} {next_x - bend:.1f} {next_y:.1f} {next_x:.1f} {next_y:.1f}"
    canvas.path(data, stroke=canvas.theme.page, width=5)
    canvas.path(data, stroke=colour, width=2.4)
    for x, y in points:
        canvas.circle(x, y, 3.2, colour, stroke=canvas.theme.page, width=1.2)
