"""Parse what many entrants answer, one in each line: a form, or when they can play.

Ulrich yes                          a choice: its value, or the first word of its label
Ulrich: P3 P1 P2                    a text; a second line of the same entrant is its second line
Ulrich: red; It is warm             several fields, in their order
Ulrich: sat 10-14 (Europe/Berlin)   times; without a zone on the clock of the entrant or the tournament
Ulrich                              no answer yet: left open

Texts become the content that a form reads; whether that is right is up to the form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.errors import LinesError
from bot.parsing.lines import numbered_lines
from bot.parsing.named_entrants import NamedEntrants
from bot.parsing.search import folded
from bot.parsing.zones import find_zones
from bot.text.catalogue import in_language, languages
from bot.text.context import TournamentContext
from bot.text.format_texts import form_choice
from formats.core.asking import EntrantForm, FormField
from formats.core.forms import FormNow, form_now
from formats.core.values import EntrantId
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, parse_availability
from formats.toolkit.scheduling.rounds import AVAILABILITY

MOST_LINES = 3000
MOST_NAME_WORDS = 6
"""A name without a sign after it is searched for in up to so many words at the beginning of a line."""

_AFTER_NAMES = ":=\t"
_BETWEEN_FIELDS = ";"

Content = Mapping[str, object]


@dataclass(frozen=True)
class AnswerLines:
    """The content of each entrant's form, in the order of the lines, and who is named without an answer."""

    contents: Mapping[EntrantId, Content]
    left_open: tuple[EntrantId, ...]


def read_answers(
    key: str, text: str, context: TournamentContext, zones: Mapping[EntrantId, str], me: Sequence[EntrantId] = ()
) -> AnswerLines:
    """Return everybody's answers to a form. Raises `LinesError` with every line that cannot be read."""
    everybody = [who.id for who in (*context.state.active_entrants(), *context.state.waiting_list())]
    named = NamedEntrants(context, everybody, me)
    form = None if key == AVAILABILITY else form_now(context.state, context.engine, key)
    several = form is not None and any(field.lines > 1 for field in form.form.fields)
    said, left_open = dict[EntrantId, tuple[int, str]](), list[EntrantId]()
    problems: list[tuple[int, str, str]] = []
    for number, line in numbered_lines(text, MOST_LINES):
        found, name, value = _name_first(line, named)
        if len(found) != 1:
            problems.append((number, "several" if found else "no_player", name))
        elif not value:
            left_open += found
        elif found[0] in said and not several:
            problems.append((number, "named_twice", name))
        else:
            first, before = said.get(found[0], (number, ""))
            said[found[0]] = first, f"{before}\n{value}".strip()
    read = _reader(form, context, zones)
    contents: dict[EntrantId, Content] = {}
    for who, (number, value) in said.items():
        content = read(who, value)
        if content is None:
            problems.append((number, "no_times" if form is None else "no_choice", value))
        else:
            contents[who] = content
    if problems:
        raise LinesError(tuple(sorted(problems)))
    return AnswerLines(contents, tuple(who for who in dict.fromkeys(left_open) if who not in contents))


def _name_first(line: str, named: NamedEntrants) -> tuple[tuple[EntrantId, ...], str, str]:
    """Split a line into the entrants that its beginning can mean, that name, and what follows it.

    A name ends at the first sign (`:`), or is the longest run of words that means exactly one entrant.
    """
    ends = [place for sign in _AFTER_NAMES if (place := line.find(sign)) > 0]
    if ends and (found := named.find(line[: min(ends)])):
        return found, line[: min(ends)].strip(), line[min(ends) + 1 :].strip()
    words = line.split(" ")
    for count in range(min(len(words), MOST_NAME_WORDS), 0, -1):
        name = " ".join(words[:count]).rstrip(",;-")
        if len(found := named.find(name)) == 1:
            return found, name, " ".join(words[count:]).strip()
    return named.find(words[0]), words[0], " ".join(words[1:])


def _reader(
    form: FormNow | None, context: TournamentContext, zones: Mapping[EntrantId, str]
) -> Callable[[EntrantId, str], Content | None]:
    """Return the function that makes content of what is typed behind a name; None where it is no answer."""
    if form is None:
        at = context.state.commands[-1].at
        return lambda who, value: _times(value, zones.get(who) or context.state.settings.zone, at)
    return lambda _, value: typed_content(form, value)


def typed_content(form: FormNow, typed: str) -> Content | None:
    """Return the content of a form out of one typed line; None where it is none of its choices."""
    fields = form.form.fields
    return _choice(form, typed) if len(fields) == 1 and fields[0].choices else _fields(form.form, typed)


def _choice(form: FormNow, typed: str) -> Content | None:
    """Return the choice that is typed: its value, its label, or the first word of one."""
    field, wanted = form.form.fields[0], folded(typed).strip(" .!,")
    names: dict[str, set[str]] = {}
    for value in field.choices:
        for shown in (value, *_labels(form, field, value)):
            for known in (folded(shown), folded(shown).split(" ")[0].strip(".!,:")):
                names.setdefault(known, set()).add(value)
    meant = {folded(value): value for value in field.choices}.get(wanted)
    found = {meant} if meant else names.get(wanted, set())
    return {field.name: found.pop()} if len(found) == 1 else None


def _labels(form: FormNow, field: FormField, choice: str) -> Iterator[str]:
    """Yield the label of a choice in every language: a list may be typed in another one than its reader's."""
    for code in languages():
        with in_language(code):
            yield form_choice(form.key, field, choice, form.system.key)


def _fields(form: EntrantForm, typed: str) -> Content:
    """Return one field's text, or those of several fields in their order."""
    if len(form.fields) == 1:
        return {form.fields[0].name: typed}
    parts = [part.strip() for part in typed.split(_BETWEEN_FIELDS, len(form.fields) - 1)]
    return dict(zip((field.name for field in form.fields), parts, strict=False))


def _times(typed: str, zone: str, at: datetime) -> Content | None:
    """Return weekly times, in the zone that is typed behind them in brackets."""
    hours, bracket, named = typed.rstrip(") ").partition("(")
    if bracket:
        found = find_zones(named.strip(), at, 1)
        if not found:
            return None
        zone = found[0]
    try:
        return parse_availability(hours, zone).model_dump(mode="json")
    except AvailabilityTextError:
        return None
