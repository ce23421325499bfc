"""Five seeds of chaos in every run of the tests; `make chaos` plays as many as one likes."""

from __future__ import annotations

import asyncio

import pytest

from formats.registry import presets
from tests.chaos.__main__ import report, told
from tests.chaos.faults import IN_A_REQUEST, KINDS, dealt_to
from tests.chaos.run import Run, in_small, played, preset_of

PRESETS = {
    4: "kuksu_main_title_tournament",
    5: "lets_play_scrabble",
    6: "pentolla_freestyle",
    7: "wpf_gp_playoffs_2023",
    8: "arimaa_world_championship_2010",
}
"""The seeds, and what each plays: no two the same format. Presets of a format played here are left to `make chaos`."""

AT_ONCE = 3


def test_the_seeds_of_every_run_have_every_fault_and_other_formats() -> None:
    formats = {tuple(stage.system for stage in presets()[preset].stages) for preset in PRESETS.values()}
    assert len(formats) == len(PRESETS)
    assert {name for seed in PRESETS for name in dealt_to(seed)} == set(KINDS)


def test_seeds_in_a_row_have_every_preset() -> None:
    assert {preset_of(seed) for seed in range(len(presets()))} == set(presets())


@pytest.mark.slow
async def test_whatever_strikes_nothing_is_lost_doubled_or_kept_from_directors() -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> Run:
        async with room:
            return await played(seed, preset=PRESETS[seed], kills=1, often=0.2)

    with in_small():
        runs = await asyncio.gather(*map(one, PRESETS))
    wrong = [told(run) for run in runs if run.wrong]
    assert not wrong, "\n".join(wrong)
    assert {name for run in runs for name in run.faults} == {*KINDS, IN_A_REQUEST}


def test_a_report_tells_seeds_faults_and_minutes_so_that_anybody_can_repeat_one() -> None:
    good = Run(7, "classic_swiss", acts=12, deaths=1, seconds=30.0, cpu=2.0)
    good.faults.update({"outage": 2, "kill -9": 1})
    bad = Run(8, "kuksu_main_title_tournament", acts=40, seconds=60.0, cpu=5.0, wrong=["said once: twice"])
    assert "seed    7 good" in told(good)
    assert "kill -9 1, outage 2" in told(good)
    assert "seed    8 WRONG" in told(bad)
    assert "said once: twice" in told(bad)
    assert "python -m tests.chaos --seed 8 --preset kuksu_main_title_tournament --often 0.35 --kills 3" in told(bad)
    whole = report([good, bad], 120.0)
    assert "2 seeds in 2.0 minutes" in whole
    assert "1 good; wrong: 8" in whole
    assert "2 outage" in whole
