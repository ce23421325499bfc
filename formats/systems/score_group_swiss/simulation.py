"""Rank the simulated ends of a stage by points, SoS and rating (rules 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.systems.score_group_swiss.order import COMPARED_PLACES
from formats.toolkit.simulator.dice import Whole
from formats.toolkit.simulator.outcome import placed
from formats.toolkit.simulator.tables import Record


def ranked_by_sos(
    record: Record, ratings: Sequence[float | None], factor: float, rounds: int, win: int
) -> tuple[Whole, Whole]:
    """Return places and order; those equal in all three share a place, which lots would break.

    `factor`, `rounds` and `win` are those of `formats.systems.score_group_swiss.order.sum_of_opponent_scores`.
    """
    most = int(record.points.max())
    leads = np.arange(-most, most + 1) / win
    scores = np.rint(10**COMPARED_PLACES / (1 + 10 ** (factor * leads / (rounds + 1)))).astype(np.int64)
    against = scores[most + record.points[:, :, None] - record.points[:, None, :]]
    sos = (record.met * against).sum(axis=2)
    known = np.array([-1.0 if rating is None else rating for rating in ratings])
    strengths = np.broadcast_to(np.unique(known, return_inverse=True)[1], sos.shape)
    return placed([record.points, sos, strengths])
