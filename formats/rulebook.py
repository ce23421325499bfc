"""The rules of every format as its folder's `RULES.md` has them, so that a rule that is cited can be read.

The text is English, as the rules are kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"^- \*\*(?P<number>R\d+[a-z]?)(?: (?P<title>[^*]*?))?\.?\*\*", re.MULTILINE)
_OPTION = re.compile(r"Options?: (?:`\w+`(?:, | and )?)+\.")
_READING = re.compile(r"(?:Own r|R)eadings?(?: [A-Z]+\d+\w?(?:, [A-Z]+\d+\w?)*)?: (\S)")
_END = re.compile(r"\n(?=- \*\*R\d|#|\n(?! ))")

QUOTED_IN_FULL = frozenset({"Rounds", "Sides", "Two level for second or for third", "Three level for second"})
"""Titles of what people ask first: how many rounds, who has which side, and play-offs for places."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule: `R8`, what it is about, and what it says, in a paragraph of Markdown."""

    number: str
    title: str
    text: str

    @property
    def for_players(self) -> str:
        """The same without what only its authors need: who decided what, and how options are called."""
        plain = _OPTION.sub("", self.text)
        return " ".join(_READING.sub(lambda match: match[1].upper(), plain).split())


@cache
def rules_of(system: str) -> Mapping[str, Rule]:
    """The rules of a format of this project by number, in their order; none where its folder has no such file."""
    file = files("formats.systems").joinpath(system, "RULES.md")
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    rules: dict[str, Rule] = {}
    for match in _RULE.finditer(text):
        rest = text[match.end() :]
        end = _END.search(rest)
        rule_text = rest if end is None else rest[: end.start()]
        number = match["number"]
        rules[number] = Rule(number, (match["title"] or "").strip(), " ".join(rule_text.split()))
    return rules


def rule_of(system: str, cited: str) -> Rule | None:
    """The rule that is cited as `R8`, or as a part of it, `R8.6`."""
    return rules_of(system).get(cited.strip().upper().partition(".")[0])


@cache
def check_script(system: str) -> bytes:
    """Return the script that checks rounds of a format of this project in a browser; empty where it has none."""
    file = files("formats.systems").joinpath(system, "check.js")
    return file.read_bytes() if file.is_file() else b""
