"""What must not be in an answer, a file or a log: planted secrets of others, and syntax that would act."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

WRITTEN = "Xyzzy wrote this for the directors alone"
APPEALED = "Plugh appeals to the directors alone"
SOLVED = "quuxanswer"
KEY, PASSWORD, LINK = "frobkey", "frobpassword", "https://puzzles.example/frob"
SPANS = [[1083, 1379], [2523, 2819]]
"""When others have time: from three past an hour to a minute before one, on no other clock."""

AVAILABLE = re.compile(r"\b\d{1,2}:03\W{1,4}\d{1,2}:59\b|1083, ?1379")
SECRETS = (WRITTEN, APPEALED, SOLVED, KEY, PASSWORD)

NAMES = (
    '=HYPERLINK("http://evil.example","x")',
    "<script>alert(1)</script>",
    "X\r\nATTENDEE:mailto:a@b",
    "+1+cmd|' /C calc'!A0",
    "#t file.t\nconfig x = 1;",
    '"><svg onload=alert(1)>',
    "@everyone <@&1>",
    "[a](https://evil.example) **x** ||y||",
)
"""What players call themselves."""

MINE = "e1"
"""The entrant who reads: everybody else's secrets are none of theirs."""


def planted(line: dict[str, Any], number: int) -> dict[str, Any]:
    """A line of a log with secrets where people would write them; the first line gets the names."""
    if number == 0:
        people = list(line["people"].values())
        for person, name in zip(people[1:], NAMES, strict=False):
            person["name"] = name
        return line
    event = line["event"]
    match event["kind"]:
        case "ReportDisputed":
            event["text"] = WRITTEN
        case "FormSubmitted" if event["entrant"] != MINE:
            _plant_form(event["form"], event["content"])
    return line


def _plant_form(form: str, content: dict[str, Any]) -> None:
    if form == "availability" and "spans" in content:
        content["spans"] = SPANS
    elif form == "online_times":
        for listed in content["times"].values():
            for submission in listed:
                submission["answer"] = SOLVED


def appeal(seq: int, at: str, entrant: str) -> dict[str, Any]:
    """Return the line of a filed appeal."""
    event = {"kind": "RulingMade", "topic": "appeal_filed", "entrant": entrant, "text": APPEALED}
    return {"seq": seq, "command_id": "planted", "actor": "p1", "at": at, "event": event}


def acting(name: str, text: str) -> Iterator[str]:
    """What in a file would act in the program that opens it."""
    lines = text.splitlines()
    if name.endswith(".html") and re.search(r"<script>alert|<svg onload|<img src=x", text, re.IGNORECASE):
        yield f"markup in {name}"
    if name.endswith(".ics") and any(line.startswith("ATTENDEE") for line in lines):
        yield f"a line of its own in {name}"
    if name.endswith((".t", ".tsh")) and any(line.startswith("config x") for line in lines):
        yield f"configuration in {name}"
    if name.endswith(".csv"):
        for row in csv.reader(io.StringIO(text), delimiter=";" if ";" in lines[0] else ","):
            yield from (f"a formula in {name}: {cell[:40]!r}" for cell in row if _is_formula(cell))


def _is_formula(cell: str) -> bool:
    return cell[:1] in {"=", "+", "-", "@", "\t", "\r"} and re.fullmatch(r"[+-]?[\d.,]*%?|[-–—]", cell) is None


def told(text: str, roles: frozenset[str], *, sealed: bool) -> Iterator[str]:
    """Yield the secrets in an answer to a person with these roles. `sealed`: nothing is revealed yet."""
    staff = bool(roles & {"coordinator", "director"})
    if not staff:
        yield from (secret for secret in (APPEALED, KEY) if secret in text)
        if AVAILABLE.search(text):
            yield "availability"
        if sealed and SOLVED in text:
            yield SOLVED
    if roles <= {"outsider", "member"}:
        yield from (secret for secret in (WRITTEN, PASSWORD) if secret in text)


def logged(text: str) -> Iterator[str]:
    """Yield the secrets in the bot's log."""
    yield from (secret for secret in SECRETS if secret in text)


def materials(puzzles: Iterable[str]) -> dict[str, Any]:
    """What directors have stored for each puzzle."""
    return {code: {"password": PASSWORD, "link": LINK, "answer": [KEY]} for code in puzzles}


def as_line(line: dict[str, Any]) -> str:
    """Return the line as it is in a file."""
    return json.dumps(line)
