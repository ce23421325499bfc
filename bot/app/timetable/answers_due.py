"""Since when people are asked something, until when they should answer, and what counts if they say nothing.

Two kinds of things are asked: the questions a format needs answered before play goes on (`Prompt`), and what players
may say about an open game (`GameQuestion`), of which only those with a default have a last moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from formats.core.asking import GameQuestion
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.state import Tournament
from formats.core.values import EntrantId, PairingId

_OPENING = frozenset(
    {
        "StageStarted",
        "RoundPaired",
        "RoundAmended",
        "ResultRecorded",
        "ResultCleared",
        "PromptAnswered",
        "EntrantStatusChanged",
    }
)
"""The events that can open a question of a format."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """A choice about an open game that nobody has made yet; `default` counts from `due` on."""

    pairing: PairingId
    question: GameQuestion
    default: str
    asked: datetime
    due: datetime


def answer_time(state: Tournament) -> timedelta:
    """How long people have."""
    return timedelta(hours=state.settings.answer_hours)


def asked_at(state: Tournament) -> datetime:
    """Since when the open questions of the format are open, as things stand."""
    marks = reversed(state.commands)
    opened = next((mark.at for mark in marks if _OPENING & set(mark.events)), state.commands[-1].at)
    return max([opened, *_collected_until(state)])


def _collected_until(state: Tournament) -> list[datetime]:
    """Until when forms are collected; before that nobody has to decide anything about a stage without a round."""
    if not state.started or state.started[-1].rounds:
        return []
    return [ask.due for ask in state.asked.values() if ask.due is not None]


def answer_due(state: Tournament) -> datetime:
    """Until when the open questions of the format should be answered."""
    return asked_at(state) + answer_time(state)


def questions_about(state: Tournament, engine: Engine, pairing: Pairing) -> tuple[GameQuestion, ...]:
    """What may be said about an open game now."""
    return engine.rules_of(state).questions(pairing, state.stage())


def questions_to(
    state: Tournament, engine: Engine, entrant: EntrantId
) -> Iterator[tuple[Pairing, tuple[GameQuestion, ...]]]:
    """The open games of an entrant about which they may say something, and what."""
    for pairing in state.open_games():
        if entrant in pairing.seats:
            asked = questions_about(state, engine, pairing)
            mine = tuple(question for question in asked if question.who == entrant)
            if mine:
                yield pairing, mine


def undecided(state: Tournament, engine: Engine) -> Iterator[Undecided]:
    """The choices with a default that nobody has made yet, game by game."""
    if state.phase != "running" or not state.started:
        return
    rules = engine.rules_of(state)
    stage, log = state.stage(), state.started[-1]
    for one, asked in zip(log.rounds, log.paired_at, strict=True):
        for pairing in one.open_pairings():
            said = {noted.note for noted in state.notes.get(pairing.id, ())}
            for question in rules.questions(pairing, stage):
                if question.default is not None and question.note not in said:
                    due = asked + answer_time(state)
                    yield Undecided(pairing.id, question, question.default, asked, due)
