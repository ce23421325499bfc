"""Strategy path: each player's rank from round to round as a line, swaps as crossings, brackets in colours."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.faces.swiss_elimination.texts import texts as own
from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.sheets import foot, pages, room, split
from bot.pictures.text_layout import text_width
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

COLUMNS = 12
"""The latest columns that are shown."""

_STEP, _NARROWEST, _NAMES, _RANKS, _EDGE = 21.0, 14.0, 92.0, 22.0, 0.6
_LEGEND, _HEADS = 20.0, 33.0


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

    def draw(self, theme: Theme) -> Iterator[Drawing]:
        """The path; large fields in pictures of a stretch of final ranks each."""
        ordered = sorted(self.lines, key=lambda line: _last(line.ranks) or len(self.lines) + 1)
        around = _LEGEND + _HEADS + _NARROWEST
        leaving = own.playoff_pictures_leaving()
        parts, hidden = split(ordered, _NARROWEST, self.title, self.subtitle, leaving, taken=around)
        high = room(self.title, self.subtitle, leaving, hidden, sheets=len(parts)) - around
        step = min(_STEP, high / max(1, *map(len, parts)))
        for canvas, top, lines, last in pages(theme, self.title, self.subtitle, parts):
            bottom = _chart(canvas, _legend(canvas, top, self), self, lines, step)
            yield canvas.finish(foot(canvas, bottom, _leaving(lines), hidden if last else ""), alt(self, lines))


def alt(view: StrategyPath, lines: Sequence[PathLine]) -> str:
    """Return the alt text of a picture of these lines."""
    sentences: list[str] = []
    for line in lines:
        start, end = _first(line.ranks), _last(line.ranks)
        moved = own.playoff_pictures_from(rank=str(start)) if start != end else ""
        sentences.append(texts.sentence(texts.enumerated(filter(None, (f"{end}. {line.name}", moved)))))
    shown = own.playoff_pictures_ranks(start=view.heads[0], end=view.heads[-1])
    return alt_text(texts.head(shown, view.title, view.subtitle), *sentences)


def _first(ranks: Sequence[int | None]) -> int | None:
    return next((rank for rank in ranks if rank is not None), None)


def _last(ranks: Sequence[int | None]) -> int | None:
    return _first(ranks[::-1])


def _leaving(lines: Sequence[PathLine]) -> str:
    """Why some lines begin at the edge of the picture."""
    ends = {_last(line.ranks) for line in lines}
    low, high = min((rank for rank in ends if rank), default=0), max((rank for rank in ends if rank), default=0)
    outside = any(rank is not None and not low <= rank <= high for line in lines for rank in line.ranks)
    return own.playoff_pictures_leaving() if outside else ""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the chart stands: the ranks shown, its edges, and how far columns and ranks are apart."""

    low: int
    high: int
    left: float
    right: float
    first: float
    step: float
    row: float

    def height(self, rank: int) -> float:
        """The height of a rank; ranks outside lie just beyond the edge."""
        held = min(max(rank, self.low - _EDGE), self.high + _EDGE)
        return self.first + (held - self.low) * self.row

    def shows(self, rank: int) -> bool:
        """Is the rank inside?"""
        return self.low <= rank <= self.high


def _chart(canvas: Canvas, top: float, view: StrategyPath, lines: Sequence[PathLine], row: float) -> float:
    theme = canvas.theme
    heads = view.heads[-COLUMNS:]
    ends = [_last(line.ranks) or place for place, line in enumerate(lines, start=1)]
    left, right = MARGIN + _RANKS, canvas.width - MARGIN - _NAMES - 16
    step = (right - left) / max(1, len(heads) - 1)
    frame = _Frame(min(ends, default=1), max(ends, default=1), left, right, top + _HEADS, step, row)
    _heads(canvas, top + 7, heads, frame)
    for rank in range(frame.low, frame.high + 1):
        y = frame.height(rank)
        canvas.text(MARGIN + 14, y + TINY * 0.36, str(rank), TINY, anchor="end", fill=theme.quiet)
        canvas.line([(left, y), (right, y)], theme.band, width=1)
    _bands(canvas, view, frame)
    for line, end in sorted(zip(lines, ends, strict=True), key=lambda pair: -pair[1]):
        _line(canvas, line.ranks[len(view.heads) - len(heads) :], _colour(view, theme, end), frame)
        canvas.text(right + 16, frame.height(end) + SMALL * 0.36, line.name, SMALL, room=_NAMES)
    return frame.height(frame.high) + row * 0.5


def _heads(canvas: Canvas, y: float, heads: Sequence[str], frame: _Frame) -> None:
    """The first head ends at its column; of the others as many as fit, always the last."""
    theme = canvas.theme
    widest = max((text_width(head, TINY, 600) for head in heads[1:]), default=0.0)
    every = max(1, math.ceil((widest + 4) / frame.step))
    for place, head in enumerate(heads):
        x = frame.left + place * frame.step
        if not place:
            canvas.text(x + 6, y, head, TINY, anchor="end", fill=theme.quiet, weight=600, room=_RANKS + 6)
        elif (len(heads) - 1 - place) % every == 0 and place * frame.step > widest / 2 + 8:
            room = frame.step * every - 3
            canvas.text(x, y, head, TINY, anchor="middle", fill=theme.quiet, weight=600, room=room)


def _titles(view: StrategyPath) -> list[str]:
    """The brackets, each once, the one of the best ranks first."""
    return list(dict.fromkeys(bracket.title for bracket in view.brackets))


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
    return y + _LEGEND


def _bracket_of(view: StrategyPath, rank: int) -> int | None:
    title = next((bracket.title for bracket in view.brackets if bracket.first <= rank <= bracket.last), None)
    return None if title is None else _titles(view).index(title)


def _colour(view: StrategyPath, theme: Theme, rank: int) -> str:
    bracket = _bracket_of(view, rank)
    place = rank - 1 if bracket is None else bracket
    return theme.series[place % len(theme.series)]


def _bands(canvas: Canvas, view: StrategyPath, frame: _Frame) -> None:
    """A bar in the bracket's colour beside its final ranks."""
    for bracket in view.brackets:
        first, last = max(bracket.first, frame.low), min(bracket.last, frame.high)
        if first <= last:
            y = frame.height(first) - frame.row / 2 + 2
            colour = _colour(view, canvas.theme, first)
            canvas.rect(frame.right + 8, y, 4, (last - first + 1) * frame.row - 4, colour, radius=2)


def _line(canvas: Canvas, ranks: Sequence[int | None], colour: str, frame: _Frame) -> None:
    """A line that stays level around each column and crosses smoothly in between; the page shows below crossings."""
    known = [
        (frame.left + place * frame.step, frame.height(rank), frame.shows(rank))
        for place, rank in enumerate(ranks)
        if rank is not None
    ]
    if not known:
        return
    bend = frame.step * 0.5
    data = f"M{known[0][0]:.1f} {known[0][1]:.1f}"
    for (x, y, _), (next_x, next_y, _) in pairwise(known):
        data += f"C{x + bend:.1f} {y:.1f} {next_x - bend:.1f} {next_y:.1f} {next_x:.1f} {next_y:.1f}"
    canvas.path(data, stroke=canvas.theme.page, width=5)
    canvas.path(data, stroke=colour, width=2.4)
    canvas.watch([(x, y) for x, y, _ in known])
    for x, y, inside in known:
        if inside:
            canvas.circle(x, y, 3.2, colour, stroke=canvas.theme.page, width=1.2)
