"""Render pictures in worker processes, with a timeout: a missing picture must not delay or prevent its message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from bot.pictures.drawing import Picture, PictureView, paint
from bot.pictures.texts import Speaker
from bot.pictures.themes import ThemeName
from bot.text.catalogue import in_language, language, say

T = TypeVar("T")
logger = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds that a message waits for its picture, including the queue of others."""


class Worker(Protocol):
    """Runs functions outside of the event loop: the process pool for short work."""

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Return the result of a module-level function."""
        ...


def painted(view: PictureView, language: str, theme: ThemeName, most: int | None = None) -> tuple[Picture, ...]:
    """Return the pictures of a view in one language, at most so many. Runs in a worker process."""
    with in_language(language):
        return paint(view, Speaker(language, say), theme, most)


async def picture_or_none(
    worker: Worker, view: PictureView | None, theme: ThemeName = "dark", most: int | None = None
) -> tuple[Picture, ...] | None:
    """Return the pictures of a view in the current language; None without a view, and if rendering fails or is late.

    Failures are logged with the view, timeouts without it.
    """
    if view is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await worker.aside(painted, view, language(), theme, most)
    except TimeoutError:
        # The view is not the cause, and may contain hundreds of names.
        logger.warning("rendering a picture timed out, theme %s, view %s", theme, type(view).__name__)
        return None
    except Exception:
        logger.exception("rendering a picture failed, theme %s, view %r", theme, view)
        return None
