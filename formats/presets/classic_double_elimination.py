"""Preset of a double elimination with best-of-three matches, as most esports events play it."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="classic_double_elimination",
    title="Double elimination, best of three",
    summary="Winners' and losers' bracket, best of three games, and a grand final with a second chance.",
    stages=(StagePlan(system="double_elimination", title="Bracket", options={"best_of": 3, "replays": 0}),),
    settings=Settings(),
    source="Common practice",
)
