"""Decisions about games: reports and their confirmation, directors' results, forfeits, presence, rematches."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.corrections import corrected
from formats.core.decide.game_times import new_times
from formats.core.decide.known_results import known_results
from formats.core.decide.registration import settle_open_games, walkover
from formats.core.errors import BadFormError, BadReportError, ForfeitStandsError, NotYourGameError, ResultExistsError
from formats.core.events import Event
from formats.core.model import Pairing
from formats.core.notes import BY_COMMAND, HERE, HERE_LATE, MORE_TIME, TIME_ADMITTED, TIMED_OUT
from formats.core.possible import presence, reports, time_claims
from formats.core.possible.rounds import rematch
from formats.core.results import Report, Result
from formats.core.values import EntrantId, PairingId


def judge(case: Case, pairing: Pairing, report: Report) -> Result:
    """Return the result that the format derives from a report; `BadReportError`."""
    stage, _, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, stage)
    if report.game_scores and case.engine.rules_of(case.state, stage).best_of(pairing) == 1:
        raise BadReportError(pairing.id, "no_series")
    return system.judge(report, pairing, case.state.stage(stage), options)


def report(case: Case, command: cmd.ReportResult) -> list[Event]:
    """A first report waits; the same report from the other side agrees; a different one is a dispute.

    One made before the game was to begin is marked as such.
    """
    pairing = case.open_game(command.pairing, command.by)
    result = judge(case, pairing, command.report)
    known = case.state.reports.get(pairing.id)
    mine = _reported(case, pairing, command.by, command.report)
    if known is None:
        return [mine]
    theirs = known.counter_report if known.by == command.by else known.report
    if theirs is not None and agree(judge(case, pairing, theirs), result):
        agreed = result if result.game_scores else judge(case, pairing, theirs)
        return [_recorded(pairing, agreed, "agreed")]
    if known.by != command.by:
        return [ev.ReportDisputed(pairing=pairing.id, by=command.by, report=command.report)]
    if known.disputed_by is None:
        return [mine]
    # Saying it again does not end a dispute.
    still = ev.ReportDisputed(pairing=pairing.id, by=known.disputed_by, report=known.counter_report, text=known.text)
    return [mine, still]


def _reported(case: Case, pairing: Pairing, by: EntrantId, report: Report) -> ev.ResultReported:
    early = reports.is_before_start(case.state, pairing.id, case.now)
    return ev.ResultReported(pairing=pairing.id, by=by, report=report, before_start=early)


def agree(result: Result, other: Result) -> bool:
    """Do two results say the same? A result without scores of single games agrees with one that has them."""
    alike = result.game_scores == other.game_scores or not (result.game_scores and other.game_scores)
    return alike and (result.half_points, result.scores) == (other.half_points, other.scores)


def _recorded(pairing: Pairing, result: Result, source: str, text: str = "") -> ev.ResultRecorded:
    return ev.ResultRecorded.model_validate({"pairing": pairing.id, "result": result, "source": source, "text": text})


def confirm(case: Case, command: cmd.ConfirmReport) -> list[Event]:
    """The opponent agrees, or silence does once its hours are over. A dispute ends only by a director or agreement."""
    pairing = case.open_game(command.pairing, command.by)
    if command.by is None:
        reports.confirm_by_silence(case.state, pairing.id).need(case.now)
        return [_recorded(pairing, judge(case, pairing, case.state.reports[pairing.id].report), "silence")]
    accepted = reports.report_of_other(case.state, pairing.id, command.by)
    return [_recorded(pairing, judge(case, pairing, accepted), "agreed")]


def dispute(case: Case, command: cmd.DisputeReport) -> list[Event]:
    """The other side says no; a director will decide."""
    pairing = case.open_game(command.pairing, command.by)
    reports.dispute(case.state, pairing.id, command.by)
    return [ev.ReportDisputed(pairing=pairing.id, by=command.by, text=command.text)]


def take_back(case: Case, command: cmd.TakeBackReport) -> list[Event]:
    """The reporter takes the report back while it is not official; what the other side said since stays said."""
    pairing = case.open_game(command.pairing, command.by)
    known = reports.take_back(case.state, pairing.id, command.by)
    events: list[Event] = [ev.ReportTakenBack(pairing=pairing.id, by=command.by)]
    if known.disputed_by is not None and known.counter_report is not None:
        events.append(_reported(case, pairing, known.disputed_by, known.counter_report))
    return events


def record(case: Case, command: cmd.RecordResult) -> list[Event]:
    """A director's word: enters a result or corrects one, also of an earlier round."""
    case.need_phase()
    _, _, pairing = case.state.find(command.pairing)
    recorded = _recorded(pairing, judge(case, pairing, command.report), "director", command.text)
    return corrected(case, pairing, recorded, command.dependents, command.text)


def record_all(case: Case, command: cmd.RecordResults) -> list[Event]:
    """Results of open games as a director has them on paper; each game is there once."""
    case.need_phase()
    seen: set[PairingId] = set()
    events: list[Event] = []
    for game in command.games:
        pairing = case.open_game(game.pairing)
        if pairing.id in seen:
            raise ResultExistsError(pairing.id)
        seen.add(pairing.id)
        events.append(_recorded(pairing, judge(case, pairing, game.report), "director", command.text))
    return events


def rule_forfeit(case: Case, command: cmd.RuleForfeit) -> list[Event]:
    """A director rules who was absent; the tournament's rule may remove them."""
    case.need_phase()
    _, _, pairing = case.state.find(command.pairing)
    for entrant in command.absent:
        if entrant not in pairing.seats:
            raise NotYourGameError(pairing.id, entrant)
    absent = tuple(entrant for entrant in pairing.seats if entrant in command.absent)
    recorded = ev.ResultRecorded(
        pairing=pairing.id,
        result=walkover(case, pairing, absent).result,
        source="director",
        text=command.text,
        on_time=command.on_time,
    )
    events = corrected(case, pairing, recorded, command.dependents, command.text)
    return events if recorded not in events else _with_removal(case, events, absent, command.text)


def _with_removal(case: Case, events: list[Event], absent: tuple[EntrantId, ...], text: str = "") -> list[Event]:
    """A loss by forfeit; where the rule removes the absent, their other open games are walkovers."""
    if not case.state.settings.forfeit_removes:
        return events
    removed = tuple(entrant for entrant in absent if case.state.entrant(entrant).status == "active")
    out = [
        ev.EntrantStatusChanged(entrant=entrant, status="removed", cause="forfeit", text=text) for entrant in removed
    ]
    events = [*events, *out]
    return events + settle_open_games(case.after(events), removed)


def order_rematch(case: Case, command: cmd.OrderRematch) -> list[Event]:
    """Play it again, both players being in: only in the current round, as later ones were paired on the result.

    Where a format has all games open at once, in any round that was published together with the current one.
    """
    case.need_phase()
    rematch(case.state, case.engine, command.pairing)
    _, round_, pairing = case.state.find(command.pairing)
    result = round_.results.get(pairing.id)
    if result is not None and result.how == "forfeit" and not command.after_forfeit:
        raise ForfeitStandsError(pairing.id)
    cleared = ev.ResultCleared(pairing=pairing.id, text=command.text)
    return [cleared, *new_times(case.after([cleared]))]


def check_in(case: Case, command: cmd.CheckIn) -> list[Event]:
    """Possible from some minutes before the start until the opponent may claim, or as long as more time was granted."""
    pairing = case.open_game(command.pairing, command.by)
    presence.check_in(case.state, pairing, command.by).need(case.now)
    if presence.is_here(case.state, pairing.id, command.by):
        return []
    if presence.may_be_missed(case.state, pairing.id):
        return [ev.MatchNoted(pairing=pairing.id, note=HERE, by=command.by, until=_no_show_at(case))]
    late = case.now > presence.check_in_ends(case.state, pairing, command.by)
    return [ev.MatchNoted(pairing=pairing.id, note=HERE_LATE if late else HERE, by=command.by)]


def _no_show_at(case: Case) -> datetime:
    """Until when an opponent who is missed now may come."""
    return case.now + timedelta(minutes=case.state.settings.no_show_minutes or 0)


def grant_more_time(case: Case, command: cmd.GrantMoreTime) -> list[Event]:
    """The present player waits longer, counted from now or from what was granted before."""
    pairing = case.open_game(command.pairing, command.by)
    presence.grant_more_time(case.state, pairing, command.by)
    until = max(case.now, presence.late_at(case.state, pairing.id)) + timedelta(minutes=command.minutes)
    return [ev.MatchNoted(pairing=pairing.id, note=MORE_TIME, by=command.by, until=until)]


def claim_forfeit(case: Case, command: cmd.ClaimForfeit) -> list[Event]:
    """The present player wins once the opponent is late enough and no granted time is left."""
    pairing = case.open_game(command.pairing, command.by)
    presence.need_claimable(case.state, pairing, command.by, case.now)
    absent = (pairing.opponent(command.by),)
    return _with_removal(case, [_recorded(pairing, walkover(case, pairing, absent).result, "claim")], absent)


def make_ruling(case: Case, command: cmd.MakeRuling) -> list[Event]:
    """Record a requirement or a remark."""
    if command.entrant is not None:
        case.state.entrant(command.entrant)
    if command.pairing is not None:
        case.state.find(command.pairing)
    topic = ev.REMARK if command.topic == "remark" else command.topic
    return [ev.RulingMade(topic=topic, entrant=command.entrant, pairing=command.pairing, text=command.text)]


def note_match(case: Case, command: cmd.NoteMatch) -> list[Event]:
    """Record what is to be known about a game in play, and the result that may follow from it.

    Being there and waiting longer have commands of their own, with their own rules.
    """
    pairing = case.open_game(command.pairing, command.by)
    if command.note in BY_COMMAND:
        raise BadFormError(command.note, ((command.note, "unknown_note"),))
    if command.note == TIMED_OUT and command.by is not None:
        return _time_claimed(case, pairing, command.by)
    if command.note in time_claims.ANSWERS:
        if command.by is None:
            raise BadFormError(command.note, ((command.note, "unknown_note"),))
        time_claims.ANSWERS[command.note](case.state, pairing, command.by)
    number, _, _ = case.state.find(pairing.id)
    rules = case.engine.rules_of(case.state, number)
    content = rules.read_note(command.note, command.by, command.content, pairing, case.state.stage(number))
    noted = ev.MatchNoted(pairing=pairing.id, note=command.note, by=command.by, content=content)
    if command.note == TIME_ADMITTED and command.by is not None:
        return [noted, *_lost_on_time(case.after([noted]), pairing, command.by)]
    return [noted, *known_results(case.after([noted]))]


def _time_claimed(case: Case, pairing: Pairing, by: EntrantId) -> list[Event]:
    """The opponent answers first, for as long as the settings say; what waits for an answer is not said twice."""
    known = time_claims.time_claim(case.state, pairing)
    if known is not None and known.by == by:
        return []
    until = case.now + timedelta(hours=case.state.settings.time_claim_hours)
    return [ev.MatchNoted(pairing=pairing.id, note=TIMED_OUT, by=by, until=until)]


def _lost_on_time(case: Case, pairing: Pairing, loser: EntrantId) -> list[Event]:
    """Both agree that the game was lost on time."""
    result = walkover(case, pairing, (loser,)).result
    recorded = ev.ResultRecorded(pairing=pairing.id, result=result, source="agreed", on_time=True)
    return _with_removal(case, [recorded], (loser,))
