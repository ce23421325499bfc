"""Initials of people and tournaments in a circle or square of one of a few colours, which follows from the id."""

from __future__ import annotations

import hashlib
import unicodedata

from bot.files.html import Html, tag

COLOURS = ("#0b5cad", "#6929c4", "#a2191f", "#0e6027", "#9f1853", "#00576b", "#6f4e00", "#4a5568")
"""The classes `c0` to `c7` of the style sheet, each with white letters of sufficient contrast."""


def face(name: str, identity: str) -> Html:
    """Return the initials of a person in a circle; decoration, since the name is beside it."""
    return _initials(name, identity, "face")


def badge(title: str, identity: str) -> Html:
    """Return the initials of a tournament in a square with round corners."""
    return _initials(title, identity, "badge")


def initials(name: str) -> str:
    """Return the first letters of the first and the last word, numbers apart; one in scripts without capitals."""
    parts = ["".join(filter(_is_shown, part)) for part in name.split()]
    words = [part for part in parts if part and not part.isdecimal()] or [part for part in parts if part]
    if not words:
        return "?"
    first = words[0][0].upper()
    if len(words) == 1 or unicodedata.category(first) != "Lu":
        return first
    return first + words[-1][0].upper()


def _is_shown(character: str) -> bool:
    return character.isalnum()


def band(identity: str) -> Html:
    """Return a band in the colour of a tournament, for the top of its pages."""
    return tag("div", aria_hidden="true", class_=f"band {_colour(identity)}")


def _initials(name: str, identity: str, kind: str) -> Html:
    return tag("span", initials(name), aria_hidden="true", class_=f"{kind} {_colour(identity)}")


def colour_of(identity: str) -> str:
    """Return the colour of a tournament or person, such as `#0b5cad`."""
    return COLOURS[_number(identity)]


def _colour(identity: str) -> str:
    return f"c{_number(identity)}"


def _number(identity: str) -> int:
    return hashlib.blake2b(identity.encode(), digest_size=2).digest()[0] % len(COLOURS)
