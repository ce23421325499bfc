"""Who may not meet in a stage, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.text.numbers import listed
from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from formats.core.separation import ATTRIBUTES, SeparatingOptions


def separation_rules(options: Any) -> Iterator[str]:
    """Yield the options about who may meet as sentences for everybody: pairs are counted, not named."""
    if not isinstance(options, SeparatingOptions):
        return
    never, never_at_first = texts.separation.never, texts.separation.never_at_first
    yield from _rule(options.never_meet, options.never_meet_rounds, never, never_at_first)
    avoided, avoided_at_first = texts.separation.avoided, texts.separation.avoided_at_first
    yield from _rule(options.avoid_meeting, options.avoid_meeting_rounds, avoided, avoided_at_first)


def _rule(rules: Sequence[str], rounds: int | None, always: AnyMessage, at_first: AnyMessage) -> Iterator[str]:
    """Yield one of the lists, unless it is empty."""
    pairs = sum(rule not in ATTRIBUTES for rule in rules)
    who = [texts.separation.those_of(attribute=name) for name in ATTRIBUTES if name in rules]
    who += [texts.separation.pairs(count=pairs)] if pairs else []
    if who:
        yield always(who=listed(who)) if rounds is None else at_first(who=listed(who), rounds=rounds)
