"""Changing over to tsh and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.faces.cop.tsh.division import Code, Problem
from bot.text.catalogue import say
from bot.text.names import begun_large, quoted
from bot.text.numbers import listed
from bot.text.phrases import Phrase

PROBLEMS: Mapping[Code, Phrase] = {
    "no_folder": Phrase("tsh-problems-no-folder"),
    "unreadable": Phrase("tsh-problems-unreadable"),
    "long_name": Phrase("tsh-problems-long-name"),
    "no_such_opponent": Phrase("tsh-problems-no-such-opponent"),
    "self": Phrase("tsh-problems-self"),
    "not_mutual": Phrase("tsh-problems-not-mutual"),
    "gap": Phrase("tsh-problems-gap"),
    "too_few": Phrase("tsh-problems-too-few"),
    "too_many": Phrase("tsh-problems-too-many"),
    "too_many_rounds": Phrase("tsh-problems-too-many-rounds"),
}
EXPORTED = Phrase("tsh-exported")
ONE_VALUE = Phrase("tsh-one-value")
MIXED_SPREADS = Phrase("tsh-mixed-spreads")


def problem_line(problem: Problem) -> str:
    """`Line 3, round 2: there is no player number 40`."""
    text = PROBLEMS[problem.code](found=quoted(problem.found, 60))
    if problem.line and problem.round_number:
        return say("tsh-at-line-and-round", line=problem.line, round=problem.round_number, problem=text)
    if problem.line:
        return say("tsh-at-line", line=problem.line, problem=text)
    if problem.round_number:
        return say("tsh-at-round", round=problem.round_number, problem=text)
    return begun_large(text)


def exported_folder(divisions: Sequence[tuple[str, str]]) -> str:
    """The divisions of a folder, by name and by the title of their tournament."""
    return say("tsh-exported-folder", divisions=listed([f"{name} (**{title}**)" for name, title in divisions]))


def refused(problems: str) -> str:
    """Nothing came of it."""
    return say("tsh-refused", problems=problems)


def imported(title: str, players: int, rounds: int, still_open: int) -> str:
    """A tournament came from tsh."""
    return say("tsh-imported", title=title, players=players, rounds=rounds, open=still_open)
