"""Write and check the certificate of a matching: prices and blossoms that prove its cost, and the choice among equals.

A reader recomputes the costs and checks that no pair is cheaper than the prices of its ends allow (`pricing`). The
choice is a second matching on the tight pairs of each connected component, as `preferences` solves it: the number of
blossoms that a pair leaves, then a digit for the rank of each vertex's partner.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.core.proofs import Certificate
from formats.toolkit.matching.blossoms import FREE, NestedBlossom
from formats.toolkit.matching.costs import BlossomTable, Costs, Whole
from formats.toolkit.matching.preferences import components, priced_choice
from formats.toolkit.matching.pricing import Cheapest, is_proved

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


def proved_by(certificate: Certificate, costs: Costs) -> Cheapest | None:
    """Return the matching of a certificate if it proves that no other costs less; None if it does not.

    Nothing in it is trusted: a price that is wrong leaves a pair cheaper than it allows, or a matched pair dearer.
    """
    try:
        mates = [int(mate) for mate in certificate["mates"]]
        prices = [int(price, 16) for price in certificate["prices"]]
        priced = [(int(price, 16), frozenset(map(int, inside))) for price, inside in certificate["blossoms"]]
    except (KeyError, TypeError, ValueError):
        return None
    vertices = frozenset(range(costs.size))
    if frozenset(mates) != vertices or len(mates) != costs.size or len(prices) != costs.size:
        return None
    blossoms: list[NestedBlossom] = []
    for number, (price, inside) in enumerate(priced):
        around = [place for place, (_, outer) in enumerate(priced[:number]) if outer & inside]
        is_nested = all(inside < priced[place][1] for place in around)
        if price < 0 or len(inside) % 2 == 0 or not inside <= vertices or not is_nested:
            return None
        blossoms.append(NestedBlossom([[vertex] for vertex in inside], price, around[-1] if around else FREE))
    table = BlossomTable(costs.size, blossoms)
    slack = costs.slack(prices, table)
    found = Cheapest(mates, slack.tight(), table, prices, blossoms)
    return None if slack.negative().any() or not is_proved(found, blossoms) else found


def _written(prices: Sequence[int], blossoms: Sequence[NestedBlossom]) -> dict[str, object]:
    """Return prices and priced blossoms as JSON: whole numbers in hexadecimal digits, blossoms from the outside in."""
    priced = [[f"{one.price:x}", sorted(set().union(*one.nodes))] for one in blossoms if one.price]
    return {"prices": [f"{price:x}" for price in prices], "blossoms": priced}
