"""What pictures are drawn on: shapes and text at known places, written out as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal
from xml.sax.saxutils import escape

from bot.pictures.lettering import ASCENT, DESCENT, FontFile, Weight, fitted, outline, shaped, units_per_em
from bot.pictures.themes import Theme

Point = tuple[float, float]
ALT_LIMIT = 1024
"""Characters of an alt text that Discord takes."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where a text stands: from the left upper to the right lower corner."""

    left: float
    top: float
    right: float
    bottom: float
    text: str
    size: float

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Do the two share more than a hair's breadth?"""
        return (
            min(self.right, other.right) - max(self.left, other.left) > slack
            and min(self.bottom, other.bottom) - max(self.top, other.top) > slack
        )


@dataclass(frozen=True, slots=True)
class Drawing:
    """A finished picture as SVG text, what it says in words, and where its texts and lines are (for tests).

    `strokes` are the straight pieces of lines that must not run through text.
    """

    svg: str
    alt: str
    width: float
    height: float
    boxes: tuple[Box, ...]
    strokes: tuple[tuple[Point, Point], ...] = ()


def alt_text(*sentences: str) -> str:
    """Sentences as an alt text; whole sentences are left out at the end where Discord's limit is reached."""
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
    """Collects shapes and texts. Later ones lie above earlier ones; `y` points down and texts stand on it."""

    def __init__(self, theme: Theme, width: float) -> None:
        self.theme = theme
        self.width = width
        self._parts: list[str] = []
        self._outlines: dict[str, str] = {}
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
        """Write a line of text, elided to `room` where that is given; answers its width."""
        shown = text if room is None else fitted(text, room, size, weight)
        line = shaped(shown, weight)
        width = line.width * size
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        if not line.glyphs:
            return 0.0
        self._boxes.append(Box(left, y - ASCENT * size, left + width, y + DESCENT * size, shown, size))
        uses: list[str] = []
        grids = units_per_em({glyph.font for glyph in line.glyphs})
        for glyph in line.glyphs:
            grid = grids[glyph.font]
            name = self._outline_id(glyph.font, glyph.number, weight)
            if name:
                step = grid / 1000
                uses.append(
                    f'<use href="#{name}" transform="scale({_number(1000 / grid)}) '
                    f'translate({_number(glyph.x * step)} {_number(glyph.y * step)})"/>'
                    if grid != 1000  # noqa: PLR2004 - glyph places are in thousandths of an em
                    else f'<use href="#{name}" x="{_number(glyph.x)}" y="{_number(glyph.y)}"/>'
                )
        scale = f"{size / 1000:.5f}"
        self._parts.append(
            f'<g fill="{fill or self.theme.ink}" transform="translate({_number(left)} {_number(y)}) '
            f'scale({scale} -{scale})">{"".join(uses)}</g>'
        )
        return width

    def _outline_id(self, font: FontFile, number: int, weight: Weight) -> str:
        path = outline(font, number, weight)
        if not path:
            return ""
        return self._outlines.setdefault(path, f"g{len(self._outlines)}")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0, stroke: str = ""
    ) -> None:
        """A filled rectangle, with a thin border where `stroke` is given."""
        border = f' stroke="{stroke}"' if stroke else ""
        self._parts.append(
            f'<rect x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}" '
            f'rx="{_number(radius)}" fill="{fill}"{border}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, *, stroke: str = "", width: float = 1) -> None:
        """A filled disc, with a border where `stroke` is given."""
        border = f' stroke="{stroke}" stroke-width="{_number(width)}"' if stroke else ""
        self._parts.append(f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}" fill="{fill}"{border}/>')

    def line(
        self, points: Sequence[Point], stroke: str, *, width: float = 1, dash: str = "", watched: bool = False
    ) -> None:
        """A line through points. `watched` lines must not run through text, which tests see to."""
        path = "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        self.path(path, stroke=stroke, width=width, dash=dash)
        if watched:
            self.watch(points)

    def watch(self, points: Sequence[Point]) -> None:
        """Whatever is drawn from point to point must not run through text, which tests see to."""
        self._strokes += pairwise(points)

    def path(self, data: str, *, stroke: str = "none", fill: str = "none", width: float = 1, dash: str = "") -> None:
        """Any other shape, as SVG path data."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<path d="{data}" stroke="{stroke}" stroke-width="{_number(width)}" fill="{fill}" '
            f'stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
        )

    def finish(self, height: float, alt: str) -> Drawing:
        """The picture, that high."""
        defs = "".join(f'<path id="{name}" d="{path}"/>' for path, name in self._outlines.items())
        size = f"{_number(self.width)} {_number(height)}"
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {size}" width="{_number(self.width)}" '
            f'height="{_number(height)}"><title>{escape(alt)}</title><defs>{defs}</defs>'
            f'<rect width="100%" height="100%" fill="{self.theme.page}"/>{"".join(self._parts)}</svg>'
        )
        return Drawing(svg, alt, self.width, height, tuple(self._boxes), tuple(self._strokes))
