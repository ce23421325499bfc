"""The words of the report of a whole tournament."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal

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
PLAYERS, WHY_ORDER = Phrase("report-players"), Phrase("report-why-order")
BYES, IDLE = Phrase("report-byes"), Phrase("report-idle")
SEALED = Phrase("report-sealed")
NOT_BEGUN = Phrase("report-not-begun")

SEED_HEAD = (Phrase("report-head-seed"), Phrase("report-head-name"), Phrase("report-head-rating"))
STANDINGS_HEAD = (
    Phrase("report-head-rank"),
    Phrase("report-head-name"),
    Phrase("report-head-points"),
    Phrase("report-head-won"),
    Phrase("report-head-tied"),
    Phrase("report-head-lost"),
)
STATUS = Phrase("report-status")
GAME_HEAD = (Phrase("report-head-time"), Phrase("report-head-result"))
CROSSTABLE_HEAD, CROSSTABLE_POINTS = (
    (Phrase("report-head-number"), Phrase("report-head-name")),
    Phrase("report-crosstable-points"),
)
BOARD, FIRST, SECOND = Phrase("report-board"), Phrase("report-first"), Phrase("report-second")
CHRONICLE_HEAD = (Phrase("report-head-time"), Phrase("report-head-what"))
QUESTION_HEAD = (Phrase("report-head-question"), Phrase("report-head-answer"), Phrase("report-head-how"))
BY_LOT, BY_SOMEBODY = Phrase("report-by-lot"), Phrase("report-by-somebody")
STATUSES = {
    "active": Phrase("report-statuses-active"),
    "waiting": Phrase("report-statuses-waiting"),
    "withdrawn": Phrase("report-statuses-withdrawn"),
    "removed": Phrase("report-statuses-removed"),
    "disqualified": Phrase("report-statuses-disqualified"),
}

DRAW_HEAD = (
    Phrase("report-head-number"),
    Phrase("report-head-of"),
    Phrase("report-head-what-for"),
    Phrase("report-head-text-to-hash"),
    Phrase("report-head-secret-of"),
    Phrase("report-head-time"),
)
PUBLIC_DRAW_HEAD = (
    Phrase("report-head-number"),
    Phrase("report-head-question"),
    Phrase("report-head-commitment"),
    Phrase("report-head-words"),
    Phrase("report-head-secret-told"),
)
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
