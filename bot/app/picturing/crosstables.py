"""Wall charts, grids of everybody against everybody, and groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.app.picturing.captions import caption, outcome_in, outcome_of
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.wording import pictures, tables
from bot.app.speaking.wording.numbers import points
from bot.app.views.crosstable import LARGEST_GRID, wall_cell
from bot.pictures.crosstable import CrossCell, CrossRow, Crosstable
from bot.pictures.groups import GroupGrid, GroupGrids, GroupRow
from bot.pictures.outcomes import KEY, SIGNS, Outcome
from formats.core.model import Pairing, Standing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.group_rounds.seats import progress_of
from formats.systems.group_rounds.system import GroupRounds
from formats.systems.tiered_league.leagues import leagues_of
from formats.systems.tiered_league.system import TieredLeague

Games = list[tuple["Pairing", "Result | None"]]


def crosstable(context: TournamentContext, stage: int | None = None) -> Crosstable | None:
    """A grid where a small field meets everybody, else a wall chart; None before the first round."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return None
    lines = context.standings(number)
    planned = context.system(number).planned_rounds(context.stage(number), context.options(number))
    everybody = len(lines) <= LARGEST_GRID and planned is not None and planned >= len(lines) - 1
    return _grid(context, number, lines) if everybody else _wall_chart(context, number, lines)


def _wall_chart(context: TournamentContext, number: int, lines: Sequence[Standing]) -> Crosstable:
    played = context.stage(number)
    places = {line.entrant: place for place, line in enumerate(lines, start=1)}
    rows = tuple(
        CrossRow(
            str(place),
            context.names.full(line.entrant),
            tuple(
                CrossCell(
                    outcome_in(one, line.entrant),
                    wall_cell(context, played, one, line.entrant, places).replace("-", "−")
                    if one.pairing_of(line.entrant)
                    else "",
                )
                for one in played.rounds
            ),
            points(line.half_points),
        )
        for place, line in enumerate(lines, start=1)
    )
    heads = tuple(f"R{one.number}" for one in played.rounds)
    return Crosstable(context.state.title, caption(context, number), heads, rows, tables.WALL_CHART_HELP)


def _grid(context: TournamentContext, number: int, lines: Sequence[Standing]) -> Crosstable:
    games = _games(context.stage(number))
    members = [line.entrant for line in lines]
    rows = tuple(
        CrossRow(
            str(place),
            context.names.full(line.entrant),
            tuple(_cell(games, line.entrant, other) for other in members),
            points(line.half_points),
        )
        for place, line in enumerate(lines, start=1)
    )
    heads = tuple(map(str, range(1, len(lines) + 1)))
    return Crosstable(context.state.title, caption(context, number), heads, rows, KEY)


def _between(games: Games, one: EntrantId, other: EntrantId) -> list[Outcome]:
    """How the games of the two went for the first of them."""
    return [
        outcome_of(result, pairing.seats.index(one)) for pairing, result in games if {one, other} == set(pairing.seats)
    ]


def _cell(games: Games, one: EntrantId, other: EntrantId) -> CrossCell:
    if one == other:
        return CrossCell("self")
    met = _between(games, one, other)
    return CrossCell(_summary(met), "".join(SIGNS[outcome] for outcome in met) if len(met) > 1 else "")


def _summary(met: Sequence[Outcome]) -> Outcome:
    """Several games of the same two as one: who has won more of them."""
    decided = [outcome for outcome in met if outcome in {"win", "loss", "tie"}]
    if not decided:
        return met[-1] if met else "idle"
    won, lost = decided.count("win"), decided.count("loss")
    return "win" if won > lost else "loss" if lost > won else "tie"


def group_grids(context: TournamentContext, stage: int | None = None) -> GroupGrids | None:
    """The groups of the latest phase, or the leagues; None in formats without groups."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return None
    played, system = context.stage(number), context.system(number)
    if isinstance(system, GroupRounds):
        return _groups(context, number, played)
    if isinstance(system, TieredLeague):
        order = [line.entrant for line in context.standings(number)]
        leagues = [(one.name, sorted(one.members, key=order.index)) for one in leagues_of(played).all]
        grids = tuple(_group(context, name, members, _games(played), through=0) for name, members in leagues)
        return GroupGrids(context.state.title, caption(context, number), grids, KEY)
    return None


def _groups(context: TournamentContext, number: int, played: Stage) -> GroupGrids | None:
    progress = progress_of(played, context.options(number))
    phase = progress.current
    if phase is None:
        return None
    grids: list[GroupGrid] = []
    for group in phase.groups:
        ranking = progress.ranking(phase, group)
        order = [player for level in ranking.levels for player in level]
        members = [*order, *(player for player in group.members if player not in order)]
        games = list(progress.games(phase, group))
        grids.append(_group(context, group.name, members, games, through=1 if phase.of_matches else 2))
    return GroupGrids(context.state.title, caption(context, number), tuple(grids), pictures.SHADED)


def _games(played: Stage) -> Games:
    return [(pairing, one.results.get(pairing.id)) for one in played.rounds for pairing in one.pairings.pairings]


def _group(
    context: TournamentContext, title: str, members: Sequence[EntrantId], games: Games, *, through: int
) -> GroupGrid:
    inside = [(pairing, result) for pairing, result in games if set(pairing.seats) <= set(members)]
    rows = tuple(
        GroupRow(
            str(place),
            context.names.full(member),
            tuple("self" if other == member else _summary(_between(inside, member, other)) for other in members),
            points(_made(inside, member)),
            through=place <= through,
        )
        for place, member in enumerate(members, start=1)
    )
    return GroupGrid(title, rows)


def _made(games: Iterable[tuple[Pairing, Result | None]], member: EntrantId) -> int:
    return sum(
        result.half_points[pairing.seats.index(member)]
        for pairing, result in games
        if member in pairing.seats and result is not None and result.how != "void"
    )
