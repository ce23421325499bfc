"""What demo players and the director found out at earlier looks, and what has changed since.

A result changes what two people wish, and one decision of the director. So nobody else is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from bot.runtime.lru import LastUsed
from formats.core.memoize import remembered
from formats.core.values import EntrantId, PairingId

if TYPE_CHECKING:  # A play has a memory.
    from bot.rehearsal.play import Play

T = TypeVar("T")

REMEMBERED = 8192
"""Players and games of which it is known what they wish."""


@dataclass(frozen=True, slots=True)
class Changed:
    """About which open games, and which entrants, something is not as it was."""

    games: frozenset[PairingId]
    entrants: frozenset[EntrantId]


@remembered(lambda before, now: (before, now), most=2)
def changed(before: Play, now: Play) -> Changed | None:
    """What has changed from one look to the next of all that wishes rest on; None where that may be anything."""
    if not (before.stands_still and now.stands_still and before.has_the_same_frame(now)):
        return None
    old, new = before.open_by_id, now.open_by_id
    games = _differing(old, new) | _differing(before.state.reports, now.state.reports)
    games |= _differing(before.state.notes, now.state.notes)
    games |= {game for game in before.there.keys() | now.there.keys() if before.there.get(game) != now.there.get(game)}
    pairings = (pairing for game in games for pairing in (old.get(game), new.get(game)) if pairing is not None)
    seats = {seat for pairing in pairings for seat in pairing.seats}
    return Changed(frozenset(games), frozenset(seats | _differing(before.state.entrants, now.state.entrants)))


def _differing(before: Mapping[str, object], now: Mapping[str, object]) -> set[str]:
    """The keys under which there is not the very same object."""
    if before is now:
        return set()
    differing = {key for key, value in now.items() if before.get(key) is not value}
    return differing | (before.keys() - now.keys())


class Memory:
    """What was found out about a tournament."""

    def __init__(self) -> None:
        self._found: LastUsed[tuple[str, ...], tuple[tuple[object, ...], Any]] = LastUsed(REMEMBERED)
        self._last: Play | None = None
        self._looks = 0
        self._everything = 0
        self.version = 0
        """The same as long as nothing has changed about any game, as of the last look."""
        self._games: dict[PairingId, int] = {}

    def found(self, about: tuple[str, ...], rests_on: tuple[object, ...], find: Callable[[], T]) -> T:
        """What is to be found out about somebody or something, or what was, where that rests on the very same."""
        known = self._found.used(about)
        if known is not None and known[0] == rests_on:
            value: T = known[1]
            return value
        value = find()
        self._found.keep(about, (rests_on, value))
        return value

    def look(self, play: Play) -> None:
        """See what has changed since the last look."""
        if self._last is play:
            return
        before, self._last = self._last, play
        self._looks += 1
        since = None if before is None else changed(before, play)
        if since is None or since.games:
            self.version = self._looks
        if since is None:
            self._everything = self._looks
            self._games.clear()
        else:
            self._games.update(dict.fromkeys(since.games, self._looks))

    def version_of(self, game: PairingId) -> tuple[PairingId, int, int]:
        """The same as long as nothing has changed about an open game, as of the last look."""
        return game, self._everything, self._games.get(game, 0)
