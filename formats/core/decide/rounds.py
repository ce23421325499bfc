"""Decisions about rounds: publishing, overriding, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Format, NeedsPairing
from formats.core.decide.context import Case
from formats.core.decide.field import boards_problem, field_problem
from formats.core.decide.game_times import new_times
from formats.core.decide.known_results import known_results
from formats.core.draws import match_lots, round_lots, stage_lots
from formats.core.engine_version import ENGINE_VERSION
from formats.core.errors import (
    HandmadeRoundError,
    InvariantError,
    NotNextError,
    PromptOpenError,
    ReasonNeededError,
    ResultExistsError,
    ResultsMissingError,
)
from formats.core.events import Event
from formats.core.lots import Lots
from formats.core.model import Bye, RoundPairings
from formats.core.possible.rounds import need_current_round
from formats.core.rounds_off import byes_of_next_round
from formats.core.rules import StageRules
from formats.core.state import Round, Stage
from formats.core.steps import (
    Finish,
    PairRound,
    Step,
    WaitForAnswers,
    WaitForResults,
    next_step,
    seed_stage,
)
from formats.core.values import PairingId


def publish(case: Case, command: cmd.PublishRound) -> list[Event]:
    """Pair the next round and publish it, starting stages as needed. A stage without rounds is passed through.

    Where a format has all games open at once, the rounds after it are published with it, and else those that were
    asked for.
    """
    case.need_phase()
    ahead = _based_on(case, command)
    here = case.after(ahead)
    step = next_step(here.state, case.engine)
    asked = f"s{command.stage}r{command.round_number}"
    if not isinstance(step, PairRound):
        _refuse_step(step, asked)
    elif (step.stage, step.round_number) != (command.stage, command.round_number):
        raise NotNextError(asked, f"s{step.stage}r{step.round_number}")
    events: list[Event] = [*ahead]
    if case.state.phase != case.next_phase():
        events.append(ev.PhaseChanged(phase=case.next_phase()))
        here = here.after(events[-1:])
    while isinstance(step, PairRound) and step.starts_stage:
        started = start_stage(here, step.stage)
        events.append(started)
        here = here.after([started])
        step = next_step(here.state, here.engine)
    if isinstance(step, PairRound):
        paired = pair_round(here) if command.pairings is None else _by_hand(here, command.pairings, command.text)
        published = _with_what_follows(here, paired)
        together = [*published, *_opened_with_it(here.after(published))]
        events += [*together, *_published_through(here.after(together), command)]
    return events


def _based_on(case: Case, command: cmd.PublishRound) -> list[Event]:
    """The change of options that lets these rounds be paired on the standings a director has chosen."""
    state, number = case.state, command.stage
    if command.based_on is None or not max(state.stage_number, 0) <= number < len(state.stages):
        return []
    rules = case.engine.rules_of(state, number)
    plan = state.stages[number]
    for round_number in range(command.round_number, (command.through or command.round_number) + 1):
        plan = plan.model_copy(update={"options": {**plan.options, **rules.based_on(round_number, command.based_on)}})
        rules = replace(rules, options=case.engine.options_of(plan))
    if plan == state.stages[number]:
        return []
    stages = (*state.stages[:number], plan, *state.stages[number + 1 :])
    return [ev.PlanChanged(title=state.title, stages=stages, settings=state.settings)]


def _published_through(case: Case, command: cmd.PublishRound) -> list[Event]:
    """The rounds that are published together with the first because a director wants them now."""
    events: list[Event] = []
    for number in range(len(case.state.started[-1].rounds) + 1, (command.through or 0) + 1):
        step = next_step(case.state, case.engine)
        if not _same_stage_goes_on(step):
            _refuse_step(step, f"s{command.stage}r{number}")
        published = _with_what_follows(case, pair_round(case))
        events += published
        case = case.after(published)
    return events


def _opened_with_it(case: Case) -> list[Event]:
    """The rounds after the one just published that a format opens together with it."""
    at_once = case.engine.rules_of(case.state).opens_at_once
    events: list[Event] = []
    while at_once and _same_stage_goes_on(next_step(case.state, case.engine)):
        published = _with_what_follows(case, pair_round(case))
        events += published
        case = case.after(published)
    return events


def matches_as_they_come(case: Case) -> list[Event]:
    """The matches that open because their players are known now; none while the timetable is paused.

    They are added to the round they belong to, or begin it. A command is written in one transaction with them.
    """
    state = case.state
    if state.phase != "running" or not state.timetable_running or state.current_round is None:
        return []
    rules = case.engine.rules_of(state)
    if not rules.as_they_come:
        return []
    added = matches_to_add(case)
    events: list[Event] = [*added, *known_results(case.after(added))]
    case = case.after(events)
    while rules.begins_round(case.state.stage()):
        published = _with_what_follows(case, pair_round(case))
        events += published
        case = case.after(published)
    return events


def matches_to_add(case: Case) -> list[ev.MatchAdded]:
    """The matches that join rounds of the stage in play, each with draws of its own."""
    state, lots = case.state, dict[PairingId, Lots]()

    def draws_of(pairing: PairingId) -> Lots:
        return lots.setdefault(pairing, match_lots(state, pairing))

    events = []
    for match in case.engine.rules_of(state).matches_to_add(state.stage(), draws_of):
        drawn = None if match.game is None else draws_of(match.game.id)
        events.append(
            ev.MatchAdded(
                stage=state.stage_number,
                round_number=match.round_number,
                game=match.game,
                bye=match.bye,
                facts=dict(match.facts),
                seed="" if drawn is None else drawn.seed,
                draws=() if drawn is None else tuple(drawn.draws),
                engine=ENGINE_VERSION,
            )
        )
    return events


def _same_stage_goes_on(step: Step) -> bool:
    return isinstance(step, PairRound) and not step.starts_stage


def _with_what_follows(case: Case, paired: ev.RoundPaired) -> list[Event]:
    """A round is published, with results the format knows already and times for the other games."""
    here = case.after([paired])
    known = known_results(here)
    return [paired, *known, *new_times(here.after(known))]


def _refuse_step(step: Step, asked: str) -> None:
    match step:
        case WaitForResults(_, _, pairings):
            raise ResultsMissingError(pairings)
        case WaitForAnswers(_, prompts):
            raise PromptOpenError(tuple(prompt.key for prompt in prompts))
        case _:
            raise NotNextError(asked, type(step).__name__)


def start_stage(case: Case, number: int) -> ev.StageStarted:
    """A stage begins with its field, seeded."""
    lots = stage_lots(case.state, number)
    seeding = seed_stage(case.state, case.engine, number, lots)
    return ev.StageStarted(
        stage=number,
        seeds=seeding.order,
        rationale=seeding.rationale,
        draws=tuple(lots.draws),
        engine=ENGINE_VERSION,
    )


def pair_round(case: Case) -> ev.RoundPaired:
    """Ask the format for the next round and hold it to the contract."""
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    if not isinstance(system.status(stage, options), NeedsPairing):
        raise InvariantError(f"{system.key} was asked to pair without needing it")
    lots = round_lots(case.state, stage.number, stage.next_round)
    off = byes_of_next_round(case.state, case.engine)
    known = _paired_before(case, lots.seed, off)
    if known is not None:
        return known
    pairings = pair_without(system, stage, options, lots, off)
    problem = field_problem(pairings, stage.active)
    if problem is not None:
        raise InvariantError(f"{system.key} does not account for its field: {problem}")
    return ev.RoundPaired(
        stage=stage.number,
        round_number=stage.next_round,
        pairings=pairings,
        seed=lots.seed,
        draws=tuple(lots.draws),
        engine=ENGINE_VERSION,
    )


def pair_without(system: Format[Any], stage: Stage, options: Any, lots: Lots, off: tuple[Bye, ...]) -> RoundPairings:
    """Pair everybody who does not have the round off, and add the byes of the others."""
    if not off:
        return system.pair(stage, options, lots)
    present = replace(stage, off=frozenset(bye.entrant for bye in off))
    paired = system.pair(present, options, lots) if present.active else RoundPairings(pairings=())
    return paired.model_copy(update={"byes": (*paired.byes, *off)})


def _paired_before(case: Case, seed: str, off: tuple[Bye, ...]) -> ev.RoundPaired | None:
    """The round as the same command has paired it before, by the same seed, for the same field and rounds off."""
    stage = case.state.stage()
    here = stage.number, stage.next_round, "format", seed
    for known in case.envelope.paired:
        if (known.stage, known.round_number, known.cause, known.seed) == here:
            same_off = tuple(bye for bye in known.pairings.byes if bye.is_round_off) == off
            return known if same_off and field_problem(known.pairings, stage.active) is None else None
    return None


def _by_hand(case: Case, pairings: RoundPairings, text: str) -> ev.RoundPaired:
    """A director's own pairings for the next round; they must account for the field and be given a reason."""
    if not text:
        raise ReasonNeededError("pairings")
    stage = case.state.stage()
    problem = field_problem(pairings, stage.active) or boards_problem(pairings, stage.number, stage.next_round)
    if problem is not None:
        raise problem
    rules = case.engine.rules_of(case.state)
    taken = rules.warned(stage, stage.next_round, taken_by_hand(rules, stage, pairings))
    seed = round_lots(case.state, stage.number, stage.next_round).seed
    return ev.RoundPaired(
        stage=stage.number, round_number=stage.next_round, pairings=taken, seed=seed, cause="director", text=text
    )


def taken_by_hand(
    rules: StageRules, stage: Stage, handmade: RoundPairings, published: Round | None = None
) -> RoundPairings:
    """Let the format complete a round that a director has paired, and check the answer: the same people, each once.

    Raises `HandmadeRoundError` where it does not fit, and for rounds off in a format that takes none.
    """
    off = tuple(bye.entrant for bye in handmade.byes if bye.is_round_off)
    if off and not rules.takes_rounds_off:
        raise HandmadeRoundError("no_rounds_off", off)
    taken = rules.system.by_hand(stage, handmade, published, rules.options)
    problem = field_problem(taken, tuple(handmade.members()))
    if problem is not None:
        raise InvariantError(f"{rules.system.key} takes a round by hand wrongly: {problem}")
    return taken


def override(case: Case, command: cmd.OverrideRound) -> list[Event]:
    """A director's own pairings for the latest round. Games that already have a result must stay as they are."""
    case.need_phase()
    need_current_round(case.state, command.stage, command.round_number)
    current = case.state.started[-1].rounds[-1]
    stage = case.state.stage()
    active = stage.active
    seats = {pairing.id: pairing.seats for pairing in command.pairings.pairings}
    for pairing in current.pairings.pairings:
        if pairing.id in current.results and seats.get(pairing.id) != pairing.seats:
            raise ResultExistsError(pairing.id)
    newly_paired = {
        seat for pairing in command.pairings.pairings if pairing.id not in current.results for seat in pairing.seats
    }
    left = current.pairings.members() - set(active) - newly_paired
    # Who has come since the round was paired need not be in it: the format says what that means for them.
    late = set(active) - current.pairings.members() - command.pairings.members()
    field = tuple(entrant for entrant in active if entrant not in late)
    problem = field_problem(command.pairings, field, left) or boards_problem(
        command.pairings, command.stage, command.round_number
    )
    if problem is not None:
        raise problem
    played = {pairing.id: pairing for pairing in current.pairings.pairings if pairing.id in current.results}
    kept = tuple(played.get(pairing.id, pairing) for pairing in command.pairings.pairings)
    handmade = command.pairings.model_copy(update={"pairings": kept})
    rules, before = case.engine.rules_of(case.state), replace(stage, rounds=stage.rounds[:-1])
    amended = ev.RoundAmended(
        stage=command.stage,
        round_number=command.round_number,
        pairings=rules.warned(stage, current.number, taken_by_hand(rules, before, handmade, current)),
        cause="director",
        text=command.text,
    )
    return [amended, *new_times(case.after([amended]))]


def finish(case: Case, _: cmd.FinishTournament) -> list[Event]:
    """Declare the standings final."""
    case.need_phase()
    step = next_step(case.state, case.engine)
    if not isinstance(step, Finish):
        _refuse_step(step, "finish")
    return [ev.PhaseChanged(phase=case.next_phase())]
