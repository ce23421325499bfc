"""Games won, lost and tied by each entrant. The engine counts them wherever a format's standings do not say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

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


def wins_and_losses(rounds: Iterable[Round]) -> tuple[Counter[EntrantId], Counter[EntrantId]]:
    """Return games won and lost by each entrant, forfeits included. A double forfeit is lost by both."""
    winners, losers = list[EntrantId](), list[EntrantId]()
    for pairing, result in counted_games(rounds):
        (first, second), (its, others) = pairing.seats, result.half_points
        if its > others:
            winners.append(first)
        elif its == 0:
            losers.append(first)
        if others > its:
            winners.append(second)
        elif others == 0:
            losers.append(second)
    return Counter(winners), Counter(losers)


def ties(rounds: Iterable[Round]) -> Counter[EntrantId]:
    """Return the number of tied games of each entrant."""
    tied = (pairing.seats for pairing, result in counted_games(rounds) if result.half_points == (1, 1))
    return Counter(who for seats in tied for who in seats)


def counts_of(rounds: Sequence[Round]) -> Callable[[EntrantId], dict[str, Any]]:
    """Return a function from an entrant to the fields `COUNTS` by the games of these rounds; none without rounds.

    A format that makes its lines with them saves the engine a copy of each (`with_counts`).
    """
    if not rounds:
        return lambda _: {}
    (wins, losses), tied = wins_and_losses(rounds), ties(rounds)
    return lambda who: {"wins": wins.get(who, 0), "losses": losses.get(who, 0), "ties": tied.get(who, 0)}


def with_counts(standings: tuple[Standing, ...], rounds: Iterable[Round]) -> tuple[Standing, ...]:
    """Return the standings with the games of these rounds counted in each line that says none of `COUNTS`.

    A format that counts otherwise (byes as wins, one league of several) sets at least one of them, and is left alone.
    """
    played = tuple(rounds)
    if not played or all(line.model_fields_set & COUNTS for line in standings):
        return standings
    counted = counts_of(played)
    return tuple(
        line if line.model_fields_set & COUNTS else line.model_copy(update=counted(line.entrant)) for line in standings
    )
