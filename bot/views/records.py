"""What scores of a stage are talked about: high games, best spreads, highest losing scores, averages."""

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
from bot.text.wording import records as words
from bot.text.wording import tables
from bot.views.sealing import is_sealed
from bot.views.table import Column, csv_file, file_name, table_lines
from bot.views.view import Page, View
from formats.core.results import FULL_POINT
from formats.core.values import EntrantId

WORTH = 400
"""How far above the opponent's rating a win is worth, and below it a loss."""

MOST_LISTED = 5
"""The best of each kind that are listed; those level with the last of them stay out in the order they were played."""


def records_view(context: TournamentContext, stage: int | None = None) -> View:
    """The best of each kind, and everybody's averages; the file has all players."""
    number = context.stage_of(stage)
    title = context.heading(words.TITLE(), number if number >= 0 else None)
    games = [] if number < 0 or is_sealed(context, number) else scored_games(context.stage(number))
    if not games:
        return View(title, (words.NONE(),))
    page = Page()
    page.section(words.HIGH_GAMES(), [_line(context, place, game) for place, game in _best(high_games(games))])
    page.section(words.BEST_SPREADS(), [_line(context, place, game) for place, game in _best(best_spreads(games))])
    page.section(words.HIGH_LOSSES(), [_line(context, place, game) for place, game in _best(high_losses(games))])
    rows = _averages(context, number, games)
    page.line()
    page.line(f"**{words.AVERAGES()}**")
    columns = [
        Column(tables.NAME(), "left", elastic=True),
        *map(Column, (words.GAMES(), words.MADE(), words.AGAINST(), words.PERFORMANCE())),
    ]
    page.table(table_lines(columns, rows) or [])
    file = csv_file(
        file_name(context.state.title, "scores"), ["name", "games", "average", "average against", "performance"], rows
    )
    return View(title, page.blocks(), file)


def record_lines(context: TournamentContext, stage: int) -> list[str]:
    """The best of each kind alone, for the end of an event."""
    games = scored_games(context.stage(stage))
    kinds = ((words.HIGH_GAMES(), high_games), (words.BEST_SPREADS(), best_spreads), (words.HIGH_LOSSES(), high_losses))
    lines = [words.best_of(kind, _told(context, ordered[0])) for kind, order in kinds if (ordered := order(games))]
    means = counting_averages(averages(games, _order(context, stage)))
    best = [words.average(context.names.plain(mean.who), f"{mean.made:.1f}", mean.games) for mean in means[:1]]
    return [*lines, *(words.best_of(words.HIGH_AVERAGE(), line) for line in best)]


def _best(games: Sequence[Scored]) -> Iterable[tuple[int, Scored]]:
    return enumerate(games[:MOST_LISTED], start=1)


def _line(context: TournamentContext, place: int, game: Scored) -> str:
    return f"{place}. {_told(context, game)}"


def _told(context: TournamentContext, game: Scored) -> str:
    name, opponent = context.names.plain(game.who), context.names.plain(game.opponent)
    return words.scored(name, f"{game.score}:{game.against} ({game.margin:+d})", opponent, game.round_number)


def _order(context: TournamentContext, stage: int) -> list[EntrantId]:
    return [line.entrant for line in context.standings(stage)]


def _averages(context: TournamentContext, stage: int, games: Sequence[Scored]) -> list[list[str]]:
    """Highest average first; what somebody's results were worth is said of those with rated opponents."""
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
    """The rating at which everybody's results were to be expected, by the rule of 400.

    That is the mean of the opponents' ratings, 400 higher for each win and lower for each loss; games against unrated
    players count nothing.
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
