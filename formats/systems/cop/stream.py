"""Reproducible random margins for simulated games, independent of machine, number of workers and NumPy version.

The bits come from the counter-based generator Philox 4x64-10 (Salmon et al., *Parallel random numbers: as easy as 1, 2,
3*, 2011). Its key is the first half of the SHA-256 of `seed/purpose`; chunk `c` of a simulation starts at counter `c *
2**64`, so chunks have disjoint streams and can be computed anywhere. The 64-bit numbers are cut into 16-bit pieces, the
lowest first, and each piece becomes a margin by the tables below. NumPy's distributions are not used, because their
streams may change between versions.
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
"""Number of equally likely draws (16 bits)."""

SIGMA = Decimal("104.3")
"""Root mean square of the half-normal margins: that of 6,787 real games."""


def generator(seed: str, purpose: str, chunk: int) -> np.random.BitGenerator:
    """Return the bit generator of one chunk."""
    digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
    return np.random.Philox(key=int.from_bytes(digest[:16], "little"), counter=chunk << 64)


class MarginTable:
    """Table from 16-bit draws to margins from `-greatest` to `greatest`, stored as packed changes of keys.

    Uniform margins are exactly uniform: draws beyond the last multiple of their number are rejected and repeated.
    Half-normal margins have the probabilities of integers under a normal curve of `SIGMA`, rounded to 1/65,536, and are
    cut at `greatest`. Both are symmetric.
    """

    def __init__(self, kind: Margins, greatest: int, pack: Any) -> None:
        """Build the table. `pack` maps an array of margins to changes of keys."""
        if kind == "uniform":
            margins = np.arange(-greatest, greatest + 1, dtype=np.int64)
            self._divisor = DRAWS // len(margins)
        else:
            margins = np.array(_half_normal(greatest), dtype=np.int64)
            self._divisor = 1
        self._limit = self._divisor * len(margins)
        self._changes: NDArray[Any] = pack(margins)

    def draw(self, bits: np.random.BitGenerator, rows: int, games: int) -> NDArray[Any]:
        """Return the changes of `games` games in each of `rows` simulations."""
        # No draw is beyond the table; mode "clip" only spares NumPy the bounds check.
        return self._changes.take(self._draws(bits, rows * games), mode="clip").reshape(rows, games)

    def draw_for_both(self, bits: np.random.BitGenerator, rows: int, games: int) -> NDArray[Any]:
        """Return the changes for both players of each game, side by side."""
        both = self._changes_of_both.take(self._draws(bits, rows * games), mode="clip")
        return both.view(self._changes.dtype).reshape(rows, 2 * games)

    @cached_property
    def _changes_of_both(self) -> NDArray[Any]:
        """Changes of the first and the second player as one element twice as wide, so that one lookup finds both."""
        both = np.stack((self._changes, -self._changes), axis=1)
        return both.view(np.int64 if both.itemsize == np.dtype(np.int32).itemsize else np.complex128).ravel()

    def _draws(self, bits: np.random.BitGenerator, wanted: int) -> NDArray[np.uint16]:
        """Return `wanted` indexes into the table."""
        raw: NDArray[np.uint64] = bits.random_raw(-(-wanted // 4))
        draws = raw.astype("<u8", copy=False).view("<u2")[:wanted]
        if self._limit < DRAWS:
            again = (draws >= self._limit).nonzero()[0]
            while again.size:
                # Every repetition takes a whole 64-bit number and uses its lowest 16 bits. That is wasteful but part of
                # the stream.
                fresh = bits.random_raw(again.size).astype(np.uint16)  # the lowest 16 bits
                draws[again] = fresh
                again = again[fresh >= self._limit]
        if self._divisor > 1:
            draws //= np.uint16(self._divisor)
        return draws


@cache
def _half_normal(greatest: int) -> tuple[int, ...]:
    """Return all 65,536 margins in order.

    Decimal arithmetic gives the same table on every machine; floating-point `exp` need not.
    """
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
