"""Forms of the playoffs.

Answers to the invitation, preference lists, and times of the online stage (rules 2, 9, 14).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from formats.core.asking import EntrantForm, FormField, FormLine
from formats.core.errors import BadFormError
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import SECOND_MS, Submission, clock_text, counting_submission, read_clock
from formats.toolkit.invitation import INVITATION

PREFERENCES = "preferences"
ONLINE_TIMES = "online_times"
LONGEST_ANSWER = 200
EVERY_ROUND = "all"
"""Key of the list that counts for every round without one of its own."""

FORMS = (
    INVITATION,
    EntrantForm(
        key=PREFERENCES,
        fields=(FormField("lists", "P3 P1 P2", lines=8),),
    ),
    EntrantForm(
        key=ONLINE_TIMES,
        fields=(FormField("times", "P1 6:43.2", lines=16),),
        filled_in_by="directors",
    ),
)

Problems = list[tuple[str, str]]

_WRONG = {"wrong": False, "correct": True, "unchecked": None}
_ROUND_LINE = re.compile(r"(\w{1,8})\s*[:=]\s*(.*)")


def read_preferences(content: Any, options: PlayoffOptions) -> dict[str, dict[str, list[str]]]:
    """Return preference lists in their stored shape: `{"lists": {"all": [...], "C": [...]}}`.

    Accepts text, one list, or lists by round (readings W5 and W7). Raises `BadFormError`.
    """
    problems: Problems = []
    raw = content.get("lists") if isinstance(content, dict) and set(content) == {"lists"} else None
    given = _lists_of(raw)
    if options.puzzle_choice == "predetermined" or not options.online_puzzles:
        problems.append(("lists", "not_asked"))
    elif not given:
        problems.append(("lists", "unreadable"))
    pool = list(options.pool("online"))
    rounds = {EVERY_ROUND.upper(): EVERY_ROUND} | {name.upper(): name for name in options.match_table.rounds}
    lists: dict[str, list[str]] = {}
    for name, wishes in () if problems else given.items():
        known = rounds.get(name.upper())
        if known is None:
            problems.append((name, "unknown_round"))
            continue
        if known != EVERY_ROUND and known not in options.match_table.rounds_at("online"):
            problems.append((name, "live_round"))
            continue
        lists[known] = _checked_list(known, wishes, pool, problems, fill_up=options.complete_lists)
    if problems:
        raise BadFormError(PREFERENCES, tuple(problems))
    return {"lists": lists}


def _lists_of(raw: Any) -> dict[str, list[str]]:
    """Return the lists by round as they were given; empty if they cannot be read."""
    if isinstance(raw, str):
        return _lists_of_text(raw)
    if isinstance(raw, dict):
        return {str(name): list(map(str, wishes)) for name, wishes in raw.items() if isinstance(wishes, list | tuple)}
    return {EVERY_ROUND: list(map(str, raw))} if isinstance(raw, list | tuple) and raw else {}


def _lists_of_text(text: str) -> dict[str, list[str]]:
    """Return the lists of a text: a line may begin with the name of its round."""
    lists: dict[str, list[str]] = {}
    for line in filter(str.strip, text.splitlines()):
        heading = _ROUND_LINE.fullmatch(line.strip())
        name, wishes = heading.groups() if heading else (EVERY_ROUND, line)
        lists[name] = re.findall(r"[^\s,;>]+", wishes)
    return lists


def _checked_list(
    name: str, wishes: Sequence[str], pool: Sequence[str], problems: Problems, *, fill_up: bool
) -> list[str]:
    """Check a list (reading W7): unknown and repeated puzzles are problems.

    A missing tail is added in the pool's order.
    """
    codes = {code.upper(): code for code in pool}
    checked: list[str] = []
    for wish in wishes:
        code = codes.get(wish.upper())
        if code is None or code in checked:
            problems.append((f"{name}.{wish}", "unknown_puzzle" if code is None else "doubled"))
        else:
            checked.append(code)
    missing = [code for code in pool if code not in checked]
    if not fill_up or not checked:
        problems.extend((f"{name}.{code}", "missing") for code in missing)
    return [*checked, *missing]


def preference_texts(stored: Any) -> dict[str, str]:
    """Return the lists as they would be typed, the one for all rounds first."""
    lists: dict[str, list[str]] = stored["lists"]
    ordered = sorted(lists, key=lambda name: (name != EVERY_ROUND, name))
    lines = (("" if name == EVERY_ROUND else f"{name}: ") + " ".join(lists[name]) for name in ordered)
    return {"lists": "\n".join(lines)}


def preference_lines(stored: Any, options: PlayoffOptions) -> tuple[FormLine, ...]:
    """Return the lists as they were understood: numbered, with the names of the puzzles."""
    lists: dict[str, list[str]] = stored["lists"]
    pool = options.pool("online")
    lines: list[str] = []
    for name in sorted(lists, key=lambda name_of_list: (name_of_list != EVERY_ROUND, name_of_list)):
        rest = "all rounds" if len(lists) == 1 else "all other rounds"
        lines.append(f"For {rest}:" if name == EVERY_ROUND else f"For round {name}:")
        lines += [f"{place}. {pool.get(code, code)}" for place, code in enumerate(lists[name], start=1)]
    return tuple(map(FormLine, lines))


def list_for(stored: Any, name: str) -> list[str] | None:
    """Return the list that counts in a round, from a stored form; None if there is none."""
    lists: dict[str, list[str]] = stored["lists"]
    return lists.get(name, lists.get(EVERY_ROUND))


def read_online_times(content: Any, options: PlayoffOptions, stored: Any = None) -> dict[str, Any]:
    """Return submissions in their stored shape: `{"times": {"P1": [{"ms": 403200, "correct": true}]}}`.

    Accepts text, or lists of such submissions by puzzle, oldest first (`seconds` instead of `ms` is possible); they
    replace what is `stored`. A clock sends single changes instead, which are added to what is stored: `{"start":
    {"puzzle", "at"}}`, `{"answer": {"puzzle", "ms", "text", "correct"}}`, and `{"check": {"puzzle", "correct"}}` after
    a person has checked the answer that counts. Raises `BadFormError`.
    """
    if isinstance(content, dict) and len(content) == 1 and set(content) <= set(_CHANGES):
        ((kind, change),) = content.items()
        return _changed(kind, change, options, stored)
    problems: Problems = []
    raw = content.get("times") if isinstance(content, dict) and set(content) == {"times"} else None
    given = _times_of_text(raw, problems) if isinstance(raw, str) else raw
    if not isinstance(given, dict):
        raise BadFormError(ONLINE_TIMES, (("times", "unreadable"),))
    tasks = {task.upper(): task for task in options.tasks()}
    times: dict[str, list[dict[str, Any]]] = {}
    for name, submissions in given.items():
        task = tasks.get(str(name).upper())
        if task is None:
            problems.append((str(name), "unknown_puzzle"))
            continue
        listed = submissions if isinstance(submissions, list | tuple) else [submissions]
        times[task] = [_submission(str(name), submission, problems) for submission in listed]
    if problems:
        raise BadFormError(ONLINE_TIMES, tuple(problems))
    return _with_times(stored, times)


def _with_times(stored: Any, times: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Replace the times. Started clocks stay started, and a submission with the same time keeps its answer."""
    known = {
        (task, submission["ms"]): submission["answer"]
        for task, listed in ({} if stored is None else stored["times"]).items()
        for submission in listed
        if "answer" in submission
    }
    kept = {
        task: [
            submission | ({"answer": known[task, submission["ms"]]} if (task, submission["ms"]) in known else {})
            for submission in listed
        ]
        for task, listed in times.items()
    }
    started = {} if stored is None else stored.get("started", {})
    return {"times": kept, **({"started": started} if started else {})}


def _changed(kind: str, change: Any, options: PlayoffOptions, stored: Any) -> dict[str, Any]:
    """Return what is stored after one change: a puzzle started, an answer handed in, or an answer checked (rule 9)."""
    task = change["puzzle"]
    if task not in options.tasks():
        raise BadFormError(ONLINE_TIMES, ((str(task), "unknown_puzzle"),))
    now = {"times": {}} if stored is None else stored
    return _CHANGES[kind](task, change, options, now)


def _start(task: str, change: Any, _options: PlayoffOptions, stored: Any) -> dict[str, Any]:
    """Start the clock of a puzzle, once."""
    started = stored.get("started", {})
    if task in started:
        raise BadFormError(ONLINE_TIMES, ((task, "started_before"),))
    return {**stored, "started": {**started, task: str(change["at"])}}


def _answer(task: str, change: Any, _options: PlayoffOptions, stored: Any) -> dict[str, Any]:
    """Add a submission of a puzzle that was started. A late one is stored but does not count."""
    if task not in stored.get("started", {}):
        raise BadFormError(ONLINE_TIMES, ((task, "not_started_yet"),))
    submission = {
        "ms": _whole(change["ms"]),
        "correct": change["correct"],
        "answer": str(change["text"])[:LONGEST_ANSWER],
    }
    return {**stored, "times": {**stored["times"], task: [*stored["times"].get(task, ()), submission]}}


def _check(task: str, change: Any, options: PlayoffOptions, stored: Any) -> dict[str, Any]:
    """Set whether the submission that counts is right or wrong."""
    submissions = submissions_for(stored, task)
    counting = counting_submission(submissions, options.longest_ms)
    if counting is None:
        raise BadFormError(ONLINE_TIMES, ((task, "nothing_to_check"),))
    place = max(place for place, submission in enumerate(submissions) if submission == counting)
    listed = [
        {**submission, "correct": change["correct"]} if number == place else submission
        for number, submission in enumerate(stored["times"][task])
    ]
    return {**stored, "times": {**stored["times"], task: listed}}


_CHANGES: Mapping[str, Callable[[str, Any, PlayoffOptions, Any], dict[str, Any]]] = {
    "start": _start,
    "answer": _answer,
    "check": _check,
}
"""Single changes that a clock sends."""


def _times_of_text(text: str, problems: Problems) -> dict[str, list[dict[str, Any]]]:
    """Parse submissions from text, one in each line."""
    times: dict[str, list[dict[str, Any]]] = {}
    for line in filter(str.strip, text.splitlines()):
        task, *rest = line.split()
        task = task.rstrip(":=")
        if len(rest) not in {1, 2} or (rest[1:] and rest[1].lower() not in _WRONG):
            problems.append((line.strip(), "unreadable"))
            continue
        correct = _WRONG[rest[1].lower()] if rest[1:] else True
        times.setdefault(task, []).append({"clock": rest[0], "correct": correct})
    return times


def _submission(name: str, raw: Any, problems: Problems) -> dict[str, Any]:
    """Return a submission in its stored shape. Exactly one of `ms`, `seconds` and `clock` gives its time."""
    when: Mapping[str, Callable[[Any], int]] = {"ms": _whole, "seconds": _from_seconds, "clock": _from_clock}
    units = set(raw) & set(when) if isinstance(raw, dict) else set()
    if len(units) != 1 or set(raw) - units != {"correct"} or not isinstance(raw["correct"], bool | None):
        problems.append((name, "unreadable"))
        return {}
    (unit,) = units
    try:
        return {"ms": when[unit](raw[unit]), "correct": raw["correct"]}
    except ValueError:
        problems.append((name, "bad_time"))
        return {}


def _whole(value: Any) -> int:
    """Return whole milliseconds. Raises `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError(value)
    return value


def _from_seconds(value: Any) -> int:
    """Return seconds as milliseconds. Raises `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 10**6:
        raise ValueError(value)
    return round(value * SECOND_MS)


def _from_clock(value: Any) -> int:
    """Return a time such as `9:58.2` as milliseconds. Raises `ValueError`."""
    return read_clock(str(value))


def time_texts(stored: Any) -> dict[str, str]:
    """Return the submissions as they would be typed."""
    words = {False: " wrong", True: "", None: " unchecked"}
    submissions = ((task, submission) for task, listed in stored["times"].items() for submission in listed)
    lines = (f"{task} {clock_text(submission['ms'])}{words[submission['correct']]}" for task, submission in submissions)
    return {"times": "\n".join(lines)}


def submissions_for(stored: Any, task: str) -> list[Submission]:
    """Return the submissions of a puzzle from a stored form, oldest first."""
    return [Submission(submission["ms"], submission["correct"]) for submission in stored["times"].get(task, ())]


def started_at(stored: Any, task: str) -> datetime | None:
    """Return when the clock of a puzzle started, from a stored form."""
    started: dict[str, str] = {} if stored is None else stored.get("started", {})
    return datetime.fromisoformat(started[task]) if task in started else None


def answer_of(stored: Any, task: str) -> str:
    """Return the answer handed in last for a puzzle, from a stored form; empty if there is none."""
    listed = [] if stored is None else stored["times"].get(task, [])
    return str(listed[-1].get("answer", "")) if listed else ""
