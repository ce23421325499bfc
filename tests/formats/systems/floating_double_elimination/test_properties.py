"""What must hold in all finals, tried on random ones."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.contract import Finished, NeedsPairing
from formats.core.errors import NoPairingExistsError
from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.state import Stage
from formats.systems.floating_double_elimination import FORMAT
from formats.systems.floating_double_elimination.finalists import Finalist, by_rank
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import pair_round
from formats.systems.floating_double_elimination.progress import PLAY_OFF, Progress
from formats.toolkit.record import couple, side_games
from formats.toolkit.sides import side_record
from tests.examples import examples
from tests.formats.kept_apart import Pairs, every_pairing, random_separation
from tests.formats.stage_builder import needs_pairing, new_stage, paired, published, with_status, won

OPTIONS = FinalsOptions()
MOST_PLAY_OFFS = 2


@cache
def most_rounds(unbeaten: int, beaten: int) -> int:
    """The longest the finals can take from here if every game gives somebody a loss."""
    games = (unbeaten + beaten) // 2
    if games == 0:
        return 0
    lost_first = range(max(0, games - beaten), min(games, unbeaten) + 1)
    return 1 + max(most_rounds(unbeaten - first, beaten + first - (games - first)) for first in lost_first)


def check_round(stage: Stage, found: RoundPairings) -> None:
    """The properties of one round, before it is played."""
    placed = [seat for pairing in found.pairings for seat in pairing.seats]
    placed += [bye.entrant for bye in found.byes] + list(found.idle)
    assert sorted(placed) == sorted(stage.active)
    games = side_games(stage)
    for pairing in found.pairings:
        gold, silver = (side_record(seat, games).balance for seat in pairing.seats)
        assert gold <= silver
    progress = Progress(stage, OPTIONS)
    if found.label != PLAY_OFF:
        assert set(found.idle) == set(stage.active) - set(progress.still_in())
        fewest = min(progress.byes[who] for who in progress.still_in())
        assert all(progress.byes[bye.entrant] == fewest for bye in found.byes)


@given(st.randoms(use_true_random=False), st.integers(2, 24), st.sampled_from([0.0, 0.0, 0.15]))
@examples(18)
def test_finals_end_with_one_champion_in_time(chance: random.Random, size: int, forfeits: float) -> None:
    def result_of(pairing: Pairing) -> Result:
        if chance.random() < forfeits:
            return forfeit_result(pairing.seats, (chance.choice(pairing.seats),))
        return won(pairing.seats, chance.choice(pairing.seats))

    stage = new_stage({f"p{number}": None for number in range(size)})
    while needs_pairing(FORMAT, stage, OPTIONS):
        found = paired(FORMAT, stage, OPTIONS)
        check_round(stage, found)
        assert found == paired(FORMAT, stage, OPTIONS)
        stage = published(stage, found, result_of)
        stage = with_status(
            stage, {who for result in stage.rounds[-1].results.values() for who in result.absent}, "removed"
        )
        lines = FORMAT.rank(stage, OPTIONS)
        assert Counter(line.entrant for line in lines) == Counter(stage.seeds)
        assert sorted(line.rank for line in lines) == list(range(1, size + 1))
    progress = Progress(stage, OPTIONS)
    champion = progress.champion()
    assert champion is not None
    assert progress.losses[champion] < 2
    assert FORMAT.rank(stage, OPTIONS)[0].entrant == champion
    assert len(progress.rounds) <= most_rounds(size, 0)
    assert len(stage.rounds) - len(progress.rounds) <= MOST_PLAY_OFFS
    if not forfeits:
        assert all(progress.losses[who] == 2 for who in stage.seeds if who != champion)


@given(st.randoms(use_true_random=False), st.integers(2, 12))
@examples(12)
def test_finals_end_even_when_nobody_comes(chance: random.Random, size: int) -> None:
    stage = new_stage({f"p{number}": None for number in range(size)})
    status = FORMAT.status(stage, OPTIONS)
    while status == NeedsPairing():
        found = paired(FORMAT, stage, OPTIONS)
        check_round(stage, found)
        stage = published(
            stage,
            found,
            lambda pairing: forfeit_result(
                pairing.seats, chance.choice([pairing.seats, pairing.seats[:1], pairing.seats[1:]])
            ),
        )
        stage = with_status(
            stage, {who for result in stage.rounds[-1].results.values() for who in result.absent}, "removed"
        )
        status = FORMAT.status(stage, OPTIONS)
    assert status == Finished()
    assert len(Progress(stage, OPTIONS).still_in()) <= 1
    assert len(FORMAT.rank(stage, OPTIONS)) == size


@given(st.randoms(use_true_random=False), st.integers(2, 8))
@examples(30)
def test_no_round_is_better_for_those_who_are_kept_apart(chance: random.Random, size: int) -> None:
    """The fewest who should not meet come first, then the fewest repeats; the rest is compared elsewhere."""
    field = [Finalist(f"p{seed}", seed, chance.randrange(2), chance.randrange(2)) for seed in range(1, size + 1)]
    players = [finalist.player for finalist in by_rank(field)]
    met = {couple(*two): 1 for two in combinations(players, 2) if chance.random() < 0.3}
    separation = random_separation(players, chance)
    fewest = min(finalist.byes for finalist in field)
    byes = {finalist.player: finalist.byes > fewest for finalist in field}

    def badness(pairs: Pairs, out: str | None) -> tuple[int, ...]:
        return (
            int(out is not None and byes[out]),
            sum(separation.avoid.why(*pair) is not None for pair in pairs),
            sum(couple(*pair) in met for pair in pairs),
        )

    possible = [
        badness(pairs, out)
        for pairs, out in every_pairing(players)
        if not any(separation.never.why(*pair) for pair in pairs)
    ]
    if not possible:
        with pytest.raises(NoPairingExistsError):
            pair_round(field, met, separation)
        return
    found = pair_round(field, met, separation)
    pairs = [pair.players for pair in found.pairs]
    assert badness(pairs, found.bye) == min(possible)
    assert not any(separation.never.why(*pair) for pair in pairs)
    costs = dict(zip(found.cost_names, found.cost, strict=True))
    assert costs.get("avoided", 0) == badness(pairs, found.bye)[1]
