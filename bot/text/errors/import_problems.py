"""Texts of the problems in a list of entrants, line by line, and of the list's effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from bot.parsing.csv_import import Code, LineCode, Problem
from bot.text.names import quoted
from bot.text.phrases import AnyMessage, by_code
from bot.text.texts import texts

_PROBLEMS: Mapping[Code, AnyMessage] = by_code(texts.imports, "problems_", *get_args(LineCode))


def problem_line(problem: Problem) -> str:
    """`Line 3, rating: “abc” is no number`."""
    text = problem_text(problem.code, problem.value if problem.code == "contradiction" else quoted(problem.value, 60))
    if not problem.line:
        return texts.imports.problem(text=text)
    if not problem.column:
        return texts.imports.problem_line(line=problem.line, text=text)
    return texts.imports.problem_column(line=problem.line, column=quoted(problem.column, 40), text=text)


def problem_text(code: Code, value: str) -> str:
    """Return the text of a problem; a contradiction comes as a text, from the format."""
    return value if code == "contradiction" else _PROBLEMS[code](value=value)
