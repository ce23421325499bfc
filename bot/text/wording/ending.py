"""Play-offs, the end, prizes. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording import records
from bot.text.wording.numbers import labelled, listed, ordinal, places
from formats.core.plan import PrizeFor

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
PRIZES = texts.ending.prizes
OVER = texts.ending.over
THANKS = texts.ending.thanks


def finished(title: str) -> str:
    """The first line."""
    return texts.ending.finished(title=title)


def podium_line(rank: int, names: Sequence[str]) -> str:
    """A place of the podium; several share it."""
    name = listed(list(names))
    text = (texts.ending.podium_shared if len(names) > 1 else texts.ending.podium)(place=ordinal(rank), names=name)
    return f"{MEDALS.get(rank, '')} {text}".strip()


def prize_line(first: int, last: int, names: Sequence[str], given: Sequence[str]) -> str:
    """Prizes of one or several places."""
    prizes = "; ".join(given)
    if first == last and not names:
        return texts.ending.prize_nobody(place=ordinal(first), prizes=prizes)
    if first == last:
        return f"{ordinal(first)}: {listed(list(names))}: {prizes}"
    return texts.ending.prize_shared(places=places(first, last), names=listed(list(names)), prizes=prizes)


def prize_planned(where: str, text: str) -> str:
    """A prize nobody has won yet."""
    return labelled(where, text)


def special_prize_line(where: str, names: Sequence[str], given: Sequence[str]) -> str:
    """A prize that is not for a final place of all; one of a class may be given without words."""
    won = labelled(where, listed(list(names)))
    return labelled(won, "; ".join(given)) if given else won


def prize_of(given_for: PrizeFor, of_class: int, first: int, last: int) -> str:
    """What a prize is for: `2nd`, `High game`, `Class B, 1st`."""
    if given_for == "place":
        return ordinal(first)
    where = ordinal(first) if first == last else places(first, last)
    if given_for == "class":
        return texts.ending.prize_of_class(letter=class_letter(of_class), place=where)
    kind = SCORES[given_for]()
    return kind if first == 1 else texts.ending.prize_of_kind(kind=kind, place=where)


SCORES: Mapping[PrizeFor, Phrase] = {
    "high_game": records.HIGH_GAMES,
    "best_spread": records.BEST_SPREADS,
    "high_loss": records.HIGH_LOSSES,
    "high_average": records.HIGH_AVERAGE,
}


def class_letter(number: int) -> str:
    """`B` for class 1."""
    return chr(ord("A") + number)


def game_fund(amount: str) -> str:
    """The fund for winners of single games."""
    return texts.ending.game_fund(amount=amount)


def stage_over(title: str) -> str:
    """A stage has its final standings."""
    return texts.ending.stage_over(title=title)


def qualified(title: str, names: str) -> str:
    """Who plays the next stage, as things stand."""
    return texts.ending.qualified(title=title, names=names)


def goes_on(title: str) -> str:
    """The end was taken back."""
    return texts.ending.goes_on(title=title)
