"""Texts of drawings other than the values of their views: messages by id, in the language of the drawing.

The language is set once for a drawing (`drawing.drawings`) in a context variable, so that drawing functions need no
parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language code (`ja`), and a function that formats a message in it from an id and variables."""

    language: str
    say: Callable[..., str]


_speaker: ContextVar[Speaker] = ContextVar("speaker")


@contextmanager
def lettered_by(speaker: Speaker) -> Iterator[None]:
    """Context manager within which drawings use this speaker."""
    before = _speaker.set(speaker)
    try:
        yield
    finally:
        _speaker.reset(before)


def say(message: str, /, **values: str | int) -> str:
    """Return a message in the language of the drawing. Raises LookupError outside of a drawing."""
    return _speaker.get().say(message, **values)


def drawn_language() -> str:
    """Return the language code of the drawing; "" outside of a drawing."""
    speaker = _speaker.get(None)
    return "" if speaker is None else speaker.language


def enumerated(parts: Iterable[str]) -> str:
    """Join parts as the language lists them: `A, B, C`."""
    return say("pictures-comma").join(parts)


def head(shown: str, title: str, subtitle: str) -> str:
    """Return the beginning of an alt text: what is shown, of which tournament, and its progress."""
    sentences = (say("pictures-alt-head", shown=shown, title=title), subtitle)
    return " ".join(sentence(part.rstrip(".。")) for part in sentences if part)


def line(label: str, told: str) -> str:
    """Return a line of an alt text: `Round 1` and `Ana beat Bo`."""
    return say("pictures-line", label=label, told=told)


def sentence(told: str) -> str:
    """Return a text as a sentence of an alt text."""
    return say("pictures-sentence", told=told)
