"""What the timetable is going to do, in plain text without Discord's markup. Players are not named here."""

from __future__ import annotations

from bot.app.speaking.wording.games import round_name

CLOSE = "Sign-up closes"
ASK = "Players are asked for the times they can play"
FINISH = "The standings are declared final"


def pair(stage: str, number: int) -> str:
    """A round comes."""
    return f"{stage}, round {number} is paired"


def fix(number: int, label: str) -> str:
    """Tentative times become final."""
    return f"The game times of {round_name(number, label)} become final"


def missing_availability(number: int, label: str) -> str:
    """Some players never said when they can play."""
    return f"Players of {round_name(number, label)} who never sent their times are asked again"


def game(board: int, number: int, label: str) -> str:
    """A game without its players."""
    return f"board {board} of {round_name(number, label)}"


def silence(board: str) -> str:
    """Nobody answered a report."""
    return f"The report of {board} counts, unless somebody disputes it before"


def unanswered(board: str) -> str:
    """Somebody should confirm."""
    return f"The report of {board} is still to be confirmed: a reminder"


def check_in(board: str) -> str:
    """Players may say that they are there."""
    return f"Check-in opens for {board}"


def claim(board: str) -> str:
    """One player waits in vain."""
    return f"The player who waits at {board} may claim the game"


def report_due(board: str) -> str:
    """A game should be over."""
    return f"The players of {board} are asked for the result"


def answer_due() -> str:
    """A question of the format is still open."""
    return "Whoever has not answered an open question is reminded"


def answer_default() -> str:
    """Nobody has answered in time."""
    return "The open question gets its usual answer, unless somebody answers before"


def choices_due() -> str:
    """Choices about games are still open."""
    return "Players with a choice to make are reminded"


def choice_default(board: str) -> str:
    """Nobody has chosen in time."""
    return f"The choice at {board} is taken as made, unless the player chooses before"


def digest() -> str:
    """The directors' list."""
    return "Directors are told what is missing"
