"""Sentences with places for names and values, as formats declare them: `{0} has {wins} {wins:win|wins}`."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import Any


class SentenceFormatter(Formatter):
    """Fills a sentence in. `{wins:win|wins}` is the word that goes with a number: for one, and for any other."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        """The value, or the word that goes with it."""
        singular, is_plural, plural = format_spec.partition("|")
        if is_plural:
            return singular if str(value) == "1" else plural
        return super().format_field(value, format_spec)


def parts_of(sentence: str) -> Iterator[tuple[str, str | None, str]]:
    """The sentence in pieces: a text, the name of the place behind it (None at the end), and what stands after `:`."""
    for text, name, spec, _ in Formatter().parse(sentence):
        yield text, name, spec or ""


def places_in(sentence: str) -> frozenset[str]:
    """The names of all places of a sentence."""
    return frozenset(name for _, name, _ in parts_of(sentence) if name is not None)
