"""Heads, titles and captions of tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import sentence

RANK, NAME, POINTS = "#", Phrase("tables-name"), Phrase("tables-points")
REACHED = Phrase("tables-reached")
WON, TIED, LOST = Phrase("tables-won"), Phrase("tables-tied"), Phrase("tables-lost")
MARKS = ""
STANDINGS, CROSSTABLE, LIVES, SCHEDULE, FIELD = (
    Phrase("tables-standings"),
    Phrase("tables-crosstable"),
    Phrase("tables-lives"),
    Phrase("tables-schedule"),
    Phrase("tables-field"),
)
NOBODY = Phrase("tables-nobody")
NO_ROUNDS = Phrase("tables-no-rounds")
NO_GAMES = Phrase("tables-no-games")
WAITING = Phrase("tables-waiting")
RESERVES = Phrase("eligibility-reserves")
NO_LONGER_IN = Phrase("tables-no-longer-in")
LEFT = {
    "withdrawn": Phrase("tables-left-withdrawn"),
    "removed": Phrase("tables-left-removed"),
    "disqualified": Phrase("tables-left-disqualified"),
}
WALL_CHART_HELP = Phrase("tables-wall-chart-help")
SPREAD_CHART_HELP, BYE_LETTER = Phrase("tables-spread-chart-help"), Phrase("tables-bye-letter")
GRID_HELP = Phrase("tables-grid-help")
LIVES_WORDS = {
    "+": Phrase("tables-lives-words-"),
    "-": Phrase("tables-lives-words--2"),
    "=": Phrase("tables-lives-words--3"),
    ">": Phrase("tables-lives-words--4"),
    "<": Phrase("tables-lives-words--5"),
    "x": Phrase("tables-lives-words-x"),
    "?": Phrase("tables-lives-words--6"),
    "b": Phrase("tables-lives-words-b"),
    ".": Phrase("tables-lives-words--7"),
}
"""The marks of the lives chart in words, for files."""

LIVES_HELP = Phrase("tables-lives-help")
UNBEATEN = Phrase("tables-unbeaten")
NO_RESULT = Phrase("tables-no-result")
BYE_CELL, IDLE_CELL, OPEN_CELL, NOTHING_CELL = Phrase("tables-bye-cell"), ".", "?", ""


def after_part(part: str, open_games: int) -> str:
    """What the standings include, of a stage whose groups follow one another."""
    return (
        say("tables-after-part-open-games", part=part, open_games=open_games)
        if open_games
        else say("tables-after-part", part=part)
    )


def after_round(played: int, planned: int | None, open_games: int) -> str:
    """How far the standings have come."""
    if not played:
        return say("tables-before-open", open_games=open_games) if open_games else say("tables-before")
    done = say("tables-after-of", played=played, planned=planned) if planned else say("tables-after", played=played)
    return say("tables-still-open", done=done, open_games=open_games) if open_games else sentence(done)


def after_named(round_title: str, open_games: int) -> str:
    """The same where rounds have names."""
    done = say("tables-after-named", round=round_title)
    return say("tables-still-open", done=done, open_games=open_games) if open_games else sentence(done)


def final() -> str:
    """The standings are final."""
    return say("tables-final")


def standing_line(rank: int, name: str, came_to: str, record: str, tie_breaks: Sequence[str]) -> str:
    """An entrant's place in words, where a table would be too wide."""
    return ", ".join([f"{rank}. **{name}**: {came_to}", record, *tie_breaks])


def record(wins: int, ties: int, losses: int) -> str:
    """`3 won, 1 lost`; ties are named where there are any."""
    if ties:
        return say("tables-record-ties", wins=wins, ties=ties, losses=losses)
    return say("tables-record", wins=wins, losses=losses)


def losses(count: int) -> str:
    """Heading of a group of the lives chart."""
    return UNBEATEN() if count == 0 else say("tables-losses", count=count)


def mark(sign: str, meaning: str) -> str:
    """What a sign behind a name means."""
    return f"**{sign}** {meaning}"


def tie_break_help(head: str, text: str) -> str:
    """What a column means."""
    return f"**{head}**: {text}"
