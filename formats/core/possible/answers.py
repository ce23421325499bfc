"""Rules of questions and draws: who may answer, since when a question is open and until when it should be answered.

Two kinds of things are asked: the questions a format needs answered before play goes on (`Prompt`), and what players
may say about an open game (`GameQuestion`), of which only those with a default have a last moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from formats.core.asking import GameQuestion
from formats.core.draws import ALL_DRAWS, open_draws, prompt_draw
from formats.core.engine import Engine
from formats.core.errors import (
    AlreadyAnsweredError,
    AlreadyContributedError,
    AlreadyDrawnError,
    NoSuchDrawError,
    NoSuchPromptError,
    NotYourGameError,
)
from formats.core.events import BeaconRound
from formats.core.model import Pairing, Prompt
from formats.core.possible.act import Window
from formats.core.state import TournamentState
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId, PairingId

_OPENING = frozenset(
    {
        "StageStarted",
        "RoundPaired",
        "RoundAmended",
        "PlayTakenBack",
        "ResultRecorded",
        "ResultCleared",
        "PromptAnswered",
        "EntrantStatusChanged",
    }
)
"""The events that can open a question of a format."""


def open_prompts(state: TournamentState, engine: Engine) -> tuple[Prompt, ...]:
    """The questions the stage in play waits for."""
    step = next_step(state, engine)
    return step.prompts if isinstance(step, WaitForAnswers) else ()


def open_prompt(state: TournamentState, engine: Engine, key: str, by: EntrantId | None = None) -> Prompt:
    """The open question of that key, for `by` to answer (None: a director or the timetable).

    `AlreadyAnsweredError`, `NoSuchPromptError`, `NotYourGameError`.
    """
    prompt = next((prompt for prompt in open_prompts(state, engine) if prompt.key == key), None)
    if prompt is None:
        answered = state.started[-1].answers.get(key) if state.started else None
        raise NoSuchPromptError(key) if answered is None else AlreadyAnsweredError(key, answered.answer)
    if by is not None and by not in prompt.who:
        raise NotYourGameError(key, by)
    return prompt


def answer_time(state: TournamentState) -> timedelta:
    """How long people have to answer a question or make a choice."""
    return timedelta(hours=state.settings.answer_hours)


def open_since(state: TournamentState, key: str) -> datetime:
    """When an open question of the stage in play was opened."""
    known = state.started[-1].open_since.get(key)
    return _guessed_opening(state) if known is None else known


def _guessed_opening(state: TournamentState) -> datetime:
    """When an open question was opened of which the log does not tell, as logs of version 0.1 do not.

    It is the time of the latest command that could have opened it.
    """
    marks = reversed(state.commands)
    return next((mark.at for mark in marks if _OPENING & set(mark.events)), state.commands[-1].at)


def asked_at(state: TournamentState, key: str) -> datetime:
    """Return from when on an open question is to be answered: since it is open, and no form is awaited any more."""
    return max([open_since(state, key), *_collected_until(state)])


def _collected_until(state: TournamentState) -> list[datetime]:
    """Until when forms are collected; before that no decision is due about a stage without a round."""
    if not state.started or state.started[-1].rounds:
        return []
    return [ask.due for ask in state.asked.values() if ask.due is not None]


def answer_due(state: TournamentState, key: str) -> datetime:
    """Until when an open question should be answered."""
    return asked_at(state, key) + answer_time(state)


def contribute(state: TournamentState, draw: str, by: EntrantId) -> None:
    """Refuse a second word for a draw, and one for a draw that is not to come.

    `NoSuchDrawError`, `AlreadyDrawnError`, `AlreadyContributedError`.
    """
    if draw != ALL_DRAWS:
        if draw not in state.commitments:
            raise NoSuchDrawError(draw)
        if draw not in open_draws(state):
            raise AlreadyDrawnError(draw)
    if any(event.by == by for event in state.words.get(draw, ())):
        raise AlreadyContributedError(draw, by)


def words(state: TournamentState, draw: str) -> Window:
    """Words for a draw close at the moment announced with its commitment; those for all draws with sign-up."""
    committed = state.commitments.get(draw)
    return Window() if committed is None else Window(closes=committed.closes)


def lots(state: TournamentState, draw: str) -> Window:
    """A draw is made at the moment announced with its commitment, or when its beacon is there; never before."""
    committed = state.commitments.get(draw)
    if committed is None or committed.closes is None:
        return Window()
    beacon = awaited(state, draw)
    return Window(opens=committed.closes if beacon is None else max(committed.closes, beacon.at))


def tried_again(state: TournamentState, draw: str) -> Window:
    """The timetable makes a draw at its moment; where its beacon cannot be reached, it tries again now and then."""
    window = lots(state, draw)
    delayed = state.delayed.get(draw)
    return window if delayed is None or awaited(state, draw) is None else Window(opens=delayed.until)


def awaited(state: TournamentState, draw: str) -> BeaconRound | None:
    """The round of a beacon without which a draw is not made; None where none was named, or a director waived it."""
    committed = state.commitments.get(draw)
    if committed is None or draw in state.waived or draw in state.revealed:
        return None
    return committed.beacon


def waive(state: TournamentState, engine: Engine, draw: str) -> Window:
    """A director may waive the beacon of an open draw once its round should be there. `NoSuchDrawError`."""
    beacon = awaited(state, draw)
    drawn = {prompt_draw(state.stage_number, prompt.key) for prompt in open_prompts(state, engine) if prompt.is_draw}
    if beacon is None or draw not in drawn:
        raise NoSuchDrawError(draw)
    return Window(opens=lots(state, draw).opens)


@dataclass(frozen=True, slots=True)
class GameAsk:
    """A question about an open game, asked since `asked`; `said` if it has been answered.

    Without an answer its default counts from `due` on; without a default there is no such moment.
    """

    pairing: Pairing
    question: GameQuestion
    asked: datetime
    said: bool
    due: datetime | None


def questions_about(state: TournamentState, engine: Engine, pairing: Pairing) -> tuple[GameQuestion, ...]:
    """Return the questions about an open game of the stage in play that can be answered now."""
    return engine.rules_of(state).questions(pairing, state.stage())


def game_asks(state: TournamentState, engine: Engine, player: EntrantId | None = None) -> Iterator[GameAsk]:
    """Yield the questions about the open games of the stage in play, game by game, in the format's order.

    With `player`, what is theirs to say about games of their own.
    """
    if state.phase != "running" or not state.started:
        return
    rules = engine.rules_of(state)
    if not rules.asks_about_games:
        return
    stage, log = state.stage(), state.started[-1]
    for round_, paired_at in zip(log.rounds, log.paired_at, strict=True):
        for pairing in round_.open_pairings():
            if player is not None and player not in pairing.seats:
                continue
            noted = {note.note for note in state.notes.get(pairing.id, ())}
            for question in rules.questions(pairing, stage):
                if player not in {None, question.who}:
                    continue
                said = question.note in noted
                due = None if question.default is None or said else paired_at + answer_time(state)
                yield GameAsk(pairing, question, paired_at, said, due)


@dataclass(frozen=True, slots=True)
class Undecided:
    """A pending choice about an open game; `default` counts from `due` on."""

    pairing: PairingId
    question: GameQuestion
    default: str
    asked: datetime
    due: datetime


def undecided(state: TournamentState, engine: Engine) -> Iterator[Undecided]:
    """Yield the pending choices with a default, game by game."""
    for ask in game_asks(state, engine):
        if ask.due is not None and ask.question.default is not None:
            yield Undecided(ask.pairing.id, ask.question, ask.question.default, ask.asked, ask.due)


def is_asked(state: TournamentState, prompt: Prompt) -> bool:
    """Is an open question asked yet? One about a form is not before that form is asked for."""
    return prompt.after_form is None or prompt.after_form in state.asked


def answer(state: TournamentState, prompt: Prompt) -> Window:
    """An open question should be answered in time, and may still be answered later.

    A question about the content of a form is not answered while that form can still be handed in.
    """
    form_ask = None if prompt.after_form is None else state.asked.get(prompt.after_form)
    return Window(opens=None if form_ask is None else form_ask.due, due=answer_due(state, prompt.key))
