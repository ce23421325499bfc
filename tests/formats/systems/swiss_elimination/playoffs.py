"""Playoffs at hand: players p1, p2, ... in seed order, questions answered in the plainest way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from formats.core.contract import Awaits, NeedsPairing
from formats.core.events import MatchNoted, PromptAnswered
from formats.core.model import Pairing, Prompt, RoundPairings
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES, read_online_times, read_preferences
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from tests.formats.stage_builder import new_stage, paired, published

OPTIONS = PlayoffOptions()
EIGHT = PlayoffOptions(table="eight", live_puzzles=())

Winner = Callable[[Pairing], str]


def field(size: int = 16) -> Stage:
    """A stage nobody has played in."""
    return new_stage({f"p{seed}": None for seed in range(1, size + 1)})


def answered(stage: Stage, **answers: str) -> Stage:
    """The stage with these questions answered."""
    events = {key: PromptAnswered(stage=stage.number, prompt=key, answer=value) for key, value in answers.items()}
    return replace(stage, answers={**stage.answers, **events})


def with_times(stage: Stage, times: Mapping[str, str], options: PlayoffOptions = OPTIONS) -> Stage:
    """The stage with online times, as typed, by player."""
    read = {(ONLINE_TIMES, who): read_online_times({"times": text}, options) for who, text in times.items()}
    return replace(stage, forms={**stage.forms, **read})


def with_lists(stage: Stage, lists: Mapping[str, Any], options: PlayoffOptions = OPTIONS) -> Stage:
    """The stage with preference lists, as handed in, by player."""
    read = {(PREFERENCES, who): read_preferences({"lists": given}, options) for who, given in lists.items()}
    return replace(stage, forms={**stage.forms, **read})


def noted(stage: Stage, pairing: Pairing, *entries: tuple[str, dict[str, Any]], options: PlayoffOptions) -> Stage:
    """The stage with judge's entries of a match, each checked as the format does."""
    for note, content in entries:
        stored = FORMAT.read_note(note, None, content, pairing, stage, options)
        entry = MatchNoted(pairing=pairing.id, note=note, content=stored)
        stage = replace(stage, notes={**stage.notes, pairing.id: (*stage.notes.get(pairing.id, ()), entry)})
    return stage


def plain_answer(prompt: Prompt) -> str:
    """The first choice, or the lowest number."""
    return prompt.choices[0].value if prompt.choices else str(prompt.low)


def ready(stage: Stage, options: PlayoffOptions = OPTIONS) -> Stage:
    """The stage with every question before the next round answered."""
    status = FORMAT.status(stage, options)
    while isinstance(status, Awaits):
        stage = answered(stage, **{prompt.key: plain_answer(prompt) for prompt in status.prompts})
        status = FORMAT.status(stage, options)
    assert status == NeedsPairing(), status
    return stage


def next_round(stage: Stage, options: PlayoffOptions = OPTIONS) -> tuple[Stage, RoundPairings]:
    """The stage ready for its next round, and that round."""
    stage = ready(stage, options)
    return stage, paired(FORMAT, stage, options)


def played(stage: Stage, winner_of: Winner, options: PlayoffOptions = OPTIONS, rounds: int | None = None) -> Stage:
    """The stage after so many more rounds (None: all of them)."""
    count = len(options.match_table.sittings) - len(stage.rounds) if rounds is None else rounds
    for _ in range(count):
        stage, found = next_round(stage, options)
        stage = published(stage, found, lambda pairing: won_by(pairing, winner_of(pairing)))
    return stage


def won_by(pairing: Pairing, winner: str) -> Result:
    """A win."""
    assert winner in pairing.seats
    return Result(half_points=(2, 0) if pairing.seats[0] == winner else (0, 2))


def better_rank(pairing: Pairing) -> str:
    """The better rank always wins."""
    return pairing.seats[0]


def worse_rank(pairing: Pairing) -> str:
    """The worse rank always wins."""
    return pairing.seats[1]


def seeds_by_rank(stage: Stage, options: PlayoffOptions = OPTIONS) -> list[int]:
    """Who holds which rank, as seeds."""
    return list(Progress(stage, options).ranking.order)


def pairing_of(stage: Stage, code: str) -> Pairing:
    """The match of that code in the latest round."""
    return next(pairing for pairing in stage.rounds[-1].pairings.pairings if pairing.label == code)
