"""Time zones: asking for one, saying it back. What people typed comes in ready to be shown."""

from __future__ import annotations

FORM_TITLE = "Your time zone"
FIELD = "Where do you live?"
FIELD_HELP = "A city, a country, a zone or an offset. Asked once; change it with /me timezone."
PLACEHOLDER = "Berlin, New York, Brazil, UTC+2"
CHANGE = "Change zone"
OTHER = "Somewhere else"
SET_ZONE = "Set my time zone"


def clock_reads(clock: str, zone: str) -> str:
    """The check that everybody can make at a glance."""
    return f"Your clock now reads **{clock}** ({zone}). If it does not, press **{CHANGE}**."


def not_asked_yet() -> str:
    """Nobody knows the person's zone."""
    return "I do not know your time zone yet. Times I show you are right all the same; times you type need it."


def which(typed: str) -> str:
    """Several zones could be meant."""
    return f"“{typed}” can mean several zones. Where does the clock read as yours does?"
