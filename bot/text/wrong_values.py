"""Texts of errors in the value of an option or a setting, and the option's labels."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.text.format_texts import format_sentence, format_text, option_label
from bot.text.names import quoted
from bot.text.numbers import either
from bot.text.phrases import AnyMessage, Phrase, by_code
from bot.text.texts import texts
from formats import registry
from formats.core.errors import WrongValue
from formats.messages.parts import Value

FIELD_LABELS: Mapping[str, Phrase] = {
    **by_code(
        texts.plan, "labels_",
        "title", "zone", "language", "capacity", "rules_url", "late_entry", "director_may_play",
        "coordinator_may_play", "registration_closes", "ratings_fixed", "first_round", "check_in_opens",
        "check_in_closes", "play_until", "silence_confirms_hours", "silence_confirms_minutes", "match_posts",
        "time_claim_hours", "round_off_hours",
        "answer_hours", "goes_on_minutes", "draw_minutes", "check_in_minutes", "forfeit_minutes", "no_show_minutes",
        "no_show_asks", "reminder_minutes", "fewest",
        "game_server", "game_terms", "server_results", "spread_games", "forfeit_removes", "appeals", "fee",
        "game_fund", "prizes", "fee_returned", "fund_forfeits", "fund_play_offs", "one_prize", "week.ask",
        "week.pair", "week.fix", "week.play", "week.slot_minutes", "time_control", "take", "switches", "stages",
        "options",
    ),
    "week": texts.plan.week,
}  # fmt: skip


SENTENCES: Mapping[str, Phrase] = {
    **by_code(
        texts.plan, "wrong_",
        "missing", "unknown", "not_a_number", "not_yes_or_no", "not_a_moment", "not_a_text", "not_a_list",
        "bad_shape", "week_out_of_order", "two_zones", "doubled", "begun", "only_options", "bad_field", "no_groups",
        "not_in_branch", "unreadable",
    ),
    "not_whole": texts.plan.bad_number,
}  # fmt: skip
"""For what tells nothing but its kind."""

OF_OPTIONS: Mapping[str, AnyMessage] = by_code(texts.plan, "wrong_", "fixed", "off_for_good")
"""For what names an option of the stage."""

LIMITS: Mapping[str, AnyMessage] = by_code(
    texts.plan, "wrong_", "too_small", "too_large", "text_too_short", "text_too_long", "too_few", "too_many"
)
_OF_A_STAGE = re.compile(r"^(stage\.\d+\.)?(option\.)?")
"""What stands in front of the name in the id of a field of a stage."""


def wrong_value_text(wrong: WrongValue) -> str:
    """Explain a wrong value, and which values are accepted where that is known."""
    if wrong.kind in LIMITS:
        return _out_of_bounds(wrong)
    match wrong.kind:
        case "not_a_choice":
            choices = str(wrong.values.get("choices", "")).split(", ")
            return texts.plan.wrong_not_a_choice(
                choices=either([quoted(format_text(choice), 60) for choice in choices])
            )
        case "fixed" | "off_for_good":
            return OF_OPTIONS[wrong.kind](option=field_label(str(wrong.values.get("option", ""))))
        case "unknown_zone":
            return texts.plan.wrong_unknown_zone(zone=quoted(str(wrong.values.get("zone", "")), 60))
    if wrong.kind in SENTENCES:
        return SENTENCES[wrong.kind]()
    return _of_format(wrong) or SENTENCES["unreadable"]()


def _out_of_bounds(wrong: WrongValue) -> str:
    """Below or above a limit; some numbers are beyond all limits, and have none to tell."""
    limit = wrong.values.get("limit")
    if not isinstance(limit, int | float):
        return texts.plan.wrong_no_such_number()
    return LIMITS[wrong.kind](limit=limit, strict=bool(wrong.values.get("strict")))


def _of_format(wrong: WrongValue) -> str | None:
    """Return the sentence for a format's own finding. Texts among the values are translated if the format has them."""
    values: dict[str, Value] = {
        name: quoted(format_text(value), 60) if isinstance(value, str) else value
        for name, value in wrong.values.items()
        if isinstance(value, str | int | float)
    }
    homes = (wrong.system,) if wrong.system else registry.systems()
    return next(filter(None, (format_sentence(wrong.kind, home, values) for home in homes)), None)


def field_label(field: str) -> str:
    """Return the label of a field: `week.pair`, `stage.0.option.rounds`, `rounds`; of a part of it (`prizes.2`) too."""
    if not field:
        return texts.plan.labels_together()
    parts = _OF_A_STAGE.sub("", field).split(".")
    known = FIELD_LABELS.get(".".join(parts[:2])) or FIELD_LABELS.get(parts[0])
    return option_label(parts[0]) if known is None else known()


def wrong_field(field: str, wrong: WrongValue) -> str:
    """Return the label of a field, and the error in its value."""
    return texts.numbers.labelled(label=field_label(field), text=wrong_value_text(wrong))
