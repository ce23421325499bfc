"""The rank board: ranks after a round, and their changes."""

from __future__ import annotations

from dataclasses import replace

from bot.faces.swiss_elimination.stage import Playoffs, playoffs_of
from bot.faces.swiss_elimination.texts import texts
from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.numbers import enumerated
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import Page, View
from formats.core.state import Stage
from formats.systems.swiss_elimination.views import RankLine, puzzle_uses, rank_board

HEADS = ("rank before", "change", "rank", "name", "seed", "lost", "places")
LOST = "L"


def rank_board_view(context: TournamentContext, stage: int | None = None, round_number: int | None = None) -> View:
    """The ranks after a round (default: the latest; 0: the seeds), with arrows for what it changed."""
    playoffs = playoffs_of(context, stage)
    if playoffs is None:
        return View(context.heading(texts.rank_board_title()), (texts.rank_board_none(),))
    number = len(playoffs.stage.rounds) if round_number is None else round_number
    lines = rank_board(up_to(playoffs.stage, number), playoffs.options)
    title = texts.rank_board_title()
    if number:
        title = texts.rank_board_after_2(
            round_title=context.round_title(playoffs.number, playoffs.stage.rounds[number - 1])
        )
    page = Page()
    columns = [
        Column(texts.rank_board_before()),
        Column(""),
        Column(texts.rank_board_after()),
        Column(texts.rank_board_name(), "left", elastic=True),
        Column(texts.rank_board_seed(), spare=2),
        Column(LOST, spare=1),
        Column(texts.rank_board_places()),
    ]
    rows = [_row(context, line) for line in lines]
    page.table(fitted_table(columns, rows).lines)
    page.line(texts.rank_board_help())
    file = csv_file(file_name(context.state.title, title), HEADS, rows)
    return View(context.heading(title), page.blocks(), file)


def up_to(stage: Stage, rounds: int) -> Stage:
    """The stage as it was after so many rounds."""
    return replace(stage, rounds=stage.rounds[:rounds])


def arrow(before: int, rank: int) -> str:
    """Return how a rank has changed: `↑3`, `↓1`, `=`."""
    if before == rank:
        return "="
    return f"↑{before - rank}" if rank < before else f"↓{rank - before}"


def places(best: int, worst: int) -> str:
    """Return the places that are possible: `3–6`, or the one that is left."""
    return str(best) if best == worst else f"{best}–{worst}"


def _row(context: TournamentContext, line: RankLine) -> list[str]:
    before = line.rank if line.step is None else line.step.before
    left = places(line.outlook.best, line.outlook.worst)
    return [
        str(before),
        arrow(before, line.rank),
        str(line.rank),
        context.names.full(line.entrant),
        str(line.seed),
        str(line.losses),
        left,
    ]


def puzzles_view(context: TournamentContext, stage: int | None = None) -> View:
    """Which puzzle every published round was played on, who picked it, and why it was for them to pick."""
    playoffs, page = playoffs_of(context, stage), Page()
    uses = () if playoffs is None else puzzle_uses(playoffs.stage, playoffs.options)
    for use in uses:
        heading = texts.rank_board_puzzle(name=use.round, venue=use.venue, title=quoted(use.name))
        page.section(heading, context.reasons(use.reasons, playoffs.number if playoffs else None, cite=True))
    left = [] if playoffs is None else _left(playoffs, [use.name for use in uses])
    page.section(texts.rank_board_left(), [enumerated(map(quoted, left))] if left and uses else ())
    if not uses:
        page.line(texts.rank_board_no_puzzles())
    return View(context.heading(texts.rank_board_puzzles()), page.blocks())


def _left(playoffs: Playoffs, used: list[str]) -> list[str]:
    """The puzzles that have not been used."""
    options = playoffs.options
    names = [*options.pool("online").values(), *options.pool("live").values()]
    return [name for name in names if name not in used]
