"""What is written on pictures besides names and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.games import FINAL, TENTATIVE
from bot.text.wording.numbers import listed
from bot.text.wording.times import day_and_clock_text

POINTS, RANK, WON, RATING, RECORD = (
    texts.pictures.points,
    texts.pictures.rank,
    texts.pictures.won,
    texts.pictures.rating,
    texts.pictures.record,
)
START = texts.pictures.start
KINDS = texts.pictures.kinds
IN_PERCENT = texts.pictures.in_percent
FINAL_PLACES = texts.pictures.final_places
GRAND_FINAL, WINNERS, LOSERS, THIRD_PLACE = (
    texts.pictures.grand_final,
    texts.pictures.winners,
    texts.pictures.losers,
    texts.pictures.third_place,
)
SHADED, OUTCOMES = texts.pictures.shaded, texts.pictures.outcomes
NO_OPPONENT = {"bye": texts.pictures.no_opponent_bye, "idle": texts.pictures.no_opponent_idle}


def shaded_for(meaning: str) -> str:
    """What shading means in groups of which the best go on."""
    return texts.pictures.shaded_for(meaning=meaning)


def round_number(number: int) -> str:
    """A round in a head of a column."""
    return texts.pictures.round_number(number=number)


def round_of_tree(number: int) -> str:
    """A round of the winners' or losers' tree of a bracket, below the name of the tree."""
    return texts.pictures.round_of_tree(number=number)


def byes(names: Sequence[str]) -> str:
    """Who has a bye."""
    return texts.pictures.byes_names(names=listed(names)) if names else ""


def idle(names: Sequence[str], shown: int = 8) -> str:
    """Who is not paired; many are counted."""
    if len(names) > shown:
        return texts.pictures.idle_shown(count=len(names))
    return texts.pictures.idle_names(names=listed(names)) if names else ""


def simulations(caption: str, count: int) -> str:
    """How far play has come, and from how many simulations odds are."""
    return texts.pictures.simulations(caption=caption, count=count)


def prize_line(places: int) -> str:
    """What the line in a map of chances parts."""
    return texts.pictures.prize_line(places=places)


def ranks(first: int, second: int) -> str:
    """What a match is for."""
    return texts.pictures.ranks(first=first, second=second)


def times_in(zone: str, round_title: str) -> str:
    """Whose clock a week is read on."""
    return texts.pictures.times_in(round_title=round_title, value=zone.rpartition("/")[2].replace("_", " "))


def score_and_side(points: str, side: str) -> str:
    """Below a name on a pairing sheet."""
    return " · ".join(filter(None, (side, points)))


def game_at(wall: datetime, *, final: bool) -> str:
    """When a game is played, on the clock of the picture."""
    return texts.pictures.game_at(at=day_and_clock_text(wall), state=FINAL() if final else TENTATIVE())
