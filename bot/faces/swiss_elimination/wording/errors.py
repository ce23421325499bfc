"""Sentences for what is refused only in playoffs."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.speaker import MOST_LISTED, Speaker
from bot.faces.swiss_elimination import errors as err
from bot.faces.swiss_elimination.wording import solving


@sentence.register(err.BadTableError)
def _(error: err.BadTableError, _say: Speaker) -> str:
    problems = [solving.problem(line, code, value) for line, code, value in error.problems]
    return "\n".join(["Nothing was taken over. Please correct the file and send it again.", *problems[:MOST_LISTED]])


NOT_SOLVING: Mapping[str, str] = {
    "not_open": "The online stage is not open.",
    "no_seat": "Only players with a seat in the playoffs solve these puzzles.",
    "over": "Your time for this puzzle is over.",
    "started": "The clock of this puzzle runs already.",
}


@sentence.register(err.NotSolvingError)
def _(error: err.NotSolvingError, _say: Speaker) -> str:
    return NOT_SOLVING[error.why]


@sentence.register(err.NoLiveMatchError)
def _(error: err.NoLiveMatchError, _say: Speaker) -> str:
    del error
    return "No live match waits for a judge now. The panel opens when a live round has been published."
