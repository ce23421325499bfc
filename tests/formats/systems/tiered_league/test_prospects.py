"""Rule 13: the places that are still possible are sound, exact when few games are open, and never widen."""

from __future__ import annotations

import random
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.points import USUAL, Bonus, PointTable
from formats.core.state import Stage
from formats.systems.tiered_league.prospects import MOST_ENDINGS, MOST_GAMES_PLAYED_OUT, Contest, possible_places
from tests.examples import examples
from tests.formats.stage_builder import won
from tests.formats.systems.tiered_league.cycles import (
    missed,
    newcomers,
    open_games,
    opened,
    stage_of,
    tables_of,
    with_results,
)

Game = tuple[int, int]
Ranges = list[tuple[int, int]]


class Course:
    """A league played game by game, with tables kept by hand."""

    def __init__(self, size: int, worth: PointTable = USUAL) -> None:
        self.worth = worth
        self.half_points = [0] * size
        self.beaten: list[list[int]] = [[] for _ in range(size)]
        self.open = list(combinations(range(size), 2))

    def play(self, game: Game, winner: int | None, made: tuple[int, int] = (2, 0)) -> None:
        """One result with the points of winner and loser; None for a game to which neither came."""
        self.open.remove(game)
        if winner is None:
            for who in game:
                self.half_points[who] += self.worth.forfeit_loss
            return
        loser = game[0] + game[1] - winner
        self.half_points[winner] += made[0]
        self.half_points[loser] += made[1]
        self.beaten[winner].append(loser)

    def ranges(self) -> Ranges:
        return possible_places(Contest(self.half_points, self.beaten, self.open, self.worth))

    def places(self) -> list[int]:
        """Everybody's place if nothing more is played: points, SODOS, number."""
        sodos = [sum(self.half_points[other] for other in beaten) for beaten in self.beaten]
        players = range(len(self.half_points))
        order = sorted(players, key=lambda who: (-self.half_points[who], -sodos[who], who))
        return [order.index(who) + 1 for who in players]

    def every_end(self) -> list[list[int]]:
        """The final places of every way the open games can end."""
        ends = []
        ways = [[*product(game, self.worth.of_game), (None, (0, 0))] for game in self.open]
        for endings in product(*ways):
            course = Course(len(self.half_points), self.worth)
            course.half_points, course.open = list(self.half_points), list(self.open)
            course.beaten = [list(beaten) for beaten in self.beaten]
            for game, (winner, made) in zip(self.open, endings, strict=True):
                course.play(game, winner, made)
            ends.append(course.places())
        return ends


@st.composite
def results(draw: st.DrawFn, least: int, most: int) -> tuple[int, list[tuple[Game, int | None]]]:
    """The size of a league, and all its games in some order with their winners, a few of them without one."""
    size = draw(st.integers(least, most))
    order = draw(st.permutations(list(combinations(range(size), 2))))
    ends = draw(st.lists(st.sampled_from([0, 0, 0, 1, 1, 1, None]), min_size=len(order), max_size=len(order)))
    return size, [(game, None if end is None else game[end]) for game, end in zip(order, ends, strict=True)]


def inside(inner: Ranges, outer: Ranges) -> bool:
    return all(a[0] >= b[0] and a[1] <= b[1] for a, b in zip(inner, outer, strict=True))


@given(results(5, 10))
@examples(18)
def test_r13_possible_places_never_widen_and_end_with_the_final_ones(
    played: tuple[int, list[tuple[Game, int | None]]],
) -> None:
    size, games = played
    course = Course(size)
    seen = [course.ranges()]
    for game, winner in games:
        course.play(game, winner)
        seen.append(course.ranges())

    final = [(place, place) for place in course.places()]
    assert seen[0] == [(1, size)] * size
    assert seen[-1] == final
    assert all(inside(later, earlier) for earlier, later in pairwise(seen))


@given(results(4, 5), st.integers(0, 6))
@examples(24)
def test_r13_no_place_outside_the_range_can_happen(
    played: tuple[int, list[tuple[Game, int | None]]], left_open: int
) -> None:
    size, games = played
    course = Course(size)
    for game, winner in games[: len(games) - left_open]:
        course.play(game, winner)

    ends = course.every_end()
    exact = [(min(places), max(places)) for places in zip(*ends, strict=True)]

    assert inside(exact, course.ranges())
    if len(course.open) <= MOST_GAMES_PLAYED_OUT:
        assert exact == course.ranges()


TABLES = (
    PointTable(win=3, tie=1, loss=0, forfeit_win=3, full_bye=3, scale=1),
    PointTable(win=10, tie=5, loss=2, forfeit_win=8, forfeit_loss=1, full_bye=8, scale=1),
    PointTable(win=3, loss=0, forfeit_win=3, full_bye=3, bonuses=(Bonus("win", 3, 1), Bonus("loss", 1, 1)), scale=1),
)
"""Football's points, some for everything, and bonus points."""


@given(results(5, 8), st.sampled_from(TABLES), st.randoms(use_true_random=False))
@examples(24)
def test_r13_with_a_points_table_possible_places_never_widen(
    played: tuple[int, list[tuple[Game, int | None]]], worth: PointTable, chance: random.Random
) -> None:
    size, games = played
    course = Course(size, worth)
    seen = [course.ranges()]
    for game, winner in games:
        course.play(game, winner, chance.choice(worth.of_game))
        seen.append(course.ranges())

    assert seen[0] == [(1, size)] * size
    assert seen[-1] == [(place, place) for place in course.places()]
    assert all(inside(later, earlier) for earlier, later in pairwise(seen))


@given(results(4, 4), st.sampled_from(TABLES), st.integers(0, 3), st.randoms(use_true_random=False))
@examples(24)
def test_r13_with_a_points_table_no_place_outside_the_range_can_happen(
    played: tuple[int, list[tuple[Game, int | None]]], worth: PointTable, left_open: int, chance: random.Random
) -> None:
    size, games = played
    course = Course(size, worth)
    for game, winner in games[: len(games) - left_open]:
        course.play(game, winner, chance.choice(worth.of_game))

    exact = [(min(places), max(places)) for places in zip(*course.every_end(), strict=True)]

    assert inside(exact, course.ranges())
    if (2 * len(worth.of_game) + 1) ** len(course.open) <= MOST_ENDINGS:
        assert exact == course.ranges()


def ranges_of(stage: Stage) -> Ranges:
    tables = tables_of(stage)
    lines = {line.entrant: line for league in tables.leagues.all for line in tables.table(league)}
    return [(lines[who].best, lines[who].worst) for who in stage.seeds]


@given(st.data())
@examples(12)
def test_r13_the_tables_of_a_whole_stage_never_widen(data: st.DataObject) -> None:
    stage = opened(stage_of(newcomers(16)))
    seen = [ranges_of(stage)]
    for pairing in data.draw(st.permutations(open_games(stage))):
        absent = data.draw(st.sampled_from([(), (), (), pairing.seats[:1], pairing.seats]))
        winner = data.draw(st.sampled_from(pairing.seats))
        stage = with_results(stage, {pairing.id: missed(pairing, *absent) if absent else won(pairing.seats, winner)})
        seen.append(ranges_of(stage))

    assert all(inside(later, earlier) for earlier, later in pairwise(seen))
    assert all(best == worst for best, worst in seen[-1])


@pytest.mark.parametrize(
    "half_points, beaten, to_play, expected",
    [
        # Two players level, one game between the others: nothing changes but the SODOS of the first.
        ([2, 2, 0, 0], [[2], [3], [], []], [(2, 3)], [(1, 2), (1, 2), (3, 4), (3, 4)]),
        # The last open game cannot carry anybody past anybody.
        ([6, 4, 0, 0], [[1, 2, 3], [2, 3], [], []], [(2, 3)], [(1, 1), (2, 2), (3, 4), (3, 4)]),
    ],
)
def test_r13_worked_by_hand(
    half_points: list[int], beaten: list[list[int]], to_play: list[Game], expected: Ranges
) -> None:
    assert possible_places(Contest(half_points, beaten, to_play)) == expected
