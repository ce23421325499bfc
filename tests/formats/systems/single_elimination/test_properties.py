"""What must hold in every bracket, tried on random ones of both kinds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.lots import Lots
from formats.core.model import Pairing
from formats.core.results import Result, forfeit_result
from formats.core.state import Stage
from formats.systems import double_elimination, single_elimination
from formats.toolkit.brackets.format import BracketFormat
from tests.examples import examples
from tests.formats.stage_builder import needs_pairing, paired, published, with_result, with_status, won
from tests.formats.systems.bracket_play import field

LIVES = {"single_elimination": 1, "double_elimination": 2}
BOTH: tuple[BracketFormat[Any], ...] = (single_elimination.FORMAT, double_elimination.FORMAT)


@pytest.mark.parametrize("system", BOTH, ids=LIVES)
@given(st.randoms(use_true_random=False), st.integers(2, 70))
@examples(9)
def test_everybody_goes_out_with_the_last_life_and_nobody_before(
    system: BracketFormat[Any], chance: random.Random, size: int
) -> None:
    stage, options, lives = field(size), system.read_options({}), LIVES[system.key]
    losses: Counter[str] = Counter()
    while needs_pairing(system, stage, options):
        found = paired(system, stage, options)
        seats = [seat for pairing in found.pairings for seat in pairing.seats]
        assert len(set(seats)) == len(seats)
        assert all(losses[seat] < lives for seat in seats)
        stage = published(stage, found, lambda pairing: won(pairing.seats, chance.choice(pairing.seats)))
        for pairing in found.pairings:
            result = stage.rounds[-1].results[pairing.id]
            losses[pairing.seats[1 - (result.winning_seat or 0)]] += 1
    lines = system.rank(stage, options)
    assert lines[0].note is not None
    assert lines[0].note.code == "champion"
    assert losses[lines[0].entrant] < lives
    assert {losses[line.entrant] for line in lines[1:]} == {lives}
    assert lines[1].rank == 2


def random_result(pairing: Pairing, chance: random.Random) -> Result:
    if chance.random() < 0.15:
        return Result(half_points=(1, 1))
    if chance.random() < 0.1:
        return forfeit_result(pairing.seats, pairing.seats if chance.random() < 0.3 else (pairing.seats[0],))
    return won(pairing.seats, chance.choice(pairing.seats))


def something_happens(stage: Stage, chance: random.Random) -> Stage:
    """Let an entrant leave or come back, or correct an earlier result."""
    if chance.random() < 0.3:
        stage = with_status(stage, [chance.choice(stage.seeds)], chance.choice(("withdrawn", "active")))
    if chance.random() < 0.3 and stage.rounds:
        round_ = chance.choice(stage.rounds)
        pairing = chance.choice(round_.pairings.pairings)
        stage = with_result(stage, round_.number, pairing.board, random_result(pairing, chance))
    return stage


@pytest.mark.parametrize("system", BOTH, ids=LIVES)
@given(st.randoms(use_true_random=False), st.integers(2, 20), st.integers(0, 2))
@examples(18)
def test_whatever_happens_rounds_account_for_the_field_and_come_to_an_end(
    system: BracketFormat[Any], chance: random.Random, size: int, replays: int
) -> None:
    stage, options = field(size), system.read_options({"replays": replays})
    for number in range(60):
        if not needs_pairing(system, stage, options):
            break
        found = system.pair(stage, options, Lots(str(number)))
        placed = [seat for pairing in found.pairings for seat in pairing.seats]
        placed += [*(bye.entrant for bye in found.byes), *found.idle]
        assert found.pairings
        assert sorted(placed) == sorted(stage.active)
        stage = published(stage, found, lambda pairing: random_result(pairing, chance))
        stage = something_happens(stage, chance)
        assert sorted(line.entrant for line in system.rank(stage, options)) == sorted(stage.seeds)
    assert not needs_pairing(system, stage, options)
