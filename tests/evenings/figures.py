"""What evenings cost by the table in docs/quiet.md: an evening that takes more has become worse, or its table old."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.evenings.evening import Costs

DOCS = Path(__file__).parents[2] / "docs" / "quiet.md"

EVENINGS: Mapping[str, str] = {
    "single": "knock-out of five",
    "swiss": "Swiss of five, three rounds",
    "round robin": "round robin of five",
    "single with mishaps": "knock-out of five, with mishaps",
    "swiss with mishaps": "Swiss of five, with mishaps",
    "round robin with mishaps": "round robin of five, with mishaps",
    "three teams of two with mishaps": "three teams of two, with mishaps",
    "double elimination of 16 with mishaps": "double elimination of 16, best of 3, with check-in, a guest and mishaps",
    "arimaa": "Arimaa, 20 players",
    "kuksu": "Kuksu, 40 players",
    "pentolla": "Pentolla, 24 players",
    "wpf": "WPF, 16 players",
    "scrabble": "Scrabble, 12 players, 14 rounds",
    "open": "Open, 16 teams, one dispute",
    "wpf guests": "WPF, 34 people, 30 of them guests",
    "kuksu guests": "two cycles of Kuksu, 36 and 35 people, 31 of them guests",
    "kuksu 34 guests": "Kuksu, 34 people who cannot be arranged, 31 of them guests, by both remedies",
}
"""What the evenings are called in the table."""

OF_FRIENDS = tuple(name for name in EVENINGS if name in ("single", "swiss", "round robin") or "mishaps" in name)
"""Evenings whose players are real ones: nothing in them is drawn."""

MOST_ACTS, MOST_ACTS_OF_16 = 3, 6
"""Director's acts of an evening of friends, and of the one of 16 with check-in, a guest and seeds by hand."""

MOST_PINGS, FULLEST_THREAD = 4, 3
"""Pings of a match and messages in its thread, in an evening of friends."""

ACT = 1
"""An act more of the director's is let pass: which games demo players dispute is drawn by what rounds they are in."""

TENTH = 1.1
"""So are a tenth more acts of a player's, messages and pings."""


def told(name: str) -> tuple[float, ...]:
    """An evening's director's acts, acts of a player, messages, pings, words and seconds, as the table tells them."""
    table = DOCS.read_text(encoding="utf-8").partition("\n## Evenings\n")[2]
    row = next(line for line in table.splitlines() if line.startswith(f"| {EVENINGS[name]} |"))
    cells = [cell.rpartition("→")[2].strip(" *") for cell in row.strip("|").split("|")[1:]]
    return tuple(float(cell) for cell in cells)


def dearer(name: str, costs: Costs) -> list[str]:
    """In what an evening has cost more than its table says; words and seconds may change, a first visit is in none."""
    if name not in EVENINGS:
        return []
    director, player, messages, pings, *_ = told(name)
    most = {
        "director's acts": (costs.director, director + ACT),
        "acts of a player": (costs.player, player * TENTH),
        "messages": (costs.messages, messages * TENTH),
        "pings": (costs.pings, pings * TENTH),
    }
    if name in OF_FRIENDS:
        most["director's acts"] = (costs.director, MOST_ACTS_OF_16 if "16" in name else MOST_ACTS)
        most["pings of a match"] = (costs.most_pings, MOST_PINGS)
        most["messages in a thread"] = (costs.fullest_thread, FULLEST_THREAD)
    return [f"{name}: {count:g} {what}, at most {limit:g}" for what, (count, limit) in most.items() if count > limit]
