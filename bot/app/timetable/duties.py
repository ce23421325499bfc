"""What an entrant owes and until when, and what a tournament as a whole waits for."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from bot.app.timetable.answers_due import answer_due, questions_to, undecided
from bot.app.timetable.deadlines import REPORT_AFTER, pair_tick
from bot.app.tournaments.ledger import fee_line, fee_lines
from formats.core.asking import GameQuestion
from formats.core.contract import Awaits
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now, missing_from
from formats.core.model import Pairing, Prompt
from formats.core.state import OpenReport, Tournament
from formats.core.steps import PairRound, WaitForAnswers, next_step
from formats.core.values import EntrantId, PairingId
from formats.toolkit.scheduling.rounds import AVAILABILITY, week_of_round

DutyKind = Literal["check_in", "report", "confirm", "correct_times", "send_times", "hand_in", "answer", "say", "pay"]


@dataclass(frozen=True, slots=True)
class Duty:
    """Something an entrant should do, until `due` where there is a last moment.

    `check_in`, `report`, `confirm` and `correct_times` (a tentative time may still change) are about `pairing`;
    `send_times` is the availability of the week to come, `hand_in` a `form`, `answer` a `prompt`,
    `say` what a format asks about `pairing` (a `question`), `pay` the entry fee.
    """

    kind: DutyKind
    due: datetime | None = None
    pairing: PairingId | None = None
    prompt: Prompt | None = None
    form: FormNow | None = None
    question: GameQuestion | None = None


def silence_at(state: Tournament, report: OpenReport) -> datetime:
    """When an undisputed report counts."""
    return report.at + timedelta(hours=state.settings.silence_confirms_hours)


def open_game(state: Tournament, entrant: EntrantId) -> Pairing | None:
    """The entrant's oldest game without a result in the stage in play."""
    return next((pairing for pairing in state.open_games() if entrant in pairing.seats), None)


def is_judged(state: Tournament, engine: Engine, pairing: Pairing) -> bool:
    """Is there nothing for the players of an open game to report?"""
    stage = state.find(pairing.id)[0]
    return engine.rules_of(state, stage).judged(pairing, state.stage(stage))


def is_here(state: Tournament, pairing: PairingId, entrant: EntrantId) -> bool:
    """Has the entrant checked in for the game?"""
    return any(note.note == "here" and note.by == entrant for note in state.notes.get(pairing, ()))


def appeals_open(state: Tournament) -> tuple[EntrantId, ...]:
    """Whose latest appeal is not decided."""
    latest = {
        ruling.entrant: ruling.topic
        for ruling in state.rulings
        if ruling.entrant is not None and ruling.topic.startswith("appeal_")
    }
    return tuple(entrant for entrant, topic in latest.items() if topic == "appeal_filed")


def prompts_open(state: Tournament, engine: Engine) -> tuple[Prompt, ...]:
    """The questions the stage in play waits for."""
    if state.phase != "running" or not state.started:
        return ()
    status = engine.status(state)
    return status.prompts if isinstance(status, Awaits) else ()


def duties(state: Tournament, engine: Engine, entrant: EntrantId, now: datetime) -> list[Duty]:
    """What the entrant owes at `now`, most urgent first; what has no last moment comes last."""
    found: list[Duty] = []
    pairing = open_game(state, entrant) if state.phase == "running" else None
    if pairing is not None:
        about = _about_game(state, pairing, entrant, now)
        judged = is_judged(state, engine, pairing)
        found += [duty for duty in about if not (judged and duty.kind == "report")]
    if state.entrants[entrant].status == "active":
        found += _send_times(state, engine, entrant)
        found += _hand_in(state, engine, entrant, now)
    found += [
        Duty("answer", answer_due(state), prompt=prompt)
        for prompt in prompts_open(state, engine)
        if entrant in prompt.who
    ]
    if pairing is not None:
        found += _say(state, engine, entrant)
    if state.settings.fee is not None and fee_line(state, entrant).status == "unpaid":
        found.append(Duty("pay"))
    return sorted(found, key=lambda duty: (duty.due is None, duty.due.timestamp() if duty.due else 0.0))


def _say(state: Tournament, engine: Engine, entrant: EntrantId) -> list[Duty]:
    """What a format asks about the entrant's open games and has not been told."""
    until = {(one.pairing, one.question.note): one.due for one in undecided(state, engine)}
    return [
        Duty("say", until.get((game.id, question.note)), game.id, question=question)
        for game, questions in questions_to(state, engine, entrant)
        for question in questions
        if not any(noted.note == question.note for noted in state.notes.get(game.id, ()))
    ]


def _hand_in(state: Tournament, engine: Engine, entrant: EntrantId, now: datetime) -> list[Duty]:
    """The forms directors have asked for, as long as they can still be handed in."""
    return [
        Duty("hand_in", one.due, form=one)
        for one, missing in forms_missing(state, engine)
        if entrant in missing and one.by_entrants and not one.is_late(now)
    ]


def _about_game(state: Tournament, pairing: Pairing, entrant: EntrantId, now: datetime) -> list[Duty]:
    report = state.reports.get(pairing.id)
    if report is not None:
        asked = report.by != entrant and report.disputed_by is None
        return [Duty("confirm", silence_at(state, report), pairing.id)] if asked else []
    time = state.times.get(pairing.id)
    if time is None:
        return [Duty("report", None, pairing.id)]
    if not time.final:
        stage, one, _ = state.find(pairing.id)
        week = week_of_round(state, stage, one.number)
        return [Duty("correct_times", week.fix_at, pairing.id)] if week is not None and week.fix_at > now else []
    late = time.at + timedelta(minutes=state.settings.forfeit_minutes)
    duties_of_game = [Duty("report", max(now, time.at + REPORT_AFTER), pairing.id)]
    if now < late and not is_here(state, pairing.id, entrant):
        duties_of_game.insert(0, Duty("check_in", late, pairing.id))
    return duties_of_game


def _send_times(state: Tournament, engine: Engine, entrant: EntrantId) -> list[Duty]:
    """Before a round that the timetable pairs, everybody in it may say when they can play."""
    plan = state.settings.week
    step = next_step(state, engine)
    if plan is None or not isinstance(step, PairRound):
        return []
    in_stage = step.starts_stage or entrant in state.stage().active
    entry = state.forms.get((AVAILABILITY, entrant))
    tick = pair_tick(state, plan)
    fresh = entry is not None and entry.at >= plan.week_paired_at(tick).ask_at
    return [Duty("send_times", tick)] if in_stage and not fresh else []


@dataclass(frozen=True, slots=True)
class Missing:
    """What a tournament waits for at a moment; everything empty when all is well.

    `never_sent`: players of open games whose time is not final and who never said when they can play.
    `unconfirmed`: reports that wait for the opponent. `not_reported`: games that should be over. `without_time`: games
    for which the scheduler found none. `forms`: those that were asked for, with who has not handed them in.
    """

    never_sent: tuple[EntrantId, ...] = ()
    unconfirmed: tuple[Pairing, ...] = ()
    not_reported: tuple[Pairing, ...] = ()
    disputed: tuple[Pairing, ...] = ()
    without_time: tuple[Pairing, ...] = ()
    prompts: tuple[Prompt, ...] = field(default=())
    appeals: tuple[EntrantId, ...] = ()
    unpaid: tuple[EntrantId, ...] = ()
    forms: tuple[tuple[FormNow, tuple[EntrantId, ...]], ...] = ()

    @property
    def nothing(self) -> bool:
        """All is well."""
        return self == Missing()


def missing(state: Tournament, engine: Engine, now: datetime) -> Missing:
    """What is missing at `now`."""
    games = state.open_games() if state.phase == "running" else ()
    reported = [pairing for pairing in games if pairing.id in state.reports]
    step = next_step(state, engine)
    return Missing(
        never_sent=_never_sent(state, games),
        unconfirmed=tuple(game for game in reported if state.reports[game.id].disputed_by is None),
        not_reported=tuple(game for game in games if game.id not in state.reports and should_be_over(state, game, now)),
        disputed=tuple(game for game in reported if state.reports[game.id].disputed_by is not None),
        without_time=tuple(game for game in games if _lacks_time(state, game, now)),
        prompts=step.prompts if isinstance(step, WaitForAnswers) else (),
        appeals=appeals_open(state),
        forms=forms_missing(state, engine),
        unpaid=tuple(line.entrant for line in fee_lines(state) if line.status == "unpaid"),
    )


def forms_missing(state: Tournament, engine: Engine) -> tuple[tuple[FormNow, tuple[EntrantId, ...]], ...]:
    """The forms that were asked for and are wanted still, each with who has not handed it in."""
    asked = (one for one in forms_now(state, engine) if one.ask is not None) if state.asked else ()
    found = ((one, missing_from(state, one)) for one in asked)
    return tuple((one, entrants) for one, entrants in found if entrants)


def should_be_over(state: Tournament, pairing: Pairing, now: datetime) -> bool:
    """Did the game begin long enough ago to be reported? Without a timetable nobody knows."""
    time = state.times.get(pairing.id)
    return time is not None and time.final and time.at + REPORT_AFTER <= now


def _never_sent(state: Tournament, games: tuple[Pairing, ...]) -> tuple[EntrantId, ...]:
    if state.settings.week is None:
        return ()
    waiting = [game for game in games if not (game.id in state.times and state.times[game.id].final)]
    seats = [seat for game in waiting for seat in game.seats]
    return tuple(seat for seat in seats if (AVAILABILITY, seat) not in state.forms)


def _lacks_time(state: Tournament, pairing: Pairing, now: datetime) -> bool:
    if state.settings.week is None or pairing.id in state.times:
        return False
    stage, one, _ = state.find(pairing.id)
    week = week_of_round(state, stage, one.number)
    return week is not None and week.fix_at <= now
