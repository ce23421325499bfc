"""Prizes in a `config.tsh`: `prize KIND RANK DIVISION "what it is"`, followed by `class=B` for a prize of a class.

The kinds that tsh and Herald share are `rank`, `highwin` and `highloss`. What tsh has no kind for (the best spread of a
game, the highest average), and a prize for a place behind those that COP pairs for, is a note there:
`prize note A best spread: a book`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.parsing.typed_values import prizes_text, read_prizes
from formats.core.plan import Prize, PrizeFor

KINDS: Mapping[str, PrizeFor] = {"rank": "place", "highwin": "high_game", "highloss": "high_loss"}
LONGEST_TEXT = 300

_PRIZE = re.compile(r"prize\s+(?P<kind>\w+)\s+(?P<rank>\d{1,4})\s+(?P<division>\S+)\s*(?P<rest>.*)", re.IGNORECASE)
_NOTE = re.compile(r"prize\s+note\s+(?P<division>\S+)\s+(?P<text>.+:.+)", re.IGNORECASE)
_VALUE = re.compile(r"\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'|(?P<bare>(?!\w+=)\S+)")
_CLASS = re.compile(r"\bclass\s*=\s*['\"]?([A-Za-z])\b")


def read_prize(line: str) -> tuple[str, Prize] | None:
    """The division (written small) and its prize; None for a line that gives none, and for a kind that Herald lacks."""
    if note := _NOTE.fullmatch(line):
        return _read_note(note["division"], note["text"])
    matched = _PRIZE.fullmatch(line)
    if matched is None or matched["kind"].lower() not in KINDS or not int(matched["rank"]):
        return None
    value, of_class = _VALUE.match(matched["rest"]), _CLASS.search(matched["rest"])
    text = next((part for part in value.groups() if part), "") if value else ""
    number = ord(of_class[1].upper()) - ord("A") if of_class else 0
    kind = KINDS[matched["kind"].lower()]
    if of_class and (kind != "place" or not number):
        return None
    prize = Prize(
        place=int(matched["rank"]),
        text=text[:LONGEST_TEXT],
        given_for="class" if number else kind,
        of_class=number,
    )
    return matched["division"].lower(), prize


def _read_note(division: str, text: str) -> tuple[str, Prize] | None:
    try:
        prizes = read_prizes(text[:LONGEST_TEXT])
    except ValueError:
        return None
    return division.lower(), prizes[0]


def in_words(prize: Prize) -> bool:
    """Does the prize say more than that there is one?"""
    return bool(prize.text) and prize.text != _without_words(prize)


def _without_words(prize: Prize) -> str:
    """Return the default text of a prize of which only the place is known."""
    return f"{chr(ord('A') + prize.of_class)} {prize.place}" if prize.of_class else str(prize.place)


def prize_lines(division: str, options: Mapping[str, Any], prizes: Sequence[Prize]) -> Iterator[str]:
    """Every prize of a division. Places and classes have as many as COP pairs for, in words or without."""
    counts = {0: int(options.get("place_prizes") or 0), **dict(enumerate(options.get("class_prizes") or (), start=1))}
    left = list(prizes)
    for number, count in counts.items():
        for place in range(1, count + 1):
            bare = Prize(place=place, text="?", given_for="class" if number else "place", of_class=number)
            same = [prize for prize in left if _key(prize) == _key(bare)]
            left = [prize for prize in left if _key(prize) != _key(bare)]
            text = " + ".join(prize.text for prize in same) or _without_words(bare)
            of_class = f" class={chr(ord('A') + number)}" if number else ""
            yield f'prize rank {place} {division} "{_plain(text)}"{of_class}'
    named = {given_for: kind for kind, given_for in KINDS.items() if given_for != "place"}
    for prize in left:
        if prize.given_for in named:
            yield f'prize {named[prize.given_for]} {prize.place} {division} "{_plain(prize.text)}"'
        else:
            yield f"prize note {division} {_plain(prizes_text([prize]))}"


def _key(prize: Prize) -> tuple[PrizeFor, int, int]:
    return prize.given_for, prize.of_class if prize.given_for == "class" else 0, prize.place


def _plain(text: str) -> str:
    """The text in one line, without what ends a word or begins a comment there."""
    return " ".join(text.replace('"', "'").replace("#", "no. ").split())
