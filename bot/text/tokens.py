"""Deferred messages: a message id and its values inside a text, formatted once the reader's language is known.

Such a token is written between two characters that cannot be typed (of Unicode's private use), so that it can be put
into an f-string, joined with others and given to another message as a value. Texts without tokens are what they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from formats.messages.parts import Value

_START, _NEXT, _END = "\ue0f0", "\ue0f1", "\ue0f2"
_INNERMOST = re.compile(f"{_START}([^{_START}{_END}]*){_END}")
_MARKS = re.compile(f"[{_START}{_NEXT}{_END}]")
_NUMBERS: Mapping[str, Callable[[str], Value]] = {"i": int, "f": float, "s": str}


def token(message: str, values: Mapping[str, Value]) -> str:
    """The message with its values, to be said later."""
    written = [
        f"{_NEXT}{name}={'s' if isinstance(value, str) else 'f' if isinstance(value, float) else 'i'}{value}"
        for name, value in values.items()
    ]
    return f"{_START}{message}{''.join(written)}{_END}"


def has_tokens(text: str) -> bool:
    """Does anything in the text wait to be said?"""
    return _START in text


def without_marks(text: str) -> str:
    """Remove the marks of tokens from a typed text, so that it cannot contain one."""
    return _MARKS.sub("", text)


def filled(text: str, say: Callable[[str, dict[str, Value]], str]) -> str:
    """The text with every token said, innermost first."""
    return resolved(text, lambda inside: say(*read(inside)))


def resolved(text: str, said: Callable[[str], str]) -> str:
    """The text with what is said for the inside of every token (see `read`), innermost first."""

    def made(match: re.Match[str]) -> str:
        return said(match[1])

    while has_tokens(text):
        text, replaced = _INNERMOST.subn(made, text)
        if not replaced:
            return without_marks(text)  # half a token: cut by something that did not know of them
    return text


def read(inside: str) -> tuple[str, dict[str, Value]]:
    """The message of a token and its values, from what stands between its marks."""
    message, *parts = inside.split(_NEXT)
    values: dict[str, Value] = {}
    for part in parts:
        name, _, text = part.partition("=")
        values[name] = _NUMBERS.get(text[:1], str)(text[1:])
    return message, values


def lines_of(text: str) -> list[str]:
    """The lines of a text. A line break inside a token parts nothing."""
    if "\n" not in text:
        return [text]
    if not has_tokens(text):
        return text.split("\n")
    lines, open_tokens, parts = list[str](), 0, list[str]()
    for part in text.split("\n"):
        open_tokens += part.count(_START) - part.count(_END)
        if not open_tokens and not parts:
            lines.append(part)
            continue
        parts.append(part)
        if not open_tokens:
            lines.append("\n".join(parts))
            parts.clear()
    return [*lines, "\n".join(parts)] if parts else lines
