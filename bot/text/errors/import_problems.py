"""Texts of the problems in a list of entrants, line by line, and of the list's effects."""

from __future__ import annotations

from collections.abc import Mapping

from bot.parsing.csv_import import Code, Problem
from bot.text.names import quoted
from bot.text.phrases import AnyMessage
from bot.text.texts import texts

_PROBLEMS: Mapping[Code, AnyMessage] = {
    "too_large": texts.imports.problems_too_large,
    "not_text": texts.imports.problems_not_text,
    "no_rows": texts.imports.problems_no_rows,
    "too_many_rows": texts.imports.problems_too_many_rows,
    "no_name_column": texts.imports.problems_no_name_column,
    "doubled_column": texts.imports.problems_doubled_column,
    "too_many_cells": texts.imports.problems_too_many_cells,
    "nobody": texts.imports.problems_nobody,
    "long_name": texts.imports.problems_long_name,
    "not_a_number": texts.imports.problems_not_a_number,
    "two_readings": texts.imports.problems_two_readings,
    "not_whole": texts.imports.problems_not_whole,
    "negative": texts.imports.problems_negative,
    "too_high": texts.imports.problems_too_high,
    "not_a_date": texts.imports.problems_not_a_date,
    "not_an_account": texts.imports.problems_not_an_account,
    "unknown_account": texts.imports.problems_unknown_account,
    "missing": texts.imports.problems_missing,
    "doubled": texts.imports.problems_doubled,
    "several_entrants": texts.imports.problems_several_entrants,
    "two_entrants": texts.imports.problems_two_entrants,
    "in_team": texts.imports.problems_in_team,
}


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
