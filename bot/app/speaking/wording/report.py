"""The words of the report of a whole tournament."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.numbers import ordinal

SKIP, CONTENTS = Phrase("report-skip"), Phrase("report-contents")
RESULT, PRIZES, RULES, CHRONICLE, DRAWS, ABOUT, PICTURES = (
    Phrase("report-result"),
    Phrase("report-prizes"),
    Phrase("report-rules"),
    Phrase("report-chronicle"),
    Phrase("report-draws"),
    Phrase("report-about"),
    Phrase("report-pictures"),
)
SEEDS, STANDINGS, CROSSTABLE, ROUNDS, WHY, QUESTIONS = (
    Phrase("report-seeds"),
    Phrase("report-standings"),
    Phrase("report-crosstable"),
    Phrase("report-rounds"),
    Phrase("report-why"),
    Phrase("report-questions"),
)
BYES, IDLE = Phrase("report-byes"), Phrase("report-idle")
SEALED = Phrase("report-sealed")
NOT_BEGUN = Phrase("report-not-begun")

SEED_HEAD = ("Seed", "Name", "Rating")
STANDINGS_HEAD = ("Rank", "Name", "Points", "Won", "Tied", "Lost")
STATUS = Phrase("report-status")
GAME_HEAD = ("Time", "Result")
CROSSTABLE_HEAD, CROSSTABLE_POINTS = ("Number", "Name"), Phrase("report-crosstable-points")
BOARD, FIRST, SECOND = Phrase("report-board"), Phrase("report-first"), Phrase("report-second")
CHRONICLE_HEAD = ("Time", "What")
QUESTION_HEAD = ("Question", "Answer", "How")
BY_LOT, BY_SOMEBODY = Phrase("report-by-lot"), Phrase("report-by-somebody")
STATUSES = {
    "active": Phrase("report-statuses-active"),
    "waiting": Phrase("report-statuses-waiting"),
    "withdrawn": Phrase("report-statuses-withdrawn"),
    "removed": Phrase("report-statuses-removed"),
    "disqualified": Phrase("report-statuses-disqualified"),
}

DRAW_HEAD = ("Number", "Of", "What for", "Text to hash", "Secret of", "Time")
PUBLIC_DRAW_HEAD = ("Number", "Question", "Commitment published before", "Words mixed in", "Secret told after")
NO_DRAWS = Phrase("report-no-draws")
PUBLIC_DRAWS, ALL_DRAWS = Phrase("report-public-draws"), Phrase("report-all-draws")
CHECK_A_DRAW = Phrase("report-check-a-draw")
CHECK_A_PROMISE = Phrase("report-check-a-promise")
CHECK_THE_SEED = Phrase("report-check-the-seed")
RECIPE = Phrase("report-recipe")
SMALL_PRINT = Phrase("report-small-print")


def title(tournament: str) -> str:
    """The title of the page."""
    return say("report-title", tournament=tournament)


def summary(phase: str, entrants: int, games: int) -> str:
    """What kind of tournament this is, in a line."""
    return say("report-summary", phase=phase, entrants=entrants, games=games)


def times_in(zone: str) -> str:
    """In which zone the times are."""
    return say("report-times-in", zone=zone)


def made_at(at: str) -> str:
    """When the report was made."""
    return say("report-made-at", at=at)


def place(first: int) -> str:
    """A place on the podium."""
    return say("report-place", first=ordinal(first))


def stage(number: int, name: str) -> str:
    """The heading of a stage."""
    return say("report-stage", number=number, name=name)


def played_as(system: str, time_control: str) -> str:
    """How a stage is played."""
    return (
        say("report-played-as-time-control", system=system, time_control=time_control) if time_control else f"{system}."
    )


def out_of(low: int, high: int) -> str:
    """The range of a draw."""
    return say("report-out-of", low=low, high=high)


def seed(commitment: str, revealed: str | None) -> str:
    """What is known of the seed of all draws."""
    if revealed is None:
        return say("report-seed-no-revealed", commitment=commitment)
    return say("report-seed", revealed=revealed, commitment=commitment)


def origin(entries: int, engine: str) -> str:
    """What the report was made from."""
    return say("report-origin", entries=entries, engine=engine)


def caption(what: str, of: str) -> str:
    """The caption of a table."""
    return f"{what}: {of}"
