"""Turn pairs into published pairings: sides, reasons, board numbers, fixed tables, and a gap left by a withdrawal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from formats.core.contract import AwaitsResults
from formats.core.lots import Lots
from formats.core.model import Pairing, Reason, RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId, pairing_id
from formats.toolkit.record import couple, meetings, side_games, side_games_of
from formats.toolkit.sides import Seats, choose_sides, side_reason, toss_from


def missing_results(stage: Stage) -> AwaitsResults | None:
    """Return the games of the latest round without a result; None if it is complete or no round was published."""
    if not stage.rounds or stage.rounds[-1].complete:
        return None
    return AwaitsResults(stage.rounds[-1].open_ids())


@dataclass(frozen=True)
class Boards:
    """Creates the pairings of a round.

    `side` is the name of the first side, `rule` the format's rule about sides. `lots` are the draws of a pairing. With
    `no_third`, having the same side a third time running is avoided first.
    """

    stage: Stage
    round_number: int
    games: Sequence[Seats]
    lots: Callable[[PairingId], Lots]
    side: str
    rule: str
    no_third: bool = False

    @classmethod
    def of_next_round(cls, stage: Stage, lots: Lots, *, side: str, rule: str, no_third: bool = False) -> Boards:
        """Return an instance that balances sides over all games of the event so far, with `lots` for equal claims."""
        return cls(stage, stage.next_round, side_games(stage), lambda _: lots, side, rule, no_third)

    @classmethod
    def of_match(
        cls, stage: Stage, round_number: int, pair: Seats, lots: Callable[[PairingId], Lots], *, side: str, rule: str
    ) -> Boards:
        """Return an instance for a match of these two that joins a published round, with draws of its own."""
        return cls(stage, round_number, side_games_of(stage, *pair), lots, side, rule)

    def id_of(self, board: int) -> PairingId:
        """Return the id of the pairing at a board."""
        return pairing_id(self.stage.number, self.round_number, board)

    @cached_property
    def _games_of(self) -> Mapping[EntrantId, Sequence[int]]:
        """Games of each entrant, as indexes into `games`.

        Looking up two players replaces a scan of all games for each pair.
        """
        places: defaultdict[EntrantId, list[int]] = defaultdict(list)
        for number, seats in enumerate(self.games):
            for who in seats:
                places[who].append(number)
        return places

    def seat(self, board: int, pair: Seats, reasons: Sequence[Reason], label: str = "") -> Pairing:
        """Return the pairing of two players at a board; the reason for the sides comes after `reasons`."""
        numbers = sorted({number for who in pair for number in self._games_of[who]})
        number = self.id_of(board)
        games = [self.games[place] for place in numbers]
        choice = choose_sides(pair, games, toss_from(self.lots(number), pair), no_third=self.no_third)
        return Pairing(
            id=number,
            board=board,
            seats=(choice.first, choice.second),
            label=label,
            reasons=(*reasons, side_reason(choice, self.side, self.rule)),
        )


G = TypeVar("G")


def at_fixed_tables(games: Sequence[G], wanted: Callable[[G], int | None]) -> list[G]:
    """Return the games in the order of their boards.

    Those with a fixed table there, the others on the boards between.

    If two want the same table, the earlier game gets it and the later one is treated as if it had none. A table beyond
    the last board means the last board, unless another game has that one as its own.
    """
    at: dict[int, int] = {}
    tables = [wanted(game) for game in games]
    for beyond in (False, True):
        for number, table in enumerate(tables):
            if table is not None and (table > len(games)) is beyond:
                at.setdefault(min(table, len(games)), number)
    seated = frozenset(at.values())
    rest = iter([game for number, game in enumerate(games) if number not in seated])
    return [games[at[board]] if board in at else next(rest) for board in range(1, len(games) + 1)]


FIXED_TABLE = "fixed_table"


def fill_the_gap(
    stage: Stage,
    round_: Round,
    gone: EntrantId,
    *,
    side: str,
    rule: str,
    side_rule: str,
    again: bool = False,
    no_third: bool = False,
) -> RoundPairings | None:
    """Return the round in which the player with the bye replaces `gone`, or None.

    None without a bye, or if the two have met and `again` does not allow it. `side` is the name of the first side;
    `rule` and `side_rule` are the format's rules about the gap and about sides; `no_third` as in `choose_sides`.
    """
    broken, byes = round_.pairing_of(gone), round_.pairings.allocated_byes
    if broken is None or not byes or byes[0].entrant not in stage.active:
        return None
    pair = broken.opponent(gone), byes[0].entrant
    if not again and meetings(stage.rounds)[couple(*pair)]:
        return None
    # No lots are drawn here: without a difference the remaining player keeps the side.
    choice = choose_sides(pair, side_games(stage), toss=lambda: broken.seats[0] == pair[0], no_third=no_third)
    reasons = (Reason(code="took_the_gap", rule=rule, about=pair[::-1]), side_reason(choice, side, side_rule))
    mended = broken.model_copy(update={"seats": (choice.first, choice.second), "reasons": reasons})
    boards = tuple(mended if pairing.id == broken.id else pairing for pairing in round_.pairings.pairings)
    others = tuple(bye for bye in round_.pairings.byes if bye is not byes[0])
    return round_.pairings.model_copy(update={"pairings": boards, "byes": others})
