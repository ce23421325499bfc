"""Generate the OpenAPI 3.1 description of the interface for programs from the models."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from bot.public_data import models

PARTS: dict[str, tuple[type[BaseModel], bool]] = {
    "overview": (models.Overview, False),
    "stages": (models.Stage, True),
    "entrants": (models.Entrant, True),
    "rounds": (models.Round, True),
    "standings": (models.Standings, True),
    "draws": (models.Draw, True),
    "news": (models.News, True),
}
"""The parts of a tournament with an address of their own: the model, and whether it is a list."""

_REF = "#/components/schemas/{model}"
_TOURNAMENT = {"name": "tournament", "in": "path", "required": True, "schema": {"type": "string"}, "example": "t1"}


def openapi(base: str = "") -> dict[str, Any]:
    """Return the description, with `base` as the address of the server if it is known."""
    wanted: list[type[BaseModel]] = [models.Tournament, models.Tournaments, models.Notice]
    _, schemas = models_json_schema([(model, "serialization") for model in wanted], ref_template=_REF)
    paths: dict[str, Any] = {
        "/tournaments.json": _get("The tournaments everybody is shown", _of(models.Tournaments), tournament=False),
        "/t/{tournament}.json": _get("All of a tournament", _of(models.Tournament)),
        "/t/{tournament}/events": _stream(),
    }
    for part, (model, many) in PARTS.items():
        shape = {"type": "array", "items": _of(model)} if many else _of(model)
        paths[f"/t/{{tournament}}/{part}.json"] = _get(f"Its {part}", shape)
    one_round = _get("One round", _of(models.Round))
    one_round["get"]["parameters"].append(
        {"name": "round", "in": "path", "required": True, "schema": {"type": "string"}, "example": "s0r3"}
    )
    paths["/t/{tournament}/rounds/{round}.json"] = one_round
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Herald",
            "version": str(models.SCHEMA),
            "description": "What everybody may see of tournaments. Sealed stages are left out until they are revealed.",
        },
        **({"servers": [{"url": base}]} if base else {}),
        "paths": paths,
        "webhooks": {"change": {"post": _webhook()}},
        "components": {"schemas": schemas["$defs"]},
    }


def _of(model: type[BaseModel]) -> dict[str, str]:
    """Return a reference to the schema of a model."""
    return {"$ref": _REF.format(model=model.__name__)}


def _get(summary: str, shape: dict[str, Any], *, tournament: bool = True) -> dict[str, Any]:
    """Return a path with a GET operation."""
    answers = {
        "200": {"description": "As it is now", "content": {"application/json": {"schema": shape}}},
        "304": {"description": "Nothing has changed since the ETag you sent in If-None-Match"},
        "404": {"description": "There is no such tournament, or it has no page"},
    }
    return {"get": {"summary": summary, "parameters": [dict(_TOURNAMENT)] if tournament else [], "responses": answers}}


def _stream() -> dict[str, Any]:
    """Return the path of server-sent events."""
    path = _get("Server-sent events: `changed` with the overview after each change, `gone` at the end", {})
    path["get"]["responses"] = {
        "200": {"description": "A stream", "content": {"text/event-stream": {"schema": {"type": "string"}}}},
        "503": {"description": "Too many streams are open; Retry-After says when to come back"},
    }
    return path


def _webhook() -> dict[str, Any]:
    """Return the operation of the webhook."""
    return {
        "summary": "What a webhook is sent after each change",
        "parameters": [
            {"name": name, "in": "header", "required": True, "schema": {"type": "string"}}
            for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
        ],
        "requestBody": {"content": {"application/json": {"schema": _of(models.Notice)}}},
        "responses": {"2XX": {"description": "Taken; anything else is tried again"}},
    }
