"""Positions of COP made from worked cases: tables of opponents and scores, players by index."""

from __future__ import annotations

from collections import Counter
from typing import Any

from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position, Ranks
from tests.case_shapes import only

NOT_PAIRED = -1


READ = ("players", "rounds", "pairings", "results", "player_classes", "removed")
"""What makes the position; the rest are options."""

PASSED_OVER = ("method", "valid_players", "factor", "initial_fontes_rounds", "player_names", "seed", "use_control_loss")
"""What only the program that a case comes from asks for: its method, and things that follow from the rest."""

OPTIONS = {
    "rounds": "rounds",
    "place_prizes": "place_prizes",
    "simulations": "simulations",
    "control_loss_simulations": "always_wins_simulations",
    "allow_repeat_byes": "allow_repeat_byes",
    "top_down_byes": "top_down_byes",
}
"""Our names of the options that are one value in both."""

LISTS = {
    "class_prizes": "class_prizes",
    "gibson_spread": "gibson_spread",
    "hopefulness": "hopefulness",
    "control_loss_threshold": "control_loss_thresholds",
}
"""Our names of those that are lists here, and may be one value there."""


def options_of(case: dict[str, Any], **more: Any) -> CopOptions:
    """The options of a case's input; what it does not say is as by default."""
    only(case, *READ, *PASSED_OVER, *OPTIONS, *LISTS, "control_loss_activation_round")
    options: dict[str, Any] = {ours: case[theirs] for theirs, ours in OPTIONS.items() if theirs in case}
    options |= {ours: as_list(case[theirs]) for theirs, ours in LISTS.items() if theirs in case}
    if "control_loss_activation_round" in case:
        # There rounds count from 0; and whatever lies behind the last round means never.
        options["control_loss_activation_round"] = min(case["control_loss_activation_round"] + 1, 60)
    return CopOptions(**options | more)


def as_list(value: Any) -> tuple[Any, ...]:
    """A list of options as it is, a single one as a list of it."""
    return tuple(value) if isinstance(value, list) else (value,)


def position_of(case: dict[str, Any]) -> Position:
    """The position of a case's input.

    `pairings[r][p]` is the opponent of player p in round r: the player's own index for a bye, -1 for not paired (then
    the round is being prepaired); `results[r][p]` the points scored, a bye's score being its spread.
    """
    half_points, spreads = scores(case)
    removed = set(case.get("removed", ()))
    left = [player for player in range(case["players"]) if player not in removed]
    order = sorted(left, key=lambda player: (-half_points[player], -spreads[player], player))
    rank = {player: place for place, player in enumerate(order)}
    paired = [row for row in case["pairings"] if NOT_PAIRED not in row]
    partly = case["pairings"][len(paired) :]
    return Position(
        players=tuple(map(str, order)),
        half_points=tuple(half_points[player] for player in order),
        spreads=tuple(spreads[player] for player in order),
        seeds=tuple(order),
        rounds_left=case["rounds"] - len(case["results"]),
        paired_rounds=len(paired),
        met=Counter(pair for row in paired for pair in games(row, rank)),
        met_last=frozenset(games(paired[-1], rank) if paired else ()),
        byes=tuple(sum(row[player] == player for row in paired) for player in order),
        pins={rank[p]: rank[q] for row in partly for p, q in enumerate(row) if q >= 0 and p in rank and q in rank},
        classes=tuple(case["player_classes"][player] for player in order) if "player_classes" in case else (),
    )


def scores(case: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Everybody's half points and spread."""
    half_points, spreads = [0] * case["players"], [0] * case["players"]
    for opponents, points in zip(case["pairings"], case["results"], strict=False):
        for player, opponent in enumerate(opponents):
            margin = points[player] - (0 if opponent == player else points[opponent])
            half_points[player] += 1 + (margin > 0) - (margin < 0)
            spreads[player] += margin
    return half_points, spreads


def games(opponents: list[int], rank: dict[int, int]) -> list[Ranks]:
    """The games of a round between players who are still in, as ranks."""
    seats = ((rank[p], rank[q]) for p, q in enumerate(opponents) if p in rank and q in rank)
    return [(i, j) for i, j in seats if i < j]
