"""Report on an imported list of entrants: its problems, or its changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.parsing.csv_import import Import, ImportedEntrant, ImportRefusedError
from bot.parsing.list_checks import ListReport
from bot.text.errors import import_problems as imports
from bot.text.errors.import_problems import problem_text
from bot.text.names import clean, quoted, spelling
from bot.text.numbers import plain_number
from bot.text.texts import texts
from bot.views.table import csv_file
from bot.views.view import Page, View
from formats.core.asking import EntrantField


def refusal_view(error: ImportRefusedError, fields: Sequence[EntrantField] = ()) -> View:
    """Return every problem as a line and in a file, then the possible columns, including those of `fields`."""
    page = Page()
    page.line(texts.imports.refused(count=len(error.problems)))
    page.lines(imports.problem_line(problem) for problem in error.problems)
    page.line(texts.imports.how_to())
    if fields:
        page.line(_columns_of([field.name for field in fields]))
    rows = [
        [problem.line, problem.column, problem.value, problem_text(problem.code, problem.value)]
        for problem in error.problems
    ]
    return View(
        texts.imports.title_refused(),
        page.blocks(),
        csv_file("problems.csv", ["line", "column", "typed", "problem"], rows),
    )


def import_view(
    imported: Import,
    look: ListReport | None = None,
    *,
    done: bool = True,
    known: Iterable[str] = (),
    behind: Sequence[str] = (),
) -> View:
    """Return ignored columns, new and changed entrants in seed order, with remarks from `look`.

    Warns about new people with the same name as each other or as one of those `known`; `behind` are lines about people
    who are known from earlier tournaments.
    """
    page = Page()
    page.line(texts.imports.summary(new=len(imported.new), changed=len(imported.changed)))
    ignored = [_ignored_column(head, imported.guesses.get(head)) for head in imported.ignored]
    page.section(texts.imports.ignored(), ignored)
    page.section(
        texts.imports.alike(),
        [texts.imports.alike_line(name=quoted(name, 40), count=count) for name, count in alike(imported, known)],
    )
    page.section(texts.imports.known(), behind)
    look = look or ListReport(tuple((entrant, "") for entrant in imported.entrants))
    page.lines(look.doubts)
    page.lines(filter(None, [look.records]))
    page.section(texts.imports.new(), [_line(entrant, told) for entrant, told in look.of(imported.new)])
    page.section(texts.imports.changed(), [_line(entrant, told) for entrant, told in look.of(imported.changed)])
    return View(texts.imports.title_done() if done else texts.imports.title_preview(), page.blocks())


def alike(imported: Import, known: Iterable[str]) -> list[tuple[str, int]]:
    """Return names of new people that others have too, new or `known`, with the number there will be."""
    counts = Counter(spelling(name) for name in (*known, *(entrant.name for entrant in imported.new)))
    names = {spelling(entrant.name): clean(entrant.name) for entrant in imported.new}
    return [(name, counts[folded]) for folded, name in names.items() if counts[folded] > 1]


def _line(entrant: ImportedEntrant, told: str) -> str:
    """Return an entrant as a line."""
    rating = "" if entrant.data.rating is None else f" ({plain_number(entrant.data.rating)})"
    return f"{quoted(entrant.name, 40)}{rating}" + (f" · {told}" if told else "")


def _columns_of(heads: Sequence[str]) -> str:
    """The columns that this tournament's formats want besides."""
    return texts.imports.columns_of(heads=", ".join(quoted(head, 40) for head in dict.fromkeys(heads)))


def _ignored_column(head: str, guess: str | None) -> str:
    """A column nobody asked for."""
    shown = f"“{quoted(head, 40)}”"
    return texts.imports.did_you_mean(head=shown, guess=guess) if guess else shown
