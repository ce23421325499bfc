"""Pairings of a round, with sides, times and results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from operator import is_
from typing import Protocol

from bot.game_server_api.in_use import name_of
from bot.service.next_act import is_for_tonight
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import bye_line, claim_text, game_time_text, listed_time_text, seat_text, text_with_games
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp, utc_text
from bot.views.groups import groups_of, part_of_round
from bot.views.standing_rulings import recorded_text
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core.memoize import memoize
from formats.core.model import Pairing, Reason
from formats.core.possible.clock import week_of_round
from formats.core.possible.presence import is_here, missed_until, waits_until
from formats.core.possible.reports import silence_confirms_at
from formats.core.results import Report
from formats.core.state import Round, TournamentState
from formats.core.state_slices.server_games import ServerGames
from formats.core.unlikely_input import seeding_says_little, unrated
from formats.core.values import EntrantId, PairingId

LINES_KEPT = 4096
"""Maximum number of memoized lines of games (least recently used are evicted)."""


def pairings_view(context: TournamentContext, stage: int | None = None, round_number: int | None = None) -> View:
    """Return a published round (default: the latest of the stage) with what is known of its games."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return View(context.heading(texts.rounds.pairings()), (texts.tables.no_rounds(),))
    published = context.state.started[number].rounds
    round_ = published[-1] if round_number is None else published[round_number - 1]
    part = part_of_round(context, number, round_)
    if part:
        return _part_view(context, number, part)
    page = Page()
    add_pairings(page, context, number, round_)
    page.line(tentative_note(context, number, round_))
    return View(
        context.heading(context.round_title(number, round_)), page.blocks(), pairings_csv(context, number, round_)
    )


def _part_view(context: TournamentContext, stage: int, part: str) -> View:
    """Return all games of a part, group by group: for the players that is the round."""
    page = Page()
    control = context.state.stages[stage].time_control
    if control:
        page.line(texts.rounds.time_control(text=quoted(control)))
    rows: list[Sequence[object]] = []
    for group in groups_of(context, stage):
        if group.part != part:
            continue
        lines: list[str] = []
        for round_ in context.state.started[stage].rounds:
            own = round_.games.by_label.get(group.name, ())
            if own:
                games_and_lines = zip(round_.pairings.pairings, game_lines(context, stage, round_), strict=True)
                by_id = {game.id: line for game, line in games_and_lines}
                lines += [by_id[game.id] for game in own]
                rows += [_csv_row(context, round_, game) for game in own]
        page.section(group.title.removeprefix(f"{part}, "), lines)
    return View(
        context.heading(part),
        page.blocks(),
        csv_file(file_name(context.state.title, part), _heads(context, stage), rows),
    )


def published_view(context: TournamentContext, stage: int, round_number: int) -> View:
    """Return a round that has just been published, for the person who published it: warnings first, then the games."""
    round_ = context.state.started[stage].rounds[round_number - 1]
    page = Page()
    odd = [*field_doubts(context, stage, round_), *context.reasons(warnings_of(round_), stage)]
    if odd:
        page.section(texts.rounds.warnings(), odd)
        page.line()
    add_pairings(page, context, stage, round_)
    page.line(tentative_note(context, stage, round_))
    return View(context.heading(context.round_title(stage, round_)), page.blocks())


def field_doubts(context: TournamentContext, stage: int, round_: Round) -> list[str]:
    """Return warnings about the field before the first round."""
    if stage or round_.number > 1:
        return []
    seeds = context.state.started[stage].seeds
    field = [context.state.entrants[who] for who in seeds]
    rated = context.rules(stage).seeds_by_rating and not is_for_tonight(context.state, context.engine)
    lines = (
        [texts.doubts.unrated(count=len(unrated(field)), size=len(field))]
        if rated and seeding_says_little(field)
        else []
    )
    planned = context.system(stage).planned_rounds(context.stage(stage), context.options(stage))
    if planned is not None and planned >= len(seeds) - 1 and context.rules(stage).always_new_opponents:
        lines.append(texts.doubts.many_rounds(rounds=planned, size=len(seeds)))
    return lines


def add_pairings(page: Page, context: TournamentContext, stage: int, round_: Round) -> None:
    """Add time control, games, byes and entrants who are not paired."""
    control = context.state.stages[stage].time_control
    if control:
        page.line(texts.rounds.time_control(text=quoted(control)))
    page.lines(game_lines(context, stage, round_))
    table = context.rules(stage).point_table
    page.section(
        texts.rounds.byes(),
        [bye_line(context.names.plain(bye.entrant), bye, table) for bye in round_.pairings.byes],
    )
    left_out = context.left_out(stage, round_)
    if left_out:
        page.section(texts.rounds.idle(), [listed([context.names.plain(entrant) for entrant in left_out])])


def game_lines(context: TournamentContext, stage: int, round_: Round) -> list[str]:
    """Return a line for each pairing: players, sides, and the result or else the time."""
    whole = _all_lines_depend_on(context, stage, round_)
    return [_game_line(context, stage, round_, pairing, whole) for pairing in round_.pairings.pairings]


def _all_lines_depend_on(context: TournamentContext, stage: int, round_: Round) -> object:
    state = context.state
    marked = _marks_times(state, round_)
    return _whole(stage, state.stages, state.settings, context.engine, context.names, rendering_key(), marked)


@memoize(lambda *rests_on: rests_on)
def _whole(*rests_on: object) -> object:
    """Return a token for everything that all lines of a round depend on.

    The same object as long as its parts are the same objects. It replaces all of them in the key of each line's memo by
    one.
    """
    return rests_on


def _line_depends_on(
    context: TournamentContext, stage: int, round_: Round, pairing: Pairing, whole: object
) -> tuple[object, ...]:
    """Return the objects that a line depends on: the key of the memo."""
    del stage
    state, game = context.state, pairing.id
    first, second = pairing.seats
    return (  # written out: this runs for every game of a round after each of its results
        pairing,
        round_.results.get(game),
        state.reports.get(game),
        state.times.get(game),
        state.notes.get(game),
        state.entrants.get(first),
        state.entrants.get(second),
        state.stands.get(game),
        state.slice_of(ServerGames).link(pairing),
        whole,
    )


def looks_the_same(
    stage: int, before: tuple[TournamentContext, Round], after: tuple[TournamentContext, Round], game: Pairing
) -> bool:
    """Return True if the line of a game depends on the very same objects in both contexts."""
    parts = (
        _line_depends_on(context, stage, round_, game, _all_lines_depend_on(context, stage, round_))
        for context, round_ in (before, after)
    )
    return all(map(is_, *parts))


@memoize(_line_depends_on, most=LINES_KEPT)
def _game_line(context: TournamentContext, stage: int, round_: Round, pairing: Pairing, whole: object) -> str:
    """Return the line of a game. Memoized, because a result changes one line of a round."""
    del whole
    parts = (
        pairing_text(context, stage, pairing),
        state_of_game(context, stage, round_, pairing, marked=_marks_times(context.state, round_)),
        watch_text(context, pairing),
    )
    return " · ".join(filter(None, parts))


def watch_text(context: TournamentContext, pairing: Pairing) -> str:
    """Return a link to the game on its server; empty if it is on none."""
    link = context.state.slice_of(ServerGames).link(pairing)
    return "" if link is None else texts.servers.watch_link(label=texts.servers.watch(), address=link.address)


def pairing_text(context: TournamentContext, stage: int, pairing: Pairing) -> str:
    """Return `1. Ana (Gold) – Bo (Silver)`."""
    first, second = (
        seat_text(context.named(entrant), context.side(stage, seat)) for seat, entrant in enumerate(pairing.seats)
    )
    return f"{format_text(pairing.label) or pairing.board}. {first} – {second}"


def warnings_of(round_: Round) -> list[Reason]:
    """Return every warning among the reasons of a round, each once."""
    reasons = [
        *round_.pairings.rationale,
        *(reason for pairing in round_.pairings.pairings for reason in pairing.reasons),
        *(reason for bye in round_.pairings.byes for reason in bye.reasons),
    ]
    return [reason for place, reason in enumerate(reasons) if reason.warning and reason not in reasons[:place]]


def _marks_times(state: TournamentState, round_: Round) -> bool:
    """Return whether each tentative time of a list is marked: some are final. Else `tentative_note` covers them all."""
    return any(state.times[game].final for game in round_.games.by_id if game in state.times)


def tentative_note(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return until when times of a round may still move: of an open game, or all of them; empty if none may."""
    state = context.state
    week = week_of_round(state, stage, round_.number)
    times = [state.times.get(pairing.id) for pairing in round_.open_pairings()]
    if week is None or not times:
        return ""
    if _marks_times(state, round_) and all(time is None or time.final for time in times):
        return ""
    return texts.rounds.tentative_until(fix_at=stamp(week.fix_at))


def state_of_game(
    context: TournamentContext, stage: int, round_: Round, pairing: Pairing, *, marked: bool = True
) -> str:
    """Return the result of a game, or its report, or its time (`marked` if it is tentative) and who is present."""
    result = round_.results.get(pairing.id)
    if result is not None:
        why = "" if result.reason is None else f" {context.reason(result.reason, stage)}"
        return f"**{recorded_text(context, pairing.id, result)}**{why}"
    report = context.state.reports.get(pairing.id)
    if report is None:
        return " · ".join(filter(None, [listed_time(context, pairing, marked=marked), _presence(context, pairing)]))
    if report.disputed_by is not None:
        return texts.rounds.disputed()
    if report.before_start:
        ahead = listed_time(context, pairing, marked=marked), _presence(context, pairing)
        return " · ".join(filter(None, [*ahead, reported(context, pairing)]))
    return reported(context, pairing)


def reported(context: TournamentContext, pairing: Pairing) -> str:
    """Return a report that waits for confirmation, and when it will count without."""
    report = context.state.reports[pairing.id]
    name = name_of(report.server) if report.server else context.names.plain(report.by)
    return _reported(name, said(context, report.report), silence_confirms_at(context.state, pairing.id))


def _presence(context: TournamentContext, pairing: Pairing) -> str:
    """Return who has checked in, and how long they will wait for the opponent."""
    here = [entrant for entrant in pairing.seats if is_here(context.state, pairing.id, entrant)]
    if not here:
        return ""
    until = _awaited_until(context.state, pairing.id, here[0]) if len(here) == 1 else None
    if until is not None:
        names = context.names
        return texts.rounds.here_waiting(
            name=names.plain(here[0]),
            opponent=names.plain(pairing.opponent(here[0])),
            until_time=stamp(until, "t"),
            until_distance=stamp(until, "R"),
        )
    return texts.rounds.here(names=listed([f"**{context.names.plain(entrant)}**" for entrant in here]))


def _awaited_until(state: TournamentState, pairing: PairingId, here: EntrantId) -> datetime | None:
    """Return until when the player who is here waits: as promised, or until a player who is missed loses the game."""
    times = (waits_until(state, pairing, here), missed_until(state, pairing))
    return max((time for time in times if time is not None), default=None)


def said(context: TournamentContext, report: Report) -> str:
    """Return a report in words; the winner's points come first."""
    names = context.names
    scores = (
        report.scores if report.scores is None or report.winner is None else (max(report.scores), min(report.scores))
    )
    winner = None if report.winner is None else names.plain(report.winner)
    if report.game_scores:
        return text_with_games(claim_text(winner), report)
    starter = "" if report.first is None else names.plain(report.first)
    points = any(context.rules(stage).scored for stage in range(len(context.state.stages)))
    return claim_text(winner, scores, starter, spread=points)


def time_text(context: TournamentContext, pairing: Pairing) -> str:
    """Return when a game is played.

    Empty in tournaments without a timetable, where games begin as rounds are posted.
    """
    return _time_text(context, pairing, game_time_text)


def listed_time(context: TournamentContext, pairing: Pairing, *, marked: bool = True) -> str:
    """Return when a game of a list is played, `marked` if that is tentative; empty like `time_text`."""
    return _time_text(context, pairing, listed_time_text if marked else _unmarked)


def _unmarked(at: datetime | None, *, final: bool) -> str:
    """Return a time of a list with a note for all of them."""
    del final
    return listed_time_text(at, final=True)


class _SaysTime(Protocol):
    def __call__(self, at: datetime | None, *, final: bool) -> str: ...


def _time_text(context: TournamentContext, pairing: Pairing, says: _SaysTime) -> str:
    """Return what is said of a game's time."""
    time = context.state.times.get(pairing.id)
    if time is None:
        return says(None, final=False) if context.state.settings.week else ""
    return says(time.at, final=time.final)


def pairings_csv(context: TournamentContext, stage: int, round_: Round) -> CsvFile:
    """Return the round as a file: games, byes and idle entrants."""
    rows: list[Sequence[object]] = [_csv_row(context, round_, pairing) for pairing in round_.pairings.pairings]
    rows += [["", "", context.names.full(bye.entrant), "", "", "", texts.games.bye()] for bye in round_.pairings.byes]
    rows += [
        ["", "", context.names.full(entrant), "", "", "", texts.games.idle()]
        for entrant in context.left_out(stage, round_)
    ]
    title = part_of_round(context, stage, round_) or context.round_title(stage, round_)
    name = file_name(context.state.title, title, "pairings")
    return csv_file(name, _heads(context, stage), rows)


def _heads(context: TournamentContext, stage: int) -> list[str]:
    """Return the heads of the file."""
    sides = context.system(stage).sides or ("first", "second")
    return ["board", "label", *sides, "time", "time is", "result"]


def _csv_row(context: TournamentContext, round_: Round, pairing: Pairing) -> Sequence[object]:
    """Return a game as a row of the file."""
    time, result = context.state.times.get(pairing.id), round_.results.get(pairing.id)
    return [
        pairing.board,
        format_text(pairing.label),
        *map(context.names.full, pairing.seats),
        utc_text(time.at) if time else "",
        ("final" if time.final else "tentative") if time else "",
        "" if result is None else recorded_text(context, pairing.id, result),
    ]


def _reported(name: str, said: str, counts_at: datetime | None) -> str:
    """Return the note about a reported game in a list; without `counts_at` it was reported before its start."""
    if counts_at is None:
        return texts.rounds.reported_early(name=name, said=said)
    return texts.rounds.reported(name=name, said=said, until=stamp(counts_at, "R"))
