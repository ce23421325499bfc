"""Languages by their codes, with CLDR's data for each."""

from __future__ import annotations

from functools import cache

from babel import Locale

ENGLISH = "en"

_ENGLISH_HABITS = "en_GB"
"""English lists are written `A, B and C`."""


def babel_locale(code: str) -> Locale:
    """CLDR's data for a language."""
    return _locale(_ENGLISH_HABITS if code == ENGLISH else code)


def language_name(code: str) -> str:
    """Return a language's own name: `English`, `Deutsch`."""
    name = _locale(code).language_name or code
    return name[:1].upper() + name[1:]


@cache
def _locale(code: str) -> Locale:
    return Locale.parse(code, sep="-" if "-" in code else "_")
