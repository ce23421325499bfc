"""Certificates are made on demand, and say how the choice among equals was made up to a size."""

from __future__ import annotations

import json

import numpy as np
import pytest

from formats.core.proofs import Certificate, collected_certificates, collector, given_certificates
from formats.toolkit.matching import best_pairs, certificates, pricing
from formats.toolkit.matching.costs import Costs, Flags, Whole
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


def _problem(seed: int) -> tuple[list[Whole], Flags, Whole]:
    rng = np.random.default_rng(seed)
    size = 14
    layers = [rng.integers(0, 4, (size, size)) for _ in range(3)]
    return layers, all_pairs(size), distances(size) + size


@pytest.mark.parametrize("seed", range(6))
def test_certificate_takes_the_place_of_solving(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    layers, allowed, dislikes = _problem(seed)
    with collected_certificates() as found:
        pairs = best_pairs(layers, allowed, dislikes)
    read = json.loads(json.dumps(found))
    monkeypatch.setattr(pricing, "cheapest", _refuse)
    with given_certificates(read):
        assert best_pairs(layers, allowed, dislikes) == pairs


@pytest.mark.parametrize("seed", range(6))
def test_certificate_that_proves_nothing_is_refused(seed: int) -> None:
    """Of another problem, with another price or mate, or with a blossom that is none."""
    layers, allowed, dislikes = _problem(seed)
    with collected_certificates() as found:
        pairs = best_pairs(layers, allowed, dislikes)
    with collected_certificates() as others:
        best_pairs(_problem(seed + 100)[0], allowed, dislikes)
    good = found[0]
    prices = [*good["prices"][:-1], f"{int(good['prices'][-1], 16) + 4:x}"]
    bad: list[Certificate] = [
        others[0],
        {**good, "prices": prices},
        {**good, "prices": good["prices"][1:]},
        {**good, "mates": [*good["mates"][1:], good["mates"][0]]},
        {**good, "blossoms": [["4", [0, 1, 2]]]},
        {**good, "blossoms": [["-4", [0, 1, 2]]]},
        {**good, "blossoms": [["4", [0, 1, 99]]]},
        {**good, "blossoms": [["4", [0, 1, 2]], ["4", [2, 3, 4]]]},
        {"mates": "x"},
    ]
    costs = Costs(layers, allowed)
    assert certificates.proved_by(good, costs) is not None
    for certificate in bad:
        assert certificates.proved_by(certificate, costs) is None
        with given_certificates([certificate]):
            assert best_pairs(layers, allowed, dislikes) == pairs


def _refuse(*_: object) -> None:
    raise AssertionError("solved though there is a certificate")
