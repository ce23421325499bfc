"""Compared formats as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.heat_map import HeatMap, HeatRow
from bot.text.texts import texts
from bot.views.format_advisor import TOO_LONG, candidate_title
from formats.toolkit.format_advisor import Advice


def advice_chart(advices: Sequence[Advice], players: int) -> HeatMap:
    """Return how often the best player wins, and the other figures that are shares, of each format."""
    heads = (
        texts.fitting.head_best(),
        texts.fitting.head_places(),
        texts.fitting.head_playing(),
        texts.fitting.head_tie(),
    )
    rows = tuple(HeatRow(_rounds(advice), candidate_title(advice), _shares(advice)) for advice in advices)
    return HeatMap(
        texts.fitting.title(), texts.fitting.for_players(players=players), heads, rows, texts.fitting.picture_note()
    )


def _rounds(advice: Advice) -> str:
    """Return the number of rounds, which stays readable where a long title is cut: `22*`."""
    return f"{advice.measures.most_rounds}{'' if advice.fits else TOO_LONG}"


def _shares(advice: Advice) -> tuple[float, ...]:
    measures = advice.measures
    playing = measures.games.value / measures.rounds.value
    return measures.best_wins.value, max(0.0, measures.kendall.value), playing, measures.tied.value
