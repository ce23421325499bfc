"""What is wrong with the value of an option or a setting, in one sentence, and what the option is called."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.format_texts import format_sentence, format_text, option_label
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording import plan
from bot.text.wording.numbers import either
from formats.core.errors import WrongValue
from formats.messages.parts import Value

SENTENCES: Mapping[str, Phrase] = {
    "missing": Phrase("plan-wrong-missing"),
    "unknown": Phrase("plan-wrong-unknown"),
    "not_whole": Phrase("plan-bad-number"),
    "not_a_number": Phrase("plan-wrong-not-a-number"),
    "not_yes_or_no": Phrase("plan-wrong-not-yes-or-no"),
    "not_a_moment": Phrase("plan-wrong-not-a-moment"),
    "not_a_text": Phrase("plan-wrong-not-a-text"),
    "not_a_list": Phrase("plan-wrong-not-a-list"),
    "bad_shape": Phrase("plan-wrong-bad-shape"),
    "week_out_of_order": Phrase("plan-wrong-week-out-of-order"),
    "two_zones": Phrase("plan-wrong-two-zones"),
    "doubled": Phrase("plan-wrong-doubled"),
    "begun": Phrase("plan-wrong-begun"),
    "only_options": Phrase("plan-wrong-only-options"),
    "unreadable": Phrase("plan-wrong-unreadable"),
}
"""For what tells nothing but its kind."""

LIMITS: Mapping[str, Phrase] = {
    "too_small": Phrase("plan-wrong-too-small"),
    "too_large": Phrase("plan-wrong-too-large"),
    "text_too_short": Phrase("plan-wrong-text-too-short"),
    "text_too_long": Phrase("plan-wrong-text-too-long"),
    "too_few": Phrase("plan-wrong-too-few"),
    "too_many": Phrase("plan-wrong-too-many"),
}
NO_NUMBER = Phrase("plan-wrong-no-such-number")
_OF_A_STAGE = re.compile(r"^(stage\.\d+\.)?(option\.)?")
"""What stands in front of the name in the id of a field of a stage."""

TOGETHER = Phrase("plan-labels-together")


def wrong_value_text(wrong: WrongValue) -> str:
    """What is wrong, and what would be right where that can be told."""
    if wrong.sentence:
        return _of_format(wrong)
    if wrong.kind in LIMITS:
        return _out_of_bounds(wrong)
    match wrong.kind:
        case "not_a_choice":
            choices = str(wrong.values.get("choices", "")).split(", ")
            return say(
                "plan-wrong-not-a-choice", choices=either([quoted(format_text(choice), 60) for choice in choices])
            )
        case "fixed":
            return say("plan-wrong-fixed", option=field_label(str(wrong.values.get("option", ""))))
        case "unknown_zone":
            return say("plan-wrong-unknown-zone", zone=quoted(str(wrong.values.get("zone", "")), 60))
    return SENTENCES.get(wrong.kind, SENTENCES["unreadable"])()


def _out_of_bounds(wrong: WrongValue) -> str:
    """Below or above a limit; some numbers are beyond all limits, and have none to tell."""
    limit = wrong.values.get("limit")
    if not isinstance(limit, int | float):
        return NO_NUMBER()
    return LIMITS[wrong.kind](limit=limit, strict=bool(wrong.values.get("strict")))


def _of_format(wrong: WrongValue) -> str:
    """A format's own finding in its own words; of the texts among the values those are known that it declares."""
    values: dict[str, Value] = {
        name: quoted(format_text(value), 60) if isinstance(value, str) else value
        for name, value in wrong.values.items()
        if isinstance(value, str | int | float)
    }
    return format_sentence(wrong.sentence, values) or wrong.sentence.format(**values)


def field_label(field: str) -> str:
    """What a field is called: `week.pair`, `stage.0.option.rounds`, `rounds`; of a part of it (`prizes.2`) too."""
    if not field:
        return TOGETHER()
    parts = _OF_A_STAGE.sub("", field).split(".")
    known = plan.LABELS.get(".".join(parts[:2])) or plan.LABELS.get(parts[0])
    return option_label(parts[0]) if known is None else known()


def wrong_field(field: str, wrong: WrongValue) -> str:
    """What a field is called, and what is wrong with it."""
    return say("numbers-labelled", label=field_label(field), text=wrong_value_text(wrong))
