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
from bot.sandbox.errors import FieldErrors, FieldPath
from bot.sandbox.limits import Limits
from bot.sandbox.world.models import Json

_INPUTS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(data: Json, limits: Limits) -> None:
    """Raise `ApiError` if Discord would reject a form."""
    errors = FieldErrors()
    errors.text(("data",), data, "custom_id", limits.custom_id, needed=True)
    errors.text(("data",), data, "title", limits.modal_title, needed=True)
    items = data.get("components") or []
    errors.length(("data", "components"), items, least=1, most=limits.modal_items)
    for index, item in enumerate(items):
        _check_item(errors, ("data", "components", index), item, limits)
    check_unique_ids(errors, items)
    errors.refuse_if_any()


def _check_item(errors: FieldErrors, path: FieldPath, item: Json, limits: Limits) -> None:
    kind = item.get("type")
    if kind == ROW:
        inner = item.get("components") or []
        errors.length((*path, "components"), inner, least=1, most=1)
        for index, child in enumerate(inner):
            place = (*path, "components", index)
            errors.choice((*place, "type"), child.get("type"), (TEXT_INPUT,))
            errors.text(place, child, "label", limits.label, needed=True)
            _check_input(errors, place, child, limits)
    elif kind == LABEL:
        errors.text(path, item, "label", limits.label, needed=True)
        errors.text(path, item, "description", limits.label_description)
        child = item.get("component") or {}
        errors.choice((*path, "component", "type"), child.get("type"), _INPUTS)
        _check_input(errors, (*path, "component"), child, limits)
    elif kind == TEXT:
        errors.text(path, item, "content", limits.v2_text, needed=True)
    else:
        errors.choice((*path, "type"), kind, (ROW, TEXT, LABEL))


def _check_input(errors: FieldErrors, path: FieldPath, item: Json, limits: Limits) -> None:
    kind = item.get("type")
    errors.text(path, item, "custom_id", limits.custom_id, needed=True)
    if kind == TEXT_INPUT:
        _check_text_input(errors, path, item, limits)
    elif kind in SELECTS:
        errors.text(path, item, "placeholder", limits.placeholder)
        check_range(errors, path, item, limits.select_options)
        if kind == STRING_SELECT:
            check_options(errors, path, item, limits, least=1, most=limits.select_options)
    elif kind == UPLOAD:
        check_range(errors, path, item, limits.upload_files)
    elif kind == RADIO:
        check_options(errors, path, item, limits, least=limits.radio_least, most=limits.radio_most)
    elif kind == CHECKBOXES:
        check_range(errors, path, item, limits.checkbox_most)
        check_options(errors, path, item, limits, least=1, most=limits.checkbox_most)


def _check_text_input(errors: FieldErrors, path: FieldPath, item: Json, limits: Limits) -> None:
    errors.choice((*path, "style"), item.get("style"), (1, 2))
    errors.text(path, item, "placeholder", limits.text_placeholder)
    low, high = item.get("min_length"), item.get("max_length")
    errors.number((*path, "min_length"), low, least=0, most=limits.text_input)
    errors.number((*path, "max_length"), high, least=1, most=limits.text_input)
    if isinstance(value := item.get("value"), str) and value:
        errors.length((*path, "value"), value, least=low or 0, most=high or limits.text_input)


def stored_modal(data: Json) -> Json:
    """Return the form as shown to the person: components numbered, with defaults."""

    def no_media(url: str) -> Json:
        return {"url": url}

    return {"custom_id": data["custom_id"], "title": data["title"], "components": stored(data["components"], no_media)}
