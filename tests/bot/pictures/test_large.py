"""What pictures leave out where a field is large, and that they say so."""

import pytest

from bot.pictures.heat_map import COLUMNS, percent, place_heads, place_ranges
from bot.pictures.sheets import MOST_SHEETS, left_out, shares
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import sample


@pytest.mark.parametrize("count", [0, 1, 19, 20, 21, 64, 80, 81, 310])
def test_shares_are_even_and_keep_the_order(count: int) -> None:
    items = list(range(count))
    parts = shares(items, 20)
    assert [item for part in parts for item in part] == items[: 20 * MOST_SHEETS]
    assert max(map(len, parts)) - min(map(len, parts)) <= 1
    assert len(items) - sum(map(len, parts)) == left_out(items, 20)


@pytest.mark.parametrize("kind", ["standings", "wall_chart", "lives", "heat_map", "groups"])
def test_the_last_picture_counts_those_left_out(kind: str) -> None:
    *_, last = drawings(sample(kind, 310))
    assert any(" more: see the text or the file." in box.text for box in last.boxes)


@pytest.mark.parametrize("size,rounds", [(16, 4), (64, 6), (310, 9)])
def test_a_large_bracket_shows_its_last_rounds(size: int, rounds: int) -> None:
    *_, last = drawings(sample("single_elimination", size))
    heads = [box.text for box in last.boxes if box.text.startswith("Round ")]
    assert heads[-2:] == [f"Round {rounds - 1}", f"Round {rounds}"]


@pytest.mark.parametrize("kind", ["single_elimination", "double_elimination"])
def test_a_bracket_of_sixteen_shows_every_match_with_its_seeds_and_scores(kind: str) -> None:
    drawn = drawings(sample(kind, 16))
    heads = [box.text for drawing in drawn for box in drawing.boxes if box.text.startswith("Round ")]
    assert heads == [f"Round {number}" for number in (1, 2, 3, 4)]
    assert not any("Earlier" in box.text for drawing in drawn for box in drawing.boxes)
    first = [box.text for box in drawn[0].boxes]
    assert {str(seed) for seed in range(1, 17)} <= set(first)
    assert first.count("2") > 1
    assert "(1) beat" in drawn[0].alt


def test_a_wall_chart_says_how_many_rounds_it_shows() -> None:
    for size, said in ((16, ""), (310, "The last 3 of 7 rounds.")):
        for drawing in drawings(sample("wall_chart", size)):
            assert any(box.text.startswith("The last") for box in drawing.boxes) == bool(said)
            assert not said or said in [box.text for box in drawing.boxes]


@pytest.mark.parametrize("count", [0, 1, 2, 8, 9, 16, 17, 26, 64, 310])
@pytest.mark.parametrize("prizes", [None, 1, 4, 7, 10, 40, 310])
def test_ranges_of_places_cover_the_field_once_and_none_crosses_the_line_of_prizes(
    count: int, prizes: int | None
) -> None:
    ranges = place_ranges(count, prizes)
    assert [place for low, high in ranges for place in range(low, high + 1)] == list(range(1, count + 1))
    assert len(place_heads(ranges)) == len(ranges) <= COLUMNS
    assert prizes is None or not any(low <= prizes < high for low, high in ranges)


@pytest.mark.parametrize(
    "share,text", [(0, ""), (0.0001, "<1"), (0.01, "1"), (0.5, "50"), (0.994, "99"), (0.9999, "99"), (1, "100")]
)
def test_only_the_certain_is_a_hundred_percent(share: float, text: str) -> None:
    assert percent(share) == text
