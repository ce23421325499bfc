"""A stage in the report: initial order, standings, crosstable, and every round with its reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from bot.files.html import Html, collapsible_note, collapsible_section, items, joined, moment, section, tag
from bot.files.report_rules import cited
from bot.files.sheets import table
from bot.text import tables as tables_texts
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text, format_title
from bot.text.games import bye_text, round_name
from bot.text.names import begun_large
from bot.text.numbers import points
from bot.text.phrases import said
from bot.text.tables import GAME_HEAD, RANK, SEED_HEAD, STATUSES
from bot.text.texts import texts
from bot.text.times import zoned_text
from bot.views.crosstable import (
    chart_help,
    everybody_meets,
    grid_cell,
    line_numbers,
    marks_help,
    result_cells,
    wall_columns,
)
from bot.views.sealing import is_sealed
from bot.views.standing_rulings import recorded_text
from bot.views.standings import rating_text
from formats.core import events as ev
from formats.core.log import Record
from formats.core.model import Pairing, Reason, Standing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.core.verify import effective

STANDINGS_HEAD = (
    texts.report.head_rank,
    texts.report.head_name,
    texts.report.head_points,
    texts.report.head_won,
    texts.report.head_tied,
    texts.report.head_lost,
)
QUESTION_HEAD = (texts.report.head_question, texts.report.head_answer, texts.report.head_how)


def stage_anchor(number: int) -> str:
    """Return the anchor of a stage."""
    return f"stage-{number + 1}"


def part_anchors(context: TournamentContext, number: int) -> list[tuple[str, str]]:
    """Return name and anchor of the parts of a stage, for a table of contents."""
    anchor = stage_anchor(number)
    if number >= len(context.state.started) or is_sealed(context, number):
        return []
    rounds = context.stage(number).rounds
    parts = [(texts.report.standings(), f"{anchor}-standings")]
    if rounds:
        parts.append((texts.report.crosstable(), f"{anchor}-crosstable"))
    parts += [
        (begun_large(round_name(round_.number, round_.pairings.label)), round_anchor(number, round_))
        for round_ in rounds
    ]
    return [*parts, (texts.report.seeds(), f"{anchor}-seeds")]


def round_anchor(number: int, round_: Round) -> str:
    """Return the anchor of a round."""
    return f"{stage_anchor(number)}-round-{round_.number}"


def stage_section(context: TournamentContext, records: Sequence[Record], number: int) -> Html:
    """Return everything public about a stage of the plan."""
    plan = context.state.stages[number]
    parts = [tag("p", _played_as(format_title(plan.system), plan.time_control), class_="soft")]
    if number >= len(context.state.started):
        parts.append(tag("p", texts.report.not_begun()))
    else:
        parts += [tag("p", texts.report.sealed())] if is_sealed(context, number) else _played(context, number)
        parts.append(_seeds(context, records, number))
    return tag(
        "section",
        tag("h2", texts.report.stage(number=number + 1, name=plan.title)),
        *parts,
        id=stage_anchor(number),
        class_="stage",
    )


def when(context: TournamentContext, at: datetime) -> Html:
    """Return a time on the tournament's clock."""
    return moment(at, zoned_text(at, context.state.settings.zone))


def who(context: TournamentContext, entrant: EntrantId) -> Html:
    """Return a name, isolated from the direction of the surrounding text."""
    return tag("bdi", context.titled(entrant))


def why(context: TournamentContext, reasons: Iterable[Reason], number: int, rules: str = "") -> Html:
    """Return reasons as a list; their rule numbers link to the page `rules`, or to this page."""
    return items(cited(context, reason, number, rules) for reason in reasons)


def _played(context: TournamentContext, number: int) -> list[Html]:
    """Return the parts of a started stage."""
    stage, (lines, apart) = context.stage(number), context.standings_apart(number)
    rounds = [_round(context, number, round_) for round_ in stage.rounds]
    return [
        _standings(context, number, lines, apart),
        collapsible_section(
            3,
            texts.report.crosstable(),
            *crosstable_parts(context, stage, context.lines_with_games(number)),
            id_=f"{stage_anchor(number)}-crosstable",
        )
        if stage.rounds
        else Html(""),
        _questions(context, number),
        section(3, texts.report.rounds(), *rounds),
    ]


def _seeds(context: TournamentContext, records: Sequence[Record], number: int) -> Html:
    """Return the seeds with their reasons."""
    seeds = context.state.started[number].seeds
    rows = [
        [str(seed), who(context, entrant), rating_text(context.state.entrants[entrant])]
        for seed, entrant in enumerate(seeds, start=1)
    ]
    started = (record.event for record in effective(records) if isinstance(record.event, ev.StageStarted))
    parted = [reason for event in started if event.stage == number for reason in event.rationale]
    caption = tables_texts.caption(texts.report.seeds(), context.state.stages[number].title)
    return collapsible_section(
        3,
        texts.report.seeds(),
        table(caption, said(SEED_HEAD), rows, named_by=1),
        collapsible_note(texts.report.why_order(), why(context, parted, number)),
        id_=f"{stage_anchor(number)}-seeds",
    )


def _standings(context: TournamentContext, number: int, lines: Sequence[Standing], apart: Sequence[Standing]) -> Html:
    """Return the standings with their reasons."""
    tie_breaks = context.tie_breaks(number)
    far = context.how_far(number, markdown=False)
    rows = [
        [
            str(line.rank),
            who(context, line.entrant),
            far[line.entrant] if far else points(line.points, line.scale),
            *(line.tie_breaks[at] if at < len(line.tie_breaks) else "" for at in range(len(tie_breaks))),
            str(line.wins),
            str(line.ties),
            str(line.losses),
            STATUSES[context.state.entrants[line.entrant].status](),
        ]
        for line in lines
    ]
    first, counted = said(STANDINGS_HEAD[:3]), said(STANDINGS_HEAD[3:])
    # Columns that decide the order come first, so that a phone shows them without scrolling.
    if far:
        first = (*first[:2], texts.tables.reached())
    head = (*first, *(tie_break.head for tie_break in tie_breaks), *counted, texts.report.status())
    notes = [line.note for line in (*lines, *apart) if line.note is not None]
    return section(
        3,
        texts.report.standings(),
        table(
            tables_texts.caption(texts.report.standings(), context.state.stages[number].title), head, rows, named_by=1
        ),
        items(texts.numbers.label(label=tie_break.head, text=tie_break.help) for tie_break in tie_breaks),
        why(context, notes, number),
        collapsible_note(
            texts.report.why_order(), why(context, _once(reason for line in lines for reason in line.reasons), number)
        ),
        id_=f"{stage_anchor(number)}-standings",
    )


def _once(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Yield each reason once."""
    seen: list[Reason] = []
    for reason in reasons:
        if reason not in seen:
            seen.append(reason)
            yield reason


def crosstable_parts(context: TournamentContext, stage: Stage, lines: Sequence[Standing]) -> tuple[Html, Html]:
    """Return the crosstable (by rounds, or all against all for round robins) and its legend."""
    grid, numbers = everybody_meets(context, stage), line_numbers(lines)
    heads, chart = ([str(place) for place in numbers.values()], []) if grid else wall_columns(context, stage, lines)
    rows = []
    for line, came in zip(lines, result_cells(context, stage, lines), strict=True):
        if grid:
            cells = ["*" if other is line else grid_cell(stage, line.entrant, other.entrant) for other in lines]
        else:
            cells = chart[numbers[line.entrant] - 1]
        rows.append([str(numbers[line.entrant]), who(context, line.entrant), *cells, came])
    caption = tables_texts.caption(texts.report.crosstable(), stage.plan.title)
    head = (
        RANK,
        texts.report.head_name(),
        *heads,
        texts.tables.reached() if context.how_far(stage.number) else texts.report.crosstable_points(),
    )
    marks = marks_help(context, stage, grid=grid)
    legend = (texts.tables.grid_help() if grid else chart_help(context, stage)) + (f" {marks}." if marks else "")
    return table(caption, head, rows, named_by=1), tag("p", legend, class_="soft")


def _questions(context: TournamentContext, number: int) -> Html:
    """Return the prompts of the stage, with who or what answered."""
    rows = []
    for key, answer in context.state.started[number].answers.items():
        how = texts.report.by_lot() if answer.draw is not None else ""
        if answer.by is not None:
            how = joined([f"{texts.report.by_somebody()} ", who(context, answer.by)])
        rows.append([key, answer.answer, how])
    return collapsible_section(
        3,
        texts.report.questions(),
        table(
            tables_texts.caption(texts.report.questions(), context.state.stages[number].title),
            said(QUESTION_HEAD),
            rows,
        ),
    )


def _round(context: TournamentContext, number: int, round_: Round) -> Html:
    """Return a round with its games, byes and reasons."""
    title = context.round_title(number, round_)
    sides = [context.side(number, seat) for seat in (0, 1)]
    head = (texts.report.board(), sides[0] or texts.report.first(), sides[1] or texts.report.second(), *said(GAME_HEAD))
    rows = [_game(context, round_, pairing) for pairing in round_.pairings.pairings]
    byes = [
        joined([who(context, bye.entrant), f": {bye_text(bye, context.rules(number).point_table)}"])
        for bye in round_.pairings.byes
    ]
    left_out = context.left_out(number, round_)
    return collapsible_section(
        4,
        title,
        table(title, head, rows),
        *([tag("p", tag("strong", texts.report.byes())), items(byes)] if byes else []),
        *(
            [tag("p", tag("strong", texts.report.idle())), items(who(context, entrant) for entrant in left_out)]
            if left_out
            else []
        ),
        _rationale(context, number, round_),
        id_=round_anchor(number, round_),
    )


def _game(context: TournamentContext, round_: Round, pairing: Pairing) -> list[str]:
    """Return a game as a row."""
    time, result = context.state.times.get(pairing.id), round_.results.get(pairing.id)
    at: str = texts.games.no_time() if result is None else ""
    if time is not None:
        at = when(context, time.at)
        if not time.final and result is None:
            at = joined([at, f" ({texts.games.tentative()})"])
    return [
        format_text(pairing.label) or str(pairing.board),
        *(who(context, entrant) for entrant in pairing.seats),
        at,
        texts.games.open_game() if result is None else recorded_text(context, pairing.id, result),
    ]


def _rationale(context: TournamentContext, number: int, round_: Round) -> Html:
    """Return the reasons of the round, of every pairing with its time, and of every bye."""
    entries = []
    for pairing in round_.pairings.pairings:
        time = context.state.times.get(pairing.id)
        reasons = [*pairing.reasons, *(time.reasons if time is not None else ())]
        if reasons:
            first, second = (who(context, entrant) for entrant in pairing.seats)
            head = tag("strong", f"{format_text(pairing.label) or pairing.board}. ", first, " – ", second)
            entries.append(joined([head, why(context, reasons, number)]))
    entries += [
        joined([tag("strong", who(context, bye.entrant)), why(context, bye.reasons, number)])
        for bye in round_.pairings.byes
        if bye.reasons
    ]
    return collapsible_note(texts.report.why(), why(context, round_.pairings.rationale, number), items(entries))


def _played_as(system: str, time_control: str) -> str:
    """How a stage is played."""
    return (
        texts.report.played_as_time_control(system=system, time_control=time_control) if time_control else f"{system}."
    )
