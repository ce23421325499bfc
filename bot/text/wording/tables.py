"""Heads, titles and captions of tables."""

from __future__ import annotations

from bot.text.texts import texts

RANK = "#"
MARKS = ""
LEFT = {
    "withdrawn": texts.tables.left_withdrawn,
    "removed": texts.tables.left_removed,
    "disqualified": texts.tables.left_disqualified,
}
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

IDLE_CELL = "."
OPEN_CELL = "?"
NOTHING_CELL = ""


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
    return (
        texts.tables.still_open(done=done, open_games=open_games) if open_games else texts.pictures.sentence(told=done)
    )


def after_named(round_title: str, open_games: int) -> str:
    """The same where rounds have names."""
    done = texts.tables.after_named(round=round_title)
    return (
        texts.tables.still_open(done=done, open_games=open_games) if open_games else texts.pictures.sentence(told=done)
    )


def record(wins: int, ties: int, losses: int) -> str:
    """`3 won, 1 lost`; ties are named where there are any."""
    if ties:
        return texts.tables.record_ties(wins=wins, ties=ties, losses=losses)
    return texts.tables.record(wins=wins, losses=losses)


def mark(sign: str, meaning: str) -> str:
    """What a sign behind a name means."""
    return f"**{sign}** {meaning}"


def tie_break_help(head: str, text: str) -> str:
    """What a column means."""
    return f"**{head}**: {text}"
