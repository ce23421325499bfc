"""Chart of an elimination: games lost by each entrant, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.text import tables
from bot.text.context import TournamentContext
from bot.text.games import outcome_mark
from bot.text.texts import texts
from bot.views.groups import part_in_play, parts_view
from bot.views.standings import left_lines
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.core.model import Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

LIVES_WORDS = {
    "+": texts.tables.lives_words_,
    "-": texts.tables.lives_words__2,
    "=": texts.tables.lives_words__3,
    ">": texts.tables.lives_words__4,
    "<": texts.tables.lives_words__5,
    "x": texts.tables.lives_words_x,
    "?": texts.tables.lives_words__6,
    "b": texts.tables.lives_words_b,
    ".": texts.tables.lives_words__7,
}
"""The marks of the lives chart in words, for files."""


ROUNDS_BESIDE = 8
"""Number of rounds that fit side by side on a phone."""


def lives_view(context: TournamentContext, stage: int | None = None) -> View:
    """Return the entrants by games lost, with a mark for each round.

    Where groups follow one another, return who advanced from each group instead.
    """
    number = context.stage_of(stage)
    title = context.heading(texts.tables.lives(), number)
    if number < 0 or not context.state.started[number].rounds:
        return View(title, (texts.tables.no_rounds(),))
    if part_in_play(context, number):
        return parts_view(context, number)
    played = context.stage(number)
    by_losses = sorted(context.standings(number), key=lambda line: line.losses)
    page = Page()
    for lost, group in groupby(by_losses, key=lambda line: line.losses):
        lines = list(group)
        page.line(f"**{(texts.tables.unbeaten() if lost == 0 else texts.tables.losses(count=lost))}** ({len(lines)})")
        for part in _tables(context, played, lines):
            page.table(part)
    page.line(f"{texts.games.marks()}. {texts.tables.lives_help()}")
    page.lines(left_lines(context, played.seeds))
    return View(title, page.blocks(), _csv(context, played, by_losses))


def _csv(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> CsvFile:
    """Return the chart as a file."""
    head = ["name", "losses", *(f"round {round_.number}" for round_ in stage.rounds)]
    rows = [
        [
            context.names.full(line.entrant),
            line.losses,
            *(LIVES_WORDS[_mark(round_, line.entrant)]() for round_ in stage.rounds),
        ]
        for line in lines
    ]
    return csv_file(file_name(context.state.title, context.stage_title(stage.number), "lives"), head, rows)


def _tables(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> list[list[str]]:
    """Return one or more tables, since not all rounds may fit side by side."""
    parts: list[list[str]] = []
    for start in range(0, len(stage.rounds), ROUNDS_BESIDE):
        shown = stage.rounds[start : start + ROUNDS_BESIDE]
        columns = [
            Column(texts.tables.name(), "left", elastic=True),
            *(Column(round_.pairings.label[:1] or str(round_.number)) for round_ in shown),
        ]
        rows = [
            [context.names.full(line.entrant), *(_mark(round_, line.entrant) for round_ in shown)] for line in lines
        ]
        parts.append(fitted_table(columns, rows).lines)
    return parts


def _mark(round_: Round, entrant: EntrantId) -> str:
    """Return the mark of an entrant's round: result, bye, idle or open."""
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        return "b" if any(bye.entrant == entrant for bye in round_.pairings.byes) else tables.IDLE_CELL
    result = round_.results.get(pairing.id)
    return tables.OPEN_CELL if result is None else outcome_mark(result, pairing.seats.index(entrant))
