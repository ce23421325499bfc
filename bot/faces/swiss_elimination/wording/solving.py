"""The online stage: players on the clock, and what directors bring along. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import duration, stamp, stamp_with_distance
from formats.systems.swiss_elimination.times import clock_text

TITLE = Phrase("solving-title")
BEGIN, ALL_PUZZLES = Phrase("solving-begin"), Phrase("solving-all-puzzles")
HAND_IN_HELP = Phrase("solving-hand-in-help")
NOT_IN_THE_LOG = Phrase("solving-not-in-the-log")
ANSWER_FIELD = Phrase("solving-answer-field")
ANSWER_HELP = Phrase("solving-answer-help")
RIGHT, WRONG = Phrase("solving-right"), Phrase("solving-wrong")
TAKE_OVER = Phrase("solving-take-over")
ALL_CHECKED = Phrase("solving-all-checked")

PROBLEMS: Mapping[str, Phrase] = {
    "no_puzzles": Phrase("solving-problems-no-puzzles"),
    "no_names": Phrase("solving-problems-no-names"),
    "no_times": Phrase("solving-problems-no-times"),
    "unknown_puzzle": Phrase("solving-problems-unknown-puzzle"),
    "doubled": Phrase("solving-problems-doubled"),
    "unknown_player": Phrase("solving-problems-unknown-player"),
    "several_players": Phrase("solving-problems-several-players"),
    "bad_time": Phrase("solving-problems-bad-time"),
    "bad_result": Phrase("solving-problems-bad-result"),
}


def problem(line: int, code: str, value: str) -> str:
    """`Line 3: “Px” is no puzzle of the pool`."""
    text = PROBLEMS[code](value=quoted(value, 60))
    return f"Line {line}: {text}" if line else text[:1].upper() + text[1:]


def opened(players: int, puzzles: int, minutes: int, due: datetime | None) -> str:
    """In the channel: the online stage is on."""
    until = f" until {stamp_with_distance(due)}" if due is not None else ""
    return (
        f"**The online stage is open**{until}: {counted(players, 'player')}, {counted(puzzles, 'puzzle')}, "
        f"{duration(minutes)} each, in any order. **Solve** shows you your puzzles; a clock starts when you ask for "
        "the password. Opponents, chosen puzzles and times stay sealed until the reveal: please keep yours to yourself."
    )


def reminder(left: Sequence[str], due: datetime) -> str:
    """To a player who has puzzles left."""
    return say("solving-reminder", left=", ".join(left), due=stamp_with_distance(due))


def told(players: int, due: datetime | None) -> str:
    """To the director."""
    until = f" until {stamp_with_distance(due)}" if due is not None else ""
    return f"The online stage is open{until}; {counted(players, 'player')} told."


def overview(minutes: int, due: datetime | None) -> str:
    """Above the list of puzzles."""
    until = f" The stage ends {stamp_with_distance(due)}." if due is not None else ""
    return f"{duration(minutes)} a puzzle, from the moment you start it.{until}"


def line(name: str, state: str, until: datetime | None, answer: str) -> str:
    """A puzzle in the list."""
    said = f"handed in: “{answer}”" if answer else "nothing handed in"
    if state == "fresh":
        return f"• **{name}**: not started"
    if state == "running" and until is not None:
        return f"• **{name}**: on the clock until {stamp(until, 'T')} ({stamp(until, 'R')}), {said}"
    return f"• **{name}**: over, {said}"


def start(name: str) -> str:
    """On a button."""
    return say("solving-start", name=name)


def hand_in(code: str) -> str:
    """On a button."""
    return say("solving-hand-in", code=code)


def password_again(code: str) -> str:
    """On a button: what was shown when the clock started."""
    return say("solving-password-again", code=code)


def before(name: str, minutes: int, end: datetime | None) -> str:
    """Before the clock starts."""
    early = f" The stage ends {stamp_with_distance(end)}: that would cut your time short." if end is not None else ""
    return (
        f"**{name}**: you have {duration(minutes)} from the moment you press, and the clock cannot be stopped.{early}"
    )


def running(name: str, until: datetime | None) -> str:
    """The clock runs."""
    end = f" until {stamp(until, 'T')} ({stamp(until, 'R')})" if until is not None else ""
    return f"**{name}**: the clock runs{end}."


def password(text: str) -> str:
    """The password of the puzzle."""
    return say("solving-password", text=text)


def link(url: str) -> str:
    """Where the puzzle is."""
    return say("solving-link", url=url)


def handed_in(name: str, answer: str, at_ms: int, until: datetime | None, *, late: bool) -> str:
    """The receipt."""
    if late:
        return f"**{name}**: “{answer}” came after {clock_text(at_ms)}. Time was over: it is kept, but does not count."
    change = f" You can change it until {stamp(until, 'T')} ({stamp(until, 'R')})." if until is not None else ""
    return f"**{name}**: “{answer}” arrived after {clock_text(at_ms)}.{change}"


def materials(count: int, without_password: Sequence[str], without_key: Sequence[str]) -> str:
    """To the director who uploaded puzzles; keys and passwords are not shown again."""
    lines = [f"{counted(count, 'puzzle')} taken over. {NOT_IN_THE_LOG()}"]
    lines += [f"Without a password: {', '.join(without_password)}."] if without_password else []
    if without_key:
        lines.append(f"Without an answer key, to be checked with `/playoffs check`: {', '.join(without_key)}.")
    return "\n".join(lines)


def rechecked(count: int) -> str:
    """After a new key."""
    return say("solving-rechecked", count=count)


def to_check(name: str, answer: str, left: int) -> str:
    """An answer for a director's eyes. Whose it is does not matter, and is not told."""
    return f"**{name}**\nAnswer: “{answer}”\n{counted(left, 'answer')} still to be checked, this one among them."


def times_read(players: int, times: int) -> str:
    """What a list of times holds, before it is taken over."""
    return say("solving-times-read", times=times, players=players)


def times_taken(players: int) -> str:
    """The list is taken over."""
    return say("solving-times-taken", players=players)
