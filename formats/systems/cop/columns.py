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

COLUMN_WORDS = {
    "column_repeats": "Repeats: {weight}. Games of the two with each other so far: {times}.",
    "column_byes": "Repeats: {weight}. Byes so far: {times}.",
    "column_rank": "Rank difference: {weight}, the number of ranks between them. No prize depends on it.",
    "column_rank_cubed": "Rank difference: {weight}, the third power of {apart}. A prize can still be won.",
    "column_window": (
        "Can catch: {weight}, twice the third power of {off}. The lowest player who can catch {0} is "
        "rank {lowest}, and {0} should meet that player."
    ),
    "column_broken_last_round": "King of the Hill: broken. The neighbours of the last round could not all be kept.",
    "column_broken_repeat_bye": "Repeats: broken. Somebody had to have another bye.",
    "column_broken_gibson": "Gibson: broken. No round keeps every Gibsonized player away from the contenders.",
    "column_broken_control": "Control: broken. No round gives the leader the planned opponent.",
    "column_broken_beyond": "Can catch: broken. {1} is below the lowest who can catch {0}; no round avoids that.",
    "column_broken_back_to_back": "Repeats: broken. No round keeps all of last round's opponents apart.",
}
"""A sentence for each column with a weight, and for each constraint that had to be broken."""


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
