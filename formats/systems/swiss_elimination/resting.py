"""Rule 25: what rests on the result of a match: every later round, since winners take ranks."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Resting
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.selection import live_key


def later_sittings(stage: Stage, pairing: Pairing, result: Result, options: PlayoffOptions) -> Resting:
    """All later rounds, with the puzzles chosen for them, if somebody would hold another rank."""
    kept = next(round_.number for round_ in stage.rounds if pairing.id in round_.results)
    if kept == len(stage.rounds):
        return Resting()
    before = replace(stage, rounds=stage.rounds[:kept])
    after = before.with_result(pairing.id, result)
    old, new = Progress(before, options), Progress(after, options)
    if old.ranking.order == new.ranking.order:
        return Resting()
    sittings = [old.sitting_of(number) for number in range(kept + 1, len(stage.rounds) + 2)]
    return Resting(
        games=tuple(game.id for round_ in stage.rounds[kept:] for game in round_.pairings.pairings),
        kept=kept,
        answers=tuple(
            key for sitting in sittings if sitting is not None and (key := live_key(sitting)) in stage.answers
        ),
        reseeded=True,
    )
