"""Duties of an entrant with their deadlines, and everything that a tournament currently waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from bot.schedule.weeks import tentative_week
from bot.service.ledger import fee_line, fee_lines
from formats.core.asking import GameQuestion
from formats.core.commands import AnswerPrompt, CheckIn, ConfirmReport, ReportResult, SubmitForm
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now, missing_from
from formats.core.model import Pairing, Prompt
from formats.core.possible import Act, acts
from formats.core.possible.answers import game_asks, open_prompts
from formats.core.possible.clock import pair_tick, week_of_round
from formats.core.possible.field import appeals_open
from formats.core.possible.presence import check_in_ends, final_start, may_be_missed, missed_until, report_due
from formats.core.possible.reports import is_reported
from formats.core.possible.rounds import game_of, is_judged
from formats.core.possible.time_claims import TimeClaim, time_claims
from formats.core.state import TournamentState
from formats.core.steps import PairRound, WaitForAnswers, next_field, next_step
from formats.core.unlikely_input import seeding_says_little, unrated
from formats.core.values import EntrantId, PairingId
from formats.toolkit.scheduling.rounds import AVAILABILITY

DutyKind = Literal[
    "check_in", "report", "confirm", "correct_times", "send_times", "hand_in", "answer", "say", "pay", "answer_claim"
]


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that an entrant should do, until `due` if there is a deadline.

    `check_in`, `report`, `confirm` and `correct_times` (a tentative time may still change) are about `pairing`;
    `send_times` is the availability of the coming week, `hand_in` a `form`, `answer` a `prompt`, `say` a `question` of
    the format about `pairing`, `pay` the entry fee, `answer_claim` the opponent's claim that `pairing` was lost on
    time.
    """

    kind: DutyKind
    due: datetime | None = None
    pairing: PairingId | None = None
    prompt: Prompt | None = None
    form: FormNow | None = None
    question: GameQuestion | None = None


def duties(
    state: TournamentState, engine: Engine, entrant: EntrantId, now: datetime, may: Sequence[Act] | None = None
) -> list[Duty]:
    """Return the entrant's duties at `now`, most urgent first; those without a deadline come last.

    `may` are the entrant's acts, if the caller has computed them already.
    """
    may = acts(state, engine, entrant) if may is None else may
    owed: list[Duty] = [*_about_game(state, engine, entrant, may, now)]
    if state.entrants[entrant].status == "active":
        owed += _send_times(state, engine, entrant)
        owed += _hand_in(state, engine, entrant, may, now)
    owed += [
        Duty("answer_claim", claim.due, claim.pairing.id)
        for claim in time_claims(state)
        if claim.accused == entrant and not claim.answered
    ]
    prompts = {prompt.key: prompt for prompt in open_prompts(state, engine)}
    owed += [
        Duty("answer", act.window.due, prompt=prompts[act.given["prompt"]])
        for act in may
        if act.command is AnswerPrompt
    ]
    owed += [
        Duty("say", ask.due, ask.pairing.id, question=ask.question)
        for ask in game_asks(state, engine, entrant)
        if not ask.said
    ]
    if state.settings.fee is not None and fee_line(state, entrant).status == "unpaid":
        owed.append(Duty("pay"))
    return sorted(owed, key=lambda duty: (duty.due is None, duty.due.timestamp() if duty.due else 0.0))


def _hand_in(
    state: TournamentState, engine: Engine, entrant: EntrantId, may: Sequence[Act], now: datetime
) -> Iterator[Duty]:
    """Yield the requested forms that can still be submitted."""
    open_forms = {act.given["form"] for act in may if act.command is SubmitForm and act.is_open(now)}
    for form, missing in forms_missing(state, engine, now):
        if entrant in missing and form.by_entrants and form.key in open_forms:
            yield Duty("hand_in", form.due, form=form)


def _about_game(
    state: TournamentState, engine: Engine, entrant: EntrantId, may: Sequence[Act], now: datetime
) -> Iterator[Duty]:
    """Yield the duties about the current game: answer a report, or check in, play and report."""
    game = game_of(state, entrant)
    if game is None:
        return
    windows = {act.command: act.window for act in may if act.given.get("pairing") == game.id}
    time = state.times.get(game.id)
    confirm = windows.get(ConfirmReport)
    if confirm is not None and confirm.due is not None:
        yield Duty("confirm", confirm.due, game.id)
    if is_reported(state, game.id):
        return
    if time is not None and not time.final:
        week = tentative_week(state, entrant, now)
        if week is not None:
            yield Duty("correct_times", week.fix_at, game.id)
        return
    if CheckIn in windows and _is_awaited(state, game, entrant, now):
        yield Duty("check_in", windows[CheckIn].due, game.id)
    if game.id not in state.reports and not is_judged(state, engine, game):
        due = windows[ReportResult].due
        yield Duty("report", None if due is None else max(now, due), game.id)


def _is_awaited(state: TournamentState, game: Pairing, entrant: EntrantId, now: datetime) -> bool:
    """Return whether the entrant should check in now; in a game without a time only once the opponent waits."""
    if may_be_missed(state, game.id):
        return missed_until(state, game.id) is not None
    return now <= check_in_ends(state, game, entrant)


def _send_times(state: TournamentState, engine: Engine, entrant: EntrantId) -> Iterator[Duty]:
    """Yield the duty to send availability before a round that the timetable pairs."""
    plan = state.settings.week
    if plan is None or not isinstance(next_step(state, engine), PairRound):
        return
    entry = state.forms.get((AVAILABILITY, entrant))
    tick = pair_tick(state, plan)
    fresh = entry is not None and entry.at >= plan.week_paired_at(tick).ask_at
    if not fresh and entrant in next_field(state, engine):
        yield Duty("send_times", tick)


@dataclass(frozen=True, slots=True)
class Missing:
    """Everything that a tournament waits for at a time; all fields are empty if nothing is missing.

    `never_sent`: players of open games without a final time who never sent their availability. `unconfirmed`: reports
    that wait for the opponent. `not_reported`: games that should be over. `without_time`: games for which the scheduler
    found no time. `claimed`: claims on time that directors decide. `forms`: requested forms, with the entrants who have
    not submitted them.
    """

    never_sent: tuple[EntrantId, ...] = ()
    unconfirmed: tuple[Pairing, ...] = ()
    not_reported: tuple[Pairing, ...] = ()
    disputed: tuple[Pairing, ...] = ()
    claimed: tuple[TimeClaim, ...] = ()
    without_time: tuple[Pairing, ...] = ()
    prompts: tuple[Prompt, ...] = field(default=())
    appeals: tuple[EntrantId, ...] = ()
    unpaid: tuple[EntrantId, ...] = ()
    unrated: tuple[EntrantId, ...] = ()
    forms: tuple[tuple[FormNow, tuple[EntrantId, ...]], ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing is missing."""
        return self == Missing()


def missing(state: TournamentState, engine: Engine, now: datetime) -> Missing:
    """Return everything that is missing at `now`."""
    games = state.open_games() if state.phase == "running" else ()
    reported = [pairing for pairing in games if pairing.id in state.reports]
    step = next_step(state, engine)
    return Missing(
        never_sent=_never_sent(state, games),
        unconfirmed=tuple(game for game in reported if state.reports[game.id].disputed_by is None),
        not_reported=tuple(game for game in games if game.id not in state.reports and should_be_over(state, game, now)),
        disputed=tuple(game for game in reported if state.reports[game.id].disputed_by is not None),
        claimed=tuple(claim for claim in time_claims(state) if claim.answered or claim.due is None or claim.due <= now),
        without_time=tuple(game for game in games if _lacks_time(state, game, now)),
        prompts=step.prompts if isinstance(step, WaitForAnswers) else (),
        appeals=appeals_open(state),
        forms=forms_missing(state, engine, now),
        unrated=unrated_field(state, engine),
        unpaid=tuple(line.entrant for line in fee_lines(state) if line.status == "unpaid"),
    )


def unrated_field(state: TournamentState, engine: Engine) -> tuple[EntrantId, ...]:
    """Return the entrants without a rating, before play, if so few have one that seeding by rating means little."""
    field = state.active_entrants()
    if state.started or not engine.rules_of(state, 0).seeds_by_rating or not seeding_says_little(field):
        return ()
    return tuple(entrant.id for entrant in unrated(field))


def forms_missing(
    state: TournamentState, engine: Engine, now: datetime
) -> tuple[tuple[FormNow, tuple[EntrantId, ...]], ...]:
    """Return the requested forms that are still wanted, each with the entrants who have not submitted it.

    Forms that entrants can no longer submit are left out: directors were informed when the time was up.
    """
    asked = (form for form in forms_now(state, engine) if form.ask is not None) if state.asked else ()
    asked = (form for form in asked if not (form.by_entrants and form.is_late(now)))
    not_handed_in = ((form, missing_from(state, form)) for form in asked)
    return tuple((form, entrants) for form, entrants in not_handed_in if entrants)


def should_be_over(state: TournamentState, pairing: Pairing, now: datetime) -> bool:
    """Return whether the game began long enough ago to be reported. False without a timetable."""
    due = report_due(state, pairing.id)
    return due is not None and due <= now


def _never_sent(state: TournamentState, games: tuple[Pairing, ...]) -> tuple[EntrantId, ...]:
    """Return the players of games without a final time who never sent their availability."""
    if state.settings.week is None:
        return ()
    waiting = [game for game in games if final_start(state, game.id) is None]
    seats = [seat for game in waiting for seat in game.seats]
    return tuple(seat for seat in seats if (AVAILABILITY, seat) not in state.forms)


def _lacks_time(state: TournamentState, pairing: Pairing, now: datetime) -> bool:
    """Return whether the final times of the game's week are set and the game has none."""
    if state.settings.week is None or pairing.id in state.times:
        return False
    stage, round_, _ = state.find(pairing.id)
    week = week_of_round(state, stage, round_.number)
    return week is not None and week.fix_at <= now
