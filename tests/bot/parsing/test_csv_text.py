"""The cells of a file from who knows which spreadsheet program: what is read, and how much at most."""

from __future__ import annotations

import pytest

from bot.errors import TableError
from bot.parsing.csv_text import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_LINES,
    MOST_ROWS,
    Row,
    decoded,
    rows_of,
    table_of_names,
)


def refused(text: str) -> tuple[int, str, int]:
    with pytest.raises(TableError) as caught:
        rows_of(text)
    return caught.value.line, caught.value.code, caught.value.most


def test_a_line_may_have_so_many_columns_and_no_more() -> None:
    assert len(rows_of("name\n" + "x," * (MOST_COLUMNS - 1) + "x\n")[1].cells) == MOST_COLUMNS
    assert refused("name\n\n" + "x," * MOST_COLUMNS + "x\n") == (3, "wide", MOST_COLUMNS)


def test_a_cell_may_be_so_long_and_no_longer() -> None:
    assert rows_of("a,b\nx," + "y" * LONGEST_CELL)[1].cells == ("x", "y" * LONGEST_CELL)
    assert refused("a,b\nx," + "y" * (LONGEST_CELL + 1)) == (2, "long_cell", LONGEST_CELL)


def test_a_quote_that_never_ends_is_a_cell_that_is_too_long() -> None:
    line, code, most = refused('name\nAda\n"' + "x" * 140_000)
    assert (line, code, most) == (3, "long_cell", LONGEST_CELL)


def test_so_many_rows_are_read_and_blank_ones_do_not_count() -> None:
    assert len(rows_of("x\n\n" * MOST_ROWS)) == MOST_ROWS
    assert refused("x\n" * (MOST_ROWS + 1)) == (MOST_ROWS + 1, "many_rows", MOST_ROWS)


def test_a_file_has_at_most_so_many_lines_blank_ones_included() -> None:
    assert rows_of("x" + "\n" * MOST_LINES) == [Row(1, ("x",))]
    assert refused("x\n" + "\n" * MOST_LINES) == (MOST_LINES + 1, "many_rows", MOST_LINES)


def test_lines_are_counted_as_in_the_file_also_behind_a_line_that_names_the_separator() -> None:
    assert rows_of("sep=;\n\na;b\n") == [Row(3, ("a", "b"))]
    assert refused("sep=,\n" + "x," * MOST_COLUMNS + "x") == (2, "wide", MOST_COLUMNS)
    assert rows_of("SEP=\t\na,b\tc\n") == [Row(2, ("a,b", "c"))]
    assert rows_of("sep=x\na,b\n") == [Row(1, ("sep=x",)), Row(2, ("a", "b"))]  # no separator: a line like others


def test_the_separator_is_what_the_first_line_with_anything_has_most_of() -> None:
    assert rows_of("\n  \na;b,c;d\n1,5;2;3\n") == [Row(3, ("a", "b,c", "d")), Row(4, ("1,5", "2", "3"))]
    assert rows_of("name\nx,y\n")[1].cells == ("x", "y")  # nothing says otherwise: a comma


@pytest.mark.parametrize(
    "cell, read", [("'=1+1", "=1+1"), ("'+1", "+1"), ("'-1", "-1"), ("'@x", "@x"), ("'quoted'", "'quoted'"), ("'", "'")]
)
def test_only_the_mark_our_own_files_put_before_a_formula_goes(cell: str, read: str) -> None:
    assert rows_of(f"{cell}\n") == [Row(1, (read,))]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\xef\xbb\xbf\xff", b"\x00\x01\x02", b"a\x00b"])
def test_what_is_no_text_is_none(data: bytes) -> None:
    assert decoded(data) is None


@pytest.mark.parametrize(
    "data, text",
    [
        (b"", ""),
        ("é".encode("cp1252"), "é"),
        ("\u20ac".encode("cp1252"), "\u20ac"),
        (b"\x81", "\x81"),  # no letter of Windows: Latin-1
        ("name\n".encode("utf-16-be"), "name\n"),
        ("name\n".encode("utf-16-le"), "name\n"),
        ("\ufeffname".encode("utf-16-be"), "name"),
        ("日本".encode(), "日本"),
    ],
)
def test_text_is_read_in_the_encoding_it_shows(data: bytes, text: str) -> None:
    assert decoded(data) == text


def test_a_list_of_names_becomes_a_table() -> None:
    assert table_of_names("Ana\n\n Bo Lee \n") == "name\nAna\nBo Lee\n"
    assert table_of_names('Ana, 1720\nO"Neil, Jr.\n') == 'name,rating\nAna,1720\n"O""Neil, Jr.",\n'
    assert (
        table_of_names("Ana 1720\nEve 2\nAgent 007\nBo 90.5") == "name,rating\nAna,1720\nEve 2,\nAgent 007,\nBo 90.5,\n"
    )


def test_a_numbered_list_of_names_is_a_seeding() -> None:
    assert table_of_names("1. Ana 1800\n2) Zoe\n3. 7 Sins, 90") == "name,rating,seed\nAna,1800,1\nZoe,,2\n7 Sins,90,3\n"
    assert table_of_names("1. FC\n3. FC") == "name\n1. FC\n3. FC\n"
