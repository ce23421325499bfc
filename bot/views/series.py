"""A series as text: when its evenings are, which comes next, and the leaderboard."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.series_ratings import SeriesRating, series_ratings
from bot.text.context import TournamentContext
from bot.text.names import escape
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.info import weekly_text
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.core.leaderboard import LeaderboardLine, leaderboard, seasons
from formats.core.state_slices.evenings import Series
from formats.core.values import EntrantId

SHOWN_ON_CARD = 10


def series_lines(context: TournamentContext) -> list[str]:
    """Return when the evenings of a series are, and when the next one's sign-up opens, or that an evening is on."""
    series = context.state.slice_of(Series)
    plan = series.plan
    if plan is None:
        return []
    lines = [texts.series.every(at=weekly_text(plan.at), zone=plan.zone)]
    start, opens = series.next_start, series.opens_at
    if not context.state.timetable_running:
        lines.append(texts.series.is_stopped())
    elif start is None or opens is None:
        lines.append(texts.series.is_open())
    else:
        lines.append(texts.series.next(start=stamp_with_distance(start), opens=stamp_with_distance(opens)))
    return lines


def lines_of(context: TournamentContext, season: int = -1) -> tuple[LeaderboardLine, ...]:
    """Return the leaderboard without the people who have left the series."""
    out = frozenset(who.id for who in context.state.entrants.values() if who.status != "active")
    return leaderboard(context.state.slice_of(Series), out, season)


def ratings_of(context: TournamentContext) -> Mapping[EntrantId, SeriesRating]:
    """Return the ratings of a series; empty where it has none."""
    state = context.state
    return series_ratings(state.slice_of(Series), state.entrants, context.names.discord)


def rating_text(rating: SeriesRating | None) -> str:
    """Return a rating with its uncertainty, as `1620 ±310`; empty for a player without rated games."""
    return "" if rating is None else f"{rating.points} ±{rating.uncertainty}"


def leader_lines(context: TournamentContext) -> list[str]:
    """Return the top of the leaderboard, and how many more there are."""
    board = lines_of(context)
    top = [
        texts.series.line(rank=line.rank, name=context.names.plain(line.entrant), points=line.points)
        for line in board[:SHOWN_ON_CARD]
    ]
    rest = len(board) - len(top)
    return [*top, *([texts.board.and_others(count=rest)] if rest else [])]


def winners_line(context: TournamentContext) -> list[str]:
    """Return a line about the winners of the last evening that was held; no line before the first."""
    winners = context.state.slice_of(Series).last_winners
    names = listed([context.names.plain(who) for who in winners])
    return [texts.series.last_winner(names=names)] if winners else []


def leaderboard_view(context: TournamentContext) -> View:
    """Return the leaderboard of the season that goes on as a table, how it counts, and who won earlier seasons."""
    page = Page()
    page.lines(series_lines(context))
    board = lines_of(context)
    if not board:
        page.line(texts.series.nothing_yet())
        return View(context.heading(texts.series.leaderboard()), page.blocks())
    page.line(how_it_counts(context))
    columns = [
        Column(texts.series.head_rank()),
        Column(texts.series.head_name(), "left", elastic=True),
        Column(texts.series.head_points()),
        Column(texts.series.head_evenings(), spare=1),
        Column(texts.series.head_wins(), spare=3),
    ]
    ratings = ratings_of(context)
    if ratings:
        columns.append(Column(texts.series.head_rating(), spare=2))
    rows = [
        [
            str(line.rank),
            context.names.full(line.entrant),
            str(line.points),
            str(line.evenings),
            str(line.wins) if line.wins else "",
            *([rating_text(ratings.get(line.entrant))] if ratings else []),
        ]
        for line in board
    ]
    page.table(fitted_table(columns, rows).lines)
    if ratings:
        page.line(texts.series.about_ratings())
    page.lines(_earlier_winners(context))
    return View(context.heading(texts.series.leaderboard()), page.blocks(), _csv(context, board))


def how_it_counts(context: TournamentContext) -> str:
    """Return the table of points, and how many evenings count."""
    plan = context.state.slice_of(Series).plan
    if plan is None:
        return ""
    counts = texts.series.counts(points=" ".join(map(str, plan.points)))
    return counts if plan.best is None else f"{counts} {texts.series.best(best=plan.best)}"


def _earlier_winners(context: TournamentContext) -> list[str]:
    """Return who won each season that is over, latest first."""
    over = range(len(seasons(context.state.slice_of(Series))) - 1)
    lines = []
    for season in reversed(over):
        first = [line for line in lines_of(context, season) if line.rank == 1]
        if first:
            names = listed([context.names.plain(line.entrant) for line in first])
            lines.append(texts.series.season_won(season=season + 1, names=names, points=first[0].points))
    return lines


def _csv(context: TournamentContext, board: tuple[LeaderboardLine, ...]) -> CsvFile:
    evenings, ratings = range(1, len(board[0].by_evening) + 1), ratings_of(context)
    head = [
        texts.series.head_rank(),
        texts.series.head_name(),
        texts.series.head_points(),
        *([texts.series.head_rating()] if ratings else []),
        *(str(evening) for evening in evenings),
    ]
    rows = [
        [
            str(line.rank),
            context.names.full(line.entrant),
            str(line.points),
            *([rating_text(ratings.get(line.entrant))] if ratings else []),
            *("" if points is None else str(points) for points in line.by_evening),
        ]
        for line in board
    ]
    return csv_file(file_name(escape(context.state.title), "leaderboard"), head, rows)
