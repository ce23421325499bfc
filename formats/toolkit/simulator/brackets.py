"""Play any bracket of the toolkit in all runs at once, level by level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

import numpy as np

from formats.toolkit.brackets.progress import Progress
from formats.toolkit.brackets.tree import Bracket, Match, Seeded, Source, WinnerOf
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.outcome import Outcome, placed

NOBODY = -1
FINALS = frozenset({"F", "GF", "GF2"})
"""Codes of the matches that decide who is champion."""


@dataclass(frozen=True)
class Known:
    """A match that has begun: the seats of its players, or if it is `decided`, of its winner and its loser.

    `NOBODY` is a player who is missing. `played` is false for a walkover.
    """

    seats: tuple[int, int]
    decided: bool
    played: bool = True


def known_matches(progress: Progress) -> Mapping[str, Known]:
    """Return the matches of a stage that are decided, or published for two players."""
    seats = {who: seat for seat, who in enumerate(progress.stage.seeds)}
    known = {}
    for match in progress.bracket:
        outcome, games = progress.outcome(match.key), progress.games[match.key]
        if games and outcome is None:
            first, second = games[-1][0].seats
            known[match.key] = Known((seats[first], seats[second]), decided=False)
        elif outcome is not None and (games or match.kind != "second_chance"):
            pair = tuple(NOBODY if who is None else seats[who] for who in (outcome.winner, outcome.loser))
            known[match.key] = Known((pair[0], pair[1]), decided=True, played=not outcome.without_game)
    return known


Lengths = tuple[int, int]
"""Numbers of games of a match and of the final."""


class _Run:
    """The state of all runs: who won and lost each match, and how far each seat has come."""

    def __init__(self, dice: Dice, lengths: Lengths, known: Mapping[str, Known]) -> None:
        self.dice, (self.best_of, self.final_best_of), self.known = dice, lengths, known
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
        for number, match in enumerate(matches):
            if match.key in self.known:
                first[:, number], second[:, number] = self.known[match.key].seats
        needed = np.stack([self._needed(match) for match in matches], axis=1)
        both = (first >= 0) & (second >= 0)
        wins = (self._first_wins(matches, first, second) & (first >= 0)) | (second < 0)
        winner, loser = np.where(wins, first, second), np.where(wins, second, first)
        played = both & needed
        for number, match in enumerate(matches):
            known = self.known.get(match.key)
            if known is not None and known.decided:
                winner[:, number], loser[:, number] = known.seats
                played[:, number] &= known.played
            elif match.kind == "second_chance":
                winner[:, number] = np.where(needed[:, number], winner[:, number], self.winners["GF"])
            self.winners[match.key], self.losers[match.key] = winner[:, number], loser[:, number]
        self._note(matches, (winner, loser), needed, played)

    def _first_wins(self, matches: list[Match], first: Whole, second: Whole) -> Flags:
        best_of = self.final_best_of if matches[-1].key in FINALS else self.best_of
        if len(matches) > 1 and best_of != self.best_of:  # the third place is played with the final
            others = self.dice.first_wins(first[:, :-1], second[:, :-1], self.best_of)
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
                third = won * (match.kind in {"third_place", "place"})
                self.depth[rows, side] = np.where(needed[:, number], 2 * match.depth + third, self.depth[rows, side])
                self.games[rows, side] += played[:, number]
        self.rounds += played.any(axis=1)


def play_bracket(bracket: Bracket, dice: Dice, lengths: Lengths, known: Mapping[str, Known] | None = None) -> Outcome:
    """Play a bracket. Matches that are `known`, by key, have these players, and end as they are decided."""
    run = _Run(dice, lengths, known or {})
    for _, level in groupby(bracket, attrgetter("level")):
        matches = list(level)
        if matches[-1].kind == "grand_final":
            run.winners["W-final"] = run.occupant(matches[-1].sources[0])
        run.play(matches)
    champion = run.winners[bracket[-1].key]
    rows = np.flatnonzero(champion >= 0)
    run.depth[rows, champion[rows]] = 2 * bracket[-1].depth + 2
    places, order = placed([run.depth[:, :-1]])
    open_wins = [run.winners[key] == match.seats[0] for key, match in run.known.items() if not match.decided]
    wins = np.stack(open_wins, axis=1) if open_wins else None
    return Outcome.of_places(places, order, run.games[:, :-1], rounds=run.rounds, open_wins=wins)
