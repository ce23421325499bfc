"""Questions about unlikely ratings, as directors are asked them before they count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.text.context import TournamentContext
from bot.text.numbers import plain_number
from bot.text.texts import texts
from formats.core.model import Entrant, EntrantData
from formats.core.unlikely_input import is_unlikely_rating, usual_ratings
from formats.core.values import EntrantId


def rating_doubts(rating: float | None, others: Iterable[Entrant]) -> list[str]:
    """Ask whether a rating is right that no system has, or that is far from those of the others."""
    usual = usual_ratings(others)
    if rating is None or not is_unlikely_rating(rating, usual):
        return []
    if usual is None:
        return [texts.doubts.rating_odd(rating=plain_number(rating))]
    return [texts.doubts.rating(rating=plain_number(rating), low=plain_number(usual[0]), high=plain_number(usual[1]))]


def doubts_about_all(context: TournamentContext, given: Mapping[EntrantId, float | None]) -> Iterator[str]:
    """Yield a question for each unlikely one of many ratings, compared with those that all others would have."""
    field = [
        entrant.model_copy(update={"data": EntrantData(rating=given.get(entrant.id, entrant.data.rating))})
        for entrant in context.state.active_entrants()
    ]
    for entrant in field:
        if entrant.id in given:
            others = [other for other in field if other.id != entrant.id]
            for doubt in rating_doubts(entrant.data.rating, others):
                yield texts.numbers.label(label=context.names.plain(entrant.id), text=doubt)
