"""Stages and positions of COP made by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from formats.core.model import Pairing, Reason, RoundPairings
from formats.core.results import Report, Result
from formats.core.state import Round, Stage
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms
from formats.systems.cop.weights import Findings
from tests.formats.stage_builder import new_stage, paired, published

COP_ONLY: dict[str, Any] = {
    "opening": "swiss",
    "first_cop_round": 1,
    "simulations": 200,
    "always_wins_simulations": 200,
}

OPTIONS = CopOptions(rounds=8, place_prizes=2, **COP_ONLY)


def field_of(size: int) -> Stage:
    return new_stage({f"e{number}": 2000.0 - number for number in range(1, size + 1)})


def scored(scores: tuple[int, int]) -> Result:
    return FORMAT.judge(
        Report(winner=None if scores[0] == scores[1] else ("a", "b")[scores[0] < scores[1]], scores=scores),
        Pairing(id="g", board=1, seats=("a", "b")),
        field_of(2),
        CopOptions(),
    )


def first_seat_wins(pairing: Pairing) -> Result:
    del pairing
    return scored((420, 380))


def better_seed_wins(pairing: Pairing) -> Result:
    first, second = (int(seat[1:]) for seat in pairing.seats)
    return scored((400 + second - first, 400 + first - second))


def with_games(stage: Stage, *games: tuple[str, str, tuple[int, int]]) -> Stage:
    """One more round of these games with scores; everybody else is absent."""
    number = stage.next_round
    pairings = tuple(
        Pairing(id=pairing_id(0, number, board), board=board, seats=(first, second))
        for board, (first, second, _) in enumerate(games, start=1)
    )
    results = {pairing.id: scored(game[2]) for pairing, game in zip(pairings, games, strict=True)}
    return replace(stage, rounds=(*stage.rounds, Round(number, RoundPairings(pairings=pairings), results)))


def played(stage: Stage, options: CopOptions, rounds: int) -> Stage:
    for _ in range(rounds):
        stage = published(stage, paired(FORMAT, stage, options), better_seed_wins)
    return stage


def line_of(stage: Stage, entrant: str, options: CopOptions | None = None) -> tuple[int, int]:
    """Half points and spread."""
    line = next(line for line in FORMAT.rank(stage, options or CopOptions()) if line.entrant == entrant)
    return line.points, int(line.tie_breaks[0])


def reasons_of(pairings: RoundPairings, code: str) -> list[Reason]:
    """Everywhere in a round."""
    lists = [
        pairings.rationale,
        *(pairing.reasons for pairing in pairings.pairings),
        *(bye.reasons for bye in pairings.byes),
    ]
    return [reason for reasons in lists for reason in reasons if reason.code == code]


def games_of(pairings: RoundPairings) -> set[frozenset[str]]:
    return {frozenset(pairing.seats) for pairing in pairings.pairings}


def standing(half_points: list[int], left: int, spreads: list[int] | None = None, **more: Any) -> Position:
    """A position of players `a`, `b`, ... by rank."""
    size = len(half_points)
    return Position(
        players=tuple("abcdefghijklmnopqrstuvwxyz"[:size]),
        half_points=tuple(half_points),
        spreads=tuple(spreads or range(size, 0, -1)),
        seeds=tuple(range(size)),
        rounds_left=left,
        paired_rounds=10,
        byes=more.pop("byes", (0,) * size),
        classes=more.pop("classes", (0,) * size),
        **more,
    )


def terms(left: int = 3, **options: Any) -> Terms:
    return Terms.of(CopOptions(**options), left)


def finding(**more: Any) -> Findings:
    """Findings without Gibsonized players, four places with a prize, hope down to the fifth rank."""
    values: dict[str, Any] = {"gibsonized": 0, "hopes": (2, 3, 4, 5), "lowest_hopeful": 3, "lowest_absolute": 5, **more}
    return Findings(**values)
