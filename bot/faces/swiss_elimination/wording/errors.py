"""Sentences for what is refused only in playoffs."""

from __future__ import annotations

from collections.abc import Mapping

from bot.faces.swiss_elimination import errors as err
from bot.faces.swiss_elimination.wording import solving
from bot.text.catalogue import say
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.numbers import MOST_LISTED
from bot.text.phrases import Phrase


@sentence.register(err.BadTableError)
def _(error: err.BadTableError, _say: Speaker) -> str:
    problems = [solving.problem(line, code, value) for line, code, value in error.problems]
    return "\n".join([say("solving-bad-table"), *problems[:MOST_LISTED]])


NOT_SOLVING: Mapping[str, Phrase] = {
    "not_open": Phrase("solving-why-not-not-open"),
    "no_seat": Phrase("solving-why-not-no-seat"),
    "over": Phrase("solving-why-not-over"),
    "started": Phrase("solving-why-not-started"),
}


@sentence.register(err.NotSolvingError)
def _(error: err.NotSolvingError, _say: Speaker) -> str:
    return NOT_SOLVING[error.why]()


@sentence.register(err.NoLiveMatchError)
def _(error: err.NoLiveMatchError, _say: Speaker) -> str:
    del error
    return say("judging-no-match")
