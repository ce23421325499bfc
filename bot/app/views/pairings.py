"""The pairings of a round, with sides, times and results."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import CsvFile, Page, View
from bot.app.wording import rounds, tables, why
from bot.app.wording.games import BYE, IDLE, result_text
from bot.app.wording.numbers import listed
from bot.app.wording.times import utc_text
from formats.core.model import Pairing, Reason
from formats.core.state import Round


def pairings_view(scene: Scene, stage: int | None = None, round_number: int | None = None) -> View:
    """A published round (default: the latest of the stage) with what is known of its games."""
    number = scene.stage_of(stage)
    if number < 0 or not scene.state.started[number].rounds:
        return View(scene.heading(rounds.PAIRINGS), (tables.NO_ROUNDS,))
    published = scene.state.started[number].rounds
    one = published[-1] if round_number is None else published[round_number - 1]
    page = Page()
    add_pairings(page, scene, number, one)
    return View(scene.heading(scene.round_title(number, one)), page.blocks(), pairings_csv(scene, number, one))


def preview_view(scene: Scene, stage: int | None = None, round_number: int | None = None) -> View:
    """A round for the director's eyes: first what is worth a look, then the pairings, then why they are as they are.

    `scene` tells of the tournament as it would be with the round.
    """
    number = scene.stage_of(stage)
    published = scene.state.started[number].rounds
    one = published[-1] if round_number is None else published[round_number - 1]
    page = Page()
    page.line(rounds.NOT_PUBLISHED)
    warnings = scene.reasons(warnings_of(one), number, cite=True)
    page.section(rounds.WARNINGS, warnings or [rounds.NO_WARNINGS])
    page.line()
    add_pairings(page, scene, number, one)
    page.section(why.WHOLE_ROUND, scene.reasons(one.pairings.rationale, number, cite=True))
    for pairing in one.pairings.pairings:
        reasons = scene.reasons(pairing.reasons, number, cite=True)
        page.section(f"{pairing.label or pairing.board}. {scene.players(pairing)}", reasons)
    for bye in one.pairings.byes:
        page.section(f"{why.BYE}: {scene.names.plain(bye.entrant)}", scene.reasons(bye.reasons, number, cite=True))
    title = scene.heading(f"{rounds.PREVIEW}: {scene.round_title(number, one)}")
    return View(title, page.blocks(), pairings_csv(scene, number, one))


def add_pairings(page: Page, scene: Scene, stage: int, one: Round) -> None:
    """Time control, games, byes and who is not paired."""
    control = scene.state.stages[stage].time_control
    if control:
        page.line(rounds.time_control(quoted(control)))
    page.lines(game_lines(scene, stage, one))
    page.section(
        rounds.BYES, [rounds.bye(scene.names.plain(bye.entrant), bye.half_points) for bye in one.pairings.byes]
    )
    if one.pairings.idle:
        page.section(rounds.IDLE, [listed([scene.names.plain(entrant) for entrant in one.pairings.idle])])


def game_lines(scene: Scene, stage: int, one: Round) -> list[str]:
    """A line for each pairing: who, sides, and the result or else the time."""
    return [
        " · ".join(filter(None, [pairing_text(scene, stage, pairing), _state_of_game(scene, stage, one, pairing)]))
        for pairing in one.pairings.pairings
    ]


def pairing_text(scene: Scene, stage: int, pairing: Pairing) -> str:
    """`1. Ana (Gold) – Bo (Silver)`."""
    first, second = (
        rounds.seat(scene.names.plain(entrant), scene.side(stage, seat)) for seat, entrant in enumerate(pairing.seats)
    )
    return rounds.pairing(pairing.board, pairing.label, first, second)


def warnings_of(one: Round) -> list[Reason]:
    """Every reason of a round that a director should look at, each once."""
    reasons = [
        *one.pairings.rationale,
        *(reason for pairing in one.pairings.pairings for reason in pairing.reasons),
        *(reason for bye in one.pairings.byes for reason in bye.reasons),
    ]
    return [reason for place, reason in enumerate(reasons) if reason.warning and reason not in reasons[:place]]


def _state_of_game(scene: Scene, stage: int, one: Round, pairing: Pairing) -> str:
    result = one.results.get(pairing.id)
    if result is not None:
        why = "" if result.reason is None else f" {scene.reason(result.reason, stage)}"
        return f"**{result_text(result)}**{why}"
    return time_text(scene, pairing)


def time_text(scene: Scene, pairing: Pairing) -> str:
    """When a game is played; empty where players sit down as soon as a round is posted, without a timetable."""
    time = scene.state.times.get(pairing.id)
    if time is None:
        return rounds.game_time(None, final=False) if scene.state.settings.week else ""
    return rounds.game_time(time.at, final=time.final)


def pairings_csv(scene: Scene, stage: int, one: Round) -> CsvFile:
    """The round as a file: games, byes and idle entrants."""
    sides = scene.system(stage).sides or ("first", "second")
    rows = [_csv_row(scene, one, pairing) for pairing in one.pairings.pairings]
    rows += [["", "", scene.names.full(bye.entrant), "", "", "", BYE] for bye in one.pairings.byes]
    rows += [["", "", scene.names.full(entrant), "", "", "", IDLE] for entrant in one.pairings.idle]
    head = ["board", "label", *sides, "time", "time is", "result"]
    return csv_file(file_name(scene.state.title, scene.round_title(stage, one), "pairings"), head, rows)


def _csv_row(scene: Scene, one: Round, pairing: Pairing) -> Sequence[object]:
    time, result = scene.state.times.get(pairing.id), one.results.get(pairing.id)
    return [
        pairing.board,
        pairing.label,
        *map(scene.names.full, pairing.seats),
        utc_text(time.at) if time else "",
        ("final" if time.final else "tentative") if time else "",
        "" if result is None else result_text(result),
    ]
