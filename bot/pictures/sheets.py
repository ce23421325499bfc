"""Head and foot common to all pictures, and distribution of long lists over several pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.pictures.canvas import Canvas
from bot.pictures.text_layout import wrapped
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TITLE, WIDTH, Theme

T = TypeVar("T")

MOST_SHEETS = 4
"""Maximum number of pictures of one view; the foot of the last one mentions what is left out."""

INNER = WIDTH - 2 * MARGIN
"""Width between the margins."""

_TITLE_STEP, _LINE_STEP = 23.0, 16.0


def shares(items: Sequence[T], most: int) -> list[Sequence[T]]:
    """Divide items into as few parts of at most `most` as possible, of nearly equal length.

    One empty part without items.

    Items beyond `MOST_SHEETS` parts are left out.
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
    """Return how many items `shares` leaves out."""
    return max(0, len(items) - most * MOST_SHEETS)


def more_below(count: int) -> str:
    """Return the note about items that are not shown."""
    return say("pictures-more-below", count=count) if count else ""


def begin(theme: Theme, title: str, subtitle: str = "", *, sheet: int = 1, sheets: int = 1) -> tuple[Canvas, float]:
    """Return a canvas with its head, and where the content begins."""
    canvas = Canvas(theme, WIDTH)
    y = MARGIN + 13
    for line in wrapped(title, INNER, TITLE, 700):
        canvas.text(MARGIN, y, line, TITLE, weight=700)
        y += _TITLE_STEP
    y -= _TITLE_STEP - 20
    numbered = say("pictures-sheet", number=sheet, count=sheets) if sheets > 1 else ""
    for line in wrapped(" · ".join(filter(None, (numbered, subtitle))), INNER, SMALL):
        canvas.text(MARGIN, y, line, SMALL, fill=theme.quiet)
        y += _LINE_STEP
    return canvas, y


def pages(theme: Theme, title: str, subtitle: str, parts: Sequence[T]) -> Iterator[tuple[Canvas, float, T, bool]]:
    """Begin a picture for each part; yield its canvas, where its content begins, the part, whether it is the last."""
    for number, part in enumerate(parts, start=1):
        canvas, top = begin(theme, title, subtitle, sheet=number, sheets=len(parts))
        yield canvas, top, part, number == len(parts)


def foot(canvas: Canvas, y: float, *texts: str) -> float:
    """Draw notes below the content; return the height of the picture."""
    y += 4
    for text in filter(None, texts):
        for line in wrapped(text, canvas.width - 2 * MARGIN, SMALL, lines=3):
            y += _LINE_STEP
            canvas.text(MARGIN, y, line, SMALL, fill=canvas.theme.quiet)
    return y + MARGIN
