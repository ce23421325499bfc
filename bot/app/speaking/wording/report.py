"""The words of the report of a whole tournament."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import counted, ordinal

LANGUAGE = "en"
SKIP, CONTENTS = "Skip to the results", "Contents"
RESULT, PRIZES, RULES, CHRONICLE, DRAWS, ABOUT, PICTURES = (
    "Result",
    "Prizes",
    "Rules",
    "What everybody was told",
    "Draws of lots",
    "About this report",
    "Pictures",
)
SEEDS, STANDINGS, CROSSTABLE, ROUNDS, WHY, QUESTIONS = (
    "Order at the start",
    "Standings",
    "Crosstable",
    "Rounds",
    "Why these pairings",
    "Questions and answers",
)
BYES, IDLE = "Byes", "Not paired"
SEALED = "Pairings and results of this stage are sealed for now; only directors may see them."
NOT_BEGUN = "Play has not begun."

SEED_HEAD = ("Seed", "Name", "Rating")
STANDINGS_HEAD = ("Rank", "Name", "Points", "Won", "Tied", "Lost")
STATUS = "Status"
GAME_HEAD = ("Time", "Result")
CROSSTABLE_HEAD, CROSSTABLE_POINTS = ("Number", "Name"), "Points"
BOARD, FIRST, SECOND = "Board", "First", "Second"
CHRONICLE_HEAD = ("Time", "What")
QUESTION_HEAD = ("Question", "Answer", "How")
BY_LOT, BY_SOMEBODY = "drawn by lot", "answered by"
STATUSES = {
    "active": "in",
    "waiting": "waiting",
    "withdrawn": "withdrew",
    "removed": "out after a forfeit",
    "disqualified": "disqualified",
}

DRAW_HEAD = ("Number", "Of", "What for", "Text to hash", "Secret of", "Time")
PUBLIC_DRAW_HEAD = ("Number", "Question", "Commitment published before", "Words mixed in", "Secret told after")
NO_DRAWS = "No lots were drawn."
PUBLIC_DRAWS, ALL_DRAWS = "Draws that were promised in public", "Every draw"
CHECK_A_DRAW = (
    "Every number can be computed again. Take the SHA-256 of the text in the table, read it as a whole number, divide "
    "it by the size of the range; the remainder, counted from the lowest number of the range, is what was drawn. With "
    "Python:"
)
CHECK_A_PROMISE = (
    "A public draw was promised by the SHA-256 of its secret. Check that the secret told afterwards gives exactly that "
    "commitment. Then mix in the words, one after the other: each time the new secret is the SHA-256 of the old one, a "
    "slash and the word. The last secret stands first in the text to hash."
)
CHECK_THE_SEED = (
    "All secrets come from one seed. The secret of a draw is the SHA-256 of the seed, a slash and the name under "
    "“Secret of”; where players gave words for all draws, those were mixed into the seed first."
)
RECIPE = """\
from hashlib import sha256

def drawn(text, low, high):
    number = int(sha256(text.encode()).hexdigest(), 16)
    return low + number % (high - low + 1)
"""
SMALL_PRINT = (
    "A hash so large that small numbers would be favoured is skipped: /1 is added to the text, then /2, and so on. "
    "With ranges below a million this never happens in practice."
)


def title(tournament: str) -> str:
    """The title of the page."""
    return f"{tournament}: report"


def summary(phase: str, entrants: int, games: int) -> str:
    """What kind of tournament this is, in a line."""
    return f"{phase} · {counted(entrants, 'entrant')} · {counted(games, 'game')} with a result"


def times_in(zone: str) -> str:
    """In which zone the times are."""
    return f"Times are on the clock of {zone} unless they say something else; each carries its zone."


def made_at(at: str) -> str:
    """When the report was made."""
    return f"Made on {at}."


def place(first: int) -> str:
    """A place on the podium."""
    return f"{ordinal(first)} place"


def stage(number: int, name: str) -> str:
    """The heading of a stage."""
    return f"Stage {number}: {name}"


def played_as(system: str, time_control: str) -> str:
    """How a stage is played."""
    return f"{system}. Time control: {time_control}." if time_control else f"{system}."


def out_of(low: int, high: int) -> str:
    """The range of a draw."""
    return f"{low} to {high}"


def seed(commitment: str, revealed: str | None) -> str:
    """What is known of the seed of all draws."""
    if revealed is None:
        return f"Its SHA-256 is {commitment}; the seed itself is told when the tournament is over."
    return f"It was {revealed}; its SHA-256, published from the beginning, is {commitment}."


def origin(entries: int, engine: str) -> str:
    """What the report was made from."""
    return (
        f"Made by Herald from a log of {counted(entries, 'entry', 'entries')}, written by version {engine} of its "
        "engine. Directors can export that log; python -m formats verify repeats every pairing and every draw in it."
    )


def caption(what: str, of: str) -> str:
    """The caption of a table."""
    return f"{what}: {of}"
