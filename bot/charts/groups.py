"""Grids of groups, for all formats with groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.charts.captions import caption
from bot.charts.crosstables import Games, games_of, outcomes_between, summary
from bot.pictures.groups import GroupGrid, GroupGrids, GroupRow
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.numbers import points
from bot.text.texts import texts
from bot.views.groups import groups_of, part_in_play
from formats.core.groups import Group
from formats.core.model import Pairing
from formats.core.points import PointTable
from formats.core.results import Result
from formats.core.values import EntrantId


def group_grids(context: TournamentContext, stage: int | None = None) -> GroupGrids | None:
    """Return the groups of the latest part of a stage; None before the first round and in formats without groups."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return None
    groups = drawn_groups(context, number)
    if not groups:
        return None
    tables = context.rules(number).rank_groups(context.stage(number), [group.name for group in groups])
    games = games_of(context.stage(number))
    table = context.rules(number).point_table
    grids = tuple(
        _group(context, table, group, [line.entrant for line in tables[group.name]], games) for group in groups
    )
    shaded = any(row.through for grid in grids for row in grid.rows)
    note = _meaning_of_shade(context, number, groups) if shaded else texts.pictures.outcomes()
    return GroupGrids(context.state.title, caption(context, number), grids, note)


def _meaning_of_shade(context: TournamentContext, stage: int, groups: Iterable[Group]) -> str:
    """Return what shaded rows qualify for, if that is the same in all groups."""
    meanings = [
        context.reason(cut.meaning, stage, markdown=False)
        for group in groups
        for cut in group.cuts
        if cut.after == group.leaders
    ]
    return texts.pictures.shaded_for(meaning=meanings[0]) if len(set(meanings)) == 1 else texts.pictures.shaded()


def drawn_groups(context: TournamentContext, stage: int) -> list[Group]:
    """Return disjoint groups of the latest part; a match between members of other groups is not drawn."""
    part = part_in_play(context, stage)
    drawn: list[Group] = []
    for group in groups_of(context, stage):
        if group.part == part and all(set(group.entrants).isdisjoint(other.entrants) for other in drawn):
            drawn.append(group)
    return drawn


def _group(
    context: TournamentContext, table: PointTable, group: Group, members: Sequence[EntrantId], games: Games
) -> GroupGrid:
    # Games paired by hand have no label.
    inside = [
        (pairing, result)
        for pairing, result in games
        if pairing.label in {group.name, ""} and set(pairing.seats) <= set(members)
    ]
    begun = any(result is not None for _, result in inside)
    rows = tuple(
        GroupRow(
            str(place),
            context.names.full(member),
            tuple("self" if other == member else summary(outcomes_between(inside, member, other)) for other in members),
            points(_made(inside, member, table), table.scale),
            through=begun and place <= group.leaders,
        )
        for place, member in enumerate(members, start=1)
    )
    return GroupGrid(format_text(group.name), rows)


def _made(games: Iterable[tuple[Pairing, Result | None]], member: EntrantId, table: PointTable) -> int:
    return sum(
        table.of_result(result)[pairing.seats.index(member)]
        for pairing, result in games
        if member in pairing.seats and result is not None and result.how != "void"
    )
