"""What all pictures share: a head, a foot, and fair shares of a long list for several pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import wrapped
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TITLE, WIDTH, Theme

T = TypeVar("T")

MOST_SHEETS = 4
"""Pictures of one thing; what goes beyond is told in the foot of the last one and stands in text and file."""

INNER = WIDTH - 2 * MARGIN
"""The room between the margins."""

_TITLE_STEP, _LINE_STEP = 23.0, 16.0


def shares(items: Sequence[T], most: int) -> list[Sequence[T]]:
    """The items in as few parts of at most `most` as possible, all about as long; one empty part where there are none.

    What goes beyond `MOST_SHEETS` parts is left out.
    """
    kept = items[: most * MOST_SHEETS]
    parts = max(1, -(-len(kept) // most))
    size, longer = divmod(len(kept), parts)
    slices: list[Sequence[T]] = []
    start = 0
    for number in range(parts):
        end = start + size + (number < longer)
        slices.append(kept[start:end])
        start = end
    return slices


def left_out(items: Sequence[object], most: int) -> int:
    """How many of the items `shares` leaves out."""
    return max(0, len(items) - most * MOST_SHEETS)


def more_below(count: int) -> str:
    """What the last picture says of those it does not show."""
    return say("pictures-more-below", count=count) if count else ""


def begin(
    theme: Theme, title: str, subtitle: str = "", *, sheet: int = 1, sheets: int = 1, width: float = WIDTH
) -> tuple[Canvas, float]:
    """A canvas with its head, and where the content begins."""
    canvas = Canvas(theme, width)
    room = width - 2 * MARGIN
    y = MARGIN + 13
    for line in wrapped(title, room, TITLE, 700):
        canvas.text(MARGIN, y, line, TITLE, weight=700)
        y += _TITLE_STEP
    y -= _TITLE_STEP - 20
    numbered = say("pictures-sheet", number=sheet, count=sheets) if sheets > 1 else ""
    for line in wrapped(" · ".join(filter(None, (numbered, subtitle))), room, SMALL):
        canvas.text(MARGIN, y, line, SMALL, fill=theme.quiet)
        y += _LINE_STEP
    return canvas, y


def foot(canvas: Canvas, y: float, *texts: str) -> float:
    """Lines of small print below the content; answers the height of the picture."""
    y += 4
    for text in filter(None, texts):
        for line in wrapped(text, canvas.width - 2 * MARGIN, SMALL, lines=3):
            y += _LINE_STEP
            canvas.text(MARGIN, y, line, SMALL, fill=canvas.theme.quiet)
    return y + MARGIN
