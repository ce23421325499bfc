"""What drawings write besides the values of their views: messages by their ids, in the language they are drawn in.

Whoever has a view drawn tells the language once (`studio.drawings`); drawings just say their messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language by its code (`ja`), and who says a message in it: called with an id and the message's variables."""

    language: str
    say: Callable[..., str]


_speaker: ContextVar[Speaker] = ContextVar("speaker")


@contextmanager
def lettered_by(speaker: Speaker) -> Iterator[None]:
    """Drawings say their messages so."""
    before = _speaker.set(speaker)
    try:
        yield
    finally:
        _speaker.reset(before)


def say(message: str, /, **values: str | int) -> str:
    """A message in the language of the drawing. `LookupError` where nothing is being drawn."""
    return _speaker.get().say(message, **values)


def drawn_language() -> str:
    """The code of the language of the drawing; empty where nothing is being drawn."""
    speaker = _speaker.get(None)
    return "" if speaker is None else speaker.language


def enumerated(parts: Iterable[str]) -> str:
    """The parts one after the other, as a language lists them: `A, B, C`."""
    return say("pictures-comma").join(parts)


def head(shown: str, title: str, subtitle: str) -> str:
    """How an alt text begins: what is shown, of what, and how far it has come."""
    sentences = (say("pictures-alt-head", shown=shown, title=title), subtitle)
    return " ".join(sentence(part.rstrip(".。")) for part in sentences if part)


def line(label: str, told: str) -> str:
    """A line of an alt text: `Round 1` and `Ana beat Bo`."""
    return say("pictures-line", label=label, told=told)


def sentence(told: str) -> str:
    """What is told, as a sentence of an alt text."""
    return say("pictures-sentence", told=told)
