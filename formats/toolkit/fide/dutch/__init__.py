"""The FIDE (Dutch) system in force since 1 February 2026: FIDE Handbook C.04.3, with C.04.1 and C.04.2.

The modules, in the order in which a round uses them:

1. `contenders` computes what the rules say of each player before the round: score, floats, colour preference.
2. `graph` holds who may meet whom (C1 to C3) as bits, and a perfect matching that proves that everybody left can still
   be paired (C4).
3. `brackets` goes through the score brackets. `bounds` tries the pairs in which every criterion reaches a lower bound;
   where that is impossible, `criteria` has the criteria C6 to C21 as layers for the matching engine. `sequence` chooses
   among equally good pairs by the order of article 4.
4. `colours` allocates colours and orders the boards.

Articles are those of C.04.3 unless another chapter is named.
"""

from formats.toolkit.fide.dutch.brackets import pair_round
from formats.toolkit.fide.dutch.paired import NoRoundError, PairedBracket, PairedRound

__all__ = ["NoRoundError", "PairedBracket", "PairedRound", "pair_round"]
