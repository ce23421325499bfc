"""Games won, lost and tied by each entrant. The engine counts them wherever a format's standings do not say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from formats.core.model import Pairing, Standing
from formats.core.results import Result
from formats.core.state import Round
from formats.core.values import EntrantId

COUNTS = frozenset({"wins", "losses", "ties"})
"""The fields of a line of the standings that are counted here."""


def counted_games(rounds: Iterable[Round]) -> Iterator[tuple[Pairing, Result]]:
    """Yield every game with a result that counts, in the order of the pairings. Forfeits count, void games do not."""
    for round_ in rounds:
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is not None and result.how != "void":
                yield pairing, result


class Tally(NamedTuple):
    """Games won, lost and tied by each entrant, forfeits included. A double forfeit is lost by both."""

    wins: Counter[EntrantId]
    losses: Counter[EntrantId]
    ties: Counter[EntrantId]

    @classmethod
    def of_games(cls, games: Iterable[tuple[Pairing, Result]]) -> Tally:
        """Count the results of these games."""
        winners, losers, tied = list[EntrantId](), list[EntrantId](), list[EntrantId]()
        for pairing, result in games:
            (first, second), (its, others) = pairing.seats, result.half_points
            if its > others:
                winners.append(first)
            elif its == 0:
                losers.append(first)
            if others > its:
                winners.append(second)
            elif others == 0:
                losers.append(second)
            if its == others == 1:
                tied += pairing.seats
        return cls(Counter(winners), Counter(losers), Counter(tied))

    def fields_of(self, entrant: EntrantId) -> dict[str, Any]:
        """Return the fields `COUNTS` of an entrant's line.

        A format that makes its lines with them saves the engine a copy of each (`with_counts`).
        """
        return {
            "wins": self.wins.get(entrant, 0),
            "losses": self.losses.get(entrant, 0),
            "ties": self.ties.get(entrant, 0),
        }


def wins_and_losses(rounds: Iterable[Round]) -> tuple[Counter[EntrantId], Counter[EntrantId]]:
    """Return games won and lost by each entrant."""
    wins, losses, _ = Tally.of_games(counted_games(rounds))
    return wins, losses


def with_counts(standings: tuple[Standing, ...], rounds: Iterable[Round]) -> tuple[Standing, ...]:
    """Return the standings with the games of these rounds counted in each line that says none of `COUNTS`.

    A format that counts otherwise (byes as wins, one league of several) sets at least one of them, and is left alone.
    """
    played = tuple(rounds)
    if not played or all(line.model_fields_set & COUNTS for line in standings):
        return standings
    tally = Tally.of_games(counted_games(played))
    return tuple(
        line if line.model_fields_set & COUNTS else line.model_copy(update=tally.fields_of(line.entrant))
        for line in standings
    )
