"""Results that are corrected. Names and results come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts

CHOOSE, RESEEDED = texts.corrections.choose, texts.corrections.reseeded
CORRECT, RESET, STAND = texts.corrections.correct, texts.corrections.reset, texts.corrections.stand
ALL_THE_SAME = texts.corrections.all_the_same
PLACES, PRIZES = texts.corrections.places, texts.corrections.prizes


def plain(players: str, before: str, after: str) -> str:
    """Nothing rests on it."""
    return texts.corrections.plain(players=players, before=before, after=after)


def rests(players: str, before: str, count: int, names: str) -> str:
    """What rests on it."""
    return texts.corrections.rests(players=players, before=before, count=count, names=names)


def leaving(who: str) -> str:
    """Who has gone on wrongly."""
    return texts.corrections.leaving(who=who)


def entering(who: str) -> str:
    """Who should have."""
    return texts.corrections.entering(who=who)


def place(who: str, before: int, after: int) -> str:
    """A place that changes."""
    return texts.corrections.place(who=who, before=before, after=after)


def prize(text: str, before: str, after: str) -> str:
    """A prize that others would win."""
    return texts.corrections.prize(prize=text, before=before, after=after)


def stood(players: str) -> str:
    """To the director."""
    return texts.corrections.stood(players=players)


def ruling(players: str, recorded: str, actual: str, why: str) -> str:
    """To everybody."""
    return texts.corrections.ruling(players=players, recorded=recorded, actual=actual, why=why)


def recorded_by_ruling(recorded: str, actual: str) -> str:
    """A result that stands by a ruling, wherever it is shown."""
    return texts.corrections.recorded_by_ruling(recorded=recorded, actual=actual)


def note(players: str, recorded: str, actual: str, why: str) -> str:
    """The same in a sentence, below standings."""
    return texts.corrections.note(players=players, recorded=recorded, actual=actual, why=why)


def pictured(count: int) -> str:
    """Below the title of a picture: how many results of the stage stand by a ruling."""
    return texts.corrections.pictured(count=count)


def taken_back(round_title: str) -> str:
    """Play goes on after that round."""
    return texts.corrections.taken_back(round_title=round_title)


def amended(round_title: str) -> str:
    """Games of the round are gone."""
    return texts.corrections.amended(round_title=round_title)


def late_check_in(name: str, players: str) -> str:
    """To directors: nobody was there in time."""
    return texts.corrections.late_check_in(name=name, players=players)
