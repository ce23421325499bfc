"""A round of COP in a few lines. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.texts import texts

NO_REPEATS = Phrase("cop-preview-no-repeats")


def leader(name: str, opponent: str, because: str) -> str:
    """Name the leader's opponent, and the reason."""
    sentence = say("cop-preview-leader", name=name, opponent=opponent)
    return f"{sentence} {because}" if because else sentence


def gibsonized(names: str) -> str:
    """Name the players whose places are safe."""
    return say("cop-preview-gibsonized", names=names)


def contender(place: int, name: str, rank: int) -> str:
    """The lowest who can hope for a place."""
    return say("cop-preview-contender", place=texts.numbers.ordinal(number=place), name=name, rank=rank)


def contenders(names: str) -> str:
    """The lowest contender of each place with a prize."""
    return say("cop-preview-contenders", names=names)


def repeat(players: str, times: int, last: int) -> str:
    """Two who meet again: how often they have met, and in which round last."""
    return say("cop-preview-repeat", players=players, times=times, last=last)


def repeats(count: int, pairs: str, more: int) -> str:
    """Everybody who meets again."""
    sentence = say("cop-preview-repeats", count=count, pairs=pairs)
    return f"{sentence} {say('cop-preview-more-repeats', count=more)}" if more > 0 else sentence
