"""Cache of intentions by what they depend on, so that one result does not recompute the intentions of all players.

After a report, only its two players and one decision of the director change, but the view of the tournament is a new
object. `rehearsal_view.changed` compares two successive views by identity of their immutable parts (pairings, reports,
notes, entrants) and returns the games and entrants that differ. `IntentionCache.observe` turns these differences into
version numbers per game, and `cached` returns a stored intention while the versions it depends on are unchanged.

Invariants: a cached value equals what would be computed from the current view (tested by comparing both). This holds
only while `RehearsalView.stands_still` is true: no timetable, forms, questions or draws, whose effects depend on the
clock. When anything else differs between two views, `changed` returns None and all versions advance. Entries are
bounded by an LRU cache; a lookup costs O(open games of one player).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from formats.core.lru import LRUCache
from formats.core.values import EntrantId, PairingId

T = TypeVar("T")
V = TypeVar("V")
"""The type of the views, `bot.rehearsal.rehearsal_view.RehearsalView`, each of which has the cache."""

CACHE_SIZE = 8192
"""Maximum number of players and games whose intentions are cached, per tournament."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The open games and the entrants that differ between two views."""

    games: frozenset[PairingId]
    entrants: frozenset[EntrantId]


class IntentionCache(Generic[V]):
    """Intentions of the players and the director of one tournament, with versions of the open games."""

    def __init__(self) -> None:
        self._found: LRUCache[tuple[str, ...], tuple[tuple[object, ...], Any]] = LRUCache(CACHE_SIZE)
        self._last: V | None = None
        self._observed = 0
        self._everything = 0
        self.version = 0
        """Number of the last observed view in which any game differed."""
        self._games: dict[PairingId, int] = {}

    def cached(self, about: tuple[str, ...], rests_on: tuple[object, ...], find: Callable[[], T]) -> T:
        """Return the stored value for `about` if `rests_on` is unchanged, else compute and store it."""
        known = self._found.get(about)
        if known is not None and known[0] == rests_on:
            value: T = known[1]
            return value
        value = find()
        self._found.put(about, (rests_on, value))
        return value

    def observe(self, view: V, changed: Callable[[V, V], Changed | None]) -> None:
        """Compare a view with the one observed before and advance the versions of the games that differ."""
        if self._last is view:
            return
        before, self._last = self._last, view
        self._observed += 1
        since = None if before is None else changed(before, view)
        if since is None or since.games:
            self.version = self._observed
        if since is None:
            self._everything = self._observed
            self._games.clear()
        else:
            self._games.update(dict.fromkeys(since.games, self._observed))

    def version_of(self, game: PairingId) -> tuple[PairingId, int, int]:
        """Return a value that stays equal while nothing about this open game changes, as of the last observed view."""
        return game, self._everything, self._games.get(game, 0)
