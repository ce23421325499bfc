"""Prizes and the podium. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.text.numbers import listed, places
from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats.core.plan import PrizeFor

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
SCORES: Mapping[PrizeFor, Phrase] = {
    "high_game": texts.records.high_games,
    "best_spread": texts.records.best_spreads,
    "high_loss": texts.records.high_losses,
    "high_average": texts.records.high_average,
}


def podium_line(rank: int, names: Sequence[str]) -> str:
    """A place of the podium; several share it."""
    name = listed(list(names))
    text = (texts.ending.podium_shared if len(names) > 1 else texts.ending.podium)(
        place=texts.numbers.ordinal(number=rank), names=name
    )
    return f"{MEDALS.get(rank, '')} {text}".strip()


def class_letter(of_class: int) -> str:
    """Return the letter of a class: A for 0."""
    return chr(ord("A") + of_class)


def prize_of(given_for: PrizeFor, of_class: int, first: int, last: int) -> str:
    """Return the name of a prize: `2nd`, `High game`, `Class B, 1st`."""
    if given_for == "place":
        return texts.numbers.ordinal(number=first)
    where = texts.numbers.ordinal(number=first) if first == last else places(first, last)
    if given_for == "class":
        return texts.ending.prize_of_class(letter=class_letter(of_class), place=where)
    kind = SCORES[given_for]()
    return kind if first == 1 else texts.ending.prize_of_kind(kind=kind, place=where)


def share_text(name: str, amount: str) -> str:
    """Return an entrant's share of the fund."""
    return texts.numbers.label(label=name, text=amount)
