"""Marks after names in the standings: Gibsonized, contenders for first and for prizes, destiny (R15, R19, R20).

The marks of contenders come from simulations. Those of the latest round are in its rationale (`recorded_marks`) and
are shown until results are simulated again (`simulated_marks`).
"""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.model import Mark, Reason
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.cop.destiny import Control
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms
from formats.systems.cop.weights import Findings

GIBSONIZED, FOR_FIRST, FOR_PRIZE, DESTINY = "G", "1", "$", "D"
"""The signs of the marks."""


def gibson_marks(position: Position, terms: Terms) -> tuple[Mark, ...]:
    """Return the marks of Gibsonized players (R15). Exact at any time, without simulations."""
    block = gibsonized(position, terms)
    return _mark(GIBSONIZED, position.players[:block], Reason(code="mark_gibsonized", rule="R15"))


def simulated_marks(position: Position, terms: Terms, findings: Findings, control: Control | None) -> tuple[Mark, ...]:
    """Return the marks of the contenders of a position and of the player who controls their destiny (R19, R20)."""
    share = f"{float(terms.hopefulness):.2%}"
    prizes = min(terms.place_prizes, len(findings.hopes))
    gibsonized_count, players = findings.gibsonized, position.players
    # Without a contender for first once the leader is Gibsonized; likewise for prizes.
    first = () if gibsonized_count else players[: findings.hopes[0] + 1]
    prize = players[gibsonized_count : findings.lowest_hopeful + 1] if gibsonized_count < prizes else ()
    marks = [
        *_mark(FOR_FIRST, first, Reason(code="mark_first", rule="R19", params={"share": share})),
        *_mark(FOR_PRIZE, prize, Reason(code="mark_prize", rule="R19", params={"share": share, "prizes": prizes})),
    ]
    if control is not None:
        lost = control.loss > terms.control_loss_threshold
        code = "mark_destiny_lost" if lost else "mark_destiny_kept"
        meaning = Reason(code=code, rule="R20", params={"loss": f"{float(control.loss):.2%}"})
        marks += _mark(DESTINY, (players[control.rank],), meaning)
    return tuple(marks)


def recorded_marks(stage: Stage) -> tuple[Mark, ...]:
    """Return the contenders from the rationale of the latest round (R33); none before the first round of COP."""
    if not stage.rounds:
        return ()
    number, rationale = stage.rounds[-1].number, stage.rounds[-1].pairings.rationale
    # The simulated players are listed in the order of the standings.
    order = [reason.about[0] for reason in rationale if reason.code == "chances"]
    marks: list[Mark] = []
    gibson = [reason.about[0] for reason in rationale if reason.code == "gibsonized"]
    for reason in rationale:
        if reason.code == "contender" and reason.params["place"] == 1:
            meaning = Reason(code="mark_first_recorded", rule="R19", params={"round": number})
            marks += _mark(FOR_FIRST, order[: int(str(reason.params["rank"]))], meaning)
        elif reason.code == "cashers" and len(gibson) < int(str(reason.params["prizes"])):
            meaning = Reason(code="mark_prize_recorded", rule="R19", params={"round": number})
            marks += _mark(FOR_PRIZE, order[len(gibson) : int(str(reason.params["hopeful_rank"]))], meaning)
        # `nearly_`: the control failed in some simulations. The mark means the same.
        elif reason.code.removeprefix("nearly_") in {"destiny_at_stake", "destiny_safe"}:
            code = "lost" if reason.code.endswith("destiny_at_stake") else "kept"
            params = {"round": number, "loss": reason.params["loss"]}
            meaning = Reason(code=f"mark_destiny_{code}_recorded", rule="R20", params=params)
            marks += _mark(DESTINY, reason.about[1:], meaning)
    return tuple(sorted(marks, key=lambda mark: (FOR_FIRST, FOR_PRIZE, DESTINY).index(mark.sign)))


def _mark(sign: str, entrants: Sequence[EntrantId], meaning: Reason) -> tuple[Mark, ...]:
    """Return the mark if any entrant has it."""
    return (Mark(sign=sign, entrants=tuple(entrants), meaning=meaning),) if entrants else ()
