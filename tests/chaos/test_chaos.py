"""A few seeds of chaos in every run of the tests; `make chaos` plays as many as one likes, of every preset."""

from __future__ import annotations

import asyncio

import pytest

from tests.chaos.run import in_small, played

SMALLEST = "classic_swiss"
"""The preset that is over soonest."""

SEEDS = (2, 3, 4, 5)


@pytest.mark.slow
async def test_whatever_strikes_nothing_is_lost_doubled_or_kept_from_directors() -> None:
    with in_small():
        runs = await asyncio.gather(*(played(seed, preset=SMALLEST, kills=1) for seed in SEEDS))
    assert {run.seed: run.wrong for run in runs} == {seed: [] for seed in SEEDS}
    assert all(run.faults.total() for run in runs)
