"""Automatic actions of the timetable, and when: closing, inviting, pairing, fixing times, defaults, silence, the end.

While it is paused only silence still confirms reports: that is a right of the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN, may_check_in, open_check_in
from formats.core.draws import prompt_draw
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now, missing_from
from formats.core.log import TIMETABLE
from formats.core.memoize import memoize
from formats.core.model import Pairing
from formats.core.phases import is_taken
from formats.core.plan import Settings
from formats.core.possible import answers, presence, reports
from formats.core.possible.act import Act, Window
from formats.core.state import OpenReport, Round, TournamentState
from formats.core.state_slices.evenings import Series
from formats.core.steps import Finish, PairRound, Step, WaitForAnswers, WaitForResults, next_step
from formats.core.undoing import PERSONAL
from formats.core.values import EntrantId, PairingId
from formats.core.weekly import RoundWeek, WeekPlan

REPORTS_KEPT = 2048
"""Of so many reports it is known when silence confirms them."""

_INSTANT = timedelta(microseconds=1)
_UNDONE = frozenset({"CommandUndone", "MatchNoted"})
"""What counts although nothing is built on it."""


def acts(state: TournamentState, engine: Engine, step: Step | None = None) -> Iterator[Act]:
    """Yield every automatic act, due from its `window.opens` on.

    `step` is the tournament's next step, if the caller knows it already.
    """
    yield from silence(state)
    if not state.timetable_running:
        return
    step = next_step(state, engine) if step is None else step
    yield from closing(state)
    yield from checking_in(state)
    yield from rounds(state, engine, step)
    yield from no_shows(state)
    yield from fixing(state)
    yield from defaults(state, engine, step)
    yield from invitations(state, engine)
    yield from evenings(state)


def silence(state: TournamentState) -> Iterator[Act]:
    """Reports nobody disputed become official."""
    for pairing, report in state.reports.items() if is_taken(cmd.ConfirmReport, state.phase) else ():
        act = _silence(pairing, report, state.settings, presence.planned_start(state, pairing))
        if act is not None:
            yield act


@memoize(lambda *rests_on: rests_on, most=REPORTS_KEPT)
def _silence(pairing: PairingId, report: OpenReport, settings: Settings, start: datetime | None) -> Act | None:
    """Return the automatic confirmation of a report, memoized: it does not depend on other reports."""
    at = reports.silence_ends(settings, report, start)
    return None if at is None else Act(cmd.ConfirmReport, {"pairing": pairing, "by": None}, Window(opens=at))


def no_shows(state: TournamentState) -> Iterator[Act]:
    """A player who is missed and does not come loses a game without a time, unless directors decide about it."""
    settings = state.settings
    if settings.no_show_minutes is None or settings.no_show_asks or not state.notes:
        return
    for pairing in state.open_games() if is_taken(cmd.ClaimForfeit, state.phase) else ():
        at = missed_at(state, pairing)
        if at is not None:
            here = next(seat for seat in pairing.seats if presence.is_here(state, pairing.id, seat))
            yield Act(cmd.ClaimForfeit, {"pairing": pairing.id, "by": here}, Window(opens=at))


def missed_at(state: TournamentState, pairing: Pairing) -> datetime | None:
    """Return when the time of a player who is missed in a game without a time is over; None once it is reported."""
    if pairing.id not in state.notes or pairing.id in state.reports:
        return None
    return None if presence.missed_until(state, pairing.id) is None else presence.claimable_at(state, pairing)


def closing(state: TournamentState) -> Iterator[Act]:
    """Sign-up closes automatically; with too few players the tournament is cancelled instead."""
    settings, closes = state.settings, state.settings.registration_closes
    if state.phase == "registration" and closes is not None:
        too_few = settings.fewest is not None and len(state.active_entrants()) < settings.fewest
        yield Act(cmd.CancelTournament if too_few else cmd.CloseRegistration, window=Window(opens=closes))


def evenings(state: TournamentState) -> Iterator[Act]:
    """The next evening of a series opens."""
    series = state.slice_of(Series)
    if state.phase == "series" and series.opens_at is not None:
        yield Act(cmd.OpenEvening, {"number": len(series.evenings) + 1}, Window(opens=series.opens_at))


def checking_in(state: TournamentState) -> Iterator[Act]:
    """Check-in opens and closes when it was said that it would."""
    settings, ask = state.settings, state.asked.get(CHECK_IN)
    if ask is None and settings.check_in_opens is not None and may_check_in(state):
        given = {"form": CHECK_IN, "due": settings.check_in_closes}
        yield Act(cmd.AskForForm, given, Window(opens=settings.check_in_opens))
    opened = open_check_in(state)
    if opened is not None and opened.due is not None:
        yield Act(cmd.CloseForm, {"form": CHECK_IN}, Window(opens=opened.due))


def rounds(state: TournamentState, engine: Engine, step: Step) -> Iterator[Act]:
    """The next round at the week's time of pairing, or the end; without a weekly timetable the next automatic step."""
    plan = state.settings.week
    if isinstance(step, Finish):
        ends = state.commands[-1].at if plan is not None else after_a_pause(state)
        if ends is not None:
            yield Act(cmd.FinishTournament, window=Window(opens=ends))
    if isinstance(step, PairRound) and not _opens_matches(state, engine, step):
        opens = pair_tick(state, plan) if plan is not None else _goes_on_at(state, engine, step)
        if opens is not None:
            given = {"stage": step.stage, "round_number": step.round_number}
            yield Act(cmd.PublishRound, given, Window(opens=opens))


def _opens_matches(state: TournamentState, engine: Engine, step: PairRound) -> bool:
    """Is every match that could be paired one that a director holds? All others have opened as they came."""
    return not step.starts_stage and engine.rules_of(state).as_they_come and state.current_round is not None


def goes_on_by_itself(state: TournamentState, engine: Engine, step: Step) -> bool:
    """Will the next step be done, or the next match open, without anybody, unless a director holds it?"""
    if not state.timetable_running:
        return False
    return waits_for_matches(state, engine, step) or any(True for _ in rounds(state, engine, step))


def waits_for_matches(state: TournamentState, engine: Engine, step: Step) -> bool:
    """Are games played whose results open further matches as they come?"""
    return isinstance(step, WaitForResults) and engine.rules_of(state, step.stage).as_they_come


def _goes_on_at(state: TournamentState, engine: Engine, step: PairRound) -> datetime | None:
    """When what can be played now is published without a weekly timetable; None where a director says so.

    A game for the title or a replay is opened at once where games are open all at once. All else waits for a director,
    or for the pause that is set; the first round moreover for its date, and every stage for what is to be handed in.
    """
    if not step.starts_stage:
        rules = engine.rules_of(state, step.stage)
        groups = rules.groups(state.stage(step.stage)) if rules.opens_at_once else ()
        at_once = any(group.goes_on or not group.part for group in groups)
        return state.commands[-1].at if at_once else after_a_pause(state)
    waited_for = _waited_for_until(state, engine)
    if state.settings.goes_on_minutes is None or waited_for is None:
        return None
    if state.started:
        return _latest(after_a_pause(state), waited_for)
    return None if state.settings.first_round is None else _latest(play_may_begin(state), waited_for)


def _latest(*moments: datetime | None) -> datetime | None:
    return max((moment for moment in moments if moment is not None), default=None)


def after_a_pause(state: TournamentState) -> datetime | None:
    """Return when a tournament without a weekly timetable continues: a pause after the last relevant event.

    A correction, or an undo, gives everybody the whole pause again. None where directors take every step.
    """
    minutes = state.settings.goes_on_minutes
    if minutes is None or state.settings.week is not None:
        return None
    return last_counted(state) + timedelta(minutes=minutes)


def last_counted(state: TournamentState) -> datetime:
    """When something was last done that others build on; fees, forms and reminders are nothing of the kind."""
    beside = PERSONAL - _UNDONE
    return next(
        (mark.at for mark in reversed(state.commands) if not beside.issuperset(mark.events)), state.commands[-1].at
    )


def _waited_for_until(state: TournamentState, engine: Engine) -> datetime | None:
    """Return until when the clock waits for forms; None where a form has no last day, and while check-in is open.

    After its last day a form cannot be handed in any more, so the clock does not wait for it. Where nothing is missing
    it is the moment of the first command.
    """
    wanted = (form for form in forms_now(state, engine) if form.by_entrants)
    waiting = [form.due for form in wanted if missing_from(state, form)]
    known = [due for due in waiting if due is not None]
    if open_check_in(state) is not None or len(known) < len(waiting):
        return None
    return max((due + _INSTANT for due in known), default=state.commands[0].at)


def pair_tick(state: TournamentState, plan: WeekPlan) -> datetime:
    """When the next round is to be paired: the tick after the latest round's week, or the first one there may be."""
    latest = latest_round(state)
    if latest is None:
        return plan.pair.next_after(play_may_begin(state) - _INSTANT, plan.zone)
    week = week_of_round(state, latest[0], latest[1].number)
    return plan.pair.next_after(week.pair_at, plan.zone) if week else plan.pair.next_after(latest[2], plan.zone)


def latest_round(state: TournamentState) -> tuple[int, Round, datetime] | None:
    """The round published last, with its stage and when that was."""
    for number in range(len(state.started) - 1, -1, -1):
        log = state.started[number]
        if log.rounds:
            return number, log.rounds[-1], log.paired_at[-1]
    return None


def week_of_round(state: TournamentState, stage: int, round_number: int) -> RoundWeek | None:
    """The week in which a published round is played; None without a weekly timetable."""
    plan = state.settings.week
    return None if plan is None else plan.week_for(state.started[stage].paired_at[round_number - 1])


def play_may_begin(state: TournamentState) -> datetime:
    """Sign-up is closed, ratings are fixed, and the day of the first round has come."""
    settings = state.settings
    return max(filter(None, (closed_at(state), settings.ratings_fixed, settings.first_round)))


def closed_at(state: TournamentState) -> datetime:
    """When sign-up closed. A closing that the timetable caught up late counts from when it was due."""
    mark = next((mark for mark in reversed(state.commands) if "PhaseChanged" in mark.events), state.commands[-1])
    due = state.settings.registration_closes
    return min(mark.at, due) if mark.actor == TIMETABLE and due is not None else mark.at


def fixing(state: TournamentState) -> Iterator[Act]:
    """The final times of the current round, as long as a game has none."""
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase != "running" or current is None or week is None:
        return
    if any(presence.final_start(state, pairing.id) is None for pairing in current.open_pairings()):
        given = {"stage": state.stage_number, "round_number": current.number, "final": True}
        yield Act(cmd.SetGameTimes, given, Window(opens=week.fix_at))


def defaults(state: TournamentState, engine: Engine, step: Step) -> Iterator[Act]:
    """Yield the default answers of questions about a stage and its games that were not answered in time."""
    for prompt in step.prompts if isinstance(step, WaitForAnswers) else ():
        if prompt.default is not None:
            answer = {"prompt": prompt.key, "answer": prompt.default, "by": None}
            yield Act(cmd.AnswerPrompt, answer, Window(opens=answers.answer_due(state, prompt.key)))
        if prompt.is_draw:
            name = prompt_draw(state.stage_number, prompt.key)
            draw = {"prompt": prompt.key, "answer": None, "by": None}
            if name in state.commitments and state.commitments[name].closes is not None:
                yield Act(cmd.AnswerPrompt, draw, answers.tried_again(state, name))
    for choice in answers.undecided(state, engine):
        note = choice.question.note
        given = {"pairing": choice.pairing, "note": note, "by": None, "content": {note: choice.default}}
        yield Act(cmd.NoteMatch, given, Window(opens=choice.due), about=choice.question.who)


def invitations(state: TournamentState, engine: Engine) -> Iterator[Act]:
    """They go out when sign-up closes; an entrant who declines makes room for the next on the waiting list."""
    if state.phase != "closed" or state.started:
        return
    for form in forms_now(state, engine):
        if form.asked.days is None:
            continue
        if form.ask is None:
            yield _ask(form, closed_at(state))
        else:
            yield from _backfill(state, form)


def _ask(form: FormNow, at: datetime, moved_up: EntrantId | None = None) -> Act:
    due = at + timedelta(days=form.asked.days or 0)
    return Act(cmd.AskForForm, {"form": form.key, "due": due}, Window(opens=at), about=moved_up)


def asked_again(entrant: EntrantId) -> str:
    """The id of the deadline that gives somebody who moved up as much time as the others had."""
    return f"invite:{entrant}"


def _backfill(state: TournamentState, form: FormNow) -> Iterator[Act]:
    """Yield withdrawals of those who declined, and of the silent once time is up; those who moved up get new time."""
    missing = frozenset(missing_from(state, form))
    someone_waits = bool(state.waiting_list())
    for entrant in state.active_entrants():
        entry = state.forms.get((form.key, entrant.id))
        if someone_waits and entry is not None and entry.content is False:
            yield Act(cmd.WithdrawEntrant, {"entrant": entrant.id}, Window(opens=entry.at))
        elif form.due is not None and entrant.id in missing:
            if entrant.cause == "moved_up" and asked_again(entrant.id) not in state.passed:
                yield _ask(form, form.due, entrant.id)
            elif someone_waits:
                yield Act(cmd.WithdrawEntrant, {"entrant": entrant.id}, Window(opens=form.due))
