"""Preset of the playoffs of the World Puzzle Federation's Puzzle Grand Prix 2023."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

PLAYOFFS = StagePlan(
    system="swiss_elimination",
    title="Playoffs",
    options={
        "table": "wpf_gp_2023",
        "puzzle_choice": "preferences",
        # The rules say how many puzzles are in the pools, not which: a director enters them.
        "online_puzzles": [f"P{number}" for number in range(1, 9)],
        "live_puzzles": [f"L{number}" for number in range(1, 5)],
        "best_rounds": 6,
        "invited": 30,
        "sign_up_confirms": False,
        "online_minutes": 20,
        "unsolved_minutes": 2,
        "live_limit_minutes": 10,
    },
    time_control="Online 20 minutes a puzzle; live no limit for the better seed, under 10 minutes for the worse.",
)

SETTINGS = Settings(
    director_may_play=False,
    # A person who sees the sealed lists and times must not play.
    coordinator_may_play=False,
    forfeit_removes=False,
    appeals=False,
    goes_on_minutes=5,
    rules_url="https://gp.worldpuzzle.org/content/gp-playoff-rules",
)
"""No weekly timetable: the online stage takes ten days and the live stage an evening.

Directors begin both, by closing the online stage and at the panel of each heat; what follows from results is paired
five minutes later.
"""

PRESET = Preset(
    key="wpf_gp_playoffs_2023",
    title="WPF Puzzle GP Playoffs 2023",
    summary="Swiss elimination for the sixteen best of the regular season: solved online under seal, finished live.",
    stages=(PLAYOFFS,),
    settings=SETTINGS,
    source="WPF GP Playoff Rules of 2023, gp.worldpuzzle.org",
)
