"""The group stage: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from formats.core.capabilities import HasGroups
from formats.core.contract import Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar, pairing_id
from formats.systems.group_stage.options import MOST_GROUPS, GroupStageOptions
from formats.systems.group_stage.tables import WALKOVER, dealt, groups_of, order_of_all, tables_of
from formats.toolkit.boards import missing_results
from formats.toolkit.by_hand import as_published, same_couples
from formats.toolkit.record import couple
from formats.toolkit.round_robin import berger_table, present_pairs, round_of_legs
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import Simulated, SimulatesRest
from formats.toolkit.tie_breaks import TIE_BREAKS, Table, tie_breaks_by

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

FEWEST, MOST = 2, 16
"""Members of a group."""


class GroupStage(
    Format[GroupStageOptions],
    HasGroups[GroupStageOptions],
    SimulatesRest[GroupStageOptions],
    Simulated[GroupStageOptions],
):
    """Several groups at once, in each of which each two meet; see RULES.md."""

    key: ClassVar[str] = "group_stage"
    options: ClassVar[type[Options]] = GroupStageOptions
    sides: ClassVar[tuple[str, str] | None] = ("first", "second")
    group_columns: ClassVar[tuple[TieBreak, ...]] = tuple(TIE_BREAKS.values())

    def check(self, field: Sequence[Entrant], options: GroupStageOptions) -> None:
        """Check that each group has enough entrants, and none too many (R1). Raises `FieldError`."""
        groups = min(options.count(len(field)), MOST_GROUPS)
        if len(field) < FEWEST * groups:
            raise FieldError("too_few", limit=FEWEST * groups, found=len(field))
        if len(field) > MOST * groups:
            raise FieldError("too_many", limit=MOST * groups, found=len(field))

    def seed(self, field: Sequence[Entrant], options: GroupStageOptions, lots: Lots) -> Seeding:
        """Return the seed order (R1), where groups are drawn with each pot shuffled (R2)."""
        order = super().seed(field, options, lots).order
        if options.deal == "drawn":
            groups = options.count(len(order))
            pots = [order[begin : begin + groups] for begin in range(0, len(order), groups)]
            drawn = [lots.shuffled(pot, f"pot {number}") for number, pot in enumerate(pots, start=1)]
            order = tuple(who for pot in drawn for who in pot)
        return Seeding(order=order)

    def planned_rounds(self, stage: Stage, options: GroupStageOptions) -> int:
        """Return the rounds of the largest group (R3)."""
        return max(options.legs * len(berger_table(len(members))) for members in groups_of(stage, options).values())

    def status(self, stage: Stage, options: GroupStageOptions) -> Status:
        """Return what the stage waits for, until the tables are played or no player is left."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        more = stage.active and len(stage.rounds) < self.planned_rounds(stage, options)
        return NeedsPairing() if more else Finished()

    def pair(self, stage: Stage, options: GroupStageOptions, lots: Lots) -> RoundPairings:
        """Return the next round of every group's table, without players who have left (R3, R4 and R6)."""
        games: list[tuple[str, tuple[EntrantId, EntrantId]]] = []
        byes: list[Bye] = []
        for name, members in groups_of(stage, options).items():
            both, alone = _pairs(stage, members, options, len(stage.rounds))
            games += [(name, pair) for pair in both]
            byes += [_walkover(stage, pair) for pair in alone]
        seated = {who for _, pair in games for who in pair} | {bye.entrant for bye in byes}
        params: dict[str, Scalar] = {"round": stage.next_round, "rounds": self.planned_rounds(stage, options)}
        return RoundPairings(
            pairings=tuple(_seat(stage, board, *game) for board, game in enumerate(games, start=1)),
            byes=tuple(byes),
            idle=tuple(who for who in stage.active if who not in seated),
            rationale=(Reason(code="round", rule="R3", params=params),),
        )

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: GroupStageOptions
    ) -> RoundPairings:
        """Accept exchanged sides and a returning player (R9): the table fixes who meets whom."""
        whole = self.pair(as_published(stage, published), options, Lots(""))
        games = {couple(*pairing.seats): pairing for pairing in whole.pairings}
        return same_couples(whole if published is None else published.pairings, pairings, games)

    def tie_breaks_of(self, options: GroupStageOptions) -> tuple[TieBreak, ...]:
        """Return the tie-breaks of the options (R7)."""
        return tie_breaks_by(options.tie_breaks, options.point_table)

    def rank(self, stage: Stage, options: GroupStageOptions) -> tuple[Standing, ...]:
        """Rank all first places, then all second ones, and so on (R8)."""
        return tuple(order_of_all(stage, options))

    def groups(self, stage: Stage, options: GroupStageOptions) -> tuple[Group, ...]:
        """Return the groups (R2)."""
        columns = self.tie_breaks_of(options)
        groups = groups_of(stage, options)
        return tuple(Group(name, f"Group {name}", members, columns) for name, members in groups.items())

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: GroupStageOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """Return the tables of these groups (R7)."""
        return {name: table.standings for name, table in tables_of(stage, options).items() if name in wanted}

    def play_runs(self, options: GroupStageOptions, dice: Dice) -> Outcome:
        """Play all groups in all runs at once."""
        from formats.toolkit.simulator.groups import play_drawn, play_groups, ranked_by_place  # noqa: PLC0415 - imports NumPy
        from formats.toolkit.simulator.tables import Worth  # noqa: PLC0415 - likewise

        names = tuple(map(str, range(dice.seats)))
        groups = [list(map(int, members)) for members in dealt(names, options.count(dice.seats)).values()]
        ranked = partial(ranked_by_place, groups=groups, tie_breaks=options.tie_breaks, win=options.point_table.win)
        worth = Worth.of(options.point_table)
        play = partial(play_groups, groups=groups, legs=options.legs, worth=worth, ranked=ranked)
        return play_drawn(dice, len(groups), play) if options.deal == "drawn" else play(dice)

    def rest(self, stage: Stage, options: GroupStageOptions) -> Rest:
        """Return what is left (R8).

        Scores are not simulated, so tie-breaks by scores are left out.
        """
        from formats.toolkit.simulator.begun import Begun, rest_of_table  # noqa: PLC0415 - imports NumPy
        from formats.toolkit.simulator.groups import ranked_by_place  # noqa: PLC0415 - likewise

        dealt_to = groups_of(stage, options)
        coming = range(len(stage.rounds), self.planned_rounds(stage, options))
        rounds = [[_pairs(stage, members, options, played) for members in dealt_to.values()] for played in coming]
        rest = [[pair for both, _ in parts for pair in both] for parts in rounds]
        byes = [_walkover(stage, pair) for parts in rounds for _, alone in parts for pair in alone]
        begun = Begun(Table(stage, everybody_meets=True, worth=options.point_table), self.rank(stage, options))
        groups = [[stage.seed_of(who) - 1 for who in members] for members in dealt_to.values()]
        ranked = partial(ranked_by_place, groups=groups, tie_breaks=options.tie_breaks, win=options.point_table.win)
        return rest_of_table(begun, rest, byes, (), firm=False, ranked=ranked)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: GroupStageOptions) -> Reason:
        """Return the reason for missed rounds: each opponent has a full point (R6)."""
        return Reason(code="missed_walkovers", rule="R6", about=(who,), params={"rounds": rounds})


def _pairs(
    stage: Stage, members: tuple[EntrantId, ...], options: GroupStageOptions, played: int
) -> tuple[list[tuple[EntrantId, EntrantId]], list[tuple[EntrantId, EntrantId]]]:
    """Return a group's pairs after so many rounds: those in which both are active, and those in which one is (R3)."""
    if played >= options.legs * len(berger_table(len(members))):
        return [], []
    part, pairs = replace(stage, seeds=members), round_of_legs(len(members), options.legs, played).pairs
    return present_pairs(part, pairs, count=2), present_pairs(part, pairs, count=1)


def _seat(stage: Stage, board: int, group: str, pair: tuple[EntrantId, EntrantId]) -> Pairing:
    """Return a pairing with the sides of the table (R4)."""
    return Pairing(
        id=pairing_id(stage.number, stage.next_round, board),
        board=board,
        seats=pair,
        label=group,
        reasons=(Reason(code="same_group", rule="R3", about=pair, params={"group": group}),),
    )


def _walkover(stage: Stage, pair: tuple[EntrantId, EntrantId]) -> Bye:
    """Return the point of the player whose opponent has left (R6)."""
    present, gone = pair if pair[0] in stage.active else pair[::-1]
    return Bye(entrant=present, reasons=(Reason(code=WALKOVER, rule="R6", about=(present, gone)),))
