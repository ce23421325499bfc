"""Options that are published before play."""

from __future__ import annotations

from bot.text.format_texts import format_text, option_label
from bot.text.texts import texts

TITLE = texts.published.title
FILE = texts.published.file
FILE_HELP = texts.published.file_help
INTRO = texts.published.intro
NOT_SET = texts.published.not_set
YES_NO = {True: texts.published.yes_no_true, False: texts.published.yes_no_false}


def by_default(value: int) -> str:
    """What an option that is left empty stands for."""
    return texts.published.by_default(value=value)


def option(name: str, value: str, about: str) -> str:
    """An option, its value and what it means."""
    return f"**{option_label(name)}**: {value}. {format_text(about)}"


def check_sum_line(check_sum: str) -> str:
    """The hash, and how to check it."""
    return texts.published.check_sum_line(check_sum=check_sum)


def changed(stage: str, *, playing: bool) -> str:
    """A change, as loud as it must be."""
    return texts.published.changed(stage=stage, playing=playing)


def difference(name: str, before: str, after: str) -> str:
    """One option."""
    return f"**{option_label(name)}**: {before} → **{after}**"


def check_sums(before: str, after: str) -> str:
    """Both hashes."""
    return texts.published.check_sums(before=before, after=after)
