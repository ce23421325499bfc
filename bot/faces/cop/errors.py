"""Sentences for division files that are refused."""

from __future__ import annotations

from collections.abc import Mapping

from bot.faces.cop.texts import texts
from bot.faces.cop.tsh.division import Code, Problem, TshRefusedError
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.names import begun_large, quoted
from bot.text.numbers import shortened
from bot.text.phrases import AnyMessage

PROBLEMS: Mapping[Code, AnyMessage] = {
    "no_folder": texts.tsh_problems_no_folder,
    "unreadable": texts.tsh_problems_unreadable,
    "long_name": texts.tsh_problems_long_name,
    "no_such_opponent": texts.tsh_problems_no_such_opponent,
    "self": texts.tsh_problems_self,
    "not_mutual": texts.tsh_problems_not_mutual,
    "gap": texts.tsh_problems_gap,
    "too_few": texts.tsh_problems_too_few,
    "too_many": texts.tsh_problems_too_many,
    "too_many_rounds": texts.tsh_problems_too_many_rounds,
}


@sentence.register(TshRefusedError)
def _(error: TshRefusedError, _speaker: Speaker) -> str:
    return texts.tsh_refused(problems=shortened([_problem_line(problem) for problem in error.problems]))


def _problem_line(problem: Problem) -> str:
    """Return a line such as `Line 3, round 2: there is no player number 40`."""
    text = PROBLEMS[problem.code](found=quoted(problem.found, 60))
    if problem.line and problem.round_number:
        return texts.tsh_at_line_and_round(line=problem.line, round=problem.round_number, problem=text)
    if problem.line:
        return texts.tsh_at_line(line=problem.line, problem=text)
    if problem.round_number:
        return texts.tsh_at_round(round=problem.round_number, problem=text)
    return begun_large(text)
