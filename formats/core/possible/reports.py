"""Rules of reported results: who may agree, disagree or take back, and when silence agrees."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors import NoReportError, OwnReportError
from formats.core.plan import Settings
from formats.core.possible.act import ALWAYS, Window
from formats.core.possible.presence import planned_start, report_due
from formats.core.results import Report
from formats.core.state import OpenReport, TournamentState
from formats.core.values import EntrantId, PairingId


def open_report(state: TournamentState, pairing: PairingId) -> OpenReport:
    """Return the report of an open game, or raise `NoReportError`."""
    known = state.reports.get(pairing)
    if known is None:
        raise NoReportError(pairing)
    return known


def is_before_start(state: TournamentState, pairing: PairingId, now: datetime) -> bool:
    """Is a game with a planned start still to begin? What is reported of it then counts with a second word only.

    That word is the opponent's or a director's. A game without a time can be played, and reported, at any moment.
    """
    start = planned_start(state, pairing)
    return start is not None and now < start


def is_reported(state: TournamentState, pairing: PairingId) -> bool:
    """Has somebody reported the game since its start? One reported before it may still have to be played."""
    known = state.reports.get(pairing)
    return known is not None and not known.before_start


def silence_confirms_at(state: TournamentState, pairing: PairingId) -> datetime | None:
    """When silence makes a game's report official; None of a dispute and of a report before the start."""
    return silence_ends(state.settings, open_report(state, pairing), planned_start(state, pairing))


def silence_ends(settings: Settings, report: OpenReport, start: datetime | None) -> datetime | None:
    """Return when silence confirms a report: counted from the report or the start, whichever is later."""
    if report.disputed_by is not None or report.before_start:
        return None
    return silence_begins(report, start) + settings.silence_confirms_after


def silence_begins(report: OpenReport, start: datetime | None) -> datetime:
    """From when on an answer to the report is awaited: no answer is expected for a game that has not begun."""
    return report.at if start is None else max(report.at, start)


def confirm_by_silence(state: TournamentState, pairing: PairingId) -> Window:
    """Nothing said is as good as yes, after a while; `NoReportError` of a report that silence does not confirm."""
    at = silence_confirms_at(state, pairing)
    if at is None:
        raise NoReportError(pairing)
    return Window(opens=at)


def report_of_other(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Report:
    """Return the other side's version, with which one can agree; `NoReportError`, `OwnReportError`."""
    known = open_report(state, pairing)
    if known.by != entrant:
        return known.report
    if known.counter_report is not None:
        return known.counter_report
    raise OwnReportError(pairing)


def confirm(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Window:
    """The answer is asked for until silence gives it; in a dispute one may give in at any time. Errors likewise."""
    report_of_other(state, pairing, entrant)
    return _answer(state, pairing)


def dispute(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Window:
    """The player who did not make the report may disagree; `NoReportError`, `OwnReportError`."""
    known = open_report(state, pairing)
    if known.by == entrant:
        raise OwnReportError(pairing)
    return _answer(state, pairing)


def _answer(state: TournamentState, pairing: PairingId) -> Window:
    """Until silence answers; where it never does, a report before the start is to be answered after the game."""
    known = open_report(state, pairing)
    if known.disputed_by is not None:
        return ALWAYS
    return Window(due=report_due(state, pairing) if known.before_start else silence_confirms_at(state, pairing))


def take_back(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> OpenReport:
    """The report that the entrant made and may take back, or `NoReportError`."""
    known = open_report(state, pairing)
    if known.by != entrant:
        raise NoReportError(pairing)
    return known
