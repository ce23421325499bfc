"""Crosstables: a wall chart by rounds, or a grid of all against all for round robins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from bot.text import tables
from bot.text.context import TournamentContext
from bot.text.games import outcome_mark
from bot.text.names import display_width
from bot.text.numbers import points
from bot.text.texts import texts
from bot.views.table import NARROWEST_NAME, TABLE_WIDTH, Column, csv_file, file_name, fitted_table, table_lines
from bot.views.view import CsvFile, Page, View
from formats.core.model import Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

Kind = Literal["auto", "wall", "grid"]
LARGEST_GRID = 12
"""Maximum number of entrants of a grid that fits on a phone."""


def crosstable_view(context: TournamentContext, stage: int | None = None, kind: Kind = "auto") -> View:
    """Return the games of a stage, in the order of the standings."""
    number = context.stage_of(stage)
    title = context.heading(texts.tables.crosstable(), number)
    if number < 0 or not context.state.started[number].rounds:
        return View(title, (texts.tables.no_rounds(),))
    played = context.stage(number)
    lines = context.lines_with_games(number)
    grid = kind == "grid" or (kind == "auto" and everybody_meets(context, played))
    page = Page()
    for part in _grid(context, played, lines) if grid else _wall_chart(context, played, lines):
        page.table(part)
    page.line(texts.tables.grid_help() if grid else chart_help(context, played))
    page.line(marks_help(context, played, grid=grid))
    return View(title, page.blocks(), _csv(context, played, lines))


def everybody_meets(context: TournamentContext, stage: Stage) -> bool:
    """Return True for a small field with enough rounds for all to meet."""
    planned = context.system(stage.number).planned_rounds(stage, context.options(stage.number))
    needed = len(stage.seeds) - 1
    return len(stage.seeds) <= LARGEST_GRID and planned is not None and planned >= needed


_CODE = re.compile(r"([A-Z]+)\d+")


def round_head(round_: Round) -> str:
    """Return the head of a round's column: the letter of a round whose matches have codes (`A`), else `R3`."""
    codes = filter(None, (_CODE.fullmatch(pairing.label) for pairing in round_.pairings.pairings))
    letters = {code[1] for code in codes} & set(re.findall(r"\w+", round_.pairings.label))
    return letters.pop() if len(letters) == 1 else f"R{round_.number}"


def wall_cell(
    context: TournamentContext, stage: Stage, round_: Round, entrant: EntrantId, numbers: dict[EntrantId, int]
) -> str:
    """Return a cell such as `12g+`: opponent 12, played gold, won."""
    if context.rules(stage.number).chess_notation:
        return _chess_cell(context, stage, round_, entrant, numbers)
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        if any(bye.entrant == entrant for bye in round_.pairings.byes):
            return texts.tables.bye_cell()
        return tables.IDLE_CELL if entrant in round_.pairings.idle else tables.NOTHING_CELL
    seat = pairing.seats.index(entrant)
    result = round_.results.get(pairing.id)
    side = context.side(stage.number, seat)[:1].lower()
    mark = tables.OPEN_CELL if result is None else outcome_mark(result, seat)
    return f"{numbers[pairing.opponent(entrant)]}{side}{mark}"


BYE_LETTERS = {"allocated": "U", "full": "F", "half": "H"}
"""Byes as report files of FIDE name them."""

NO_GAME = "-0"


def _chess_cell(
    context: TournamentContext, stage: Stage, round_: Round, entrant: EntrantId, numbers: dict[EntrantId, int]
) -> str:
    """Return a cell as chess players write it: `5w1`, `12b½`, `3w+` by forfeit, the bye `U1`, a round off `H½`."""
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        bye = next((bye for bye in round_.pairings.byes if bye.entrant == entrant), None)
        if bye is None or bye.kind == "zero":
            return NO_GAME
        table = context.rules(stage.number).point_table
        return BYE_LETTERS[bye.kind] + points(table.of_bye(bye), table.scale)
    seat, result = pairing.seats.index(entrant), round_.results.get(pairing.id)
    if result is not None and result.how == "void":
        return NO_GAME
    if result is None:
        mark = tables.OPEN_CELL
    elif result.how == "forfeit":
        mark = "+" if result.winning_seat == seat else "-"
    else:
        mark = points(result.half_points[seat])
    return f"{numbers[pairing.opponent(entrant)]}{context.side(stage.number, seat)[:1].lower()}{mark}"


def wall_cells(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> list[list[str]]:
    """Return a row for each line: `12g+` for each round, or `W+45` if the spread counts."""
    running = context.rules(stage.number).running(stage)
    numbers = line_numbers(lines)
    return [
        [
            _running_cell(round_, line.entrant, running[line.entrant][at].spread)
            if running
            else wall_cell(context, stage, round_, line.entrant, numbers)
            for at, round_ in enumerate(stage.rounds)
        ]
        for line in lines
    ]


def wall_columns(
    context: TournamentContext, stage: Stage, lines: Sequence[Standing]
) -> tuple[list[str], list[list[str]]]:
    """Return the heads and rows of the wall chart, with both halves of a round that is played in two in one column."""
    columns: dict[str, list[int]] = {}
    for place, round_ in enumerate(stage.rounds):
        columns.setdefault(round_head(round_), []).append(place)
    cells = wall_cells(context, stage, lines)
    rows = [[max((row[place] for place in places), key=_says_more) for places in columns.values()] for row in cells]
    return list(columns), rows


def _says_more(cell: str) -> bool:
    """Return whether the cell is about a game or a bye."""
    return cell not in {tables.IDLE_CELL, tables.NOTHING_CELL}


def _running_cell(round_: Round, entrant: EntrantId, spread: int) -> str:
    """Return the result of a round and the spread after it; for an open game only that it is open."""
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        mark = (
            texts.tables.bye_letter()
            if any(bye.entrant == entrant for bye in round_.pairings.byes)
            else tables.IDLE_CELL
        )
    elif pairing.id not in round_.results:
        return tables.OPEN_CELL
    else:
        letters = {
            "+": texts.tables.won,
            ">": texts.tables.won,
            "-": texts.tables.lost,
            "<": texts.tables.lost,
            "=": texts.tables.tied,
        }
        mark = letters.get(
            outcome_mark(round_.results[pairing.id], pairing.seats.index(entrant)), texts.tables.no_result
        )()
    return f"{mark}{spread:+d}"


def chart_help(context: TournamentContext, stage: Stage) -> str:
    """Return the meaning of the cells of the wall chart."""
    if context.rules(stage.number).chess_notation:
        return texts.tables.chess_chart_help()
    return (
        texts.tables.spread_chart_help()
        if context.rules(stage.number).running(stage)
        else texts.tables.wall_chart_help()
    )


def marks_help(context: TournamentContext, stage: Stage, *, grid: bool) -> str:
    """Return the meaning of the marks of results; empty where cells have others, which their help explains."""
    rules = context.rules(stage.number)
    return texts.games.marks() if grid or not (rules.chess_notation or rules.running(stage)) else ""


def line_numbers(lines: Sequence[Standing]) -> dict[EntrantId, int]:
    """Return each entrant's line in the table, from 1."""
    return {line.entrant: place for place, line in enumerate(lines, start=1)}


def result_column(context: TournamentContext, stage: Stage) -> Column:
    """Return the last column: points or, in a knock-out, how far each entrant got."""
    return Column(texts.tables.reached(), "left") if context.how_far(stage.number) else Column(texts.tables.points())


def result_cells(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> list[str]:
    """Return the cells of the last column."""
    far = context.how_far(stage.number, markdown=False)
    return [far.get(line.entrant, "") if far else points(line.points, line.scale) for line in lines]


def _wall_chart(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> list[list[str]]:
    """Return one table, or several if the rounds do not fit side by side; how far each came has no room in it."""
    heads, cells = wall_columns(context, stage, lines)
    counts = not context.how_far(stage.number)
    last = result_cells(context, stage, lines) if counts else [""] * len(lines)
    wide = max(3, *(display_width(cell) for row in cells for cell in row))
    number_width = len(str(len(lines)))
    taken = number_width + NARROWEST_NAME + 2 + 1 + max(map(display_width, last))
    fit = max(1, (TABLE_WIDTH - taken) // (wide + 1))
    parts: list[list[str]] = []
    for start in range(0, len(heads), fit):
        columns = [
            Column(tables.RANK),
            Column(texts.tables.name(), "left", elastic=True),
            *map(Column, heads[start : start + fit]),
            *([result_column(context, stage)] if counts else []),
        ]
        rows = [
            [str(place), context.titled(line.entrant), *row[start : start + fit], *([came] if counts else [])]
            for place, (line, row, came) in enumerate(zip(lines, cells, last, strict=True), start=1)
        ]
        parts.append(fitted_table(columns, rows).lines)
    return parts


def grid_cell(stage: Stage, entrant: EntrantId, other: EntrantId) -> str:
    """Return all games of the two as marks: `+-`."""
    marks = ""
    for pairing, result in stage.games():
        if entrant in pairing.seats and other in pairing.seats:
            marks += outcome_mark(result, pairing.seats.index(entrant))
    return marks


def _grid(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> list[list[str]]:
    """Return the grid, or a wall chart if it is too wide."""
    columns = [
        Column(tables.RANK),
        Column(texts.tables.name(), "left", elastic=True),
        *(Column(str(place)) for place in range(1, len(lines) + 1)),
        result_column(context, stage),
    ]
    last = result_cells(context, stage, lines)
    rows = [
        [
            str(place),
            context.titled(line.entrant),
            *("*" if other is line else grid_cell(stage, line.entrant, other.entrant) for other in lines),
            last[place - 1],
        ]
        for place, line in enumerate(lines, start=1)
    ]
    table = table_lines(columns, rows)
    return [table] if table is not None else _wall_chart(context, stage, lines)


def _csv(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> CsvFile:
    """Return the wall chart as a file."""
    cells = wall_cells(context, stage, lines)
    far = context.how_far(stage.number, markdown=False)
    last = "reached" if far else "points"
    head = ["number", "rank", "name", *(f"round {round_.number}" for round_ in stage.rounds), last]
    rows = [
        [
            place,
            "" if line.apart else line.rank,
            context.names.full(line.entrant),
            *row,
            far.get(line.entrant, "") if far else line.points / line.scale,
        ]
        for place, (line, row) in enumerate(zip(lines, cells, strict=True), start=1)
    ]
    return csv_file(file_name(context.state.title, context.stage_title(stage.number), "crosstable"), head, rows)
