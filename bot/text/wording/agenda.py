"""What the timetable is going to do, in plain text without Discord's markup. Players are not named here."""

from __future__ import annotations

from bot.text.format_texts import format_text
from bot.text.texts import texts
from bot.text.wording.games import round_name

CLOSE = texts.agenda.close
ASK = texts.agenda.ask
FINISH, NEXT_GAMES = texts.agenda.finish, texts.agenda.next_games
CHECK_IN_OPENS, CHECK_IN_CLOSES = texts.agenda.check_in_opens, texts.agenda.check_in_closes


def pair(stage: str, number: int, name: str = "") -> str:
    """A round comes; `name` is its own, where it has one."""
    if name:
        return texts.agenda.pair_named(stage=stage, round=format_text(name))
    return texts.agenda.pair(stage=stage, number=number)


def fix(number: int, label: str) -> str:
    """Tentative times become final."""
    return texts.agenda.fix(number=round_name(number, label))


def missing_availability(number: int, label: str) -> str:
    """Some players never said when they can play."""
    return texts.agenda.missing_availability(number=round_name(number, label))


def game(board: int, number: int, label: str) -> str:
    """A game without its players."""
    return texts.agenda.game(board=board, number=round_name(number, label))


def silence(board: str) -> str:
    """Nobody answered a report."""
    return texts.agenda.silence(board=board)


def time_claim(board: str) -> str:
    """A player had time to answer that they have lost on time."""
    return texts.agenda.time_claim(board=board)


def unanswered(board: str) -> str:
    """Somebody should confirm."""
    return texts.agenda.unanswered(board=board)


def check_in(board: str) -> str:
    """Players may say that they are there."""
    return texts.agenda.check_in(board=board)


def claim(board: str) -> str:
    """One player waits in vain."""
    return texts.agenda.claim(board=board)


def report_due(board: str) -> str:
    """A game should be over."""
    return texts.agenda.report_due(board=board)


def answer_due() -> str:
    """A question of the format is still open."""
    return texts.agenda.answer_due()


def lots() -> str:
    """A public draw is made."""
    return texts.agenda.lots()


def answer_default() -> str:
    """Nobody has answered in time."""
    return texts.agenda.answer_default()


def choices_due() -> str:
    """Choices about games are still open."""
    return texts.agenda.choices_due()


def choice_default(board: str) -> str:
    """Nobody has chosen in time."""
    return texts.agenda.choice_default(board=board)


def digest() -> str:
    """The directors' list."""
    return texts.agenda.digest()


def ratings_missing() -> str:
    """Hardly anybody has a rating, and soon they are fixed."""
    return texts.agenda.ratings_missing()
