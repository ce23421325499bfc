"""Cache of intentions by what they depend on, so that one result does not recompute the intentions of all players.

After a report, only its two players and one decision of the director change, but the view of the tournament is a new
object. `changed` compares two successive views by identity of their immutable parts (pairings, reports, notes,
entrants) and returns the games and entrants that differ. `IntentionCache.observe` turns these differences into version
numbers per game, and `cached` returns a stored intention while the versions it depends on are unchanged.

Invariants: a cached value equals what would be computed from the current view (tested by comparing both). This holds
only while `RehearsalView.stands_still` is true: no timetable, forms, questions or draws, whose effects depend on the
clock. When anything else differs between two views, `changed` returns None and all versions advance. Entries are
bounded by an LRU cache; a lookup costs O(open games of one player).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from bot.runtime.lru import LastUsed
from formats.core.memoize import remembered
from formats.core.values import EntrantId, PairingId

if TYPE_CHECKING:  # RehearsalView has a field of type IntentionCache.
    from bot.rehearsal.rehearsal_view import RehearsalView

T = TypeVar("T")

CACHE_SIZE = 8192
"""Maximum number of players and games whose intentions are cached, per tournament."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The open games and the entrants that differ between two views."""

    games: frozenset[PairingId]
    entrants: frozenset[EntrantId]


@remembered(lambda before, now: (before, now), most=2)
def changed(before: RehearsalView, now: RehearsalView) -> Changed | None:
    """Return what differs between two views, or None if anything may differ."""
    if not (before.stands_still and now.stands_still and before.has_the_same_frame(now)):
        return None
    old, new = before.open_by_id, now.open_by_id
    games = _differing(old, new) | _differing(before.state.reports, now.state.reports)
    games |= _differing(before.state.notes, now.state.notes)
    games |= {
        game for game in before.hosted.keys() | now.hosted.keys() if before.hosted.get(game) != now.hosted.get(game)
    }
    pairings = (pairing for game in games for pairing in (old.get(game), new.get(game)) if pairing is not None)
    seats = {seat for pairing in pairings for seat in pairing.seats}
    return Changed(frozenset(games), frozenset(seats | _differing(before.state.entrants, now.state.entrants)))


def _differing(before: Mapping[str, object], now: Mapping[str, object]) -> set[str]:
    """Return the keys whose values are not the same object in both mappings."""
    if before is now:
        return set()
    differing = {key for key, value in now.items() if before.get(key) is not value}
    return differing | (before.keys() - now.keys())


class IntentionCache:
    """Intentions of the players and the director of one tournament, with versions of the open games."""

    def __init__(self) -> None:
        self._found: LastUsed[tuple[str, ...], tuple[tuple[object, ...], Any]] = LastUsed(CACHE_SIZE)
        self._last: RehearsalView | None = None
        self._observed = 0
        self._everything = 0
        self.version = 0
        """Number of the last observed view in which any game differed."""
        self._games: dict[PairingId, int] = {}

    def cached(self, about: tuple[str, ...], rests_on: tuple[object, ...], find: Callable[[], T]) -> T:
        """Return the stored value for `about` if `rests_on` is unchanged, else compute and store it."""
        known = self._found.used(about)
        if known is not None and known[0] == rests_on:
            value: T = known[1]
            return value
        value = find()
        self._found.keep(about, (rests_on, value))
        return value

    def observe(self, view: RehearsalView) -> None:
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
