"""Which function posts what because of which kind of event: each says so itself, with `@posts_because_of`.

Nothing has to be entered anywhere: the modules of this folder are read, and a test holds what they say against the
union of all events.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import bot.announcements as package
from bot.announcements.post_builder import PostBuilder
from formats.core import events as ev

EventPosts = Callable[[PostBuilder, Any], None]
_E = TypeVar("_E", bound=EventPosts)
_MARK = "posts_because_of"


def posts_because_of(*kinds: type[ev.Event]) -> Callable[[_E], _E]:
    """Let a function be called with the builder and the event whenever an event of one of these kinds has happened."""

    def mark(function: _E) -> _E:
        setattr(function, _MARK, kinds)
        return function

    return mark


@cache
def by_event() -> Mapping[type[ev.Event], Sequence[EventPosts]]:
    """The functions for each kind of event, in the order of their modules."""
    functions: dict[type[ev.Event], list[EventPosts]] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        imported = importlib.import_module(f"{package.__name__}.{name}")
        for function in vars(imported).values():
            if getattr(function, "__module__", None) == imported.__name__:
                for kind in getattr(function, _MARK, ()):
                    functions.setdefault(kind, []).append(function)
    return functions
