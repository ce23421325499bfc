"""What is wrong with a list of entrants, line by line, and what a list brought."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.asking.csv_import import Code, Problem
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.numbers import counted

TITLE_REFUSED = "Nothing was taken over"
TITLE_DONE = "List taken over"
TITLE_PREVIEW = "What the list says"
NEW, CHANGED, IGNORED = "New", "Changed", "Columns left out"
FIX_AND_SEND_AGAIN = "Please correct the file and send it again."
HOW_TO = "The first line names the columns: name, discord, rating, uncertainty, games, joined. One line an entrant."

PROBLEMS: Mapping[Code, str] = {
    "too_large": "the file is too large; 1 MB is the most",
    "not_text": "this is no text file; save the table as CSV",
    "no_rows": "there is nobody in it below the line of column names",
    "too_many_rows": "it has {value} lines; 2,000 are the most",
    "no_name_column": "no column is called “name” or “discord”",
    "doubled_column": "a second column says the same",
    "too_many_cells": "more cells than columns: “{value}” belongs nowhere",
    "nobody": "neither a name nor a Discord account",
    "long_name": "the name is longer than 80 characters",
    "not_a_number": "“{value}” is no number",
    "two_readings": "“{value}” can be read in two ways; write numbers like 1532.5 and days like 2010-01-31",
    "not_whole": "“{value}” is no whole number",
    "negative": "“{value}” is below zero",
    "not_a_date": "“{value}” is no day; write it like 2010-01-31",
    "not_an_account": "“{value}” is no Discord id or user name",
    "unknown_account": "nobody on this server is called “{value}”",
    "missing": "has to be filled in",
    "doubled": "“{value}” stands in the file before",
    "several_entrants": "several entrants are called “{value}”; add a column with their Discord ids",
    "two_entrants": "the Discord account belongs to one entrant, the name “{value}” to another",
}


def problem_line(problem: Problem) -> str:
    """`Line 3, rating: “abc” is no number`."""
    text = PROBLEMS[problem.code].format(value=quoted(problem.value, 60))
    if not problem.line:
        return text[:1].upper() + text[1:]
    column = f", {quoted(problem.column, 40)}" if problem.column else ""
    return f"Line {problem.line}{column}: {text}"


def cell_problem(column: str, code: Code, value: str) -> str:
    """`rating: “abc” is no number`."""
    return f"{quoted(column, 40)}: {PROBLEMS[code].format(value=quoted(value, 60))}"


def refused(count: int) -> str:
    """How much is wrong."""
    return f"{counted(count, 'thing')} must be put right. {FIX_AND_SEND_AGAIN}"


def summary(new: int, changed: int) -> str:
    """How many entrants came and changed."""
    return f"{counted(new, 'new entrant')}, {counted(changed, 'entrant')} changed."


def played_elsewhere(rounds: int, results: int) -> str:
    """Rounds came in as they were played."""
    return f"{counted(rounds, 'round')} with {counted(results, 'result')} came in as they were played elsewhere."


def ignored_column(head: str, guess: str | None) -> str:
    """A column nobody asked for."""
    shown = f"“{quoted(head, 40)}”"
    return f"{shown} (did you mean “{guess}”?)" if guess else shown
