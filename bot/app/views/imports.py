"""The report on a list of entrants: everything that is wrong, or everything it brought."""

from __future__ import annotations

from bot.app.asking.csv_import import Import, ImportedEntrant, ImportRefusedError
from bot.app.speaking.names import quoted
from bot.app.speaking.wording import imports
from bot.app.speaking.wording.numbers import plain_number
from bot.app.views.table import csv_file
from bot.app.views.view import Page, View


def refusal_view(error: ImportRefusedError) -> View:
    """Every problem as a line, and as a file."""
    page = Page()
    page.line(imports.refused(len(error.problems)))
    page.lines(imports.problem_line(problem) for problem in error.problems)
    page.line(imports.HOW_TO())
    rows = [[one.line, one.column, one.value, imports.PROBLEMS[one.code](value=one.value)] for one in error.problems]
    return View(
        imports.TITLE_REFUSED(), page.blocks(), csv_file("problems.csv", ["line", "column", "typed", "problem"], rows)
    )


def import_view(found: Import, *, done: bool = True) -> View:
    """Who came (or is to come), who changed, which columns were left out."""
    page = Page()
    page.line(imports.summary(len(found.new), len(found.changed)))
    page.section(imports.NEW(), [_line(one) for one in found.new])
    page.section(imports.CHANGED(), [_line(one) for one in found.changed])
    ignored = [imports.ignored_column(head, found.guesses.get(head)) for head in found.ignored]
    page.section(imports.IGNORED(), ignored)
    return View(imports.TITLE_DONE() if done else imports.TITLE_PREVIEW(), page.blocks())


def _line(one: ImportedEntrant) -> str:
    rating = "" if one.data.rating is None else f" ({plain_number(one.data.rating)})"
    return f"{quoted(one.name, 40)}{rating}"
