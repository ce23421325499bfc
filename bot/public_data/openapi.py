"""Generate the OpenAPI 3.1 description of the interface for programs from the models."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue, models_json_schema
from pydantic_core.core_schema import TupleSchema

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
_ROUND = {"name": "round", "in": "path", "required": True, "schema": {"type": "string"}, "example": "s0r3"}
_EVENT = 'event: changed\nid: 7-41\ndata: {"api": 1, "id": "t1", "version": 41, "title": "Spring Cup"}\n\n'
_LICENCE = {"name": "MIT", "identifier": "MIT"}


class _Schemas(GenerateJsonSchema):
    """Describes tuples of one type by `items`: generators of clients need it, and not all know `prefixItems`."""

    def tuple_schema(self, schema: TupleSchema) -> JsonSchemaValue:
        """Return the schema of a tuple."""
        described = super().tuple_schema(schema)
        match described.get("prefixItems", []):
            case [first, *others] if all(other == first for other in others):
                del described["prefixItems"]
                described["items"] = first
        return described


def openapi(base: str = "") -> dict[str, Any]:
    """Return the description; `base` is the address of the server, by default the one that was asked for it."""
    wanted: list[type[BaseModel]] = [models.Tournament, models.Tournaments, models.Notice]
    _, schemas = models_json_schema(
        [(model, "serialization") for model in wanted], ref_template=_REF, schema_generator=_Schemas
    )
    listed = _get("listTournaments", "The tournaments everybody is shown", _of(models.Tournaments), [])
    paths: dict[str, Any] = {
        "/tournaments.json": listed,
        "/t/{tournament}.json": _get("getTournament", "All of a tournament", _of(models.Tournament), [_TOURNAMENT]),
        "/t/{tournament}/events": _stream(),
    }
    for part, (model, many) in PARTS.items():
        shape = {"type": "array", "items": _of(model)} if many else _of(model)
        paths[f"/t/{{tournament}}/{part}.json"] = _get(f"get{part.title()}", f"Its {part}", shape, [_TOURNAMENT])
    one_round = _get("getRound", "One round", _of(models.Round), [_TOURNAMENT, _ROUND])
    paths["/t/{tournament}/rounds/{round}.json"] = one_round
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Herald",
            "version": str(models.SCHEMA),
            "description": "What everybody may see of tournaments. Sealed stages are left out until they are revealed.",
            "license": _LICENCE,
        },
        "servers": [{"url": base or "/"}],
        "security": [],
        "paths": paths,
        "webhooks": {"change": {"post": _webhook()}},
        "components": {"schemas": schemas["$defs"]},
    }


def _of(model: type[BaseModel]) -> dict[str, str]:
    """Return a reference to the schema of a model."""
    return {"$ref": _REF.format(model=model.__name__)}


def _get(operation: str, summary: str, shape: dict[str, Any], parameters: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a path with a GET operation."""
    answers = {
        "200": {"description": "As it is now", "content": {"application/json": {"schema": shape}}},
        "304": {"description": "Nothing has changed since the ETag you sent in If-None-Match"},
        "400": {"description": "The request is no HTTP that can be read"},
        **({"404": {"description": "There is no such tournament, or it has no page"}} if parameters else {}),
    }
    return {
        "get": {"operationId": operation, "summary": summary, "parameters": parameters, "responses": answers},
    }


def _stream() -> dict[str, Any]:
    """Return the path of server-sent events."""
    summary = "Server-sent events: `changed` with the overview after each change, `gone` at the end"
    path = _get("streamChanges", summary, {}, [_TOURNAMENT])
    answers = path["get"]["responses"]
    answers["200"] = {
        "description": "A stream. The data of each event `changed` is an `Overview` as JSON.",
        "content": {"text/event-stream": {"schema": {"type": "string", "examples": [_EVENT]}}},
    }
    answers["503"] = {"description": "Too many streams are open; Retry-After says when to come back"}
    del answers["304"]
    return path


def _webhook() -> dict[str, Any]:
    """Return the operation of the webhook."""
    return {
        "operationId": "change",
        "summary": "What a webhook is sent after each change",
        "parameters": [
            {"name": name, "in": "header", "required": True, "schema": {"type": "string"}}
            for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
        ],
        "requestBody": {"content": {"application/json": {"schema": _of(models.Notice)}}},
        "responses": {"2XX": {"description": "Taken; anything else is tried again"}},
    }
