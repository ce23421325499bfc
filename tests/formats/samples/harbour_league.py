"""Two harbours, and everybody plays everybody in the own one: what a third league-like format may look like."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from formats.core.capabilities import HasGroups, OpensAtOnce, SimulatesOdds
from formats.core.contract import AwaitsResults, Finished, Format, NeedsPairing, Options, Status
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Odds, Pairing, RoundPairings, Standing
from formats.core.results import FULL_POINT
from formats.core.state import Stage
from formats.core.values import EntrantId, pairing_id
from formats.toolkit import record
from formats.toolkit.round_robin import berger_table

NAMES = ("North", "South")


class HarbourLeague(Format[Options], OpensAtOnce, HasGroups[Options], SimulatesOdds[Options]):
    """R1: the odd seeds play in the north, the even ones in the south, all games of a harbour in one round each."""

    key: ClassVar[str] = "harbour_league"
    options: ClassVar[type[Options]] = Options

    def planned_rounds(self, stage: Stage, options: Options) -> int:
        """R1: the table of the larger harbour."""
        return len(berger_table(len(stage.seeds[::2])))

    def status(self, stage: Stage, options: Options) -> Status:
        """R1: all rounds, then their results."""
        if len(stage.rounds) < self.planned_rounds(stage, options):
            return NeedsPairing()
        missing = tuple(pairing.id for round_ in stage.rounds for pairing in round_.open_pairings())
        return AwaitsResults(missing) if missing else Finished()

    def pair(self, stage: Stage, options: Options, lots: Lots) -> RoundPairings:
        """R1: the tables of both harbours side by side."""
        games = [
            (name, (members[first - 1], members[second - 1]))
            for name, members in _harbours(stage).items()
            for first, second in berger_table(len(members))[len(stage.rounds)].pairs
        ]
        pairings = tuple(
            Pairing(id=pairing_id(stage.number, stage.next_round, board), board=board, seats=seats, label=name)
            for board, (name, seats) in enumerate(games, start=1)
        )
        seated = {who for pairing in pairings for who in pairing.seats}
        return RoundPairings(pairings=pairings, idle=tuple(who for who in stage.active if who not in seated))

    def rank(self, stage: Stage, options: Options) -> tuple[Standing, ...]:
        """By points, then by seed."""
        points = record.points(stage)
        order = sorted(stage.seeds, key=lambda who: -points[who])
        return tuple(Standing(entrant=who, rank=place, points=points[who]) for place, who in enumerate(order, start=1))

    def groups(self, stage: Stage, options: Options) -> tuple[Group, ...]:
        """The harbours."""
        return tuple(Group(name, f"{name} harbour", members, leaders=1) for name, members in _harbours(stage).items())

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: Options
    ) -> Mapping[str, tuple[Standing, ...]]:
        """The ranking, harbour by harbour."""
        lines, harbours = self.rank(stage, options), _harbours(stage)
        return {name: tuple(line for line in lines if line.entrant in harbours[name]) for name in wanted}

    def odds(self, stage: Stage, options: Options, lots: Lots, simulations: int) -> Odds | None:
        """Every open game is as likely to be won by either."""
        lines = [line for line in self.rank(stage, options) if line.entrant in stage.active]
        open_games = [pairing for round_ in stage.rounds for pairing in round_.open_pairings()]
        if not open_games:
            return None
        counts = {line.entrant: [0] * len(lines) for line in lines}
        for _ in range(simulations):
            points = {line.entrant: line.points for line in lines}
            for pairing in open_games:
                points[lots.choice(pairing.seats, "who wins")] += FULL_POINT
            for place, who in enumerate(sorted(points, key=lambda who: -points[who])):
                counts[who][place] += 1
        return Odds(
            entrants=tuple(counts), simulations=simulations, counts=tuple(tuple(row) for row in counts.values())
        )


def _harbours(stage: Stage) -> dict[str, tuple[EntrantId, ...]]:
    return {name: stage.seeds[place :: len(NAMES)] for place, name in enumerate(NAMES)}


FORMAT = HarbourLeague()
