"""Canvas on which shapes and text are placed, written out as SVG.

Text is drawn as outlines of glyphs: one path for each line of text, since the renderer's time grows with the number of
elements. The canvas records the bounding boxes of texts and the lines that must not cross them, so that tests can check
layouts without rasterizing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Literal
from xml.sax.saxutils import escape

from bot.pictures.text_layout import ASCENT, DESCENT, Weight, fitted, outline, shaped, units_per_em
from bot.pictures.themes import Theme

Point = tuple[float, float]
ALT_LIMIT = 1024
"""Maximum length of an alt text at Discord, in characters."""


@dataclass(frozen=True, slots=True)
class Box:
    """Bounding box of a text: upper left and lower right corner."""

    left: float
    top: float
    right: float
    bottom: float
    text: str
    size: float

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Whether both boxes share an area of more than `slack` units in both directions."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > slack
            and min(self.bottom, other.bottom) - max(self.top, other.top) > slack
        )


@dataclass(frozen=True, slots=True)
class Drawing:
    """A finished picture: SVG, alt text, size, and boxes of texts and lines for tests.

    `strokes` are the straight segments of lines that must not cross text.
    """

    svg: str
    alt: str
    width: float
    height: float
    boxes: tuple[Box, ...]
    strokes: tuple[tuple[Point, Point], ...] = ()


def alt_text(*sentences: str) -> str:
    """Join sentences to an alt text, dropping whole sentences at the end to stay within Discord's limit."""
    text = ""
    for sentence in filter(None, sentences):
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT - 2:
            return f"{text or longer[: ALT_LIMIT - 2]} …"
        text = longer
    return text


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Canvas:
    """Collects shapes and texts, later ones on top; `y` points down and is the baseline of texts.

    With `scale` the picture is rendered larger than others of its width.
    """

    def __init__(self, theme: Theme, width: float, *, scale: float = 1) -> None:
        self.theme = theme
        self.width = width
        self._scale = scale
        self._parts: list[str] = []
        self._boxes: list[Box] = []
        self._strokes: list[tuple[Point, Point]] = []

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        fill: str | None = None,
        weight: Weight = 400,
        anchor: Literal["start", "middle", "end"] = "start",
        room: float | None = None,
    ) -> float:
        """Draw a line of text, truncated to `room` if given; return its width."""
        shown = text if room is None else fitted(text, room, size, weight)
        line = shaped(shown, weight)
        width = line.width * size
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        if not line.glyphs:
            return 0.0
        self._boxes.append(Box(left, y - ASCENT * size, left + width, y + DESCENT * size, shown, size))
        grids = units_per_em({glyph.font for glyph in line.glyphs})
        for grid, glyphs in groupby(line.glyphs, lambda glyph: grids[glyph.font]):
            step, scale = grid / 1000, f"{size / grid:.7f}"
            path = "".join(
                f"M{_number(glyph.x * step)} {_number(glyph.y * step)}{outline(glyph.font, glyph.number, weight)}"
                for glyph in glyphs
            )
            self._parts.append(
                f'<path fill="{fill or self.theme.ink}" transform="translate({_number(left)} {_number(y)}) '
                f'scale({scale} -{scale})" d="{path}"/>'
            )
        return width

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0, stroke: str = ""
    ) -> None:
        """Draw a filled rectangle, with a thin border if `stroke` is given."""
        border = f' stroke="{stroke}"' if stroke else ""
        self._parts.append(
            f'<rect x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}" '
            f'rx="{_number(radius)}" fill="{fill}"{border}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, *, stroke: str = "", width: float = 1) -> None:
        """Draw a filled circle, with a border if `stroke` is given."""
        border = f' stroke="{stroke}" stroke-width="{_number(width)}"' if stroke else ""
        self._parts.append(f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}" fill="{fill}"{border}/>')

    def line(
        self, points: Sequence[Point], stroke: str, *, width: float = 1, dash: str = "", watched: bool = False
    ) -> None:
        """Draw a line through points. Tests check that `watched` lines do not cross text."""
        path = "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        self.path(path, stroke=stroke, width=width, dash=dash)
        if watched:
            self.watch(points)

    def watch(self, points: Sequence[Point]) -> None:
        """Record segments that must not cross text, for tests."""
        self._strokes += pairwise(points)

    def path(self, data: str, *, stroke: str = "none", fill: str = "none", width: float = 1, dash: str = "") -> None:
        """Draw any other shape, given as SVG path data."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<path d="{data}" stroke="{stroke}" stroke-width="{_number(width)}" fill="{fill}" '
            f'stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
        )

    def finish(self, height: float, alt: str) -> Drawing:
        """Return the picture with this height."""
        size = f"{_number(self.width)} {_number(height)}"
        wide, high = (_number(length * self._scale) for length in (self.width, height))
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {size}" width="{wide}" height="{high}">'
            f"<title>{escape(alt)}</title>"
            f'<rect width="100%" height="100%" fill="{self.theme.page}"/>{"".join(self._parts)}</svg>'
        )
        return Drawing(svg, alt, self.width, height, tuple(self._boxes), tuple(self._strokes))
