"""Lists typed or pasted a line each: how many lines there may be, and how long one may be."""

from __future__ import annotations

from bot.errors import LinesError
from bot.text.names import clean

LONGEST_LINE = 200
"""Characters of a line, counted before anything else looks at it."""

SHOWN = 60
"""Characters of a line that is too long, as it is quoted."""


def numbered_lines(text: str, most: int) -> list[tuple[int, str]]:
    """Return the lines that hold anything, cleaned, with their numbers; `LinesError` for too many or too long ones."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    filled = [(number, line) for number, line in lines if line]
    if not filled or len(filled) > most:
        raise LinesError(((0, "too_many" if filled else "nothing", ""),))
    long = tuple((number, "too_long", line[:SHOWN]) for number, line in filled if len(line) > LONGEST_LINE)
    if long:
        raise LinesError(long)
    cleaned = [(number, clean(line)) for number, line in filled]
    if not any(line for _, line in cleaned):
        raise LinesError(((0, "nothing", ""),))
    return [(number, line) for number, line in cleaned if line]
