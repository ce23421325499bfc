"""Lists that are typed or pasted line by line, with limits of number and length."""

from __future__ import annotations

from bot.errors import LinesError
from bot.text.names import clean

LONGEST_LINE = 200
"""Maximum number of characters of a line, checked before any other processing."""

SHOWN = 60
"""Number of characters that are quoted of a line that is too long."""


def numbered_lines(text: str, most: int) -> list[tuple[int, str]]:
    """Return the non-empty lines, cleaned, with their numbers. Raises `LinesError` for too many or too long lines."""
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
