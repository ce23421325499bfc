"""Preset of a world cup for 48: twelve groups of four, then a knock-out for 32."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan
from formats.core.stage_field import StageField

GROUPS = {
    "groups": 12,
    "deal": "drawn",
    "points": [3, 1, 0],
    "point_scale": 1,
    "tie_breaks": ["direct", "difference", "scored"],
}

PRESET = Preset(
    key="world_cup_48",
    title="World Cup",
    summary="Twelve groups of four; the two best of each and the eight best thirds play a knock-out.",
    stages=(
        StagePlan(system="group_stage", title="Groups", options=GROUPS),
        StagePlan(
            system="single_elimination",
            title="Knock-out",
            field=StageField(of="groups", last=2, best_next=8),
            options={"third_place": True, "ties": False},
        ),
    ),
    settings=Settings(goes_on_minutes=15, silence_confirms_minutes=10, match_posts="by_size"),
    source="Common practice",
)
