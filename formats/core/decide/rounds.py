"""Decisions about rounds: publishing, overriding, game times, prompts, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formats.core import events as ev
from formats.core.contract import NeedsPairing
from formats.core.errors import (
    BadAnswerError,
    BadRoundError,
    InvariantError,
    NoSuchPromptError,
    NotNextError,
    NotYourGameError,
    PromptOpenError,
    ResultExistsError,
    ResultsMissingError,
    RoundClosedError,
)
from formats.core.lots import Lots
from formats.core.model import Reason
from formats.core.steps import (
    Finish,
    PairRound,
    Step,
    WaitForAnswers,
    WaitForResults,
    next_step,
    round_lots,
    seed_stage,
    stage_lots,
)

if TYPE_CHECKING:
    from formats.core import commands as cmd
    from formats.core.decide.context import Case
    from formats.core.events import Event
    from formats.core.model import Draw, Prompt, RoundPairings


def publish(case: Case, command: cmd.PublishRound) -> list[Event]:
    """Pair the next round and publish it, starting stages as needed. A stage without rounds is passed through."""
    case.need_phase("closed", "running")
    step = next_step(case.state, case.engine)
    asked = f"s{command.stage}r{command.round_number}"
    if not isinstance(step, PairRound):
        _refuse_step(step, asked)
    elif (step.stage, step.round_number) != (command.stage, command.round_number):
        raise NotNextError(asked, f"s{step.stage}r{step.round_number}")
    events: list[Event] = []
    if case.state.phase == "closed":
        events.append(ev.PhaseChanged(phase="running"))
    here = case.after(events)
    while isinstance(step, PairRound) and step.starts_stage:
        started = _start_stage(here, step.stage)
        events.append(started)
        here = here.after([started])
        step = next_step(here.state, here.engine)
    if isinstance(step, PairRound):
        paired = pair_round(here)
        events.append(paired)
        events += _tentative_times(here.after([paired]))
    return events


def _tentative_times(case: Case) -> list[Event]:
    """With a weekly timetable a round is announced together with the times its games will probably have."""
    if case.state.settings.week is None:
        return []
    return _times(case, final=False)


def _times(case: Case, *, final: bool) -> list[Event]:
    stage, number = case.state.stage_number, len(case.state.started[-1].rounds)
    times = dict(case.engine.schedule(case.state, stage, number, final))
    return [ev.GameTimesSet(stage=stage, round_number=number, times=times)] if times else []


def _refuse_step(step: Step, asked: str) -> None:
    match step:
        case WaitForResults(_, _, pairings):
            raise ResultsMissingError(pairings)
        case WaitForAnswers(_, prompts):
            raise PromptOpenError(tuple(prompt.key for prompt in prompts))
        case _:
            raise NotNextError(asked, type(step).__name__)


def _start_stage(case: Case, number: int) -> ev.StageStarted:
    lots = stage_lots(case.state, number)
    seeding = seed_stage(case.state, case.engine, number, lots)
    return ev.StageStarted(stage=number, seeds=seeding.order, rationale=seeding.rationale, draws=tuple(lots.draws))


def pair_round(case: Case) -> ev.RoundPaired:
    """Ask the format for the next round and hold it to the contract."""
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    if not isinstance(system.status(stage, options), NeedsPairing):
        raise InvariantError(f"{system.key} was asked to pair without needing it")
    lots = round_lots(case.state, stage.number, stage.next_round)
    pairings = system.pair(stage, options, lots)
    problem = field_problem(pairings, stage.active)
    if problem is not None:
        raise InvariantError(f"{system.key} does not account for its field: {problem}")
    return ev.RoundPaired(
        stage=stage.number,
        round_number=stage.next_round,
        pairings=pairings,
        seed=lots.seed,
        draws=tuple(lots.draws),
    )


def field_problem(pairings: RoundPairings, active: tuple[str, ...]) -> BadRoundError | None:
    """What is wrong with a round as a partition of the active field, or None."""
    placed = [seat for pairing in pairings.pairings for seat in pairing.seats]
    placed += [bye.entrant for bye in pairings.byes] + list(pairings.idle)
    missing = tuple(sorted(set(active) - set(placed)))
    doubled = tuple(sorted({entrant for entrant in placed if placed.count(entrant) > 1}))
    unknown = tuple(sorted(set(placed) - set(active)))
    if missing or doubled or unknown:
        return BadRoundError(missing, doubled, unknown)
    return None


def override(case: Case, command: cmd.OverrideRound) -> list[Event]:
    """A director's own pairings for the latest round. Games that already have a result must stay as they are."""
    case.need_phase("running")
    current = case.state.current_round
    if current is None or (command.stage, command.round_number) != (case.state.stage_number, current.number):
        raise RoundClosedError(command.stage, command.round_number)
    stage = case.state.stage()
    played = {pairing.id: pairing for pairing in current.pairings.pairings if pairing.id in current.results}
    kept = {pairing.id: pairing.seats for pairing in command.pairings.pairings}
    for pairing in played.values():
        if kept.get(pairing.id) != pairing.seats:
            raise ResultExistsError(pairing.id)
    gone = {seat for pairing in played.values() for seat in pairing.seats} - set(stage.active)
    problem = field_problem(command.pairings, (*stage.active, *sorted(gone)))
    if problem is not None:
        raise problem
    return [
        ev.RoundAmended(
            stage=command.stage,
            round_number=command.round_number,
            pairings=command.pairings,
            cause="director",
            text=command.text,
        )
    ]


def finish(case: Case, _: cmd.FinishTournament) -> list[Event]:
    """Declare the standings final."""
    case.need_phase("running")
    step = next_step(case.state, case.engine)
    if not isinstance(step, Finish):
        _refuse_step(step, "finish")
    return [ev.PhaseChanged(phase="finished")]


def set_game_times(case: Case, command: cmd.SetGameTimes) -> list[Event]:
    """Give times to the open games of the current round; games with final times keep them."""
    case.need_phase("running")
    current = case.state.current_round
    if current is None or (command.stage, command.round_number) != (case.state.stage_number, current.number):
        raise RoundClosedError(command.stage, command.round_number)
    return _times(case, final=command.final)


def move_game(case: Case, command: cmd.MoveGame) -> list[Event]:
    """A director fixes one game's time."""
    pairing = case.open_game(command.pairing)
    stage, one, _ = case.state.find(pairing.id)
    reason = Reason(code="time.director", params={"text": command.text})
    moved = ev.GameTime(at=command.at, final=True, reasons=(reason,))
    return [ev.GameTimesSet(stage=stage, round_number=one.number, times={pairing.id: moved})]


def answer_prompt(case: Case, command: cmd.AnswerPrompt) -> list[Event]:
    """Take an answer, or draw lots where the prompt asks for a number."""
    case.need_phase("running")
    prompt = _open_prompt(case, command.prompt)
    if command.by is not None and command.by not in prompt.who:
        raise NotYourGameError(prompt.key, command.by)
    stage = case.state.stage()
    if command.answer is None:
        drawn = _draw(case, prompt)
        return [
            ev.PromptAnswered(stage=stage.number, prompt=prompt.key, answer=str(drawn.value), by=command.by, draw=drawn)
        ]
    system, options = case.engine.of_stage(case.state, stage.number)
    if prompt.choices and command.answer not in {choice.value for choice in prompt.choices}:
        raise BadAnswerError(prompt.key, command.answer)
    if prompt.low is not None and prompt.high is not None:
        _check_number(prompt, command.answer)
    checked = system.answer(prompt, command.answer, stage, options)
    return [ev.PromptAnswered(stage=stage.number, prompt=prompt.key, answer=checked, by=command.by)]


def _open_prompt(case: Case, key: str) -> Prompt:
    step = next_step(case.state, case.engine)
    if isinstance(step, WaitForAnswers):
        for prompt in step.prompts:
            if prompt.key == key:
                return prompt
    raise NoSuchPromptError(key)


def _draw(case: Case, prompt: Prompt) -> Draw:
    if prompt.low is None or prompt.high is None:
        raise BadAnswerError(prompt.key, "")
    lots = Lots(f"{case.state.seed}/{prompt.key}")
    lots.number(prompt.low, prompt.high, prompt.key)
    return lots.draws[0]


def _check_number(prompt: Prompt, answer: str) -> None:
    low, high = prompt.low or 0, prompt.high or 0
    if not answer.lstrip("-").isdigit() or not low <= int(answer) <= high:
        raise BadAnswerError(prompt.key, answer)
