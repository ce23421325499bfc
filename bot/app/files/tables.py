"""Everything of a tournament as tables for spreadsheet programs. Times are in UTC and say so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.app.files.chronicle import happenings
from bot.app.files.lots import drawn
from bot.app.files.sealing import is_sealed, open_stages, sealed_forms, without_clocks
from bot.app.messages import Attachment
from bot.app.names import elide
from bot.app.scene import Scene
from bot.app.views.audit import audit_view
from bot.app.views.crosstable import crosstable_view
from bot.app.views.ledger import ledger_view
from bot.app.views.standings import field_view, standings_view
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import CsvFile
from bot.app.wording import files as words
from bot.app.wording.games import BYE, FINAL, IDLE, TENTATIVE
from bot.app.wording.times import utc_text
from formats.core.log import Record
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round
from formats.toolkit.requirements import REQUIREMENT
from formats.toolkit.scheduling.availability import WeeklyPattern
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import AVAILABILITY

Table = tuple[str, CsvFile]
"""What a table shows, in words, and the table."""

DESCRIPTION_LIMIT = 1024


def tables(scene: Scene, records: Sequence[Record], actors: Mapping[str, str], *, staff: bool) -> list[Table]:
    """Every table anybody may see; for `staff` also those only directors and coordinators may.

    What is sealed is in none of them: directors look into that on purpose, and the log says so. `actors` are people's
    names by id, as `audit_view` wants them.
    """
    found = [_field(scene), *_of_stages(scene)]
    if scene.state.started:
        found += [_rounds(scene), _seeds(scene), _draws(scene, records)]
    found.append(_chronicle(scene, records))
    if staff:
        found += [*_views(scene, records, actors), _availability(scene), _forms(scene)]
    return found


def attached(table: Table) -> Attachment:
    """The table as a file with a description."""
    title, csv = table
    return Attachment(name=csv.filename, text=csv.text, description=elide(title, DESCRIPTION_LIMIT))


def _field(scene: Scene) -> Table:
    view = field_view(scene)
    return view.title, _csv_of(view.csv)


def _csv_of(csv: CsvFile | None) -> CsvFile:
    if csv is None:
        raise ValueError("this view has a table at any moment")
    return csv


def _of_stages(scene: Scene) -> Iterator[Table]:
    for number in open_stages(scene):
        for view in (standings_view(scene, number), crosstable_view(scene, number)):
            if view.csv is not None:
                yield view.title, view.csv


def _views(scene: Scene, records: Sequence[Record], actors: Mapping[str, str]) -> Iterator[Table]:
    """The ledger with fees, and who did what."""
    for view in (ledger_view(scene), audit_view(scene, without_clocks(scene, records), actors)):
        if view.csv is not None:
            yield view.title, view.csv


def _table(scene: Scene, name: str, title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    return scene.heading(title), csv_file(file_name(scene.state.title, name), head, list(rows))


def _rounds(scene: Scene) -> Table:
    """All rounds: games with times and results, byes, and who was not paired."""
    rows = [
        row
        for number in open_stages(scene)
        for one in scene.state.started[number].rounds
        for row in _round_rows(scene, number, one)
    ]
    return _table(scene, "rounds", words.ROUNDS, words.ROUND_COLUMNS, rows)


def _round_rows(scene: Scene, stage: int, one: Round) -> Iterator[list[object]]:
    place = [scene.state.stages[stage].title, one.number, one.pairings.label]
    for pairing in one.pairings.pairings:
        yield [*place, *_game_cells(scene, stage, pairing, one.results.get(pairing.id))]
    for bye in one.pairings.byes:
        yield [*place, BYE, "", "", scene.names.full(bye.entrant), *[""] * 5, bye.half_points / 2, *[""] * 8]
    for entrant in one.pairings.idle:
        yield [*place, IDLE, "", "", scene.names.full(entrant), *[""] * 14]


def _game_cells(scene: Scene, stage: int, pairing: Pairing, result: Result | None) -> list[object]:
    first, second = map(scene.names.full, pairing.seats)
    time = scene.state.times.get(pairing.id)
    when = [utc_text(time.at), FINAL if time.final else TENTATIVE] if time is not None else ["", ""]
    seats = ["game", pairing.board, pairing.label, first, scene.side(stage, 0), second, scene.side(stage, 1), *when]
    return [*seats, *_result_cells(scene, result)]


def _result_cells(scene: Scene, result: Result | None) -> list[object]:
    if result is None:
        return [""] * 9
    scores = result.scores or ("", "")
    seconds = ["" if one is None else one / 1000 for one in result.times_ms or (None, None)]
    return [
        *(half_points / 2 for half_points in result.half_points),
        result.how,
        "; ".join(map(scene.names.full, result.absent)),
        *scores,
        *seconds,
        "" if result.first is None else scene.names.full(result.first),
    ]


def _seeds(scene: Scene) -> Table:
    """The order at the start of every stage. It is known before anything that may be sealed."""
    rows = [
        [scene.state.stages[number].title, seed, scene.names.full(entrant), scene.state.entrants[entrant].data.rating]
        for number, log in enumerate(scene.state.started)
        for seed, entrant in enumerate(log.seeds, start=1)
    ]
    return _table(scene, "seeds", words.SEEDS, words.SEED_COLUMNS, rows)


def _draws(scene: Scene, records: Sequence[Record]) -> Table:
    rows = [
        [
            utc_text(one.at),
            one.name,
            one.draw.purpose,
            one.draw.seed,
            one.draw.counter,
            one.draw.low,
            one.draw.high,
            one.draw.value,
            one.commitment,
            one.secret,
            " ".join(one.words),
        ]
        for one in drawn(records)
        if not is_sealed(scene, one.stage)
    ]
    return _table(scene, "draws", words.DRAWS, words.DRAW_COLUMNS, rows)


def _chronicle(scene: Scene, records: Sequence[Record]) -> Table:
    rows = [[utc_text(one.at), one.text] for one in happenings(scene, records)]
    return _table(scene, "chronicle", words.CHRONICLE, words.CHRONICLE_COLUMNS, rows)


def _availability(scene: Scene) -> Table:
    rows = []
    for (form, entrant), entry in scene.state.forms.items():
        if form == AVAILABILITY:
            pattern = WeeklyPattern.model_validate(entry.content)
            rows.append([scene.names.full(entrant), format_pattern(pattern), pattern.zone, utc_text(entry.at)])
    return _table(scene, "availability", words.AVAILABILITY, words.AVAILABILITY_COLUMNS, rows)


def _forms(scene: Scene) -> Table:
    """What entrants handed in for the format; of what is sealed only that it came, and when."""
    sealed = frozenset().union(*(sealed_forms(scene, number) for number in range(len(scene.state.stages))))
    rows = [
        [
            form,
            scene.names.full(entrant),
            utc_text(entry.at),
            words.SEALED if form in sealed else _said(scene, form, entry.content),
        ]
        for (form, entrant), entry in scene.state.forms.items()
        if form not in {AVAILABILITY, REQUIREMENT}
    ]
    return _table(scene, "forms", words.FORMS, words.FORM_COLUMNS, rows)


def _said(scene: Scene, form: str, content: Any) -> str:
    """What was handed in, as the format that asked for it tells it."""
    for number in range(len(scene.state.stages)):
        rules = scene.rules(number)
        if form in {known.key for known in rules.forms}:
            return "; ".join(rules.form_lines(form, content))
    return words.content(content)
