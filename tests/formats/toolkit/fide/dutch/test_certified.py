"""Certificates of a round: they spare solving, give the same round, and prove who has the bye."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from formats.core.proofs import collected_certificates, given_certificates
from formats.toolkit.fide.dutch import NoRoundError, brackets, pair_round
from formats.toolkit.fide.dutch.contenders import contenders
from formats.toolkit.fide.record import Tournament
from formats.toolkit.matching import pricing
from tests.formats.toolkit.fide.dutch.test_brackets import random_tournament


def certified(tournament: Tournament) -> tuple[Any, list[Any]]:
    """The round and its certificates, as a file has them."""
    with collected_certificates() as found:
        paired = pair_round(tournament)
    return paired, json.loads(json.dumps(found))


@pytest.mark.parametrize("seed", range(20))
def test_certificates_prove_the_round_that_is_paired_without_them(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"certified {seed}")
    tournament = random_tournament(chance, chance.randint(5, 30), chance.randint(4, 9), chance.choice([0, 0.1]))
    try:
        expected = pair_round(tournament)
    except NoRoundError:
        return
    paired, certificates = certified(tournament)
    assert paired == expected
    with_bye = certificates[:1] if expected.bye else []
    of_brackets = certificates[len(with_bye) :]
    assert len(of_brackets) == len(expected.brackets)
    if expected.bye:
        players = contenders(tournament)
        owner = next(player for player in players if player.number == expected.bye)
        assert players[with_bye[0]["mates"][-1]].score == owner.score
    for bracket, certificate in zip(expected.brackets, of_brackets, strict=True):
        assert len(certificate["matchings"]) in {1, 1 + bool(bracket.moved_down)}

    solved = 0

    def cheapest(*arguments: Any) -> Any:
        nonlocal solved
        solved += 1
        return original(*arguments)

    original = pricing.cheapest
    monkeypatch.setattr(pricing, "cheapest", cheapest)
    monkeypatch.setattr(brackets, "pairs_at_bounds", lambda _: None)
    with given_certificates(certificates):
        assert pair_round(tournament) == expected
    assert solved <= sum(not bracket.moved_down for bracket in expected.brackets)  # to count pairs, each


def test_wrong_certificates_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brackets, "pairs_at_bounds", lambda _: None)
    tournament = random_tournament(random.Random("wrong"), 21, 7, 0.1)
    expected, certificates = certified(tournament)
    _, others = certified(random_tournament(random.Random("others"), 21, 7, 0.1))
    without_rest = [{key: value for key, value in one.items() if key != "rest"} for one in certificates]
    no_objects: list[Any] = [7, "x", None, [], {"matchings": 5}, {"matchings": [None, "x", {"mates": 3}]}]
    for given in (others, certificates[::-1], certificates[1:], without_rest, no_objects):
        with given_certificates(given):
            assert pair_round(tournament) == expected
