"""What must hold in every tournament, tried on random ones, and the search against a literal one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.separation import Separation
from formats.core.state import Stage
from formats.systems.score_group_swiss import FORMAT
from formats.systems.score_group_swiss.byes import choose_bye
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.scan import pair_by_search, score_groups, search_order
from formats.toolkit.record import byes_so_far, couple, meetings, side_games
from formats.toolkit.sides import side_record
from tests.examples import examples
from tests.formats.kept_apart import Pairs, every_pairing, random_separation
from tests.formats.stage_builder import new_stage, published, with_status, won


def literal_search(
    order: Sequence[str], half_points: dict[str, int], met: set[frozenset[str]]
) -> list[tuple[str, str]] | None:
    """The printed procedure as one would do it by hand, taking choices back at dead ends."""
    groups = score_groups(order, half_points)

    def go_on(free: list[str]) -> list[tuple[str, str]] | None:
        if not free:
            return []
        position = order.index(free[0])
        group = next(group for group in groups if group.begin <= position < group.end)
        for other in search_order(position, group, len(order)):
            if order[other] in free and couple(free[0], order[other]) not in met:
                rest = go_on([who for who in free[1:] if who != order[other]])
                if rest is not None:
                    return [(free[0], order[other]), *rest]
        return None

    return go_on(list(order))


@given(st.randoms(use_true_random=False), st.integers(1, 5))
@examples(60)
def test_the_search_finds_what_the_printed_procedure_finds(chance: random.Random, pairs: int) -> None:
    order = [f"p{number:02}" for number in range(2 * pairs)]
    half_points = dict(zip(order, sorted((2 * chance.randrange(3) for _ in order), reverse=True), strict=True))
    met = {couple(*two) for two in combinations(order, 2) if chance.random() < 0.45}
    expected = literal_search(order, half_points, met)
    found = pair_by_search(order, half_points, dict.fromkeys(met, 1))
    if expected is None:
        assert any(pair.earlier_meetings for pair in found)
    else:
        assert [(pair.upper, pair.lower) for pair in found] == expected
        assert all(met.issuperset(couple(pair.upper, other) for other in pair.met) for pair in found)


@given(st.randoms(use_true_random=False), st.integers(1, 8))
@examples(30)
def test_no_round_is_better_for_those_who_are_kept_apart(chance: random.Random, size: int) -> None:
    """The bye first: fewest who had one, then repeats, then those to avoid, then the lowest; after it the search."""
    order = [f"p{number:02}" for number in range(size)]
    half_points = dict(zip(order, sorted((2 * chance.randrange(3) for _ in order), reverse=True), strict=True))
    met = {couple(*two): 1 for two in combinations(order, 2) if chance.random() < 0.3}
    byes = {who: 1 for who in order if chance.random() < 0.4}
    separation = random_separation(order, chance)
    had = frozenset(byes) if set(order) - set(byes) else frozenset()

    def badness(pairs: Pairs) -> tuple[int, int]:
        return (
            sum(couple(*pair) in met for pair in pairs),
            sum(separation.avoid.why(*pair) is not None for pair in pairs),
        )

    possible = [
        ((out in had, *badness(pairs), -order.index(out) if out else 0), pairs, out)
        for pairs, out in every_pairing(order)
        if not any(separation.never.why(*pair) for pair in pairs)
    ]
    if not possible:
        with pytest.raises(NoPairingExistsError):
            _paired(order, byes, half_points, met, separation)
        return
    best = min(possible, key=lambda row: row[0])[0]
    bye, found = _paired(order, byes, half_points, met, separation)
    assert bye in {out for quality, _, out in possible if quality == best}
    playing = [who for who in order if who != bye]
    groups = {who: group for group in score_groups(playing, half_points) for who in playing[group.begin : group.end]}
    searches = {
        who: [playing[other] for other in search_order(place, groups[who], len(playing))]
        for place, who in enumerate(playing)
    }

    def tastes(pairs: Pairs) -> list[int]:
        return [searches[upper].index(lower) for upper, lower in sorted(pairs)]

    rest = [(*badness(pairs), tastes(pairs)) for _, pairs, out in possible if out == bye]
    assert (*badness(found), tastes(found)) == min(rest)


def _paired(
    order: Sequence[str],
    byes: dict[str, int],
    half_points: dict[str, int],
    met: dict[frozenset[str], int],
    separation: Separation,
) -> tuple[str | None, Pairs]:
    choice = choose_bye(order, byes, met, separation)
    bye = None if choice is None else choice.player
    pairs = pair_by_search([who for who in order if who != bye], half_points, met, separation)
    return bye, [(pair.upper, pair.lower) for pair in pairs]


def can_avoid_repeats(stage: Stage, playing: Sequence[str]) -> bool:
    """The question of repeats, asked of another library."""
    met = meetings(stage.rounds)
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edges_from(two for two in combinations(playing, 2) if not met[couple(*two)])
    return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(playing)


def a_repeat_free_round_exists(stage: Stage) -> bool:
    active = list(stage.active)
    if len(active) % 2 == 0:
        return can_avoid_repeats(stage, active)
    had = byes_so_far(stage.rounds)
    sitting_out = [who for who in active if not had[who]] or active
    return any(can_avoid_repeats(stage, [who for who in active if who != out]) for out in sitting_out)


def check_round(stage: Stage, found: RoundPairings, *, repeat_free: bool) -> None:
    """The properties of one round, before it is played."""
    placed = [seat for pairing in found.pairings for seat in pairing.seats] + [bye.entrant for bye in found.byes]
    assert sorted(placed) == sorted(stage.active)
    met = meetings(stage.rounds)
    if repeat_free:
        assert not any(met[couple(*pairing.seats)] for pairing in found.pairings)
    had = byes_so_far(stage.rounds)
    for bye in found.byes:
        assert not had[bye.entrant] or all(had[who] for who in stage.active)
    games = side_games(stage)
    for pairing in found.pairings:
        gold, silver = (side_record(seat, games).balance for seat in pairing.seats)
        assert gold <= silver


def random_result(pairing: Pairing, chance: random.Random) -> Result:
    if chance.random() < 0.08:
        absent = pairing.seats if chance.random() < 0.2 else (chance.choice(pairing.seats),)
        return forfeit_result(pairing.seats, absent)
    return won(pairing.seats, chance.choice(pairing.seats))


@given(st.randoms(use_true_random=False), st.integers(2, 20), st.booleans())
@examples(18)
def test_random_tournaments_keep_every_promise(chance: random.Random, size: int, allow_repeats: bool) -> None:
    options = SwissOptions(rounds=min(size + 2, 8), allow_repeats=allow_repeats)
    stage = new_stage({f"p{number}": chance.choice([None, 1500.0, float(2400 - number)]) for number in range(size)})
    for number in range(1, 9):
        if len(stage.rounds) == options.rounds or len(stage.active) < 2:
            break
        repeat_free = a_repeat_free_round_exists(stage)
        try:
            found = FORMAT.pair(stage, options, Lots(f"{number}"))
        except NoPairingExistsError:
            assert not repeat_free
            assert not allow_repeats
            return
        assert repeat_free or allow_repeats
        check_round(stage, found, repeat_free=repeat_free)
        assert found == FORMAT.pair(stage, options, Lots(f"{number}"))
        stage = published(stage, found, lambda pairing: random_result(pairing, chance))
        removed = {who for result in stage.rounds[-1].results.values() for who in result.absent}
        stage = with_status(stage, removed, "removed")
        lines = FORMAT.rank(stage, options)
        assert Counter(line.entrant for line in lines) == Counter(stage.seeds)
        assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
