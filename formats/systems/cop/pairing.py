"""Pair a round of COP, step by step (R14 to R32).

1. Gibsonized players (`gibson`) and the simulated field (`field`) from the standings.
2. Simulation of the rest (`simulation`), and from it who can hope for which place (`outcome`).
3. In the rounds in which the leader is steered: control of destiny (`control`, `destiny`).
4. A bye that is fixed, and the forced pairs of the last round (`hill`).
5. The weight of every possible pairing (`weights`), and the round of least weight (`relaxing`).

Each step takes the results of the earlier ones as immutable values. All of them are kept in `CopRound`, from which the
rationale is written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from formats.systems.cop.destiny import Control, allowed_opponents, destinys_child, steering
from formats.systems.cop.field import simulated_field
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.hill import below_the_hill, class_pairs, king_of_the_hill
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.relaxing import Dropped, lightest_round
from formats.systems.cop.terms import Terms
from formats.systems.cop.weights import Findings, WeightTable, prohibitive_weight


@dataclass(frozen=True)
class CopRound:
    """A paired round and all intermediate results.

    `pairs` are ranks, `byes` the players without an opponent, `pinned` those prepaired. `prohibitive` is the weight
    shown for what must not happen.
    """

    position: Position
    terms: Terms
    outcome: Outcome
    findings: Findings
    control: Control | None
    table: WeightTable
    prohibitive: int
    pairs: tuple[Ranks, ...]
    byes: tuple[int, ...]
    pinned: frozenset[int]
    dropped: tuple[Dropped, ...]


def pair_cop(
    position: Position,
    terms: Terms,
    activation_round: int,
    seed: str,
    prohibitive: int | None = None,
) -> CopRound:
    """Pair the next round. `seed` seeds the simulations."""
    from formats.systems.cop.weight_rules import weight_table  # noqa: PLC0415 - NumPy is slow to import, rarely needed

    block = gibsonized(position, terms)
    outcome, control, findings = study(position, terms, block, activation_round, seed)
    placed = replace(position, pins={**position.pins, **_fixed_bye(position, terms, findings)})
    if placed.last_round:
        findings = _with_last_round(placed, terms, outcome, findings)
    table = weight_table(placed, terms, findings)
    nodes = [*placed.free(), *([placed.size] if placed.bye else [])]
    lightest = lightest_round(table, nodes, placed.vertices(nodes), placed.separation)
    games = [pair for pair in lightest.pairs if pair[1] < placed.size]
    games += [(rank, other) for rank, other in placed.pins.items() if rank < other]
    byes = [rank for rank, other in lightest.pairs if other == placed.size]
    byes += [rank for rank, other in placed.pins.items() if rank == other]
    return CopRound(
        placed,
        terms,
        outcome,
        findings,
        control,
        table,
        prohibitive or prohibitive_weight(table, placed.nodes),
        tuple(sorted(games)),
        tuple(sorted(byes)),
        frozenset(position.pins),
        lightest.dropped,
    )


def study(
    position: Position,
    terms: Terms,
    block: int,
    activation_round: int,
    seed: str,
) -> tuple[Outcome, Control | None, Findings]:
    """Return what the simulations say about the position. `block` is the number of Gibsonized players."""
    from formats.systems.cop.control import find_control  # noqa: PLC0415 - NumPy is slow to import and rarely needed
    from formats.systems.cop.simulation import simulate  # noqa: PLC0415 - likewise

    size = simulated_field(position, terms)
    outcome = simulate(position, terms, seed, size, block)
    hopes = outcome.hopes(terms.hopefulness)
    prize = min(terms.place_prizes, size) - 1
    findings = Findings(block, hopes, hopes[prize], outcome.lowest(prize, 0))
    if not steering(position, block, activation_round):
        return outcome, None, findings
    control = find_control(position, terms, seed, size, outcome.factor)
    child = destinys_child(hopes, control, terms)
    return outcome, control, replace(findings, child=child, leaders_opponents=allowed_opponents(position, child))


def _fixed_bye(position: Position, terms: Terms, findings: Findings) -> dict[int, int]:
    """Return the bye that is fixed before pairing, as a pin (R29).

    Nothing is fixed while a Gibsonized player can take it.
    """
    free = position.free()
    if not position.bye or any(rank < findings.gibsonized for rank in free):
        return {}
    if terms.top_down_byes:
        taker = min(free, key=lambda rank: (position.byes[rank], rank))
        return {taker: taker}
    without = [rank for rank in free if not position.byes[rank]]
    if without and without[-1] <= findings.lowest_hopeful and not terms.allow_repeat_byes:
        return {without[-1]: without[-1]}
    return {}


def _with_last_round(position: Position, terms: Terms, outcome: Outcome, findings: Findings) -> Findings:
    """Return the findings with the forced pairs of the last round (R22, R23)."""
    casher = findings.lowest_absolute
    hill = king_of_the_hill(position.size + position.bye, findings.gibsonized, casher, position.pins)
    classes = class_pairs(position, terms, outcome, below_the_hill(hill, casher, position.size), position.pins)
    return replace(findings, hill=hill, classes=classes)
