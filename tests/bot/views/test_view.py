"""Blocks, tables and files."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.names import display_width
from bot.views.table import (
    BYTE_ORDER_MARK,
    TABLE_WIDTH,
    Column,
    csv_file,
    file_name,
    fitted_table,
    safe_cell,
    table_lines,
)
from bot.views.view import BLOCK_LIMIT, Page, broken, text_view


def test_lines_are_packed_and_never_cut() -> None:
    lines = [f"line {number} " + "x" * 90 for number in range(100)]
    view = text_view("t", lines)
    assert len(view.blocks) > 1
    assert "\n".join(view.blocks).split("\n") == lines
    assert all(len(block) <= BLOCK_LIMIT for block in view.blocks)


@given(st.lists(st.text(alphabet="ab \n", max_size=300), max_size=30))
def test_every_word_survives(texts: list[str]) -> None:
    page = Page(limit=100)
    page.lines(texts)
    assert "".join("".join(page.blocks()).split()) == "".join("".join(texts).split())
    assert all(0 < len(block) <= 100 for block in page.blocks())


def test_a_line_longer_than_a_block_breaks_between_words() -> None:
    assert broken("aa bb cc", 5) == ["aa bb", "cc"]
    assert broken("aaaaaaa", 3) == ["aaa", "aaa", "a"]
    assert broken("", 3) == [""]


def test_a_long_table_is_several_code_blocks_with_its_head_on_each() -> None:
    page = Page()
    page.table(["head", *(f"row {number}" for number in range(600))])
    blocks = page.blocks()
    assert len(blocks) > 1
    assert all(block.startswith("```\nhead\n") and block.endswith("\n```") for block in blocks)
    assert sum(block.count("row ") for block in blocks) == 600


def test_a_heading_never_stands_alone() -> None:
    page = Page(limit=60)
    page.line("x" * 50)
    page.section("Heading", ["first", "second"])
    page.section("Nothing", [])
    assert page.blocks() == ("x" * 50, "**Heading**\nfirst\nsecond")


def test_a_section_with_a_very_long_first_line_fits() -> None:
    page = Page(limit=50)
    page.section("Heading", ["word " * 40])
    assert all(len(block) <= 50 for block in page.blocks())
    assert " ".join(page.blocks()).count("word") == 40


def test_columns_line_up_with_wide_letters() -> None:
    lines = table_lines([Column("Name", "left", elastic=True), Column("Pts")], [["日本", "1"], ["Ana", "10"]])
    assert lines == ["Name Pts", "日本   1", "Ana   10"]
    assert len({display_width(line) for line in lines or []}) == 1


def test_a_column_is_as_wide_as_its_head_or_its_widest_cell_and_ticks_are_replaced() -> None:
    columns = [Column("A"), Column("Name", "left"), Column("Points")]
    rows = [["1", "Ana", "7"], ["20", "`Bo`", "12345678"]]

    assert table_lines(columns, rows) == [" A Name   Points", " 1 Ana         7", "20 'Bo' 12345678"]


def test_elastic_columns_give_way_down_to_a_readable_width() -> None:
    columns = [Column("Name", "left", elastic=True), Column("Value")]
    lines = table_lines(columns, [["x" * 80, "1"]], width=20)
    assert lines is not None
    assert max(map(display_width, lines)) <= 20
    assert table_lines(columns, [["x" * 80, "y" * 15]], width=20) is None


def test_backticks_cannot_end_a_code_block() -> None:
    assert "`" not in "".join(table_lines([Column("N")], [["```"]]) or [])


@pytest.mark.parametrize("cell", ["=1+1", "+cmd", "-x", "@sum", "\t=1", " =1", "＝1", "\u200b=1"])
def test_no_cell_starts_a_formula(cell: str) -> None:
    assert safe_cell(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["-5", "+3.5", "-", "1–0", "Ana", "", "-12,5%"])
def test_harmless_cells_stay_as_they_are(cell: str) -> None:
    assert safe_cell(cell) == cell


def test_files_can_be_read_back() -> None:
    text = csv_file("x.csv", ["a", "b"], [["x,y", None], ['"q"', 2.5], ["line\nbreak", "=1"]]).text
    assert text.startswith(BYTE_ORDER_MARK)
    rows = list(csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK))))
    assert rows == [["a", "b"], ["x,y", ""], ['"q"', "2.5"], ["line\nbreak", "'=1"]]


def test_file_names_are_plain() -> None:
    assert file_name("Open Classic", "", "Round 3!") == "open-classic-round-3.csv"
    assert file_name("日本") == "table.csv"


def test_a_table_too_wide_for_a_phone_goes_without_its_spare_columns_the_last_ones_first() -> None:
    columns = [
        Column("Name", "left", elastic=True),
        Column("Points"),
        Column("Difference", spare=1),
        Column("Buchholz", spare=2),
        Column("Lost", spare=3),
    ]
    rows = [["Wilhelmina Featherstone", "12", "+12.5", "40", "3"]]
    table = fitted_table(columns, rows)
    assert [column.head for column in table.columns] == ["Name", "Points", "Difference"]
    assert table.lines == ["Name             Points Difference", "Wilhelmina Feat…     12      +12.5"]
    assert max(map(display_width, table.lines)) <= TABLE_WIDTH
    narrow = [["Ana", "12", "+12.5", "40", "3"]]
    assert len(fitted_table(columns, narrow).columns) == 4


def test_a_table_that_is_too_wide_without_them_is_cut() -> None:
    columns = [Column("Name", "left", elastic=True), Column("Reached", "left")]
    table = fitted_table(columns, [["Ana", "the semi-finals of the losers' bracket"]])
    assert [display_width(line) for line in table.lines] == [12, TABLE_WIDTH]
    assert table.lines[1].endswith("…")
