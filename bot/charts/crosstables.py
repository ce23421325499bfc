"""Wall charts, and grids of everybody against everybody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.charts.captions import caption, outcome_in, outcome_of
from bot.pictures.crosstable import CrossCell, CrossRow, Crosstable
from bot.pictures.outcomes import SIGNS, Outcome
from bot.text.context import TournamentContext
from bot.text.numbers import points
from bot.text.texts import texts
from bot.views.crosstable import LARGEST_GRID, chart_help, wall_cells
from formats.core.model import Pairing, Standing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId

Games = list[tuple[Pairing, Result | None]]


def crosstable(context: TournamentContext, stage: int | None = None) -> Crosstable | None:
    """Return a grid if a small field plays a round robin, else a wall chart; None before the first round."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return None
    lines = context.lines_with_games(number)
    planned = context.system(number).planned_rounds(context.stage(number), context.options(number))
    everybody = len(lines) <= LARGEST_GRID and planned is not None and planned >= len(lines) - 1
    return _grid(context, number, lines) if everybody else _wall_chart(context, number, lines)


def _wall_chart(context: TournamentContext, number: int, lines: Sequence[Standing]) -> Crosstable:
    played = context.stage(number)
    rules, cells = context.rules(number), wall_cells(context, played, lines)
    texts_only = rules.chess_notation or bool(rules.running(played))
    rows = tuple(
        CrossRow(
            str(place),
            context.titled(line.entrant),
            tuple(
                CrossCell(
                    outcome_in(round_, line.entrant),
                    text.replace("-", "−") if texts_only or round_.pairing_of(line.entrant) else "",
                )
                for round_, text in zip(played.rounds, row, strict=True)
            ),
            points(line.points, line.scale),
        )
        for place, (line, row) in enumerate(zip(lines, cells, strict=True), start=1)
    )
    heads = tuple(texts.pictures.round_number(number=round_.number) for round_ in played.rounds)
    return Crosstable(context.state.title, caption(context, number), heads, rows, chart_help(context, played))


def _grid(context: TournamentContext, number: int, lines: Sequence[Standing]) -> Crosstable:
    games = games_of(context.stage(number))
    members = [line.entrant for line in lines]
    rows = tuple(
        CrossRow(
            str(place),
            context.titled(line.entrant),
            tuple(_cell(games, line.entrant, other) for other in members),
            points(line.points, line.scale),
        )
        for place, line in enumerate(lines, start=1)
    )
    heads = tuple(map(str, range(1, len(lines) + 1)))
    return Crosstable(context.state.title, caption(context, number), heads, rows, texts.pictures.outcomes())


def outcomes_between(games: Games, entrant: EntrantId, other: EntrantId) -> list[Outcome]:
    """Return the outcomes of the games between two entrants, for the first of them."""
    return [
        outcome_of(result, pairing.seats.index(entrant))
        for pairing, result in games
        if {entrant, other} == set(pairing.seats)
    ]


def _cell(games: Games, entrant: EntrantId, other: EntrantId) -> CrossCell:
    if entrant == other:
        return CrossCell("self")
    met = outcomes_between(games, entrant, other)
    return CrossCell(summary(met), "".join(SIGNS[outcome] for outcome in met) if len(met) > 1 else "")


def summary(met: Sequence[Outcome]) -> Outcome:
    """Combine several games of two entrants to one outcome by the number of wins."""
    decided = [outcome for outcome in met if outcome in {"win", "loss", "tie"}]
    if not decided:
        return met[-1] if met else "idle"
    won, lost = decided.count("win"), decided.count("loss")
    return "win" if won > lost else "loss" if lost > won else "tie"


def games_of(played: Stage) -> Games:
    """Return all games of a stage with their results, None without one."""
    return [
        (pairing, round_.results.get(pairing.id)) for round_ in played.rounds for pairing in round_.pairings.pairings
    ]
