"""Submitted forms, for directors."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.context import TournamentContext
from bot.text.format_texts import form_lines, form_title
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp, utc_text
from bot.views.standings import left_lines
from bot.views.table import csv_file, file_name
from bot.views.view import Page, View
from formats.core.forms import FormNow, missing_from
from formats.core.values import EntrantId

LONGEST_LINE = 200


def who_has_view(context: TournamentContext, forms: Sequence[FormNow], now: datetime) -> View:
    """Return who has handed in each form and who is missing, never the contents.

    Entrants who have left are separate.
    """
    page = Page()
    for form in forms:
        page.line()
        page.line(_state_of(form_title(form), form.due, sealed=form.sealed))
        handed_in = [
            context.names.plain(entrant) + (f" ({stamp(entry.at, 'R')})" if form.by_entrants or not form.sealed else "")
            for (key, entrant), entry in context.state.forms.items()
            if key == form.key and context.state.entrants[entrant].status in {"active", "waiting"}
        ]
        page.line(texts.numbers.label(label=texts.forms.handed_in_by(), text=listed(handed_in) or texts.forms.nobody()))
        missing = [context.names.plain(entrant) for entrant in missing_from(context.state, form)]
        late = form.by_entrants and form.is_late(now)
        page.line(
            texts.numbers.label(
                label=(texts.forms.not_handed_in if late else texts.forms.still_missing)(),
                text=listed(missing) or texts.forms.nobody(),
            )
        )
        page.lines(left_lines(context, [entrant for key, entrant in context.state.forms if key == form.key]))
        if form.sealed:
            page.line(texts.forms.sealed_note())
    return View(context.heading(texts.forms.forms()), page.blocks())


def contents_view(context: TournamentContext, form: FormNow, entrant: EntrantId | None) -> View:
    """Return the contents of a form, of one entrant or of all, with a file that can be imported again."""
    page = Page()
    entries = {
        who: entry
        for (key, who), entry in context.state.forms.items()
        if key == form.key and entrant in {None, who} and who in context.state.entrants
    }
    if not entries:
        page.line(texts.forms.nothing_there())
    rows: list[list[object]] = []
    fields = [field.name for field in form.form.fields]
    for who, entry in entries.items():
        lines = [quoted(line, LONGEST_LINE) for line in form_lines(form, entry.content)]
        page.section(f"{context.names.plain(who)} ({stamp(entry.at, 'f')})", lines)
        answers = form.texts(entry.content)
        rows.append([context.names.full(who), *(answers.get(field, "") for field in fields), utc_text(entry.at)])
    file = csv_file(file_name(context.state.title, form.key), ["name", *fields, "handed in"], rows) if rows else None
    return View(context.heading(texts.forms.looked_at(title=form_title(form))), page.blocks(), file)


def _state_of(title: str, due: datetime | None, *, sealed: bool) -> str:
    """A form in the directors' list."""
    if due is None:
        return texts.forms.state(title=title, sealed=sealed)
    return texts.forms.state_due(title=title, due=stamp(due), sealed=sealed)
