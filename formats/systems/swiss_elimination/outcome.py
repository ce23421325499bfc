"""Outcome of the online stage before it is revealed, and the script of the reveal (rules 8 and 10)."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Format, NeedsPairing
from formats.core.events import PromptAnswered
from formats.core.lots import Lots
from formats.core.model import Reason
from formats.core.rules import StageRules
from formats.core.state import Round, Stage
from formats.core.values import Scalar
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.reasons import matches_text
from formats.systems.swiss_elimination.selection import REVEAL, REVEALED, is_revealed
from formats.systems.swiss_elimination.views import RevealStep, reveal_script

PAIR = 2


def online_outcome(stage: Stage, options: PlayoffOptions, system: Format[PlayoffOptions]) -> Stage:
    """Return the stage with all online rounds played by what has been handed in so far, as the reveal would do it.

    Rule 10.

    For directors only while the stage is sealed. Where a list must be drawn first (rule 17) it ends before that round,
    and likewise before the first live round.
    """
    answer = PromptAnswered(stage=stage.number, prompt=REVEAL, answer=REVEALED)
    stage = replace(stage, answers={REVEAL: answer, **stage.answers})
    while True:
        sitting = Progress(stage, options).sitting
        if sitting is None or sitting.venue != "online" or system.status(stage, options) != NeedsPairing():
            return stage
        paired = system.pair(stage, options, Lots(""))
        stage = replace(stage, rounds=(*stage.rounds, Round(stage.next_round, paired, {})))
        results = StageRules(system, options).known_results(stage)
        stage = replace(stage, rounds=(*stage.rounds[:-1], replace(stage.rounds[-1], results=results)))


def sealed_script(
    stage: Stage, options: PlayoffOptions, system: Format[PlayoffOptions]
) -> tuple[tuple[Reason, ...], ...]:
    """Return the steps of the reveal; empty after it, and if a list must be drawn first (rule 8)."""
    if is_revealed(Progress(stage, options)):
        return ()
    outcome = online_outcome(stage, options, system)
    sitting = Progress(outcome, options).sitting
    if sitting is not None and sitting.venue == "online":
        return ()
    return tuple(_sentences(step) for step in reveal_script(outcome, options))


def _sentences(step: RevealStep) -> tuple[Reason, ...]:
    """Return the sentences of a step: two players in one sentence, more of them one by one."""
    outlook = step.outlook
    params: dict[str, Scalar] = {
        "best": outlook.best,
        "worst": outlook.worst,
        "matches": matches_text(outlook.fewest, outlook.most),
    }
    if not outlook.most:
        return (Reason(code="reveal_final", rule="R8", about=step.players, params={"place": outlook.best}),)
    if len(step.players) == PAIR:
        code = "reveal_one_match" if outlook.most == 1 and outlook.worst == outlook.best + 1 else "reveal_two"
        ranks = {"rank": step.ranks[0], "other_rank": step.ranks[1]}
        return (Reason(code=code, rule="R8", about=step.players, params={**params, **ranks}),)
    return tuple(
        Reason(code="reveal_alone", rule="R8", about=(who,), params={**params, "rank": rank})
        for rank, who in zip(step.ranks, step.players, strict=True)
    )
