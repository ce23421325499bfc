"""Compare what Herald sends to game servers, and what the pretend ones answer, with contracts of the real servers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator

LINES, PGN = "application/x-ndjson", "application/x-chess-pgn"
GOOD = 200

DIFFERENCES = {
    r"GET /api/bulk-pairing 200: .* is not of type 'array'": "lila answers an object with the list in `bulks`",
    r"POST /api/bulk-pairing form: rules: .* is not one of": "lila takes several rules with commas, as the text says",
    r".*startClocksAt: None is not of type 'integer'": "lila answers null where clocks are not started",
    r"POST /api/bulk-pairing 200: .*'clock' is a required property": "lila leaves it out in correspondence",
    r".*/api/bulk-pairing.* 200: .correspondence is not described": "lila adds the days a turn",
    r"POST /api/bulk-pairing 400: .*": "lila answers `tokens` or the fields of the form, each with its errors",
}
"""Where lichess' server (lila) is known to answer differently from its description: pattern of a fault -> how."""


class Exchange(NamedTuple):
    """A request and its answer. `body` is a form, JSON or text, whichever was sent."""

    method: str
    path: str
    query: Mapping[str, str]
    form: Mapping[str, str] | None
    body: Any
    text: str | None
    accept: str
    status: int
    answer: str


@cache
def contract(server: str) -> dict[str, Any]:
    """Return the contract of a server."""
    read: dict[str, Any] = json.loads(Path(__file__).with_name(f"{server}.json").read_text(encoding="utf-8"))
    return read


# lichess


def faults_with_lichess(exchange: Exchange) -> list[str]:
    """Return where an exchange is not as lichess describes it, except `DIFFERENCES`."""
    operation = _operation(exchange)
    if operation is None:
        return [f"{exchange.method} {exchange.path}: no operation of the contract"]
    described = contract("lichess")["operations"][operation]
    faults = [f"{operation} query: {fault}" for fault in _typed(described["query"], exchange.query)]
    if exchange.form is not None:
        fields = (described["form"] or {}).get("properties", {})
        faults += [f"{operation} form: {fault}" for fault in _typed(fields, exchange.form)]
        lacking = set((described["form"] or {}).get("required", ())) - exchange.form.keys()
        faults += [f"{operation} form: {name} is required" for name in sorted(lacking)]
    if exchange.text is not None and not described["text"]:
        faults.append(f"{operation}: takes no text")
    schema = described["answers"].get(str(exchange.status))
    for value in _answers(exchange) if schema else ():
        faults += [f"{operation} {exchange.status}: {fault}" for fault in _mismatches(schema, value)]
    return [fault for fault in faults if not any(re.match(known, fault) for known in DIFFERENCES)]


def _operation(exchange: Exchange) -> str | None:
    for operation in contract("lichess")["operations"]:
        method, _, path = operation.partition(" ")
        if method == exchange.method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), exchange.path):
            return str(operation)
    return None


def _typed(fields: Mapping[str, Any], sent: Mapping[str, str]) -> Iterator[str]:
    """Compare values that are sent as text with the types of their fields."""
    for name, text in sent.items():
        if name not in fields:
            yield f"{name} is not described"
            continue
        kind = fields[name].get("type")
        value: Any = text
        if kind == "boolean":
            value = {"true": True, "false": False}.get(text, text)
        elif kind == "integer" and text.lstrip("-").isdigit():
            value = int(text)
        yield from (f"{name}: {error.message}" for error in Draft202012Validator(fields[name]).iter_errors(value))


def _answers(exchange: Exchange) -> list[Any]:
    """Return the JSON values of an answer; none of a game in PGN or a page."""
    if exchange.accept == PGN:
        return []
    if exchange.accept == LINES:
        return [json.loads(line) for line in exchange.answer.splitlines() if line]
    return [json.loads(exchange.answer)] if exchange.answer.lstrip()[:1] in {"{", "["} else []


def _mismatches(schema: Any, value: Any) -> Iterator[str]:
    for error in Draft202012Validator(schema).iter_errors(value):
        yield f"{'.'.join(map(str, error.absolute_path))}: {error.message}"
    yield from _unknown(schema, value, "")


def _unknown(schema: Any, value: Any, place: str) -> Iterator[str]:
    """Yield fields that no branch of the schema has: a real server never sends them, so nothing may rest on them."""
    branches = list(_branches(schema))
    if isinstance(value, list):
        for item in value:
            yield from _unknown({"anyOf": [each["items"] for each in branches if "items" in each]}, item, place)
    if not isinstance(value, dict):
        return
    fields: dict[str, list[Any]] = {}
    for each in branches:
        for name, inner in each.get("properties", {}).items():
            fields.setdefault(name, []).append(inner)
    free = [each["additionalProperties"] for each in branches if isinstance(each.get("additionalProperties"), dict)]
    for name, inner in value.items():
        if name in fields or free:
            yield from _unknown({"anyOf": fields.get(name, free)}, inner, f"{place}.{name}")
        elif fields:
            yield f"{place}.{name} is not described"


def _branches(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
        for key in ("anyOf", "oneOf", "allOf"):
            for each in schema.get(key, ()):
                yield from _branches(each)


# Woogles

_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "string": str,
    "bool": bool,
    "int32": int,
    "uint32": int,
    "int64": str,
    "uint64": str,
    "float": (int, float),
    "double": (int, float),
    "google.protobuf.Timestamp": str,
}
"""Types of JSON values by protobuf's rules; whole numbers of 64 bits are texts."""


def faults_with_woogles(exchange: Exchange) -> list[str]:
    """Return where an exchange is not as the definitions of liwords have it."""
    call = exchange.path.removeprefix("/api/")
    if call not in contract("woogles")["calls"]:
        return [f"{exchange.path}: no call of the contract"]
    sent, answered = contract("woogles")["calls"][call]
    faults = [f"{call} sent{fault}" for fault in _misfits(exchange.body, sent)]
    if exchange.status == GOOD:
        faults += [f"{call} answered{fault}" for fault in _misfits(json.loads(exchange.answer), answered)]
    return faults


def _misfits(value: Any, kind: str, place: str = "") -> Iterator[str]:
    """Yield fields that a message lacks, and values of another type."""
    described = contract("woogles")
    if kind.endswith("[]"):
        for item in value if isinstance(value, list) else [value]:
            yield from _misfits(item, kind.removesuffix("[]"), place)
    elif kind.startswith("map<"):
        for item in value.values():
            yield from _misfits(item, kind[4:-1], f"{place}.*")
    elif kind in described["enums"]:
        if value not in described["enums"][kind]:
            yield f"{place}: {value!r} is none of {kind}"
    elif kind in described["messages"]:
        fields = described["messages"][kind]
        for name, inner in value.items():
            if name in fields:
                yield from _misfits(inner, fields[name], f"{place}.{name}")
            else:
                yield f"{place}.{name} is no field of {kind}"
    elif not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != "bool"):
        yield f"{place}: {value!r} is not of type {kind}"
