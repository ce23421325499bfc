"""Cache of views of a tournament, shared by concurrent requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from formats.core.lru import LRUCache

T = TypeVar("T")

KEPT = 64
"""Views of so many tournaments, stages and languages."""


class MadeViews:
    """LRU cache of views, valid for as long as state and names are the very same objects."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[Hashable, ...], tuple[tuple[object, ...], asyncio.Task[Any]]] = LRUCache(KEPT)

    async def of(self, view: Callable[..., T], context: TournamentContext, *given: object) -> T:
        """A view, made apart from the event loop; who asks while it is being made waits for the same one.

        What is `given` besides is text or numbers, or the very same objects again.
        """
        # As long as a view is kept these are, so that no others can have their ids.
        parts = (context.state, context.names, context.engine, *given)
        key = (view, rendering_key(), *map(_known_by, parts))
        known = self._made.get(key)
        if known is None:
            known = parts, asyncio.create_task(asyncio.to_thread(view, context, *given))
            self._made.put(key, known)
        try:
            # Who gives up does not take it from the others.
            return cast("T", await asyncio.shield(known[1]))
        except Exception:
            if self._made.get(key) is known:
                self._made.remove(key)
            raise


def _known_by(part: object) -> Hashable:
    return part if isinstance(part, str | int | None) else (object, id(part))
