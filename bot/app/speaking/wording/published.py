"""Options that are published before play."""

from __future__ import annotations

TITLE = "published rules"
FILE = "published rules"
FILE_HELP = "The options as one line of JSON: its SHA-256 is the check sum."
INTRO = "This is how the rounds will be paired. It is fixed now, before play; whoever changes it later is seen by all."
NOT_SET = "by default"
YES_NO = {True: "yes", False: "no"}


def option(name: str, value: str, about: str) -> str:
    """An option, its value and what it means."""
    return f"**{name.replace('_', ' ')}**: {value}. {about}"


def check_sum_line(check_sum: str) -> str:
    """The hash, and how to check it."""
    return f"Check sum: `{check_sum}` (SHA-256 of the attached file). Every round names the one it was paired by."


def changed(stage: str, *, playing: bool) -> str:
    """A change, as loud as it must be."""
    when = "while it is being played" if playing else "after they were published"
    return f"**The published rules of {stage} have been changed {when}.**"


def difference(name: str, before: str, after: str) -> str:
    """One option."""
    return f"**{name.replace('_', ' ')}**: {before} → **{after}**"


def check_sums(before: str, after: str) -> str:
    """Both hashes."""
    return f"Check sum before: `{before}`\nCheck sum now: `{after}`"
