"""Sentences for what is refused about leagues, cycles and ratings read from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from bot import errors as err
from bot.text.errors.engine import cut, sentence, worded
from bot.text.errors.speaker import Speaker
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts

worded(err.NoGroupError, texts.errors_leagues.no_group)

worded(err.NoLastCycleError, texts.errors_leagues.no_last_cycle, title=cut("title", 60))


worded(err.WhatOrAfterError, texts.errors_leagues.what_or_after)


NO_RATINGS: Mapping[str, Phrase] = by_code(
    texts.errors_leagues, "no_ratings_", "off", "elsewhere", "nobody", "unlinked"
)


@sentence.register(err.NoRatingsError)
def _(error: err.NoRatingsError, _speaker: Speaker) -> str:
    return NO_RATINGS[error.why]()


NO_RATING_LIST: Mapping[str, Phrase] = by_code(texts.errors_leagues, "rating_list_", "packed", "no_columns")


@sentence.register(err.RatingListError)
def _(error: err.RatingListError, _speaker: Speaker) -> str:
    return NO_RATING_LIST[error.why]()
