"""Sentences for division files that are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from bot.faces.cop.texts import texts
from bot.faces.cop.tsh.division import Code, Problem, TshRefusedError
from bot.text.errors.engine import sentence
from bot.text.errors.speaker import Speaker
from bot.text.names import begun_large, quoted
from bot.text.numbers import shortened
from bot.text.phrases import AnyMessage, by_code

PROBLEMS: Mapping[Code, AnyMessage] = by_code(texts, "tsh_problems_", *get_args(Code))


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
