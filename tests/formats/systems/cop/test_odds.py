"""Rule 36: chances of the whole field."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from formats.core.lots import Lots
from formats.systems.cop import FORMAT
from formats.systems.cop.factor import factor_runs
from formats.systems.cop.odds import odds_of
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position
from tests.formats.stage_builder import paired, published, with_result, with_status
from tests.formats.systems.cop.literal_player import SEED, Literal, random_position, terms
from tests.formats.systems.cop.made import COP_ONLY, field_of, first_seat_wins, played


def exact_chances(position: Position, left: int) -> list[list[Fraction]]:
    """Every possible course of events, with margins of -1, 0 and 1."""
    size = len(position.players)
    rules = terms(position, 1, gibson_spread=(1,))
    literal = Literal(position, rules, size)
    games = size // 2
    sums = [[0] * size for _ in range(size)]
    for course in product((-1, 0, 1), repeat=games * left):
        players = literal.start()
        for number in range(left):
            runs = factor_runs(size, left - number)
            margins = list(course[number * games : (number + 1) * games])
            literal.play(players, [pair for run in runs for pair in run.pairs()], margins, None)
        for place, player in enumerate(players):
            sums[player.rank][place] += 1
    whole = 3 ** (games * left)
    return [[Fraction(count, whole) for count in row] for row in sums]


@pytest.mark.parametrize("size, left", [(2, 3), (4, 3), (6, 2)])
def test_rule_36_shares_come_close_to_the_exact_chances(size: int, left: int) -> None:
    position = replace(random_position(size, size, left), half_points=(4,) * size, spreads=tuple(range(size, 0, -1)))
    rules = terms(position, gibson_spread=(1,))

    odds = odds_of(position, rules, SEED, 40_000)

    for rank, row in enumerate(exact_chances(position, left)):
        for place, chance in enumerate(row, start=1):
            error = odds.sampling_error(rank, place, place)
            assert abs(odds.share(rank, place, place) - float(chance)) < 5 * error


def test_rule_36_odds_are_of_the_whole_field_from_the_last_complete_round() -> None:
    options = CopOptions(rounds=6, place_prizes=1, **COP_ONLY)
    stage = played(field_of(7), options, 3)
    running = with_result(published(stage, paired(FORMAT, stage, options), first_seat_wins), 4, 1, None)

    odds, while_playing = (FORMAT.odds(moment, options, Lots("odds"), 500) for moment in (stage, running))

    assert odds is not None
    assert odds == while_playing
    assert odds.simulations == 500
    assert set(odds.entrants) == set(stage.seeds)
    assert all(abs(odds.share(rank, 1, 7) - 1) < 1e-12 for rank in range(7))
    assert all(abs(sum(odds.share(rank, place, place) for rank in range(7)) - 1) < 1e-12 for place in range(1, 8))


def test_rule_36_there_are_no_odds_when_all_is_over_or_nobody_is_left() -> None:
    options = CopOptions(rounds=3, **COP_ONLY)
    stage = played(field_of(4), options, 3)

    assert FORMAT.odds(stage, options, Lots("odds"), 10) is None
    assert FORMAT.odds(with_status(field_of(3), ["e1", "e2"]), options, Lots("odds"), 10) is None
