"""Pictures at the size in which a phone shows them."""

from __future__ import annotations

from bot.pictures.canvas import Drawing
from bot.pictures.themes import SEEN_HEIGHT, SEEN_WIDTH


def smallest_seen(drawing: Drawing) -> float:
    """The size in pixels of the smallest text of a picture, shrunk into what a phone leaves for it."""
    shrunk = min(SEEN_WIDTH / drawing.width, SEEN_HEIGHT / drawing.height)
    return min(box.size for box in drawing.boxes) * shrunk
