"""Certificates are made on demand, and say how the choice among equals was made up to a size."""

from __future__ import annotations

import numpy as np
import pytest

from formats.core.proofs import collected_certificates, collector
from formats.toolkit.matching import best_pairs, certificates
from formats.toolkit.matching.pair_tables import all_pairs, distances


def test_certificates_are_collected_inside_only() -> None:
    costs = [abs(distances(6))]
    assert collector() is None
    with collected_certificates() as found:
        pairs = best_pairs(costs, all_pairs(6), distances(6))
        with collected_certificates() as inner:
            best_pairs(costs, all_pairs(6))
    assert collector() is None
    assert len(found) == len(inner) == 1
    assert [(u, v) for u, v in enumerate(found[0]["mates"]) if u < v] == pairs
    assert "choice" in found[0]
    assert "choice" not in inner[0]


@pytest.mark.parametrize("name, parts", [("MOST_BITS", 0), ("MOST_WITH_CHOICE", None)])
def test_large_choices_are_left_out(monkeypatch: pytest.MonkeyPatch, name: str, parts: int | None) -> None:
    """All pairs of a round without costs are equally good: the choice is everything."""
    costs = [np.zeros((8, 8), dtype=np.int64)]
    monkeypatch.setattr(certificates, name, 7)
    with collected_certificates() as found:
        best_pairs(costs, all_pairs(8), distances(8))
    choice = found[0].get("choice")
    assert choice is None if parts is None else choice == {}
