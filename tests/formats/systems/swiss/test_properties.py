"""What must hold in every Swiss, tried on random ones, and the matching against all pairings there are."""

from __future__ import annotations

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Pairing
from formats.core.results import Result, forfeit_result
from formats.systems.swiss import FORMAT
from formats.systems.swiss.cost_layers import round_costs
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.pairing import pair_round
from formats.systems.swiss.position import Position
from formats.toolkit.record import couple, meetings
from tests.examples import examples
from tests.formats.kept_apart import Pairs, every_pairing, random_separation
from tests.formats.stage_builder import new_stage, published, with_status, won


@given(st.randoms(use_true_random=False), st.integers(2, 8))
@examples(18)
def test_no_other_round_is_better(chance: random.Random, size: int) -> None:
    order = [f"p{number}" for number in range(size)]
    points = dict(zip(order, sorted((chance.randrange(5) for _ in order), reverse=True), strict=True))
    met = {couple(*two): chance.randrange(1, 3) for two in combinations(order, 2) if chance.random() < 0.4}
    byes = {who: chance.randrange(2) for who in order}
    separation = random_separation(order, chance)
    balances = {who: chance.randrange(-2, 3) for who in order}
    position = Position(order, points, met, byes, balances, separation)
    vertices = ["", *order] if size % 2 else order
    place = {who: number for number, who in enumerate(vertices)}
    costs = round_costs(position)

    def quality(pairs: Pairs, out: str | None) -> tuple[int, ...]:
        edges = [(place[a], place[b]) for a, b in pairs] + ([] if out is None else [(0, place[out])])
        rows = [[int(table[edge]) for table in costs] for edge in edges]
        likes = tuple(order.index(lower) for _, lower in sorted(pairs, key=lambda pair: order.index(pair[0])))
        return (*(sum(column) for column in zip(*rows, strict=True)), *likes)

    possible = [
        quality(pairs, out)
        for pairs, out in every_pairing(order)
        if not any(separation.never.why(*pair) for pair in pairs)
    ]
    try:
        found = pair_round(position)
    except NoPairingExistsError:
        assert not possible
        return
    best = min(possible)
    assert quality([pair.players for pair in found.pairs], found.bye) == best


def random_result(pairing: Pairing, chance: random.Random) -> Result:
    if chance.random() < 0.05:
        return forfeit_result(pairing.seats, (chance.choice(pairing.seats),))
    if chance.random() < 0.3:
        return Result(half_points=(1, 1))
    return won(pairing.seats, chance.choice(pairing.seats))


@given(st.randoms(use_true_random=False), st.integers(2, 24), st.booleans())
@examples(12)
def test_random_tournaments_keep_every_promise(chance: random.Random, size: int, allow_repeats: bool) -> None:
    options = SwissOptions(rounds=7, allow_repeats=allow_repeats)
    stage = new_stage({f"p{number}": float(2400 - number) for number in range(size)})
    for number in range(7):
        if len(stage.active) < 2:
            break
        try:
            found = FORMAT.pair(stage, options, Lots(str(number)))
        except NoPairingExistsError:
            assert not allow_repeats
            break
        assert found == FORMAT.pair(stage, options, Lots(str(number)))
        placed = [seat for pairing in found.pairings for seat in pairing.seats] + [bye.entrant for bye in found.byes]
        assert sorted(placed) == sorted(stage.active)
        if not allow_repeats:
            met = meetings(stage.rounds)
            assert not any(met[couple(*pairing.seats)] for pairing in found.pairings)
        stage = published(stage, found, lambda pairing: random_result(pairing, chance))
        if chance.random() < 0.2:
            stage = with_status(stage, [chance.choice(stage.active)])
        lines = FORMAT.rank(stage, options)
        assert sorted(line.entrant for line in lines) == sorted(stage.seeds)
        assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
