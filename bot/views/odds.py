"""Chances of all entrants for each place, with their sampling errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from bot.text import tables
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views.sealing import is_sealed
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.core.model import Odds
from formats.core.possible.rounds import complete_rounds
from formats.core.values import EntrantId

NEVER = "–"


THRESHOLDS = (1, 3, 8)
"""Places whose chances ("this place or better") are shown for one entrant."""

MOST_PLACES = 4
"""Number of places with a column in the table; the file has all."""


def has_odds(context: TournamentContext) -> bool:
    """Can the latest stage be simulated as it was after each round, and may everybody know how it stands?"""
    number = context.state.stage_number
    if context.state.phase not in {"running", "finished"} or number < 0 or is_sealed(context, number):
        return False
    stage = context.stage(number)
    return bool(stage.rounds) and context.rules(number).simulates_odds(stage)


def odds_view(context: TournamentContext, odds: Odds) -> View:
    """Return the chances of the first places in per cent with the largest standard error, and all as a file."""
    stage = context.state.stage_number
    after = complete_rounds(context.state, stage)
    places = range(1, min(len(odds.entrants), MOST_PLACES) + 1)
    columns = [
        Column(tables.RANK),
        Column(texts.tables.name(), "left", elastic=True),
        *(Column(texts.numbers.ordinal(number=place), spare=place) for place in places),
    ]
    rows = [
        [str(rank + 1), context.names.full(entrant), *(_cell(odds, rank, place) for place in places)]
        for rank, entrant in enumerate(odds.entrants)
    ]
    page = Page()
    page.line(caption_text(after, odds))
    page.table(fitted_table(columns, rows).lines)
    page.line(texts.odds.how_exact_at_most(error=largest_error(odds, places)))
    return View(context.heading(texts.odds.odds(), stage), page.blocks(), _csv(context, odds))


def chances_view(context: TournamentContext, entrant: EntrantId, history: Sequence[tuple[int, Odds]]) -> View:
    """Return one entrant's chances of the best places after each round."""
    field = max(len(odds.entrants) for _, odds in history)
    wanted = [best for best in THRESHOLDS if best < field or best == 1]
    columns = [Column(texts.odds.after(), "left"), *(Column(top_text(best), spare=best) for best in wanted)]
    rows = [
        [after_round(number), *(_chance(odds, odds.entrants.index(entrant), best) for best in wanted)]
        for number, odds in history
        if entrant in odds.entrants
    ]
    page = Page()
    latest = history[-1][1]
    caption = texts.odds.chances_caption_rated if latest.rated else texts.odds.chances_caption
    page.line(caption(simulations=latest.simulations))
    page.table(fitted_table(columns, rows).lines)
    name = context.names.full(entrant)
    csv = csv_file(file_name(context.state.title, name, "chances"), [column.head for column in columns], rows)
    return View(
        context.heading(texts.numbers.label(label=texts.odds.chances(), text=name), context.state.stage_number),
        page.blocks(),
        csv,
    )


def _chance(odds: Odds, place: int, best: int) -> str:
    """Return the chance of a place or better, with its error."""
    return _share_text(odds.share(place, 1, best), odds.sampling_error(place, 1, best))


def _cell(odds: Odds, rank: int, place: int) -> str:
    """Return `61.2`, in per cent; a dash for a place that was never reached."""
    return f"{100 * odds.share(rank, place, place):.1f}" if odds.counts[rank][place - 1] else NEVER


def largest_error(odds: Odds, places: Iterable[int]) -> str:
    """Return the largest standard error of these places: `±0.7`."""
    shown, everybody = [place for place in places if place <= len(odds.entrants)], range(len(odds.entrants))
    errors = (odds.sampling_error(rank, place, place) for place in shown for rank in everybody)
    return f"±{max(0.1, 100 * max(errors)):.1f}"


def _csv(context: TournamentContext, odds: Odds) -> CsvFile:
    """Return all chances and errors as a file."""
    places = range(1, len(odds.entrants) + 1)
    head = ["rank now", "name", *(f"place {place}" for place in places), *(f"error of {place}" for place in places)]
    rows = [
        [
            rank + 1,
            context.names.full(entrant),
            *(f"{odds.share(rank, place, place):.6f}" for place in places),
            *(f"{odds.sampling_error(rank, place, place):.6f}" for place in places),
        ]
        for rank, entrant in enumerate(odds.entrants)
    ]
    return csv_file(file_name(context.state.title, "odds"), head, rows)


def worth_lines(odds: Odds, most: int, name: Callable[[EntrantId], str]) -> list[str]:
    """Return what a win in an open game is worth: a line for each of the players with the most to win or lose."""
    rows = [
        (won - lost, name(who), won, lost, sure)
        for game in odds.games
        for who, (won, lost), sure in zip(game.seats, game.titles, game.sure, strict=True)
        if won is not None and lost is not None and (won > lost or sure is not None)
    ]
    return [
        " · ".join(
            (
                f"{who}: {texts.web.odds_after_win()} {_percent(won)}",
                f"{texts.web.odds_after_loss()} {_percent(lost)}",
                *([] if sure is None else [texts.web.odds_sure(place=sure)]),
            )
        )
        for _, who, won, lost, sure in sorted(rows, key=itemgetter(0), reverse=True)[:most]
    ]


def _percent(share: float) -> str:
    return texts.pictures.percent(share=round(100 * share))


def top_text(best: int) -> str:
    """`1st`, `Top 3`."""
    return texts.numbers.ordinal(number=best) if best == 1 else texts.odds.top(best=best)


def after_round(number: int) -> str:
    """A round, short."""
    return f"R{number}"


def caption_text(after: int, odds: Odds) -> str:
    """Return the caption with the number of simulations, whether ratings count, and what places are of."""
    if after:
        caption = (texts.odds.caption_rated if odds.rated else texts.odds.caption)(
            after=after, simulations=odds.simulations
        )
    else:
        start = texts.odds.caption_start_rated if odds.rated else texts.odds.caption_start
        caption = start(simulations=odds.simulations)
    return f"{caption} {texts.odds.whole()}" if odds.whole else caption


def _share_text(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
