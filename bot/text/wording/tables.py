"""Heads, titles and captions of tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import sentence

RANK, NAME, POINTS = "#", texts.tables.name, texts.tables.points
REACHED = texts.tables.reached
WON, TIED, LOST = texts.tables.won, texts.tables.tied, texts.tables.lost
MARKS = ""
STANDINGS, CROSSTABLE, LIVES, SCHEDULE, FIELD = (
    texts.tables.standings,
    texts.tables.crosstable,
    texts.tables.lives,
    texts.tables.schedule,
    texts.tables.field,
)
NOBODY = texts.tables.nobody
NO_ROUNDS = texts.tables.no_rounds
NO_GAMES = texts.tables.no_games
WAITING = texts.tables.waiting
RESERVES = texts.eligibility.reserves
NO_LONGER_IN = texts.tables.no_longer_in
LEFT = {
    "withdrawn": texts.tables.left_withdrawn,
    "removed": texts.tables.left_removed,
    "disqualified": texts.tables.left_disqualified,
}
WALL_CHART_HELP = texts.tables.wall_chart_help
SPREAD_CHART_HELP, BYE_LETTER = texts.tables.spread_chart_help, texts.tables.bye_letter
GRID_HELP = texts.tables.grid_help
LIVES_WORDS = {
    "+": texts.tables.lives_words_,
    "-": texts.tables.lives_words__2,
    "=": texts.tables.lives_words__3,
    ">": texts.tables.lives_words__4,
    "<": texts.tables.lives_words__5,
    "x": texts.tables.lives_words_x,
    "?": texts.tables.lives_words__6,
    "b": texts.tables.lives_words_b,
    ".": texts.tables.lives_words__7,
}
"""The marks of the lives chart in words, for files."""

LIVES_HELP = texts.tables.lives_help
UNBEATEN = texts.tables.unbeaten
NO_RESULT = texts.tables.no_result
BYE_CELL, IDLE_CELL, OPEN_CELL, NOTHING_CELL = texts.tables.bye_cell, ".", "?", ""


def after_part(part: str, open_games: int) -> str:
    """What the standings include, of a stage whose groups follow one another."""
    return (
        texts.tables.after_part_open_games(part=part, open_games=open_games)
        if open_games
        else texts.tables.after_part(part=part)
    )


def after_round(played: int, planned: int | None, open_games: int) -> str:
    """How far the standings have come."""
    if not played:
        return texts.tables.before_open(open_games=open_games) if open_games else texts.tables.before()
    done = texts.tables.after_of(played=played, planned=planned) if planned else texts.tables.after(played=played)
    return texts.tables.still_open(done=done, open_games=open_games) if open_games else sentence(done)


def after_named(round_title: str, open_games: int) -> str:
    """The same where rounds have names."""
    done = texts.tables.after_named(round=round_title)
    return texts.tables.still_open(done=done, open_games=open_games) if open_games else sentence(done)


def final() -> str:
    """The standings are final."""
    return texts.tables.final()


def standing_line(rank: int, name: str, came_to: str, record: str, tie_breaks: Sequence[str]) -> str:
    """An entrant's place in words, where a table would be too wide."""
    return ", ".join([f"{rank}. **{name}**: {came_to}", record, *tie_breaks])


def record(wins: int, ties: int, losses: int) -> str:
    """`3 won, 1 lost`; ties are named where there are any."""
    if ties:
        return texts.tables.record_ties(wins=wins, ties=ties, losses=losses)
    return texts.tables.record(wins=wins, losses=losses)


def losses(count: int) -> str:
    """Heading of a group of the lives chart."""
    return UNBEATEN() if count == 0 else texts.tables.losses(count=count)


def mark(sign: str, meaning: str) -> str:
    """What a sign behind a name means."""
    return f"**{sign}** {meaning}"


def tie_break_help(head: str, text: str) -> str:
    """What a column means."""
    return f"**{head}**: {text}"
