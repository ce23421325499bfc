"""Certificates of rounds keep to their sizes, and are made for the rounds that count."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from formats import registry
from formats.core.commands import UndoCommand
from formats.core.events import RoundPaired
from formats.core.plan import StagePlan
from formats.core.proofs import Certificate, certificates_of
from tests.formats.play import Play

MOST_BYTES_OF_ROUND = 20_000
MATCHED = ("swiss", "score_group_swiss", "floating_double_elimination", "fide_dutch")
"""Formats whose rounds are matchings."""


def rounds_of(system: str, players: int, rounds: int) -> Play:
    """A tournament after so many rounds, in which the second seat always wins."""
    options = {} if system == "floating_double_elimination" else {"rounds": 5}
    play = Play([StagePlan(system=system, title="Cup", options=options)], engine=registry.engine())
    play.enter(players)
    for _ in range(rounds):
        play.publish()
        play.win_all(seat=1)
    return play


def matchings(certificate: Any) -> Iterator[dict[str, Any]]:
    """The matchings of a certificate, one or several."""
    yield from certificate.get("matchings", [certificate])
    yield from [certificate["bye"]] if "bye" in certificate else []


@pytest.mark.parametrize("system", MATCHED)
def test_certificates_of_150_players_are_small_and_prove_the_choice(system: str) -> None:
    """At most 20 kB a round; at most four numbers for each player and level of blossoms."""
    play = rounds_of(system, 150, 2)
    made = dict(certificates_of(play.records, play.engine, lambda _: True))
    assert len(made) == 2
    for of_round in made.values():
        assert len(zlib.compress(json.dumps(of_round).encode())) <= MOST_BYTES_OF_ROUND
        for one in (matching for certificate in of_round for matching in matchings(certificate)):
            blossoms = [set(inside) for _, inside in one["blossoms"]]
            levels = max((sum(blossom <= other for other in blossoms) for blossom in blossoms), default=0)
            numbers = len(one["mates"]) + len(one["prices"]) + sum(1 + len(blossom) for blossom in blossoms)
            assert numbers <= 4 * len(one["mates"]) * (1 + levels)
        last = list(matchings(of_round[-1]))[-1]
        assert "choice" in last


def test_above_150_players_certificates_prove_only_that_no_pairing_is_better() -> None:
    play = rounds_of("swiss", 153, 1)
    [[certificate]] = dict(certificates_of(play.records, play.engine, lambda _: True)).values()
    assert "choice" not in certificate
    assert len(certificate["mates"]) == len(certificate["prices"]) == 154


def test_rounds_that_were_undone_and_formats_that_are_not_wanted_have_no_certificates() -> None:
    play = rounds_of("swiss", 8, 1)
    play.publish()
    play.do(UndoCommand(command_id=play.last))
    lines = [record.seq for record in play.records if isinstance(record.event, RoundPaired)]
    assert len(lines) == 2
    assert [seq for seq, _ in certificates_of(play.records, play.engine, lambda _: True)] == lines[:1]
    assert list(certificates_of(play.records, play.engine, lambda system: system != "swiss")) == []
    known: dict[int, list[Certificate]] = {lines[0]: [{"mates": []}]}
    assert dict(certificates_of(play.records, play.engine, lambda _: True, known=known)) == known
