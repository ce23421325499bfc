"""Preset of an open chess tournament by the rules of FIDE: seven rounds of the Dutch system in one evening."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PRESET = Preset(
    key="fide_open",
    title="Open tournament (FIDE rules)",
    summary="An open of 7 rounds by FIDE's Dutch system of 2026, with White and Black; games are played on lichess.",
    stages=(
        StagePlan(
            system="fide_dutch",
            title="Open",
            # C.07 names no list for opens; these are the usual ones of individual Swiss tournaments.
            options={
                "rounds": 7,
                "tie_breaks": ["DE", "BH/C1", "BH", "SB", "WIN"],
                "rounds_off": 2,
                "round_off_half_points": 1,
                "last_round_off": 5,
            },
            time_control="15+10",
        ),
    ),
    settings=Settings(
        game_server="lichess",
        game_terms="15+10 rated standard",
        goes_on_minutes=10,
        silence_confirms_hours=1,
        late_entry=True,
    ),
    source="FIDE Handbook C.04.3, C.04.7 and C.07 of 2026",
)
