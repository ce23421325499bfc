"""Stages in play as arrays: the rounds that are published, as the start of all runs of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from formats.core.game_counts import wins_and_losses
from formats.core.model import Bye, Pairing, Standing
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import seats_of
from formats.toolkit.simulator.outcome import Outcome
from formats.toolkit.simulator.rest import Rest, Sure
from formats.toolkit.simulator.tables import Record, Worth
from formats.toolkit.tie_breaks import Table


@dataclass(frozen=True)
class Begun:
    """A stage that has begun, with its points (`table`) and its standings."""

    table: Table
    standings: Sequence[Standing]

    @property
    def stage(self) -> Stage:
        """The stage."""
        return self.table.stage

    @property
    def order(self) -> Sequence[EntrantId]:
        """Those who have not left, in the order of the standings."""
        still_in = frozenset(self.stage.still_in)
        return [line.entrant for line in self.standings if line.entrant in still_in]

    @property
    def playing(self) -> Whole:
        """The seats of those who have not left."""
        return np.array(sorted(map(self.stage.seeds.index, self.order)), dtype=np.int64)

    def record(self, runs: int) -> Record:
        """Return what was played so far, the same in all runs."""
        stage, points, games = self.stage, self.table.points, self.table.games
        record, seats = Record(runs, len(stage.seeds)), {who: seat for seat, who in enumerate(stage.seeds)}
        wins, losses = wins_and_losses(stage.rounds)
        waiting = Counter(who for pairing in open_pairings(stage) for who in pairing.seats)
        for who, seat in seats.items():
            made = sum(points_made for _, points_made in games[who])
            record.points[:, seat], record.wins[:, seat], record.losses[:, seat] = points[who], wins[who], losses[who]
            record.games[:, seat], record.given[:, seat] = len(games[who]), points[who] - made
            record.unplayed[:, seat] = len(stage.rounds) - len(games[who]) - waiting[who]
            for other, points_made in games[who]:
                record.made[:, seat, seats[other]] += points_made
                record.met[:, seat, seats[other]] += 1
        return record

    def by_seat(self, values: Mapping[EntrantId, int]) -> Whole:
        """Return values of entrants by seat, 0 where there is none."""
        return np.array([values.get(who, 0) for who in self.stage.seeds], dtype=np.int64)

    def play_games(self, pairs: Sequence[tuple[EntrantId, EntrantId]], record: Record, dice: Dice) -> Flags:
        """Play games, and return where the first player wins, of the shape (runs, games)."""
        seats = seats_of(self.stage, pairs)
        wins = dice.first_wins(*seats.T)
        record.add_pairs(seats, wins, Worth.of(self.table.worth))
        return wins

    def sure_places(self, coming: Mapping[EntrantId, int]) -> Sure:
        """Return the place that a win in each open game makes sure on points; `coming` are the most points after it.

        Those who can come level count as above. Of two who meet in an open game not both win. A place of the lower half
        is not worth a sentence.
        """
        sure: dict[PairingId, tuple[int | None, int | None]] = {}
        reach = _Reach(self, coming)
        for number, game in enumerate(reach.games):
            places = []
            for who in game.seats:
                before, after = (reach.worst_place(who, won) for won in (None, number))
                places.append(after if after < before and 2 * after <= len(self.order) + 1 else None)
            sure[game.id] = places[0], places[1]
        return sure


class _Reach:
    """How many can come level with a player on points, of each open game and of those without one.

    Nearly the same for all players with the same points, so it is computed once for each number of points. A player of
    several open games counts in the first of them.
    """

    def __init__(self, begun: Begun, coming: Mapping[EntrantId, int]) -> None:
        stage, table = begun.stage, begun.table.worth
        self.points, self.games = begun.table.points, open_pairings(stage)
        self.most = {who: self.points[who] + coming.get(who, 0) for who in stage.seeds}
        self.wins = table.of_game
        self.results = {pair[::side] for pair in {*table.of_game, (table.tie, table.tie)} for side in (1, -1)}
        self.game_of: dict[EntrantId, int] = {}
        for number, game in enumerate(self.games):
            for who in game.seats:
                self.game_of.setdefault(who, number)
        self.others = [most for who, most in self.most.items() if who not in self.game_of]
        self.counts: dict[int, tuple[list[int], int]] = {}

    def worst_place(self, who: EntrantId, won: int | None) -> int:
        """Return the worst place of a player of an open game who gets no more points, or wins a game and gets no more.

        The game is given by its number.
        """
        own = self.points[who] + (0 if won is None else min(points for points, _ in self.wins))
        if own not in self.counts:
            by_game = [self.level(number, own) for number in range(len(self.games))]
            self.counts[own] = by_game, sum(by_game) + sum(most >= own for most in self.others)
        by_game, above = self.counts[own]
        for number in {self.game_of[who], self.game_of[who] if won is None else won}:
            above += self.level(number, own, who, won=number == won) - by_game[number]
        return 1 + above

    def level(self, number: int, own: int, who: EntrantId = "", *, won: bool = False) -> int:
        """Return the most players of a game who can have these points, without one of them, who may have `won` it."""
        seats = self.games[number].seats
        results = self.results
        if won:
            results = {pair if who == seats[0] else pair[::-1] for pair in self.wins}
        rivals = [(seat, rival) for seat, rival in enumerate(seats) if rival != who and self.game_of[rival] == number]
        return max(sum(self.most[rival] + pair[seat] >= own for seat, rival in rivals) for pair in results)


def open_pairings(stage: Stage) -> Sequence[Pairing]:
    """Return the published games without a result."""
    return [pairing for round_ in stage.rounds for pairing in round_.open_pairings()]


def rest_of_table(
    begun: Begun,
    rounds: Sequence[Sequence[tuple[EntrantId, EntrantId]]],
    walkovers: Sequence[Bye],
    tie_breaks: Sequence[str],
    *,
    firm: bool,
    ranked: Callable[[Record], tuple[Whole, Whole]] | None = None,
) -> Rest:
    """Return what is left of a round robin: `rounds` are the pairs of the coming rounds, `walkovers` their byes.

    `firm`: points that were made stay, so that a win can make a place sure. `ranked` gives places and order where the
    standings are not those of one table.
    """
    stage, table = begun.stage, begun.table.worth
    open_pairs, coming = [game.seats for game in open_pairings(stage)], list(chain.from_iterable(rounds))
    given = Counter[EntrantId]()
    for bye in walkovers:
        given[bye.entrant] += table.of_bye(bye)

    def play(dice: Dice) -> Outcome:
        record = begun.record(dice.runs)
        wins = begun.play_games([*open_pairs, *coming], record, dice)[:, : len(open_pairs)]
        record.points += begun.by_seat(given)
        places, order = ranked(record) if ranked else record.ranked(tie_breaks, everybody_meets=True)
        lasted = np.full(dice.runs, len(stage.rounds) + len(rounds))
        return Outcome(places, order, record.games, lasted, record.tied_at_the_top(), record.idle, wins)

    most = max(points for points, _ in table.of_game)
    games = Counter(chain.from_iterable(coming))
    sure = begun.sure_places({who: given[who] + games[who] * most for who in stage.seeds}) if firm else {}
    return Rest(begun.order, play, open_pairings(stage), sure)
