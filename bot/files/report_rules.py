"""Rules in the report and on the page: the text that chat shows, and every numbered rule."""

from __future__ import annotations

from bot.files.html import Html, collapsible_section, escaped, joined, tag
from bot.text.context import TournamentContext
from bot.text.format_texts import format_title
from bot.text.names import unmarked
from bot.text.texts import texts
from bot.views.info import rules_view
from formats.core.model import Reason
from formats.rulebook import rule_of, rules_of

RULES = "rules"
"""Anchor of the rules in the report."""


def rule_anchor(system: str, number: str) -> str:
    """Return the anchor of a format's rule."""
    return f"rule-{system.replace('_', '-')}-{number}"


def rules_section(context: TournamentContext) -> Html:
    """Return the rules as shown in chat, then the numbered rules."""
    parts: list[Html] = []
    for line in "\n".join(rules_view(context).blocks).split("\n"):
        plain = unmarked(line)
        if plain and line.startswith("**") and line.endswith("**"):
            parts.append(tag("h3", plain))
        elif plain:
            parts.append(tag("p", plain))
    return collapsible_section(2, texts.report.rules(), *parts, numbered_rules(context), id_=RULES)


def numbered_rules(context: TournamentContext) -> Html:
    """Return every rule of the tournament's formats by number and title, as reasons cite it."""
    shown: list[Html] = []
    for system in dict.fromkeys(plan.system for plan in context.state.stages):
        rules = rules_of(system).values()
        if rules:
            shown.append(tag("h3", format_title(system)))
        shown += [
            collapsible_section(
                4, f"{rule.number} {rule.title}", tag("p", unmarked(rule.text)), id_=rule_anchor(system, rule.number)
            )
            for rule in rules
        ]
    return joined(shown)


def cited(context: TournamentContext, reason: Reason, number: int, page: str = "") -> Html:
    """Return a reason whose rule number links to that rule on `page`, if its format has it."""
    text = context.reason(reason, number, cite=True, markdown=False)
    system = context.state.stages[number].system
    rule = rule_of(system, reason.rule) if reason.rule else None
    before, rule_number, after = text.rpartition(reason.rule or "\0")
    if rule is None or not rule_number:
        return escaped(text)
    link = tag("a", rule_number, href=f"{page}#{rule_anchor(system, rule.number)}")
    return joined([before, link, after])
