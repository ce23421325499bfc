"""Changing over to tsh and back."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.names import quoted
from bot.app.speaking.wording.numbers import counted
from bot.faces.cop.tsh.division import Code, Problem

PROBLEMS: Mapping[Code, str] = {
    "unreadable": "“{found}” is no player: write a name, a rating, opponents; then scores after a semicolon",
    "long_name": "the name “{found}” is longer than 80 characters",
    "no_such_opponent": "there is no player number {found}",
    "self": "the player meets themselves",
    "not_mutual": "player {found} does not have this player as opponent",
    "gap": "only some players are paired there, though there are scores or a later round",
    "too_few": "a tournament needs two players, and there are {found}",
    "too_many": "there are {found} players, and 1,000 are the most",
    "too_many_rounds": "there are {found} rounds, and 60 are the most",
}
EXPORTED = (
    "The division as tsh reads it, with a configuration to begin with: put both files into an event folder of tsh. "
    "Forfeits are byes there, and a win without scores is written 1:0."
)
MIXED_SPREADS = "The file has byes worth different spreads; here every bye and absence counts by {spread}."


def problem_line(problem: Problem) -> str:
    """`Line 3, round 2: there is no player number 40`."""
    text = PROBLEMS[problem.code].format(found=quoted(problem.found, 60))
    places = [f"line {problem.line}"] if problem.line else []
    places += [f"round {problem.round_number}"] if problem.round_number else []
    whole = f"{', '.join(places)}: {text}" if places else text
    return whole[:1].upper() + whole[1:]


def refused(problems: str) -> str:
    """Nothing came of it."""
    return f"The file cannot be taken over: {problems}. Nothing was changed; please correct it and send it again."


def imported(title: str, players: int, rounds: int, still_open: int) -> str:
    """A tournament came from tsh."""
    going_on = f", with {counted(still_open, 'game')} still open" if still_open else ""
    return (
        f"**{title}** is here now, and you direct it: {counted(players, 'player')}, "
        f"{counted(rounds, 'round')}{going_on}."
        " Everybody in it is a guest; `/players replace` puts a member of this server behind a name."
    )
