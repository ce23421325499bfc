"""Registry of the functions that post because of an event, by kind of event.

Functions register themselves with the decorator `@posts_because_of`. All modules of this package are imported to find
them, so no list has to be maintained; a test compares the registered kinds with the union of all events.
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
    """Return a decorator that registers a function for these kinds of events; it gets the builder and the event."""

    def mark(function: _E) -> _E:
        """Store the kinds on the function."""
        setattr(function, _MARK, kinds)
        return function

    return mark


@cache
def by_event() -> Mapping[type[ev.Event], Sequence[EventPosts]]:
    """Return the functions for each kind of event, in the order of their modules.

    Cached for the process. Functions imported from another module are skipped, otherwise they would be called twice.
    """
    functions: dict[type[ev.Event], list[EventPosts]] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        imported = importlib.import_module(f"{package.__name__}.{name}")
        for function in vars(imported).values():
            if getattr(function, "__module__", None) == imported.__name__:
                for kind in getattr(function, _MARK, ()):
                    functions.setdefault(kind, []).append(function)
    return functions
