"""The World Cup, played through: who goes on, and whom nobody meets again too early."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core.state import Stage
from formats.toolkit.brackets.tree import seeds_in_order
from tests.examples import examples
from tests.formats.conformance.whole_tournaments import Whole

CUP = registry.preset("world_cup_48")


def world_cup(seed: int, *, calm: bool = True) -> Whole:
    """A whole event of 48, whose log is verified, with a referee of the standings of both stages."""
    whole = Whole(registry.engine(), CUP.stages, 48, seed=seed, calm=calm)
    whole.to_the_end()
    return whole


def groups_of(stage: Stage) -> dict[str, str]:
    """The group of each entrant, from the games alone."""
    return {who: game.label for game, _ in stage.games() for who in game.seats}


def football(stage: Stage) -> dict[str, tuple[int, int, int]]:
    """Points, difference and goals of each entrant, from the results alone."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for game, result in stage.games():
        assert result.scores is not None or result.winning_seat is None
        for who, own, other in zip(game.seats, result.scores or (0, 0), (result.scores or (0, 0))[::-1], strict=True):
            total = totals[who]
            total[0] += 3 if own > other else int(own == other)
            total[1] += own - other
            total[2] += own
    return {who: (points, difference, scored) for who, (points, difference, scored) in totals.items()}


@given(st.integers(0, 10**9))
@examples(2)
def test_two_of_each_group_and_the_best_thirds_go_on_and_meet_as_late_as_they_can(seed: int) -> None:
    play = world_cup(seed).play
    groups, knock_out = (play.state.stage(number) for number in range(2))
    group, total = groups_of(groups), football(groups)
    assert len(list(groups.games())) == 12 * 6
    assert len(knock_out.seeds) == 32
    tables = play.engine.rules_of(play.state, 0).rank_groups(groups, "ABCDEFGHIJKL")
    places = {line.entrant: line.rank for lines in tables.values() for line in lines}
    assert [places[who] for who in knock_out.seeds].count(1) == [places[who] for who in knock_out.seeds].count(2) == 12
    thirds = [who for who, place in places.items() if place == 3]
    going_on = [who for who in knock_out.seeds if places[who] == 3]
    assert len(going_on) == 8
    assert min(total[who] for who in going_on) >= max(total[who] for who in thirds if who not in going_on)
    for lines in tables.values():
        assert [total[line.entrant][0] for line in lines] == sorted(total[line.entrant][0] for line in lines)[::-1]
    place = {knock_out.seeds[seed - 1]: number for number, seed in enumerate(seeds_in_order(5))}
    of_each = defaultdict(list)
    for who in knock_out.seeds:
        of_each[group[who]].append(who)
    for members in of_each.values():
        rounds = sorted((place[one] ^ place[other]).bit_length() for one, other in combinations(members, 2))
        assert rounds == ([5] if len(members) == 2 else [4, 5, 5]), (
            "two in the final, three in a semi-final at the earliest"
        )
    met = [game.label for game, _ in knock_out.games() if group[game.seats[0]] == group[game.seats[1]]]
    assert set(met) <= {"SF1", "SF2", "F", "3P"}


@pytest.mark.parametrize("seed", [3])
def test_it_comes_to_its_end_whoever_leaves_and_whatever_is_corrected(seed: int) -> None:
    play = world_cup(seed, calm=False).play
    assert play.state.phase == "finished"
    assert len(play.state.started) == 2
