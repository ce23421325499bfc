"""What every format of games between two does with a pair it has found, and while it waits for results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formats.core.contract import AwaitsResults
from formats.core.model import Pairing
from formats.core.values import pairing_id
from formats.toolkit.record import side_games
from formats.toolkit.sides import Seats, choose_sides, side_reason, toss_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formats.core.lots import Lots
    from formats.core.model import Reason
    from formats.core.state import Stage


def missing_results(stage: Stage) -> AwaitsResults | None:
    """The games of the latest round that have no result yet; None when it is complete or no round was published."""
    if not stage.rounds or stage.rounds[-1].complete:
        return None
    return AwaitsResults(tuple(pairing.id for pairing in stage.rounds[-1].open_pairings()))


@dataclass(frozen=True)
class Boards:
    """The boards of the next round. `side` names the first side, `rule` the format's rule about sides."""

    stage: Stage
    games: Sequence[Seats]
    lots: Lots
    side: str
    rule: str

    @classmethod
    def of_next_round(cls, stage: Stage, lots: Lots, *, side: str, rule: str) -> Boards:
        """Boards whose sides look at all games of the event so far; ties between sides are drawn from `lots`."""
        return cls(stage, side_games(stage), lots, side, rule)

    def seat(self, board: int, pair: Seats, reasons: Sequence[Reason]) -> Pairing:
        """The pairing of two players at a board, with sides shared out and explained after the other reasons."""
        choice = choose_sides(pair, self.games, toss_from(self.lots, pair))
        return Pairing(
            id=pairing_id(self.stage.number, self.stage.next_round, board),
            board=board,
            seats=(choice.first, choice.second),
            reasons=(*reasons, side_reason(choice, self.side, self.rule)),
        )
