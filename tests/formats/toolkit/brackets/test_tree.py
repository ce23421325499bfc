"""The shape of brackets."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

from formats.toolkit.brackets.tree import (
    Bracket,
    LoserOf,
    Match,
    Seeded,
    WinnerOf,
    crossing,
    double_elimination,
    levels_for,
    seeds_in_order,
    single_elimination,
    structure_of,
)


@pytest.mark.parametrize("size, levels", [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (128, 7), (129, 8)])
def test_a_knock_out_halves_the_field_in_every_round(size: int, levels: int) -> None:
    assert levels_for(size) == levels


def test_the_best_seeds_meet_as_late_as_they_can() -> None:
    assert seeds_in_order(3) == [1, 8, 4, 5, 2, 7, 3, 6]
    for levels in range(1, 8):
        order = seeds_in_order(levels)
        assert sorted(order) == list(range(1, 2**levels + 1))
        for level in range(1, levels + 1):
            best = {min(order[start : start + 2**level]) for start in range(0, len(order), 2**level)}
            assert best == set(range(1, 2 ** (levels - level) + 1))


@pytest.mark.parametrize("size", [*range(2, 18), 64, 100, 128])
@pytest.mark.parametrize("third_place", [True, False])
def test_a_single_elimination_sends_every_winner_on(size: int, third_place: bool) -> None:
    bracket = single_elimination(size, third_place=third_place)
    sources = [source for match in bracket for source in match.sources]

    assert len({match.key for match in bracket}) == len(bracket)
    assert len(set(sources)) == len(sources)
    assert {source.match for source in sources if isinstance(source, WinnerOf)} == {
        match.key for match in bracket if match.key not in {"F", "3P"}
    }
    assert {match.key for match in bracket if match.kind == "third_place"} == (
        {"3P"} if third_place and size > 2 else set()
    )
    assert bracket[-1].key == "F"


@pytest.mark.parametrize("size", [*range(2, 18), 64, 100, 128])
def test_a_double_elimination_gives_every_loser_of_the_winners_bracket_one_place(size: int) -> None:
    bracket = double_elimination(size, reset=False)
    sources = [source for match in bracket for source in match.sources]
    winners = {match.key for match in bracket if match.key.startswith("W")}

    assert len(set(sources)) == len(sources)
    assert {source.match for source in sources if isinstance(source, LoserOf)} == winners
    assert len(bracket) == 2 * 2 ** levels_for(size) - 2
    assert bracket[-1].kind == "grand_final"
    assert sum(isinstance(source, Seeded) for source in sources) == 2 ** levels_for(size)


@pytest.mark.parametrize("size", range(2, 18))
def test_every_place_is_played_out_once(size: int) -> None:
    bracket = single_elimination(size, third_place=False, all_places=True)
    structure, full = structure_of(bracket), 2 ** levels_for(size)
    assert bracket[-1].key == "F"
    assert len(bracket) == full // 2 * levels_for(size)
    assert len(structure.matches) == len(bracket)
    winners, losers = dict[str, int](), dict[str, int]()
    for match in bracket:
        seats = [
            source.seed
            if isinstance(source, Seeded)
            else (winners if isinstance(source, WinnerOf) else losers)[source.match]
            for source in match.sources
        ]
        winners[match.key], losers[match.key] = min(seats), max(seats)
        assert all(
            match.level > structure.matches[source.match].level
            for source in match.sources
            if not isinstance(source, Seeded)
        )
    decided = {match.number: match.key for match in bracket if match.kind == "place" and match.number}
    decided |= {1: "F"} | ({3: "3P"} if full > 2 else {})
    assert sorted(decided) == list(range(1, full, 2))
    places = {place: winners[key] for place, key in decided.items()} | {
        place + 1: losers[key] for place, key in decided.items()
    }
    assert places == {place: place for place in range(1, full + 1)}


@pytest.mark.parametrize("bracket", [single_elimination(100, third_place=True), double_elimination(100, reset=True)])
def test_everybody_comes_from_an_earlier_level(bracket: Bracket) -> None:
    level = {match.key: match.level for match in bracket}

    for match in bracket:
        assert all(level[source.match] < match.level for source in match.sources if not isinstance(source, Seeded))
    assert all(earlier.level <= later.level for earlier, later in pairwise(bracket))
    assert set(level.values()) == set(range(1, max(level.values()) + 1))


def test_a_second_grand_final_is_there_when_it_is_wanted() -> None:
    assert [match.kind for match in double_elimination(8, reset=True)][-2:] == ["grand_final", "second_chance"]


def way_down(goes_to: Mapping[object, str], key: str) -> list[str]:
    """The matches of the losers' bracket through which the loser of a match comes who wins them all."""
    way = [goes_to[LoserOf(key)]]
    while way[-1] != "GF":
        way.append(goes_to[WinnerOf(way[-1])])
    return way


def first_meeting(goes_to: Mapping[object, str], earlier: str, later: str) -> str:
    """Where the losers of two matches of the winners' bracket can meet first."""
    other = way_down(goes_to, later)
    return next(key for key in way_down(goes_to, earlier) if key in other)


def matches_on_the_way(bracket: Bracket) -> list[tuple[str, str, int]]:
    """Matches of the winners' bracket of which the winner of the first may lose the second, and how far apart."""
    goes_to = {source.match: match.key for match in bracket for source in match.sources if isinstance(source, WinnerOf)}
    pairs = []
    for match in bracket:
        if match.key.startswith("W"):
            later, apart = goes_to[match.key], 1
            while later.startswith("W"):
                pairs.append((match.key, later, apart))
                later, apart = goes_to[later], apart + 1
    return pairs


@pytest.mark.parametrize("levels", range(2, 9))
def test_old_opponents_meet_again_as_late_as_the_crossings_allow(levels: int) -> None:
    bracket = double_elimination(2**levels, reset=True)
    goes_to: dict[object, str] = {source: match.key for match in bracket for source in match.sources}
    last = 2 * levels - 2
    for earlier, later, apart in matches_on_the_way(bracket):
        meeting = first_meeting(goes_to, earlier, later)
        number = int(meeting[1:].partition("-")[0])
        lowest_digit = (apart & -apart).bit_length() - 1
        entered = max(1, 2 * int(later[1:].partition("-")[0]) - 2)
        assert number >= max(entered, last - 1 - 2 * lowest_digit), (earlier, later, meeting)


def test_the_crossings_of_a_field_of_32_are_those_of_the_rules() -> None:
    assert [
        [place ^ crossing(level, games) for place in range(games)] for level, games in ((2, 8), (3, 4), (4, 2))
    ] == [
        [4, 5, 6, 7, 0, 1, 2, 3],
        [1, 0, 3, 2],
        [1, 0],
    ]


def test_a_single_elimination_of_four_with_a_game_for_the_third_place() -> None:
    losers = (LoserOf("SF1"), LoserOf("SF2"))
    winners = (WinnerOf("SF1"), WinnerOf("SF2"))

    assert single_elimination(4, third_place=True) == (
        Match("SF1", "Semi-finals", 1, 2, (Seeded(1), Seeded(4))),
        Match("SF2", "Semi-finals", 1, 2, (Seeded(2), Seeded(3))),
        Match("3P", "Third place", 2, 3, losers, "third_place"),
        Match("F", "Final", 2, 4, winners),
    )
    assert [match.key for match in single_elimination(2, third_place=True)] == ["F"]
    assert [match.key for match in single_elimination(3, third_place=True)] == ["SF1", "SF2", "3P", "F"]


def test_rounds_of_a_single_elimination_are_called_by_how_many_are_left() -> None:
    keys = [(match.key, match.title, match.level, match.depth) for match in single_elimination(16, third_place=False)]

    assert keys[0] == ("R16-1", "Round of 16", 1, 2)
    assert keys[7] == ("R16-8", "Round of 16", 1, 2)
    assert keys[8] == ("QF1", "Quarter-finals", 2, 4)
    assert keys[12:] == [("SF1", "Semi-finals", 3, 6), ("SF2", "Semi-finals", 3, 6), ("F", "Final", 4, 8)]


def test_a_double_elimination_of_four() -> None:
    assert double_elimination(4, reset=True) == (
        Match("W1-1", "Winners' round 1", 1, 1, (Seeded(1), Seeded(4)), tree="winners", number=1),
        Match("W1-2", "Winners' round 1", 1, 1, (Seeded(2), Seeded(3)), tree="winners", number=1),
        Match("W2-1", "Winners' final", 2, 2, (WinnerOf("W1-1"), WinnerOf("W1-2")), tree="winners"),
        Match("L1-1", "Losers' round 1", 2, 1, (LoserOf("W1-1"), LoserOf("W1-2")), tree="losers", number=1),
        Match("L2-1", "Losers' final", 3, 2, (WinnerOf("L1-1"), LoserOf("W2-1")), tree="losers"),
        Match("GF", "Grand final", 4, 4, (WinnerOf("W2-1"), WinnerOf("L2-1")), "grand_final"),
        Match("GF2", "Second grand final", 5, 4, (WinnerOf("GF"), LoserOf("GF")), "second_chance"),
    )


def test_a_double_elimination_of_two_plays_the_final_again_between_the_same() -> None:
    first, final = double_elimination(2, reset=False)

    assert (first.key, first.title, first.level, first.depth) == ("W1-1", "Winners' final", 1, 1)
    assert (final.level, final.sources) == (2, (WinnerOf("W1-1"), LoserOf("W1-1")))


def test_losers_of_a_field_of_eight_come_down_round_by_round() -> None:
    losers = [match for match in double_elimination(8, reset=False) if match.tree == "losers"]

    assert [(match.key, match.title, match.level, match.depth, match.number) for match in losers] == [
        ("L1-1", "Losers' round 1", 2, 1, 1),
        ("L1-2", "Losers' round 1", 2, 1, 1),
        ("L2-1", "Losers' round 2", 3, 2, 2),
        ("L2-2", "Losers' round 2", 3, 2, 2),
        ("L3-1", "Losers' round 3", 4, 3, 3),
        ("L4-1", "Losers' final", 5, 4, 0),
    ]
    assert [match.sources for match in losers] == [
        (LoserOf("W1-1"), LoserOf("W1-2")),
        (LoserOf("W1-3"), LoserOf("W1-4")),
        (WinnerOf("L1-1"), LoserOf("W2-2")),
        (WinnerOf("L1-2"), LoserOf("W2-1")),
        (WinnerOf("L2-1"), WinnerOf("L2-2")),
        (WinnerOf("L3-1"), LoserOf("W3-1")),
    ]
