"""Strengths of a field without ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

FieldKind = Literal["friends", "mixed", "favourite"]

SPREADS: Mapping[FieldKind, int] = {"friends": 300, "mixed": 800, "favourite": 200}
"""Rating points between the best and the weakest player; the favourite is not counted."""

AHEAD = 300
"""Rating points between the favourite and the second."""


def ratings_of(kind: FieldKind, players: int) -> tuple[float, ...]:
    """Return ratings, the best first, evenly from top to bottom; with a favourite, the others behind one."""
    first = (float(SPREADS[kind] + AHEAD),) if kind == "favourite" else ()
    behind = players - len(first)
    return (*first, *(SPREADS[kind] * place / max(1, behind - 1) for place in reversed(range(behind))))
