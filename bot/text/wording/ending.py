"""Play-offs, the end, prizes. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording import records
from bot.text.wording.numbers import labelled, listed, ordinal, places
from formats.core.plan import PrizeFor

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
PRIZES = Phrase("ending-prizes")
OVER = Phrase("ending-over")
THANKS = Phrase("ending-thanks")


def finished(title: str) -> str:
    """The first line."""
    return say("ending-finished", title=title)


def podium_line(rank: int, names: Sequence[str]) -> str:
    """A place of the podium; several share it."""
    name = listed(list(names))
    text = say("ending-podium-shared" if len(names) > 1 else "ending-podium", place=ordinal(rank), names=name)
    return f"{MEDALS.get(rank, '')} {text}".strip()


def prize_line(first: int, last: int, names: Sequence[str], texts: Sequence[str]) -> str:
    """Prizes of one or several places."""
    prizes = "; ".join(texts)
    if first == last and not names:
        return say("ending-prize-nobody", place=ordinal(first), prizes=prizes)
    if first == last:
        return f"{ordinal(first)}: {listed(list(names))}: {prizes}"
    return say("ending-prize-shared", places=places(first, last), names=listed(list(names)), prizes=prizes)


def prize_planned(where: str, text: str) -> str:
    """A prize nobody has won yet."""
    return labelled(where, text)


def special_prize_line(where: str, names: Sequence[str], texts: Sequence[str]) -> str:
    """A prize that is not for a final place of all; one of a class may be given without words."""
    won = labelled(where, listed(list(names)))
    return labelled(won, "; ".join(texts)) if texts else won


def prize_of(given_for: PrizeFor, of_class: int, first: int, last: int) -> str:
    """What a prize is for: `2nd`, `High game`, `Class B, 1st`."""
    if given_for == "place":
        return ordinal(first)
    where = ordinal(first) if first == last else places(first, last)
    if given_for == "class":
        return say("ending-prize-of-class", letter=class_letter(of_class), place=where)
    kind = SCORES[given_for]()
    return kind if first == 1 else say("ending-prize-of-kind", kind=kind, place=where)


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
    return say("ending-game-fund", amount=amount)


def stage_over(title: str) -> str:
    """A stage has its final standings."""
    return say("ending-stage-over", title=title)


def qualified(title: str, names: str) -> str:
    """Who plays the next stage, as things stand."""
    return say("ending-qualified", title=title, names=names)


def goes_on(title: str) -> str:
    """The end was taken back."""
    return say("ending-goes-on", title=title)
