"""Cache of views of a tournament, shared by concurrent requests.

Theory of operation. A view is a pure function of immutable objects. The key contains their identities, the language and
the plain arguments, so nothing is invalidated: a change makes other objects. The entry refers to the objects as long as
it is cached, so that their ids cannot be reused. It also holds the task that renders the view in a thread; concurrent
requests wait for that task, shielded, so that a request that is cancelled does not cancel it. A failed task is removed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from formats.core.lru import LRUCache

T = TypeVar("T")

KEPT = 64
"""Number of cached views, of all tournaments, stages and languages together."""


class ViewCache:
    """LRU cache of views, valid for as long as state and names are the very same objects."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[Hashable, ...], tuple[tuple[object, ...], asyncio.Task[Any]]] = LRUCache(KEPT)

    async def of(self, view: Callable[..., T], context: TournamentContext, *given: object) -> T:
        """Return the view of a context, rendered in a thread unless it is cached or being rendered.

        Further arguments (`given`) are texts and numbers, or immutable objects that are compared by identity.
        """
        parts = (context.state, context.names, context.engine, *given)
        key = (view, rendering_key(), *map(_known_by, parts))
        known = self._made.get(key)
        if known is None:
            known = parts, asyncio.create_task(asyncio.to_thread(view, context, *given))
            self._made.put(key, known)
        try:
            # A cancelled request must not cancel the task that others wait for.
            return cast("T", await asyncio.shield(known[1]))
        except Exception:
            if self._made.get(key) is known:
                self._made.remove(key)
            raise


def _known_by(part: object) -> Hashable:
    return part if isinstance(part, str | int | None) else (object, id(part))
