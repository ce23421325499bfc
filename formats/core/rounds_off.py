"""Rounds off: rounds in which entrants have asked not to be paired, and the byes they get in these rounds.

A wish is a form that the engine itself takes (`SubmitForm` under this key). Its content lists all rounds wished, each
with its stage: `{"rounds": [[0, 3]]}`. Only directors see it until the round is published, which then contains the bye
and what it is worth. Wishes of published rounds are kept, so that they are in force again if the round is undone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formats.core.engine import Engine
from formats.core.model import Bye, Reason
from formats.core.rules import StageRules
from formats.core.state import Stage, TournamentState
from formats.core.values import EntrantId

ROUND_OFF = "round_off"
"""The key of the form."""

Wish = tuple[int, int]
"""A round by its stage and its number within it."""


def wishes_of(state: TournamentState, entrant: EntrantId) -> frozenset[Wish]:
    """Return all rounds that an entrant has asked to have off."""
    entry = state.forms.get((ROUND_OFF, entrant))
    return frozenset() if entry is None else frozenset((stage, number) for stage, number in entry.content["rounds"])


def as_content(wishes: Iterable[Wish]) -> dict[str, Any]:
    """Return wishes as the content of the form."""
    return {"rounds": [list(wish) for wish in sorted(wishes)]}


def byes_of_next_round(state: TournamentState, engine: Engine) -> tuple[Bye, ...]:
    """Return the byes of entrants who have the next round of the stage in play off, in seed order."""
    stage, rules = state.stage(), engine.rules_of(state)
    wish = stage.number, stage.next_round
    return tuple(
        round_off_bye(rules, stage, who, stage.next_round)
        for who in rules.may_rest(stage)
        if wish in wishes_of(state, who)
    )


def expected_byes(state: TournamentState, engine: Engine, number: int, who: EntrantId) -> tuple[tuple[int, Bye], ...]:
    """Return the coming rounds of a stage that an entrant has off, each with the bye it will give.

    The worth of a bye can depend on the earlier ones, so the byes of coming rounds are counted too.
    """
    stage = state.stage(number) if number < len(state.started) else None
    first = 1 if stage is None else stage.next_round
    with_points = 0 if stage is None else _with_points(stage, who, first)
    rules = engine.rules_of(state, number)
    byes: list[tuple[int, Bye]] = []
    for of_stage, round_number in sorted(wishes_of(state, who)):
        if of_stage == number and round_number >= first:
            byes.append((round_number, _bye(rules, who, round_number, with_points)))
            with_points += byes[-1][1].half_points > 0
    return tuple(byes)


def round_off_bye(rules: StageRules, stage: Stage, who: EntrantId, round_number: int) -> Bye:
    """Return the bye that a round off gives in this round; worth nothing in a format that takes none."""
    if not rules.takes_rounds_off:
        return Bye.round_off(who, 0)
    return _bye(rules, who, round_number, _with_points(stage, who, round_number))


def _bye(rules: StageRules, who: EntrantId, round_number: int, with_points: int) -> Bye:
    """Return the bye of a round off; `with_points` is the number of earlier ones that gave points."""
    bye = Bye.round_off(who, rules.options.half_points_off(round_number, with_points))
    reason = Reason(code=f"round_off_{bye.kind}", rule=rules.round_off_rule, about=(who,))
    return bye.model_copy(update={"reasons": (reason,)})


def _with_points(stage: Stage, who: EntrantId, before: int) -> int:
    """Return how many rounds off of an entrant have given points before this round."""
    byes = (bye for round_ in stage.rounds[: before - 1] for bye in round_.pairings.byes)
    return sum(bye.entrant == who and bye.kind in {"half", "full"} for bye in byes)
