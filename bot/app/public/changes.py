"""What is different for everybody between two moments of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from bot.app.public.models import Changed, Tournament

T = TypeVar("T")


def changed(before: Tournament | None, after: Tournament) -> Changed | None:
    """What of `after` is not as it was, whole; None where there is no difference but the count of the log.

    Without a `before` everything is new. `after.news` holds only what is new already.
    """
    if before is None:
        return Changed(**{name: getattr(after, name) for name in Tournament.model_fields}, removed=[])
    found = Changed(
        overview=after.overview,
        stages=_new(before.stages, after.stages, lambda one: one.number),
        entrants=_new(before.entrants, after.entrants, lambda one: one.id),
        rounds=_new(before.rounds, after.rounds, lambda one: one.id),
        standings=_new(before.standings, after.standings, lambda one: one.stage),
        draws=_new(before.draws, after.draws, lambda one: (one.name, one.purpose, one.counter)),
        news=after.news,
        removed=[
            *_gone(before.entrants, after.entrants, lambda one: one.id),
            *_gone(before.rounds, after.rounds, lambda one: one.id),
        ],
    )
    same = before.overview.model_copy(update={"version": after.overview.version}) == after.overview
    parts = (found.stages, found.entrants, found.rounds, found.standings, found.draws, found.news, found.removed)
    return None if same and not any(parts) else found


def _new(before: Iterable[T], after: Iterable[T], key: Callable[[T], Hashable]) -> list[T]:
    """Those that are new or different."""
    known = {key(one): one for one in before}
    return [one for one in after if known.get(key(one)) != one]


def _gone(before: Iterable[T], after: Iterable[T], key: Callable[[T], str]) -> list[str]:
    """The ids of those that are no more."""
    still = {key(one) for one in after}
    return [key(one) for one in before if key(one) not in still]
