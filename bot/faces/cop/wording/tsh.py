"""Changing over to tsh and back."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.numbers import counted
from bot.faces.cop.tsh.division import Code, Problem

PROBLEMS: Mapping[Code, Phrase] = {
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
MIXED_SPREADS = Phrase("tsh-mixed-spreads")


def problem_line(problem: Problem) -> str:
    """`Line 3, round 2: there is no player number 40`."""
    text = PROBLEMS[problem.code](found=quoted(problem.found, 60))
    places = [f"line {problem.line}"] if problem.line else []
    places += [f"round {problem.round_number}"] if problem.round_number else []
    whole = f"{', '.join(places)}: {text}" if places else text
    return whole[:1].upper() + whole[1:]


def refused(problems: str) -> str:
    """Nothing came of it."""
    return say("tsh-refused", problems=problems)


def imported(title: str, players: int, rounds: int, still_open: int) -> str:
    """A tournament came from tsh."""
    going_on = f", with {counted(still_open, 'game')} still open" if still_open else ""
    return (
        f"**{title}** is here now, and you direct it: {counted(players, 'player')}, "
        f"{counted(rounds, 'round')}{going_on}."
        " Everybody in it is a guest; `/players replace` puts a member of this server behind a name."
    )
