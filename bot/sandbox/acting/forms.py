"""Filling in and submitting forms (modals)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.sandbox.acting.components import chosen_values, label_of, option_value
from bot.sandbox.checks.components import CHECKBOX, CHECKBOXES, LABEL, RADIO, ROW, SELECTS, TEXT_INPUT, UPLOAD
from bot.sandbox.errors import ApiError
from bot.sandbox.interaction_json import Resolved
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world.models import Channel, Json
from bot.sandbox.world.store import World


def inputs(modal: Json) -> list[tuple[str, Json]]:
    """Return the input components of a form with their labels."""
    labelled = []
    for item in modal["components"]:
        if item["type"] == ROW:
            labelled += [(str(child.get("label") or ""), child) for child in item["components"]]
        elif item["type"] == LABEL:
            labelled.append((str(item["label"]), item["component"]))
    return labelled


def open_form(services: Services, user_id: int, interaction_id: int) -> Interaction:
    """Return the interaction whose form a person has open. Raises `PersonError` if there is none."""
    try:
        opened = services.interactions.form(interaction_id)
    except ApiError:
        opened = None
    if opened is None or opened.user_id != user_id:
        raise PersonError(f"{services.world.name_of(user_id)} has no such form open.")
    return opened


def close(services: Services, user_id: int, interaction_id: int) -> None:
    """Close a form without submitting it; the bot is not notified."""
    open_form(services, user_id, interaction_id).form_open = False


def submit(services: Services, user_id: int, interaction_id: int, values: Mapping[str, Any]) -> Interaction:
    """Submit a form. `values` maps custom ids; fields left out keep the bot's default value."""
    world = services.world
    opened = open_form(services, user_id, interaction_id)
    modal: Json = opened.modal or {}
    known = {item["custom_id"] for _, item in inputs(modal)}
    for custom_id in values:
        if custom_id not in known:
            raise PersonError(f"The form has no field {custom_id}.")
    filler = _Filler(world, opened.channel, user_id, values)
    components = [filler.item(item) for item in modal["components"]]
    data = filler.resolved.into({"custom_id": modal["custom_id"], "components": components})
    opened.form_open = False
    return services.interactions.start(Kind.FORM, user_id, opened.channel, data, source=opened.source, opened_by=opened)


class _Filler:
    """Converts a form and a person's values into the components that Discord sends."""

    def __init__(self, world: World, channel: Channel, user_id: int, values: Mapping[str, Any]) -> None:
        self.world = world
        self.channel = channel
        self.user_id = user_id
        self.values = values
        self.resolved = Resolved(world, channel, user_id)

    def item(self, item: Json) -> Json:
        """Convert a component of the form."""
        made: Json = {"type": item["type"], "id": item["id"]}
        if item["type"] == ROW:
            made["components"] = [self.filled(child, str(child.get("label") or "")) for child in item["components"]]
        elif item["type"] == LABEL:
            made["component"] = self.filled(item["component"], str(item["label"]))
        return made

    def filled(self, field: Json, label: str) -> Json:
        """Convert an input component."""
        made: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
        value = self.values.get(field["custom_id"])
        kind = field["type"]
        if kind == TEXT_INPUT:
            made["value"] = _text(field, label, field.get("value") or "" if value is None else str(value))
        elif kind in SELECTS:
            made["values"] = self.selected(field, label, value)
        elif kind == UPLOAD:
            made["values"] = self.uploaded(field, label, value)
        elif kind == RADIO:
            made["value"] = _radio(field, label, value)
        elif kind == CHECKBOXES:
            made["values"] = _checked(field, label, value)
        elif kind == CHECKBOX:
            made["value"] = bool(field.get("default") if value is None else value)
        return made

    def selected(self, field: Json, label: str, value: Any) -> list[str]:
        """Return the values of a select."""
        values = _preset(field) if value is None else _as_list(value)
        if not values:
            if field.get("required", True) and field.get("min_values", 1):
                raise PersonError(f"{label} must be chosen.")
            return []
        named = {**field, "placeholder": label}
        return chosen_values(self.world, self.channel, self.user_id, named, values, self.resolved)

    def uploaded(self, field: Json, label: str, value: Any) -> list[str]:
        """Return the ids of uploaded files."""
        values = [] if value is None else _as_list(value)
        least = field.get("min_values", 1) if field.get("required", True) else 0
        most = field.get("max_values", 1)
        if not least <= len(values) <= most:
            raise PersonError(f"{label} takes {least} to {most} files, not {len(values)}.")
        for item in values:
            attachment = self.world.files.get(int(item)) if item.isdigit() else None
            if attachment is None:
                raise PersonError(f"{label} takes files.")
            self.resolved.attachment(attachment)
        return values


def _as_list(value: Any) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list | tuple) else [str(value)]


def _preset(field: Json) -> list[str]:
    chosen = [str(option["value"]) for option in field.get("options", []) if option.get("default")]
    return chosen or [str(item["id"]) for item in field.get("default_values", [])]


def _text(field: Json, label: str, text: str) -> str:
    if not text and not field.get("required", True):
        return text
    least = max(field.get("min_length") or 0, 1 if field.get("required", True) else 0)
    most = field.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise PersonError(f"{label or field['custom_id']} takes {least} to {most} characters, not {len(text)}.")
    return text


def _radio(field: Json, label: str, value: Any) -> str | None:
    wanted = next(iter(_preset(field)), None) if value is None else str(value)
    if wanted is None:
        if field.get("required", True):
            raise PersonError(f"{label} must be chosen.")
        return None
    return option_value(field, wanted, label or label_of(field))


def _checked(field: Json, label: str, value: Any) -> list[str]:
    wanted = _preset(field) if value is None else _as_list(value)
    least = field.get("min_values", 1) if field.get("required", True) else 0
    most = field.get("max_values") or len(field["options"])
    if not least <= len(wanted) <= most:
        raise PersonError(f"{label} takes {least} to {most} ticks, not {len(wanted)}.")
    return [option_value(field, item, label or label_of(field)) for item in wanted]
