"""Preset of a round robin, then semi-finals, a final and a game for third place for the best four."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="classic_league_and_finals",
    title="League and finals",
    summary="A round robin for everybody, then semi-finals, final and third place for the best four.",
    stages=(
        StagePlan(system="round_robin", title="League"),
        StagePlan(system="single_elimination", title="Finals", take=4, options={"third_place": True}),
    ),
    settings=Settings(),
    source="Common practice",
)
