"""Finds faces: whatever lies in `bot/faces` is shown. Nothing has to be entered anywhere.

A face is a package `bot.faces.<key>` with `FACE`, the `Face` of the format of that key. All its modules are imported,
so that their commands, handlers and sentences are there. What cannot be loaded is left out whole.
"""

from __future__ import annotations

import logging
from functools import cache

from bot import faces as package
from bot.commands import forget_commands
from bot.face_api.face import Face
from bot.face_api.in_use import Faces, use
from bot.ui.actions import forget_handlers
from formats.core.discovery import Found, LeftOut, discover

logger = logging.getLogger(__name__)


@cache
def _found() -> Found[Face]:
    found = discover(package, "FACE", Face, whole=True)
    for broken in found.left_out:
        logger.error("%s", broken)
        forget_handlers(broken.module)
        forget_commands(broken.module)
    return found


def found() -> Faces:
    """Every face there is, by its key."""
    return Faces(_found().by_key)


def packages() -> tuple[str, ...]:
    """The full names of their folders."""
    return tuple(f"{package.__name__}.{key}" for key in _found().by_key)


def left_out() -> tuple[LeftOut, ...]:
    """The faces that cannot be loaded, and why."""
    return _found().left_out


def install() -> Faces:
    """Show every face there is from now on, as the composition root and tests need it."""
    every = found()
    use(every)
    return every


def forget() -> None:
    """Look into the folder again when somebody asks next; what has been imported stays as it is."""
    _found.cache_clear()
