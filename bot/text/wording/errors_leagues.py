"""Sentences for what is refused about leagues, cycles and ratings read from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from bot import errors as err
from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.errors_engine import sentence
from bot.text.wording.speaker import Speaker


@sentence.register(err.NoGroupError)
def _(_error: err.NoGroupError, _speaker: Speaker) -> str:
    return say("errors-leagues-no-group")


@sentence.register(err.NoLastCycleError)
def _(error: err.NoLastCycleError, _speaker: Speaker) -> str:
    title = quoted(error.title, 60)
    return say("errors-leagues-no-last-cycle", title=title)


@sentence.register(err.WhatOrAfterError)
def _(_error: err.WhatOrAfterError, _speaker: Speaker) -> str:
    return say("errors-leagues-what-or-after")


NO_RATINGS: Mapping[str, Phrase] = {
    "off": Phrase("errors-leagues-no-ratings-off"),
    "elsewhere": Phrase("errors-leagues-no-ratings-elsewhere"),
    "nobody": Phrase("errors-leagues-no-ratings-nobody"),
    "unlinked": Phrase("errors-leagues-no-ratings-unlinked"),
}


@sentence.register(err.NoRatingsError)
def _(error: err.NoRatingsError, _speaker: Speaker) -> str:
    return NO_RATINGS[error.why]()
