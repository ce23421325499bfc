import pytest

from bot.parsing.search import folded, label_text, quality, search

NAMES = [(name, place) for place, name in enumerate(["Ana Müller", "Susana", "Jo Ana", "Łukasz", "Dana", "Ana"])]


def test_without_a_query_the_first_are_offered() -> None:
    assert [value for _, value in search("", NAMES)] == [0, 1, 2, 3, 4, 5]


def test_best_fit_comes_first() -> None:
    assert [label for label, _ in search("ana", NAMES)] == ["Ana", "Ana Müller", "Jo Ana", "Susana", "Dana"]


@pytest.mark.parametrize(
    "query,label",
    [("lukasz", "Łukasz"), ("MULLER", "Ana Müller"), ("  ana   muller ", "Ana Müller"), ("mu an", "Ana Müller")],
)
def test_case_accents_blanks_and_order_do_not_matter(query: str, label: str) -> None:
    assert search(query, NAMES)[0][0] == label


def test_what_does_not_fit_is_left_out() -> None:
    assert search("zz", NAMES) == []


def test_at_most_25_choices() -> None:
    assert len(search("x", [(f"x{number}", number) for number in range(60)])) == 25


def test_every_script_can_be_searched() -> None:
    assert search("はる", [("千代 はるか", 1), ("Коваленко", 2)]) == [("千代 はるか", 1)]
    assert search("ковал", [("千代 はるか", 1), ("Bohdan Коваленко", 2)]) == [("Bohdan Коваленко", 2)]


@pytest.mark.parametrize("label", ["x" * 300, "日" * 300, "e\u0301" * 300, ""])
def test_labels_fit_into_a_choice(label: str) -> None:
    assert 1 <= len(label_text(label)) <= 100


def test_query_signs_are_plain_text() -> None:
    assert search("(", [("Final (A1)", 1), ("Final", 2)]) == [("Final (A1)", 1)]


def test_quality_orders_the_kinds_of_fit() -> None:
    fits = [quality("ana", folded(text)) for text in ("Ana", "Anatol", "Jo Ana", "Susana", "Bo")]
    assert fits == [0, 1, 2, 4, None]
    assert quality("jo an", "ana jo") == 3


def test_a_label_of_signs_that_take_no_room_is_cut_all_the_same() -> None:
    text = label_text("e" + "\u0301" * 200)
    assert len(text) == 100
    assert text.endswith("…")
