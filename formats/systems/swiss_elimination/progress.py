"""State derived from the rounds played so far: seats, ranks, matches to come, paths of the players.

Rules 4, 8 and 11 to 13. Ranks start as seeds; every result gives the winner the better of the two ranks.

Invariant: a published match is played for the ranks of its line in the table (`_seat_as_published`), even if an earlier
result has been corrected since. A correction that should change pairings retracts rounds (`dependents`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.ranks import Outlook, Prospect, Ranking, RankPair, prospect
from formats.systems.swiss_elimination.table import Match, Sitting

FEWEST_TO_PLAY = 2

REMEMBERED = 4
"""Number of cached states: the current one, those before and after a change, and another tournament's."""

_Meeting = tuple[str, EntrantId | None, bool | None]
"""A match in a player's path: its code, the opponent, and whether it was won."""


@dataclass(frozen=True, slots=True)
class PathStep:
    """Effect of a sitting on a player's rank. Without a match `code` is empty and the ranks are equal.

    `opponent` is None against a virtual bye; `won` is None while the match is open.
    """

    round: str
    code: str
    before: int
    after: int
    opponent: EntrantId | None = None
    won: bool | None = None


class Progress:
    """The playoffs at one moment. Players are seeds here, 1 the best; virtual byes come after the field.

    One state is asked a dozen questions, each with a stage object made for that question. So the last few instances are
    cached in the class and found by the identity of rounds, entrants, seeds and options, which are immutable; a hit
    copies the attributes of the cached instance. Instances must not be changed after construction. The cache is a tuple
    that is replaced as a whole, so threads at worst compute a state twice.
    """

    _latest: ClassVar[tuple[Progress, ...]] = ()

    def __init__(self, stage: Stage, options: PlayoffOptions) -> None:
        """Copy the state from the cache, or read the rounds of the stage."""
        known = next((progress for progress in Progress._latest if progress.is_of(stage, options)), None)
        if known is not None:
            self.__dict__.update(known.__dict__)
            self.stage = stage
            return
        self._read(stage, options)
        Progress._latest = (self, *Progress._latest[: REMEMBERED - 1])

    def is_of(self, stage: Stage, options: PlayoffOptions) -> bool:
        """Return True if the stage gives the same state: its parts are the same objects, whatever they contain."""
        own = self.stage
        same = stage.rounds is own.rounds and stage.entrants is own.entrants and stage.seeds is own.seeds
        return same and options is self.options

    def _read(self, stage: Stage, options: PlayoffOptions) -> None:
        """Compute the state from the rounds."""
        self.stage = stage
        self.options = options
        self.table = options.match_table
        self.seats = _seats(stage, self.table.size)
        self._seeds = {seat: seed for seed, seat in enumerate(self.seats, start=1)}
        self.ranking = Ranking.at_start(self.table.size, self._absent())
        self.paths: dict[EntrantId, list[PathStep]] = {seat: [] for seat in self.seats}
        self._open: list[RankPair] = []
        for round_ in stage.rounds:
            self._play(round_)
        if not self.is_going_on:
            self.ranking = self.ranking.after_walkovers(self.to_come)

    @property
    def sitting(self) -> Sitting | None:
        """Return the sitting to be published next; None after the last."""
        return self.sitting_of(self.stage.next_round)

    def sitting_of(self, round_number: int) -> Sitting | None:
        """Return the sitting of a published round; None for rounds that a director added after the last."""
        sittings = self.table.sittings
        return sittings[round_number - 1] if round_number <= len(sittings) else None

    @property
    def is_going_on(self) -> bool:
        """Return True while two players are left who could meet. With fewer, walkovers decide all the rest."""
        return len(self.seats) - len(self.ranking.absent & set(range(1, len(self.seats) + 1))) >= FEWEST_TO_PLAY

    @property
    def to_come(self) -> list[RankPair]:
        """Return the matches without a result, by rank, in the order of play."""
        later = self.table.sittings[len(self.stage.rounds) :]
        return [*self._open, *(match.ranks for sitting in later for match in sitting.matches)]

    def entrant(self, seed: int) -> EntrantId | None:
        """Return the entrant with that seed; None for a virtual bye."""
        return self.seats[seed - 1] if seed <= len(self.seats) else None

    def seed(self, entrant: EntrantId) -> int:
        """Return the seed of an entrant with a seat. Raises `KeyError` for others."""
        return self._seeds[entrant]

    def better_seed(self, pairing: Pairing) -> EntrantId:
        """Return which of two has the better seed; entrants without a seat come last."""
        return min(pairing.seats, key=self.stage.seeds.index)

    def players(self, match: Match) -> tuple[int, int]:
        """Return the seeds that hold the two ranks of a match now."""
        return self.ranking.seed_at(match.ranks[0]), self.ranking.seed_at(match.ranks[1])

    @cached_property
    def prospect(self) -> Prospect:
        """How far each player can still rise and fall, in ranks (rule 8)."""
        return prospect(self.ranking, self.to_come if self.is_going_on else [])

    def outlook(self, entrant: EntrantId) -> Outlook:
        """Return the best and worst possible final place, without virtual byes, and the matches to play (rule 8)."""
        outlook = self.prospect.outlooks[self.seed(entrant)]
        return replace(outlook, best=self._place(outlook.best), worst=self._place(outlook.worst))

    def places(self) -> list[EntrantId]:
        """Return all entrants with a seat, in the order of ranks."""
        return [self.seats[seed - 1] for seed in self.ranking.order if seed <= len(self.seats)]

    def _place(self, final_rank: int) -> int:
        """Return a final rank as a place among the entrants."""
        final = self.prospect.final_absent.items()
        byes = [rank for seed, rank in final if seed > len(self.seats)]
        return final_rank - sum(rank < final_rank for rank in byes)

    def _absent(self) -> frozenset[int]:
        """Return the seeds that lose every match: virtual byes and players who have left."""
        byes = range(len(self.seats) + 1, self.table.size + 1)
        gone = (seed for seed, who in enumerate(self.seats, start=1) if self.stage.entrants[who].status != "active")
        return frozenset((*byes, *gone))

    def _play(self, round_: Round) -> None:
        """Apply a published round to ranks and paths."""
        sitting = self.sitting_of(round_.number)
        self._seat_as_published(round_, sitting)
        before = self.ranking
        steps: dict[EntrantId, _Meeting] = {}
        self._open = []
        for pairing in round_.pairings.pairings:
            if set(pairing.seats) <= set(self.seats):
                self._play_pairing(pairing, round_.results.get(pairing.id), steps)
        for match in sitting.matches if sitting else ():
            players = before.seed_at(match.ranks[0]), before.seed_at(match.ranks[1])
            winner = self._walkover(players, round_)
            if winner is not None:
                self._record(match.code, players, winner, steps)
        title = sitting.round if sitting else ""
        ranks = zip(before.ranks, self.ranking.ranks, strict=True)
        for seat, (rank_before, rank_after) in zip(self.seats, ranks, strict=False):
            code, opponent, won = steps.get(seat, ("", None, None))
            self.paths[seat].append(PathStep(title, code, rank_before, rank_after, opponent, won))

    def _seat_as_published(self, round_: Round, sitting: Sitting | None) -> None:
        """Put the players of published matches at the ranks of their lines (rule 4)."""
        lines = {match.code: match for match in sitting.matches} if sitting else {}
        for pairing in round_.pairings.pairings:
            match = lines.get(pairing.label)
            if match is not None and set(pairing.seats) <= set(self.seats):
                for seat, rank in zip(pairing.seats, match.ranks, strict=True):
                    self.ranking = self.ranking.seated(self.seed(seat), rank)

    def _play_pairing(self, pairing: Pairing, result: Result | None, steps: dict[EntrantId, _Meeting]) -> None:
        """Apply a match with a winner, or note an open one. Void games leave the ranks as they are."""
        players = self.seed(pairing.seats[0]), self.seed(pairing.seats[1])
        if result is not None and result.how != "void":
            winner = min(players) if result.winning_seat is None else players[result.winning_seat]
            self._record(pairing.label, players, winner, steps)
            return
        for seat in pairing.seats:
            steps[seat] = (pairing.label, pairing.opponent(seat), None)
        if result is None:
            first, second = sorted(self.ranking.rank_of(player) for player in players)
            self._open.append((first, second))

    def _record(self, code: str, players: tuple[int, int], winner: int, steps: dict[EntrantId, _Meeting]) -> None:
        """Apply the winner of a match to ranks and steps."""
        self.ranking = self.ranking.after(players, winner)
        for player, other in (players, players[::-1]):
            seat = self.entrant(player)
            if seat is not None:
                steps[seat] = (code, self.entrant(other), player == winner)

    def _walkover(self, players: tuple[int, int], round_: Round) -> int | None:
        """Return the winner of a match that was not paired because a player was absent, or None (rule 13)."""
        entrants = [self.entrant(player) for player in players]
        if any(who is not None and round_.pairing_of(who) is not None for who in entrants):
            return None
        byes = {bye.entrant for bye in round_.pairings.byes}
        winners = [player for player, who in zip(players, entrants, strict=True) if who in byes]
        if len(winners) == 1:
            return winners[0]
        there = any(who in round_.pairings.members() for who in entrants)
        return None if there else min(players)


def _seats(stage: Stage, size: int) -> tuple[EntrantId, ...]:
    """Return the entrants with a seat (rules 11 and 12).

    Until the first round is published these are the best active ones, then those with whom it was paired.
    """
    members = stage.rounds[0].pairings.members() if stage.rounds else set(stage.active)
    return tuple(who for who in stage.seeds if who in members)[:size]
