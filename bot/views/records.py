"""Notable scores of a stage: high games, best spreads, highest losing scores, averages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.service.scored_games import (
    Scored,
    averages,
    best_spreads,
    counting_averages,
    high_games,
    high_losses,
    scored_games,
)
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views.sealing import is_sealed
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import Page, View
from formats.core.results import FULL_POINT
from formats.core.values import EntrantId

WORTH = 400
"""Rule of 400: a win counts as 400 rating points above the opponent's rating, a loss as 400 below."""

MOST_LISTED = 5
"""Maximum number of games listed in each category. Of equal ones those played first are listed."""


def records_view(context: TournamentContext, stage: int | None = None) -> View:
    """Return the best games of each category and the averages of all players; the file has all players."""
    number = context.stage_of(stage)
    title = context.heading(texts.records.title(), number if number >= 0 else None)
    games = [] if number < 0 or is_sealed(context, number) else scored_games(context.stage(number))
    if not games:
        return View(title, (texts.records.none(),))
    page = Page()
    page.section(texts.records.high_games(), [_line(context, place, game) for place, game in _best(high_games(games))])
    page.section(
        texts.records.best_spreads(), [_line(context, place, game) for place, game in _best(best_spreads(games))]
    )
    page.section(
        texts.records.high_losses(), [_line(context, place, game) for place, game in _best(high_losses(games))]
    )
    rows = _averages(context, number, games)
    page.line()
    page.line(f"**{texts.records.averages()}**")
    columns = [
        Column(texts.tables.name(), "left", elastic=True),
        Column(texts.records.games(), spare=2),
        Column(texts.records.made()),
        Column(texts.records.against()),
        Column(texts.records.performance(), spare=1),
    ]
    page.table(fitted_table(columns, rows).lines)
    file = csv_file(
        file_name(context.state.title, "scores"), ["name", "games", "average", "average against", "performance"], rows
    )
    return View(title, page.blocks(), file)


def record_lines(context: TournamentContext, stage: int) -> list[str]:
    """Return the best game of each category, for the end of an event."""
    games = scored_games(context.stage(stage))
    kinds = (
        (texts.records.high_games(), high_games),
        (texts.records.best_spreads(), best_spreads),
        (texts.records.high_losses(), high_losses),
    )
    lines = [
        texts.numbers.label(label=kind, text=_score_text(context, ordered[0]))
        for kind, order in kinds
        if (ordered := order(games))
    ]
    means = counting_averages(averages(games, _order(context, stage)))
    best = [
        texts.records.average(name=context.names.plain(mean.who), made=f"{mean.made:.1f}", games=mean.games)
        for mean in means[:1]
    ]
    return [*lines, *(texts.numbers.label(label=texts.records.high_average(), text=line) for line in best)]


def _best(games: Sequence[Scored]) -> Iterable[tuple[int, Scored]]:
    """Return the listed games with their places."""
    return enumerate(games[:MOST_LISTED], start=1)


def _line(context: TournamentContext, place: int, game: Scored) -> str:
    """Return a listed game as text."""
    return f"{place}. {_score_text(context, game)}"


def _score_text(context: TournamentContext, game: Scored) -> str:
    """Return a game as text: player, score, margin, opponent, round."""
    name, opponent = context.names.plain(game.who), context.names.plain(game.opponent)
    return texts.records.scored(
        name=name, score=f"{game.score}:{game.against} ({game.margin:+d})", opponent=opponent, round=game.round_number
    )


def _order(context: TournamentContext, stage: int) -> list[EntrantId]:
    """Return the entrants in the order of the standings."""
    return [line.entrant for line in context.standings(stage)]


def _averages(context: TournamentContext, stage: int, games: Sequence[Scored]) -> list[list[str]]:
    """Return the rows of averages, highest first. Performance ratings need rated opponents."""
    worth = performances(context, stage)
    return [
        [
            context.names.full(mean.who),
            str(mean.games),
            f"{mean.made:.1f}",
            f"{mean.against:.1f}",
            str(worth[mean.who]) if mean.who in worth else "–",
        ]
        for mean in averages(games, _order(context, stage))
    ]


def performances(context: TournamentContext, stage: int) -> dict[EntrantId, int]:
    """Return performance ratings by the rule of 400.

    That is the mean of the opponents' ratings, 400 higher for each win and lower for each loss. Games against unrated
    players are ignored.
    """
    met: dict[EntrantId, list[float]] = {}
    entrants = context.state.entrants
    for pairing, result in context.stage(stage).games():
        if result.how != "played":
            continue
        for seat, who in enumerate(pairing.seats):
            rating = entrants[pairing.seats[1 - seat]].data.rating
            if rating is not None:
                made = result.half_points[seat] - result.half_points[1 - seat]
                met.setdefault(who, []).append(rating + WORTH * made / FULL_POINT)
    return {who: round(sum(each) / len(each)) for who, each in met.items()}
