"""The words of the report of a whole tournament."""

from __future__ import annotations

from bot.text.texts import texts

SEED_HEAD = (texts.report.head_seed, texts.report.head_name, texts.report.head_rating)
STANDINGS_HEAD = (
    texts.report.head_rank,
    texts.report.head_name,
    texts.report.head_points,
    texts.report.head_won,
    texts.report.head_tied,
    texts.report.head_lost,
)
GAME_HEAD = (texts.report.head_time, texts.report.head_result)
CROSSTABLE_HEAD = (texts.report.head_number, texts.report.head_name)
CHRONICLE_HEAD = (texts.report.head_time, texts.report.head_what)
QUESTION_HEAD = (texts.report.head_question, texts.report.head_answer, texts.report.head_how)
STATUSES = {
    "active": texts.report.statuses_active,
    "waiting": texts.report.statuses_waiting,
    "withdrawn": texts.report.statuses_withdrawn,
    "removed": texts.report.statuses_removed,
    "disqualified": texts.report.statuses_disqualified,
}

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


def played_as(system: str, time_control: str) -> str:
    """How a stage is played."""
    return (
        texts.report.played_as_time_control(system=system, time_control=time_control) if time_control else f"{system}."
    )


def seed(commitment: str, revealed: str | None) -> str:
    """What is known of the seed of all draws."""
    if revealed is None:
        return texts.report.seed_no_revealed(commitment=commitment)
    return texts.report.seed(revealed=revealed, commitment=commitment)


def caption(what: str, of: str) -> str:
    """The caption of a table."""
    return f"{what}: {of}"
