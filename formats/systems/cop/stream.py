"""Random margins for simulated games: the same on every machine, in any number of workers, for ever.

The bits come from the counter-based generator Philox 4x64-10. Its key is the first half of the SHA-256 of
`seed/purpose`; chunk `c` of a simulation begins at counter `c * 2**64`. The 64-bit numbers are cut into 16 bits each,
the lowest first, and a number of 16 bits becomes a margin by the tables below. Nothing depends on NumPy's
distributions, whose streams may change, nor on how many chunks are computed where.
"""

from __future__ import annotations

import hashlib
from decimal import Decimal, localcontext
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from formats.systems.cop.options import Margins

DRAWS = 1 << 16
"""How many equally likely draws there are."""

SIGMA = Decimal("104.3")
"""Of the half-normal margins: the root mean square of 6,787 real margins."""


def generator(seed: str, purpose: str, chunk: int) -> np.random.BitGenerator:
    """The source of bits of one chunk."""
    digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
    return np.random.Philox(key=int.from_bytes(digest[:16], "little"), counter=chunk << 64)


class MarginTable:
    """Turns draws of 16 bits into margins from `-greatest` to `greatest`, as the packed changes of keys.

    Uniform margins are exactly uniform: draws beyond the last multiple of their number are drawn again. Half-normal
    ones have the chances of whole numbers under a normal curve of `SIGMA`, to one 65,536th, and are cut at `greatest`.
    Both are symmetric.
    """

    def __init__(self, kind: Margins, greatest: int, pack: Any) -> None:
        """`pack` maps an array of margins to the changes of keys that they mean."""
        if kind == "uniform":
            margins = np.arange(-greatest, greatest + 1, dtype=np.int64)
            self._divisor = DRAWS // len(margins)
        else:
            margins = np.array(_half_normal(greatest), dtype=np.int64)
            self._divisor = 1
        self._limit = self._divisor * len(margins)
        self._changes: NDArray[Any] = pack(margins)

    def draw(self, bits: np.random.BitGenerator, rows: int, games: int) -> NDArray[Any]:
        """The changes of `games` in each of `rows` simulations."""
        # No draw is beyond the table; "clip" only spares NumPy the look whether one is.
        return self._changes.take(self._draws(bits, rows * games), mode="clip").reshape(rows, games)

    def draw_for_both(self, bits: np.random.BitGenerator, rows: int, games: int) -> NDArray[np.int32]:
        """The same for both players of each game, side by side; for changes of 32 bits."""
        both = self._changes_of_both.take(self._draws(bits, rows * games), mode="clip")
        return both.view(np.int32).reshape(rows, 2 * games)

    @cached_property
    def _changes_of_both(self) -> NDArray[np.int64]:
        """Each two changes as one number, so that looking up one of them finds both."""
        both = np.empty((len(self._changes), 2), dtype=np.int32)
        both[:, 0] = self._changes
        both[:, 1] = -self._changes
        return both.view(np.int64).ravel()

    def _draws(self, bits: np.random.BitGenerator, wanted: int) -> NDArray[np.uint16]:
        """So many places in the table."""
        raw: NDArray[np.uint64] = bits.random_raw(-(-wanted // 4))
        draws = raw.astype("<u8", copy=False).view("<u2")[:wanted]
        if self._limit < DRAWS:
            again = (draws >= self._limit).nonzero()[0]
            while again.size:
                fresh = bits.random_raw(again.size).astype(np.uint16)  # the lowest 16 bits
                draws[again] = fresh
                again = again[fresh >= self._limit]
        if self._divisor > 1:
            draws //= np.uint16(self._divisor)
        return draws


@cache
def _half_normal(greatest: int) -> tuple[int, ...]:
    """All 65,536 margins, in order. Decimal arithmetic is the same on every machine; floats need not be."""
    with localcontext() as context:
        context.prec = 40
        density = [(-((Decimal(margin) / SIGMA) ** 2) / 2).exp() for margin in range(1000)]
        whole = 2 * sum(density) - density[0]
        below = Decimal(0)
        half: list[int] = []
        for margin in range(999, 0, -1):
            below += density[margin]
            until = int((below / whole * DRAWS).to_integral_value())
            half += [min(margin, greatest)] * (until - len(half))
    ties = DRAWS - 2 * len(half)
    return (*(-margin for margin in half), *([0] * ties), *reversed(half))
