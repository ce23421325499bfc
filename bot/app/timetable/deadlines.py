"""Everything that will come due in a tournament, derived from its state alone.

Nothing is scheduled or stored: the timetable asks for this list after every change and deals with what is due; the log
remembers the ids it has dealt with. An id names one occurrence for ever: most end in the moment (seconds since 1970)
that tells them from others of their kind. Nothing is read from an id, the tick has fields for that. A command taken
back takes its deadline back with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.app.asking.open_forms import has_other_ways
from bot.app.faces.in_use import faces
from bot.app.speaking.actions import round_argument
from bot.app.speaking.wording import agenda, cycle, forms
from bot.app.timetable.cycle_deadlines import DECLINED, INVITE, NEXT_GAME, STEPS, UNFINISHED, unfinished
from bot.app.timetable.reminder_wishes import offered_minutes
from formats.core.commands import (
    AnswerPrompt,
    AskForForm,
    CloseRegistration,
    Command,
    ConfirmReport,
    FinishTournament,
    NoteMatch,
    PublishRound,
    SetGameTimes,
    WithdrawEntrant,
)
from formats.core.engine import Engine
from formats.core.errors import InvariantError
from formats.core.events import DeadlinePassed, Tick
from formats.core.forms import forms_now
from formats.core.model import Pairing
from formats.core.possible import Act, clock
from formats.core.possible.answers import answer_time, asked_at
from formats.core.possible.clock import pair_tick, week_of_round
from formats.core.possible.presence import check_in_opens, claimable_at, final_start, report_due
from formats.core.possible.reports import silence_confirms_at
from formats.core.state import Tournament
from formats.core.steps import Finish, Nothing, PairRound, Step, WaitForAnswers, WaitForResults, next_step
from formats.core.values import EntrantId, PairingId
from formats.core.weekly import RoundWeek

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

FORM_REMINDERS = (timedelta(days=2), timedelta(hours=12))
"""How long before its deadline those are reminded who have not handed in a form."""

NAG_EVERY = timedelta(days=1)
MOST_NAGS = 3
"""How often the players of a game are asked for its result."""

MOST_DIGESTS = 14
"""How often directors are told that a round stands still."""


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
    step = next_step(state, engine) if state.timetable_running else None
    by_clock = tuple(clock.acts(state, engine, step))
    found = [_by_clock(state, act) for act in by_clock]
    if step is not None:
        found += [*_unanswered(state), *_rounds(state, engine, step), *_fixing(state), *_games(state)]
        found += [*_answers(state, step), *_choices(state, by_clock), *_forms(state, engine)]
        found += [
            _deadline(Stamp(one.id, one.at), one.at, UNFINISHED, one.what, subject=one.subject)
            for one in unfinished(state, engine)
        ]
        found += (deadline for face in faces().of(state) for deadline in face.deadlines(state, engine))
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


def _by_clock(state: Tournament, act: Act) -> Deadline:
    """What the timetable does by itself at a moment."""
    command, at = act.made(), act.window.opens
    if at is None:
        raise InvariantError(f"the timetable has no moment for {act.command.__name__}")
    match command:
        case ConfirmReport(pairing=pairing):
            identity = stamped("silence", pairing, at=state.reports[pairing].at)
            what = agenda.silence(_board(state, pairing))
            return _deadline(identity, at, SILENCE, what, subject=pairing, command=command)
        case AnswerPrompt(prompt=prompt):
            identity = stamped("default", prompt, at=at)
            return _deadline(identity, at, ANSWER_DEFAULT, agenda.answer_default(), subject=prompt, command=command)
        case NoteMatch(pairing=pairing, note=note):
            what = agenda.choice_default(_board(state, pairing))
            identity = stamped("choice", pairing, note, at=at)
            return _deadline(identity, at, CHOICE_DEFAULT, what, subject=pairing, command=command)
        case AskForForm(form=form):
            identity = stamped("invite", at=at) if act.about is None else Stamp(clock.asked_again(act.about))
            return _deadline(identity, at, INVITE, cycle.INVITATIONS_GO_OUT(), subject=form, command=command)
        case WithdrawEntrant(entrant=entrant):
            return _makes_room(state, entrant, at)
        case _:
            return _round_by_clock(state, command, at)


def _makes_room(state: Tournament, entrant: EntrantId, at: datetime) -> Deadline:
    """Who does not come, and why: they said so at that moment, or nothing until then."""
    said_no = any(
        who == entrant and entry.at == at and entry.content is False for (_, who), entry in state.forms.items()
    )
    command = WithdrawEntrant(entrant=entrant, text=cycle.DECLINED() if said_no else cycle.NO_ANSWER())
    identity = stamped("declined", entrant, at=at)
    return _deadline(identity, at, DECLINED, cycle.MAKES_ROOM(), subject=entrant, command=command)


def _round_by_clock(state: Tournament, command: Command, at: datetime) -> Deadline:
    """A step of the tournament as a whole."""
    match command:
        case PublishRound(stage=stage, round_number=number):
            name = round_argument(stage, number)
            weekly = state.settings.week is not None
            what = agenda.pair(state.stages[stage].title, number) if weekly else cycle.NEXT_GAME()
            return _deadline(
                Stamp(f"pair:{name}"), at, PAIR if weekly else NEXT_GAME, what, subject=name, command=command
            )
        case SetGameTimes(stage=stage, round_number=number):
            name = round_argument(stage, number)
            one = state.started[stage].rounds[number - 1]
            what = agenda.fix(one.number, one.pairings.label)
            return _deadline(stamped("fix", name, at=at), at, FIX, what, subject=name, command=command)
        case FinishTournament():
            return _deadline(Stamp("finish"), at, FINISH, agenda.FINISH(), command=command)
        case CloseRegistration():
            return _deadline(stamped("close", at=at), at, CLOSE, agenda.CLOSE(), command=command)
        case _:
            raise InvariantError(f"the timetable cannot carry out {type(command).__name__}")


def _unanswered(state: Tournament) -> Iterator[Deadline]:
    """Halfway to the moment when silence confirms a report the opponent is reminded."""
    for pairing_id, report in state.reports.items() if state.phase == "running" else ():
        if report.disputed_by is None:
            identity = stamped("confirm", pairing_id, at=report.at)
            halfway = report.at + (silence_confirms_at(state, report) - report.at) / 2
            what = agenda.unanswered(_board(state, pairing_id))
            yield _deadline(identity, halfway, UNANSWERED, what, subject=pairing_id)


def _rounds(state: Tournament, engine: Engine, step: Step) -> Iterator[Deadline]:
    """Asking for availability, and the directors' digest of what stands in the way of the next round."""
    plan = state.settings.week
    if plan is None or isinstance(step, Nothing | Finish):
        return
    tick = pair_tick(state, plan)
    if isinstance(step, WaitForResults | WaitForAnswers):
        yield from _recurring("digest", "", tick, DIGEST, agenda.digest(), most=MOST_DIGESTS, state=state)
    if _another_round(state, engine, step):
        asked_at = plan.week_paired_at(tick).ask_at
        yield _deadline(stamped("ask", at=tick), asked_at, ASK, agenda.ASK())


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


def _fixing(state: Tournament) -> Iterator[Deadline]:
    """A reminder on the way to the final times of the current round, and a digest after it."""
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase != "running" or current is None or week is None:
        return
    name = (current.number, current.pairings.label)
    round_id = round_argument(state.stage_number, current.number)
    if any(final_start(state, pairing.id) is None for pairing in current.open_pairings()):
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


def _games(state: Tournament) -> Iterator[Deadline]:
    """What happens around the games that have a final time and no result."""
    if state.phase != "running":
        return
    for pairing in state.open_games():
        start = final_start(state, pairing.id)
        if start is not None:
            yield from _around_game(state, pairing, start)


def _around_game(state: Tournament, pairing: Pairing, start: datetime) -> Iterator[Deadline]:
    board = _board(state, pairing.id)
    for minutes in offered_minutes(state.settings):
        identity = stamped("remind", pairing.id, str(minutes), at=start)
        at = start - timedelta(minutes=minutes)
        # Personal and many: whoever watches the clock does not wait for them, so they are not on the agenda.
        yield _deadline(identity, at, REMIND, "", subject=pairing.id, minutes=minutes)
    opens = check_in_opens(state, pairing.id)
    identity = stamped("check_in", pairing.id, at=start)
    yield _deadline(identity, opens, CHECK_IN, agenda.check_in(board), subject=pairing.id)
    claimable = claimable_at(state, pairing)
    if claimable is not None:
        identity = stamped("claim", pairing.id, at=claimable)
        yield _deadline(identity, claimable, CLAIM, agenda.claim(board), subject=pairing.id)
    due = report_due(state, pairing.id)
    if pairing.id not in state.reports and due is not None:
        yield from _recurring(
            "report", pairing.id, due, REPORT_DUE, agenda.report_due(board), most=MOST_NAGS, state=state
        )


def _answers(state: Tournament, step: Step) -> Iterator[Deadline]:
    """Halfway, and from then on day by day, whoever has not answered is reminded."""
    for prompt in step.prompts if isinstance(step, WaitForAnswers) else ():
        first = asked_at(state, prompt.key) + answer_time(state) / 2
        yield from _recurring("answer", prompt.key, first, ANSWER_DUE, agenda.answer_due(), most=MOST_NAGS, state=state)


def _choices(state: Tournament, defaults: Iterable[Act]) -> Iterator[Deadline]:
    """Halfway, whoever has choices to make about games is reminded, once for all of them."""
    reminded: set[str] = set()
    for act in defaults:
        if act.command is NoteMatch and act.about is not None and act.window.opens is not None:
            halfway = act.window.opens - answer_time(state) / 2
            stamp = stamped("choices", act.about, at=halfway)
            if stamp.id not in reminded:
                reminded.add(stamp.id)
                yield _deadline(stamp, halfway, CHOICES_DUE, agenda.choices_due(), subject=act.about)


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
