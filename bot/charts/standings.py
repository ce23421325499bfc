"""Standings and podium."""

from __future__ import annotations

from collections.abc import Sequence

from bot.charts.captions import caption
from bot.pictures.podium import Podium, PodiumPlace
from bot.pictures.standings import StandingRow, StandingsCard
from bot.service.final_places import places as final_places
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.numbers import points
from bot.text.texts import texts
from bot.views.groups import part_in_play
from bot.views.series import lines_of
from bot.views.standings_table import score_text
from formats.core.model import Standing


def standings_card(context: TournamentContext, stage: int | None = None) -> StandingsCard | None:
    """Return the standings of a stage (default: the current one); None before the first."""
    if context.state.phase == "series":
        return _leaderboard(context)
    number = context.stage_of(stage)
    if number < 0:
        return None
    lines, _ = context.standings_apart(number)
    ties = any(line.ties for line in lines)
    tie_breaks = context.tie_breaks(number)
    if part_in_play(context, number):
        return _by_group(context, number, lines)
    far = context.how_far(number, markdown=False)
    heads = [
        texts.tables.reached() if far else texts.tables.points(),
        texts.tables.won(),
        *([texts.tables.tied()] if ties else []),
        texts.tables.lost(),
    ]
    rows = tuple(
        _row(context, line, far.get(line.entrant, ""), ties=ties, tie_breaks=len(tie_breaks)) for line in lines
    )
    return StandingsCard(
        context.state.title, caption(context, number), (*heads, *(tie_break.head for tie_break in tie_breaks)), rows
    )


def _leaderboard(context: TournamentContext) -> StandingsCard | None:
    """Return the leaderboard of a series; None before anybody has points."""
    heads = (texts.series.head_points(), texts.series.head_evenings(), texts.series.head_wins())
    rows = tuple(
        StandingRow(
            str(line.rank),
            context.names.full(line.entrant),
            (str(line.points), str(line.evenings), str(line.wins)),
        )
        for line in lines_of(context)
    )
    return StandingsCard(context.state.title, texts.series.leaderboard(), heads, rows) if rows else None


NAMES_BESIDE_GROUPS = 84.0
"""Minimum width of names if groups follow one another, where tie-breaks need more space than points."""


def _by_group(context: TournamentContext, number: int, lines: Sequence[Standing]) -> StandingsCard:
    """Return standings by how far each entrant came; points of different groups are not compared."""
    heads = tuple(tie_break.head for tie_break in context.tie_breaks(number))
    rows = tuple(
        StandingRow(
            str(line.rank),
            context.titled(line.entrant),
            (*map(format_text, line.tie_breaks), *[""] * len(heads))[: len(heads)],
            out=context.state.entrants[line.entrant].status != "active",
        )
        for line in lines
    )
    title, so_far = context.state.title, caption(context, number)
    # The first two columns, round and place in its group, repeat the rank; the third one explains it.
    return StandingsCard(title, so_far, heads, rows, strong=min(2, len(heads) - 1), name_room=NAMES_BESIDE_GROUPS)


def _row(context: TournamentContext, line: Standing, far: str, *, ties: bool, tie_breaks: int) -> StandingRow:
    shown = (*map(format_text, line.tie_breaks), *[""] * tie_breaks)[:tie_breaks]
    tied = (str(line.ties),) if ties else ()
    return StandingRow(
        str(line.rank),
        context.titled(line.entrant),
        (far or points(line.points, line.scale), str(line.wins), *tied, str(line.losses), *shown),
        out=context.state.entrants[line.entrant].status != "active",
    )


def podium(context: TournamentContext) -> Podium | None:
    """Return the final places of the last stage; None before the end."""
    if context.state.phase != "finished" or not context.state.started:
        return None
    last = len(context.state.started) - 1
    lines = {line.entrant: line for line in context.standings(last)}
    far = context.how_far(last, markdown=False)
    places = tuple(
        PodiumPlace(str(place.first), context.titled(who), score_text(context, last, lines[who], far))
        for place in final_places(context.state, context.engine)
        for who in place.entrants
        if who in lines
    )
    return Podium(context.state.title, texts.pictures.final_places(), places)
