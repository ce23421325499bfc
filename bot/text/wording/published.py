"""Options that are published before play."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.format_texts import format_text, option_label
from bot.text.phrases import Phrase

TITLE = Phrase("published-title")
FILE = Phrase("published-file")
FILE_HELP = Phrase("published-file-help")
INTRO = Phrase("published-intro")
NOT_SET = Phrase("published-not-set")
YES_NO = {True: Phrase("published-yes-no-true"), False: Phrase("published-yes-no-false")}


def by_default(value: int) -> str:
    """What an option that is left empty stands for."""
    return say("published-by-default", value=value)


def option(name: str, value: str, about: str) -> str:
    """An option, its value and what it means."""
    return f"**{option_label(name)}**: {value}. {format_text(about)}"


def check_sum_line(check_sum: str) -> str:
    """The hash, and how to check it."""
    return say("published-check-sum-line", check_sum=check_sum)


def changed(stage: str, *, playing: bool) -> str:
    """A change, as loud as it must be."""
    return say("published-changed", stage=stage, playing=playing)


def difference(name: str, before: str, after: str) -> str:
    """One option."""
    return f"**{option_label(name)}**: {before} → **{after}**"


def check_sums(before: str, after: str) -> str:
    """Both hashes."""
    return say("published-check-sums", before=before, after=after)
