"""Sketches of how a tournament proceeds, without names, for the menu of kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.pictures.canvas import Canvas

Sketch = Literal[
    "bracket", "double_bracket", "everybody", "groups", "groups_final", "lives", "odds", "path", "rounds", "tiers"
]
"""The sketches that exist; `bot.pictures.kinds` describes each in words."""


_FULL = 34.0
"""Height of a frame in which dots have their full size."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Area of a sketch on a canvas; positions in it are fractions of width and height."""

    canvas: Canvas
    left: float
    top: float
    width: float
    height: float

    def x(self, part: float) -> float:
        """Convert a fraction of the width to a coordinate."""
        return self.left + part * self.width

    def y(self, part: float) -> float:
        """Convert a fraction of the height to a coordinate."""
        return self.top + part * self.height

    def bar(self, left: float, top: float, width: float, height: float, fill: str) -> None:
        """Draw a bar; position and size are fractions."""
        self.canvas.rect(
            self.x(left), self.y(top), width * self.width, height * self.height, fill, radius=min(2, self.height / 20)
        )

    def join(self, *points: tuple[float, float], stroke: str = "", width: float = 1.2) -> None:
        """Draw a line through positions given as fractions."""
        canvas = self.canvas
        canvas.line([(self.x(x), self.y(y)) for x, y in points], stroke or canvas.theme.faint, width=width)

    def dot(self, x: float, y: float, fill: str, radius: float = 2.6) -> None:
        """Draw a dot that represents a player."""
        self.canvas.circle(self.x(x), self.y(y), radius * min(1.0, self.height / _FULL), fill)


def draw_sketch(canvas: Canvas, sketch: Sketch, left: float, top: float, width: float, height: float) -> None:
    """Draw a sketch into the given area."""
    _DRAWN[sketch](Frame(canvas, left, top, width, height))


def _tree(frame: Frame, top: float, bottom: float, colour: str) -> float:
    """Draw a bracket of four whose winner is at 0.62 of the width; return the vertical position of the winner."""
    step = (bottom - top) / 4
    places = [top + step * (number + 0.5) for number in range(4)]
    middles = [(places[0] + places[1]) / 2, (places[2] + places[3]) / 2]
    for number, place in enumerate(places):
        middle = middles[number // 2]
        frame.join((0.2, place), (0.3, place), (0.3, middle), (0.38, middle))
        frame.bar(0.0, place - step * 0.28, 0.2, step * 0.56, colour)
    end = (middles[0] + middles[1]) / 2
    for middle in middles:
        frame.join((0.58, middle), (0.68, middle), (0.68, end), (0.76, end))
        frame.bar(0.38, middle - step * 0.28, 0.2, step * 0.56, colour)
    return end


def _bracket(frame: Frame) -> None:
    theme = frame.canvas.theme
    end = _tree(frame, 0, 1, theme.series[0])
    frame.bar(0.76, end - 0.09, 0.24, 0.18, theme.medals[0])


def _double_bracket(frame: Frame) -> None:
    theme = frame.canvas.theme
    end = _tree(frame, 0, 0.62, theme.series[0])
    for place in (0.72, 0.92):
        frame.join((0.2, place), (0.3, place), (0.3, 0.82), (0.38, 0.82))
        frame.bar(0.0, place - 0.05, 0.2, 0.1, theme.series[1])
    frame.bar(0.38, 0.77, 0.2, 0.1, theme.series[1])
    frame.join((0.58, 0.82), (0.88, 0.82), (0.88, end))
    frame.bar(0.76, end - 0.09, 0.24, 0.18, theme.medals[0])


def _everybody(frame: Frame) -> None:
    theme, size = frame.canvas.theme, 5
    wide = 0.9 * frame.height / frame.width / size
    left = 0.5 - size * wide / 2
    for row in range(size):
        for column in range(size):
            won = theme.series[0] if (row * 3 + column * 2) % 5 < 2 + (row < column) else theme.neutral_tint
            fill = theme.faint if row == column else won
            frame.bar(left + column * wide, 0.05 + row * 0.18, wide * 0.86, 0.155, fill)


def _group(frame: Frame, left: float, top: float, width: float, height: float) -> None:
    """Draw a group of four lines, the first two of which advance."""
    theme = frame.canvas.theme
    for line in range(4):
        fill = theme.series[0] if line < 2 else theme.neutral_tint  # noqa: PLR2004 - two of four
        frame.bar(left, top + line * height / 4, width, height / 4 * 0.74, fill)


def _groups(frame: Frame) -> None:
    for left in (0.04, 0.38, 0.72):
        _group(frame, left, 0.1, 0.24, 0.84)


def _groups_final(frame: Frame) -> None:
    theme = frame.canvas.theme
    for top in (0.0, 0.54):
        for left in (0.0, 0.27):
            _group(frame, left, top, 0.22, 0.46)
    for start in (0.2, 0.76):
        frame.join((0.52, start), (0.6, start), (0.6, 0.48), (0.7, 0.48))
    for line in range(4):
        frame.bar(0.72, 0.26 + line * 0.12, 0.28, 0.09, theme.series[0] if line else theme.medals[0])


def _tiers(frame: Frame) -> None:
    theme = frame.canvas.theme
    for tier, colour in enumerate((theme.medals[0], theme.series[0], theme.series[2])):
        count = tier + 1
        for place in range(count):
            frame.bar(0.5 + (place - count / 2) * 0.25 + 0.01, 0.04 + tier * 0.33, 0.23, 0.24, colour)
    for x, begin, end in ((0.06, 0.6, 0.2), (0.94, 0.2, 0.6)):
        tip = 0.1 if begin > end else -0.1
        frame.join((x, begin), (x, end))
        frame.join((x - 0.045, end + tip), (x, end), (x + 0.045, end + tip))


def _lives(frame: Frame) -> None:
    theme = frame.canvas.theme
    for row, left in enumerate((2, 1, 1, 0)):
        y = 0.14 + row * 0.24
        frame.bar(0.12, y - 0.07, 0.44, 0.14, theme.series[0] if left else theme.neutral_tint)
        for life in range(2):
            x = 0.7 + life * 0.16
            if life < left:
                frame.dot(x, y, theme.series[1], 3.2)
            else:
                frame.canvas.circle(frame.x(x), frame.y(y), 2.8, theme.band, stroke=theme.faint)


def _odds(frame: Frame) -> None:
    theme = frame.canvas.theme
    for row in range(5):
        for column in range(6):
            heat = max(1, 5 - 2 * abs(row - min(column, 4)) + (row == column == 0))
            frame.bar(0.08 + column * 0.14, 0.06 + row * 0.18, 0.13, 0.165, theme.heat[min(heat, 6)])


def _path(frame: Frame) -> None:
    theme = frame.canvas.theme
    ways = ((0, 1, 1, 2), (1, 0, 2, 1), (2, 3, 0, 0), (3, 2, 3, 3))
    for number, ranks in enumerate(ways):
        colour = theme.medals[0] if ranks[-1] == 0 else theme.series[(0, 1, 0, 6)[number]]
        points = [(0.06 + at * 0.29, 0.12 + rank * 0.25) for at, rank in enumerate(ranks)]
        frame.join(*points, stroke=colour, width=1.8)
        for x, y in points:
            frame.dot(x, y, colour)


def _rounds(frame: Frame) -> None:
    theme = frame.canvas.theme
    rounds = (((0, 1), (2, 3), (4, 5)), ((0, 2), (1, 4), (3, 5)), ((0, 4), (1, 2), (3, 5)))
    for number, games in enumerate(rounds):
        for game, seats in enumerate(games):
            x = 0.06 + number * 0.34 + game * 0.1
            (top, bottom), colour = seats, theme.series[game]
            frame.join((x, 0.08 + top * 0.168), (x, 0.08 + bottom * 0.168), stroke=colour, width=1.6)
            for seat in seats:
                frame.dot(x, 0.08 + seat * 0.168, colour)


_DRAWN: Mapping[Sketch, Callable[[Frame], None]] = {
    "bracket": _bracket,
    "double_bracket": _double_bracket,
    "everybody": _everybody,
    "groups": _groups,
    "groups_final": _groups_final,
    "lives": _lives,
    "odds": _odds,
    "path": _path,
    "rounds": _rounds,
    "tiers": _tiers,
}
