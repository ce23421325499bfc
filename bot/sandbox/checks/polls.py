"""Validation of polls: number of answers, lengths of texts, duration."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import FieldErrors
from bot.sandbox.limits import Limits


def check_poll(errors: FieldErrors, poll: Any, limits: Limits) -> None:
    """Add all errors of a poll to `errors`."""
    if not isinstance(poll, dict):
        errors.add(("poll",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    question = str((poll.get("question") or {}).get("text") or "")
    if not question:
        errors.required(("poll", "question", "text"))
    errors.length(("poll", "question", "text"), question, most=limits.poll_question)
    answers = poll.get("answers") or []
    errors.length(("poll", "answers"), answers, least=1, most=limits.poll_answers)
    for index, answer in enumerate(answers):
        media = answer.get("poll_media") or {}
        place = ("poll", "answers", index, "poll_media", "text")
        if not media.get("text"):
            errors.required(place)
        errors.length(place, str(media.get("text") or ""), most=limits.poll_answer)
    errors.number(("poll", "duration"), poll.get("duration"), least=1, most=limits.poll_hours)
    errors.choice(("poll", "layout_type"), poll.get("layout_type"), (1,), optional=True)
