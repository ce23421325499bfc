"""Sentences not yet said travel inside other texts and come out whole."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.tokens import filled, has_tokens, lines_of, token, without_marks
from formats.messages.parts import Value


def told(message: str, values: Mapping[str, Value]) -> str:
    return f"<{message} {values}>"


def test_a_token_keeps_its_values_with_their_types() -> None:
    text = f"a {token('b', {'n': 1, 'x': 0.5, 't': '7=7'})} c"
    assert has_tokens(text)
    assert filled(text, told) == "a <b {'n': 1, 'x': 0.5, 't': '7=7'}> c"


def test_tokens_stand_in_tokens() -> None:
    inner = token("inner", {"who": "Ana\nBo"})
    text = " / ".join([token("outer", {"what": f"[{inner}]"}), inner])
    assert filled(text, lambda message, values: f"{message}({','.join(map(str, values.values()))})") == (
        "outer([inner(Ana\nBo)]) / inner(Ana\nBo)"
    )


def test_a_line_break_inside_a_token_parts_nothing() -> None:
    inner = token("list", {"text": "one\ntwo"})
    assert lines_of(f"a\n{inner} b\nc") == ["a", f"{inner} b", "c"]
    assert lines_of("a\nb") == ["a", "b"]


def test_half_a_token_is_shown_without_its_marks() -> None:
    whole = token("message", {"a": "b"})
    assert not has_tokens(filled(whole[:-1], told))
    assert without_marks(whole) == "messagea=sb"
