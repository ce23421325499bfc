"""Divisions: a round robin in each of several groups. The sample of a format with groups in the documentation."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from pydantic import Field

from formats.core.capabilities import HasGroups
from formats.core.contract import Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Reason, RoundPairings, Standing
from formats.core.state import Stage
from formats.core.values import EntrantId, pairing_id
from formats.toolkit import record
from formats.toolkit.boards import missing_results
from formats.toolkit.ranking import Criterion, in_order
from formats.toolkit.round_robin import berger_table


class DivisionOptions(Options):
    """What a director may set."""

    divisions: int = Field(default=2, ge=1, le=8)


class Divisions(Format[DivisionOptions], HasGroups[DivisionOptions]):
    """Everybody plays everybody in their division."""

    key: ClassVar[str] = "divisions"
    options: ClassVar[type[Options]] = DivisionOptions

    def check(self, field: Sequence[Entrant], options: DivisionOptions) -> None:
        """Two in each division at least."""
        if len(field) < 2 * options.divisions:
            raise FieldError("too_few", limit=2 * options.divisions, found=len(field))

    def planned_rounds(self, stage: Stage, options: DivisionOptions) -> int:
        """As many as the largest division needs."""
        return max(len(berger_table(len(members))) for members in divisions(stage, options).values())

    def status(self, stage: Stage, options: DivisionOptions) -> Status:
        """Round after round."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        more = len(stage.rounds) < self.planned_rounds(stage, options)
        return NeedsPairing() if more and stage.active else Finished()

    def pair(self, stage: Stage, options: DivisionOptions, lots: Lots) -> RoundPairings:
        """The next round of every division's table, of those who are in. Labels name the division."""
        games = [
            (name, (members[first - 1], members[second - 1]))
            for name, members in divisions(stage, options).items()
            for table_round in berger_table(len(members))[len(stage.rounds) :][:1]
            for first, second in table_round.pairs
        ]
        playing = [(name, pair) for name, pair in games if set(pair) <= set(stage.active)]
        seated = {who for _, pair in playing for who in pair}
        return RoundPairings(
            pairings=tuple(
                Pairing(
                    id=pairing_id(stage.number, stage.next_round, board),
                    board=board,
                    seats=pair,
                    label=name,
                    reasons=(Reason(code="same_division", about=pair),),
                )
                for board, (name, pair) in enumerate(playing, start=1)
            ),
            idle=tuple(who for who in stage.active if who not in seated),
        )

    def rank(self, stage: Stage, options: DivisionOptions) -> tuple[Standing, ...]:
        """By points, whatever the division."""
        return by_points(stage, stage.seeds)

    def groups(self, stage: Stage, options: DivisionOptions) -> tuple[Group, ...]:
        """The divisions."""
        named = divisions(stage, options).items()
        return tuple(Group(name=name, title=f"Division {name}", entrants=tuple(members)) for name, members in named)

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: DivisionOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """By points in the division."""
        named = divisions(stage, options).items()
        return {name: by_points(stage, members) for name, members in named if name in wanted}


def divisions(stage: Stage, options: DivisionOptions) -> dict[str, Sequence[EntrantId]]:
    """The seeds, dealt out one by one: A, B, A, B, ..."""
    return {chr(ord("A") + place): stage.seeds[place :: options.divisions] for place in range(options.divisions)}


def by_points(stage: Stage, entrants: Sequence[EntrantId]) -> tuple[Standing, ...]:
    """A table of these entrants; those level in points share a place."""
    points = record.points(stage)
    return tuple(
        Standing(entrant=place.entrant, rank=place.rank, points=points[place.entrant])
        for place in in_order(entrants, (Criterion("points", lambda who: points[who]),))
    )


FORMAT = Divisions()
