"""Play the open games of a phase and the phases after it in all runs at once (rules 1, 2, 4 to 8, 10 and 13).

Scores are not simulated, so steps 3 to 5 of rule 5 are left out for groups in play. Sides and seeds within a group do
not change the chances of games, so they are left out too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations

import numpy as np

from formats.core.model import Standing
from formats.core.values import EntrantId
from formats.systems.group_rounds.phases import FINAL, SEMI_FINALS, THIRD_PLACE, Phase, first_groups
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import ADVANCING, next_phase
from formats.systems.group_rounds.structure import (
    ROUND_THREE,
    ROUND_TWO,
    SECOND_GROUPS,
    THIRD_GROUPS,
    Grouping,
    RoundKey,
    roll_range,
    round_three_choice,
)
from formats.toolkit.round_robin import berger_table
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import seats_of
from formats.toolkit.simulator.outcome import Outcome, placed
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.tables import Record, Worth

PHASE = 1000
"""More than the places of a group: who got further comes before."""


def rest_of_phases(progress: Progress, standings: Sequence[Standing]) -> Rest:
    """Return what is left: the games of the current phase and the phases after it."""
    order = [line.entrant for line in standings if progress.is_in(line.entrant)]
    ranks = np.zeros(len(standings), dtype=np.int64)
    for line in standings:
        ranks[progress.stage.seeds.index(line.entrant)] = line.rank
    return Rest(order, partial(_play, progress, ranks), progress.open_games())


def _play(progress: Progress, ranks: Whole, dice: Dice) -> Outcome:
    """Play all phases to the end. Those who are out keep their order."""
    runs = _Runs(progress, ranks, dice)
    open_wins = runs.play_current()
    for key in progress.plan[len(progress.phases) or 1 :]:
        runs.play_next(key)
    places, order = placed([runs.standing[:, :-1]])
    return Outcome.of_places(places, order, runs.games[:, :-1], open_wins=open_wins)


def _names(key: RoundKey, players: int) -> Sequence[str]:
    """Return the names of the groups of a phase."""
    names: dict[RoundKey, Sequence[str]] = {
        "round1": first_groups(players),
        "round2": SECOND_GROUPS,
        "round3": THIRD_GROUPS,
        "semi_finals": SEMI_FINALS,
        "finals": (FINAL, THIRD_PLACE),
    }
    return names[key]


class _Runs:
    """The state of all runs. The last column of all arrays is an empty seat.

    `holders`, of the shape (runs, groups, places), are the seats of those still in, best first, after the latest phase.
    """

    def __init__(self, progress: Progress, ranks: Whole, dice: Dice) -> None:
        self.progress, self.dice, self.empty = progress, dice, dice.seats
        self.worth = Worth.of(progress.table)
        self.rows = np.arange(dice.runs)[:, None]
        self.standing = np.tile(np.append(-ranks, -PHASE), (dice.runs, 1))
        self.games: Whole = np.zeros(self.standing.shape, dtype=np.int64)
        self.active = np.append([progress.is_in(who) for who in progress.stage.seeds], [False])
        self.phases = max(0, len(progress.phases) - 1)
        self.holders: Whole = np.empty((dice.runs, 0, 0), dtype=np.int64)

    def play_current(self) -> Flags:
        """Play what is left of the current phase, or the first one, and return where open games are won first."""
        progress = self.progress
        phase = progress.current or Phase(progress.plan[0], next_phase(progress).groups)
        record, group = self._begin()
        games = progress.open_games()
        left = [game.seats for game in games]
        for each in phase.groups:
            seats = [self._seat(who) for who in each.members if who not in progress.struck(phase, each)]
            group[:, seats] = _names(phase.key, self.empty).index(each.name)
            levels = progress.ranking(phase, each).levels
            coming = _to_play(progress, phase, each.members, len(levels))
            left += [pair for pair in coming if set(pair) not in map(set, left)]
            if coming:
                self._count(record, phase, each.name)
            else:
                for number, level in enumerate(levels):
                    record.points[:, [self._seat(who) for who in level]] = -number
        pairs = seats_of(progress.stage, left)
        wins = self.dice.first_wins(*pairs.T)
        record.add_pairs(pairs, wins, self.worth)
        self._rank(phase.key, record, group)
        return wins[:, : len(games)]

    def play_next(self, key: RoundKey) -> None:
        """Play a phase with the groups that the one before leads to."""
        members = self._members(key)
        record, group = self._begin()
        group[self.rows[:, :, None], members] = np.arange(members.shape[1])[:, None]
        for round_ in berger_table(members.shape[2]):
            pairs = np.array(round_.pairs) - 1
            first, second = (members[:, :, pairs[:, side]].reshape(self.dice.runs, -1) for side in (0, 1))
            real = (first != self.empty) & (second != self.empty)
            wins = self.dice.first_wins(np.where(real, first, -1), np.where(real, second, -1))
            record.add(first, second, wins, self.worth, real)
        group[:, self.empty] = -1
        self._rank(key, record, group)

    def _begin(self) -> tuple[Record, Whole]:
        record = Record(self.dice.runs, self.empty + 1)
        return record, np.full(record.points.shape, -1)

    def _seat(self, who: EntrantId) -> int:
        return self.progress.stage.seeds.index(who)

    def _count(self, record: Record, phase: Phase, name: str) -> None:
        """Add the games of a group that count so far."""
        for game in self.progress.counted(phase, phase.group(name)):
            for who, other in (game.players, game.players[::-1]):
                record.points[:, self._seat(who)] += game.made_by(who)
                record.made[:, self._seat(who), self._seat(other)] += game.made_by(who)

    def _rank(self, key: RoundKey, record: Record, group: Whole) -> None:
        """Order each group: by points, then again and again by points among those level, then by lot (rules 5, 6)."""
        level, before = placed([-group, record.points])[0], None
        while before is None or (level != before).any():
            same = level[:, :, None] == level[:, None, :]
            before, level = level, placed([-level, np.where(same, record.made, 0).sum(axis=2, dtype=np.int64)])[0]
        lots = (self.dice.noise((self.dice.runs, self.empty + 1)) >> np.uint64(1)).astype(np.int64)
        order = placed([-level, lots])[1]
        names = _names(key, self.empty)
        there = np.take_along_axis((group >= 0) & self.active, order, axis=1)
        of = np.where(there, np.take_along_axis(group, order, axis=1), len(names))
        self.phases += 1
        self.games += record.games
        # Wide enough for both finals: in a field of two or three the last places are empty seats.
        width = max(self.empty, 2 * ADVANCING["finals"])
        self.holders = np.full((self.dice.runs, len(names), width), self.empty)
        for number, name in enumerate(names):
            place = np.where(of == number, np.cumsum(of == number, axis=1), 0)
            run, at = np.nonzero(place)
            seats = order[run, at]
            self.holders[run, number, place[run, at] - 1] = seats
            after = 2 if name == THIRD_PLACE else 0
            self.standing[run, seats] = PHASE * self.phases - place[run, at] - after

    def _members(self, key: RoundKey) -> Whole:
        """Return the members of the groups of the next phase (rules 4, 7, 8 and 10)."""
        before = self.holders
        if key == "semi_finals":
            return np.stack((before[:, (0, 1), (0, 1)], before[:, (1, 0), (0, 1)]), axis=1)
        if key == "finals":
            if before.shape[1] == 1:
                return before[:, 0, : 2 * ADVANCING[key]].reshape(self.dice.runs, 2, -1)
            return before[:, :, :2].swapaxes(1, 2)
        names = first_groups(self.empty) if key == "round2" else SECOND_GROUPS
        groupings, choices = (ROUND_TWO, [*ROUND_TWO]) if key == "round2" else (ROUND_THREE, self._rolls())
        drawn = self.progress.answers.grouping(key) if self.progress.next_key == key else None
        if drawn is not None:
            choices = [drawn.grouping]
        places = np.array([_places(groupings[number], names) for number in choices])
        chosen = places[self.dice.noise((self.dice.runs, 1))[:, 0] % np.uint64(len(places))]
        return np.asarray(before[self.rows[:, :, None], chosen[..., 0], chosen[..., 1]])

    def _rolls(self) -> list[int]:
        """Return the groupings of round 3 for all numbers that can be rolled (rule 8)."""
        low, high = roll_range(self.progress.options.round_three_roll)
        rolled = map(round_three_choice, range(low, high + 1))
        return [number for number in rolled if number is not None]


def _places(grouping: Grouping, names: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Return a grouping as numbers of groups and places, from 0."""
    return [[(names.index(seat.group), seat.place - 1) for seat in seats] for seats in grouping]


def _to_play(
    progress: Progress, phase: Phase, members: Sequence[EntrantId], levels: int
) -> list[tuple[EntrantId, EntrantId]]:
    """Return the games of a group that are open or still to be published; a match that is decided has none."""
    if phase.of_matches and levels == len(members):
        return []
    group = next(each for each in phase.groups if each.members == tuple(members))
    over = {frozenset(pairing.seats) for pairing, result in progress.games(phase, group) if result is not None}
    pairs = combinations(filter(progress.is_in, members), 2)
    return [pair for pair in pairs if phase.of_matches or frozenset(pair) not in over]
