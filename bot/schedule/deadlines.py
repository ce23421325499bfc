"""Derive the future deadlines of a tournament from its state alone.

Nothing is scheduled or stored. The timetable (`bot.schedule.runner`) calls `deadlines` after every change of the state
and carries out those that are due. A deadline that was carried out leaves a tick in the log, and the state keeps the
ids of all ticks in `state.passed`.

Invariants:

- An id names one occurrence for ever. Most ids end in a time (seconds since 1970), so that a deadline that moves gets
  another id and comes due again. Nothing is parsed from an id; the tick has fields for topic, subject and time.
- Undo of a command undoes its deadline, because the list is derived from the state after the undo.
- The list is sorted by time, then by `order`, then by id: two processes that derive it get the same order.

The steps themselves (`Act` with a window that opens at a time) come from `formats.core.possible.clock`; reminders come
from the modules of `bot.reminders`. Cost: the list is derived once per state (memoized by identity), and parts of it
that are numerous, such as open reports, are memoized one by one, so that a change of one game does not build the
deadlines of all others again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property, partial

from bot.schedule.in_use import reminders
from bot.schedule.reminder import MOST_OPEN, Due, Outlook, ScheduledReminder, Stamp, board, stamped
from bot.text.actions import round_argument
from bot.text.catalogue import rendering_key
from bot.text.format_texts import format_text
from bot.text.games import round_name
from bot.text.texts import texts
from formats.core import attendance
from formats.core.commands import (
    AnswerPrompt,
    AskForForm,
    CancelTournament,
    ClaimForfeit,
    CloseForm,
    CloseRegistration,
    Command,
    ConfirmReport,
    FinishTournament,
    NoteMatch,
    OpenEvening,
    PublishRound,
    SetGameTimes,
    WithdrawEntrant,
)
from formats.core.engine import Engine
from formats.core.errors import InvariantError, TournamentError
from formats.core.events import DeadlinePassed, Tick
from formats.core.memoize import memoize
from formats.core.model import Pairing, RoundPairings
from formats.core.possible import Act, clock
from formats.core.refusals import refusal_of
from formats.core.state import OpenReport, TournamentState
from formats.core.steps import next_step
from formats.core.values import EntrantId, PairingId

SILENCE = "silence"
NO_SHOW = "no_show"
CLOSE = "close_registration"
CHECK_IN = "event_check_in"
DECLINED = "declined"
INVITE = "invite"
NEXT_GAME = "next_game"
FINISH = "finish"
PAIR = "pair"
FIX = "fix"
ANSWER_DEFAULT = "answer_default"
CHOICE_DEFAULT = "choice_default"
LOTS = "lots"
EVENING = "evening"

ORDER = (SILENCE, ANSWER_DEFAULT, CHOICE_DEFAULT, CLOSE, DECLINED, INVITE, NEXT_GAME, FINISH, PAIR, FIX, LOTS, EVENING)
"""Steps of the timetable, in the order of execution for equal times; results come before pairings.

The position is multiplied by ten, so that reminders can be placed between steps; see `ScheduledReminder.order`.
"""

FOR_EVERYBODY = frozenset({CLOSE, CHECK_IN, INVITE, NEXT_GAME, PAIR, FIX, FINISH, ANSWER_DEFAULT, LOTS})
"""Steps that concern all entrants; the others concern one game, or the directors."""

ASK = "ask_availability"
FORM_MISSING = "form_missing"
FORM_DUE = "form_due"
NAG = "nag"
FAILED = "failed"
"""Reminders that are named elsewhere too. The last two have no timetable of their own; see `failed` for one."""


@dataclass(frozen=True)
class Deadline:
    """Something that comes due at `at`. `tick` is its entry in the log.

    `what` is a plain sentence for the agenda of a watched clock. With a `command` the command is carried out; without
    one only an announcement is made. Of several deadlines at the same time the one with the lower `order` comes first.
    The live board lists those that are `for_everybody`.
    """

    at: datetime
    tick: Tick
    says: Callable[[], str] = field(default=str, compare=False, repr=False)
    command: Command | None = None
    order: int = 0
    for_everybody: bool = False

    @property
    def what(self) -> str:
        """The sentence for the agenda, in the reader's language; formatted when it is first read."""
        said = self._said.get(rendering_key())
        if said is None:
            said = self._said[rendering_key()] = self.says()
        return said

    @cached_property
    def _said(self) -> dict[str, str]:
        """Cache of formatted sentences by language and style, because the agenda is read repeatedly."""
        return {}

    @property
    def id(self) -> str:
        """The unique id of the deadline."""
        return self.tick.deadline

    @property
    def topic(self) -> str:
        """The kind of deadline."""
        return self.tick.topic

    @property
    def subject(self) -> str:
        """The round, game, question, form or entrant that the deadline is about."""
        return self.tick.subject


def deadlines(state: TournamentState, engine: Engine) -> list[Deadline]:
    """Return all future deadlines of the state that have not been carried out, soonest first.

    While the timetable is paused only reports are still confirmed by silence: that is a right of the players.
    """
    return list(_derived(state, engine, reminders()))


@memoize(lambda *args: args)
def _derived(state: TournamentState, engine: Engine, given: Mapping[str, ScheduledReminder]) -> tuple[Deadline, ...]:
    """Return the sorted deadlines. Memoized by identity: timetable and live board ask for the same state."""
    step = next_step(state, engine) if state.timetable_running else None
    by_clock = tuple(clock.acts(state, engine, step))
    by_itself = (_by_clock(state, engine, act) for act in by_clock)
    ahead = [deadline for deadline in by_itself if deadline.id not in state.passed]
    if step is not None:
        outlook = Outlook(state, engine, step, by_clock)
        ahead += [
            _reminded(outlook, reminder, due)
            for reminder in given.values()
            for due in reminder.when(outlook)
            if due.stamp.id not in state.passed  # most have passed, and need no text
        ]
    return tuple(sorted(ahead, key=lambda deadline: (deadline.at, deadline.order, deadline.id)))


def failed(deadline: Deadline, error: TournamentError) -> Deadline:
    """Return the deadline of a step that was refused with this error; its tick informs the directors."""
    changed = {"topic": FAILED, "step": deadline.topic, "refusal": refusal_of(error)}
    tick = deadline.tick.model_copy(update=changed)
    return Deadline(deadline.at, tick)


def moment_of(event: DeadlinePassed) -> datetime:
    """Return the time for which a tick was made. Raises `InvariantError` if it has none."""
    if event.at is None:
        raise InvariantError(f"the deadline {event.deadline} has no moment")
    return event.at


def check_in_id(pairing: PairingId, start: datetime) -> str:
    """Return the id of the deadline that opens a game's check-in."""
    return stamped("check_in", pairing, at=start).id


def _reminded(outlook: Outlook, reminder: ScheduledReminder, due: Due) -> Deadline:
    """Return one occurrence of a reminder as a deadline."""
    says = partial(reminder.agenda, outlook, due)
    return Deadline(due.at, _tick(reminder, due), says, order=reminder.order, for_everybody=reminder.for_everybody)


@memoize(lambda reminder, due: (reminder, due), most=MOST_OPEN)
def _tick(reminder: ScheduledReminder, due: Due) -> Tick:
    """Return the tick of a reminder."""
    stamp = due.stamp
    return Tick(deadline=stamp.id, topic=reminder.key, subject=due.subject, at=stamp.at, minutes=due.minutes)


def _deadline(
    stamp: Stamp,
    at: datetime,
    topic: str,
    says: Callable[[], str],
    *,
    subject: str = "",
    command: Command | None = None,
) -> Deadline:
    """Return the deadline of a step of the timetable."""
    tick = Tick(deadline=stamp.id, topic=topic, subject=subject, at=stamp.at)
    return Deadline(at, tick, says, command, _order(topic), topic in FOR_EVERYBODY)


def _order(topic: str) -> int:
    """Return the rank of a step among those at the same time.

    Check-in comes right after the end of registration, the result of a no-show right after those by silence.
    """
    after = {CHECK_IN: CLOSE, NO_SHOW: SILENCE}
    return 10 * ORDER.index(after[topic]) + 5 if topic in after else 10 * ORDER.index(topic)


def _by_silence(state: TournamentState, pairing: PairingId, at: datetime) -> Deadline:
    """Return the deadline at which an open report becomes official."""
    _, round_, game = state.find(pairing)
    return _silence(at, state.reports[pairing], game, round_.number, round_.pairings)


@memoize(lambda *rests_on: rests_on, most=MOST_OPEN)
def _silence(at: datetime, report: OpenReport, game: Pairing, number: int, pairings: RoundPairings) -> Deadline:
    """Return the deadline of one report. Memoized, because it does not depend on other reports."""
    identity = stamped("silence", game.id, at=report.at)
    says = partial(_silence_said, game.board, number, pairings.label)
    command = ConfirmReport(pairing=game.id, by=None)
    return _deadline(identity, at, SILENCE, says, subject=game.id, command=command)


def _silence_said(board: int, number: int, label: str) -> str:
    """Return the agenda text of a report that silence confirms."""
    return texts.agenda.silence(board=texts.agenda.game(board=board, number=round_name(number, label)))


def _by_clock(state: TournamentState, engine: Engine, act: Act) -> Deadline:
    """Return an automatic step of the timetable as a deadline."""
    at = act.window.opens
    if at is None:
        raise InvariantError(f"the timetable has no moment for {act.command.__name__}")
    if act.command is ConfirmReport:  # many may be open at once: they are memoized one by one
        return _by_silence(state, act.given["pairing"], at)
    command = act.made()
    match command:
        case AnswerPrompt():
            return _answered(command, at)
        case NoteMatch() | ClaimForfeit():
            return _of_game(state, command, at)
        case AskForForm(form=form) if form != attendance.CHECK_IN:
            identity = stamped("invite", at=at) if act.about is None else Stamp(clock.asked_again(act.about))
            return _deadline(identity, at, INVITE, texts.cycle.invitations_go_out, subject=form, command=command)
        case WithdrawEntrant(entrant=entrant):
            return _makes_room(state, entrant, at)
        case _:
            return _round_by_clock(state, engine, command, at)


def _of_game(state: TournamentState, command: NoteMatch | ClaimForfeit, at: datetime) -> Deadline:
    """Return the deadline of a choice about a game that has not been made, or of a game whose player is missing."""
    game = command.pairing
    if isinstance(command, ClaimForfeit):
        says, identity, topic = partial(_no_show, state, game), stamped(NO_SHOW, game, at=at), NO_SHOW
    else:
        says, identity = partial(_choice_default, state, game), stamped("choice", game, command.note, at=at)
        topic = CHOICE_DEFAULT
    return _deadline(identity, at, topic, says, subject=game, command=command)


def _choice_default(state: TournamentState, pairing: PairingId) -> str:
    """Return the agenda text of a choice that has not been made in time."""
    return texts.agenda.choice_default(board=board(state, pairing))


def _no_show(state: TournamentState, pairing: PairingId) -> str:
    """Return the agenda text of a game that a missing player loses."""
    return texts.agenda.no_show(board=board(state, pairing))


def _check_in(command: AskForForm | CloseForm, at: datetime) -> Deadline:
    """Return the deadline at which the event's check-in opens or closes."""
    opens = isinstance(command, AskForForm)
    stamp = stamped("check_in_opens" if opens else "check_in_closes", at=at)
    says = texts.agenda.check_in_opens if opens else texts.agenda.check_in_closes
    return _deadline(stamp, at, CHECK_IN, says, subject=command.form, command=command)


def _answered(command: AnswerPrompt, at: datetime) -> Deadline:
    """Return the deadline at which a prompt gets its default answer, or is decided by lot."""
    if command.answer is None:
        kind, topic, says = "lots", LOTS, texts.agenda.lots
    else:
        kind, topic, says = "default", ANSWER_DEFAULT, texts.agenda.answer_default
    return _deadline(stamped(kind, command.prompt, at=at), at, topic, says, subject=command.prompt, command=command)


def _makes_room(state: TournamentState, entrant: EntrantId, at: datetime) -> Deadline:
    """Return the deadline that withdraws an entrant: one who declined at that time, or did not answer until then."""
    said_no = any(
        who == entrant and entry.at == at and entry.content is False for (_, who), entry in state.forms.items()
    )
    command = WithdrawEntrant(entrant=entrant, cause="declined" if said_no else "unanswered")
    identity = stamped("declined", entrant, at=at)
    return _deadline(identity, at, DECLINED, texts.cycle.makes_room, subject=entrant, command=command)


def _of_round(state: TournamentState, engine: Engine, stage: int, number: int) -> tuple[str, Callable[[], str]]:
    """Return topic and agenda text of the publication of a round; games are named if all of them open at once."""
    if state.settings.week is not None or not engine.rules_of(state, stage).opens_at_once:
        return PAIR, partial(_is_paired, state, engine, stage, number)
    return NEXT_GAME, texts.cycle.next_game if state.settings.goes_on_minutes is None else texts.agenda.next_games


def _is_paired(state: TournamentState, engine: Engine, stage: int, number: int) -> str:
    """Return the agenda text of the pairing of a round."""
    begun = stage < len(state.started)
    name = engine.rules_of(state, stage).next_round_name(state.stage(stage)) if begun else ""
    return _pair_text(state.stages[stage].title, number, name)


def _round_by_clock(state: TournamentState, engine: Engine, command: Command, at: datetime) -> Deadline:
    """Return the deadline of a step of the whole tournament."""
    match command:
        case PublishRound(stage=stage, round_number=number):
            name = round_argument(stage, number)
            topic, says = _of_round(state, engine, stage, number)
            return _deadline(Stamp(f"pair:{name}"), at, topic, says, subject=name, command=command)
        case SetGameTimes(stage=stage, round_number=number):
            name = round_argument(stage, number)
            round_ = state.started[stage].rounds[number - 1]
            says = partial(texts.agenda.fix, number=round_name(round_.number, round_.pairings.label))
            return _deadline(stamped("fix", name, at=at), at, FIX, says, subject=name, command=command)
        case FinishTournament():
            return _deadline(Stamp("finish"), at, FINISH, texts.agenda.finish, command=command)
        case AskForForm() | CloseForm():
            return _check_in(command, at)
        case OpenEvening(number=evening):
            identity = stamped(EVENING, str(evening), at=at)
            return _deadline(identity, at, EVENING, texts.series.agenda, subject=str(evening), command=command)
        case CloseRegistration() | CancelTournament():
            return _deadline(stamped("close", at=at), at, CLOSE, texts.agenda.close, command=command)
        case _:
            raise InvariantError(f"the timetable cannot carry out {type(command).__name__}")


def _pair_text(stage: str, number: int, name: str = "") -> str:
    """A round comes; `name` is its own, where it has one."""
    if name:
        return texts.agenda.pair_named(stage=stage, round=format_text(name))
    return texts.agenda.pair(stage=stage, number=number)
