"""Validation of message components (V1 and V2): nesting, lengths and counts; and their stored form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.sandbox.errors import FieldErrors, FieldPath
from bot.sandbox.limits import Limits
from bot.sandbox.world.models import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
_TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_LINK, _PREMIUM = 5, 6


def walk(components: list[Json]) -> Iterator[Json]:
    """Iterate over all components of a tree, parents first, in the order shown."""
    for component in components:
        yield component
        children = list(component.get("components") or ())
        children += [component[key] for key in ("accessory", "component") if isinstance(component.get(key), dict)]
        yield from walk(children)


def check_components(errors: FieldErrors, components: list[Json], limits: Limits, *, v2: bool) -> None:
    """Add all errors of a message's components to `errors`."""
    checker = _Checker(errors, limits)
    if v2:
        checker.children(("components",), components, _TOP_V2)
        if sum(1 for _ in walk(components)) > limits.v2_components:
            errors.add(
                ("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {limits.v2_components} in length."
            )
        if (
            sum(len(item.get("content") or "") for item in walk(components) if item.get("type") == TEXT)
            > limits.v2_text
        ):
            errors.add(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum size of {limits.v2_text}",
            )
    else:
        errors.length(("components",), components, most=limits.rows)
        checker.children(("components",), components, (ROW,))
    check_unique_ids(errors, components)


def check_unique_ids(errors: FieldErrors, components: list[Json]) -> None:
    """Add errors for duplicate custom ids and component ids."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[Any] = set()
        for component in walk(components):
            value = component.get(key)
            if value in seen:
                errors.add(("components",), code, f"Component {key} cannot be duplicated: {value}")
            if value:
                seen.add(value)


class _Checker:
    """Checks a tree of components recursively, passing the path for error messages."""

    def __init__(self, errors: FieldErrors, limits: Limits) -> None:
        self.errors = errors
        self.limits = limits
        self.by_type: dict[int, Callable[[FieldPath, Json], None]] = {
            ROW: self.row,
            BUTTON: self.button,
            SECTION: self.section,
            TEXT: self.text,
            THUMBNAIL: self.thumbnail,
            GALLERY: self.gallery,
            FILE: self.file,
            SEPARATOR: self.separator,
            CONTAINER: self.container,
            **dict.fromkeys(SELECTS, self.select),
        }

    def children(self, path: FieldPath, components: Any, allowed: tuple[int, ...]) -> None:
        if not isinstance(components, list):
            self.errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, item in enumerate(components):
            self.child((*path, index), item, allowed)

    def child(self, path: FieldPath, item: Any, allowed: tuple[int, ...]) -> None:
        kind = item.get("type") if isinstance(item, dict) else None
        if kind not in allowed:
            self.errors.choice((*path, "type"), kind, allowed)
        else:
            self.by_type[kind](path, item)

    def row(self, path: FieldPath, item: Json) -> None:
        inner = item.get("components") or []
        self.errors.length((*path, "components"), inner, least=1, most=self.limits.row_buttons)
        self.children((*path, "components"), inner, (BUTTON, *SELECTS))
        selects = [child for child in inner if isinstance(child, dict) and child.get("type") in SELECTS]
        if selects and len(inner) > 1:
            self.errors.add(
                (*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select needs an action row to itself."
            )

    def button(self, path: FieldPath, item: Json) -> None:
        style = item.get("style")
        self.errors.choice((*path, "style"), style, (1, 2, 3, 4, _LINK, _PREMIUM))
        if style == _LINK:
            self.errors.text(path, item, "url", self.limits.url, needed=True)
        elif style != _PREMIUM:
            self.errors.text(path, item, "custom_id", self.limits.custom_id, needed=True)
            if item.get("url"):
                self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                                "A custom id and url cannot both be specified")  # fmt: skip
        self.errors.text(path, item, "label", self.limits.button_label)
        if not item.get("label") and not item.get("emoji") and style != _PREMIUM:
            self.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")

    def select(self, path: FieldPath, item: Json) -> None:
        self.errors.text(path, item, "custom_id", self.limits.custom_id, needed=True)
        self.errors.text(path, item, "placeholder", self.limits.placeholder)
        check_range(self.errors, path, item, self.limits.select_options)
        if item["type"] == STRING_SELECT:
            check_options(self.errors, path, item, self.limits, least=1, most=self.limits.select_options)

    def section(self, path: FieldPath, item: Json) -> None:
        inner = item.get("components") or []
        self.errors.length((*path, "components"), inner, least=1, most=self.limits.section_texts)
        self.children((*path, "components"), inner, (TEXT,))
        if not item.get("accessory"):
            self.errors.required((*path, "accessory"))
        else:
            self.child((*path, "accessory"), item["accessory"], (BUTTON, THUMBNAIL))

    def text(self, path: FieldPath, item: Json) -> None:
        self.errors.text(path, item, "content", self.limits.v2_text, needed=True)

    def thumbnail(self, path: FieldPath, item: Json) -> None:
        self.media((*path, "media"), item.get("media"))
        self.errors.text(path, item, "description", self.limits.alt_text)

    def gallery(self, path: FieldPath, item: Json) -> None:
        pictures = item.get("items") or []
        self.errors.length((*path, "items"), pictures, least=1, most=self.limits.gallery_items)
        for index, picture in enumerate(pictures):
            self.thumbnail((*path, "items", index), picture)

    def file(self, path: FieldPath, item: Json) -> None:
        self.media((*path, "file"), item.get("file"))

    def container(self, path: FieldPath, item: Json) -> None:
        inner = item.get("components") or []
        if not inner:
            self.errors.required((*path, "components"))
        self.children((*path, "components"), inner, _IN_CONTAINER)

    def separator(self, path: FieldPath, item: Json) -> None:
        self.errors.choice((*path, "spacing"), item.get("spacing"), (1, 2), optional=True)

    def media(self, path: FieldPath, media: Any) -> None:
        if not isinstance(media, dict) or not media.get("url"):
            self.errors.required((*path, "url"))


def check_range(errors: FieldErrors, path: FieldPath, item: Json, most: int) -> None:
    """Check that `min_values` and `max_values` are in range and in order."""
    low, high = item.get("min_values"), item.get("max_values")
    errors.number((*path, "min_values"), low, least=0, most=most)
    errors.number((*path, "max_values"), high, least=1, most=most)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_MAX_VALUES", "min_values exceeds max_values")


def check_options(errors: FieldErrors, path: FieldPath, item: Json, limits: Limits, *, least: int, most: int) -> None:
    """Check the options of a select, radio group or checkbox group."""
    options = item.get("options") or []
    errors.length((*path, "options"), options, least=least, most=most)
    seen: set[str] = set()
    for index, option in enumerate(options):
        place = (*path, "options", index)
        errors.text(place, option, "label", limits.option_label, needed=True)
        errors.text(place, option, "value", limits.option_value, needed=True)
        errors.text(place, option, "description", limits.option_description)
        if option.get("value") in seen:
            errors.add(
                (*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified value is already used"
            )
        seen.add(str(option.get("value")))
    defaults = sum(1 for option in options if option.get("default"))
    if defaults > (item.get("max_values") or (most if item["type"] == CHECKBOXES else 1)):
        errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")


_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False, "name": None, "size": None},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def stored(components: list[Json], media: Callable[[str], Json]) -> list[Json]:
    """Return the components as Discord returns them: numbered, with defaults, and media resolved by `media`."""
    taken = {item["id"] for item in walk(components) if item.get("id")}
    numbers = (number for number in range(1, 10_000) if number not in taken)

    def one(item: Json) -> Json:
        made = _DEFAULTS.get(item["type"], {}) | {key: value for key, value in item.items() if value is not None}
        if item["type"] == CONTAINER:
            made.setdefault("accent_color", None)
        made["id"] = item.get("id") or next(numbers)
        if "components" in item:
            made["components"] = [one(child) for child in item["components"]]
        for key in ("accessory", "component"):
            if isinstance(item.get(key), dict):
                made[key] = one(item[key])
        for key in ("media", "file"):
            if isinstance(item.get(key), dict):
                made[key] = media(item[key]["url"])
        if item["type"] == FILE:
            made["name"], made["size"] = made["file"].pop("filename", None), made["file"].pop("size", None)
        if item["type"] == GALLERY:
            made["items"] = [
                {"description": None, "spoiler": False} | picture | {"media": media(picture["media"]["url"])}
                for picture in item["items"]
            ]
        return made

    return [one(item) for item in components]
