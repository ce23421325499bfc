"""Heads, titles and captions of tables."""

from __future__ import annotations

from bot.text.phrases import by_code
from bot.text.texts import texts

SEED_HEAD = (texts.report.head_seed, texts.report.head_name, texts.report.head_rating)
GAME_HEAD = (texts.report.head_time, texts.report.head_result)
STATUSES = by_code(texts.report, "statuses_", "active", "waiting", "withdrawn", "removed", "disqualified")
DRAW_HEAD = (
    texts.report.head_number,
    texts.report.head_of,
    texts.report.head_what_for,
    texts.report.head_text_to_hash,
    texts.report.head_secret_of,
    texts.report.head_time,
)
PUBLIC_DRAW_HEAD = (
    texts.report.head_number,
    texts.report.head_question,
    texts.report.head_commitment,
    texts.report.head_words,
    texts.report.head_secret_told,
)


RANK = "#"
MARKS = ""

IDLE_CELL = "."
OPEN_CELL = "?"
NOTHING_CELL = ""


def tie_break_help(head: str, text: str) -> str:
    """Explain a column."""
    return texts.numbers.labelled(label=head, text=text)


def record_text(wins: int, ties: int, losses: int) -> str:
    """`3 won, 1 lost`; ties are named where there are any."""
    if ties:
        return texts.tables.record_ties(wins=wins, ties=ties, losses=losses)
    return texts.tables.record(wins=wins, losses=losses)


def mark_text(sign: str, meaning: str) -> str:
    """Explain a sign behind a name."""
    return f"**{sign}** {meaning}"


def caption(what: str, of: str) -> str:
    """The caption of a table."""
    return texts.numbers.label(label=what, text=of)
