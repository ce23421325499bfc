"""What a cell means, at the edges of what is understood."""

from __future__ import annotations

import pytest

from bot.parsing.csv_cells import (
    CELL_READERS,
    BadCellError,
    DiscordRef,
    read_cell,
    read_date,
    read_discord,
    read_integer,
    read_number,
)
from formats.core.asking import EntrantField


def code_of(read: object, text: str) -> str:
    with pytest.raises(BadCellError) as refused:
        read(text)  # type: ignore[operator]
    return refused.value.code


@pytest.mark.parametrize(
    "text, value", [("1000000000", 1e9), ("-1000000000", -1e9), ("+3", 3), ("0,532", 0.532), ("-0.125", -0.125)]
)
def test_a_number_up_to_a_milliard(text: str, value: float) -> None:
    assert read_number(text) == value


def test_beyond_that_it_is_none() -> None:
    assert code_of(read_number, "1000000001") == "not_a_number"
    assert code_of(read_number, "1000000000.5") == "not_a_number"
    assert code_of(read_number, "") == "not_a_number"


@pytest.mark.parametrize("text", ["1,532", "12.345", "-1.532", "+123,456", "1,234,567"])
def test_what_may_be_thousands_or_decimals_is_not_guessed(text: str) -> None:
    assert code_of(read_number, text) == "two_readings"


def test_a_whole_number_begins_at_nought() -> None:
    assert (read_integer("0"), read_integer("7.0")) == (0, 7)
    assert code_of(read_integer, "-1") == "negative"
    assert code_of(read_integer, "0.5") == "not_whole"


@pytest.mark.parametrize(
    "text, day",
    [
        ("2009/12/31", "2009-12-31"),
        ("2009-1-2", "2009-01-02"),
        ("3.4.2009", "2009-04-03"),  # with dots the day comes first
        ("13/4/2009", "2009-04-13"),
        ("4/13/2009", "2009-04-13"),
        ("4/4/2009", "2009-04-04"),
        ("12/13/2009", "2009-12-13"),
        ("5 January 2010", "2010-01-05"),
        ("Jan 5, 2010", "2010-01-05"),
        ("January 22nd, 2010", "2010-01-22"),
        ("1st Feb 2010", "2010-02-01"),
    ],
)
def test_a_day_in_the_order_that_is_possible(text: str, day: str) -> None:
    assert read_date(text) == day


@pytest.mark.parametrize(
    "text, code",
    [
        ("3/4/2009", "two_readings"),
        ("12/11/2009", "two_readings"),
        ("1/2/09", "two_readings"),
        ("31.4.2009", "not_a_date"),
        ("13/13/2009", "not_a_date"),
        ("2009/13/1", "not_a_date"),
        ("3.4/2009", "not_a_date"),
        ("soon", "not_a_date"),
    ],
)
def test_what_is_no_day_or_could_be_two_says_which(text: str, code: str) -> None:
    assert code_of(read_date, text) == code


@pytest.mark.parametrize(
    "text, ref",
    [
        ("<@123456789012345>", DiscordRef(123456789012345)),
        ("<@!12345678901234567890>", DiscordRef(12345678901234567890)),
        ("123456789012345", DiscordRef(123456789012345)),
        ("12345678901234", DiscordRef(None, "12345678901234")),  # too short for an id: a name
        ("@Ada.B", DiscordRef(None, "ada.b")),
        ("Ada#1234", DiscordRef(None, "ada#1234")),
    ],
)
def test_an_account_by_id_mention_or_name(text: str, ref: DiscordRef) -> None:
    assert read_discord(text) == ref
    assert str(ref) == (ref.user_name or str(ref.user_id))


@pytest.mark.parametrize("text", ["a", "Ada B", "<@12>", "x" * 33, ""])
def test_what_is_no_account(text: str) -> None:
    assert code_of(read_discord, text) == "not_an_account"


@pytest.mark.parametrize("typed,number", [("A", 0), ("b", 1), ("class C", 2), ("Class Z", 25), ("2", 2), ("0", 0)])
def test_a_class_is_typed_as_a_letter_or_as_its_number(typed: str, number: int) -> None:
    assert CELL_READERS["letter"](typed) == number


@pytest.mark.parametrize("typed", ["AB", "class", "?", "é"])
def test_what_is_no_class_is_refused(typed: str) -> None:
    with pytest.raises(BadCellError):
        CELL_READERS["letter"](typed)


def test_a_value_is_within_the_limits_and_one_of_the_choices() -> None:
    number = EntrantField("rating", "integer", least=100, most=4000)
    assert read_cell(number, "4000") == 4000
    assert code_of(lambda text: read_cell(number, text), "4001") == "too_high"
    assert code_of(lambda text: read_cell(number, text), "99") == "negative"
    title = EntrantField("title", "text", choices=("GM", "IM"))
    assert read_cell(title, " gm ") == "GM"
    assert code_of(lambda text: read_cell(title, text), "Dr") == "not_a_choice"
