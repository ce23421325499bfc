"""What is wrong with a list of entrants, line by line, and what a list brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.parsing.csv_import import Code, Problem
from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase

TITLE_REFUSED = Phrase("imports-title-refused")
TITLE_DONE = Phrase("imports-title-done")
TITLE_PREVIEW = Phrase("imports-title-preview")
NEW, CHANGED, IGNORED = Phrase("imports-new"), Phrase("imports-changed"), Phrase("imports-ignored")
ALIKE = Phrase("imports-alike")
HOW_TO = Phrase("imports-how-to")

_PROBLEMS: Mapping[Code, Phrase] = {
    "too_large": Phrase("imports-problems-too-large"),
    "not_text": Phrase("imports-problems-not-text"),
    "no_rows": Phrase("imports-problems-no-rows"),
    "too_many_rows": Phrase("imports-problems-too-many-rows"),
    "no_name_column": Phrase("imports-problems-no-name-column"),
    "doubled_column": Phrase("imports-problems-doubled-column"),
    "too_many_cells": Phrase("imports-problems-too-many-cells"),
    "nobody": Phrase("imports-problems-nobody"),
    "long_name": Phrase("imports-problems-long-name"),
    "not_a_number": Phrase("imports-problems-not-a-number"),
    "two_readings": Phrase("imports-problems-two-readings"),
    "not_whole": Phrase("imports-problems-not-whole"),
    "negative": Phrase("imports-problems-negative"),
    "too_high": Phrase("imports-problems-too-high"),
    "not_a_date": Phrase("imports-problems-not-a-date"),
    "not_an_account": Phrase("imports-problems-not-an-account"),
    "unknown_account": Phrase("imports-problems-unknown-account"),
    "missing": Phrase("imports-problems-missing"),
    "doubled": Phrase("imports-problems-doubled"),
    "several_entrants": Phrase("imports-problems-several-entrants"),
    "two_entrants": Phrase("imports-problems-two-entrants"),
    "in_team": Phrase("imports-problems-in-team"),
}


def _text(code: Code, value: str) -> str:
    """What is wrong; a contradiction is said already, by the format."""
    return value if code == "contradiction" else _PROBLEMS[code](value=value)


def problem_text(problem: Problem) -> str:
    """What is wrong, with all that was typed, for a file."""
    return _text(problem.code, problem.value)


def problem_line(problem: Problem) -> str:
    """`Line 3, rating: “abc” is no number`."""
    text = _text(problem.code, problem.value if problem.code == "contradiction" else quoted(problem.value, 60))
    if not problem.line:
        return say("imports-problem", text=text)
    if not problem.column:
        return say("imports-problem-line", line=problem.line, text=text)
    return say("imports-problem-column", line=problem.line, column=quoted(problem.column, 40), text=text)


def cell_problem(column: str, code: Code, value: str) -> str:
    """`rating: “abc” is no number`."""
    return f"{quoted(column, 40)}: {_text(code, quoted(value, 60))}"


def seed(first: int, last: int) -> str:
    """`seed 3`, or the seeds that players with one rating share."""
    return say("imports-seed", first=first) if first == last else say("imports-seeds", first=first, last=last)


def columns_of(heads: Sequence[str]) -> str:
    """The columns that this tournament's formats want besides."""
    return say("imports-columns-of", heads=", ".join(quoted(head, 40) for head in heads))


def together_with(text: str, names: str) -> str:
    """A contradiction that is also about people who do not stand in the file."""
    return say("imports-together-with", text=text, names=names)


def refused(count: int) -> str:
    """How much is wrong."""
    return say("imports-refused", count=count)


def summary(new: int, changed: int) -> str:
    """How many entrants came and changed."""
    return say("imports-summary", new=new, changed=changed)


def played_elsewhere(rounds: int, results: int) -> str:
    """Rounds came in as they were played."""
    return say("imports-played-elsewhere", rounds=rounds, results=results)


def alike(name: str, count: int) -> str:
    """So many people have this name once the list is imported."""
    return say("imports-alike-line", name=quoted(name, 40), count=count)


def ignored_column(head: str, guess: str | None) -> str:
    """A column nobody asked for."""
    shown = f"“{quoted(head, 40)}”"
    return say("imports-did-you-mean", head=shown, guess=guess) if guess else shown
