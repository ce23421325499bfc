"""The report on a list of entrants: everything that is wrong, or everything it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.app.asking.csv_import import Import, ImportedEntrant, ImportRefusedError
from bot.app.asking.list_look import ListLook
from bot.app.speaking.names import clean, quoted
from bot.app.speaking.wording import imports
from bot.app.speaking.wording.numbers import plain_number
from bot.app.views.table import csv_file
from bot.app.views.view import Page, View
from formats.core.asking import EntrantField


def refusal_view(error: ImportRefusedError, fields: Sequence[EntrantField] = ()) -> View:
    """Every problem as a line, and as a file; then the columns there may be, those of `fields` among them."""
    page = Page()
    page.line(imports.refused(len(error.problems)))
    page.lines(imports.problem_line(problem) for problem in error.problems)
    page.line(imports.HOW_TO())
    if fields:
        page.line(imports.columns_of([one.name for one in fields]))
    rows = [[one.line, one.column, one.value, imports.problem_text(one)] for one in error.problems]
    return View(
        imports.TITLE_REFUSED(), page.blocks(), csv_file("problems.csv", ["line", "column", "typed", "problem"], rows)
    )


def import_view(found: Import, look: ListLook | None = None, *, done: bool = True, known: Iterable[str] = ()) -> View:
    """Which columns were left out; who came (or is to come) and who changed, with what a `look` saw, by seed.

    New people who are called like each other, or like somebody of those `known`, are warned about.
    """
    page = Page()
    page.line(imports.summary(len(found.new), len(found.changed)))
    ignored = [imports.ignored_column(head, found.guesses.get(head)) for head in found.ignored]
    page.section(imports.IGNORED(), ignored)
    page.section(imports.ALIKE(), [imports.alike(name, count) for name, count in alike(found, known)])
    look = look or ListLook(tuple((one, "") for one in found.entrants))
    page.section(imports.NEW(), [_line(*one) for one in look.of(found.new)])
    page.section(imports.CHANGED(), [_line(*one) for one in look.of(found.changed)])
    return View(imports.TITLE_DONE() if done else imports.TITLE_PREVIEW(), page.blocks())


def alike(found: Import, known: Iterable[str]) -> list[tuple[str, int]]:
    """Names of new people that others have too, new or `known`, with how many there will be."""
    counts = Counter(clean(name).casefold() for name in (*known, *(one.name for one in found.new)))
    names = {clean(one.name).casefold(): clean(one.name) for one in found.new}
    return [(name, counts[folded]) for folded, name in names.items() if counts[folded] > 1]


def _line(one: ImportedEntrant, told: str) -> str:
    rating = "" if one.data.rating is None else f" ({plain_number(one.data.rating)})"
    return f"{quoted(one.name, 40)}{rating}" + (f" · {told}" if told else "")
