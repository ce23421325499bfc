"""Read the operations of an OpenAPI description that is split into files, as names and types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

KEPT = frozenset(
    {
        "type",
        "properties",
        "required",
        "items",
        "additionalProperties",
        "enum",
        "const",
        "oneOf",
        "anyOf",
        "allOf",
        "minimum",
        "maximum",
    }
)
"""Keywords of a schema that say what a value looks like; all others are text, examples and defaults."""

OPERATIONS = (
    "GET /api/bulk-pairing",
    "POST /api/bulk-pairing",
    "DELETE /api/bulk-pairing/{id}",
    "POST /api/games/export/_ids",
    "GET /api/games/user/{username}",
    "GET /api/user/{username}",
    "POST /api/users",
    "GET /api/account",
    "POST /api/token",
    "POST /api/token/test",
    "GET /oauth",
)
"""What Herald uses of lichess."""

SPECIFICATION = Path("doc/specs/lichess-api.yaml")


def contract(checkout: Path) -> dict[str, Any]:
    """Return the operations by method and path: query, form, whether the body is text, bodies of answers by status."""
    place = checkout / SPECIFICATION
    paths = yaml.safe_load(place.read_text(encoding="utf-8"))["paths"]
    found: dict[str, Any] = {}
    for operation in OPERATIONS:
        method, _, path = operation.partition(" ")
        described, folder = _followed(paths[path], place.parent)
        found[operation] = _operation(described[method.lower()], folder)
    return {"operations": found}


def _operation(described: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    parameters = [_followed(each, folder) for each in described.get("parameters", ())]
    query = {each["name"]: _schema(each["schema"], where, ()) for each, where in parameters if each["in"] == "query"}
    bodies = described.get("requestBody", {}).get("content", {})
    form = bodies.get("application/x-www-form-urlencoded")
    return {
        "query": query,
        "form": None if form is None else _schema(form["schema"], folder, ()),
        "text": "text/plain" in bodies,
        "answers": {str(status): _answer(answer, folder) for status, answer in described["responses"].items()},
    }


def _answer(answer: Mapping[str, Any], folder: Path) -> Any:
    """Return the schema of the JSON body of an answer; lines of JSON have that of a line."""
    answer, folder = _followed(answer, folder)
    bodies = answer.get("content", {})
    for kind in ("application/json", "application/x-ndjson"):
        if kind in bodies:
            return _schema(bodies[kind].get("schema", {}), folder, ())
    return {}


def _followed(value: Any, folder: Path) -> tuple[Any, Path]:
    """Return what a reference leads to, and the folder of its file."""
    while isinstance(value, Mapping) and "$ref" in value:
        place = (folder / value["$ref"]).resolve()
        value, folder = yaml.safe_load(place.read_text(encoding="utf-8")), place.parent
    return value, folder


def _schema(value: Any, folder: Path, above: tuple[str, ...]) -> Any:
    """Return a schema of `KEPT` keywords with its references resolved; one inside itself allows anything."""
    if isinstance(value, Mapping) and "$ref" in value:
        if value["$ref"] in above:
            return {}
        above = (*above, value["$ref"])
        value, folder = _followed(value, folder)
    if not isinstance(value, Mapping):
        return value
    kept: dict[str, Any] = {}
    for key in sorted(KEPT & value.keys()):
        part = value[key]
        if key == "properties":
            kept[key] = {name: _schema(each, folder, above) for name, each in part.items()}
        elif isinstance(part, list) and key in {"oneOf", "anyOf", "allOf"}:
            kept[key] = [_schema(each, folder, above) for each in part]
        else:
            kept[key] = _schema(part, folder, above)
    return kept
