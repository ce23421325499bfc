"""Preset of a Swiss of five rounds, as clubs play it in a weekend or over some evenings."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="classic_swiss",
    title="Swiss, five rounds",
    summary="Everybody plays five rounds against opponents with about the same score; good for 8 to 40 players.",
    stages=(StagePlan(system="swiss", title="Swiss", options={"rounds": 5}),),
    settings=Settings(),
    source="Common practice",
)
