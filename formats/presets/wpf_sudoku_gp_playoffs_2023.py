"""Preset of the playoffs of the World Puzzle Federation's Sudoku Grand Prix 2023.

The Puzzle GP's with fixed puzzles.
"""

from __future__ import annotations

from formats.core.plan import Preset
from formats.presets import wpf_gp_playoffs_2023 as puzzle_gp

PLAYOFFS = puzzle_gp.PLAYOFFS.model_copy(
    update={"options": {**puzzle_gp.PLAYOFFS.options, "puzzle_choice": "predetermined"}}
)
"""Reading W18: the puzzles are fixed beforehand."""

PRESET = Preset(
    key="wpf_sudoku_gp_playoffs_2023",
    title="WPF Sudoku GP Playoffs 2023",
    summary="Swiss elimination for the sixteen best of the regular season, with puzzles laid down before.",
    stages=(PLAYOFFS,),
    settings=puzzle_gp.SETTINGS,
    source=puzzle_gp.PRESET.source,
)
