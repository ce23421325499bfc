import pytest

from bot.text.messages import BODY_LIMIT, Message
from bot.text.names import (
    Names,
    called_alike,
    clean,
    cut,
    display_width,
    elide,
    escape,
    isolate,
    pad,
    quoted,
    quoted_name,
    typed_value,
)

NAMES = Names(
    {"e1": "Ana", "e2": "*Bo* _x_ `c`", "e3": "日本太郎", "e4": "é" * 3, "e5": "", "e6": "דנה", "e7": "a" * 40},
    {"e1": 42},
)


def test_mention_pings_members_and_names_guests() -> None:
    assert NAMES.mention("e1") == "<@42>"
    assert NAMES.mention("e3") == "日本太郎"


def test_unknown_and_erased_entrants_are_called_by_number() -> None:
    assert NAMES.plain("e5") == "Player 5"
    assert NAMES.plain("e99") == "Player 99"


@pytest.mark.parametrize(
    "typed,shown",
    [
        ("*Bo*", r"\*Bo\*"),
        ("a_b", r"a\_b"),
        ("# big", r"\# big"),
        ("- list", r"\- list"),
        ("1. list", r"1\. list"),
        ("Jean-Luc", "Jean-Luc"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("[x](https://a.b)", "\\[x\\](https:\u200b//a.b)"),
        ("\\*", r"\\\*"),
    ],
)
def test_escape_shows_text_as_typed(typed: str, shown: str) -> None:
    assert escape(typed) == shown


def test_clean_drops_line_breaks_controls_and_direction_marks() -> None:
    assert clean("a\nb\t c\u202e\x07 ") == "a b c"


@pytest.mark.parametrize(
    "text,width", [("abc", 3), ("日本", 4), ("e\u0301", 1), ("👍", 2), ("\u1112\u1161", 2), ("a\u200db", 2), ("ｆ", 2)]
)
def test_display_width_counts_columns(text: str, width: int) -> None:
    assert display_width(text) == width


def test_elide_keeps_within_columns_and_never_splits_a_wide_letter() -> None:
    assert elide("日本太郎", 5) == "日本…"
    assert elide("日本太郎", 4) == "日…"
    assert elide("abc", 3) == "abc"
    assert display_width(NAMES.label("e7")) == 32


def test_pad_fills_columns_on_either_side() -> None:
    assert pad("日", 4) == "日  "
    assert pad("日", 4, "right") == "  日"
    assert display_width(pad("日本太郎", 5)) == 5


def test_right_to_left_names_are_isolated() -> None:
    assert NAMES.plain("e6") == "\u2068דנה\u2069"
    assert isolate("Ana") == "Ana"
    assert display_width(NAMES.cell("e6", 8)) == 8


def test_cells_cannot_end_a_code_block() -> None:
    assert "`" not in NAMES.cell("e2", 20)


def test_quoted_is_one_safe_line() -> None:
    assert quoted("see\n@here *now*", 40) == "see @\u200bhere \\*now\\*"
    assert len(quoted("x" * 2000)) == 800


def test_a_quoted_name_has_at_most_forty_letters() -> None:
    assert (quoted_name("x" * 40), quoted_name("x" * 41)) == ("x" * 40, "x" * 39 + "…")


def test_a_code_is_shown_as_it_is_typed_and_anything_else_as_text() -> None:
    assert [typed_value(text) for text in ("auto", "wpf_gp_2023", "live_puzzle_H")] == [
        "`auto`",
        "`wpf_gp_2023`",
        "`live_puzzle_H`",
    ]
    assert typed_value("P1 Nanro *Japan*") == "P1 Nanro \\*Japan\\*"


def test_a_text_of_many_names_is_cut_by_its_characters_as_discord_counts_them() -> None:
    text = "\n".join(f"{number}. {isolate('Guest')} – {isolate('Zoë')}: 1–0" for number in range(300))
    short = cut(text, BODY_LIMIT)
    assert len(short) == BODY_LIMIT
    assert short.endswith("…")
    assert Message(body=short).body == short
    assert cut("1–0", 3) == "1–0"
    assert len(elide(text, BODY_LIMIT)) > BODY_LIMIT, "which counts columns"


def test_names_that_look_the_same_are_alike_and_accents_tell_names_apart() -> None:
    names = {"e1": "Ana", "e2": "A\u200bna", "e3": "ANA ", "e4": "Aná", "e5": "Bo"}
    assert called_alike(names) == {"e1", "e2", "e3"}
