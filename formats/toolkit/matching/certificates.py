"""Write the certificate of a matching: prices and blossoms that prove its cost, and the choice among equal matchings.

A reader recomputes the costs and checks that no pair is cheaper than the prices of its ends allow (`pricing`). The
choice is a second matching on the tight pairs of each connected component, as `preferences` solves it: the number of
blossoms that a pair leaves, then a digit for the rank of each vertex's partner.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.core.proofs import Certificate
from formats.toolkit.matching.blossoms import NestedBlossom
from formats.toolkit.matching.costs import Whole
from formats.toolkit.matching.preferences import components, priced_choice
from formats.toolkit.matching.pricing import Cheapest

MOST_WITH_CHOICE = 151
"""Vertices of the largest round whose choice among equals is proved: 150 players and an empty seat."""
MOST_BITS = 1 << 24
"""Bits of all costs in the largest component whose choice is proved: about a second of work."""


def certificate_of(matching: Cheapest, mates: Sequence[int], dislikes: Whole | None) -> Certificate:
    """Return the proof that `mates` cost the least and, where there are `dislikes`, that the vertices prefer them.

    `choice` has a proof for each component of tight edges with a choice, by its smallest vertex; it is empty for rounds
    that are too large.
    """
    certificate = {"mates": list(mates), **_written(matching.prices, matching.blossoms)}
    if dislikes is None or len(mates) > MOST_WITH_CHOICE:
        return certificate
    inside = matching.blossom_table.around_both()
    choice = {}
    for part in components(matching.tight):
        if len(part) > 2:  # noqa: PLR2004 - more than a pair
            here = np.ix_(part, part)
            search = priced_choice(part, matching.tight, inside[here].max() - inside[here], dislikes, most=MOST_BITS)
            if search is not None:
                choice[str(part[0])] = _written(search.prices, search.nested())
    return {**certificate, "choice": choice}


def _written(prices: Sequence[int], blossoms: Sequence[NestedBlossom]) -> dict[str, object]:
    """Return prices and priced blossoms as JSON: whole numbers in hexadecimal digits, blossoms from the outside in."""
    priced = [[f"{one.price:x}", sorted(set().union(*one.nodes))] for one in blossoms if one.price]
    return {"prices": [f"{price:x}" for price in prices], "blossoms": priced}
