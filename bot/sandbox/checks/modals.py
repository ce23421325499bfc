"""Validation of forms (modals), and their stored form."""

from __future__ import annotations

from bot.sandbox.checks.components import (
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    check_options,
    check_range,
    check_unique_ids,
    stored,
)
from bot.sandbox.errors import FieldErrors
from bot.sandbox.limits import Limits
from bot.sandbox.world.models import Json

_Path = tuple[str | int, ...]
_INPUTS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(data: Json, limits: Limits) -> None:
    """Raise `ApiError` if Discord would reject a form."""
    errors = FieldErrors()
    for key, most in (("custom_id", limits.custom_id), ("title", limits.modal_title)):
        if not data.get(key):
            errors.required(("data", key))
        else:
            errors.length(("data", key), data[key], least=1, most=most)
    items = data.get("components") or []
    errors.length(("data", "components"), items, least=1, most=limits.modal_items)
    for index, item in enumerate(items):
        _check_item(errors, ("data", "components", index), item, limits)
    check_unique_ids(errors, items)
    errors.refuse_if_any()


def _check_item(errors: FieldErrors, path: _Path, item: Json, limits: Limits) -> None:
    kind = item.get("type")
    if kind == ROW:
        inner = item.get("components") or []
        errors.length((*path, "components"), inner, least=1, most=1)
        for index, child in enumerate(inner):
            place = (*path, "components", index)
            errors.choice((*place, "type"), child.get("type"), (TEXT_INPUT,))
            _check_text_length(errors, place, child, "label", limits.label, needed=True)
            _check_input(errors, place, child, limits)
    elif kind == LABEL:
        _check_text_length(errors, path, item, "label", limits.label, needed=True)
        _check_text_length(errors, path, item, "description", limits.label_description)
        child = item.get("component") or {}
        errors.choice((*path, "component", "type"), child.get("type"), _INPUTS)
        _check_input(errors, (*path, "component"), child, limits)
    elif kind == TEXT:
        _check_text_length(errors, path, item, "content", limits.v2_text, needed=True)
    else:
        errors.choice((*path, "type"), kind, (ROW, TEXT, LABEL))


def _check_text_length(
    errors: FieldErrors, path: _Path, item: Json, key: str, most: int, *, needed: bool = False
) -> None:
    if item.get(key):
        errors.length((*path, key), item[key], most=most)
    elif needed:
        errors.required((*path, key))


def _check_input(errors: FieldErrors, path: _Path, item: Json, limits: Limits) -> None:
    kind = item.get("type")
    _check_text_length(errors, path, item, "custom_id", limits.custom_id, needed=True)
    if kind == TEXT_INPUT:
        _check_text_input(errors, path, item, limits)
    elif kind in SELECTS:
        _check_text_length(errors, path, item, "placeholder", limits.placeholder)
        check_range(errors, path, item, most=limits.select_options, least_of_most=1)
        if kind == STRING_SELECT:
            check_options(errors, path, item, limits, least=1, most=limits.select_options)
    elif kind == UPLOAD:
        check_range(errors, path, item, most=limits.upload_files, least_of_most=1)
    elif kind == RADIO:
        check_options(errors, path, item, limits, least=limits.radio_least, most=limits.radio_most)
    elif kind == CHECKBOXES:
        check_range(errors, path, item, most=limits.checkbox_most, least_of_most=1)
        check_options(errors, path, item, limits, least=1, most=limits.checkbox_most)


def _check_text_input(errors: FieldErrors, path: _Path, item: Json, limits: Limits) -> None:
    errors.choice((*path, "style"), item.get("style"), (1, 2))
    _check_text_length(errors, path, item, "placeholder", limits.text_placeholder)
    low, high = item.get("min_length"), item.get("max_length")
    if low is not None:
        errors.number((*path, "min_length"), low, least=0, most=limits.text_input)
    if high is not None:
        errors.number((*path, "max_length"), high, least=1, most=limits.text_input)
    if isinstance(value := item.get("value"), str) and value:
        errors.length((*path, "value"), value, least=low or 0, most=high or limits.text_input)


def stored_modal(data: Json) -> Json:
    """Return the form as shown to the person: components numbered, with defaults."""

    def no_media(url: str) -> Json:
        return {"url": url}

    return {
        "custom_id": data["custom_id"],
        "title": data["title"],
        "components": stored(data["components"], no_media),
    }
