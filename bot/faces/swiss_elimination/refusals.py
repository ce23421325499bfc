"""Sentences for refusals that only playoffs have."""

from __future__ import annotations

from bot.faces.swiss_elimination import errors as err
from bot.faces.swiss_elimination.texts import texts
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.names import begun_large, quoted
from bot.text.numbers import MOST_LISTED
from bot.text.phrases import by_code

PROBLEMS = by_code(
    texts,
    "solving_problems_",
    "no_puzzles",
    "no_names",
    "no_times",
    "unknown_puzzle",
    "doubled",
    "unknown_player",
    "several_players",
    "bad_time",
    "bad_result",
    "over_limit",
    "solved_twice",
)
NOT_SOLVING = by_code(texts, "solving_why_not_", "not_open", "no_seat", "over", "started")


@sentence.register(err.BadTableError)
def _(error: err.BadTableError, _say: Speaker) -> str:
    problems = [_problem(line, code, value) for line, code, value in error.problems]
    return "\n".join([texts.solving_bad_table(), *problems[:MOST_LISTED]])


def _problem(line: int, code: str, value: str) -> str:
    """Return a line such as `Line 3: “Px” is no puzzle of the pool`."""
    text = PROBLEMS[code](value=quoted(value, 60))
    return texts.solving_problem_at(line=line, problem=text) if line else begun_large(text)


@sentence.register(err.NotSolvingError)
def _(error: err.NotSolvingError, _say: Speaker) -> str:
    return NOT_SOLVING[error.why]()


@sentence.register(err.NoLiveMatchError)
def _(error: err.NoLiveMatchError, _say: Speaker) -> str:
    del error
    return texts.judging_no_match()
