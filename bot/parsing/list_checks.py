"""Check an imported list of entrants against the field: contradictions, and the resulting scores, seeds and tiers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.parsing.csv_import import Import, ImportedEntrant, ImportRefusedError, Problem
from bot.parsing.entrant_fields import fields_of
from bot.text.context import TournamentContext
from bot.text.names import called_alike, quoted
from bot.text.numbers import enumerated
from bot.text.prizes import class_letter
from bot.text.rating_doubts import doubts_about_all
from bot.text.texts import texts
from formats.core.events import EntrantRegistered, Event
from formats.core.model import Entrant, EntrantData
from formats.core.steps import SEED
from formats.core.values import EntrantId

FIRST_STAGE = 0


@dataclass(frozen=True, slots=True)
class LastRecords:
    """Records of the last cycle, entitled `last`, that can be imported after a list.

    `named` are those of guests who only have the name of a guest there; `known` is None while that cycle is played.
    """

    last: str
    known: Mapping[EntrantId, EntrantData] | None
    named: Mapping[EntrantId, EntrantData]


@dataclass(frozen=True, slots=True)
class ListReport:
    """The imported entrants in seed order, each with a remark about the consequences (may be empty).

    `doubts` are questions about unlikely ratings. `records` is about records of the last cycle that are not imported.
    """

    lines: tuple[tuple[ImportedEntrant, str], ...]
    doubts: tuple[str, ...] = ()
    records: str = ""

    def of(self, wanted: Sequence[ImportedEntrant]) -> list[tuple[ImportedEntrant, str]]:
        """Return the lines of these entrants, in the same order."""
        numbers = {entrant.line for entrant in wanted}
        return [line for line in self.lines if line[0].line in numbers]


def check_list(
    context: TournamentContext, imported: Import, events: Sequence[Event], records: LastRecords | None = None
) -> ListReport:
    """Return the consequences of a list. Raises `ImportRefusedError` if it contains contradictions.

    `context` is the tournament as it would be with the list, `events` are those that lead there. Remarks about the last
    cycle are those with `records`, which directors import next.
    """
    if context.state.started:
        return ListReport(tuple((entrant, _known_columns(context, entrant)) for entrant in imported.entrants))
    by_id = _by_id(imported, events)
    context = _with_names(context, by_id)
    field = context.state.active_entrants()
    _refuse_contradictions(context, imported, field, by_id)
    remarks, note = _remarks(context, field, records)
    order = [*(who for who in remarks if who in by_id), *(who for who in by_id if who not in remarks)]
    given = {who: entrant.data.rating for who, entrant in by_id.items()}
    doubts = tuple(doubts_about_all(context, given))
    return ListReport(tuple((by_id[who], remarks.get(who, "")) for who in order), doubts, note)


def _known_columns(context: TournamentContext, entrant: ImportedEntrant) -> str:
    """Return the columns for the format of an entrant who is known already; empty for a new one."""
    return "" if entrant.known is None else " · ".join(_columns(context, context.state.entrant(entrant.known)))


def _by_id(imported: Import, events: Sequence[Event]) -> dict[EntrantId, ImportedEntrant]:
    """Return the line of each entrant. New entrants have been registered in the order of the lines."""
    entered = [event.entrant for event in events if isinstance(event, EntrantRegistered)]
    new = dict(zip(entered, imported.new, strict=True))
    return {**{entrant.known: entrant for entrant in imported.changed if entrant.known is not None}, **new}


def _with_names(context: TournamentContext, by_id: Mapping[EntrantId, ImportedEntrant]) -> TournamentContext:
    """Return the context with the names of the list."""
    display = {**{who: entrant.name for who, entrant in by_id.items()}, **context.names.display}
    return replace(context, names=replace(context.names, display=display, alike=called_alike(display)))


def _refuse_contradictions(
    context: TournamentContext, imported: Import, field: Sequence[Entrant], by_id: Mapping[EntrantId, ImportedEntrant]
) -> None:
    """Raise with every line of a contradiction, naming other entrants involved.

    Contradictions that no line of the list is part of are ignored.
    """
    problems: list[Problem] = []
    for contradiction in context.rules(FIRST_STAGE).contradictions(field):
        text = context.reason(contradiction.reason, FIRST_STAGE)
        others = [context.names.plain(who) for who in contradiction.reason.about if who not in by_id]
        if others:
            text = texts.imports.together_with(text=text, names=enumerated(others))
        head = imported.heads.get(contradiction.field, contradiction.field)
        problems += [
            Problem(by_id[who].line, head, "contradiction", text) for who in contradiction.reason.about if who in by_id
        ]
    if problems:
        raise ImportRefusedError(tuple(sorted(problems, key=lambda problem: problem.line)))


def _remarks(
    context: TournamentContext, field: Sequence[Entrant], records: LastRecords | None
) -> tuple[dict[EntrantId, str], str]:
    """Return the consequence of each entrant's data: in the words of the format, or else the seed and the columns.

    The second value is about `records`, if they matter to the format.
    """
    rules = context.rules(FIRST_STAGE)
    listed = rules.listed(field)
    if listed and records is not None:
        return _with_records(context, field, records)
    if listed:
        return {who: context.reason(reason, FIRST_STAGE) for who, reason in listed.items()}, ""
    remarks = _seeds(field) if rules.seeds_by_rating else {}
    for entrant in field:
        parts = [remarks.get(entrant.id, ""), *_columns(context, entrant)]
        remarks[entrant.id] = " · ".join(filter(None, parts))
    return remarks, ""


def _with_records(
    context: TournamentContext, field: Sequence[Entrant], records: LastRecords
) -> tuple[dict[EntrantId, str], str]:
    """Return remarks as they are once the records have been imported; none while these are not known."""
    if records.known is None:
        return {}, texts.imports.places_open(last=quoted(records.last))
    brought = {**records.named, **records.known}
    listed = context.rules(FIRST_STAGE).listed(
        [entrant.model_copy(update={"data": brought.get(entrant.id, entrant.data)}) for entrant in field]
    )
    remarks = {who: context.reason(reason, FIRST_STAGE) for who, reason in listed.items()}
    asked = {who: texts.imports.place_asked(text=text) for who, text in remarks.items() if who in records.named}
    return {**remarks, **asked}, texts.imports.places_ahead(last=quoted(records.last)) if brought else ""


def _columns(context: TournamentContext, entrant: Entrant) -> Iterator[str]:
    """Yield the columns for the format besides ratings, by their heads: `class B`, `table 20`."""
    for field in fields_of(context.state, context.engine):
        value = entrant.data.attributes.get(field.name)
        if value is not None and not field.asked and field.name != SEED:
            shown = class_letter(int(value)) if field.kind == "letter" else value
            yield f"{field.name} {shown}"


def _seeds(field: Sequence[Entrant]) -> dict[EntrantId, str]:
    """Return seeds: places set by directors, then ratings; equal ones share seeds. Empty if all are equal."""
    keys = {
        entrant.id: (float(entrant.data.attributes.get(SEED) or "inf"), -(entrant.data.rating or 0.0))
        for entrant in field
    }
    values = sorted(keys.values())
    if not values or values[0] == values[-1]:
        return {}
    last = {value: number for number, value in enumerate(values, start=1)}
    order = sorted(field, key=lambda entrant: (keys[entrant.id], entrant.number))
    return {entrant.id: _seed_text(values.index(keys[entrant.id]) + 1, last[keys[entrant.id]]) for entrant in order}


def _seed_text(first: int, last: int) -> str:
    """`seed 3`, or the seeds that players with one rating share."""
    return texts.imports.seed(first=first) if first == last else texts.imports.seeds(first=first, last=last)
