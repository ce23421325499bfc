"""Preset of the Kuksu Main Title Tournament: go leagues in tiers, in cycles, and a match for the title."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

CYCLE = StagePlan(
    system="tiered_league",
    title="Title tournament",
    options={"invitations": True, "title_match": True, "title_games": 5},
    time_control="Fischer, 1 week and 1 day a move, at most 1 week; no handicap, komi 6.5, Japanese or Korean rules, "
    "conditional moves on",
)

PRESET = Preset(
    key="kuksu_main_title_tournament",
    title="Kuksu Main Title Tournament",
    summary="Go leagues of 5 to 10 in tiers, all games open at once, promotion and demotion, and a title match.",
    stages=(CYCLE,),
    settings=Settings(
        ratings_from="ogs",
        # A day for objections, then the cycle is over.
        goes_on_minutes=1440,
        # Used if the host has enabled that server; otherwise results are reported by hand.
        game_server="online_go",
        game_terms="19x19 japanese|korean fischer 7d+1d/7d handicap=0 ranked",
    ),
    source="Rules of the Kuksu Main Title Tournament, 9th cycle, online-go.com",
)
