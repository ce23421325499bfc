"""The tie-breaks of C.07 that tournaments can choose, with a column head and a sentence for players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from formats.core.model import TieBreak

TieBreakName = Literal["DE", "BH/C1", "BH", "BH/M1", "FB", "SB", "PS", "KS", "WIN", "WON", "BPG", "BWG", "ARO", "TPR"]

TIE_BREAKS: Mapping[TieBreakName, TieBreak] = {
    "DE": TieBreak("DE", "Direct encounter: the points against the players still level."),
    "BH/C1": TieBreak("BH-C1", "Buchholz cut 1: the scores of all opponents except the lowest."),
    "BH": TieBreak("BH", "Buchholz: the scores of all opponents."),
    "BH/M1": TieBreak("BH-M1", "Median Buchholz: the scores of all opponents except the lowest and the highest."),
    "FB": TieBreak("FB", "Fore Buchholz: Buchholz as if all games of the last round were draws."),
    "SB": TieBreak("SB", "Sonneborn-Berger: each opponent's score times the points made in that game."),
    "PS": TieBreak("PS", "Progressive score: the sum of the scores after each round."),
    "KS": TieBreak("KS", "Koya: the points against opponents who scored at least half."),
    "WIN": TieBreak("WIN", "Rounds with the points of a win, played or not."),
    "WON": TieBreak("WON", "Games won over the board."),
    "BPG": TieBreak("BPG", "Games played with black."),
    "BWG": TieBreak("BWG", "Games won with black."),
    "ARO": TieBreak("ARO", "The average rating of the opponents."),
    "TPR": TieBreak("TPR", "The tournament performance rating."),
}
