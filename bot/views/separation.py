"""Who may not meet in a stage: in words for everybody, and by name for directors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.text.context import TournamentContext
from bot.text.format_texts import option_label
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from bot.views.view import Page, View
from formats.core.separation import ATTRIBUTES, SeparatingOptions, attributes_in, values_of


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


def separation_view(context: TournamentContext) -> View:
    """Return for directors who is kept from whom in each stage, with the values that players share."""
    page = Page()
    for number, plan in enumerate(context.state.stages):
        options = context.options(number)
        rules = list(separation_rules(options))
        page.section(quoted(plan.title), [*rules, *_named(context, options)] if rules else [])
    if not page.blocks():
        page.line(texts.separation.nobody())
    return View(context.heading(texts.separation.title()), page.blocks())


def _named(context: TournamentContext, options: SeparatingOptions) -> Iterator[str]:
    """Yield the pairs by name, and the players of each club, country and family of which there are several."""
    name = context.names.plain
    for rule in (rule for rule in (*options.never_meet, *options.avoid_meeting) if rule not in ATTRIBUTES):
        yield " – ".join(name(who) if who in context.state.entrants else who for who in rule.split())
    active = [entrant.id for entrant in context.state.active_entrants()]
    for attribute in attributes_in(options):
        values = values_of(attribute, context.state.entrants)
        together: dict[str, list[str]] = {}
        for who in filter(values.__contains__, active):
            together.setdefault(values[who], []).append(who)
        for people in together.values():
            if len(people) > 1:
                value = context.state.entrants[people[0]].data.attributes[attribute]
                label = f"{option_label(attribute)} {quoted(str(value), 60)}"
                yield texts.numbers.label(label=label, text=listed(list(map(name, people))))
