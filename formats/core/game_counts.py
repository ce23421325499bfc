"""Games won, lost and tied by each entrant. The engine counts them wherever a format's standings do not say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

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
    wins: Counter[EntrantId] = Counter()
    losses: Counter[EntrantId] = Counter()
    for pairing, result in counted_games(rounds):
        for seat, entrant in enumerate(pairing.seats):
            if seat == result.winning_seat:
                wins[entrant] += 1
            elif result.half_points[seat] == 0:
                losses[entrant] += 1
    return wins, losses


def ties(rounds: Iterable[Round]) -> Counter[EntrantId]:
    """Return the number of tied games of each entrant."""
    tied = (pairing.seats for pairing, result in counted_games(rounds) if result.half_points == (1, 1))
    return Counter(who for seats in tied for who in seats)


def with_counts(standings: tuple[Standing, ...], rounds: Iterable[Round]) -> tuple[Standing, ...]:
    """Return the standings with the games of these rounds counted in each line that says none of `COUNTS`.

    A format that counts otherwise (byes as wins, one league of several) sets at least one of them, and is left alone.
    """
    played = tuple(rounds)
    if not played or all(line.model_fields_set & COUNTS for line in standings):
        return standings
    (wins, losses), tied = wins_and_losses(played), ties(played)
    return tuple(
        line
        if line.model_fields_set & COUNTS
        else line.model_copy(
            update={"wins": wins[line.entrant], "losses": losses[line.entrant], "ties": tied[line.entrant]}
        )
        for line in standings
    )
