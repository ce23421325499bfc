"""Pair a round of the finals: opponents and bye of the players still in (rules 3 to 7).

The printed rules are objectives in strict priority: no repeats (the most frequent couple counts most), the bye for few
losses and a good seed, equal losses, and the sum of squared rank differences. They become the layers of one
minimum-cost matching, in which an empty seat takes part so that the bye is chosen together with the pairs (readings A2
to A5). `Layers` computes the same costs for the pairs that were chosen, for the rationale; `cost_layers` computes them
for all pairs as arrays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.finalists import Finalist, by_rank, bye_candidates
from formats.toolkit.matching import EMPTY_SEAT
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True)
class FinalsPair:
    """A pair, the better rank first; `ranks` and `losses` in the same order. `meeting` counts this game too."""

    players: tuple[EntrantId, EntrantId]
    ranks: tuple[int, int]
    losses: tuple[int, int]
    meeting: int


@dataclass(frozen=True)
class FinalsRound:
    """A paired round. `cost` is the minimal vector of costs, its entries named by `cost_names`."""

    order: tuple[EntrantId, ...]
    pairs: tuple[FinalsPair, ...]
    bye: EntrantId | None
    cost: tuple[int, ...]
    cost_names: tuple[str, ...]


@dataclass(frozen=True)
class Layers:
    """The objectives of one round as columns, the most important first.

    Each pair or bye is a row; the round is their sum.

    `most_meetings`: how often the most frequent couple among those still in has met. `most_apart`: the largest
    difference in losses, at least 1. With `separation` the first column counts those who should not meet.
    """

    most_meetings: int
    most_apart: int
    separation: Separation = NO_SEPARATION

    def names(self) -> tuple[str, ...]:
        """Return what each column counts."""
        repeats = [f"meeting_{number}" for number in range(self.most_meetings + 1, 1, -1)]
        apart = [f"losses_apart_{number}" for number in range(self.most_apart, 0, -1)]
        avoided = ("avoided",) if self.separation.avoid else ()
        return (*avoided, *repeats, "bye_losses", "bye_seed", *apart, "squares")

    def of_pair(self, a: Finalist, b: Finalist, meeting: int, rank_difference: int) -> tuple[int, ...]:
        """Return the row of a pair (rules 21, 4, 6 and 7).

        To be avoided, repeat, difference in losses, squared difference in rank.

        The square is to be large between players of equal losses and small between others, hence the sign.
        """
        apart = abs(a.losses - b.losses)
        square = rank_difference**2
        avoid = self.separation.avoid
        avoided = (int(avoid.why(a.player, b.player) is not None),) if avoid else ()
        return (
            *avoided,
            *(int(meeting == number) for number in range(self.most_meetings + 1, 1, -1)),
            0,
            0,
            *(int(apart == number) for number in range(self.most_apart, 0, -1)),
            square if apart else -square,
        )

    def of_bye(self, player: Finalist) -> tuple[int, ...]:
        """Return the row of a bye (rule 5): it goes to the fewest losses, then to the best seed."""
        repeats, apart = (0,) * self.most_meetings, (0,) * self.most_apart
        avoided = (0,) if self.separation.avoid else ()
        return (*avoided, *repeats, player.losses, player.seed, *apart, 0)


def pair_round(
    field: Iterable[Finalist], meetings: Mapping[Couple, int], separation: Separation = NO_SEPARATION
) -> FinalsRound:
    """Return the best pairing of all players still in (two or more).

    Among pairings of equal cost, rank 1 gets the lowest-ranked opponent it has in any of them, then rank 2, and so on
    (reading A5). Raises `NoPairingExistsError` if some who must not meet would have to.
    """
    from formats.systems.floating_double_elimination.cost_layers import round_costs  # noqa: PLC0415 - NumPy is slow to import
    from formats.toolkit.matching.pair_tables import times_met  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs  # noqa: PLC0415 - likewise

    order = by_rank(field)
    times = times_met([candidate.player for candidate in order], meetings)
    layers = Layers(int(times.max()), max(1, order[-1].losses - order[0].losses), separation)
    rank = {candidate.player: number for number, candidate in enumerate(order, start=1)}
    candidates = bye_candidates(order)
    players = [candidate.player for candidate in order]
    vertices = [EMPTY_SEAT, *players] if candidates else players
    costs = round_costs(order, candidates, times, layers.most_meetings, separation)
    pairs = best_separated_pairs(vertices, *costs, separation)
    matching = [(vertices[u], vertices[v]) for u, v in pairs]
    known = {candidate.player: candidate for candidate in order}
    rows = [
        layers.of_bye(known[second])
        if first == EMPTY_SEAT
        else layers.of_pair(
            known[first], known[second], meetings.get(couple(first, second), 0) + 1, rank[second] - rank[first]
        )
        for first, second in matching
    ]
    losses = {candidate.player: candidate.losses for candidate in order}
    return FinalsRound(
        order=tuple(players),
        pairs=tuple(
            FinalsPair(
                (first, second),
                (rank[first], rank[second]),
                (losses[first], losses[second]),
                meetings.get(couple(first, second), 0) + 1,
            )
            for first, second in matching
            if first != EMPTY_SEAT
        ),
        bye=dict(matching).get(EMPTY_SEAT),
        cost=tuple(sum(column) for column in zip(*rows, strict=True)),
        cost_names=layers.names(),
    )
