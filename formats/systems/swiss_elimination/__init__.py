"""Swiss elimination: ranks are swapped by results, and everybody plays on to a full ranking.

Besides the contract, for whoever shows playoffs to people:
- `eligibility`: the eligibility table, with verdicts, from the field of the first stage;
- `forms`: what is handed in and how it is kept; adding a submission, checking one;
- `selection`: whose times are missing and whose answers nobody has checked, before the reveal;
- `views`: the outcome before the reveal, the script of the reveal, rank board and paths, puzzles and who picked them;
- `judging`, `live_match`, `judge_panel`: the judge's entries, how a live match stands, and what can be entered now;
- `puzzles`: the pick priority, and the recipe of a drawn list.
"""

from formats.systems.swiss_elimination.system import SwissElimination

FORMAT = SwissElimination()
"""What the registry lists."""

__all__ = ["FORMAT", "SwissElimination"]
