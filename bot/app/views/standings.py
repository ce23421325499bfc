"""Who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.app.scene import Scene
from bot.app.views.groups import part_in_play
from bot.app.views.standings_table import padded, standings_table
from bot.app.views.table import csv_file, file_name, table_lines
from bot.app.views.view import CsvFile, Page, View
from bot.app.wording import tables
from bot.app.wording.numbers import listed, plain_number
from formats.core.model import Entrant, EntrantStatus, Mark, Standing, TieBreak
from formats.core.state import Stage
from formats.core.values import EntrantId


def standings_view(scene: Scene, stage: int | None = None, marks: Sequence[Mark] | None = None) -> View:
    """The standings of a stage (default: the one in play) as a table; before the start the field.

    `marks` stand behind names; without them those are shown that are recorded.
    """
    number = scene.stage_of(stage)
    if number < 0:
        return field_view(scene)
    lines = scene.standings(number)
    tie_breaks = scene.tie_breaks(number)
    marks = scene.marks(number) if marks is None else marks
    signs = signs_of(marks)
    page = Page()
    page.line(_caption(scene, number))
    grid = table_lines(*standings_table(scene, lines, tie_breaks, signs))
    if grid is None:
        page.lines(_line(scene, line, tie_breaks, signs) for line in lines)
    else:
        page.table(grid)
    page.lines(tables.mark(mark.sign, scene.reason(mark.meaning, number)) for mark in marks)
    page.lines(scene.reason(line.note, number) for line in lines if line.note is not None)
    page.lines(left_lines(scene, [line.entrant for line in lines]))
    page.lines(tables.tie_break_help(one.head, one.help) for one in tie_breaks)
    table = _csv(scene, number, lines, tie_breaks, signs)
    return View(scene.heading(tables.STANDINGS, number), page.blocks(), table)


def signs_of(marks: Sequence[Mark]) -> dict[EntrantId, str]:
    """The signs behind each name, together."""
    signs: dict[EntrantId, str] = {}
    for mark in marks:
        for entrant in mark.entrants:
            signs[entrant] = signs.get(entrant, "") + mark.sign
    return signs


def field_view(scene: Scene) -> View:
    """Everybody who has entered, in order of registration, and the waiting list."""
    page = Page()
    active = scene.state.active_entrants()
    if not active:
        page.line(tables.NOBODY)
    page.lines(_entrant_line(scene, place, entrant) for place, entrant in enumerate(active, start=1))
    waiting = [_entrant_line(scene, place, entrant) for place, entrant in enumerate(scene.state.waiting_list(), 1)]
    page.section(tables.WAITING, waiting)
    page.section(tables.NO_LONGER_IN, left_lines(scene, scene.state.entrants))
    return View(scene.heading(tables.FIELD), page.blocks(), _field_csv(scene))


def left_lines(scene: Scene, entrants: Iterable[EntrantId]) -> list[str]:
    """Who of these is no longer in, by how they left."""
    gone: dict[EntrantStatus, list[str]] = {}
    for entrant in entrants:
        status = scene.state.entrants[entrant].status
        if status in tables.LEFT:
            gone.setdefault(status, []).append(scene.names.plain(entrant))
    return [f"{label}: {listed(gone[status])}." for status, label in tables.LEFT.items() if (status in gone)]


def rating_text(entrant: Entrant) -> str:
    """The entrant's rating, empty where there is none."""
    return "" if entrant.data.rating is None else plain_number(entrant.data.rating)


def _caption(scene: Scene, number: int) -> str:
    if scene.state.phase == "finished" and number == len(scene.state.stages) - 1:
        return tables.final()
    stage = scene.stage(number)
    part = part_in_play(scene, number)
    if part:
        return tables.after_part(part, _open_games(stage))
    planned = scene.system(number).planned_rounds(stage, scene.options(number))
    return tables.after_round(len(stage.rounds), planned, _open_games(stage))


def _open_games(stage: Stage) -> int:
    return sum(len(one.open_pairings()) for one in stage.rounds)


def _line(scene: Scene, line: Standing, tie_breaks: Sequence[TieBreak], signs: Mapping[EntrantId, str]) -> str:
    values = [signs[line.entrant]] if line.entrant in signs else []
    values += [f"{one.head} {value}" for one, value in zip(tie_breaks, line.tie_breaks, strict=False)]
    record = tables.record(line.wins, line.ties, line.losses)
    return tables.standing_line(line.rank, scene.names.plain(line.entrant), line.half_points, record, values)


def _entrant_line(scene: Scene, place: int, entrant: Entrant) -> str:
    rating = rating_text(entrant)
    return f"{place}. {scene.names.plain(entrant.id)}" + (f" ({rating})" if rating else "")


def _csv(
    scene: Scene,
    number: int,
    lines: Sequence[Standing],
    tie_breaks: Sequence[TieBreak],
    signs: Mapping[EntrantId, str],
) -> CsvFile:
    head = ["rank", "name", "points", "won", "tied", "lost", *(one.head for one in tie_breaks), "status", "note"]
    head += ["marks"] if signs else []
    rows = [
        [
            line.rank,
            scene.names.full(line.entrant),
            line.half_points / 2,
            line.wins,
            line.ties,
            line.losses,
            *padded(line, tie_breaks),
            scene.state.entrants[line.entrant].status,
            scene.reason(line.note, number, markdown=False) if line.note else "",
            *([signs.get(line.entrant, "")] if signs else []),
        ]
        for line in lines
    ]
    return csv_file(file_name(scene.state.title, scene.stage_title(number), "standings"), head, rows)


def _field_csv(scene: Scene) -> CsvFile:
    attributes = sorted({name for entrant in scene.state.entrants.values() for name in entrant.data.attributes})
    rows = [
        [
            entrant.number,
            scene.names.full(entrant.id),
            entrant.data.rating,
            *(entrant.data.attributes.get(name) for name in attributes),
            entrant.status,
        ]
        for entrant in scene.state.entrants.values()
    ]
    return csv_file(file_name(scene.state.title, "field"), ["number", "name", "rating", *attributes, "status"], rows)
