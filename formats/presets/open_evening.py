"""Preset of an open evening of esports teams: a double elimination that runs without a director between its matches."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="open_evening",
    title="Open",
    summary="An evening of 16 to 64 teams: matches open as they come, best of three, the final best of five.",
    stages=(
        StagePlan(
            system="double_elimination",
            title="Bracket",
            options={"best_of": 3, "final_best_of": 5, "ties": False, "replays": 0, "as_they_come": True},
        ),
    ),
    settings=Settings(
        capacity=64,
        goes_on_minutes=5,
        silence_confirms_minutes=10,
        no_show_minutes=10,
        match_posts="by_size",
        appeals=False,
        forfeit_removes=True,
    ),
    source="Common practice",
)
