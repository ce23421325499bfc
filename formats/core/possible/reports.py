"""Rules of reported results: who may agree, disagree or take back, and when silence agrees."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core.errors import NoReportError, OwnReportError
from formats.core.plan import Settings
from formats.core.possible.act import ALWAYS, Window
from formats.core.results import Report
from formats.core.state import OpenReport, TournamentState
from formats.core.values import EntrantId, PairingId


def open_report(state: TournamentState, pairing: PairingId) -> OpenReport:
    """What has been reported of an open game, or `NoReportError`."""
    known = state.reports.get(pairing)
    if known is None:
        raise NoReportError(pairing)
    return known


def silence_confirms_at(state: TournamentState, report: OpenReport) -> datetime:
    """When an undisputed report becomes official."""
    return silence_ends(state.settings, report)


def silence_ends(settings: Settings, report: OpenReport) -> datetime:
    """The same by the settings alone."""
    return report.at + timedelta(hours=settings.silence_confirms_hours)


def confirm_by_silence(state: TournamentState, pairing: PairingId) -> Window:
    """Nothing said is as good as yes, after a while; `NoReportError` also of a dispute, which silence does not end."""
    return silence_about(pairing, open_report(state, pairing), state.settings)


def silence_about(pairing: PairingId, report: OpenReport, settings: Settings) -> Window:
    """The same of a report that is known."""
    if report.disputed_by is not None:
        raise NoReportError(pairing)
    return Window(opens=silence_ends(settings, report))


def report_of_other(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Report:
    """What the other side said, with which one can agree; `NoReportError`, `OwnReportError`."""
    known = open_report(state, pairing)
    if known.by != entrant:
        return known.report
    if known.counter_report is not None:
        return known.counter_report
    raise OwnReportError(pairing)


def confirm(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Window:
    """The answer is asked for until silence gives it; in a dispute one may give in at any time. Errors likewise."""
    report_of_other(state, pairing, entrant)
    known = open_report(state, pairing)
    return ALWAYS if known.disputed_by is not None else Window(due=silence_confirms_at(state, known))


def dispute(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> Window:
    """Whoever did not make the report may disagree; `NoReportError`, `OwnReportError`."""
    known = open_report(state, pairing)
    if known.by == entrant:
        raise OwnReportError(pairing)
    return ALWAYS if known.disputed_by is not None else Window(due=silence_confirms_at(state, known))


def take_back(state: TournamentState, pairing: PairingId, entrant: EntrantId) -> OpenReport:
    """The report that the entrant made and may take back, or `NoReportError`."""
    known = open_report(state, pairing)
    if known.by != entrant:
        raise NoReportError(pairing)
    return known
