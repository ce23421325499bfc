"""Time zones: asking for one, saying it back. What people typed comes in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

FORM_TITLE = Phrase("zones-form-title")
FIELD = Phrase("zones-field")
FIELD_HELP = Phrase("zones-field-help")
PLACEHOLDER = Phrase("zones-placeholder")
CHANGE = Phrase("zones-change")
OTHER = Phrase("zones-other")
SET_ZONE = Phrase("zones-set-zone")


def clock_reads(clock: str, zone: str) -> str:
    """The check that everybody can make at a glance."""
    return say("zones-clock-reads", clock=clock, zone=zone)


def not_asked_yet() -> str:
    """Nobody knows the person's zone."""
    return say("zones-not-asked-yet")


def which(typed: str) -> str:
    """Several zones could be meant."""
    return say("zones-which", typed=typed)


def clock_now(zone: str, clock: str) -> str:
    """A zone with what its clocks show."""
    return say("zones-clock-now", zone=zone, clock=clock)
