"""FIDE's tie-breaks of individual tournaments (FIDE Handbook C.07, in force since 1 March 2026).

`TieBreaks` computes the values of a tournament by their codes (`codes`), such as `BH/C1` for Buchholz cut 1, and ranks
players by a list of codes. `unplayed` has the rules for rounds without a game (article 16). All values are whole
numbers of hundredths, so that they can be compared exactly.
"""

from formats.toolkit.fide.tie_breaks.codes import TieBreakCode, UnknownTieBreakError, parse_code
from formats.toolkit.fide.tie_breaks.table import TieBreaks

__all__ = ["TieBreakCode", "TieBreaks", "UnknownTieBreakError", "parse_code"]
