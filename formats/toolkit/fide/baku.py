"""Baku acceleration (C.04.7 1): the upper half of the field has virtual points in the first rounds."""

from __future__ import annotations

from formats.toolkit.fide.record import Points, VirtualPoints


def may_accelerate(points: Points) -> bool:
    """Return True if a win is worth two draws and a loss nothing (1.1)."""
    return points.win == 2 * points.draw and points.loss == 0


def accelerated_group(players: int) -> int:
    """Return the number of players in the upper group: half of the field, rounded up to an even number (1.2)."""
    return 2 * -(-players // 4)


def baku_points(last: int, rounds: int, points: Points) -> tuple[VirtualPoints, ...]:
    """Return the virtual points of players 1 to `last` in a tournament of so many rounds (1.4).

    The first half of the rounds is accelerated (rounded up): the first half of those (rounded up) by a win's points,
    the others by half of that. After late entries the last player of the group may have a higher number than
    `accelerated_group` (1.3).
    """
    accelerated = -(-rounds // 2)
    whole = -(-accelerated // 2)
    given = [VirtualPoints(points.win, 1, whole, 1, last)]
    if accelerated > whole:
        given.append(VirtualPoints(points.draw, whole + 1, accelerated, 1, last))
    return tuple(given)
