"""Lenient search for autocompletion: titles, names, games."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from bot.text.names import clean, elide

T = TypeVar("T")

MOST_CHOICES = 25
"""Maximum number of choices that Discord shows."""

LABEL_LENGTH = 100
"""Maximum number of characters of a choice's label."""

_NOT_PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d"}
)
"""Latin letters that Unicode normalisation does not decompose."""


def folded(text: str) -> str:
    """Return the text without case, accents, invisible letters and repeated blanks, for comparison."""
    decomposed = unicodedata.normalize("NFKD", clean(text).casefold())
    plain = "".join(letter for letter in decomposed if unicodedata.category(letter) not in {"Mn", "Cf"})
    return " ".join(plain.translate(_NOT_PLAIN).split())


def quality(query: str, text: str) -> int | None:
    """Return how well a folded query matches a folded text, lower is better; None for no match.

    0 equal, 1 it begins the text, 2 it begins at a word, 3 all its words begin words, 4 it is contained.
    """
    if query == text:
        return 0
    if text.startswith(query):
        return 1
    words = [word for word in re.split(r"\W+", text) if word]
    if any(text.startswith(query, found.start()) for found in re.finditer(r"\b\w", text)):
        return 2
    if query.split() and all(any(word.startswith(part) for word in words) for part in query.split()):
        return 3
    return 4 if query in text else None


def search(query: str, candidates: Iterable[tuple[str, T]], most: int = MOST_CHOICES) -> list[tuple[str, T]]:
    """Return the candidates (label, value) that match, best first, otherwise in their order.

    Without a query the first ones are returned. Labels are shortened to the limit of a choice.
    """
    wanted = folded(query)
    fitting = [
        (fit, place, (label_text(label), value))
        for place, (label, value) in enumerate(candidates)
        if (fit := quality(wanted, folded(label))) is not None
    ]
    return [choice for _, _, choice in sorted(fitting, key=lambda item: item[:2])[:most]]


def label_text(label: str) -> str:
    """Return the label on one line of at most 100 characters, never empty."""
    text = elide(clean(label), LABEL_LENGTH)
    while len(text) > LABEL_LENGTH:  # combining characters take no column but count as characters
        text = text[: LABEL_LENGTH - 1].rstrip("…") + "…"
    return text or "?"
