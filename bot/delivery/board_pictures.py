"""Debounce the pictures of live boards: their texts are edited at once, their pictures at most once a minute.

Painting a picture takes several times as long as everything else about a change, and most changes of a busy evening
follow each other within seconds. A change that is visible in the picture is painted `FIRST_AFTER` seconds later, so
that a report and its confirmation are one painting, and not before `EVERY` seconds have passed since the last one.
Until then the message keeps its picture, and a line of the board states of when it is. A tournament stays due while its
picture is outdated, so the last change is always painted. What is in a posted message is known to the process that
posted it: after a restart the first edit of a board paints its picture.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.delivery.board_contents import Painted, Shown
from bot.pictures.drawing import PictureView
from bot.text.catalogue import in_language
from bot.text.texts import texts
from bot.text.times import stamp
from formats.core.lru import LRUCache

FIRST_AFTER, EVERY = 5.0, 60.0
"""Seconds from the first change to its painting, and at least between two paintings of a board."""

MOST_POSTED = 1000
"""Size of the LRU cache of posted pictures. The picture of any other board is painted at the next edit."""


class Kept(NamedTuple):
    """The picture that a message keeps: its alt text, None without one, and the line about it, if it is outdated.

    `worth` is the text about open games of the last painting, empty when the picture is outdated.
    """

    alt: str | None
    note: str = ""
    worth: str = ""


@dataclass(slots=True)
class _Posted:
    view: PictureView | None
    language: str
    alt: str | None
    worth: str
    at: datetime
    painted: float
    outdated_since: float | None = None

    def shows(self, shown: Shown) -> bool:
        return (self.view, self.language) == (shown.view, shown.language)


class BoardPictures:
    """The pictures in the posted boards of this process, by message."""

    def __init__(self) -> None:
        self._posted: LRUCache[int, _Posted] = LRUCache(MOST_POSTED)

    def due(self, message: int, shown: Shown) -> float | None:
        """Return when the picture of a message has to be painted, on the monotonic clock; None if it is right."""
        posted, now = self._posted.get(message), time.monotonic()
        if posted is None or (shown.view is None and posted.view is not None):
            return now
        if posted.shows(shown):
            posted.outdated_since = None
            return None
        if posted.outdated_since is None:
            posted.outdated_since = now
        return max(posted.outdated_since + FIRST_AFTER, posted.painted + EVERY)

    def kept(self, message: int, shown: Shown) -> Kept:
        """Return the picture of a message whose text alone is edited."""
        posted = self._posted.get(message)
        if posted is None:
            return Kept(None)
        if posted.alt is None or posted.shows(shown):
            return Kept(posted.alt, worth=posted.worth)
        with in_language(shown.language):
            return Kept(posted.alt, texts.board.picture_of(at=stamp(posted.at, "t")))

    def painted(self, message: int, shown: Shown, painted: Painted, at: datetime) -> None:
        """Note that a message was posted or edited with the picture of this board, or without one."""
        # A picture that could not be painted is tried again as if it had changed.
        view, alt = (None, None) if painted.picture is None else (shown.view, painted.picture.alt)
        self._posted.put(message, _Posted(view, shown.language, alt, painted.worth, at, time.monotonic()))

    def forget(self) -> None:
        """Forget all: another process may have edited the messages."""
        self._posted.clear()
