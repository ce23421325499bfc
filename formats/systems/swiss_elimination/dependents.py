"""Dependents of a result: every later round, since winners take ranks (rule 25)."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.selection import chooser, live_key


def later_sittings(stage: Stage, pairing: Pairing, result: Result, options: PlayoffOptions) -> Dependents:
    """Return all later rounds, with the puzzles chosen for them, if any player would hold another rank.

    After the latest round only the puzzle of the next one depends on it, if it is chosen already and another player
    would now choose.
    """
    kept = next(round_.number for round_ in stage.rounds if pairing.id in round_.results)
    before = replace(stage, rounds=stage.rounds[:kept])
    after = before.with_result(pairing.id, result)
    old, new = Progress(before, options), Progress(after, options)
    if old.ranking.order == new.ranking.order:
        return Dependents()
    sittings = [old.sitting_of(number) for number in range(kept + 1, len(stage.rounds) + 2)]
    keys = (live_key(sitting) for sitting in sittings if sitting is not None)
    answers = tuple(key for key in keys if key in stage.answers)
    if kept == len(stage.rounds) and (not answers or chooser(old) == chooser(new)):
        return Dependents()
    return Dependents(
        games=tuple(game.id for round_ in stage.rounds[kept:] for game in round_.pairings.pairings),
        kept=kept,
        answers=answers,
        reseeded=True,
    )
