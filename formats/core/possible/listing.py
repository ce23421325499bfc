"""Everything somebody may do, put together from the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial

from formats.core import commands as cmd
from formats.core import phases
from formats.core.attendance import CHECK_IN, open_check_in
from formats.core.draws import ALL_DRAWS, open_draws, prompt_draw
from formats.core.engine import Engine
from formats.core.errors import RuleError
from formats.core.forms import forms_now
from formats.core.model import Entrant, Pairing
from formats.core.possible import (
    answers,
    clock,
    field,
    forms,
    members,
    presence,
    reports,
    rounds,
    rounds_off,
    time_claims,
)
from formats.core.possible.act import ALWAYS, Act, Role, Who, Window
from formats.core.rounds_off import ROUND_OFF
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from formats.core.steps import Finish, PairRound, next_step
from formats.core.undoing import undoable
from formats.core.values import EntrantId, Value


def possible(state: TournamentState, engine: Engine, who: Who, now: datetime) -> tuple[Act, ...]:
    """Return the acts that are open to `who` at this moment."""
    return tuple(act for act in acts(state, engine, who) if act.is_open(now))


def acts(state: TournamentState, engine: Engine, who: Who) -> tuple[Act, ...]:
    """Return the acts of `who` with their times: some are still to come, some are over.

    Acts that are over are listed as long as nothing else has happened, so that answers can name the moment they ended.
    """
    if who is Role.DIRECTOR:
        listed = _of_director(state, engine)
    elif who is Role.CLOCK:
        listed = clock.acts(state, engine)
    elif who is Role.NEWCOMER:
        listed = iter([Act(cmd.RegisterEntrants, {"by_director": False})])
    else:
        listed = _of_entrant(state, engine, who)
    return tuple(act for act in listed if _in_phase(state, engine, act))


def _in_phase(state: TournamentState, engine: Engine, act: Act) -> bool:
    """Does the tournament's phase allow the act?"""
    if act.command is cmd.CreateTournament:
        return state.version == 0
    if state.version == 0:
        return False
    kind = ""
    if act.command is cmd.ContributeToDraw and act.given["draw"] == ALL_DRAWS:
        kind = phases.ALL_DRAWS
    if act.command is cmd.RegisterEntrants:
        by_director = bool(act.given["by_director"])
        if field.may_come_late(state, engine, by_director=by_director):
            return True
        kind = phases.BY_DIRECTOR if by_director else ""
    if act.command is cmd.CloseRegistration and state.phase == "draft":
        return bool(state.active_entrants())
    return phases.is_taken(act.command, state.phase, kind)


def _allowed(rule: Callable[[], Window | object], command: type[Value], **given: object) -> Iterator[Act]:
    """The act, where the rule does not refuse it."""
    try:
        allowed = rule()
    except RuleError:
        return
    yield Act(command, given, allowed if isinstance(allowed, Window) else ALWAYS)


def _of_entrant(state: TournamentState, engine: Engine, who: EntrantId) -> Iterator[Act]:
    entrant = state.entrant(who)
    if entrant.status in field.IN:
        yield Act(cmd.WithdrawEntrant, {"entrant": who, "status": "withdrawn"})
    yield from _allowed(lambda: field.file_appeal(state, entrant), cmd.FileAppeal, entrant=who)
    for form in forms.forms_wanted_of(state, engine, entrant):
        window = forms.hand_in(state, entrant, form)
        yield Act(cmd.SubmitForm, {"form": form, "entrant": who, "by_director": False}, window)
    off = {"form": ROUND_OFF, "entrant": who, "by_director": False}
    yield from _allowed(lambda: rounds_off.ask(state, engine, entrant), cmd.SubmitForm, **off)
    if entrant.status == "active":
        for draw in (ALL_DRAWS, *open_draws(state)):
            rule = lambda draw=draw: answers.contribute(state, draw, who)  # noqa: E731 - bound to this draw
            for act in _allowed(rule, cmd.ContributeToDraw, draw=draw, by=who):
                yield replace(act, window=answers.words(state, draw))
    for prompt in answers.open_prompts(state, engine):
        if who in prompt.who:
            yield Act(cmd.AnswerPrompt, {"prompt": prompt.key, "by": who}, answers.answer(state, prompt))
    for pairing in _open_games(state):
        if who in pairing.seats:
            yield from _about_game(state, pairing, who)
    for ask in answers.game_asks(state, engine, who):
        noted = {"pairing": ask.pairing.id, "note": ask.question.note, "by": who}
        yield Act(cmd.NoteMatch, noted, Window(due=ask.due))


def _open_games(state: TournamentState) -> Iterator[Pairing]:
    for log in state.started:
        for round_ in log.rounds:
            yield from round_.open_pairings()


def _about_game(state: TournamentState, pairing: Pairing, who: EntrantId) -> Iterator[Act]:
    """Yield the acts of a player about an open game."""
    given = {"pairing": pairing.id, "by": who}
    yield Act(cmd.ReportResult, given, Window(due=presence.report_due(state, pairing.id)))
    yield from _allowed(lambda: reports.confirm(state, pairing.id, who), cmd.ConfirmReport, **given)
    yield from _allowed(lambda: reports.dispute(state, pairing.id, who), cmd.DisputeReport, **given)
    yield from _allowed(lambda: reports.take_back(state, pairing.id, who), cmd.TakeBackReport, **given)
    if not presence.is_here(state, pairing.id, who):
        yield from _allowed(lambda: presence.check_in(state, pairing, who), cmd.CheckIn, **given)
    yield from _allowed(lambda: presence.grant_more_time(state, pairing, who), cmd.GrantMoreTime, **given)
    for note, answer in time_claims.ANSWERS.items():
        rule = lambda answer=answer: answer(state, pairing, who)  # noqa: E731 - bound to this answer
        yield from _allowed(rule, cmd.NoteMatch, pairing=pairing.id, note=note, by=who)
    yield from _allowed(lambda: presence.claim_forfeit(state, pairing, who), cmd.ClaimForfeit, **given)


def _of_director(state: TournamentState, engine: Engine) -> Iterator[Act]:
    yield Act(cmd.CreateTournament)
    for command in (cmd.ChangePlan, cmd.CloseRegistration, cmd.CancelTournament, cmd.Announce, cmd.MakeRuling):
        yield Act(command)
    yield Act(cmd.ChangeStaff)
    if not state.started:
        yield Act(cmd.OpenRegistration)
    yield Act(cmd.RegisterEntrants, {"by_director": True})
    yield Act(cmd.SwitchTimetable, {"running": not state.timetable_running})
    yield from (Act(cmd.UndoCommand, {"command_id": mark.command_id}) for mark in undoable(state))
    yield from _about_rounds(state, engine)
    yield from _about_entrants(state, engine)
    yield from _about_teams(state)
    yield from _about_games(state, engine)
    for form in forms_now(state, engine):
        yield Act(cmd.AskForForm, {"form": form.key})
        if form.key != CHECK_IN:
            yield Act(cmd.CloseForm, {"form": form.key}, Window(closes=form.due))
        elif open_check_in(state) is not None:
            yield Act(cmd.CloseForm, {"form": form.key})
        if form.sealed:
            yield Act(cmd.LookAtForms, {"form": form.key})
    for prompt in answers.open_prompts(state, engine):
        yield Act(cmd.AnswerPrompt, {"prompt": prompt.key, "by": None}, answers.answer(state, prompt))
        if prompt.is_draw:
            window = answers.lots(state, prompt_draw(state.stage_number, prompt.key))
            yield Act(cmd.AnswerPrompt, {"prompt": prompt.key, "answer": None, "by": None}, window)
    for draw in state.commitments:
        rule = partial(answers.waive, state, engine, draw)
        yield from _allowed(rule, cmd.WaiveBeacon, draw=draw)


def _about_rounds(state: TournamentState, engine: Engine) -> Iterator[Act]:
    step = next_step(state, engine)
    if isinstance(step, PairRound) and rounds.field_fits(state, engine, step):
        yield Act(cmd.PublishRound, {"stage": step.stage, "round_number": step.round_number})
    if isinstance(step, Finish):
        yield Act(cmd.FinishTournament)
    if state.started or rounds.field_fits(state, engine, step):
        yield Act(cmd.ImportRounds, {"stage": max(0, state.stage_number)})
    current = state.current_round
    if current is not None:
        given = {"stage": state.stage_number, "round_number": current.number}
        yield Act(cmd.OverrideRound, given)
        yield Act(cmd.SetGameTimes, given)
    if state.started:
        readings, script = rounds.script_now(state, engine)
        if readings < len(script):
            given = {"stage": state.stage_number, "step": readings + 1}
            yield Act(cmd.TellStep, given, rounds.telling(state, engine))


def _about_entrants(state: TournamentState, engine: Engine) -> Iterator[Act]:
    if state.entrants:
        yield from _allowed(lambda: field.change_data(state, engine), cmd.ChangeEntrants)
    for who, entrant in state.entrants.items():
        yield Act(cmd.MarkFee, {"entrant": who})
        yield Act(cmd.ReplacePerson, {"entrant": who})
        yield from _about_members(state, entrant)
        if entrant.status in field.IN:
            yield Act(cmd.WithdrawEntrant, {"entrant": who})
        for form in forms.forms_wanted_of(state, engine, entrant):
            yield Act(cmd.SubmitForm, {"form": form, "entrant": who, "by_director": True})
        off = {"form": ROUND_OFF, "entrant": who, "by_director": True}
        choose = partial(rounds_off.open_rounds, state, engine, entrant)
        yield from _allowed(choose, cmd.SubmitForm, **off)
        rule = lambda entrant=entrant: field.reinstate(state, entrant)  # noqa: E731 - bound to this entrant
        yield from _allowed(rule, cmd.ReinstateEntrant, entrant=who)
        seat = lambda entrant=entrant: rounds.seat_in_round(state, engine, entrant)  # noqa: E731 - bound to this entrant
        yield from _allowed(seat, cmd.SeatNewcomer, entrant=who)
    for who in field.appeals_open(state):
        for accepted in (True, False):
            decision = partial(field.decide_appeal, state, who, accepted=accepted)
            yield from _allowed(decision, cmd.DecideAppeal, entrant=who, accepted=accepted)


def _about_members(state: TournamentState, entrant: Entrant) -> Iterator[Act]:
    """Yield the acts that add a member to an entrant, named in the command, or remove one."""
    there = state.slice_of(Members).of(entrant.id)
    if entrant.status in field.IN and len(there) < state.settings.team_size:
        yield Act(cmd.ChangeMember, {"entrant": entrant.id})
    yield from (Act(cmd.ChangeMember, {"entrant": entrant.id, "person": person, "given": False}) for person in there)


def _about_teams(state: TournamentState) -> Iterator[Act]:
    """Yield the acts about free players: to become one, named in the command, and to divide them among teams."""
    if members.takes_teams(state):
        yield Act(cmd.SeekTeam)
    with suppress(RuleError):
        yield Act(cmd.MakeTeams, {"new": members.teams_to_make(state)})


def _about_games(state: TournamentState, engine: Engine) -> Iterator[Act]:
    if any(True for _ in _open_games(state)):
        yield Act(cmd.RecordResults, {})
    for log in state.started:
        for round_ in log.rounds:
            for pairing in round_.pairings.pairings:
                yield Act(cmd.RecordResult, {"pairing": pairing.id})
                yield Act(cmd.RuleForfeit, {"pairing": pairing.id})
                if pairing.id not in round_.results:
                    yield Act(cmd.MoveGame, {"pairing": pairing.id})
                rule = lambda pairing=pairing: rounds.rematch(state, engine, pairing.id)  # noqa: E731 - this game
                yield from _allowed(rule, cmd.OrderRematch, pairing=pairing.id)
    for ask in answers.game_asks(state, engine):
        given = {"pairing": ask.pairing.id, "note": ask.question.note, "by": None}
        yield Act(cmd.NoteMatch, given, Window(due=ask.due))
