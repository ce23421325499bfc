"""Line chart of one player's chances over the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.pictures import texts
from bot.pictures.canvas import Canvas, Drawing, alt_text
from bot.pictures.heat_map import percent
from bot.pictures.sheets import begin, foot
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TINY, Theme

_HEIGHT, _SCALE, _LABELS, _STEP = 210.0, 30.0, 98.0, 16.0
_DASHES = ("", "7 5", "2 5", "10 4 2 4", "1 4", "12 6")
_MARKED = 12
"""Maximum number of rounds with a marker and a label each; beyond, labels are thinned out."""


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """Probability of an outcome (`1st`, `top 3`) after every round, from 0 to 1; None if unknown."""

    label: str
    shares: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class ChancesChart:
    """One player's chances. `heads` name the rounds; `lines` are at most as many as there are colours."""

    title: str
    subtitle: str
    heads: tuple[str, ...]
    lines: tuple[ChanceLine, ...]
    note: str = ""

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """Draw the chart."""
        canvas, y = begin(theme, self.title, self.subtitle)
        top = y + 10
        left, right = MARGIN + _SCALE, canvas.width - MARGIN - _LABELS
        for share in (0, 25, 50, 75, 100):
            level = top + _HEIGHT * (1 - share / 100)
            canvas.line([(left, level), (right, level)], theme.rule, width=0.8)
            canvas.text(left - 7, level + TINY * 0.36, f"{share}", TINY, anchor="end", fill=theme.quiet)
        step = (right - left) / max(1, len(self.heads) - 1)
        every = max(1, -(-len(self.heads) // _MARKED))
        for place in range(0, len(self.heads), every):
            room = step * every - 2 if len(self.heads) > 1 else 60.0
            canvas.text(
                left + place * step,
                top + _HEIGHT + 18,
                self.heads[place],
                TINY,
                anchor="middle",
                fill=theme.quiet,
                room=max(14.0, room),
            )
        ends = _spread([top + _HEIGHT * (1 - (_latest(line) or 0)) for line in self.lines], top + _HEIGHT)
        for number, (line, label_y) in enumerate(zip(self.lines, ends, strict=True)):
            points = [
                (left + place * step, top + _HEIGHT * (1 - share))
                for place, share in enumerate(line.shares)
                if share is not None
            ]
            colour = theme.series[number % len(theme.series)]
            canvas.line(points, colour, width=2.6, dash=_DASHES[number % len(_DASHES)])
            if len(points) <= _MARKED:
                for x, level in points:
                    canvas.circle(x, level, 3.2, colour, stroke=theme.page, width=1.2)
            _label(canvas, right, label_y, line, colour)
        height = foot(canvas, top + _HEIGHT + 24, self.note)
        return (canvas.finish(height, alt(self)),)


def alt(view: ChancesChart) -> str:
    """Return the alt text."""
    lines: list[str] = []
    for line in view.lines:
        known = [(head, share) for head, share in zip(view.heads, line.shares, strict=False) if share is not None]
        shares = texts.enumerated(f"{head} {_in_percent(share)}" for head, share in known)
        lines.append(texts.line(line.label, shares))
    return alt_text(texts.head(say("pictures-chances"), view.title, view.subtitle), *lines)


def _in_percent(share: float) -> str:
    return say("pictures-percent", share=percent(share) or "0")


def _latest(line: ChanceLine) -> float | None:
    return next((share for share in reversed(line.shares) if share is not None), None)


def _spread(heights: Sequence[float], lowest: float) -> list[float]:
    """Move labels apart vertically so that they do not overlap, none below `lowest`.

    First downwards in ascending order, then upwards from the limit; both passes keep the order.
    """
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for before, place in pairwise(order):
        placed[place] = max(placed[place], placed[before] + _STEP)
    limit = lowest
    for place in reversed(order):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - _STEP
    return placed


def _label(canvas: Canvas, x: float, y: float, line: ChanceLine, colour: str) -> None:
    latest = _latest(line)
    if latest is None:
        return
    text = f"{line.label} {_in_percent(latest)}"
    canvas.circle(x + 12, y, 3.4, colour)
    canvas.text(x + 19, y + SMALL * 0.36, text, SMALL, weight=600, room=_LABELS - 20)
