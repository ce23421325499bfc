"""Playing brackets by hand: results by who is named as the winner, else the better seed's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formats.core.lots import Lots
from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result
from formats.core.state import Stage
from formats.toolkit.brackets.format import BracketFormat
from tests.formats.stage_builder import needs_pairing, new_stage, paired, published, won

TIE = "tie"


def field(size: int) -> Stage:
    """`e1` to `e<size>`, seeded so."""
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def result_of(stage: Stage, pairing: Pairing, winners: Mapping[str, str]) -> Result:
    """The result of a match by its code; `tie` for a tie."""
    winner = winners.get(pairing.label) or min(pairing.seats, key=stage.seed_of)
    return Result(half_points=(1, 1)) if winner == TIE else won(pairing.seats, winner)


def one_round(system: BracketFormat[Any], stage: Stage, options: Any, **winners: str) -> Stage:
    """The stage after one more round; winners by the codes of matches, `W1_2` for `W1-2`."""
    named = {key.replace("_", "-"): who for key, who in winners.items()}
    return published(stage, paired(system, stage, options), lambda pairing: result_of(stage, pairing, named))


def to_the_end(system: BracketFormat[Any], stage: Stage, options: Any, **winners: str) -> Stage:
    """The stage when nothing can be played any more."""
    while needs_pairing(system, stage, options):
        stage = one_round(system, stage, options, **winners)
    return stage


def next_round(system: BracketFormat[Any], stage: Stage, options: Any) -> RoundPairings:
    """What would be published now."""
    return system.pair(stage, options, Lots("next"))


def matches(pairings: RoundPairings) -> dict[str, set[str]]:
    """Who meets in which match."""
    return {pairing.label: set(pairing.seats) for pairing in pairings.pairings}


def byes(pairings: RoundPairings) -> dict[str, str]:
    """Who goes on without a game, and why."""
    return {bye.entrant: bye.reasons[0].code for bye in pairings.byes}
