"""What the timetable is going to do, in plain text without Discord's markup. Players are not named here."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.format_texts import format_text
from bot.text.phrases import Phrase
from bot.text.wording.games import round_name

CLOSE = Phrase("agenda-close")
ASK = Phrase("agenda-ask")
FINISH, NEXT_GAMES = Phrase("agenda-finish"), Phrase("agenda-next-games")
CHECK_IN_OPENS, CHECK_IN_CLOSES = Phrase("agenda-check-in-opens"), Phrase("agenda-check-in-closes")


def pair(stage: str, number: int, name: str = "") -> str:
    """A round comes; `name` is its own, where it has one."""
    if name:
        return say("agenda-pair-named", stage=stage, round=format_text(name))
    return say("agenda-pair", stage=stage, number=number)


def fix(number: int, label: str) -> str:
    """Tentative times become final."""
    return say("agenda-fix", number=round_name(number, label))


def missing_availability(number: int, label: str) -> str:
    """Some players never said when they can play."""
    return say("agenda-missing-availability", number=round_name(number, label))


def game(board: int, number: int, label: str) -> str:
    """A game without its players."""
    return say("agenda-game", board=board, number=round_name(number, label))


def silence(board: str) -> str:
    """Nobody answered a report."""
    return say("agenda-silence", board=board)


def time_claim(board: str) -> str:
    """A player had time to answer that they have lost on time."""
    return say("agenda-time-claim", board=board)


def unanswered(board: str) -> str:
    """Somebody should confirm."""
    return say("agenda-unanswered", board=board)


def check_in(board: str) -> str:
    """Players may say that they are there."""
    return say("agenda-check-in", board=board)


def claim(board: str) -> str:
    """One player waits in vain."""
    return say("agenda-claim", board=board)


def report_due(board: str) -> str:
    """A game should be over."""
    return say("agenda-report-due", board=board)


def answer_due() -> str:
    """A question of the format is still open."""
    return say("agenda-answer-due")


def lots() -> str:
    """A public draw is made."""
    return say("agenda-lots")


def answer_default() -> str:
    """Nobody has answered in time."""
    return say("agenda-answer-default")


def choices_due() -> str:
    """Choices about games are still open."""
    return say("agenda-choices-due")


def choice_default(board: str) -> str:
    """Nobody has chosen in time."""
    return say("agenda-choice-default", board=board)


def digest() -> str:
    """The directors' list."""
    return say("agenda-digest")


def ratings_missing() -> str:
    """Hardly anybody has a rating, and soon they are fixed."""
    return say("agenda-ratings-missing")
