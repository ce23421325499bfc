"""Write the recorded rationale of a round."""

from __future__ import annotations

from formats.core.model import Reason
from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import Scalar
from formats.systems.floating_double_elimination.finalists import Finalist
from formats.systems.floating_double_elimination.pairing import FinalsPair, FinalsRound
from formats.systems.floating_double_elimination.recognition import SECOND, PlayOff


def round_reasons(finals_round: FinalsRound) -> tuple[Reason, ...]:
    """Return how good the round is; `cost` is the whole vector, in the order of the rules."""
    costs = dict(zip(finals_round.cost_names, finals_round.cost, strict=True))
    counted: dict[str, Scalar] = {
        "players": len(finals_round.order),
        "repeats": sum(pair.meeting > 1 for pair in finals_round.pairs),
        "unequal": sum(pair.losses[0] != pair.losses[1] for pair in finals_round.pairs),
    }
    vector = ", ".join(f"{name}={value}" for name, value in costs.items())
    return (Reason(code="round", rule="R7", params={**counted, "squares": -costs["squares"], "cost": vector}),)


def pair_reasons(pair: FinalsPair, separation: Separation = NO_SEPARATION) -> tuple[Reason, ...]:
    """Return ranks and losses of a pair, and what is unusual about it."""
    ranks, losses = pair.ranks, pair.losses
    reasons = [
        Reason(
            code="pair",
            rule="R7",
            about=pair.players,
            params={
                "rank": ranks[0],
                "other_rank": ranks[1],
                "losses": losses[0],
                "other_losses": losses[1],
                "meeting": pair.meeting,
            },
        )
    ]
    if pair.meeting > 1:
        repeat = Reason(code="repeat", rule="R4", about=pair.players, params={"meeting": pair.meeting}, warning=True)
        reasons.append(repeat)
    if losses[0] != losses[1]:
        reasons.append(Reason(code="unequal_losses", rule="R6", about=pair.players))
    return (*reasons, *separation.broken(*pair.players, rule="R21"))


def bye_reasons(player: Finalist, field: list[Finalist], separation: Separation = NO_SEPARATION) -> tuple[Reason, ...]:
    """Return why this player has the bye, and why nobody with fewer losses or a better seed."""
    counts: dict[str, Scalar] = {"byes": player.byes, "losses": player.losses, "seed": player.seed}
    reasons = [Reason(code="bye", rule="R5", about=(player.player,), params=counts)]
    for other in sorted(field, key=lambda player: (player.losses, player.seed)):
        if (other.losses, other.seed) < (player.losses, player.seed):
            had_more = other.byes > player.byes
            passed = ("bye_passed_apart", "R21") if separation else ("bye_passed_repeat", "R4")
            code, rule = ("bye_passed_had", "R3") if had_more else passed
            reasons.append(Reason(code=code, rule=rule, about=(other.player,)))
    return tuple(reasons)


def play_off_reason(game: PlayOff) -> Reason:
    """Return the place that the play-off decides."""
    rule = "R11" if game.place == SECOND and game.tied > SECOND else "R10"
    params: dict[str, Scalar] = {"place": game.place, "tied": game.tied}
    return Reason(code="play_off", rule=rule, about=game.players, params=params)
