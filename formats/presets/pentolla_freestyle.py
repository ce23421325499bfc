"""Preset of the Pentolla Freestyle tournament: three rounds of groups, semi-finals and a final."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="pentolla_freestyle",
    title="Pentolla Freestyle",
    summary="Three rounds of groups drawn in public, semi-finals and a final, for 16 to 32 players and more.",
    stages=(
        StagePlan(
            system="group_rounds",
            title="Freestyle tournament",
            # The rules offer three ranges for the roll of round 3; none of them contains a 0 to repeat.
            options={"fewest": 16, "round_three_roll": "3"},
        ),
    ),
    # There is no timetable: all games of a round are open at once, and rounds follow one another as they are finished.
    settings=Settings(goes_on_minutes=60),
    source="Rules of the Pentolla Freestyle tournament",
)
