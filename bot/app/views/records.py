"""What scores of a stage are talked about: high games, best spreads, highest losing scores, averages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.app.speaking.context import TournamentContext
from bot.app.speaking.wording import records as words
from bot.app.speaking.wording import tables
from bot.app.views.sealing import is_sealed
from bot.app.views.table import Column, csv_file, file_name, table_lines
from bot.app.views.view import Page, View
from formats.core.values import EntrantId

MOST_LISTED = 5
"""The best of each kind that are listed; those level with the last of them stay out in the order they were played."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A game from one side: who scored what against whom, in which round."""

    who: EntrantId
    opponent: EntrantId
    score: int
    against: int
    round_number: int

    @property
    def margin(self) -> int:
        """Points scored more than the opponent."""
        return self.score - self.against


def scored_games(context: TournamentContext, stage: int) -> list[Scored]:
    """Every game of a stage that was played and has both scores, from both sides, in order. Walkovers have none."""
    found: list[Scored] = []
    for game in context.games():
        result = game.result
        if game.stage == stage and result is not None and result.how == "played" and result.scores is not None:
            (a, b), (one, other) = game.pairing.seats, result.scores
            found += [Scored(a, b, one, other, game.round.number), Scored(b, a, other, one, game.round.number)]
    return found


def high_games(games: Iterable[Scored]) -> list[Scored]:
    """The highest scores."""
    return sorted(games, key=lambda game: -game.score)


def best_spreads(games: Iterable[Scored]) -> list[Scored]:
    """The largest wins."""
    return sorted((game for game in games if game.margin > 0), key=lambda game: -game.margin)


def high_losses(games: Iterable[Scored]) -> list[Scored]:
    """The highest scores that did not win."""
    return sorted((game for game in games if game.margin < 0), key=lambda game: -game.score)


def records_view(context: TournamentContext, stage: int | None = None) -> View:
    """The best of each kind, and everybody's averages; the file has all players."""
    number = context.stage_of(stage)
    title = context.heading(words.TITLE(), number if number >= 0 else None)
    games = [] if number < 0 or is_sealed(context, number) else scored_games(context, number)
    if not games:
        return View(title, (words.NONE(),))
    page = Page()
    page.section(words.HIGH_GAMES(), [_line(context, place, one) for place, one in _best(high_games(games))])
    page.section(words.BEST_SPREADS(), [_line(context, place, one) for place, one in _best(best_spreads(games))])
    page.section(words.HIGH_LOSSES(), [_line(context, place, one) for place, one in _best(high_losses(games))])
    rows = _averages(context, number, games)
    page.line()
    page.line(f"**{words.AVERAGES()}**")
    columns = [
        Column(tables.NAME(), "left", elastic=True),
        *map(Column, (words.GAMES(), words.MADE(), words.AGAINST())),
    ]
    page.table(table_lines(columns, rows) or [])
    file = csv_file(file_name(context.state.title, "scores"), ["name", "games", "average", "average against"], rows)
    return View(title, page.blocks(), file)


def record_lines(context: TournamentContext, stage: int) -> list[str]:
    """The best of each kind alone, for the end of an event."""
    games = scored_games(context, stage)
    kinds = ((words.HIGH_GAMES(), high_games), (words.BEST_SPREADS(), best_spreads), (words.HIGH_LOSSES(), high_losses))
    return [words.best_of(kind, _told(context, found[0])) for kind, order in kinds if (found := order(games))]


def _best(games: Sequence[Scored]) -> Iterable[tuple[int, Scored]]:
    return enumerate(games[:MOST_LISTED], start=1)


def _line(context: TournamentContext, place: int, game: Scored) -> str:
    return f"{place}. {_told(context, game)}"


def _told(context: TournamentContext, game: Scored) -> str:
    name, opponent = context.names.plain(game.who), context.names.plain(game.opponent)
    return words.scored(name, f"{game.score}:{game.against} ({game.margin:+d})", opponent, game.round_number)


def _averages(context: TournamentContext, stage: int, games: Sequence[Scored]) -> list[list[str]]:
    """Highest average first."""
    means: list[tuple[float, list[str]]] = []
    for line in context.standings(stage):
        own = [game for game in games if game.who == line.entrant]
        if own:
            made, against = (sum(numbers) / len(own) for numbers in ([g.score for g in own], [g.against for g in own]))
            means.append((-made, [context.names.full(line.entrant), str(len(own)), f"{made:.1f}", f"{against:.1f}"]))
    return [row for _, row in sorted(means, key=lambda one: one[0])]
