"""Errors of Discord's API: status, code and body of each, and the nested error body of a malformed request."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FieldPath = tuple[str | int, ...]
"""Place of a field in a request, for example ("embeds", 0, "title")."""


class ApiError(Exception):
    """An API error, answered to the bot as Discord does.

    Attributes:
        status: HTTP status.
        code: Discord's JSON error code.
        message: Discord's short text.
        errors: the nested body of code 50035, else None.
        extra: further top-level keys of the body.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}

    def body(self) -> dict[str, Any]:
        """Return the JSON body."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


_KNOWN: dict[str, tuple[int, int, str]] = json.loads(
    Path(__file__).with_name("errors.json").read_text(encoding="utf-8")
)
"""Errors that the sandbox can answer: name -> (HTTP status, Discord's code, Discord's text)."""


def message_of(code: int) -> str | None:
    """Return Discord's text for an error code, or None for an unknown code."""
    return next((message for _, known, message in _KNOWN.values() if known == code), None)


def refusal(name: str, **extra: Any) -> ApiError:
    """Return the error of that name; `extra` are further keys of its body."""
    status, code, message = _KNOWN[name]
    return ApiError(status, code, message, extra=extra)


class FieldErrors:
    """Collects errors of a request by field, for one response with code 50035."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: FieldPath, code: str, message: str) -> None:
        """Add an error at `path`, for example ("embeds", 0, "title")."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: FieldPath) -> None:
        """Add an error for a missing required field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: FieldPath, item: dict[str, Any], key: str, most: int, *, needed: bool = False) -> None:
        """Add an error if a text of an object is too long, or missing although it is needed."""
        if item.get(key):
            self.length((*path, key), item[key], most=most)
        elif needed:
            self.required((*path, key))

    def length(self, path: FieldPath, value: Any, *, most: int, least: int = 0) -> None:
        """Add an error if a text or list is too short or too long; None is not checked."""
        if value is None:
            return
        size = len(value)
        if size > most or size < least:
            kind = "in length" if isinstance(value, str) else "in count"
            if (least and size < least) or least > 1:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} {kind}.")
            else:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer {kind}.")

    def choice(self, path: FieldPath, value: Any, allowed: Sequence[Any], *, optional: bool = False) -> None:
        """Add an error if a value is not in a closed list; None is not checked if `optional`."""
        if value not in allowed and not (optional and value is None):
            listed = ", ".join(str(item) for item in allowed)
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def number(self, path: FieldPath, value: Any, *, least: float, most: float) -> None:
        """Add an error if a value is not a number or out of range; None is not checked."""
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def refuse_if_any(self) -> None:
        """Raise `ApiError` with the collected errors, if any."""
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self._tree)


def refuse_field(path: FieldPath, code: str, message: str) -> ApiError:
    """Return an error for a single field."""
    errors = FieldErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors=errors._tree)  # noqa: SLF001 - same module, same idea
