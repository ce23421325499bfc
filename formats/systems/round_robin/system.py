"""The format: the rules of this folder applied to a stage."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from formats.core.contract import Finished, Format, NeedsPairing, Options, TieBreak
from formats.core.errors import FieldError
from formats.core.model import Bye, Pairing, Reason, RoundPairings, Standing
from formats.core.values import pairing_id
from formats.toolkit import record
from formats.toolkit.boards import missing_results
from formats.toolkit.ranking import Criterion, in_order
from formats.toolkit.round_robin import berger_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formats.core.contract import Status
    from formats.core.lots import Lots
    from formats.core.model import Entrant
    from formats.core.state import Stage
    from formats.core.values import EntrantId

FEWEST, MOST = 2, 64


class RoundRobinOptions(Options):
    """What a director may set."""

    legs: Literal[1, 2] = Field(default=1, description="How often everybody meets everybody.")


class RoundRobin(Format[RoundRobinOptions]):
    """Everybody plays everybody; see RULES.md."""

    key: ClassVar[str] = "round_robin"
    title: ClassVar[str] = "Round robin"
    summary: ClassVar[str] = "Everybody plays everybody, once or twice."
    options: ClassVar[type[Options]] = RoundRobinOptions
    sides: ClassVar[tuple[str, str] | None] = ("first", "second")
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("SODOS", "The points of those beaten and half the points of those tied with."),
        TieBreak("Direct", "The points made against those who are level so far."),
        TieBreak("Wins", "Games won."),
    )
    words: ClassVar[Mapping[str, str]] = {
        "round": "Round {round} of {rounds}, as the Berger table for {size} says.",
        "table": "{0} and {1} are numbers {first} and {second} of the table.",
        "free": "{0} is free: the field is odd. Everybody is free equally often.",
        "walkover": "{0} gets the point without a game: {1} has left.",
        "parted_by_sodos": "{0} is above {1}: same points, but made against stronger opponents (SODOS).",
        "parted_by_direct": "{0} is above {1}: level in points and SODOS, better in the games between the level.",
        "parted_by_wins": "{0} is above {1}: level in all else, more games won.",
    }

    def check(self, field: Sequence[Entrant], options: RoundRobinOptions) -> None:
        """R1: a field that can be played in reasonable time."""
        del options
        if len(field) < FEWEST:
            raise FieldError("too_few", limit=FEWEST, found=len(field))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))

    def planned_rounds(self, stage: Stage, options: RoundRobinOptions) -> int:
        """R2: as many as the table has, for each leg."""
        return options.legs * len(berger_table(len(stage.seeds)))

    def status(self, stage: Stage, options: RoundRobinOptions) -> Status:
        """Round after round, until the table is played or nobody is left."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        if stage.active and len(stage.rounds) < self.planned_rounds(stage, options):
            return NeedsPairing()
        return Finished()

    def pair(self, stage: Stage, options: RoundRobinOptions, lots: Lots) -> RoundPairings:
        """R2 to R4 and R6: the table's next round, without those who have left."""
        del lots
        table = berger_table(len(stage.seeds))
        leg, place = divmod(len(stage.rounds), len(table))
        pairs = [pair if leg == 0 else pair[::-1] for pair in table[place].pairs]
        free = table[place].free
        idle = tuple(who for who in stage.active if free is not None and stage.seed_of(who) == free)
        whole = Reason(
            code="round",
            rule="R2",
            params={
                "round": stage.next_round,
                "rounds": self.planned_rounds(stage, options),
                "size": len(stage.seeds),
            },
        )
        return RoundPairings(
            pairings=tuple(
                _seat(stage, board, pair) for board, pair in enumerate(_present(stage, pairs, count=2), start=1)
            ),
            byes=tuple(_walkover(stage, pair) for pair in _present(stage, pairs, count=1)),
            idle=idle,
            rationale=(whole, *(Reason(code="free", rule="R3", about=(who,)) for who in idle)),
        )

    def rank(self, stage: Stage, options: RoundRobinOptions) -> tuple[Standing, ...]:
        """R5 and R7."""
        del options
        points = record.game_half_points(stage.rounds) + record.bye_half_points(stage.rounds)
        wins, losses = record.wins_and_losses(stage.rounds)
        sodos = _sodos(stage, points)
        direct = _direct_encounters(stage, {who: (points[who], sodos[who]) for who in stage.seeds})
        criteria = (
            Criterion("points", points.__getitem__),
            Criterion("sodos", sodos.__getitem__),
            Criterion("direct", direct.__getitem__),
            Criterion("wins", wins.__getitem__),
        )
        places = in_order(stage.seeds, criteria)
        ties = record.ties(stage.rounds)
        return tuple(
            Standing(
                entrant=place.entrant,
                rank=place.rank,
                half_points=points[place.entrant],
                wins=wins[place.entrant],
                losses=losses[place.entrant],
                ties=ties[place.entrant],
                tie_breaks=(
                    f"{sodos[place.entrant] / 4:g}",
                    f"{direct[place.entrant] / 2:g}",
                    str(wins[place.entrant]),
                ),
                reasons=()
                if above is None or place.parted_by in {None, "points"}
                else (Reason(code=f"parted_by_{place.parted_by}", rule="R7", about=(above.entrant, place.entrant)),),
            )
            for above, place in zip((None, *places), places, strict=False)
        )


def _present(stage: Stage, pairs: Sequence[tuple[int, int]], count: int) -> list[tuple[EntrantId, EntrantId]]:
    """The pairs of which this many are still in."""
    named = [(stage.seeds[first - 1], stage.seeds[second - 1]) for first, second in pairs]
    return [pair for pair in named if sum(who in stage.active for who in pair) == count]


def _seat(stage: Stage, board: int, pair: tuple[EntrantId, EntrantId]) -> Pairing:
    """R4: the sides of the table."""
    numbers: dict[str, str | int | float | bool | None] = {
        "first": stage.seed_of(pair[0]),
        "second": stage.seed_of(pair[1]),
    }
    return Pairing(
        id=pairing_id(stage.number, stage.next_round, board),
        board=board,
        seats=pair,
        reasons=(Reason(code="table", rule="R2", about=pair, params=numbers),),
    )


def _walkover(stage: Stage, pair: tuple[EntrantId, EntrantId]) -> Bye:
    """R6: the point of whoever is left of a pair."""
    present, gone = pair if pair[0] in stage.active else pair[::-1]
    return Bye(entrant=present, reasons=(Reason(code="walkover", rule="R6", about=(present, gone)),))


def _sodos(stage: Stage, points: Counter[EntrantId]) -> Counter[EntrantId]:
    """In quarter points: what one made in a game times what the opponent has made in all, both in half-points."""
    sums: Counter[EntrantId] = Counter()
    for pairing, result in record.counted_games(stage.rounds):
        for who, made in zip(pairing.seats, result.half_points, strict=True):
            sums[who] += made * points[pairing.opponent(who)]
    return sums


def _direct_encounters(stage: Stage, level: Mapping[EntrantId, tuple[int, int]]) -> Counter[EntrantId]:
    """The half-points made against opponents of the same level."""
    sums: Counter[EntrantId] = Counter()
    for pairing, result in record.counted_games(stage.rounds):
        first, second = pairing.seats
        if level[first] == level[second]:
            sums.update({first: result.half_points[0], second: result.half_points[1]})
    return sums
