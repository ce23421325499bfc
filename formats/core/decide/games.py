"""Decisions about games: reports and their confirmation, directors' results, forfeits, presence, rematches."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.game_times import new_times
from formats.core.decide.known_results import known_results
from formats.core.decide.registration import settle_open_games, walkover
from formats.core.errors import (
    MoreTimeGrantedError,
    NoGameTimeError,
    NoReportError,
    NotHereError,
    NotInError,
    NotYourGameError,
    OpponentHereError,
    OwnReportError,
    RoundClosedError,
    TooEarlyError,
    TooLateError,
)
from formats.core.events import Event, MatchNoted
from formats.core.model import Pairing
from formats.core.results import Report, Result
from formats.core.state import OpenReport
from formats.core.values import EntrantId, PairingId


def _judge(case: Case, pairing: Pairing, report: Report) -> Result:
    stage, _, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, stage)
    return system.judge(report, pairing, case.state.stage(stage), options)


def report(case: Case, command: cmd.ReportResult) -> list[Event]:
    """A first report waits; the same report from the other side agrees; a different one is a dispute."""
    pairing = case.open_game(command.pairing, command.by)
    result = _judge(case, pairing, command.report)
    known = case.state.reports.get(pairing.id)
    mine = ev.ResultReported(pairing=pairing.id, by=command.by, report=command.report)
    if known is None:
        return [mine]
    theirs = known.counter_report if known.by == command.by else known.report
    if theirs is not None and _agree(_judge(case, pairing, theirs), result):
        return [_recorded(pairing, result, "agreed")]
    if known.by != command.by:
        return [ev.ReportDisputed(pairing=pairing.id, by=command.by, report=command.report)]
    if known.disputed_by is None:
        return [mine]
    # Saying it again does not end a dispute.
    still = ev.ReportDisputed(pairing=pairing.id, by=known.disputed_by, report=known.counter_report, text=known.text)
    return [mine, still]


def _agree(one: Result, other: Result) -> bool:
    return (one.half_points, one.scores) == (other.half_points, other.scores)


def _recorded(pairing: Pairing, result: Result, source: str, text: str = "") -> ev.ResultRecorded:
    return ev.ResultRecorded.model_validate({"pairing": pairing.id, "result": result, "source": source, "text": text})


def _open_report(case: Case, pairing: PairingId) -> OpenReport:
    known = case.state.reports.get(pairing)
    if known is None:
        raise NoReportError(pairing)
    return known


def confirm(case: Case, command: cmd.ConfirmReport) -> list[Event]:
    """The opponent agrees, or silence does once its hours are over. A dispute ends only by a director or agreement."""
    pairing = case.open_game(command.pairing, command.by)
    known = _open_report(case, pairing.id)
    if command.by is None:
        if known.disputed_by is not None:
            raise NoReportError(pairing.id)
        due = silence_confirms_at(case, known)
        if case.now < due:
            raise TooEarlyError(due)
        return [_recorded(pairing, _judge(case, pairing, known.report), "silence")]
    accepted = _report_of_other(known, command.by, pairing.id)
    return [_recorded(pairing, _judge(case, pairing, accepted), "agreed")]


def _report_of_other(known: OpenReport, me: EntrantId, pairing: PairingId) -> Report:
    """What the other side said: that is what one can agree with."""
    if known.by != me:
        return known.report
    if known.counter_report is not None:
        return known.counter_report
    raise OwnReportError(pairing)


def silence_confirms_at(case: Case, known: OpenReport) -> datetime:
    """When an undisputed report becomes official."""
    return known.at + timedelta(hours=case.state.settings.silence_confirms_hours)


def dispute(case: Case, command: cmd.DisputeReport) -> list[Event]:
    """The other side says no; a director will decide."""
    pairing = case.open_game(command.pairing, command.by)
    if _open_report(case, pairing.id).by == command.by:
        raise OwnReportError(pairing.id)
    return [ev.ReportDisputed(pairing=pairing.id, by=command.by, text=command.text)]


def take_back(case: Case, command: cmd.TakeBackReport) -> list[Event]:
    """The reporter takes the report back while it is not official; what the other side said since stays said."""
    pairing = case.open_game(command.pairing, command.by)
    known = _open_report(case, pairing.id)
    if known.by != command.by:
        raise NoReportError(pairing.id)
    events: list[Event] = [ev.ReportTakenBack(pairing=pairing.id, by=command.by)]
    if known.disputed_by is not None and known.counter_report is not None:
        events.append(ev.ResultReported(pairing=pairing.id, by=known.disputed_by, report=known.counter_report))
    return events


def record(case: Case, command: cmd.RecordResult) -> list[Event]:
    """A director's word: enters a result or corrects one, also of an earlier round (published pairings stay)."""
    case.need_phase("running")
    _, _, pairing = case.state.find(command.pairing)
    return [_recorded(pairing, _judge(case, pairing, command.report), "director", command.text)]


def rule_forfeit(case: Case, command: cmd.RuleForfeit) -> list[Event]:
    """A director rules who was absent; the tournament's rule may remove them."""
    case.need_phase("running")
    _, _, pairing = case.state.find(command.pairing)
    for entrant in command.absent:
        if entrant not in pairing.seats:
            raise NotYourGameError(pairing.id, entrant)
    absent = tuple(entrant for entrant in pairing.seats if entrant in command.absent)
    return _forfeit(case, pairing, absent, "director", command.text)


def _forfeit(case: Case, pairing: Pairing, absent: tuple[EntrantId, ...], source: str, text: str = "") -> list[Event]:
    """The loss; where the rule removes the absent, their other open games are walkovers."""
    events: list[Event] = [_recorded(pairing, walkover(case, pairing, absent).result, source, text)]
    if not case.state.settings.forfeit_removes:
        return events
    removed = tuple(entrant for entrant in absent if case.state.entrant(entrant).status == "active")
    events += [
        ev.EntrantStatusChanged(entrant=entrant, status="removed", cause="forfeit", text=text) for entrant in removed
    ]
    return events + settle_open_games(case.after(events), removed)


def order_rematch(case: Case, command: cmd.OrderRematch) -> list[Event]:
    """Play it again, both players being in: only in the current round, as later ones were paired on the result.

    Where a format has all games open at once, in any round that was published together with the current one.
    """
    case.need_phase("running")
    stage, one, pairing = case.state.find(command.pairing)
    system, _ = case.engine.of_stage(case.state, stage)
    paired_at = case.state.started[stage].paired_at
    together = system.at_once and paired_at[one.number - 1] == paired_at[-1]
    if stage != case.state.stage_number or not (together or one.number == len(paired_at)):
        raise RoundClosedError(stage, one.number)
    if pairing.id not in one.results and pairing.id not in case.state.reports:
        raise NoReportError(pairing.id)
    for seat in pairing.seats:
        if case.state.entrant(seat).status != "active":
            raise NotInError(seat, case.state.entrant(seat).status)
    cleared = ev.ResultCleared(pairing=pairing.id, text=command.text)
    return [cleared, *new_times(case.after([cleared]))]


def _start(case: Case, pairing: Pairing) -> datetime:
    time = case.state.times.get(pairing.id)
    if time is None or not time.final:
        raise NoGameTimeError(pairing.id)
    return time.at


def _notes(case: Case, pairing: Pairing, note: str, by: EntrantId) -> list[MatchNoted]:
    return [item for item in case.state.notes.get(pairing.id, ()) if item.note == note and item.by == by]


def is_here(case: Case, pairing: Pairing, entrant: EntrantId) -> bool:
    """Has the entrant checked in for this game?"""
    return bool(_notes(case, pairing, "here", entrant))


def check_in(case: Case, command: cmd.CheckIn) -> list[Event]:
    """Possible from some minutes before the start until the opponent may claim, or as long as more time was granted."""
    pairing = case.open_game(command.pairing, command.by)
    start = _start(case, pairing)
    settings = case.state.settings
    earliest = start - timedelta(minutes=settings.check_in_minutes)
    if case.now < earliest:
        raise TooEarlyError(earliest)
    opponent = pairing.opponent(command.by)
    granted = [note.until for note in _notes(case, pairing, "more_time", opponent) if note.until is not None]
    late = timedelta(minutes=max(settings.check_in_minutes, settings.forfeit_minutes))
    latest = max([start + late, *granted])
    if case.now > latest and is_here(case, pairing, opponent):
        raise TooLateError(latest)
    if is_here(case, pairing, command.by):
        return []
    return [ev.MatchNoted(pairing=pairing.id, note="here", by=command.by)]


def grant_more_time(case: Case, command: cmd.GrantMoreTime) -> list[Event]:
    """The present player waits longer, counted from now or from what was granted before."""
    pairing = case.open_game(command.pairing, command.by)
    start = _start(case, pairing)
    if not is_here(case, pairing, command.by):
        raise NotHereError(pairing.id)
    if is_here(case, pairing, pairing.opponent(command.by)):
        raise OpponentHereError(pairing.id)
    forfeit_at = start + timedelta(minutes=case.state.settings.forfeit_minutes)
    until = max(case.now, forfeit_at) + timedelta(minutes=command.minutes)
    return [ev.MatchNoted(pairing=pairing.id, note="more_time", by=command.by, until=until)]


def claim_forfeit(case: Case, command: cmd.ClaimForfeit) -> list[Event]:
    """The present player wins once the opponent is late enough and no granted time is left."""
    pairing = case.open_game(command.pairing, command.by)
    start = _start(case, pairing)
    opponent = pairing.opponent(command.by)
    if not is_here(case, pairing, command.by):
        raise NotHereError(pairing.id)
    if is_here(case, pairing, opponent):
        raise OpponentHereError(pairing.id)
    claimable = start + timedelta(minutes=case.state.settings.forfeit_minutes)
    if case.now < claimable:
        raise TooEarlyError(claimable)
    granted = [note.until for note in _notes(case, pairing, "more_time", command.by) if note.until is not None]
    if granted and case.now < max(granted):
        raise MoreTimeGrantedError(pairing.id, max(granted))
    return _forfeit(case, pairing, (opponent,), "claim")


def make_note(case: Case, command: cmd.MakeNote) -> list[Event]:
    """Record a requirement or a remark."""
    if command.entrant is not None:
        case.state.entrant(command.entrant)
    if command.pairing is not None:
        case.state.find(command.pairing)
    return [ev.RulingMade(topic=command.topic, entrant=command.entrant, pairing=command.pairing, text=command.text)]


def note_match(case: Case, command: cmd.NoteMatch) -> list[Event]:
    """Record what a format wants to know about a game in play, and the result that may follow from it."""
    pairing = case.open_game(command.pairing, command.by)
    number, _, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, number)
    content = system.read_note(command.note, command.by, command.content, pairing, case.state.stage(number), options)
    noted = ev.MatchNoted(pairing=pairing.id, note=command.note, by=command.by, content=content)
    return [noted, *known_results(case.after([noted]))]
