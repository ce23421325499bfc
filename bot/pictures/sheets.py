"""Head and foot common to all pictures, and distribution of long lists over several pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from bot.pictures.canvas import Canvas
from bot.pictures.text_layout import wrapped
from bot.pictures.texts import say
from bot.pictures.themes import MARGIN, SMALL, TALLEST, TITLE, WIDTH, Theme

T = TypeVar("T")

MOST_SHEETS = 4
"""Maximum number of pictures of one view; the foot of the last one mentions what is left out."""

INNER = WIDTH - 2 * MARGIN
"""Width between the margins."""

_TITLE_STEP, _LINE_STEP, _FOOT = 21.0, 16.0, 4.0 + MARGIN


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


def stacked(blocks: Iterable[T], height: Callable[[T], float], high: float) -> list[list[T]]:
    """Distribute blocks over columns of a height, in order; a column has at least one."""
    columns: list[list[T]] = [[]]
    used = 0.0
    for block in blocks:
        if columns[-1] and used + height(block) > high:
            columns.append([])
            used = 0.0
        columns[-1].append(block)
        used += height(block)
    return columns


def left_out(items: Sequence[object], most: int) -> int:
    """Return how many items `shares` leaves out."""
    return max(0, len(items) - most * MOST_SHEETS)


def more_below(count: int) -> str:
    """Return the note about items that are not shown."""
    return say("pictures-more-below", count=count) if count else ""


def room(title: str, subtitle: str, *notes: str, sheets: int = 1) -> float:
    """Return the height left for content between head and foot, so that the text of the picture is legible."""
    head = MARGIN + 11 + _TITLE_STEP * len(_title(title)) + _LINE_STEP * len(_subtitle(subtitle, sheets, sheets))
    return TALLEST - head - _FOOT - _LINE_STEP * len(_notes(notes))


def split(
    items: Sequence[T], row: float, title: str, subtitle: str, *notes: str, taken: float = 0.0
) -> tuple[list[Sequence[T]], str]:
    """Distribute rows of a height over pictures; return the parts, and the note about items left out.

    `taken` is the height that each picture needs beside its rows.
    """
    if len(items) * row <= room(title, subtitle, *notes) - taken:
        return [items], ""
    high = room(title, subtitle, *notes, more_below(len(items)), sheets=MOST_SHEETS)
    most = max(1, int((high - taken) // row))
    return shares(items, most), more_below(left_out(items, most))


def begin(theme: Theme, title: str, subtitle: str = "", *, sheet: int = 1, sheets: int = 1) -> tuple[Canvas, float]:
    """Return a canvas with its head, and where the content begins."""
    canvas = Canvas(theme, WIDTH)
    y = MARGIN + 12
    for line in _title(title):
        canvas.text(MARGIN, y, line, TITLE, weight=700)
        y += _TITLE_STEP
    y -= _TITLE_STEP - 20
    for line in _subtitle(subtitle, sheet, sheets):
        canvas.text(MARGIN, y, line, SMALL, fill=theme.quiet)
        y += _LINE_STEP
    return canvas, y


def _title(title: str) -> list[str]:
    return wrapped(title, INNER, TITLE, 700)


def _subtitle(subtitle: str, sheet: int, sheets: int) -> list[str]:
    numbered = say("pictures-sheet", number=sheet, count=sheets) if sheets > 1 else ""
    return wrapped(" · ".join(filter(None, (numbered, subtitle))), INNER, SMALL)


def _notes(notes: Sequence[str]) -> list[str]:
    return [line for note in filter(None, notes) for line in wrapped(note, INNER, SMALL, lines=3)]


def pages(theme: Theme, title: str, subtitle: str, parts: Sequence[T]) -> Iterator[tuple[Canvas, float, T, bool]]:
    """Begin a picture for each part; yield its canvas, where its content begins, the part, whether it is the last."""
    for number, part in enumerate(parts, start=1):
        canvas, top = begin(theme, title, subtitle, sheet=number, sheets=len(parts))
        yield canvas, top, part, number == len(parts)


def foot(canvas: Canvas, y: float, *texts: str) -> float:
    """Draw notes below the content; return the height of the picture."""
    y += _FOOT - MARGIN
    for line in _notes(texts):
        y += _LINE_STEP
        canvas.text(MARGIN, y, line, SMALL, fill=canvas.theme.quiet)
    return y + MARGIN
