"""The next step of a tournament: on its button, and in the question that comes before it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.next_act import ActKind, NextAct
from bot.text.phrases import AnyMessage
from bot.text.texts import texts

_LABELS: Mapping[ActKind, AnyMessage] = {
    "open": texts.next_step.label_open,
    "close": texts.next_step.label_close,
    "field": texts.next_step.label_field,
    "check_in": texts.next_step.label_check_in,
    "start": texts.next_step.label_start,
    "round": texts.next_step.label_round,
    "finish": texts.next_step.label_finish,
}
_WILL: Mapping[ActKind, AnyMessage] = {
    "open": texts.next_step.will_open,
    "close": texts.next_step.will_close,
    "field": texts.next_step.will_field,
    "check_in": texts.next_step.will_check_in,
    "start": texts.next_step.will_start,
    "round": texts.next_step.will_round,
    "finish": texts.next_step.will_finish,
}
_EARLY: Mapping[ActKind, tuple[AnyMessage, AnyMessage]] = {
    "close": (texts.next_step.early_close, texts.next_step.now_close),
    "check_in": (texts.next_step.early_check_in, texts.next_step.now_check_in),
    "round": (texts.next_step.early_round, texts.next_step.now_round),
}
"""What can have been announced for later: the question, and the button that does it all the same."""


def will(act: NextAct, entrants: int) -> str:
    """What the next step will do."""
    if not act.is_numbered:
        return texts.next_step.will_games()
    return _WILL[act.kind](round=act.round_number, entrants=entrants)
