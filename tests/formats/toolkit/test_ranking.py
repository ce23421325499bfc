"""Orders by criteria."""

from formats.toolkit.ranking import Criterion, in_order

POINTS = {"a": 1, "b": 3, "c": 3, "d": 3}
SOS = {"a": 9, "b": 2, "c": 5, "d": 2}
CRITERIA = (Criterion("points", POINTS.__getitem__), Criterion("sos", SOS.__getitem__, highest_first=False))


def test_criteria_apply_in_order_and_each_in_its_direction() -> None:
    assert [place.entrant for place in in_order("abcd", CRITERIA)] == ["b", "d", "c", "a"]


def test_whom_nothing_parts_shares_a_rank_in_the_given_order() -> None:
    places = in_order("dcba", CRITERIA)
    assert [(place.entrant, place.rank) for place in places] == [("d", 1), ("b", 1), ("c", 3), ("a", 4)]


def test_each_place_says_what_parted_it_from_the_one_above() -> None:
    assert [place.separated_by for place in in_order("abcd", CRITERIA)] == [None, None, "sos", "points"]
    assert [place.values for place in in_order("ab", CRITERIA)] == [(3, 2), (1, 9)]


def test_nobody_has_no_order() -> None:
    assert in_order("", CRITERIA) == []
