"""Time zones: asking for one, saying it back. What people typed comes in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts

FORM_TITLE = texts.zones.form_title
FIELD = texts.zones.field
FIELD_HELP = texts.zones.field_help
PLACEHOLDER = texts.zones.placeholder
CHANGE = texts.zones.change
OTHER = texts.zones.other
SET_ZONE = texts.zones.set_zone


def clock_reads(clock: str, zone: str) -> str:
    """The check that everybody can make at a glance."""
    return texts.zones.clock_reads(clock=clock, zone=zone)


def not_asked_yet() -> str:
    """Nobody knows the person's zone."""
    return texts.zones.not_asked_yet()


def which(typed: str) -> str:
    """Several zones could be meant."""
    return texts.zones.which(typed=typed)


def clock_now(zone: str, clock: str) -> str:
    """A zone with what its clocks show."""
    return texts.zones.clock_now(zone=zone, clock=clock)
