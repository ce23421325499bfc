"""Write the recorded rationale from intermediate results (R33)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from formats.core.capabilities.published_options import CHECK_SUM
from formats.core.model import Reason
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.cop.columns import BROKEN_RULES, column_reasons
from formats.systems.cop.opening import Group
from formats.systems.cop.options import CopOptions
from formats.systems.cop.pairing import CopRound
from formats.systems.cop.position import Position, Ranks

SEPARATION_RULE = "R38"
"""The rule about who may meet."""


def options_reasons(stage: Stage, options: CopOptions) -> list[Reason]:
    """Return the check sum of what was published, and a warning if it differs from that of the last round (R2)."""
    now = options.check_sum()
    reasons = [Reason(code="published", rule="R2", params={"check_sum": now})]
    known = [round_.pairings.facts[CHECK_SUM] for round_ in stage.rounds if CHECK_SUM in round_.pairings.facts]
    if known and known[-1] != now:
        params: dict[str, Scalar] = {"check_sum": now, "before": known[-1]}
        reasons.append(Reason(code="published_changed", rule="R2", params=params, warning=True))
    return reasons


def standings_reasons(stage: Stage, base: int) -> list[Reason]:
    """Return the standings from which the round is paired, if they are not the latest (R8)."""
    if base == len(stage.rounds):
        return []
    return [Reason(code="older_standings", rule="R8", params={"round": base})]


def pin_reasons(
    games: Iterable[tuple[EntrantId, EntrantId]], kept: set[EntrantId], active: set[EntrantId]
) -> list[Reason]:
    """Return warnings for prepaired games that are dropped because a player is not active (R12)."""
    return [
        Reason(code="prepaired_dropped", rule="R12", about=(player,), warning=True)
        for game in games
        for player in game
        if player in active and player not in kept
    ]


def group_reasons(groups: Sequence[Group], empty: EntrantId) -> list[Reason]:
    """Return the groups of the first rounds (R10)."""
    return [
        Reason(
            code="fontes_group",
            rule="R10",
            about=tuple(seat for seat in group if seat != empty),
            params={"group": number, "free_seats": group.count(empty), "players": len(group) - group.count(empty)},
        )
        for number, group in enumerate(groups, start=1)
    ]


def swiss_reasons(position: Position, pair: Ranks) -> tuple[Reason, ...]:
    """Return why two players meet in a Swiss round (R11)."""
    i, j = pair
    about = position.players[i], position.players[j]
    level = position.half_points[i] == position.half_points[j]
    reasons = [
        Reason(
            code="swiss_level" if level else "swiss_float",
            rule="R11",
            about=about,
            params={"rank": i + 1, "other_rank": j + 1, "wins": _wins(position, i), "other_wins": _wins(position, j)},
        )
    ]
    return (*reasons, *_meeting_again(position, pair, "R11"))


def _meeting_again(position: Position, pair: Ranks, rule: str) -> list[Reason]:
    """Return warnings if the two should not meet, have met before, or even in the last round."""
    i, j = pair
    if j == position.size:
        return []
    about = position.players[i], position.players[j]
    kept = position.separation.broken(*about, rule=SEPARATION_RULE)
    times = position.met.get(pair, 0)
    if not times:
        return [*kept]
    again = Reason(code="repeat", rule=rule, about=about, params={"times": times}, warning=True)
    at_once = Reason(code="back_to_back", rule=rule, about=about, warning=True)
    return [*kept, again, at_once] if pair in position.met_last else [*kept, again]


def _wins(position: Position, rank: int) -> str:
    """Return the wins of a rank as text; a tie is half a win."""
    return f"{position.half_points[rank] / 2:g}"


def cop_reasons(cop_round: CopRound) -> list[Reason]:
    """Return what the round as a whole was decided from."""
    return [
        *_simulation_reasons(cop_round),
        *_gibson_reasons(cop_round),
        *_contender_reasons(cop_round),
        *_control_reasons(cop_round),
        *_dropped_reasons(cop_round),
        *_chances(cop_round),
        Reason(
            code="weights_sum",
            rule="R31",
            params={
                "sum": sum(cop_round.table[pair].ordinary for pair in _weighed(cop_round)),
                "prohibitive": cop_round.prohibitive,
            },
        ),
    ]


def _weighed(cop_round: CopRound) -> list[Ranks]:
    """Return the pairs that count for the sum of weights, byes included."""
    return [*cop_round.pairs, *((rank, cop_round.position.size) for rank in cop_round.byes)]


def _simulation_reasons(cop_round: CopRound) -> list[Reason]:
    """Return how much was simulated, and how (R16 to R18, R20)."""
    params: dict[str, Scalar] = {
        "simulations": cop_round.outcome.simulations,
        "rounds_left": cop_round.position.rounds_left,
        "players": len(cop_round.outcome.counts),
        "factor": cop_round.outcome.factor,
        "games": cop_round.outcome.games,
        "margins": cop_round.terms.kind_of_margins.replace("_", "-"),
    }
    return [Reason(code="simulated", rule="R18", params=params)]


def _gibson_reasons(cop_round: CopRound) -> list[Reason]:
    """Return the Gibsonized players (R15)."""
    players = cop_round.position.players[: cop_round.findings.gibsonized]
    return [
        Reason(code="gibsonized", rule="R15", about=(player,), params={"place": place})
        for place, player in enumerate(players, start=1)
    ]


def _contender_reasons(cop_round: CopRound) -> list[Reason]:
    """Return the lowest contenders for the prizes and for every place with a prize (R19)."""
    position, findings = cop_round.position, cop_round.findings
    prizes = min(cop_round.terms.place_prizes, len(findings.hopes))
    hopeful, absolute = findings.lowest_hopeful, findings.lowest_absolute
    reasons = [
        Reason(
            code="cashers",
            rule="R19",
            about=(position.players[hopeful], position.players[absolute]),
            params={
                "hopeful_rank": hopeful + 1,
                "absolute_rank": absolute + 1,
                "prizes": prizes,
                "share": f"{float(cop_round.terms.hopefulness):.2%}",
            },
        )
    ]
    reasons += [
        Reason(
            code="contender",
            rule="R19",
            about=(position.players[findings.hopes[place]],),
            params={"place": place + 1, "rank": findings.hopes[place] + 1},
        )
        for place in range(findings.gibsonized, prizes)
    ]
    return reasons


def _control_reasons(cop_round: CopRound) -> list[Reason]:
    """Return destiny's child and the opponents that the leader may play (R20, R21)."""
    position, findings = cop_round.position, cop_round.findings
    if findings.child is None:
        return []
    leader, child = position.players[0], position.players[findings.child]
    reasons = []
    if cop_round.control is not None:
        control = cop_round.control
        code = "destiny_at_stake" if control.loss > cop_round.terms.control_loss_threshold else "destiny_safe"
        params: dict[str, Scalar] = {
            "rank": control.rank + 1,
            "wins": control.wins,
            "simulations": control.simulations,
            "loss": f"{float(control.loss):.2%}",
            "threshold": f"{float(cop_round.terms.control_loss_threshold):.2%}",
        }
        if control.failures:
            code, params["always"] = f"nearly_{code}", control.simulations - control.failures
        reasons.append(Reason(code=code, rule="R20", about=(leader, position.players[control.rank]), params=params))
    opponents = tuple(position.players[rank] for rank in findings.leaders_opponents)
    code = "steered" if opponents else "steered_to_nobody"
    reasons.append(
        Reason(
            code=code,
            rule="R21",
            about=(leader, child, *opponents),
            params={"rank": findings.child + 1, "choices": len(opponents)},
        )
    )
    return reasons


def _dropped_reasons(cop_round: CopRound) -> list[Reason]:
    """Return the constraints that were broken (R32)."""
    position = cop_round.position
    return [
        Reason(
            code=f"dropped_{dropped.constraint}",
            rule=BROKEN_RULES[dropped.constraint],
            about=tuple(position.players[rank] for pair in dropped.pairs for rank in pair if rank < position.size),
            params={"pairs": len(dropped.pairs), "ranks": dropped.ranks},
            warning=True,
        )
        for dropped in cop_round.dropped
    ]


def _chances(cop_round: CopRound) -> list[Reason]:
    """Return the places that each player can still reach, with their counts, and the share of prizes (R33)."""
    reasons = []
    prizes = cop_round.terms.place_prizes
    for rank, row in enumerate(cop_round.outcome.counts):
        best, worst = cop_round.outcome.reach(rank) or (rank, rank)
        reached = enumerate(row[best : worst + 1], start=best + 1)
        counts = " ".join(f"{place}:{count}" for place, count in reached if count)
        params: dict[str, Scalar] = {
            "best": best + 1,
            "worst": worst + 1,
            "prize": f"{cop_round.outcome.cash_share(rank, prizes):.2%}",
            "counts": counts,
        }
        reasons.append(Reason(code="chances", rule="R19", about=(cop_round.position.players[rank],), params=params))
    return reasons


def cop_pair_reasons(cop_round: CopRound, pair: Ranks) -> tuple[Reason, ...]:
    """Return the weight of a pairing in its columns, each explained in words, and what forced the pair (R33)."""
    position, (i, j) = cop_round.position, pair
    weight = cop_round.table[pair]
    columns = weight.columns(cop_round.prohibitive)
    players = (position.players[i],) if j == position.size else (position.players[i], position.players[j])
    params: dict[str, Scalar] = {
        "rank": i + 1,
        "other_rank": j + 1,
        "times": weight.times,
        "total": sum(columns),
        **columns._asdict(),
    }
    code = "bye_weights" if j == position.size else "pair_weights"
    reasons = [Reason(code=code, rule="R31", about=players, params=params)]
    reasons += [Reason(code=code, rule=rule, about=players) for code, rule in _forced_by(cop_round, pair)]
    return (*reasons, *column_reasons(cop_round, pair), *_meeting_again(position, pair, "R24"))


def _forced_by(cop_round: CopRound, pair: Ranks) -> list[tuple[str, str]]:
    """Return the codes and rules of what forced the pair."""
    position, findings, (i, j) = cop_round.position, cop_round.findings, pair
    forced = []
    if i in cop_round.pinned:
        forced.append(("prepaired", "R12"))
    if pair in findings.hill and j < position.size:
        forced.append(("hill", "R22"))
    if pair in findings.classes:
        forced.append(("class_prize", "R23"))
    if i == 0 and j in findings.leaders_opponents:
        forced.append(("destiny", "R28"))
    if j == position.size and i < findings.gibsonized:
        forced.append(("bye_gibson", "R29"))
    if j == position.size and i in position.pins and i not in cop_round.pinned:
        forced.append(("bye_top_down" if cop_round.terms.top_down_byes else "bye_contender", "R29"))
    return forced
