"""The next step of a tournament: on its button, and in the question that comes before it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.service.next_act import ActKind, NextAct
from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp_with_distance

DONE_ALREADY = Phrase("next-step-done-already")
IMPORT_FIRST = Phrase("next-step-import-first")

_LABELS: Mapping[ActKind, Phrase] = {
    "open": Phrase("next-step-label-open"),
    "close": Phrase("next-step-label-close"),
    "field": Phrase("next-step-label-field"),
    "check_in": Phrase("next-step-label-check-in"),
    "start": Phrase("next-step-label-start"),
    "round": Phrase("next-step-label-round"),
    "finish": Phrase("next-step-label-finish"),
}
_WILL: Mapping[ActKind, Phrase] = {
    "open": Phrase("next-step-will-open"),
    "close": Phrase("next-step-will-close"),
    "field": Phrase("next-step-will-field"),
    "check_in": Phrase("next-step-will-check-in"),
    "start": Phrase("next-step-will-start"),
    "round": Phrase("next-step-will-round"),
    "finish": Phrase("next-step-will-finish"),
}
_EARLY: Mapping[ActKind, tuple[Phrase, Phrase]] = {
    "close": (Phrase("next-step-early-close"), Phrase("next-step-now-close")),
    "check_in": (Phrase("next-step-early-check-in"), Phrase("next-step-now-check-in")),
    "round": (Phrase("next-step-early-round"), Phrase("next-step-now-round")),
}
"""What can have been announced for later: the question, and the button that does it all the same."""


def label(act: NextAct) -> str:
    """What stands on the button."""
    return _LABELS[act.kind](round=act.round_number) if act.is_numbered else say("next-step-label-games")


def will(act: NextAct, entrants: int) -> str:
    """What the next step will do."""
    if not act.is_numbered:
        return say("next-step-will-games")
    return _WILL[act.kind](round=act.round_number, entrants=entrants)


def early(act: NextAct, announced: datetime) -> str:
    """It would come earlier than people were told."""
    return _EARLY[act.kind][0](at=stamp_with_distance(announced))


def now(act: NextAct) -> str:
    """What stands on the button that does it all the same."""
    return _EARLY[act.kind][1]()
