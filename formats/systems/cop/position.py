"""Position: the input of a COP round. Players are ranks, 0 is the leader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from formats.core.model import Entrant
from formats.core.separation import NO_SEPARATION, Separation, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.cop.options import BYE, CopOptions
from formats.systems.cop.scores import scores_after, standing_order
from formats.toolkit.matching import EMPTY_SEAT
from formats.toolkit.record import byes_so_far

Ranks = tuple[int, int]
"""Two ranks, the better one first. The rank after the last player is the bye."""


@dataclass(frozen=True)
class Position:
    """The active players in ranking order, and their history.

    `seeds` break ties in half points and spread, lower first. `met` counts games of two players, played or paired;
    `met_last` are the games of the last paired round. `byes` counts byes. `pins` are prepaired games in both
    directions; a player pinned to their own rank has a prepaired bye. `classes` are numbers, 0 is the top class.
    `paired_rounds` counts all published rounds, `rounds_left` those after the standings that are used. `separation`
    says who is kept from whom.
    """

    players: tuple[EntrantId, ...]
    half_points: tuple[int, ...]
    spreads: tuple[int, ...]
    seeds: tuple[int, ...]
    rounds_left: int
    paired_rounds: int
    met: Mapping[Ranks, int] = field(default_factory=dict)
    met_last: frozenset[Ranks] = frozenset()
    byes: tuple[int, ...] = ()
    pins: Mapping[int, int] = field(default_factory=dict)
    classes: tuple[int, ...] = ()
    separation: Separation = NO_SEPARATION

    @property
    def size(self) -> int:
        """Return the number of players."""
        return len(self.players)

    @property
    def last_round(self) -> bool:
        """Return True in the last round."""
        return self.rounds_left == 1

    def vertices(self, nodes: Sequence[int]) -> list[EntrantId]:
        """Return the players of these ranks; `EMPTY_SEAT` for the bye."""
        return [self.players[node] if node < self.size else EMPTY_SEAT for node in nodes]

    def free(self) -> list[int]:
        """Return the ranks that are not prepaired."""
        return [rank for rank in range(self.size) if rank not in self.pins]

    @property
    def bye(self) -> bool:
        """Return True if the free players are odd, so that one of them has the bye."""
        return len(self.free()) % 2 == 1

    @property
    def nodes(self) -> int:
        """Return the number of vertices of the matching.

        Players, and one for the bye if the field is odd or has a bye.
        """
        return self.size + (self.size % 2 or self.bye)

    def can_catch(self, lower: int, upper: int, swing: int) -> bool:
        """Return True if the lower rank can still pass the upper one (R14).

        With equal wins at best, the spread decides.
        """
        short = self.half_points[upper] - self.half_points[lower] - 2 * self.rounds_left
        if short:
            return short < 0
        return self.spreads[upper] - self.spreads[lower] <= swing


def base_of(stage: Stage, options: CopOptions) -> int:
    """Return the round after which the standings for the next one are taken (R8).

    The latest, or the director's choice.
    """
    return min(options.bases().get(stage.next_round, len(stage.rounds)), len(stage.rounds))


def position_after(stage: Stage, options: CopOptions, base: int) -> Position:
    """Return the position with the standings after round `base`. Repeats count up to the last paired round (R8)."""
    seeds = {entrant: number for number, entrant in enumerate(stage.seeds)}
    scores = scores_after(stage, stage.rounds[:base], options.bye_spread)
    order = standing_order(stage.active, scores, seeds)
    rank = {entrant: number for number, entrant in enumerate(order)}
    byes = byes_so_far(stage.rounds)
    return Position(
        players=tuple(order),
        half_points=tuple(scores[entrant].half_points for entrant in order),
        spreads=tuple(scores[entrant].spread for entrant in order),
        seeds=tuple(seeds[entrant] for entrant in order),
        rounds_left=options.rounds - base,
        paired_rounds=len(stage.rounds),
        met=Counter(_meetings(stage.rounds, rank)),
        met_last=frozenset(_meetings(stage.rounds[-1:], rank)),
        byes=tuple(byes[entrant] for entrant in order),
        pins=_pins(options.pins(stage.next_round), rank),
        classes=tuple(class_of(stage.entrants[entrant]) for entrant in order),
        separation=separation_of(stage, options),
    )


def class_of(entrant: Entrant) -> int:
    """Return the entrant's class; the top class if none is known."""
    value = entrant.data.attributes.get("class")
    return value if isinstance(value, int) and value > 0 else 0


def _meetings(rounds: Sequence[Round], rank: Mapping[EntrantId, int]) -> Iterable[Ranks]:
    """Yield the games of active players, played or still to be played (R7).

    Forfeits and void games do not count (C2).
    """
    for round_ in rounds:
        for pairing in round_.pairings.pairings:
            first, second = pairing.seats
            result = round_.results.get(pairing.id)
            if (result is None or result.how == "played") and first in rank and second in rank:
                yield _ranks(rank[first], rank[second])


def _pins(games: Iterable[tuple[EntrantId, EntrantId]], rank: Mapping[EntrantId, int]) -> dict[int, int]:
    """Return the prepaired games of active players (R12). A game with a player who has left is dropped."""
    pins: dict[int, int] = {}
    for first, second in games:
        if first in rank and second == BYE:
            pins[rank[first]] = rank[first]
        elif first in rank and second in rank:
            pins |= {rank[first]: rank[second], rank[second]: rank[first]}
    return pins


def _ranks(a: int, b: int) -> Ranks:
    return (a, b) if a < b else (b, a)
