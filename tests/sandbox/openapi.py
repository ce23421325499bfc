"""Checks what goes over the sandbox's REST sockets against Discord's own OpenAPI description."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.sandbox.services import Exchange

# Routes the description does not have, each with the reason why the sandbox answers them all the same.
UNDESCRIBED = {
    "POST /attachments/refresh-urls": "Discord has it, its description leaves it out",
    "* /unknown": "the sandbox's own name for an address it does not know",
}

# Places where an answer differs from the description on purpose: (pattern of the route, pattern of the place) -> why.
DIFFERENCES = {
    ("", r"at errors/.*/_errors/\d+/code: '\w+' is not of type 'integer'"): (
        "the description has numbers for the inner codes of 50035; Discord's reference and its real answers have names"
    ),
    ("", r"channel_types/\d+: 16 is not valid"): (
        "the description leaves media channels out; Discord's reference has them and discord.py sends them"
    ),
    ("", r"message_reference/type: 1 is not (valid|of type)"): (
        "the description has replies alone; Discord's reference has forwards, and discord.py sends them"
    ),
}

_URN = "urn:discord"


class Validators(NamedTuple):
    """Two of the same schema: one says quickly whether something fits, the other why it does not."""

    quick: jsonschema_rs.Draft202012Validator
    worded: Draft202012Validator


class Description:
    """Discord's description, by route."""

    def __init__(self, file: Path) -> None:
        self._document = json.loads(file.read_text(encoding="utf-8"))
        resource: Resource[Any] = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(_URN, resource)
        self._paths = {_shape(path): path for path in self._document["paths"]}
        self._quick_registry = jsonschema_rs.Registry([(_URN, self._document)], draft=jsonschema_rs.Draft202012)
        self._by_type = _by_type(self._document)
        self._validators: dict[str, Validators | None] = {}

    def faults(self, exchange: Exchange) -> list[str]:
        """What is wrong with an exchange: the answer, and (when it was accepted) the request."""
        if exchange.route in UNDESCRIBED:
            return []
        method, path = exchange.route.split(" ", 1)
        known = self._paths.get(_shape(path))
        if known is None or method.lower() not in self._document["paths"][known]:
            return [f"{exchange.route}: not in the description"]
        pointer = f"/paths/{_escaped(known)}/{method.lower()}"
        faults = self._answer_faults(pointer, exchange)
        accepted = exchange.status < 300
        if accepted and exchange.request is not None:
            where = f"{pointer}/requestBody/content/application~1json/schema"
            faults += [
                f"{exchange.route} request {text}" for text in self._check(where, as_described(exchange.request))
            ]
        return [text for text in faults if not _justified(exchange.route, text)]

    def _answer_faults(self, pointer: str, exchange: Exchange) -> list[str]:
        responses = self._at(f"{pointer}/responses") or {}
        if exchange.status >= 400:
            where = "/components/schemas/ErrorResponse"
        elif str(exchange.status) not in responses:
            return [f"{exchange.route}: status {exchange.status} is not among {', '.join(responses)}"]
        else:
            where = f"{pointer}/responses/{exchange.status}/content/application~1json/schema"
        if self._at(where) is None:
            return [] if exchange.answer is None else [f"{exchange.route}: {exchange.status} should have no body"]
        return [f"{exchange.route} {exchange.status} {text}" for text in self._check(where, exchange.answer)]

    def _check(self, where: str, value: Any) -> list[str]:
        """What is wrong with a value: nothing, as the quick validator sees, or what the slow one has words for."""
        validators = self._validators_of(where)
        if validators is None or validators.quick.is_valid(value):
            return []
        return [_worded(error) for error in validators.worded.iter_errors(value)]

    def _validators_of(self, where: str) -> Validators | None:
        if where not in self._validators:
            schema = {"$ref": f"{_URN}#{where}"}
            present = self._at(where) is not None
            self._validators[where] = (
                Validators(
                    jsonschema_rs.Draft202012Validator(schema, registry=self._quick_registry),
                    self._by_type(schema, registry=self._registry),
                )
                if present
                else None
            )
        return self._validators[where]

    def _at(self, pointer: str) -> Any:
        node: Any = self._document
        for step in pointer.split("/")[1:]:
            key = unquote(step).replace("~1", "/").replace("~0", "~")
            if not isinstance(node, dict) or key not in node:
                return None
            node = node[key]
        return node


def _by_type(document: Any) -> Any:
    """A validator that tries of several alternatives only those whose `type` is that of the value, if there are any.

    The description has long lists of kinds of components, channels and the like; the others would not fit anyway.
    """

    def alternatives(word: str) -> Any:
        every = Draft202012Validator.VALIDATORS[word]

        def keyword(validator: Any, schemas: Any, value: Any, schema: Any) -> Any:
            fitting = schemas
            if isinstance(value, dict) and "type" in value:
                fitting = [subschema for subschema in schemas if _may_be(document, subschema, value["type"])] or schemas
            return every(validator, fitting, value, schema)

        return keyword

    return extend(Draft202012Validator, {word: alternatives(word) for word in ("oneOf", "anyOf")})  # type: ignore[no-untyped-call]


def _may_be(document: Any, schema: Any, kind: Any) -> bool:
    """Does a schema leave it open whether something is of this `type`?"""
    own = _followed(document, schema).get("properties", {}).get("type")
    allowed = None if own is None else _constants(document, own)
    return allowed is None or kind in allowed


def _constants(document: Any, schema: Any) -> list[Any] | None:
    """The only values a schema takes; None where it is not a list of such."""
    followed = _followed(document, schema)
    if "const" in followed:
        return [followed["const"]]
    if "enum" in followed:
        return list(followed["enum"])
    parts = [_constants(document, part) for part in followed.get("oneOf", ())]
    return None if not parts or None in parts else [value for part in parts for value in part or ()]


def _followed(document: Any, schema: Any) -> Any:
    """The schema itself, or the one it refers to."""
    while "$ref" in schema:
        node = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            node = node[step]
        schema = node
    return schema


@cache
def description(file: Path) -> Description:
    """The description of a file, read once."""
    return Description(file)


_PERMISSIONS = {"allow", "deny", "permissions"}
_OWNERS_OF_IDS = {"attachments", "permission_overwrites"}
_LISTS_OF_IDS = {"users", "roles", "messages", "applied_tags"}


def as_described(value: Any, key: str = "") -> Any:
    """A request as the description has it: discord.py sends ids as numbers and permissions as strings.

    Discord takes both, and its reference documents permissions as strings. A component's own `id` is a number at
    Discord too and stays one.
    """
    if isinstance(value, dict):
        return {name: _field_as_described(name, item, key) for name, item in value.items()}
    if isinstance(value, list):
        texts = key in _LISTS_OF_IDS
        return [str(item) if texts and isinstance(item, int) else as_described(item, key) for item in value]
    return value


def _field_as_described(name: str, value: Any, key: str) -> Any:
    if isinstance(value, int) and (name.endswith("_id") or (name == "id" and key in _OWNERS_OF_IDS)):
        return str(value)
    if isinstance(value, str) and name in _PERMISSIONS:
        return int(value)
    return as_described(value, name)


def _shape(path: str) -> str:
    """A path whatever its parameters are called."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _escaped(path: str) -> str:
    return path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _worded(error: ValidationError) -> str:
    """The reason in the alternative that was meant, because "none of these fits" alone helps nobody."""
    innermost = error
    while innermost.context:
        meant = _meant(innermost)
        if all(item.validator == "const" for item in meant):
            break
        innermost = max(meant, key=lambda item: len(item.absolute_path))
    place = "/".join(str(step) for step in innermost.absolute_path) or "(all)"
    return f"at {place}: {innermost.message[:300]}"


def _meant(error: ValidationError) -> list[ValidationError]:
    """The faults found in one of several alternatives: the one whose own `type` fits, if there is one."""
    by_branch: dict[Any, list[ValidationError]] = {}
    for item in error.context or ():
        by_branch.setdefault(item.schema_path[0], []).append(item)
    if all(len(branch) == 1 and branch[0].validator == "const" for branch in by_branch.values()):
        return list(error.context or ())
    fitting = [branch for branch in by_branch.values() if not any(_is_of_type(error, item) for item in branch)]
    return max(fitting or list(by_branch.values()), key=lambda branch: max(len(item.absolute_path) for item in branch))


def _is_of_type(parent: ValidationError, item: ValidationError) -> bool:
    """Whether a fault says that the thing is of another kind than the alternative."""
    here = len(parent.absolute_path)
    return list(item.absolute_path)[here:] == ["type"] and item.validator in ("enum", "const")


def _justified(route: str, text: str) -> bool:
    return any(re.search(where, route) and re.search(what, text) for where, what in DIFFERENCES)
