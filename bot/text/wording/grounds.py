"""Why something happened, as people are told: the words somebody gave, or what the cause in the log means."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats.core import events as ev

LEFT: Mapping[str, Phrase] = {
    "declined": texts.cycle.declined,
    "unanswered": texts.cycle.no_answer,
    "no_place": texts.cycle.no_place,
    "not_here": texts.cycle.not_here,
}


def grounds(event: ev.EntrantStatusChanged | ev.ResultRecorded, longest: int = 1000) -> str:
    """Why somebody came or went, or a game has its result; empty where there is nothing to tell but the event."""
    if event.text:
        return quoted(event.text, longest)
    if isinstance(event, ev.ResultRecorded):
        return texts.groups.lost_on_time() if event.on_time else ""
    return LEFT[event.cause]() if event.cause in LEFT else ""


def because(event: ev.EntrantStatusChanged | ev.ResultRecorded) -> list[str]:
    """The same as a line of its own, or none."""
    why = grounds(event)
    return [texts.signup.because(text=why)] if why else []
