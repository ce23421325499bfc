"""Choice of the players who are simulated (R16)."""

from __future__ import annotations

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms


def simulated_field(position: Position, terms: Terms) -> int:
    """Return how many ranks from the top are simulated.

    All who can still come level in wins with the last place that has a prize, and one more if their number is odd.
    """
    prize = min(terms.place_prizes, position.size) - 1
    most = 2 * position.rounds_left
    size = sum(position.half_points[prize] - made <= most for made in position.half_points)
    return min(size + size % 2, position.size)
