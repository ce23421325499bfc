"""The online stage: players on the clock, and what directors bring along. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.text.catalogue import say
from bot.text.names import begun_large, quoted
from bot.text.numbers import listed
from bot.text.phrases import Phrase
from bot.text.times import duration, stamp, stamp_with_distance
from formats.messages.parts import Value
from formats.systems.swiss_elimination.times import clock_text

TITLE = Phrase("solving-title")
BUTTON = Phrase("solving-button")
BEGIN = Phrase("solving-begin")
ALL_PUZZLES = Phrase("solving-all-puzzles")
HAND_IN_HELP = Phrase("solving-hand-in-help")
NOT_IN_THE_LOG = Phrase("solving-not-in-the-log")
ANSWER_FIELD = Phrase("solving-answer-field")
ANSWER_HELP = Phrase("solving-answer-help")
RIGHT = Phrase("solving-right")
WRONG = Phrase("solving-wrong")
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
    "over_limit": Phrase("solving-problems-over-limit"),
    "solved_twice": Phrase("solving-problems-solved-twice"),
}
CLOSED = Phrase("solving-closed")


def problem(line: int, code: str, value: str) -> str:
    """`Line 3: “Px” is no puzzle of the pool`."""
    text = PROBLEMS[code](value=quoted(value, 60))
    return say("solving-problem-at", line=line, problem=text) if line else begun_large(text)


def _due(due: datetime | None) -> dict[str, Value]:
    return {"has_due": due is not None, "due": "" if due is None else stamp_with_distance(due)}


def _until(until: datetime | None) -> dict[str, Value]:
    if until is None:
        return {"has_end": False, "until": "", "until_distance": ""}
    return {"has_end": True, "until": stamp(until, "T"), "until_distance": stamp(until, "R")}


def opened(players: int, puzzles: int, minutes: int, due: datetime | None) -> str:
    """In the channel: the online stage is on."""
    return say(
        "solving-opened",
        players=players,
        puzzles=puzzles,
        minutes=duration(minutes),
        button=BUTTON(),
        **_due(due),
    )


def reminder(left: Sequence[str], due: datetime) -> str:
    """To a player who has puzzles left."""
    return say("solving-reminder", left=", ".join(left), due=stamp_with_distance(due))


def still_to_start(due: datetime) -> str:
    """To all players who have puzzles left."""
    return say("solving-still-to-start", due=stamp_with_distance(due))


def told(players: int, due: datetime | None) -> str:
    """To the director."""
    return say("solving-told", players=players, **_due(due))


def overview(minutes: int, due: datetime | None) -> str:
    """Above the list of puzzles."""
    return say("solving-overview", minutes=duration(minutes), **_due(due))


def line(name: str, state: str, until: datetime | None, answer: str) -> str:
    """A puzzle in the list."""
    if state == "fresh":
        return say("solving-fresh", name=name)
    said = say("solving-said", answer=answer) if answer else say("solving-said-nothing")
    if state == "running" and until is not None:
        ends, distance = stamp(until, "T"), stamp(until, "R")
        return say("solving-on-the-clock", name=name, until=ends, until_distance=distance, said=said)
    return say("solving-over", name=name, said=said)


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
    shown = "" if end is None else stamp_with_distance(end)
    return say("solving-before", name=name, minutes=duration(minutes), has_end=end is not None, end=shown)


def running(name: str, until: datetime | None) -> str:
    """The clock runs."""
    return say("solving-running", name=name, **_until(until))


def password(text: str) -> str:
    """The password of the puzzle."""
    return say("solving-password", text=text)


def link(url: str) -> str:
    """Where the puzzle is."""
    return say("solving-link", url=url)


def handed_in(name: str, answer: str, at_ms: int, until: datetime | None, *, late: bool) -> str:
    """The receipt."""
    time = clock_text(at_ms)
    if late:
        return say("solving-late", name=name, answer=answer, time=time)
    return say("solving-arrived", name=name, answer=answer, time=time, **_until(until))


def materials(count: int, without_password: Sequence[str], without_key: Sequence[str]) -> str:
    """To the director who uploaded puzzles; keys and passwords are not shown again."""
    lines = [f"{say('solving-materials', count=count)} {NOT_IN_THE_LOG()}"]
    lines += [say("solving-without-password", puzzles=listed(without_password))] if without_password else []
    lines += [say("solving-without-key", puzzles=listed(without_key))] if without_key else []
    return "\n".join(lines)


def rechecked(count: int) -> str:
    """After a new key."""
    return say("solving-rechecked", count=count)


def to_check(name: str, answer: str, left: int) -> str:
    """Show a director an answer to check. Its player does not matter, and is not shown."""
    return say("solving-to-check", name=name, answer=answer, left=left)


def times_read(players: int, times: int) -> str:
    """Summarize a list of times before it is imported."""
    return say("solving-times-read", times=times, players=players)


def times_taken(players: int) -> str:
    """The list is taken over."""
    return say("solving-times-taken", players=players)
