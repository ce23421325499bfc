"""Explain the columns of a pairing's weight in sentences (R24 to R30)."""

from __future__ import annotations

from formats.core.model import Reason
from formats.core.values import Scalar
from formats.systems.cop.pairing import CopRound
from formats.systems.cop.position import Ranks

BROKEN_RULES = {
    "last_round": "R22",
    "repeat_bye": "R29",
    "gibson": "R29",
    "control": "R28",
    "beyond": "R27",
    "back_to_back": "R25",
}
"""Number of the rule behind each constraint, by its name in `Broken`."""


def column_reasons(cop_round: CopRound, pair: Ranks) -> list[Reason]:
    """Return a reason for each column of a pairing's weight that is not 0."""
    position, (i, j), weight = cop_round.position, pair, cop_round.table[pair]
    apart = j - i
    columns: list[tuple[str, str, dict[str, Scalar]]] = []
    if weight.repeats:
        code = "column_byes" if j == position.size else "column_repeats"
        columns.append((code, "R24", {"weight": weight.repeats, "times": weight.times}))
    if j < position.size:
        cubed = i <= cop_round.findings.lowest_absolute and i >= cop_round.findings.gibsonized
        code = "column_rank_cubed" if cubed else "column_rank"
        columns.append((code, "R26", {"weight": weight.rank_difference, "apart": apart}))
    if weight.can_catch:
        lowest = cop_round.findings.hopes[i]
        columns.append(
            ("column_window", "R27", {"weight": weight.can_catch, "lowest": lowest + 1, "off": abs(lowest - j)})
        )
    broken = weight.broken._asdict()
    columns += [(f"column_broken_{name}", rule, {}) for name, rule in BROKEN_RULES.items() if broken[name]]
    players = position.players[i : i + 1] + position.players[j : j + 1]
    return [Reason(code=code, rule=rule, about=players, params=known) for code, rule, known in columns]
