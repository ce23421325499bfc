"""Ranks, exchanged by results, and the ranks that each player can still reach (rules 4, 8 and 13).

Players are their seeds, 1 the best; seeds beyond the field are virtual byes. `prospect` is exact: it propagates the set
of reachable ranks through the remaining matches, which are given by ranks and so are known in advance. A match of two
present players can send either of them to either rank, and matches of other ranks do not change the ranks that a player
passes through, so no enumeration of results is needed. Cost: players times matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

RankPair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Holders of ranks: `order[0]` is the seed at rank 1. `wins` and `losses` by seed, index 0 is seed 1.

    `absent` are the seeds that lose every match: virtual byes, and players who have left.
    """

    order: tuple[int, ...]
    wins: tuple[int, ...]
    losses: tuple[int, ...]
    absent: frozenset[int] = frozenset()

    @classmethod
    def at_start(cls, size: int, absent: frozenset[int] = frozenset()) -> Ranking:
        """Return the initial ranking: rank and seed are the same (rule 4)."""
        return cls(tuple(range(1, size + 1)), (0,) * size, (0,) * size, absent)

    def seed_at(self, rank: int) -> int:
        """Return the holder of the rank."""
        return self.order[rank - 1]

    def rank_of(self, seed: int) -> int:
        """Return the rank of a seed."""
        return self.order.index(seed) + 1

    @property
    def ranks(self) -> list[int]:
        """Return the ranks of all seeds, index 0 is seed 1."""
        ranks = [0] * len(self.order)
        for rank, seed in enumerate(self.order, start=1):
            ranks[seed - 1] = rank
        return ranks

    def after(self, players: tuple[int, int], winner: int) -> Ranking:
        """Return the ranking after a match: the winner has the better of the two ranks (rule 4)."""
        loser = players[0] if winner == players[1] else players[1]
        ranks = sorted(self.rank_of(player) for player in players)
        order = list(self.order)
        order[ranks[0] - 1], order[ranks[1] - 1] = winner, loser
        return Ranking(tuple(order), _one_more(self.wins, winner), _one_more(self.losses, loser), self.absent)

    def seated(self, seed: int, rank: int) -> Ranking:
        """Return the ranking with a seed put at a rank; the former holder gets the rank that becomes free."""
        if self.order[rank - 1] == seed:
            return self
        order = list(self.order)
        order[self.rank_of(seed) - 1], order[rank - 1] = order[rank - 1], seed
        return Ranking(tuple(order), self.wins, self.losses, self.absent)

    def walkover(self, players: tuple[int, int]) -> int | None:
        """Return the winner of a match with an absent player; None if both are present (rule 13).

        Of two absent players the better seed wins, as in any tie (reading W10).
        """
        there = [player for player in players if player not in self.absent]
        if len(there) == len(players):
            return None
        return there[0] if there else min(players)

    def after_walkovers(self, matches: Sequence[RankPair]) -> Ranking:
        """Return the ranking after matches, by rank, with at most one present player each."""
        here = self
        for better, worse in matches:
            players = here.seed_at(better), here.seed_at(worse)
            winner = here.walkover(players)
            if winner is not None:
                here = here.after(players, winner)
        return here


@dataclass(frozen=True, slots=True)
class Outlook:
    """Still possible `best` and `worst` final rank, and `fewest` and `most` matches to play."""

    best: int
    worst: int
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """Outlooks of all players; `final_absent` are the final ranks of absent ones."""

    outlooks: dict[int, Outlook]
    final_absent: dict[int, int]


def prospect(now: Ranking, to_come: Sequence[RankPair]) -> Prospect:
    """Return the outlook of each player over all results of the matches to come, by rank in their order (rule 8).

    Exact: every result of a match between two present players is possible, and no result elsewhere changes the ranks
    that a player passes through. The ranks of absent players do not depend on those results, since they lose all
    matches.
    """
    absent_at = {rank: seed for rank, seed in enumerate(now.order, start=1) if seed in now.absent}
    paths = {seed: {rank: (0, 0)} for rank, seed in enumerate(now.order, start=1) if seed not in now.absent}
    for match in to_come:
        if not absent_at.keys() & set(match):
            paths = {seed: _after_match(reached, match) for seed, reached in paths.items()}
        else:
            paths = {seed: _moved_up(reached, match, absent_at) for seed, reached in paths.items()}
            absent_at = _absent_after(absent_at, match)
    outlooks = {
        seed: Outlook(
            best=min(reached),
            worst=max(reached),
            fewest=min(fewest for fewest, _ in reached.values()),
            most=max(most for _, most in reached.values()),
        )
        for seed, reached in paths.items()
    }
    final_absent = {seed: rank for rank, seed in absent_at.items()}
    outlooks |= {seed: Outlook(rank, rank, 0, 0) for seed, rank in final_absent.items()}
    return Prospect(outlooks, final_absent)


def _after_match(reached: dict[int, tuple[int, int]], match: RankPair) -> dict[int, tuple[int, int]]:
    """Return the reachable ranks, with the fewest and most matches on the way, after a match that is played."""
    playing = [reached[rank] for rank in match if rank in reached]
    if not playing:
        return reached
    counts = min(fewest for fewest, _ in playing) + 1, max(most for _, most in playing) + 1
    return {**reached, match[0]: counts, match[1]: counts}


def _moved_up(
    reached: dict[int, tuple[int, int]], match: RankPair, absent_at: dict[int, int]
) -> dict[int, tuple[int, int]]:
    """Return the same after a match that is not played: the present player has the better rank."""
    better, worse = match
    if worse in absent_at or worse not in reached:
        return reached
    return {(better if rank == worse else rank): counts for rank, counts in reached.items()}


def _absent_after(absent_at: dict[int, int], match: RankPair) -> dict[int, int]:
    """Return the ranks of absent players after a match with at least one of them."""
    better, worse = match
    seats = sorted(absent_at[rank] for rank in match if rank in absent_at)
    others = {rank: seed for rank, seed in absent_at.items() if rank not in match}
    return {**others, worse: seats[-1]} if len(seats) == 1 else {**others, better: seats[0], worse: seats[1]}


def _one_more(counts: tuple[int, ...], seed: int) -> tuple[int, ...]:
    """Return the counts with one more for a seed."""
    return (*counts[: seed - 1], counts[seed - 1] + 1, *counts[seed:])
