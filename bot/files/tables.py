"""All data of a tournament as tables for spreadsheet programs. Times are in UTC and labelled so."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.files.chronicle import happenings
from bot.files.lots import drawn
from bot.text.context import TournamentContext
from bot.text.format_texts import form_line
from bot.text.games import games_text
from bot.text.messages import Attachment
from bot.text.names import elide
from bot.text.texts import texts
from bot.text.times import utc_text
from bot.views.audit import audit_view
from bot.views.crosstable import crosstable_view
from bot.views.ledger import ledger_view
from bot.views.sealing import is_sealed, open_stages, sealed_forms, without_clocks
from bot.views.standings import field_view, standings_view
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile
from formats.core.log import Record
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round
from formats.toolkit.requirements import REQUIREMENT
from formats.toolkit.scheduling.availability import WeeklyPattern
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import AVAILABILITY

ROUND_COLUMNS = (
    "stage", "round", "round is called", "what", "board", "label", "first", "first plays", "second", "second plays",
    "time", "time is", "points of first", "points of second", "how", "absent", "score of first", "score of second",
    "seconds of first", "seconds of second", "who started", "score of every game",
)  # fmt: skip
SEED_COLUMNS = ("stage", "seed", "name", "rating")
DRAW_COLUMNS = (
    "time", "name", "purpose", "seed", "counter", "low", "high", "value", "commitment", "secret", "words mixed in",
)  # fmt: skip
CHRONICLE_COLUMNS = ("time", "what")
AVAILABILITY_COLUMNS = ("name", "hours of a week", "time zone", "handed in")
FORM_COLUMNS = ("form", "name", "handed in", "content")


Table = tuple[str, CsvFile]
"""Description of a table, and the table."""

DESCRIPTION_LIMIT = 1024


def tables(
    context: TournamentContext, records: Sequence[Record], actors: Mapping[str, str], *, staff: bool
) -> list[Table]:
    """Return every public table; with `staff` also those for directors and coordinators.

    Sealed data is in none of them: directors open it explicitly, which is recorded in the log. `actors` are people's
    names by id, as for `audit_view`.
    """
    shown = [_field(context), *_of_stages(context)]
    if context.state.started:
        shown += [_rounds(context), _seeds(context), _draws(context, records)]
    shown.append(_chronicle(context, records))
    if staff:
        shown += [*_views(context, records, actors), _availability(context), _forms(context)]
    return shown


def attached(table: Table) -> Attachment:
    """Return the table as a file with a description."""
    title, csv = table
    return Attachment(name=csv.filename, text=csv.text, description=elide(title, DESCRIPTION_LIMIT))


def _field(context: TournamentContext) -> Table:
    """Return the field."""
    view = field_view(context)
    return view.title, _csv_of(view.csv)


def _csv_of(csv: CsvFile | None) -> CsvFile:
    """Return the file of a view that always has one."""
    if csv is None:
        raise ValueError("this view has a table at any moment")
    return csv


def _of_stages(context: TournamentContext) -> Iterator[Table]:
    """Yield standings and crosstables of public stages."""
    for number in open_stages(context):
        for view in (standings_view(context, number), crosstable_view(context, number)):
            if view.csv is not None:
                yield view.title, view.csv


def _views(context: TournamentContext, records: Sequence[Record], actors: Mapping[str, str]) -> Iterator[Table]:
    """Yield the ledger with fees, and the audit log."""
    for view in (ledger_view(context), audit_view(context, without_clocks(context, records), actors)):
        if view.csv is not None:
            yield view.title, view.csv


def _table(
    context: TournamentContext, name: str, title: str, head: Sequence[str], rows: Iterable[Sequence[object]]
) -> Table:
    """Return a table of these rows."""
    return context.heading(title), csv_file(file_name(context.state.title, name), head, list(rows))


def _rounds(context: TournamentContext) -> Table:
    """Return all rounds: games with times and results, byes, and entrants who were not paired."""
    rows = [
        row
        for number in open_stages(context)
        for round_ in context.state.started[number].rounds
        for row in _round_rows(context, number, round_)
    ]
    return _table(context, "rounds", texts.files.rounds(), ROUND_COLUMNS, rows)


def _round_rows(context: TournamentContext, stage: int, round_: Round) -> Iterator[list[object]]:
    """Yield the rows of a round."""
    place = [context.state.stages[stage].title, round_.number, round_.pairings.label]
    table = context.rules(stage).point_table
    for pairing in round_.pairings.pairings:
        yield [*place, *_game_cells(context, stage, pairing, round_.results.get(pairing.id))]
    for bye in round_.pairings.byes:
        yield [
            *place,
            texts.games.round_off() if bye.is_round_off else texts.games.bye(),
            "",
            "",
            context.names.full(bye.entrant),
            *[""] * 5,
            table.of_bye(bye) / table.scale,
            *[""] * 9,
        ]
    for entrant in round_.pairings.idle:
        yield [*place, texts.games.idle(), "", "", context.names.full(entrant), *[""] * 15]


def _game_cells(context: TournamentContext, stage: int, pairing: Pairing, result: Result | None) -> list[object]:
    """Return the cells of a game."""
    first, second = map(context.names.full, pairing.seats)
    time = context.state.times.get(pairing.id)
    when = (
        [utc_text(time.at), texts.games.final() if time.final else texts.games.tentative()]
        if time is not None
        else ["", ""]
    )
    seats = ["game", pairing.board, pairing.label, first, context.side(stage, 0), second, context.side(stage, 1), *when]
    return [*seats, *_result_cells(context, stage, result)]


def _result_cells(context: TournamentContext, stage: int, result: Result | None) -> list[object]:
    """Return the cells of a result."""
    if result is None:
        return [""] * 10
    table = context.rules(stage).point_table
    scores = result.scores or ("", "")
    seconds = ["" if milliseconds is None else milliseconds / 1000 for milliseconds in result.times_ms or (None, None)]
    return [
        *(made / table.scale for made in table.of_result(result)),
        result.how,
        "; ".join(map(context.names.full, result.absent)),
        *scores,
        *seconds,
        "" if result.first is None else context.names.full(result.first),
        games_text(result.game_scores),
    ]


def _seeds(context: TournamentContext) -> Table:
    """Return the order at the start of every stage. It is known before anything that may be sealed."""
    rows = [
        [
            context.state.stages[number].title,
            seed,
            context.names.full(entrant),
            context.state.entrants[entrant].data.rating,
        ]
        for number, log in enumerate(context.state.started)
        for seed, entrant in enumerate(log.seeds, start=1)
    ]
    return _table(context, "seeds", texts.files.seeds(), SEED_COLUMNS, rows)


def _draws(context: TournamentContext, records: Sequence[Record]) -> Table:
    """Return the draws."""
    rows = [
        [
            utc_text(lot.at),
            lot.name,
            lot.draw.purpose,
            lot.draw.seed,
            lot.draw.counter,
            lot.draw.low,
            lot.draw.high,
            lot.draw.value,
            lot.commitment,
            lot.secret,
            " ".join(lot.words),
        ]
        for lot in drawn(records)
        if not is_sealed(context, lot.stage)
    ]
    return _table(context, "draws", texts.files.draws(), DRAW_COLUMNS, rows)


def _chronicle(context: TournamentContext, records: Sequence[Record]) -> Table:
    """Return the chronicle."""
    rows = [[utc_text(happening.at), happening.text] for happening in happenings(context, records)]
    return _table(context, "chronicle", texts.files.chronicle(), CHRONICLE_COLUMNS, rows)


def _availability(context: TournamentContext) -> Table:
    """Return the availability that entrants have sent."""
    rows = []
    for (form, entrant), entry in context.state.forms.items():
        if form == AVAILABILITY:
            pattern = WeeklyPattern.model_validate(entry.content)
            rows.append([context.names.full(entrant), format_pattern(pattern), pattern.zone, utc_text(entry.at)])
    return _table(context, "availability", texts.files.availability(), AVAILABILITY_COLUMNS, rows)


def _forms(context: TournamentContext) -> Table:
    """Return submitted forms; for sealed ones only that they exist, and since when."""
    sealed = frozenset().union(*(sealed_forms(context, number) for number in range(len(context.state.stages))))
    rows = [
        [
            form,
            context.names.full(entrant),
            utc_text(entry.at),
            texts.files.sealed() if form in sealed else _said(context, form, entry.content),
        ]
        for (form, entrant), entry in context.state.forms.items()
        if form not in {AVAILABILITY, REQUIREMENT}
    ]
    return _table(context, "forms", texts.files.forms(), FORM_COLUMNS, rows)


def _said(context: TournamentContext, form: str, content: Any) -> str:
    """Return the content of a form as its format describes it."""
    for number in range(len(context.state.stages)):
        rules = context.rules(number)
        if form in {known.key for known in rules.forms}:
            return "; ".join(form_line(line, form, rules.system.key) for line in rules.form_lines(form, content))
    return content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
