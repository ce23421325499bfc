"""Change a log in one place, as a host who wants another outcome would, with the old hashes or with new ones."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from datetime import datetime
from types import SimpleNamespace
from typing import Any

from formats.core.chain import line_hash, seal_hash
from tests.proofs.logs import Given

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class Mutant:
    """A changed log. `line` is the first one that differs, 0 for the header; `rehashed` where all hashes fit again.

    `counts_from` is the first line that counts otherwise: without the line that undid a command, that command counts.
    """

    kind: str
    line: int
    given: Given
    rehashed: bool
    counts_from: int = 0


def _pick(lines: Lines, rng: random.Random, *kinds: str) -> int | None:
    """Return the index of one of the lines with such an event."""
    found = [at for at, line in enumerate(lines) if line["event"]["kind"] in kinds]
    return rng.choice(found) if found else None


def result(lines: Lines, rng: random.Random) -> int | None:
    """Turn a result around, or make it a tie."""
    at = _pick(lines, rng, "ResultRecorded")
    if at is None:
        return None
    result = lines[at]["event"]["result"]
    turned = result["half_points"][::-1]
    result["half_points"] = [1, 1] if turned == result["half_points"] == [0, 0] or rng.random() < 0.3 else turned
    return at


def seats(lines: Lines, rng: random.Random) -> int | None:
    """Exchange two players of a round, or the two sides of a game."""
    at = _pick(lines, rng, "RoundPaired", "RoundAmended")
    games = [] if at is None else lines[at]["event"]["pairings"]["pairings"]
    if not games:
        return None
    one, other = rng.choice(games)["seats"], rng.choice(games)["seats"]
    first, second = (0, 1) if one is other else (rng.randrange(2), rng.randrange(2))
    one[first], other[second] = other[second], one[first]
    return at


def byes(lines: Lines, rng: random.Random) -> int | None:
    """Give a bye to a player who has a game."""
    at = _pick(lines, rng, "RoundPaired")
    pairings = {} if at is None else lines[at]["event"]["pairings"]
    if not pairings or not pairings["byes"] or not pairings["pairings"]:
        return None
    bye, game = rng.choice(pairings["byes"]), rng.choice(pairings["pairings"])
    seat = rng.randrange(2)
    bye["entrant"], game["seats"][seat] = game["seats"][seat], bye["entrant"]
    return at


def draws(lines: Lines, rng: random.Random) -> int | None:
    """Change a number that was drawn, its secret or its range."""
    found = [at for at, line in enumerate(lines) if line["event"].get("draws")]
    if not found:
        return None
    at = rng.choice(found)
    draw = rng.choice(lines[at]["event"]["draws"])
    key = rng.choice(["value", "high", "seed"])
    draw[key] = draw[key][::-1] if key == "seed" else draw[key] + 1
    return at


def options(lines: Lines, rng: random.Random) -> int | None:
    """Change an option of a stage."""
    at = _pick(lines, rng, "TournamentCreated", "PlanChanged")
    if at is None:
        return None
    known = rng.choice(lines[at]["event"]["stages"])["options"]
    numbers = [key for key, value in known.items() if isinstance(value, int | None)]
    key = rng.choice(sorted(numbers))
    known[key] = not known[key] if isinstance(known[key], bool) else (known[key] or 0) + 1
    return at


def order(lines: Lines, rng: random.Random) -> int | None:
    """Exchange two neighbours, leave a line out, or have one twice."""
    at = rng.randrange(1, len(lines) - 1)
    way = rng.randrange(3)
    if way == 0:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    elif way == 1:
        del lines[at]
    else:
        lines.insert(at, deepcopy(lines[at]))
        return at + 1
    return at


CHANGES: Sequence[Callable[[Lines, random.Random], int | None]] = (result, seats, byes, draws, options, order)


def mutant(given: Given, rng: random.Random) -> Mutant | None:
    """Return the log with one change; None where it has nothing of the kind that was chosen."""
    kind = rng.randrange(len(CHANGES) + 2)
    if kind == len(CHANGES):
        return _other_certificate(given, rng)
    header, *lines = [json.loads(line) for line in given.log.split("\n") if line]
    before = deepcopy(lines)
    if kind > len(CHANGES):
        header["people"][rng.choice(sorted(header["people"]))]["name"] += "x"
        at: int | None = -1
    else:
        at = CHANGES[kind](lines, rng)
    if at is None or (at >= 0 and lines == before):
        return None
    rehashed = rng.random() < 0.5
    if rehashed:
        _hash_again(header, lines)
    text = "\n".join(json.dumps(line, ensure_ascii=False) for line in (header, *lines)) + "\n"
    name = "names" if kind > len(CHANGES) else CHANGES[kind].__name__
    return Mutant(name, at + 1, replace(given, log=text), rehashed, _counts_from(before, lines))


def _counts_from(before: Lines, after: Lines) -> int:
    """Return the first line of a command that is undone in one of these logs only; 0 without one."""
    undone = [
        {line["event"].get("command_id") for line in log if line["event"]["kind"] == "CommandUndone"}
        for log in (before, after)
    ]
    changed = undone[0] ^ undone[1]
    return next((number for number, line in enumerate(before, start=1) if line["command_id"] in changed), 0)


def _hash_again(header: dict[str, Any], lines: Lines) -> None:
    """Count the lines again, and make all hashes fit what they say now."""
    before = ""
    for seq, line in enumerate(lines, start=1):
        line["seq"] = seq
        record: Any = SimpleNamespace(**{**line, "at": datetime.fromisoformat(line["at"])})
        line["hash"] = before = line_hash(before, record, line["event"])
    rest = {key: value for key, value in header.items() if key not in {"herald-log", "seal"}}
    header["seal"] = {"lines": len(lines), "head": before, "hash": seal_hash(rest, len(lines), before)}


def _matchings_in(certificates: Any) -> Iterator[dict[str, Any]]:
    """Return all proofs in these certificates, also those of choices and of parts of a round."""
    inside = certificates.values() if isinstance(certificates, dict) else certificates
    if isinstance(certificates, dict) and "prices" in certificates:
        yield certificates
        inside = [certificates.get("choice", {})]
    for one in inside:
        if isinstance(one, dict | list):
            yield from _matchings_in(one)


def _other_certificate(given: Given, rng: random.Random) -> Mutant | None:
    """Change a price of a vertex or of a blossom, or leave out a pair of those that a bracket leaves to others."""
    proofs: Any = deepcopy(given.proofs)
    known: Mapping[str, Any] = proofs["certificates"]
    if not known:
        return None
    seq = rng.choice(sorted(known))
    proved = list(_matchings_in(known[seq]))
    blossoms = [blossom for one in proved for blossom in one["blossoms"]]
    rests = [one["rest"] for one in known[seq] if one.get("rest")]
    way = rng.randrange(4)
    if way == 0 and rests:
        rng.choice(rests).pop()
    else:
        prices = rng.choice(blossoms if way == 1 and blossoms else [one["prices"] for one in proved])
        vertex = 0 if prices in blossoms else rng.randrange(len(prices))
        price = int(prices[vertex], 16) + rng.choice([-1, 1]) * rng.choice([1, 4, 1 << 20])
        prices[vertex] = f"{price:x}"
    return Mutant("certificate", int(seq), replace(given, proofs=proofs), rehashed=False)


def mutants(count: int, seed: int, of: Sequence[Given]) -> list[Mutant]:
    """Return so many changed logs."""
    rng, made = random.Random(seed), list[Mutant]()
    while len(made) < count:
        one = mutant(rng.choice(of), rng)
        if one is not None:
            made.append(one)
    return made


def complaint(mutant: Mutant, found: dict[str, Any]) -> str:
    """Return what is wrong with the results for a changed log; empty where it was found at its place."""
    wrong = [row for row in found["rows"] if row["state"] == "wrong"]
    if found["ok"] or not wrong:
        return "passed"
    if mutant.kind == "certificate":
        return "" if [row["line"] for row in wrong] == [mutant.line] else f"elsewhere: {wrong}"
    if mutant.rehashed:
        rules = [row for row in wrong if row["what"] not in {"head", "standings"}]
        first = min(mutant.line, mutant.counts_from or mutant.line)
        early = [row for row in rules if row.get("line", mutant.line) < first and row["what"] != "chain"]
        return f"before its place: {early}" if early else ""
    chain = next((row for row in wrong if row["what"] == "chain"), {"line": None})
    return "" if chain["line"] == mutant.line else f"elsewhere: {chain}"
