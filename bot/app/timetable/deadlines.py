"""Everything that will come due in a tournament, derived from its state alone.

Nothing is scheduled or stored: the timetable asks for this list after every change and deals with what is due; the log
remembers the ids it has dealt with. An id names one occurrence for ever: most end in the moment (seconds since 1970)
that tells them from others of their kind. Nothing is read from an id, the tick has fields for that. A command taken
back takes its deadline back with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.app.asking.open_forms import has_other_ways
from bot.app.speaking.actions import round_argument
from bot.app.speaking.wording import agenda, forms
from bot.app.timetable.answers_due import answer_due, answer_time, asked_at, undecided
from bot.app.timetable.cycle_deadlines import STEPS, UNFINISHED, coming
from bot.app.timetable.reminder_wishes import offered_minutes
from formats.core.commands import (
    AnswerPrompt,
    CloseRegistration,
    Command,
    ConfirmReport,
    FinishTournament,
    NoteMatch,
    PublishRound,
    SetGameTimes,
)
from formats.core.engine import Engine
from formats.core.errors import InvariantError
from formats.core.events import DeadlinePassed, Tick
from formats.core.forms import forms_now
from formats.core.log import TIMETABLE
from formats.core.model import Pairing
from formats.core.state import Round, Tournament
from formats.core.steps import Finish, Nothing, PairRound, Step, WaitForAnswers, WaitForResults, next_step
from formats.core.values import PairingId
from formats.core.weekly import RoundWeek, WeekPlan
from formats.toolkit.scheduling.rounds import week_of_round

SILENCE = "silence"
CLOSE = "close_registration"
ASK = "ask_availability"
FINISH = "finish"
PAIR = "pair"
FIX = "fix"
MISSING_AVAILABILITY = "missing_availability"
CHECK_IN = "check_in"
REMIND = "remind_game"
CLAIM = "claim_possible"
UNANSWERED = "confirm_due"
REPORT_DUE = "report_due"
ANSWER_DEFAULT = "answer_default"
ANSWER_DUE = "answer_due"
CHOICE_DEFAULT = "choice_default"
CHOICES_DUE = "choices_due"
DIGEST = "digest"
FORM_MISSING = "form_missing"
FORM_DUE = "form_due"
NAG = "nag"
"""A director wants those reminded who have not answered a question; no deadline of the timetable's."""

FAILED = "failed"
"""A step of the timetable was refused, see `failed`."""

ORDER = (
    SILENCE,
    ANSWER_DEFAULT,
    CHOICE_DEFAULT,
    CLOSE,
    *STEPS,
    ASK,
    FINISH,
    PAIR,
    FIX,
    MISSING_AVAILABILITY,
    CHECK_IN,
    REMIND,
    CLAIM,
    UNANSWERED,
    REPORT_DUE,
    UNFINISHED,
    FORM_MISSING,
    FORM_DUE,
    ANSWER_DUE,
    CHOICES_DUE,
    DIGEST,
)
"""Which of several things due at the same moment goes first: results before pairings, pairings before digests."""

REPORT_AFTER = timedelta(hours=6)
"""How long after its start a game should be over and reported."""

FORM_REMINDERS = (timedelta(days=2), timedelta(hours=12))
"""How long before its deadline those are reminded who have not handed in a form."""

NAG_EVERY = timedelta(days=1)
MOST_NAGS = 3
"""How often the players of a game are asked for its result."""

MOST_DIGESTS = 14
"""How often directors are told that a round stands still."""

_MOMENT = timedelta(microseconds=1)


@dataclass(frozen=True)
class Deadline:
    """Something that comes due at `at`. What the log will say of it is its `tick`.

    `what` is a plain sentence for whoever watches the clock. With a `command` the command is carried out; without one
    it only has to be told. Of several at the same moment the one with the lower `order` comes first.
    """

    at: datetime
    tick: Tick
    what: str = ""
    command: Command | None = None
    order: int = 0

    @property
    def id(self) -> str:
        """What tells it from every other deadline."""
        return self.tick.deadline

    @property
    def topic(self) -> str:
        """What comes due."""
        return self.tick.topic

    @property
    def subject(self) -> str:
        """About which round, game, question, form or entrant."""
        return self.tick.subject


def deadlines(state: Tournament, engine: Engine) -> list[Deadline]:
    """What will come due as things stand and has not been dealt with, soonest first.

    While the timetable is paused only silence still confirms reports: that is a right of the players.
    """
    found = [*_silence(state)]
    if state.timetable_running:
        step = next_step(state, engine)
        found += [*_closing(state), *_rounds(state, engine, step), *_fixing(state), *_games(state)]
        found += [
            *_answers(state, step),
            *_choices(state, engine),
            *_forms(state, engine),
            *_cycle(state, engine, step),
        ]
    ahead = [deadline for deadline in found if deadline.id not in state.passed]
    return sorted(ahead, key=lambda deadline: (deadline.at, deadline.order, deadline.id))


def failed(deadline: Deadline, why: str) -> Deadline:
    """The same deadline as one whose step was refused, for directors to hear of; `why` is a sentence for them."""
    tick = deadline.tick.model_copy(update={"topic": FAILED, "step": deadline.topic, "why": why})
    return Deadline(deadline.at, tick)


class Stamp(NamedTuple):
    """The id of a deadline, and the moment it is made for, if any: another moment makes another deadline."""

    id: str
    at: datetime | None = None


def stamped(*parts: str, at: datetime) -> Stamp:
    """An id that differs from moment to moment."""
    return Stamp(":".join((*filter(None, parts), str(int(at.timestamp())))), at)


def moment_of(event: DeadlinePassed) -> datetime:
    """The moment that a tick was made for; `InvariantError` where it was made for none."""
    if event.at is None:
        raise InvariantError(f"the deadline {event.deadline} has no moment")
    return event.at


def check_in_id(pairing: PairingId, start: datetime) -> str:
    """The id of the opening of a game's check-in."""
    return stamped("check_in", pairing, at=start).id


def _deadline(
    stamp: Stamp,
    at: datetime,
    topic: str,
    what: str,
    *,
    subject: str = "",
    minutes: int | None = None,
    command: Command | None = None,
) -> Deadline:
    tick = Tick(deadline=stamp.id, topic=topic, subject=subject, at=stamp.at, minutes=minutes)
    return Deadline(at, tick, what, command, ORDER.index(topic))


def _silence(state: Tournament) -> Iterator[Deadline]:
    """Reports nobody disputed become official; halfway there the opponent is reminded."""
    if state.phase != "running":
        return
    hours = timedelta(hours=state.settings.silence_confirms_hours)
    for pairing_id, report in state.reports.items():
        if report.disputed_by is not None:
            continue
        board = _board(state, pairing_id)
        command = ConfirmReport(pairing=pairing_id, by=None)
        identity = stamped("silence", pairing_id, at=report.at)
        yield _deadline(
            identity, report.at + hours, SILENCE, agenda.silence(board), subject=pairing_id, command=command
        )
        if state.timetable_running:
            identity = stamped("confirm", pairing_id, at=report.at)
            yield _deadline(identity, report.at + hours / 2, UNANSWERED, agenda.unanswered(board), subject=pairing_id)


def _closing(state: Tournament) -> Iterator[Deadline]:
    """Sign-up closes by itself."""
    closes = state.settings.registration_closes
    if state.phase == "registration" and closes is not None:
        yield _deadline(stamped("close", at=closes), closes, CLOSE, agenda.CLOSE, command=CloseRegistration())


def _rounds(state: Tournament, engine: Engine, step: Step) -> Iterator[Deadline]:
    """Asking for availability, pairing, the end, and the directors' digest of what stands in the way."""
    plan = state.settings.week
    if plan is None or isinstance(step, Nothing):
        return
    if isinstance(step, Finish):
        yield _deadline(Stamp("finish"), state.commands[-1].at, FINISH, agenda.FINISH, command=FinishTournament())
        return
    tick = pair_tick(state, plan)
    if isinstance(step, PairRound):
        round_id = round_argument(step.stage, step.round_number)
        what = agenda.pair(state.stages[step.stage].title, step.round_number)
        command = PublishRound(stage=step.stage, round_number=step.round_number)
        yield _deadline(Stamp(f"pair:{round_id}"), tick, PAIR, what, subject=round_id, command=command)
    if isinstance(step, WaitForResults | WaitForAnswers):
        yield from _recurring("digest", "", tick, DIGEST, agenda.digest(), most=MOST_DIGESTS, state=state)
    if _another_round(state, engine, step):
        asked_at = plan.week_paired_at(tick).ask_at
        yield _deadline(stamped("ask", at=tick), asked_at, ASK, agenda.ASK)


def _another_round(state: Tournament, engine: Engine, step: Step) -> bool:
    """May a round follow, as far as can be known now?"""
    if isinstance(step, PairRound):
        return True
    stage = state.stage()
    if stage.number + 1 < len(state.stages):
        return True
    system, options = engine.of_stage(state, stage.number)
    planned = system.planned_rounds(stage, options)
    return planned is None or len(stage.rounds) < planned


def pair_tick(state: Tournament, plan: WeekPlan) -> datetime:
    """When the next round is to be paired: the tick after the latest round's week, or the first one there may be."""
    latest = latest_round(state)
    if latest is None:
        return plan.pair.next_after(_play_may_begin(state) - _MOMENT, plan.zone)
    week = week_of_round(state, latest[0], latest[1].number)
    return plan.pair.next_after(week.pair_at, plan.zone) if week else plan.pair.next_after(latest[2], plan.zone)


def latest_round(state: Tournament) -> tuple[int, Round, datetime] | None:
    """The round published last, with its stage and when that was."""
    for number in range(len(state.started) - 1, -1, -1):
        log = state.started[number]
        if log.rounds:
            return number, log.rounds[-1], log.paired_at[-1]
    return None


def _play_may_begin(state: Tournament) -> datetime:
    """Sign-up is closed, ratings are fixed, and the day of the first round has come."""
    settings = state.settings
    return max(filter(None, (_closed_at(state), settings.ratings_fixed, settings.first_round)))


def _closed_at(state: Tournament) -> datetime:
    """When sign-up closed. A closing that the timetable caught up late counts from when it was due."""
    mark = next((mark for mark in reversed(state.commands) if "PhaseChanged" in mark.events), state.commands[-1])
    due = state.settings.registration_closes
    return min(mark.at, due) if mark.actor == TIMETABLE and due is not None else mark.at


def _fixing(state: Tournament) -> Iterator[Deadline]:
    """The final times of the current round, a reminder on the way there, and a digest after it."""
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase != "running" or current is None or week is None:
        return
    name = (current.number, current.pairings.label)
    round_id = round_argument(state.stage_number, current.number)
    if any(not _has_final_time(state, pairing) for pairing in current.open_pairings()):
        identity = stamped("fix", round_id, at=week.fix_at)
        command = SetGameTimes(stage=state.stage_number, round_number=current.number, final=True)
        yield _deadline(identity, week.fix_at, FIX, agenda.fix(*name), subject=round_id, command=command)
        identity = stamped("missing", round_id, at=week.fix_at)
        what = agenda.missing_availability(*name)
        yield _deadline(identity, _halfway(state, week), MISSING_AVAILABILITY, what, subject=round_id)
    if current.open_pairings():
        identity = stamped("digest", round_id, at=week.fix_at)
        yield _deadline(identity, week.fix_at, DIGEST, agenda.digest(), subject=round_id)


def _halfway(state: Tournament, week: RoundWeek) -> datetime:
    """The middle of the time that players have to correct their availability."""
    published = max(week.pair_at, state.started[-1].paired_at[-1])
    return published + (week.fix_at - published) / 2


def _has_final_time(state: Tournament, pairing: Pairing) -> bool:
    time = state.times.get(pairing.id)
    return time is not None and time.final


def _games(state: Tournament) -> Iterator[Deadline]:
    """What happens around the games that have a final time and no result."""
    if state.phase != "running":
        return
    for pairing in state.open_games():
        if _has_final_time(state, pairing):
            yield from _around_game(state, pairing, state.times[pairing.id].at)


def _around_game(state: Tournament, pairing: Pairing, start: datetime) -> Iterator[Deadline]:
    board = _board(state, pairing.id)
    for minutes in offered_minutes(state.settings):
        identity = stamped("remind", pairing.id, str(minutes), at=start)
        at = start - timedelta(minutes=minutes)
        # Personal and many: whoever watches the clock does not wait for them, so they are not on the agenda.
        yield _deadline(identity, at, REMIND, "", subject=pairing.id, minutes=minutes)
    opens = start - timedelta(minutes=state.settings.check_in_minutes)
    identity = stamped("check_in", pairing.id, at=start)
    yield _deadline(identity, opens, CHECK_IN, agenda.check_in(board), subject=pairing.id)
    claimable = claimable_at(state, pairing, start)
    if claimable is not None:
        identity = stamped("claim", pairing.id, at=claimable)
        yield _deadline(identity, claimable, CLAIM, agenda.claim(board), subject=pairing.id)
    if pairing.id not in state.reports:
        due = start + REPORT_AFTER
        yield from _recurring(
            "report", pairing.id, due, REPORT_DUE, agenda.report_due(board), most=MOST_NAGS, state=state
        )


def claimable_at(state: Tournament, pairing: Pairing, start: datetime) -> datetime | None:
    """When the one player who is here may claim the game; None unless exactly one is."""
    notes = state.notes.get(pairing.id, ())
    here = {note.by for note in notes if note.note == "here"}
    if len(here) != 1:
        return None
    granted = [note.until for note in notes if note.note == "more_time" and note.by in here and note.until is not None]
    return max([start + timedelta(minutes=state.settings.forfeit_minutes), *granted])


def _answers(state: Tournament, step: Step) -> Iterator[Deadline]:
    """Halfway, and from then on day by day, whoever has not answered is reminded; in the end a default counts."""
    if not isinstance(step, WaitForAnswers):
        return
    for prompt in step.prompts:
        first = asked_at(state) + answer_time(state) / 2
        yield from _recurring("answer", prompt.key, first, ANSWER_DUE, agenda.answer_due(), most=MOST_NAGS, state=state)
        if prompt.default is not None:
            due = answer_due(state)
            command = AnswerPrompt(prompt=prompt.key, answer=prompt.default)
            identity = stamped("default", prompt.key, at=due)
            what = agenda.answer_default()
            yield _deadline(identity, due, ANSWER_DEFAULT, what, subject=prompt.key, command=command)


def _choices(state: Tournament, engine: Engine) -> Iterator[Deadline]:
    """Halfway, whoever has choices to make about games is reminded, once for all of them; then the defaults count."""
    reminded: set[str] = set()
    for open_choice in undecided(state, engine):
        question, pairing = open_choice.question, open_choice.pairing
        halfway = open_choice.asked + answer_time(state) / 2
        identity = stamped("choices", question.who, at=halfway)
        if identity.id not in reminded:
            reminded.add(identity.id)
            yield _deadline(identity, halfway, CHOICES_DUE, agenda.choices_due(), subject=question.who)
        content = {question.note: open_choice.default}
        yield _deadline(
            stamped("choice", pairing, question.note, at=open_choice.due),
            open_choice.due,
            CHOICE_DEFAULT,
            agenda.choice_default(_board(state, pairing)),
            subject=pairing,
            command=NoteMatch(pairing=pairing, note=question.note, content=content),
        )


def _cycle(state: Tournament, engine: Engine, step: Step) -> Iterator[Deadline]:
    """Invitations to leagues, the next game of a match, and games their players do not finish."""
    closed_at = _closed_at(state) if state.phase == "closed" else None
    for one in coming(state, engine, step, closed_at):
        stamp = Stamp(one.id, one.made_for)
        yield _deadline(stamp, one.at, one.topic, one.what, subject=one.subject, command=one.command)


def _recurring(
    name: str, subject: str, first: datetime, topic: str, what: str, *, most: int, state: Tournament
) -> Iterator[Deadline]:
    """The soonest occurrence, day by day, that has not been dealt with."""
    for number in range(most):
        at = first + number * NAG_EVERY
        identity = stamped(name, subject, at=at)
        if identity.id not in state.passed:
            yield _deadline(identity, at, topic, what, subject=subject)
            return


def _forms(state: Tournament, engine: Engine) -> Iterator[Deadline]:
    """Reminders of forms that are asked for until a moment, and that moment itself."""
    for one in forms_now(state, engine) if state.asked else ():
        if one.ask is None or one.due is None:
            continue
        title = one.form.title
        for before in FORM_REMINDERS if one.by_entrants or has_other_ways(one) else ():
            at = one.due - before
            if at > one.ask.at:
                identity = stamped("form", one.key, str(int(before.total_seconds())), at=one.due)
                yield _deadline(identity, at, FORM_MISSING, forms.reminder_due(title), subject=one.key)
        yield _deadline(
            stamped("form", one.key, at=one.due), one.due, FORM_DUE, forms.time_is_up(title), subject=one.key
        )


def _board(state: Tournament, pairing_id: str) -> str:
    _, one, pairing = state.find(pairing_id)
    return agenda.game(pairing.board, one.number, one.pairings.label)
