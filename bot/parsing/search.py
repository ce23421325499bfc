"""Forgiving search for what people type while a list of choices is shown: titles, names, games."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from bot.text.names import clean, elide

T = TypeVar("T")

MOST_CHOICES = 25
"""How many choices Discord shows."""

LABEL_LENGTH = 100
"""Characters of a choice's label."""

_NOT_PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d"}
)
"""Latin letters whose stroke or shape Unicode does not take apart."""


def folded(text: str) -> str:
    """The text without case, accents and repeated blanks, for comparing."""
    decomposed = unicodedata.normalize("NFKD", clean(text).casefold())
    plain = "".join(letter for letter in decomposed if unicodedata.category(letter) != "Mn")
    return " ".join(plain.translate(_NOT_PLAIN).split())


def quality(query: str, text: str) -> int | None:
    """How well a folded query fits a folded text, the lower the better; None where it does not.

    0 the same, 1 it begins the text, 2 it begins at a word, 3 all its words begin words, 4 it is inside.
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
    """The candidates (label, value) that fit, best first, otherwise in the given order; labels fit into a choice.

    Without a query the first ones are given.
    """
    wanted = folded(query)
    fitting = [
        (fit, place, (label_text(label), value))
        for place, (label, value) in enumerate(candidates)
        if (fit := quality(wanted, folded(label))) is not None
    ]
    return [choice for _, _, choice in sorted(fitting, key=lambda item: item[:2])[:most]]


def label_text(label: str) -> str:
    """The label on one line of at most 100 characters, never empty."""
    text = elide(clean(label), LABEL_LENGTH)
    while len(text) > LABEL_LENGTH:  # combining characters take no column but count as characters
        text = text[: LABEL_LENGTH - 1].rstrip("…") + "…"
    return text or "?"
