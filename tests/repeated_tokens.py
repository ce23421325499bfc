"""Hostile texts that are one token over and over: what makes parsers with two open repeats slow."""

from __future__ import annotations

import string
from collections.abc import Iterator, Sequence

from tests.examples import WHOLE_SWEEPS

LONGEST = 4000
"""Characters of the longest field that people can fill in."""

TOKENS = (
    *string.printable, " 1", " v", "- ", " - ", "1 ", "1-", "1:", "1-0 ", "a ", "a b ", " vs ", "beat ", "a beat ",
    ", ", ": ", "a,", "a:", "=a", "1d ", "in 1", "1h", "mon ", "mon 1-2 ", "every day ", "and ", '\'"', '""', "<@1>",
    "<@", "<t:1", "<t:1>", "[a](", "#1", "\\", "\xa0", "\u3000", "\u200b", "́", "á", "١", "１", "½", "½-", "–", " – ",
    "ﷺ", "İ", "ß", "😀", "\u202e", "{a}", "{ $a }", "s1r1", "e1 ", "bye ", "idle ", "1.", "1/", "+1", "utc+1 ", "jan ",
    "1 jan ", "\n", "\n\n ", "\r\n", "P1>", "P1 > ", "p1: ", "x=1;", "a\n", "a - b\n", "1 1-0\n", "\t1", '"a",', ";;",
)  # fmt: skip


EVERY = 1 if WHOLE_SWEEPS else 4
"""`make test` tries one token in so many with each pattern and parser, `make fuzz` all of them."""


def some(number: int, every: int = EVERY) -> Sequence[str]:
    """Return one token in so many, other ones for each number."""
    return TOKENS[number % every :: every]


def repeated(token: str, longest: int = LONGEST) -> Iterator[str]:
    """Return texts that consist of the token, alone and around what readers of results and times look for."""
    whole, half = token * (longest // len(token)), token * (longest // 2 // len(token) - 4)
    yield whole
    yield f"a{whole[: longest - 2]}x"
    yield f"1 {whole[: longest - 3]}x"
    yield f"a{half}1 b{half}x"


def texts(longest: int = LONGEST, tokens: Sequence[str] = TOKENS) -> Iterator[str]:
    """Return the texts of each token."""
    for token in tokens:
        yield from repeated(token, longest)
