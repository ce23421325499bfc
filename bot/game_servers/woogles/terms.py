"""Terms of play on Woogles: the tournament, its division, and the number there of our first round.

Everything else (lexicon, clock, challenges) is configured there. Example: `/tournament/spring-open division A from 1`.
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
    """Parsed terms. `event` is a path on the site or the tournament's id; `first_round` counts from 1."""

    event: str
    division: str
    first_round: int = 1

    def __str__(self) -> str:
        """Return the canonical form."""
        return f"{self.event} division {self.division} from {self.first_round}"


def parsed(text: str) -> Terms:
    """Parse terms. Raises `TermsError` with an invalid tournament, or without a word if a part is missing."""
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
    """Return the canonical form of typed terms. Raises `TermsError`."""
    return str(parsed(text))
