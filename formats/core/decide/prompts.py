"""Decisions about a format's questions: answers, calls, and public draws from the commitment to the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core import phases
from formats.core.decide.context import Case
from formats.core.draws import ALL_DRAWS, draw_secret, prompt_draw, prompt_lots
from formats.core.errors import BadAnswerError, BadFormError, BeaconMissingError, InvariantError, NumberToldError
from formats.core.events import Event
from formats.core.lots import cleaned, commitment_to
from formats.core.model import Prompt
from formats.core.possible import answers
from formats.core.possible.field import need_active

FIRST_WAIT, LONGEST_WAIT = timedelta(minutes=1), timedelta(hours=1)
"""Between two tries to reach the beacon that was named for a draw."""


def follow_up(before: Case, after: Case) -> list[Event]:
    """Return events that follow a command: commitments to upcoming draws, and newly opened questions."""
    if after.state.phase != "running" or not after.state.started:
        return []
    prompts = answers.open_prompts(after.state, after.engine)
    return [*_commitments(after, prompts), *_openings(before, after, prompts)]


def _commitments(case: Case, prompts: Sequence[Prompt]) -> list[Event]:
    """Commitments to the draws that are asked for, and to those people call for."""
    due = [
        _commitment(case, case.state.stage_number, prompt)
        for prompt in prompts
        if prompt.low is not None and prompt.high is not None
    ]
    return [event for event in due if _is_news(case.state.commitments.get(event.draw), event)]


def _is_news(known: ev.DrawCommitted | None, event: ev.DrawCommitted) -> bool:
    """Is the commitment another one, or its moment new? An announced moment never changes."""
    if known is None or (known.low, known.high, known.commitment) != (event.low, event.high, event.commitment):
        return True
    return known.closes is None and event.closes is not None


def _openings(before: Case, after: Case, prompts: Sequence[Prompt]) -> list[Event]:
    """The open questions with their moments, where others are open than the log tells.

    One that had been open without the log telling so (a log of version 0.1, an undo) is not opened again.
    """
    known = after.state.started[-1].open_since
    if known.keys() == {prompt.key for prompt in prompts}:
        return []
    unknown_before: set[str] = set()
    if before.state.stage_number == after.state.stage_number:
        unknown_before = {prompt.key for prompt in answers.open_prompts(before.state, before.engine)} - known.keys()
    since = {
        prompt.key: answers.open_since(before.state, prompt.key)
        if prompt.key in unknown_before
        else known.get(prompt.key, after.now)
        for prompt in prompts
    }
    return [ev.PromptsOpened(stage=after.state.stage_number, since=since)]


def _commitment(case: Case, stage: int, prompt: Prompt) -> ev.DrawCommitted:
    """Return the commitment of a draw. Its moment is announced once no call for it is pending."""
    if prompt.low is None or prompt.high is None:
        raise InvariantError(f"nothing is drawn for {prompt.key}")
    name = prompt_draw(stage, prompt.call_for or prompt.key)
    committed = ev.DrawCommitted(
        draw=name, low=prompt.low, high=prompt.high, commitment=commitment_to(draw_secret(case.state, name))
    )
    if prompt.call_for is not None:
        return committed
    closes = case.now + timedelta(minutes=case.state.settings.draw_minutes)
    beacon = None if case.envelope.beacon is None else case.envelope.beacon.round_after(closes)
    return committed.model_copy(update={"closes": closes, "beacon": beacon})


def contribute(case: Case, command: cmd.ContributeToDraw) -> list[Event]:
    """A player's word is mixed into a draw, once for each player, as long as the outcome cannot be known.

    Words for all draws come while nothing can be looked at beforehand: until sign-up closes; those for one draw until
    the moment announced with its commitment. The word is recorded as it will be shown (`cleaned`).
    """
    text = cleaned(command.text)
    if not text:
        raise BadFormError("draw", (("text", "missing"),))
    entrant = case.state.entrant(command.by)
    need_active(entrant)
    case.need_phase(phases.ALL_DRAWS if command.draw == ALL_DRAWS else "")
    answers.contribute(case.state, command.draw, command.by)
    answers.words(case.state, command.draw).need(case.now)
    return [ev.DrawContributed(draw=command.draw, by=command.by, text=text)]


def answer_prompt(case: Case, command: cmd.AnswerPrompt) -> list[Event]:
    """Take an answer, or draw lots where the prompt asks for a number."""
    case.need_phase()
    prompt = answers.open_prompt(case.state, case.engine, command.prompt, command.by)
    answers.answer(case.state, prompt).need(case.now)
    if command.answer is None:
        return [_reveal(case, prompt, command)]
    stage = case.state.stage()
    answer = command.answer
    if prompt.choices:
        if answer not in {choice.value for choice in prompt.choices}:
            raise BadAnswerError(prompt.key, answer)
    elif prompt.low is not None and prompt.high is not None:
        answer = _check_number(prompt, answer, prompt.low, prompt.high)
        revealed = case.state.revealed.get(prompt_draw(stage.number, prompt.key))
        if revealed is not None and revealed.answer != answer:
            raise NumberToldError(prompt.key, revealed.answer)
    checked = case.engine.rules_of(case.state).answer(prompt, answer, stage)
    return [ev.PromptAnswered(stage=stage.number, prompt=prompt.key, answer=checked, by=command.by)]


def _reveal(
    case: Case, prompt: Prompt, command: cmd.AnswerPrompt
) -> ev.PromptAnswered | ev.DrawDelayed | ev.DrawCommitted:
    """Make the draw and reveal the secret that was committed to; or wait for the beacon, or announce the draw again."""
    if prompt.choices or prompt.low is None or prompt.high is None:
        raise BadAnswerError(prompt.key, "")
    stage = case.state.stage_number
    promised = _commitment(case, stage, prompt)
    committed = case.state.commitments.get(promised.draw)
    if committed is None or committed.commitment != promised.commitment:
        # The log was imported without its seed by a version that did not announce the draw again.
        return promised
    answers.lots(case.state, committed.draw).need(case.now)
    awaited = answers.awaited(case.state, committed.draw)
    if awaited is not None and command.beacon is None:
        return _wait_for_beacon(case, committed.draw, awaited)
    beacon, signature = _beacon(case, committed.draw, command)
    lots = prompt_lots(case.state, stage, prompt.key, beacon)
    lots.number(prompt.low, prompt.high, prompt.key)
    (draw,) = lots.draws
    return ev.PromptAnswered(
        stage=stage,
        prompt=prompt.key,
        answer=str(draw.value),
        by=command.by,
        draw=draw,
        secret=draw_secret(case.state, committed.draw),
        beacon=beacon,
        signature=signature,
    )


def _beacon(case: Case, draw: str, command: cmd.AnswerPrompt) -> tuple[str, str]:
    """The randomness to mix in, and its signature. What was revealed once stays."""
    revealed = case.state.revealed.get(draw)
    if revealed is not None:
        return revealed.beacon, revealed.signature
    if answers.awaited(case.state, draw) is None:
        return "", ""
    return command.beacon or "", command.signature


def _wait_for_beacon(case: Case, draw: str, awaited: ev.BeaconRound) -> ev.DrawDelayed:
    """The timetable waits and tries again, the longer it has waited the later; a director is refused."""
    if case.envelope.tick is None:
        raise BeaconMissingError(draw)
    waited = case.now - awaited.at
    return ev.DrawDelayed(draw=draw, until=case.now + min(max(waited, FIRST_WAIT), LONGEST_WAIT))


def waive_beacon(case: Case, command: cmd.WaiveBeacon) -> list[Event]:
    """A director makes a draw without the beacon that was named for it: who did so, and why, is announced in public."""
    case.need_phase()
    answers.waive(case.state, case.engine, command.draw).need(case.now)
    text = command.text.strip()
    if not text:
        raise BadFormError("draw", (("text", "missing"),))
    return [ev.BeaconWaived(draw=command.draw, text=text)]


def announced_again(case: Case) -> list[Event]:
    """The promises of announced draws that another seed has made void."""
    if case.state.phase != "running" or not case.state.started:
        return []
    return _commitments(case, answers.open_prompts(case.state, case.engine))


def _check_number(prompt: Prompt, answer: str, low: int, high: int) -> str:
    """The number in its plainest form, or `BadAnswerError`."""
    try:
        number = int(answer)
    except ValueError:
        raise BadAnswerError(prompt.key, answer) from None
    if not low <= number <= high:
        raise BadAnswerError(prompt.key, answer)
    return str(number)
