"""What must hold whatever happens: places still possible, byes, brackets; by brute force or in whole playthroughs."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.state import Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.ranks import Outlook, Ranking, RankPair, prospect
from formats.systems.swiss_elimination.table import TableError, bracket_of, read_table
from formats.systems.swiss_elimination.tables import names, table_named
from tests.examples import examples
from tests.formats.stage_builder import published, with_status
from tests.formats.systems.swiss_elimination.playoffs import EIGHT, OPTIONS, field, next_round, won_by

QUICK = examples(12)


def brute_force(now: Ranking, to_come: list[RankPair]) -> dict[int, Outlook]:
    """Every way the matches can end, one by one."""
    ends: dict[int, list[tuple[int, int]]] = {seed: [] for seed in now.order}
    for choices in product((0, 1), repeat=len(to_come)):
        ranking, played = now, dict.fromkeys(now.order, 0)
        for match, choice in zip(to_come, choices, strict=True):
            players = ranking.seed_at(match[0]), ranking.seed_at(match[1])
            winner = ranking.walkover(players)
            if winner is None:
                winner = players[choice]
                for player in players:
                    played[player] += 1
            ranking = ranking.after(players, winner)
        for rank, seed in enumerate(ranking.order, start=1):
            ends[seed].append((rank, played[seed]))
    return {
        seed: Outlook(
            best=min(rank for rank, _ in found),
            worst=max(rank for rank, _ in found),
            fewest=min(count for _, count in found),
            most=max(count for _, count in found),
        )
        for seed, found in ends.items()
    }


@given(st.permutations(range(1, 9)), st.sets(st.integers(1, 8), max_size=6), st.integers(0, 2))
@QUICK
def test_the_places_still_possible_are_those_that_enumeration_finds(
    order: list[int], absent: set[int], start: int
) -> None:
    sittings = table_named("eight").sittings[3 + start :]
    to_come = [match.ranks for sitting in sittings for match in sitting.matches]
    now = Ranking(tuple(order), (0,) * 8, (0,) * 8, frozenset(absent))

    assert prospect(now, to_come).outlooks == brute_force(now, to_come)


def random_playoffs(seed: int, options: PlayoffOptions = OPTIONS, size: int = 16) -> list[Stage]:
    """Stages after every sitting of random playoffs."""
    chance = random.Random(seed)
    stage = field(size)
    stages = [stage]
    for _ in options.match_table.sittings:
        stage, found = next_round(stage, options)
        stage = published(stage, found, lambda pairing: won_by(pairing, chance.choice(pairing.seats)))
        stages.append(stage)
    return stages


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [OPTIONS, EIGHT], ids=["sixteen", "eight"])
def test_places_still_possible_only_become_fewer_and_hold_the_final_place(seed: int, options: PlayoffOptions) -> None:
    stages = random_playoffs(seed, options, options.match_table.size)
    final = {line.entrant: line.rank for line in FORMAT.rank(stages[-1], options)}
    known = dict.fromkeys(final, (1, len(final)))
    for stage in stages:
        progress = Progress(stage, options)
        for who, (best, worst) in known.items():
            outlook = progress.outlook(who)
            assert best <= outlook.best <= final[who] <= outlook.worst <= worst
            known[who] = outlook.best, outlook.worst
    assert all(best == worst for best, worst in known.values())


@pytest.mark.parametrize("seed", range(12))
def test_nobody_gains_possible_places_when_somebody_leaves(seed: int) -> None:
    chance = random.Random(seed)
    stage = random_playoffs(seed)[chance.randrange(1, 9)]
    gone = chance.choice(stage.seeds)
    before, after = Progress(stage, OPTIONS), Progress(with_status(stage, [gone]), OPTIONS)
    for who in set(stage.seeds) - {gone}:
        earlier, later = before.outlook(who), after.outlook(who)
        assert earlier.best <= later.best <= later.worst <= earlier.worst
    assert after.outlook(gone).best == after.outlook(gone).worst


@pytest.mark.parametrize("byes", range(9))
@pytest.mark.parametrize("seed", range(4))
def test_byes_end_on_the_last_places(byes: int, seed: int) -> None:
    stages = random_playoffs(seed, size=16 - byes)
    assert set(Progress(stages[-1], OPTIONS).ranking.order[16 - byes :]) == set(range(17 - byes, 17))
    assert {line.rank for line in FORMAT.rank(stages[-1], OPTIONS)} == set(range(1, 17 - byes))


@pytest.mark.parametrize("size", range(2, 8))
def test_however_many_byes_everybody_gets_a_place_and_it_is_the_one_foretold(size: int) -> None:
    for seed in range(3):
        stages = random_playoffs(seed, size=size)
        final = {line.entrant: line.rank for line in FORMAT.rank(stages[-1], OPTIONS)}
        assert sorted(final.values()) == list(range(1, size + 1))
        for stage in stages:
            outlooks = {who: Progress(stage, OPTIONS).outlook(who) for who in final}
            assert all(outlooks[who].best <= place <= outlooks[who].worst for who, place in final.items())


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(40))
def test_brackets_hold_in_every_table_there_is(name: str, seed: int) -> None:
    chance, table = random.Random(seed), table_named(name)
    ranking = Ranking.at_start(table.size)
    for sitting in table.sittings:
        for match in sitting.matches:
            players = ranking.seed_at(match.ranks[0]), ranking.seed_at(match.ranks[1])
            labels = {bracket_of(ranking.losses[player - 1]) for player in players}
            assert match.bracket == "championship" or labels == {match.bracket}
            ranking = ranking.after(players, chance.choice(players))
    assert sorted(ranking.order) == list(range(1, table.size + 1))


@given(st.data())
@QUICK
def test_a_table_that_is_accepted_can_be_played_whatever_happens(data: st.DataObject) -> None:
    """Tables of random lines are refused, or every label in them holds in random playthroughs."""
    lines = []
    for number in range(data.draw(st.integers(1, 5))):
        first = data.draw(st.integers(1, 3))
        bracket = data.draw(st.sampled_from(["winners", "losers", "placement"]))
        name = data.draw(st.sampled_from("AB"))
        lines.append(f"{name} M{number} {first}-{data.draw(st.integers(first + 1, 4))} {bracket} live")
    try:
        table = read_table(lines)
    except TableError:
        return
    chance = random.Random(0)
    for _ in range(8):
        ranking = Ranking.at_start(table.size)
        for name in table.rounds:
            for match in table.of_round(name):
                players = ranking.seed_at(match.ranks[0]), ranking.seed_at(match.ranks[1])
                assert {bracket_of(ranking.losses[player - 1]) for player in players} == {match.bracket}
                ranking = ranking.after(players, chance.choice(players))
