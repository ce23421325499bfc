"""Finishing odds: of all entrants now, and of one player over the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.charts.captions import caption
from bot.pictures.chances import ChanceLine, ChancesChart
from bot.pictures.heat_map import HeatMap, HeatRow, place_heads, place_ranges
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views.odds import THRESHOLDS, after_round, top_text
from formats.core.model import Odds
from formats.core.values import EntrantId


def heat_map(context: TournamentContext, odds: Odds, stage: int | None = None, so_far: str = "") -> HeatMap:
    """Return the probabilities of all places, as simulated.

    `so_far` says since when if not from the current standings.
    """
    number = context.stage_of(stage)
    prizes = context.rules(number).prize_places
    ranges = place_ranges(len(odds.entrants), prizes)
    rows = tuple(
        HeatRow(str(place + 1), context.names.full(who), tuple(odds.share(place, low, high) for low, high in ranges))
        for place, who in enumerate(odds.entrants)
    )
    subtitle = texts.pictures.simulations(caption=so_far or caption(context, number), count=odds.simulations)
    note = " ".join(
        filter(None, (texts.pictures.in_percent(), texts.pictures.prize_line(places=prizes) if prizes else ""))
    )
    paid = sum(high <= (prizes or 0) for _, high in ranges)
    return HeatMap(context.state.title, subtitle, place_heads(ranges), rows, note, paid)


def chances_chart(context: TournamentContext, entrant: EntrantId, history: Sequence[tuple[int, Odds]]) -> ChancesChart:
    """Return a player's chances of the best places after each round of the history, given as (round number, odds)."""
    field = max((len(odds.entrants) for _, odds in history), default=0)
    lines = tuple(
        ChanceLine(top_text(best), tuple(_share(odds, entrant, best) for _, odds in history))
        for best in THRESHOLDS
        if best < field or best == 1
    )
    return ChancesChart(
        context.names.full(entrant),
        context.state.title,
        tuple(after_round(number) for number, _ in history),
        lines,
        texts.pictures.in_percent(),
    )


def _share(odds: Odds, entrant: EntrantId, best: int) -> float | None:
    return odds.share(odds.entrants.index(entrant), 1, best) if entrant in odds.entrants else None
