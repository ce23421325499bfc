"""Difference of the public data of a tournament between two states."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from bot.public_data.models import Changed, Tournament

T = TypeVar("T")


def changed(before: Tournament | None, after: Tournament) -> Changed | None:
    """Return the elements of `after` that differ from `before`, each complete.

    None if only the length of the log differs.

    Without `before` all elements are returned. `after.news` must contain only new entries.
    """
    if before is None:
        return Changed(**{name: getattr(after, name) for name in Tournament.model_fields}, removed=[])
    difference = Changed(
        overview=after.overview,
        stages=_new(before.stages, after.stages, lambda stage: stage.number),
        entrants=_new(before.entrants, after.entrants, lambda entrant: entrant.id),
        rounds=_new(before.rounds, after.rounds, lambda round_: round_.id),
        standings=_new(before.standings, after.standings, lambda standings: standings.stage),
        draws=_new(before.draws, after.draws, lambda draw: (draw.name, draw.purpose, draw.counter)),
        news=after.news,
        removed=[
            *_gone(before.entrants, after.entrants, lambda entrant: entrant.id),
            *_gone(before.rounds, after.rounds, lambda round_: round_.id),
        ],
    )
    same = before.overview.model_copy(update={"version": after.overview.version}) == after.overview
    parts = (
        difference.stages,
        difference.entrants,
        difference.rounds,
        difference.standings,
        difference.draws,
        difference.news,
        difference.removed,
    )
    return None if same and not any(parts) else difference


def _new(before: Iterable[T], after: Iterable[T], key: Callable[[T], Hashable]) -> list[T]:
    """Return the elements that are new or different."""
    known = {key(item): item for item in before}
    return [item for item in after if known.get(key(item)) != item]


def _gone(before: Iterable[T], after: Iterable[T], key: Callable[[T], str]) -> list[str]:
    """Return the ids of removed elements."""
    still = {key(item) for item in after}
    return [key(item) for item in before if key(item) not in still]
