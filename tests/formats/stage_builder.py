"""Stages made by hand, and stages played by a format on its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from formats.core.contract import Format, NeedsPairing
from formats.core.game_counts import with_counts
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, EntrantData, EntrantStatus, Pairing, RoundPairings, Standing
from formats.core.plan import StagePlan
from formats.core.results import Result, forfeit_result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, pairing_id

Game = tuple[str, str, str | None]
"""Gold, silver and the winner; None for a game to which neither came."""


def new_stage(ratings: Mapping[EntrantId, float | None], number: int = 0, history: tuple[Stage, ...] = ()) -> Stage:
    """A stage nobody has played in, its seeds in the order of `ratings`."""
    return stage_with({who: EntrantData(rating=rating) for who, rating in ratings.items()}, number, history)


def stage_with(data: Mapping[EntrantId, EntrantData], number: int = 0, history: tuple[Stage, ...] = ()) -> Stage:
    """A stage nobody has played in, with all that is known of its entrants, its seeds in the order of `data`."""
    entrants = {
        who: Entrant(id=who, number=place, data=known) for place, (who, known) in enumerate(data.items(), start=1)
    }
    plan = StagePlan(system="made_by_hand", title="Made by hand")
    return Stage(number=number, plan=plan, seeds=tuple(data), entrants=entrants, history=history)


def won(seats: tuple[EntrantId, EntrantId], winner: EntrantId | None) -> Result:
    """A played game's result, or a forfeit of both without a winner."""
    if winner is None:
        return forfeit_result(seats, seats)
    return Result(half_points=(2, 0) if winner == seats[0] else (0, 2))


def with_round(
    stage: Stage, games: Sequence[Game], bye: EntrantId | None = None, *, label: str = "", bye_half_points: int = 2
) -> Stage:
    """The stage with one more round, whose games have these results."""
    number = stage.next_round
    pairings = tuple(
        Pairing(id=pairing_id(stage.number, number, board), board=board, seats=(gold, silver))
        for board, (gold, silver, _) in enumerate(games, start=1)
    )
    results = {pairing.id: won(pairing.seats, game[2]) for pairing, game in zip(pairings, games, strict=True)}
    byes = (Bye(entrant=bye, half_points=bye_half_points),) if bye else ()
    placed = {seat for pairing in pairings for seat in pairing.seats} | {bye}
    idle = tuple(who for who in stage.active if who not in placed)
    paired = RoundPairings(pairings=pairings, byes=byes, idle=idle, label=label)
    return replace(stage, rounds=(*stage.rounds, Round(number, paired, results)))


def with_result(stage: Stage, round_number: int, board: int, result: Result | None) -> Stage:
    """The stage with another result at a board; None takes the result away."""
    rounds = list(stage.rounds)
    round_ = rounds[round_number - 1]
    results = {
        key: value for key, value in round_.results.items() if key != pairing_id(stage.number, round_number, board)
    }
    if result is not None:
        results[pairing_id(stage.number, round_number, board)] = result
    rounds[round_number - 1] = replace(round_, results=results)
    return replace(stage, rounds=tuple(rounds))


def with_status(stage: Stage, players: Iterable[EntrantId], status: EntrantStatus = "withdrawn") -> Stage:
    """The stage after these entrants' status changed."""
    changed = {who: stage.entrants[who].model_copy(update={"status": status}) for who in players}
    return replace(stage, entrants={**stage.entrants, **changed})


def paired(system: Format[Any], stage: Stage, options: Any, seed: str = "test") -> RoundPairings:
    """The next round, with draws from a fixed seed."""
    return system.pair(stage, options, Lots(f"{seed}/{stage.next_round}"))


def published(stage: Stage, pairings: RoundPairings, result_of: Callable[[Pairing], Result]) -> Stage:
    """The stage after that round was played."""
    results = {pairing.id: result_of(pairing) for pairing in pairings.pairings}
    return replace(stage, rounds=(*stage.rounds, Round(stage.next_round, pairings, results)))


def ranked(system: Format[Any], stage: Stage, options: Any) -> tuple[Standing, ...]:
    """Return the standings as people get them: with the games counted by the engine."""
    return with_counts(system.rank(stage, options), stage.rounds)


def needs_pairing(system: Format[Any], stage: Stage, options: Any) -> bool:
    """Can the next round be paired?"""
    return isinstance(system.status(stage, options), NeedsPairing)
