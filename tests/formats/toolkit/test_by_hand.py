"""What becomes of a round that a director has paired by hand, where a format has matches with codes."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.errors import HandmadeRoundError
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.state import Round
from formats.toolkit.by_hand import (
    MatchAssignment,
    MatchSlot,
    as_published,
    idle_since,
    place_by_hand,
    same_couples,
    with_bye_points,
)
from formats.toolkit.record import couple
from tests.formats.stage_builder import new_stage, with_status

PLACES = (MatchSlot("A1", ("a", "b"), "top"), MatchSlot("A2", ("c", "d"), "top"), MatchSlot("B1", ("e",), "low"))


def by_hand(*seats: str, byes: str = "", idle: str = "", labels: dict[str, str] | None = None) -> RoundPairings:
    """Games of two letters each; `labels` are codes that games have already, by their two letters."""
    codes = labels or {}
    games = tuple(
        Pairing(id=f"s0r1b{board}", board=board, seats=(two[0], two[1]), label=codes.get(two, ""))
        for board, two in enumerate(seats, start=1)
    )
    return RoundPairings(pairings=games, byes=tuple(Bye(entrant=who) for who in byes), idle=tuple(idle))


def codes(*seats: str, byes: str = "e", places: tuple[MatchSlot, ...] = PLACES, **more: Any) -> MatchAssignment:
    return place_by_hand(places, by_hand(*seats, byes=byes, **more))


def refusal(*seats: str, byes: str = "e", places: tuple[MatchSlot, ...] = PLACES) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(HandmadeRoundError) as refused:
        place_by_hand(places, by_hand(*seats, byes=byes))
    return refused.value.code, tuple(refused.value.entrants)


def test_the_very_two_of_a_match_keep_its_code_on_whatever_board_and_side() -> None:
    assert codes("dc", "ba") == MatchAssignment({"s0r1b1": "A2", "s0r1b2": "A1"}, {"e": "B1"})


def test_who_change_places_keep_the_code_a_game_has_else_that_of_the_match_most_of_them_were_in() -> None:
    assert codes("ac", "bd", labels={"ac": "A2", "bd": "A1"}).games == {"s0r1b1": "A2", "s0r1b2": "A1"}
    three = (MatchSlot("A1", ("a", "b")), MatchSlot("A2", ("c", "d")), MatchSlot("A3", ("e", "f")))
    assert codes("ce", "ba", "df", byes="", places=three).games["s0r1b2"] == "A1"


def test_the_very_two_choose_before_a_code_that_another_game_has() -> None:
    three = (MatchSlot("A1", ("a", "b")), MatchSlot("A2", ("c", "d")), MatchSlot("A3", ("e", "f")))
    placed = codes("ce", "ab", "df", byes="", places=three, labels={"ce": "A1"})

    assert placed.games["s0r1b2"] == "A1"
    assert set(placed.games.values()) == {"A1", "A2", "A3"}


def test_byes_keep_their_own_match_where_they_have_one() -> None:
    places = (MatchSlot("B1", ("a",)), MatchSlot("B2", ("b",)), MatchSlot("A1", ("c", "d")))

    assert codes("cd", byes="ba", places=places).byes == {"a": "B1", "b": "B2"}
    assert codes("bd", byes="ca", places=places).byes == {"a": "B1", "c": "B2"}


def test_who_has_no_match_is_refused_and_so_is_leaving_somebody_out() -> None:
    assert refusal("ab", "cd", "xy") == ("no_match_for", ("x", "y"))
    assert refusal("ab", byes="ez") == ("no_match_for", ("z",))
    assert refusal("ab") == ("left_out", ("c", "d"))
    assert refusal("ab", "cd", byes="") == ("left_out", ("e",))


def test_nobody_plays_somebody_of_another_part() -> None:
    assert refusal("ae", "cd", byes="b") == ("different_parts", ("a", "e"))


def test_each_part_has_as_many_games_as_before() -> None:
    assert refusal("ab", byes="cde")[0] == "other_number"


def test_in_a_fixed_match_everybody_stays() -> None:
    fixed = (MatchSlot("A1", ("a", "b"), fixed=True), MatchSlot("A2", ("c", "d")), MatchSlot("B1", ("e",), fixed=True))

    assert codes("ba", "cd", places=fixed).games["s0r1b1"] == "A1"
    assert refusal("ac", "bd", places=fixed) == ("must_stay", ("a", "b"))
    assert refusal("ab", "ce", byes="d", places=fixed) == ("must_stay", ("e",))


def test_where_nobody_may_meet_anybody_else_sides_boards_and_byes_are_the_directors() -> None:
    expected = by_hand("ab", "cd", byes="ef", labels={"ab": "A1"})
    given = by_hand("dc", "ba", byes="e", idle="f")

    found = same_couples(expected, given)

    assert [(game.id, game.board, game.seats) for game in found.pairings] == [
        ("s0r1b1", 1, ("d", "c")),
        ("s0r1b2", 2, ("b", "a")),
    ]
    assert found.pairings[1].label == "A1"
    assert ([bye.entrant for bye in found.byes], found.idle) == (["e"], ("f",))


@pytest.mark.parametrize(
    "given, about",
    [
        (by_hand("ac", "bd", byes="e"), ("a", "b", "c", "d")),
        (by_hand("ab", byes="e"), ("c", "d")),
        (by_hand("ab", "cd", byes="g"), ("g",)),
        (by_hand("ab", "cd", "ba", byes="e"), ()),
    ],
)
def test_other_couples_other_byes_and_a_couple_twice_are_refused(given: RoundPairings, about: tuple[str, ...]) -> None:
    with pytest.raises(HandmadeRoundError) as refused:
        same_couples(by_hand("ab", "cd", byes="e"), given)

    assert (refused.value.code, tuple(refused.value.entrants)) == ("same_couples", about)


def test_a_game_that_may_be_added_is_taken_where_the_director_has_it() -> None:
    expected, extra = by_hand("ab"), by_hand("cd").pairings[0].model_copy(update={"label": "A2"})
    more = {couple("c", "d"): extra}

    assert [game.label for game in same_couples(expected, by_hand("ab", "dc"), more).pairings] == ["", "A2"]
    assert len(same_couples(expected, by_hand("ab"), more).pairings) == 1


def test_a_stage_as_published_has_in_who_sits_in_a_game_of_the_round() -> None:
    stage = with_status(new_stage(dict.fromkeys("abcdef")), "ab")
    round_ = Round(1, by_hand("ac", byes="d"), {})

    assert as_published(stage, None) is stage
    assert as_published(stage, round_).active == tuple("acdef")
    assert as_published(stage, round_, without_others=True).active == tuple("acd")


def test_who_came_since_the_round_was_published_rests_where_the_director_lets_them() -> None:
    stage = new_stage(dict.fromkeys("abcdef"))
    published = Round(1, by_hand("ab", byes="c"), {})

    assert idle_since(stage, by_hand("ab", idle="cde"), published) == {"d", "e"}
    assert idle_since(stage, by_hand("ab", idle="cde"), None) == frozenset()


def test_byes_are_worth_what_the_format_says() -> None:
    assert [bye.half_points for bye in with_bye_points(by_hand("ab", byes="cd"), 1).byes] == [1, 1]


def test_rounds_off_keep_what_they_are_worth() -> None:
    pairings = RoundPairings(pairings=(), byes=(Bye(entrant="a"), Bye.round_off("b", 0), Bye.round_off("c", 2)))
    assert [bye.half_points for bye in with_bye_points(pairings, 1).byes] == [1, 0, 2]
