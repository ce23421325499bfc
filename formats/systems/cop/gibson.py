"""Gibsonized players: those who cannot lose their place any more (R14, R15)."""

from __future__ import annotations

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms


def gibsonized(position: Position, terms: Terms) -> int:
    """Return the number of Gibsonized players (R15).

    A block from the top, ending before the first who can be caught.

    Only places with a prize count. The last player of all has nobody below and is never Gibsonized.
    """
    contested = min(terms.place_prizes, position.size - 1)
    block = 0
    while block < contested and not position.can_catch(block + 1, block, terms.swing):
        block += 1
    return block
