"""Terms of play on Woogles: which tournament there, which of its divisions, and which of its rounds our first one is.

The rest (lexicon, clock, challenges) is set there. Written as `/tournament/spring-open division A from 1`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from bot.game_server_api.port import TermsError

SLUG = re.compile(r"/(?:tournament|club)/[A-Za-z0-9_/-]+")
ID = re.compile(r"[A-Za-z0-9]{8,40}")
FROM = re.compile(r" from (?P<first>[1-9]\d{0,2})$")
LONGEST_DIVISION = 24


@dataclass(frozen=True, slots=True)
class Terms:
    """`event` is an address below the site, or the tournament's id there; `first_round` counts from 1."""

    event: str
    division: str
    first_round: int = 1

    def __str__(self) -> str:
        """As they are written."""
        return f"{self.event} division {self.division} from {self.first_round}"


def parsed(text: str) -> Terms:
    """What somebody typed; `TermsError` with what is no tournament, or without a word where one of the parts lacks."""
    first, _, rest = text.strip().partition(" ")
    event = urlsplit(first).path if "://" in first else first
    event = f"/{event}" if event.startswith(("tournament/", "club/")) else event.rstrip("/")
    if SLUG.fullmatch(event) is None and ID.fullmatch(event) is None:
        raise TermsError(first)
    rest = f" {rest.strip()}"
    number = FROM.search(rest)
    division = (rest[: number.start()] if number else rest).strip()
    if division.lower().startswith("division"):
        division = division[len("division") :].strip(" =:")
    if not 0 < len(division) <= LONGEST_DIVISION:
        raise TermsError(division)
    return Terms(event, division, int(number["first"]) if number else 1)


def read_terms(text: str) -> str:
    """The terms as they are written; `TermsError`."""
    return str(parsed(text))
