"""Order of a field before play: what the numbers in front of names mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Literal

from bot.text.context import TournamentContext
from formats.core.model import Entrant, Reason
from formats.core.state_slices.branches import BranchOf
from formats.core.steps import SEED
from formats.core.values import EntrantId

SeededBy = Literal["standings", "hand", "strength", "lot", "entry"]
FIRST_STAGE = 0


def in_seeding_order(context: TournamentContext, entrants: Iterable[Entrant]) -> tuple[tuple[Entrant, ...], bool]:
    """Return the entrants as they would be seeded, and whether their places mean anything.

    Entrants with a place set by a director come first, then higher ratings. Without either they stay in order of entry,
    which means nothing; likewise if forms and imported scores decide the seeds.
    """
    field = tuple(entrants)
    if not context.rules(FIRST_STAGE).seeds_by_rating or not any(_is_known(entrant) for entrant in field):
        return field, False
    return tuple(sorted(field, key=lambda entrant: (_place_by_hand(entrant), -(entrant.data.rating or -inf)))), True


def _is_known(entrant: Entrant) -> bool:
    """Return True if the entrant has a rating or a place set by a director."""
    return entrant.data.rating is not None or bool(entrant.data.attributes.get(SEED))


def _place_by_hand(entrant: Entrant) -> float:
    """Return the place set by a director, infinity without one."""
    return float(entrant.data.attributes.get(SEED) or inf)


def seeded_by(
    context: TournamentContext, stage: int, seeds: Sequence[EntrantId], rationale: Sequence[Reason]
) -> SeededBy:
    """Return what decided the seeds of a stage. `rationale` are the reasons with which it started."""
    if stage or context.state.slice_of(BranchOf).main_line is not None:
        return "standings"
    field = [context.state.entrants[entrant] for entrant in seeds]
    if any(entrant.data.attributes.get(SEED) for entrant in field):
        return "hand"
    if any(map(_is_known, field)) or not context.rules(stage).seeds_by_rating:
        return "strength"
    if rationale and all(reason.code == "seeded_by_lot" for reason in rationale):
        return "lot"
    numbers = [entrant.number for entrant in field]
    return "entry" if not rationale and numbers == sorted(numbers) else "strength"
