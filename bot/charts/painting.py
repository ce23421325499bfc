"""Pictures from other processes, and none rather than no announcement."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from bot.pictures.studio import Picture, PictureView, paint
from bot.pictures.texts import Speaker
from bot.pictures.themes import ThemeName
from bot.text.catalogue import language, say, speaking

T = TypeVar("T")
logger = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds an announcement waits for its picture; there may be many before it."""


class Worker(Protocol):
    """Whoever calls functions apart from the event loop: the processes for short work."""

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """What the function of a module answers."""
        ...


def painted(view: PictureView, language: str, theme: ThemeName) -> tuple[Picture, ...]:
    """In the worker process: the pictures of a view, everything on them said in one language."""
    with speaking(language):
        return paint(view, Speaker(language, say), theme)


async def picture_or_none(
    worker: Worker, view: PictureView | None, theme: ThemeName = "dark"
) -> tuple[Picture, ...] | None:
    """The pictures of a view in the language spoken here; None where there is none, or painting fails or is slow.

    A picture never costs the announcement it belongs to: what failed is logged with its view, what was late without.
    """
    if view is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await worker.aside(painted, view, language(), theme)
    except TimeoutError:
        # Nothing is wrong with the view, which may name hundreds of people.
        logger.warning("no picture in time, theme %s, of a %s", theme, type(view).__name__)
        return None
    except Exception:
        logger.exception("no picture, theme %s, of %r", theme, view)
        return None
