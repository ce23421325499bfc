"""Standings, crosstable, groups and lives, with the reasons for each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.charts.elimination import lives_chart
from bot.files.html import Html, joined, tag
from bot.files.report_stage import crosstable_parts
from bot.files.sheets import Head, Row, sheet
from bot.pictures.outcomes import SIGNS
from bot.text import tables as tables_texts
from bot.text.context import TournamentContext
from bot.text.names import clean, unmarked
from bot.text.picture_kinds import has_groups
from bot.text.tables import STATUSES, mark_text
from bot.text.texts import texts
from bot.views.groups import games_played, groups_of
from bot.views.sealing import open_stages
from bot.views.series import how_it_counts, lines_of, rating_text, ratings_of
from bot.views.standing_rulings import ruling_lines
from bot.views.standings import caption, signs_of
from bot.views.standings_table import standings_table
from bot.views.table import Column
from bot.web.pages.parts import (
    any_sealed,
    begun_stages,
    listed,
    nothing_yet,
    player,
    reasons,
    sealed,
    stage_steps,
    stage_wanted,
)
from bot.web.visit import Visit
from formats.core.groups import Group
from formats.core.model import Reason, Standing
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.messages.sentences import ColumnText


def has_standings(context: TournamentContext) -> bool:
    """Has a stage begun, or has anybody points in a series?"""
    return bool(context.state.started) or bool(lines_of(context))


def standings_page(visit: Visit) -> Html:
    """The standings of a stage, each place with its reasons."""
    context = visit.context
    if context.state.phase == "series":
        return _leaderboard(visit)
    stages = open_stages(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number = stage_wanted(visit, stages)
    lines, tie_breaks, marks = context.standings(number), context.tie_breaks(number), context.marks(number)
    return joined(
        [
            sealed() if any_sealed(context) else "",
            stage_steps(visit, "standings", stages, number),
            tag("p", caption(context, number), class_="soft"),
            standings_sheet(visit, number, lines, tie_breaks, signs_of(marks)),
            listed(unmarked(mark_text(mark.sign, context.reason(mark.meaning, number))) for mark in marks),
            listed(context.reason(line.note, number, markdown=False) for line in lines if line.note is not None),
            listed(unmarked(line) for line in ruling_lines(context, number)),
            listed(texts.numbers.label(label=tie_break.head, text=tie_break.help) for tie_break in tie_breaks),
        ]
    )


def _leaderboard(visit: Visit) -> Html:
    """The leaderboard of a series, with the points of each evening of the season."""
    context = visit.context
    board = lines_of(context)
    if not board:
        return nothing_yet()
    evenings = [Head(str(number), "number") for number in range(1, len(board[0].by_evening) + 1)]
    ratings = ratings_of(context)
    heads = [
        Head(texts.series.head_rank(), "number"),
        Head(texts.series.head_name(), "names"),
        Head(texts.series.head_points(), "number"),
        *([Head(texts.series.head_rating(), "number")] if ratings else []),
        *evenings,
    ]
    rows = [
        Row(
            [
                str(line.rank),
                tag("bdi", context.names.full(line.entrant)),
                str(line.points),
                *([rating_text(ratings.get(line.entrant))] if ratings else []),
                *("" if points is None else str(points) for points in line.by_evening),
            ]
        )
        for line in board
    ]
    return joined(
        [
            tag("p", unmarked(how_it_counts(context)), class_="soft"),
            sheet(texts.series.leaderboard(), heads, rows, named_by=1),
            *([tag("p", texts.series.about_ratings(), class_="soft")] if ratings else []),
        ]
    )


def standings_sheet(
    visit: Visit,
    number: int,
    lines: Sequence[Standing],
    tie_breaks: Sequence[ColumnText],
    signs: dict[EntrantId, str],
    group: Group | None = None,
) -> Html:
    """Standings as a table: places that lead somewhere are ruled off."""
    context = visit.context
    columns, cells_by_line = standings_table(
        context, number, lines, tie_breaks, signs, context.how_far(number, markdown=False)
    )
    helps = {tie_break.head: tie_break.help for tie_break in tie_breaks}
    heads = [_head(column, helps) for column in columns]
    parted = any(line.reasons for line in lines)
    if parted:
        heads.append(Head(texts.report.why_order()))
    cuts = (
        {} if group is None else {cut.after: context.reason(cut.meaning, number, markdown=False) for cut in group.cuts}
    )
    rows: list[Row] = []
    for place, (line, cells) in enumerate(zip(lines, cells_by_line, strict=True), start=1):
        status = context.state.entrants[line.entrant].status
        note = f" ({STATUSES[status]()})" if status != "active" else ""
        shown = [cells[0], joined([player(visit, line.entrant), note]), *cells[2:]]
        if parted:
            shown.append(reasons(visit, _about(lines, line), number))
        kind = " ".join(filter(None, ("out" if note else "", "cut" if place in cuts else "")))
        rows.append(Row(shown, kind))
    title = group.title if group is not None else context.state.stages[number].title
    table = sheet(tables_texts.caption(texts.web.standings(), title), heads, rows, named_by=1)
    return joined(
        [table, listed(texts.numbers.label(label=str(place), text=meaning) for place, meaning in cuts.items())]
    )


def _head(column: Column, helps: dict[str, str]) -> Head:
    kind = "names" if column.elastic else "" if column.align == "left" else "number"
    return Head(column.head, kind, helps.get(column.head, ""))


def _about(lines: Sequence[Standing], mine: Standing) -> list[Reason]:
    """Return the reasons why an entrant is behind the one above and before the one below."""
    return [reason for line in lines for reason in line.reasons if line is mine or mine.entrant in reason.about]


def _met(context: TournamentContext, round_: Round, entrant: EntrantId, sign: str) -> Html:
    """Return how a round went for an entrant, and against whom."""
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        return tag("span", sign)
    opponent = context.names.full(pairing.opponent(entrant))
    return tag("span", f"{sign} ", tag("bdi", opponent), class_="met")


def crosstable_page(visit: Visit) -> Html:
    """Page of the crosstable."""
    context = visit.context
    stages = begun_stages(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number = stage_wanted(visit, stages)
    stage = context.stage(number)
    return joined(
        [
            stage_steps(visit, "crosstable", stages, number),
            tag("div", *crosstable_parts(context, stage, context.lines_with_games(number)), class_="tight rounds"),
        ]
    )


def stages_of_groups(context: TournamentContext) -> list[int]:
    """The stages that everybody may see and that fall into groups."""
    return [number for number in open_stages(context) if has_groups(context, number)]


def has_any_groups(context: TournamentContext) -> bool:
    """Is there one?"""
    return bool(stages_of_groups(context))


def groups_page(visit: Visit) -> Html:
    """The tables of leagues and other groups, part by part, the latest first."""
    context = visit.context
    stages = stages_of_groups(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number = stage_wanted(visit, stages)
    return joined([stage_steps(visit, "groups", stages, number), *tables_of_groups(visit, number)])


def tables_of_groups(visit: Visit, number: int) -> Iterator[Html]:
    """Yield the tables of the groups of a stage, part by part, the latest first."""
    groups = groups_of(visit.context, number)
    ranked = visit.context.rules(number).rank_groups(visit.context.stage(number), [group.name for group in groups])
    for part in reversed(dict.fromkeys(group.part for group in groups)):
        if part:
            yield tag("h2", clean(part))
        cards = [_group(visit, number, group, ranked[group.name]) for group in groups if group.part == part]
        yield tag("div", *cards, class_="groups")


def _group(visit: Visit, number: int, group: Group, lines: Sequence[Standing]) -> Html:
    context = visit.context
    played, games = games_played(context, number, group)
    return tag(
        "section",
        tag("h3" if group.part else "h2", clean(group.title.removeprefix(f"{group.part}, "))),
        tag("p", texts.groups.games_played(played=played, games=games), class_="soft"),
        standings_sheet(visit, number, lines, context.columns(group.columns, number), {}, group),
        listed(context.reason(line.note, number, markdown=False) for line in lines if line.note is not None),
    )


def lives_sheet(visit: Visit, number: int) -> Html:
    """Table of all players by lives left, with a mark for each round; empty where lives are not counted."""
    chart = lives_chart(visit.context, number)
    if chart is None:
        return Html("")
    heads = [
        Head(texts.tables.name(), "names"),
        Head(texts.tables.lives(), "number"),
        *(Head(head) for head in chart.heads),
    ]
    context = visit.context
    rounds = context.stage(number).rounds
    entrants = [line.entrant for line in context.standings(number)]
    order = sorted(zip(entrants, chart.rows, strict=True), key=lambda pair: pair[1].order)
    rows = [
        Row(
            [
                player(visit, entrant),
                "–" if row.out else "♥" * max(0, chart.lives - row.lost),
                *(
                    _met(context, round_, entrant, SIGNS[outcome])
                    for round_, outcome in zip(rounds, row.rounds, strict=True)
                ),
            ],
            "out" if row.out else "",
        )
        for entrant, row in order
    ]
    return sheet(
        tables_texts.caption(texts.tables.lives(), visit.context.state.stages[number].title), heads, rows, kind="tight"
    )
