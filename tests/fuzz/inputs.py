"""Inputs of a hostile user, or of a broken program."""

from __future__ import annotations

import csv
import io
import json
from random import Random
from typing import Any

TEXTS = (
    "",
    " ",
    "0",
    "-1",
    "1e400",
    "NaN",
    "9" * 30,
    "\u0661",
    "null",
    "true",
    "e1",
    "e2",
    "s0r1b1",
    "s1r2b1",
    "p1",
    "t1",
    "tie",
    "both",
    "@everyone",
    "<@&1>",
    "<@1>",
    "@here <#1> </td undo:1>",
    "**x** __y__ ~~z~~ ||s|| `c` ```d```",
    "[a](javascript:alert(1))",
    "# head\n- list\n> quote",
    "<script>alert(1)</script>",
    "<svg onload=alert(1)>",
    '"><img src=x onerror=alert(1)>',
    '=HYPERLINK("http://evil.example","x")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "\tA\rB",
    "BEGIN:VCALENDAR\r\nEND:VCALENDAR",
    "X;Y,Z\\n\r\nATTENDEE:mailto:a@b",
    "#t file.t\nconfig x = 1;",
    "%s %d {0} {x!r} { $user }",
    "\u202eevil\u202c",
    "\u200b\u200d\ufeff",
    "\U0001f600",
    "a\u0301" * 60,
    "\U000e0041" * 20,
    "ﷺ" * 40,
    "İI\u0131ß",
    "\x00",
    "a\x00b\ud800",
    "\x1b[31m",
    "../../etc/passwd",
    "file:///etc/passwd",
    "' OR 1=1 --",
    "Robert'); DROP TABLE events;--",
    "../" * 30,
    "sat 19:00",
    "2026-13-45",
    "99:99",
    "mon-sun 0-24",
    "1 jan 10000",
    "every day always",
    "1-0",
    "412:380",
    "1000000:-5",
    "e1 - e2\ne3 - e4",
    "preset:classic_swiss",
    "format:",
    "preset:../x",
    "Europe/Berlin",
    "Mars/Olympus",
    "x" * 100,
    "x" * 1000,
    "\n" * 1000,
    "9" * 1000,
    "<@1>" * 400,
    "(" * 3000,
    "é" * 4000,
    "a b " * 1000,
    "**" * 2000,
)
ARGUMENTS = (
    "",
    "s0r1b1",
    "s0r1b2",
    "s1r1b1",
    "s9r9b9",
    "s0r0b0",
    "e1",
    "e2",
    "e99",
    "0",
    "1",
    "7",
    "-1",
    "999999999999",
    "x",
    "1.2",
    "1.2.3",
    "1.2.3.4",
    "0.1",
    "e1.0.0.1",
    "s0r1b1.60",
    "s0r1b1.x",
    "s0r1b1.-5",
    "s0r1b1.e1",
    "s0r1b1.note",
    "s0r1b1.note.1",
    ".",
    "...",
    "~",
    "0-1",
    "1767830400",
    "availability",
    "preferences",
    "online_times",
    "preferences.P1",
    "P1",
    "all.P1.P2",
    "\u0661",
    "İ",
    "\u202e",
    "=1+1",
    "<@1>",
    "9" * 40,
    "x" * 60,
    "e1,e2",
    "e1;e2",
    "event",
    "games",
    "dates",
    "money",
    "on",
    "off",
    "s0r1b1.1.2.3",
    "a|b",
    "1/2",
)


def text(chance: Random, longest: int = 4000) -> str:
    """A hostile text, or several of them run together."""
    found = chance.choice(TEXTS)
    while chance.random() < 0.2:
        found += chance.choice(("", " ", "\n", ",")) + chance.choice(TEXTS)
    return found[:longest]


def argument(chance: Random) -> str:
    """What might stand at the end of a custom id."""
    if chance.random() < 0.1:
        return "".join(chance.choice("erspbt0123456789.-~,") for _ in range(chance.randrange(12)))
    return chance.choice(ARGUMENTS)


def file(chance: Random) -> bytes:
    """A file that is wrong in one way or another: a list, a log, a division, or nothing at all."""
    made = chance.choice((_table, _json, _noise, _wide, _log))
    return made(chance)


def _table(chance: Random) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=chance.choice(",;\t"))
    heads = ["name", "discord", "rating", "games", "joined", "puzzle", "time", "password", "answer", text(chance, 30)]
    writer.writerow(chance.sample(heads, chance.randrange(1, len(heads))))
    for _ in range(chance.choice((0, 1, 5, 60))):
        writer.writerow([text(chance, 300) for _ in range(chance.randrange(1, 12))])
    found = out.getvalue().encode("utf-8", "replace")
    return found[: len(found) // 2] if chance.random() < 0.2 else found


def _json(chance: Random) -> bytes:
    found: Any = text(chance)
    for _ in range(chance.choice((1, 5, 3000))):
        found = {"herald-log": found} if chance.random() < 0.5 else [found]
        if chance.random() < 0.001:
            break
    try:
        return json.dumps(found).encode()
    except RecursionError:
        return b"[" * 100_000


def _log(chance: Random) -> bytes:
    header = {"herald-log": 1, "tournament": "t1", "title": text(chance), "engine": "0.1.0", "people": {}}
    event = {
        "kind": chance.choice(("TournamentCreated", "RoundPaired", text(chance, 20))),
        "title": text(chance),
        "stages": [],
    }
    line = {"seq": 1, "command_id": text(chance, 40), "actor": "p1", "at": "2026-01-03T15:00:00Z", "event": event}
    return "\n".join([json.dumps(header), *[json.dumps(line)] * chance.choice((1, 300))]).encode("utf-8", "replace")


def _noise(chance: Random) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 100, 20_000)))


def _wide(chance: Random) -> bytes:
    return b"name" + chance.choice((b",", b";", b'"')) * chance.choice((10, 5_000, 400_000)) + b"\nAnn\n"
