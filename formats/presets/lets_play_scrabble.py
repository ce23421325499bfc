"""Preset of a Let's Play Scrabble event: groups or a round robin, a Swiss, then Castellano-O'Connor pairing (COP)."""

from __future__ import annotations

from formats.core.plan import Preset, Settings, StagePlan

EVENT = StagePlan(
    system="cop",
    title="Main event",
    options={
        "rounds": 14,
        "place_prizes": 4,
        "simulations": 5000,
        "always_wins_simulations": 5000,
        "gibson_spread": [250, 200],
        "control_loss_thresholds": [0.25],
        "hopefulness": [0, 0.10, 0.05, 0.02, 0.01],
    },
)
"""The published configuration.

The first round in which the leader is steered stays the default, four from the end (C4).
"""

PRESET = Preset(
    key="lets_play_scrabble",
    title="Let's Play Scrabble",
    summary="Fourteen rounds: groups of four or a round robin, a Swiss without repeats, then COP with simulations.",
    stages=(EVENT,),
    # Rounds follow each other at the tables, so there is no weekly timetable, and a forfeit loses one game only.
    # Pairing is automatic: a director has five minutes to hold a round.
    settings=Settings(zone="America/New_York", forfeit_removes=False, goes_on_minutes=5),
    source="How do we pair players at tournaments?, letsplayscrabble.com",
)
