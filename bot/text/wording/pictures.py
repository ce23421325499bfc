"""What is written on pictures besides names and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.games import FINAL, TENTATIVE
from bot.text.wording.numbers import listed
from bot.text.wording.times import day_and_clock_text

POINTS, RANK, WON, RATING, RECORD = (
    Phrase("pictures-points"),
    Phrase("pictures-rank"),
    Phrase("pictures-won"),
    Phrase("pictures-rating"),
    Phrase("pictures-record"),
)
START = Phrase("pictures-start")
KINDS = Phrase("pictures-kinds")
IN_PERCENT = Phrase("pictures-in-percent")
FINAL_PLACES = Phrase("pictures-final-places")
GRAND_FINAL, WINNERS, LOSERS, THIRD_PLACE = (
    Phrase("pictures-grand-final"),
    Phrase("pictures-winners"),
    Phrase("pictures-losers"),
    Phrase("pictures-third-place"),
)
SHADED, OUTCOMES = Phrase("pictures-shaded"), Phrase("pictures-outcomes")
NO_OPPONENT = {"bye": Phrase("pictures-no-opponent-bye"), "idle": Phrase("pictures-no-opponent-idle")}


def shaded_for(meaning: str) -> str:
    """What shading means in groups of which the best go on."""
    return say("pictures-shaded-for", meaning=meaning)


def round_number(number: int) -> str:
    """A round in a head of a column."""
    return say("pictures-round-number", number=number)


def round_of_tree(number: int) -> str:
    """A round of the winners' or losers' tree of a bracket, below the name of the tree."""
    return say("pictures-round-of-tree", number=number)


def byes(names: Sequence[str]) -> str:
    """Who has a bye."""
    return say("pictures-byes-names", names=listed(names)) if names else ""


def idle(names: Sequence[str], shown: int = 8) -> str:
    """Who is not paired; many are counted."""
    if len(names) > shown:
        return say("pictures-idle-shown", count=len(names))
    return say("pictures-idle-names", names=listed(names)) if names else ""


def simulations(caption: str, count: int) -> str:
    """How far play has come, and from how many simulations odds are."""
    return say("pictures-simulations", caption=caption, count=count)


def prize_line(places: int) -> str:
    """What the line in a map of chances parts."""
    return say("pictures-prize-line", places=places)


def ranks(first: int, second: int) -> str:
    """What a match is for."""
    return say("pictures-ranks", first=first, second=second)


def times_in(zone: str, round_title: str) -> str:
    """Whose clock a week is read on."""
    return say("pictures-times-in", round_title=round_title, value=zone.rpartition("/")[2].replace("_", " "))


def score_and_side(points: str, side: str) -> str:
    """Below a name on a pairing sheet."""
    return " · ".join(filter(None, (side, points)))


def game_at(wall: datetime, *, final: bool) -> str:
    """When a game is played, on the clock of the picture."""
    return say("pictures-game-at", at=day_and_clock_text(wall), state=FINAL() if final else TENTATIVE())
