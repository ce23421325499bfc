"""How many games everybody has lost so far: the chart of an elimination."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.app.scene import Scene
from bot.app.views.standings import left_lines
from bot.app.views.table import Column, csv_file, file_name, table_lines
from bot.app.views.view import CsvFile, Page, View
from bot.app.wording import tables
from bot.app.wording.games import MARKS, outcome_mark
from formats.core.model import Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

ROUNDS_BESIDE = 12
"""Rounds that fit beside each other on a phone."""


def lives_view(scene: Scene, stage: int | None = None) -> View:
    """Everybody by games lost, with a mark for each round."""
    number = scene.stage_of(stage)
    title = scene.heading(tables.LIVES, number)
    if number < 0 or not scene.state.started[number].rounds:
        return View(title, (tables.NO_ROUNDS,))
    played = scene.stage(number)
    by_losses = sorted(scene.standings(number), key=lambda line: line.losses)
    page = Page()
    for lost, group in groupby(by_losses, key=lambda line: line.losses):
        lines = list(group)
        page.line(f"**{tables.losses(lost)}** ({len(lines)})")
        for part in _tables(scene, played, lines):
            page.table(part)
    page.line(f"{MARKS}. {tables.LIVES_HELP}")
    page.lines(left_lines(scene, played.seeds))
    return View(title, page.blocks(), _csv(scene, played, by_losses))


def _csv(scene: Scene, stage: Stage, lines: Sequence[Standing]) -> CsvFile:
    head = ["name", "losses", *(f"round {one.number}" for one in stage.rounds)]
    rows = [
        [
            scene.names.full(line.entrant),
            line.losses,
            *(tables.LIVES_WORDS[_mark(one, line.entrant)] for one in stage.rounds),
        ]
        for line in lines
    ]
    return csv_file(file_name(scene.state.title, scene.stage_title(stage.number), "lives"), head, rows)


def _tables(scene: Scene, stage: Stage, lines: Sequence[Standing]) -> list[list[str]]:
    parts: list[list[str]] = []
    for start in range(0, len(stage.rounds), ROUNDS_BESIDE):
        shown = stage.rounds[start : start + ROUNDS_BESIDE]
        columns = [
            Column(tables.NAME, "left", elastic=True),
            *(Column(one.pairings.label[:1] or str(one.number)) for one in shown),
        ]
        rows = [[scene.names.full(line.entrant), *(_mark(one, line.entrant) for one in shown)] for line in lines]
        parts.append(table_lines(columns, rows) or [])
    return parts


def _mark(one: Round, entrant: EntrantId) -> str:
    pairing = one.pairing_of(entrant)
    if pairing is None:
        return "b" if any(bye.entrant == entrant for bye in one.pairings.byes) else tables.IDLE_CELL
    result = one.results.get(pairing.id)
    return tables.OPEN_CELL if result is None else outcome_mark(result, pairing.seats.index(entrant))
