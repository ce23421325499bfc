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
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.pairing import pair_round
from formats.systems.swiss.position import Position
from formats.toolkit.record import couple, meetings
from tests.examples import examples
from tests.formats.kept_apart import Pairs, every_pairing, random_separation
from tests.formats.stage_builder import new_stage, published, with_status, won


def demerits(position: Position, pairs: Pairs, out: str | None) -> tuple[int, ...]:
    """What is wrong with a round, by the text of R4 to R9, R15, R17 and R18, the most important first."""
    order, points, runs, floats = list(position.order), position.points, position.side_runs, position.floats
    groups: dict[int, list[str]] = {}
    for who in order:
        groups.setdefault(points[who], []).append(who)
    times = [position.meetings.get(couple(*pair), 0) for pair in pairs]

    def has_third(pair: tuple[str, str]) -> bool:
        a, b = (runs.get(who, 0) for who in pair)
        return (a >= 2 and b >= 2) or (a <= -2 and b <= -2)

    def floating_again(upper: str, lower: str) -> int:
        if points[upper] == points[lower]:
            return 0
        return (floats.get(upper, 0) == -1) + (floats.get(lower, 0) == 1)

    def unbalanced(a: str, b: str) -> int:
        low, high = sorted((position.balances[a], position.balances[b]))
        return (low + 1) ** 2 + (high - 1) ** 2

    def places_off(upper: str, lower: str) -> int:
        group = groups[points[upper]]
        there = len(group) // 2 if points[upper] == points[lower] else 0
        return (order.index(lower) - order.index(upper) - there) ** 2

    def same_half(upper: str, lower: str) -> bool:
        group = groups[points[upper]]
        return lower in group and len({group.index(who) < len(group) // 2 for who in (upper, lower)}) == 1

    return (
        0 if out is None else position.byes[out],
        sum(map(bool, times)),
        sum(times),
        sum(position.separation.avoid.why(*pair) is not None for pair in pairs),
        sum(map(has_third, pairs)),
        0 if out is None else len(order) - order.index(out),
        sum((points[a] - points[b]) ** 2 for a, b in pairs),
        sum(floating_again(*pair) for pair in pairs),
        sum(unbalanced(*pair) for pair in pairs),
        sum(same_half(*pair) for pair in pairs),
        sum(places_off(*pair) for pair in pairs),
        *(order.index(lower) for _, lower in sorted(pairs, key=lambda pair: order.index(pair[0]))),
    )


@given(st.randoms(use_true_random=False), st.integers(2, 8))
@examples(18)
def test_no_other_round_is_better(chance: random.Random, size: int) -> None:
    order = [f"p{number}" for number in range(size)]
    points = dict(zip(order, sorted((chance.randrange(5) for _ in order), reverse=True), strict=True))
    met = {couple(*two): chance.randrange(1, 3) for two in combinations(order, 2) if chance.random() < 0.4}
    byes = {who: chance.randrange(2) for who in order}
    separation = random_separation(order, chance)
    balances = {who: chance.randrange(-2, 3) for who in order}
    runs = {who: chance.randrange(-3, 4) for who in order} if chance.random() < 0.7 else {}
    floats = {who: chance.randrange(-1, 2) for who in order} if chance.random() < 0.7 else {}
    position = Position(order, points, met, byes, balances, separation, side_runs=runs, floats=floats)

    def quality(pairs: Pairs, out: str | None) -> tuple[int, ...]:
        return demerits(position, pairs, out)

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
