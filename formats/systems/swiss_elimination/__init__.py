"""Swiss elimination: winners take the better rank of a match, and all places are played out.

Besides the contract, these modules are used by code that shows playoffs to people:
- `eligibility`: the eligibility table with verdicts, from the field of the first stage;
- `forms`: what players hand in and how it is stored; adding and checking submissions;
- `selection`: missing times and unchecked answers before the reveal;
- `views`: the outcome before the reveal, the script of the reveal, rank board and paths, puzzles and their pickers;
- `judging`, `live_match`, `judge_panel`: the judge's entries, the state of a live match, and the entries possible now;
- `puzzles`: the pick priority, and how a drawn list is computed.
"""

from formats.systems.swiss_elimination.system import SwissElimination

FORMAT = SwissElimination()
"""The format that the registry finds."""

__all__ = ["FORMAT", "SwissElimination"]
