"""Play any bracket of the toolkit in all runs at once, level by level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

import numpy as np

from formats.toolkit.brackets.tree import Bracket, Match, Seeded, Source, WinnerOf
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.outcome import Outcome, placed

NOBODY = -1
FINALS = frozenset({"F", "GF", "GF2"})
"""Codes of the matches that decide who is champion."""


@dataclass(frozen=True)
class Decided:
    """A match that is not simulated: the seats of its winner and loser; None for nobody. `without_game`: a walkover."""

    winner: int | None
    loser: int | None
    without_game: bool = False


@dataclass(frozen=True)
class Lengths:
    """Numbers of games of a match and of the final."""

    best_of: int = 1
    final_best_of: int = 1


class _Run:
    """The state of all runs: who won and lost each match, and how far each seat has come."""

    def __init__(self, dice: Dice, lengths: Lengths, decided: Mapping[str, Decided]) -> None:
        self.dice, self.lengths, self.decided = dice, lengths, decided
        shape = (dice.runs, dice.seats + 1)  # the last column is nobody
        self.depth = np.zeros(shape, dtype=np.int64)
        self.games = np.zeros(shape, dtype=np.int64)
        self.rounds = np.zeros(dice.runs, dtype=np.int64)
        self.winners: dict[str, Whole] = {}
        self.losers: dict[str, Whole] = {}

    def occupant(self, source: Source) -> Whole:
        """Return the seat that comes from a source in each run."""
        if isinstance(source, Seeded):
            return np.full(self.dice.runs, source.seed - 1 if source.seed <= self.dice.seats else NOBODY)
        return self.winners[source.match] if isinstance(source, WinnerOf) else self.losers[source.match]

    def play(self, matches: list[Match]) -> None:
        """Play the matches of one level."""
        first, second = (np.stack([self.occupant(match.sources[side]) for match in matches], axis=1) for side in (0, 1))
        needed = np.stack([self._needed(match) for match in matches], axis=1)
        both = (first >= 0) & (second >= 0)
        wins = (self._first_wins(matches, first, second) & (first >= 0)) | (second < 0)
        winner, loser = np.where(wins, first, second), np.where(wins, second, first)
        played = both & needed
        for number, match in enumerate(matches):
            if (known := self.decided.get(match.key)) is not None:
                winner[:, number] = NOBODY if known.winner is None else known.winner
                loser[:, number] = NOBODY if known.loser is None else known.loser
                played[:, number] &= not known.without_game
            elif match.kind == "second_chance":
                winner[:, number] = np.where(needed[:, number], winner[:, number], self.winners["GF"])
            self.winners[match.key], self.losers[match.key] = winner[:, number], loser[:, number]
        self._note(matches, (winner, loser), needed, played)

    def _first_wins(self, matches: list[Match], first: Whole, second: Whole) -> Flags:
        best_of = self.lengths.final_best_of if matches[-1].key in FINALS else self.lengths.best_of
        if len(matches) > 1 and best_of != self.lengths.best_of:  # the third place is played with the final
            others = self.dice.first_wins(first[:, :-1], second[:, :-1], self.lengths.best_of)
            return np.concatenate((others, self.dice.first_wins(first[:, -1:], second[:, -1:], best_of)), axis=1)
        return self.dice.first_wins(first, second, best_of)

    def _needed(self, match: Match) -> Flags:
        """Return where a match is played: a second chance only if the unbeaten player has lost the grand final."""
        if match.kind != "second_chance":
            return np.ones(self.dice.runs, dtype=np.bool_)
        unbeaten = self.winners["W-final"]
        return np.asarray((self.losers["GF"] == unbeaten) & (unbeaten >= 0))

    def _note(self, matches: list[Match], seats: tuple[Whole, Whole], needed: Flags, played: Flags) -> None:
        rows = np.arange(self.dice.runs)
        for number, match in enumerate(matches):
            for won, side in ((1, seats[0][:, number]), (0, seats[1][:, number])):
                third = won * (match.kind == "third_place")
                self.depth[rows, side] = np.where(needed[:, number], 2 * match.depth + third, self.depth[rows, side])
                self.games[rows, side] += played[:, number]
        self.rounds += played.any(axis=1)


def play_bracket(
    bracket: Bracket, dice: Dice, lengths: Lengths, decided: Mapping[str, Decided] | None = None
) -> Outcome:
    """Play a bracket. Matches that are `decided`, by key, end so in every run."""
    run = _Run(dice, lengths, decided or {})
    for _, level in groupby(bracket, attrgetter("level")):
        matches = list(level)
        if matches[-1].kind == "grand_final":
            run.winners["W-final"] = run.occupant(matches[-1].sources[0])
        run.play(matches)
    champion = run.winners[bracket[-1].key]
    rows = np.flatnonzero(champion >= 0)
    run.depth[rows, champion[rows]] = 2 * bracket[-1].depth + 2
    places, order = placed([run.depth[:, :-1]])
    nothing = np.zeros(dice.runs, dtype=np.int64)
    return Outcome(places, order, run.games[:, :-1], run.rounds, nothing.astype(np.bool_), nothing)
