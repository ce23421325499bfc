"""The players still in: their order, and who may have the bye (rules 3 and 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from formats.core.values import EntrantId


@dataclass(frozen=True)
class Finalist:
    """A player still in: seed from the preliminary, games lost and byes had in the finals."""

    player: EntrantId
    seed: int
    losses: int
    byes: int


def by_rank(field: Iterable[Finalist]) -> list[Finalist]:
    """Return the players still in by losses, then by seed (rule 7, reading A4)."""
    return sorted(field, key=lambda player: (player.losses, player.seed))


def bye_candidates(field: Sequence[Finalist]) -> list[Finalist]:
    """Return the players with the fewest byes of the finals so far (rule 3); empty for an even number of players."""
    if len(field) % 2 == 0:
        return []
    fewest = min(candidate.byes for candidate in field)
    return [candidate for candidate in field if candidate.byes == fewest]
