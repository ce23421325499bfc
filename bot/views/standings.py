"""Standings of a stage, and the field before the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from bot.text.context import TournamentContext
from bot.text.labels import LEFT
from bot.text.numbers import enumerated, listed, plain_number
from bot.text.tables import mark_text
from bot.text.texts import texts
from bot.views.capabilities import split_field_of
from bot.views.groups import part_in_play
from bot.views.members import member_names
from bot.views.seeding import in_seeding_order
from bot.views.series import leaderboard_view
from bot.views.standing_rulings import ruling_lines
from bot.views.standings_table import column_help, padded, score_text, standings_table
from bot.views.table import csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.core.model import Entrant, EntrantStatus, Mark, Standing
from formats.core.separation import shown_to_all
from formats.core.state import Stage
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId
from formats.messages.sentences import ColumnText


def standings_view(context: TournamentContext, stage: int | None = None, marks: Sequence[Mark] | None = None) -> View:
    """Return the standings of a stage (default: the current one) as a table; before the start the field.

    `marks` are shown behind names; without them, those that are recorded.
    """
    number = context.stage_of(stage)
    if context.state.phase == "series":
        return leaderboard_view(context)
    if number < 0:
        return field_view(context)
    lines, apart = context.standings_apart(number)
    tie_breaks = context.tie_breaks(number)
    marks = context.marks(number) if marks is None else marks
    signs = signs_of(marks)
    page = Page()
    page.line(caption(context, number))
    far = context.how_far(number, markdown=False)
    grid = fitted_table(*standings_table(context, number, lines, tie_breaks, signs, far))
    page.table(grid.lines)
    page.lines(mark_text(mark.sign, context.reason(mark.meaning, number)) for mark in marks)
    page.lines(context.reason(line.note, number) for line in lines if line.note is not None)
    reserves = [line.entrant for line in apart if context.state.entrants[line.entrant].status == "active"]
    if reserves:
        page.line(
            texts.pictures.sentence(
                told=texts.numbers.label(
                    label=texts.tables.reserves(), text=listed(list(map(context.names.plain, reserves)))
                )
            )
        )
    page.lines(left_lines(context, [line.entrant for line in (*lines, *apart)]))
    page.lines(ruling_lines(context, number))
    page.lines(column_help(grid, tie_breaks))
    table = _csv(context, number, (*lines, *apart), tie_breaks, signs)
    return View(context.heading(texts.tables.standings(), number), page.blocks(), table)


def leading_lines(
    context: TournamentContext, stage: int, most: int, signs: Mapping[EntrantId, str] = MappingProxyType({})
) -> list[str]:
    """Return the top of a stage with points and the signs behind names, and the number of others."""
    lines, _ = context.standings_apart(stage)
    far = context.how_far(stage, [line.entrant for line in lines[:most]])
    top = [
        " ".join(
            filter(
                None,
                (
                    f"{line.rank}. **{context.named(line.entrant)}** · {score_text(context, stage, line, far)}",
                    signs.get(line.entrant),
                ),
            )
        )
        for line in lines[:most]
    ]
    rest = len(lines) - len(top)
    return [*top, *([texts.board.and_others(count=rest)] if rest else [])]


def signs_of(marks: Sequence[Mark]) -> dict[EntrantId, str]:
    """Return the signs behind each name."""
    signs: dict[EntrantId, str] = {}
    for mark in marks:
        for entrant in mark.entrants:
            signs[entrant] = signs.get(entrant, "") + mark.sign
    return signs


def field_view(context: TournamentContext) -> View:
    """Return the entrants and the waiting list. Places are shown if they mean something (see `in_seeding_order`)."""
    page = Page()
    active, numbered = in_seeding_order(context, context.state.active_entrants())
    if not active:
        page.line(texts.tables.nobody())
    page.lines(
        _entrant_line(context, place if numbered else 0, entrant) for place, entrant in enumerate(active, start=1)
    )
    waiting = [_entrant_line(context, place, entrant) for place, entrant in enumerate(context.state.waiting_list(), 1)]
    page.section(texts.tables.waiting(), waiting)
    page.section(texts.tables.no_longer_in(), left_lines(context, context.state.entrants))
    return View(context.heading(texts.tables.field()), page.blocks(), _field_csv(context))


def left_lines(context: TournamentContext, entrants: Iterable[EntrantId]) -> list[str]:
    """Return which of these entrants have left, grouped by how they left."""
    gone: dict[EntrantStatus, list[str]] = {}
    for entrant in entrants:
        status = context.state.entrants[entrant].status
        if status in LEFT:
            gone.setdefault(status, []).append(context.names.plain(entrant))
    return [
        texts.pictures.sentence(told=texts.numbers.label(label=label(), text=listed(gone[status])))
        for status, label in LEFT.items()
        if (status in gone)
    ]


def rating_text(entrant: Entrant) -> str:
    """Return the entrant's rating as text, empty if there is none."""
    return "" if entrant.data.rating is None else plain_number(entrant.data.rating)


def caption(context: TournamentContext, number: int) -> str:
    """Return which results the standings of a stage include."""
    if context.state.phase == "finished" and number == len(context.state.main_line) - 1:
        return texts.tables.final()
    stage = context.stage(number)
    part = part_in_play(context, number)
    if part:
        return _after_part(part, _open_games(stage))
    if stage.rounds and split_field_of(context, number) is not None:
        return _after_named(context.round_title(number, stage.rounds[-1]), _open_games(stage))
    if stage.rounds and context.rules(number).opens_at_once:
        games = sum(len(round_.pairings.pairings) for round_ in stage.rounds)
        return texts.groups.games_played(played=games - _open_games(stage), games=games)
    planned = context.system(number).planned_rounds(stage, context.options(number))
    return _after_round(len(stage.rounds), planned, _open_games(stage))


def _open_games(stage: Stage) -> int:
    """Return the number of open games of a stage."""
    return sum(len(round_.open_pairings()) for round_ in stage.rounds)


def _entrant_line(context: TournamentContext, place: int, entrant: Entrant) -> str:
    """Return an entrant of the field, with rating and perhaps a place."""
    rating = rating_text(entrant)
    about = enumerated(filter(None, (context.federation(entrant.id), rating)))
    line = context.named(entrant.id) + (f" ({about})" if about else "")
    return f"{place}. {line}" if place else line


def _csv(
    context: TournamentContext,
    number: int,
    lines: Sequence[Standing],
    tie_breaks: Sequence[ColumnText],
    signs: Mapping[EntrantId, str],
) -> CsvFile:
    """Return the standings as a file."""
    far = context.how_far(number, markdown=False)
    head = [
        "rank",
        "name",
        "reached" if far else "points",
        "won",
        "tied",
        "lost",
        *(tie_break.head for tie_break in tie_breaks),
        "status",
        "note",
    ]
    head += ["marks"] if signs else []
    rows = [
        [
            "" if line.apart else line.rank,
            context.names.full(line.entrant),
            far.get(line.entrant, "") if far else line.points / line.scale,
            line.wins,
            line.ties,
            line.losses,
            *padded(line, tie_breaks),
            context.state.entrants[line.entrant].status,
            context.reason(line.note, number, markdown=False) if line.note else "",
            *([signs.get(line.entrant, "")] if signs else []),
        ]
        for line in lines
    ]
    return csv_file(file_name(context.state.title, context.stage_title(number), "standings"), head, rows)


def _field_csv(context: TournamentContext) -> CsvFile:
    """Return the field as a file, with attributes and team members."""
    entrants = context.state.entrants.values()
    attributes = sorted({name for entrant in entrants for name in shown_to_all(entrant.data.attributes)})
    members = bool(context.state.slice_of(Members).by_entrant)
    rows = [
        [
            entrant.number,
            context.names.full(entrant.id),
            entrant.data.rating,
            *(entrant.data.attributes.get(name) for name in attributes),
            *(["; ".join(member_names(context, entrant.id))] if members else []),
            entrant.status,
        ]
        for entrant in context.state.entrants.values()
    ]
    head = ["number", "name", "rating", *attributes, *(["members"] if members else []), "status"]
    return csv_file(file_name(context.state.title, "field"), head, rows)


def _after_part(part: str, open_games: int) -> str:
    """Name the games included in the standings of a stage whose groups follow one another."""
    return (
        texts.tables.after_part_open_games(part=part, open_games=open_games)
        if open_games
        else texts.tables.after_part(part=part)
    )


def _after_round(played: int, planned: int | None, open_games: int) -> str:
    """How far the standings have come."""
    if not played:
        return texts.tables.before_open(open_games=open_games) if open_games else texts.tables.before()
    done = texts.tables.after_of(played=played, planned=planned) if planned else texts.tables.after(played=played)
    return (
        texts.tables.still_open(done=done, open_games=open_games) if open_games else texts.pictures.sentence(told=done)
    )


def _after_named(round_title: str, open_games: int) -> str:
    """Name the games included in the standings where rounds have names."""
    done = texts.tables.after_named(round=round_title)
    return (
        texts.tables.still_open(done=done, open_games=open_games) if open_games else texts.pictures.sentence(told=done)
    )
