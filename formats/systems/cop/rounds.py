"""Assemble the published round: each phase finds its games, which then get boards, sides and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from formats.core.capabilities.published_options import CHECK_SUM
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Reason, RoundPairings
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.cop.opening import (
    Group,
    Kept,
    Pair,
    draw_fontes_groups,
    fontes_pairs,
    keep_schedule,
    phases,
    round_robin_pairs,
    starters,
)
from formats.systems.cop.options import CopOptions
from formats.systems.cop.pairing import pair_cop
from formats.systems.cop.position import Position, base_of, position_after
from formats.systems.cop.reasons import (
    SEPARATION_RULE,
    cop_pair_reasons,
    cop_reasons,
    group_reasons,
    options_reasons,
    pin_reasons,
    standings_reasons,
    swiss_reasons,
)
from formats.systems.cop.swiss import swiss_round
from formats.systems.cop.terms import Terms
from formats.toolkit.boards import FIXED_TABLE, Boards, at_fixed_tables
from formats.toolkit.matching import EMPTY_SEAT

FIRST = "first"
TABLE = "table"
"""Entrant field with the fixed table."""

GROUPS = "groups"
"""Fact of the first round: the drawn groups, as `e1 e5 e9 e13, e2 ...`; a free seat is a dash."""
BETWEEN_GROUPS, FREE_SEAT = ", ", "-"


def simulation_seed(lots: Lots, purpose: str) -> str:
    """Draw a seed for simulations; the draw is recorded."""
    return str(lots.number(0, 2**63 - 1, purpose))


class RoundMaker:
    """Builder of one round. Games and byes are collected phase by phase, with their reasons."""

    def __init__(self, stage: Stage, options: CopOptions, lots: Lots) -> None:
        """Take the arguments of `Format.pair`."""
        self.stage, self.options, self.lots = stage, options, lots
        self.number = stage.next_round
        self.base = base_of(stage, options)
        self.games: list[tuple[Pair, tuple[Reason, ...]]] = []
        self.byes: list[tuple[EntrantId, tuple[Reason, ...]]] = []
        self.rationale: list[Reason] = []
        self.facts: dict[str, Scalar] = {CHECK_SUM: options.check_sum()}

    @cached_property
    def position(self) -> Position:
        """The position from which the round is paired."""
        return position_after(self.stage, self.options, self.base)

    @cached_property
    def rank(self) -> dict[EntrantId, int]:
        """The rank of each player in the position."""
        return {entrant: rank for rank, entrant in enumerate(self.position.players)}

    def make(self) -> RoundPairings:
        """Return the round, paired by the rules of its phase."""
        plan = phases(len(starters(self.stage)), self.options)
        phase = plan.of_round(self.number)
        self.rationale += options_reasons(self.stage, self.options)
        params: dict[str, Scalar] = {"round": self.number, "rounds": self.options.rounds}
        if self.number <= plan.opening_rounds:
            params |= {"of_schedule": self.number, "schedule": plan.opening_rounds}
        self.rationale.append(Reason(code=f"round_{phase}", rule="R9", params=params))
        self.rationale += standings_reasons(self.stage, self.base)
        pinned = {self.position.players[rank] for rank in self.position.pins}
        self.rationale += pin_reasons(self.options.pins(self.number), pinned, set(self.stage.active))
        match phase:
            case "round_robin":
                self.round_robin()
            case "initial_fontes":
                self.initial_fontes()
            case "cop" if self.position.size > 1:
                self.cop()
            case "swiss" | "cop":  # one player, where all others have the round off, has nobody to be simulated with
                self.pins()
                self.swiss(self.position.free())
        return self.seated()

    def round_robin(self) -> None:
        """Pair by the table (R10). Free and new players may meet; a player whose opponent has left has the bye."""
        self.pins()
        kept = self.schedule(round_robin_pairs(starters(self.stage), self.number))
        self.byes += [(who, (Reason(code="bye_left_alone", rule="R10", about=(who,)),)) for who in kept.left_alone]
        if len(kept.free) == 1:
            self.byes.append((kept.free[0], (Reason(code="bye_schedule", rule="R10", about=(kept.free[0],)),)))
        else:
            self.swiss([self.rank[who] for who in kept.free])

    def initial_fontes(self) -> None:
        """Pair within the groups (R10). Players without an opponent by the schedule are paired as in the Swiss."""
        self.pins()
        groups = self.drawn_groups() if self.number == 1 else known_groups(self.stage)
        if not groups:
            self.rationale.append(Reason(code="groups_lost", rule="R10", warning=True))
            self.swiss(self.position.free())
            return
        kept = self.schedule(fontes_pairs(groups, self.number))
        over = (*kept.free, *kept.left_alone)
        if len(over) == 1:
            code = "bye_schedule" if kept.free else "bye_left_alone"
            self.byes.append((over[0], (Reason(code=code, rule="R10", about=over),)))
        else:
            self.swiss([self.rank[round_] for round_ in over])

    def drawn_groups(self) -> list[Group]:
        """Draw the groups and record them."""
        groups = draw_fontes_groups(self.stage.still_in, self.lots)
        self.facts[GROUPS] = BETWEEN_GROUPS.join(" ".join(seat or FREE_SEAT for seat in group) for group in groups)
        self.rationale += group_reasons(groups, EMPTY_SEAT)
        return groups

    def schedule(self, pairs: Sequence[Pair]) -> Kept:
        """Add the games of a schedule that can be played."""
        elsewhere = {self.position.players[rank] for rank in self.position.pins}
        kept = keep_schedule(pairs, self.stage.active, elsewhere)
        separation = self.position.separation
        self.games += [
            (pair, (Reason(code="schedule", rule="R10", about=pair), *separation.broken(*pair, rule=SEPARATION_RULE)))
            for pair in kept.games
        ]
        return kept

    def pins(self) -> None:
        """Add the prepaired games (R12)."""
        players = self.position.players
        for rank, other in sorted(self.position.pins.items()):
            if rank == other:
                self.byes.append((players[rank], (Reason(code="prepaired", rule="R12", about=(players[rank],)),)))
            elif rank < other:
                pair = players[rank], players[other]
                kept = self.position.separation.broken(*pair, rule=SEPARATION_RULE)
                self.games.append((pair, (Reason(code="prepaired", rule="R12", about=pair), *kept)))

    def swiss(self, ranks: Sequence[int]) -> None:
        """Pair these ranks as in a Swiss (R11)."""
        position = self.position
        for pair in swiss_round(position, sorted(ranks), top_down_byes=self.options.top_down_byes):
            player = position.players[pair[0]]
            if pair[1] == position.size:
                self.byes.append((player, (Reason(code="bye_swiss", rule="R11", about=(player,)),)))
            else:
                self.games.append(((player, position.players[pair[1]]), swiss_reasons(position, pair)))

    def cop(self) -> None:
        """Pair by COP (R14 to R32)."""
        options, position = self.options, self.position
        seed = simulation_seed(self.lots, f"simulations for round {self.number}")
        cop_round = pair_cop(
            position, Terms.of(options, position.rounds_left), options.activation_round, seed, options.prohibitive
        )
        self.rationale += cop_reasons(cop_round)
        for pair in cop_round.pairs:
            seats = position.players[pair[0]], position.players[pair[1]]
            self.games.append((seats, cop_pair_reasons(cop_round, pair)))
        for rank in cop_round.byes:
            reasons = cop_pair_reasons(cop_round, (rank, position.size))
            self.byes.append((position.players[rank], reasons))

    def seated(self) -> RoundPairings:
        """Return the round with boards in the order of the better rank of each game, and with sides (R35)."""
        boards = Boards.of_next_round(self.stage, self.lots, side=FIRST, rule="R35")
        by_rank = sorted(self.games, key=lambda game: min(self.rank[game[0][0]], self.rank[game[0][1]]))
        in_order = at_fixed_tables(by_rank, lambda game: self._table(game[0]))
        last = len(in_order)
        in_order = [
            (pair, (*why, *self._fixed(pair, board, last))) for board, (pair, why) in enumerate(in_order, start=1)
        ]
        return RoundPairings(
            pairings=tuple(boards.seat(board, pair, why) for board, (pair, why) in enumerate(in_order, start=1)),
            byes=tuple(Bye(entrant=entrant, reasons=why) for entrant, why in self.byes),
            rationale=tuple(self.rationale),
            facts=self.facts,
        )

    def _table(self, pair: Pair) -> int | None:
        """Return the fixed table of a game: that of its better player who has one."""
        tables = (table_of(self.stage.entrants[who]) for who in sorted(pair, key=self.rank.__getitem__))
        return next((table for table in tables if table is not None), None)

    def _fixed(self, pair: Pair, board: int, last: int) -> list[Reason]:
        """Return the reasons for players who always play at this table, or at one beyond the `last`."""
        reasons: list[Reason] = []
        for who in pair:
            table = table_of(self.stage.entrants[who])
            if table == board:
                reasons.append(Reason(code=FIXED_TABLE, rule="R35", about=(who,), params={"table": board}))
            elif table is not None and table > last:
                params: dict[str, Scalar] = {"table": table, "last": last, "board": board}
                reasons.append(Reason(code="fixed_table_beyond", rule="R35", about=(who,), params=params))
        return reasons


def table_of(entrant: Entrant) -> int | None:
    """Return the fixed table of an entrant (R35)."""
    value = entrant.data.attributes.get(TABLE)
    return value if isinstance(value, int) and value > 0 else None


def known_groups(stage: Stage) -> list[Group]:
    """Return the groups recorded in the first round; none if a director paired that one by hand."""
    recorded = stage.rounds[0].pairings.facts.get(GROUPS)
    if not isinstance(recorded, str):
        return []
    groups = (group.split() for group in recorded.split(BETWEEN_GROUPS))
    return [tuple(EMPTY_SEAT if seat == FREE_SEAT else seat for seat in group) for group in groups]
