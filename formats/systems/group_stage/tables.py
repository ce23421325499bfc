"""The groups of a stage, their tables, and the order of all entrants (R2, R7 and R8).

A group's table is memoized by the identity of its games and results, so a result costs one group, however many there
are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any

from formats.core.game_counts import wins_and_losses
from formats.core.memoize import memoize
from formats.core.model import Reason, RoundPairings, Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.group_stage.options import GroupStageOptions
from formats.toolkit import record
from formats.toolkit.tie_breaks import Table

WALKOVER = "walkover"
SCORES = ("difference", "scored")
"""The tie-breaks that compare entrants of different groups between points and wins, where the options name them."""

Groups = Mapping[str, tuple[EntrantId, ...]]


@memoize(lambda seeds, count: (seeds, count))
def dealt(seeds: tuple[EntrantId, ...], count: int) -> Groups:
    """Return the groups by name, their members in seed order, dealt in a snake (R2)."""
    groups: dict[str, list[EntrantId]] = {name: [] for name in ascii_uppercase[:count]}
    names = list(groups)
    for number, who in enumerate(seeds):
        row, place = divmod(number, count)
        groups[names[-1 - place if row % 2 else place]].append(who)
    return {name: tuple(members) for name, members in groups.items()}


def groups_of(stage: Stage, options: GroupStageOptions) -> Groups:
    """Return the groups of a stage."""
    return dealt(stage.seeds, options.count(len(stage.seeds)))


@dataclass(frozen=True)
class GroupTable:
    """A group at one moment: the stage as if it were all of it, and its standings."""

    stage: Stage
    standings: tuple[Standing, ...]

    @property
    def order(self) -> tuple[EntrantId, ...]:
        """The members, best first."""
        return tuple(line.entrant for line in self.standings)


def tables_of(stage: Stage, options: GroupStageOptions) -> Mapping[str, GroupTable]:
    """Return the table of every group, by name (R7)."""
    groups = groups_of(stage, options)
    return {name: _table(name, members, stage, options) for name, members in groups.items()}


def _depends_on(name: str, members: Any, stage: Stage, options: Any) -> tuple[object, ...]:
    rounds = (
        (
            *(part for label in (name, "") for part in (round_.games.by_label.get(label), round_.results_of(label))),
            round_.pairings.byes,
        )
        for round_ in stage.rounds
    )
    return (name, members, options, *(part for parts in rounds for part in parts))


@memoize(_depends_on, most=4096)
def _table(name: str, members: tuple[EntrantId, ...], stage: Stage, options: GroupStageOptions) -> GroupTable:
    part = replace(stage, seeds=members, rounds=tuple(_only(round_, name, members) for round_ in stage.rounds))
    lines = Table(part, everybody_meets=True, worth=options.point_table).standings(options.tie_breaks, rule="R7")
    return GroupTable(part, tuple(_in_seed_order(lines)))


def _only(round_: Round, name: str, members: Sequence[EntrantId]) -> Round:
    """Return the part of a round that belongs to a group; games that were imported may lack its label."""
    byes = tuple(bye for bye in round_.pairings.byes if bye.entrant in members)
    unnamed = (game for game in round_.games.by_label.get("", ()) if game.seats[0] in members)
    games = (*round_.games.by_label.get(name, ()), *unnamed)
    results = {**round_.results_of(name), **round_.results_of("")}
    return Round(round_.number, RoundPairings(pairings=games, byes=byes), results)


def _in_seed_order(lines: Sequence[Standing]) -> list[Standing]:
    """Return the lines with a place of its own for each, and the seed as reason where nothing else separates two."""
    separated = []
    for place, line in enumerate(lines, start=1):
        by_seed = line.rank < place
        reasons = (Reason(code="parted_by_seed", rule="R7", about=(lines[place - 2].entrant, line.entrant)),)
        update = {"rank": place, "reasons": reasons if by_seed else line.reasons}
        separated.append(line.model_copy(update=update))
    return separated


def order_of_all(stage: Stage, options: GroupStageOptions) -> list[Standing]:
    """Return the whole field: the first of every group, then the second, and so on (R8)."""
    tables = tables_of(stage, options).values()
    order: list[Standing] = []
    for place in range(max((len(table.order) for table in tables), default=0)):
        order += _row([table for table in tables if place < len(table.order)], place, len(order), stage, options)
    return order


def _row(
    tables: Sequence[GroupTable], place: int, above: int, stage: Stage, options: GroupStageOptions
) -> list[Standing]:
    """Return those in one place of these groups, best first, below so many others (R8)."""
    size = min(len(table.order) for table in tables)
    names = ("points", *(name for name in SCORES if name in options.tie_breaks), "wins")
    totals = {table.order[place]: _totals(table, size, options)[table.order[place]] for table in tables}
    lines = {table.order[place]: table.standings[place] for table in tables}
    order = sorted(totals, key=lambda who: (*(-totals[who][name] for name in names), stage.seed_of(who)))
    row: list[Standing] = []
    for number, who in enumerate(order, start=1):
        inverted = bool(row) and row[-1].points < lines[who].points
        about = (row[-1].entrant, who) if inverted else ()
        reasons = (Reason(code="compared", rule="R8", about=about, params={"size": size}),) if inverted else ()
        row.append(lines[who].model_copy(update={"rank": above + number, "reasons": reasons}))
    return row


@memoize(lambda table, size, options: (table, size, options), most=4096)
def _totals(table: GroupTable, size: int, options: GroupStageOptions) -> Mapping[EntrantId, Mapping[str, int]]:
    """Return what compares members with those of other groups, without results against places after `size`."""
    beyond = frozenset(table.order[size:])
    rounds = (
        [
            Round(
                round_.number,
                RoundPairings(
                    pairings=tuple(game for game in round_.pairings.pairings if not beyond.intersection(game.seats)),
                    byes=tuple(
                        bye
                        for bye in round_.pairings.byes
                        if not any(beyond & set(reason.about) for reason in bye.reasons)
                    ),
                ),
                round_.results,
            )
            for round_ in table.stage.rounds
        ]
        if beyond
        else table.stage.rounds
    )
    worth = options.point_table
    made, scores = record.game_points(rounds, worth) + record.bye_points(rounds, worth), record.score_totals(rounds)
    wins, _ = wins_and_losses(rounds)
    return {
        who: {
            "points": made[who],
            "wins": wins[who],
            "difference": scores.get(who, (0, 0))[0],
            "scored": scores.get(who, (0, 0))[1],
        }
        for who in table.order
    }
