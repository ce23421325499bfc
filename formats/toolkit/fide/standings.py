"""Standings by points and FIDE's tie-breaks (C.07)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats.core.model import Reason, Standing
from formats.core.values import EntrantId
from formats.toolkit.fide.stage_record import Position
from formats.toolkit.fide.tie_breaks import TieBreaks, parse_code
from formats.toolkit.ranking import Criterion

HUNDREDTHS = 100
"""Units of a tie-break's value in one."""

Groups = list[list[int]]
"""Players, by index, in groups of those who are level, the best first."""


def standings(
    position: Position,
    points: Mapping[EntrantId, int],
    names: Sequence[str],
    scale: int,
    rule: str,
    before: Sequence[Criterion] = (),
) -> tuple[Standing, ...]:
    """Return the standings; `points` (of which `scale` make one) are those of all results so far.

    Tie-breaks are those of the rounds in `position`. `rule` is the format's rule about them, and `before` are criteria
    that come before points.
    """
    table = TieBreaks(position.tournament)
    by_score: dict[tuple[Any, ...], list[int]] = {}
    for index, who in enumerate(position.order):
        by_score.setdefault((*(criterion.value(who) for criterion in before), points[who]), []).append(index)
    steps = [[by_score[score] for score in sorted(by_score, reverse=True)]]
    for name in names:
        steps.append(table.groups([name], steps[-1]))
    columns = [_column(table, name, level) for name, level in zip(names, steps, strict=False)]
    group_of = [{index: place for place, group in enumerate(groups) for index in group} for groups in steps]
    lines: list[Standing] = []
    above: int | None = None
    for group in steps[-1]:
        rank = len(lines) + 1
        for index in group:
            who = position.order[index]
            lines.append(
                Standing(
                    entrant=who,
                    rank=rank,
                    points=points[who],
                    scale=scale,
                    tie_breaks=tuple(column[index] for column in columns),
                    reasons=_separated(position, names, group_of, above, index, rule),
                )
            )
            above = index
    return tuple(lines)


def _column(table: TieBreaks, name: str, level: Groups) -> list[str]:
    """Return the texts of a tie-break by player; `level` are the groups before it, which direct encounters need."""
    code = parse_code(name)
    values = table.direct_encounters(level, forfeits=code.forfeits) if code.name == "DE" else table.values(name)
    # Where small numbers are better (TPN, RTNG/R), values are negative.
    return ["-" if value is None else f"{abs(value) / HUNDREDTHS:g}" for value in values]


def _separated(
    position: Position,
    names: Sequence[str],
    group_of: Sequence[Mapping[int, int]],
    above: int | None,
    index: int,
    rule: str,
) -> tuple[Reason, ...]:
    """Return which tie-break puts the player below the one above, if they are level on points."""
    if above is None or group_of[0][above] != group_of[0][index]:
        return ()
    for name, groups in zip(names, group_of[1:], strict=True):
        if groups[above] != groups[index]:
            about = position.order[above], position.order[index]
            return (Reason(code="above", rule=rule, about=about, params={"tie_break": name.replace("/", "-")}),)
    return ()
