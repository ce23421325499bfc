"""Validation of application commands: names, lengths, counts and the order of options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.sandbox.errors import FieldErrors, FieldPath
from bot.sandbox.limits import Limits
from bot.sandbox.localisation import LOCALES
from bot.sandbox.world.models import Json

_CHAT_INPUT = 1
_MENUS = (2, 3)
_SUB_COMMAND, _SUB_GROUP = 1, 2
_STRING, _INTEGER, _NUMBER = 3, 4, 10
_ATTACHMENT = 11
_OPTION_TYPES = range(1, 12)
# Discord's pattern: lower-case letters of any script, digits, "-", "_" and "'". Devanagari and Thai are listed because
# their combining vowels are not matched by \w.
_NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")

_FILE_TYPE = re.compile(r"^(?:image|video|audio|\.[a-z0-9]+)$")


def check_commands(commands: list[Json], limits: Limits, *, checked: int = 0) -> None:
    """Raise `ApiError` if Discord would reject a list of commands; the first `checked` ones are only counted."""
    errors = FieldErrors()
    slash = [item for item in commands if (item.get("type") or 1) == _CHAT_INPUT]
    if len(slash) > limits.commands:
        errors.add(
            (), "APPLICATION_COMMANDS_EXCEEDED", f"Maximum number of application commands reached ({limits.commands})"
        )
    for menu in _MENUS:
        if sum(1 for item in commands if item.get("type") == menu) > limits.menu_commands:
            errors.add((), "APPLICATION_COMMANDS_EXCEEDED", f"Maximum number of menus reached ({limits.menu_commands})")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command.get("type") or 1, str(command.get("name")))
        if key in seen:
            errors.add(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
        if index >= checked:
            _check_command(errors, (index,), command, limits)
    errors.refuse_if_any()


def _check_command(errors: FieldErrors, path: FieldPath, command: Json, limits: Limits) -> None:
    if (command.get("type") or 1) in _MENUS:
        errors.length((*path, "name"), command.get("name") or "", least=1, most=limits.command_name)
        _check_languages(errors, path, command, "name", limits.command_name)
        if command.get("options"):
            errors.add((*path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_NO_OPTIONS", "Menus cannot have options")
        return
    _check_names(errors, path, command, limits)
    _check_options(errors, (*path, "options"), command.get("options") or [], limits, depth=0)
    total = sum(_lengths(command))
    if total > limits.command_total:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.command_total})")


def _check_names(errors: FieldErrors, path: FieldPath, item: Json, limits: Limits) -> None:
    name = str(item.get("name") or "")
    if not name:
        errors.required((*path, "name"))
    elif len(name) > limits.command_name:
        errors.length((*path, "name"), name, least=1, most=limits.command_name)
    elif not _NAME.match(name) or name != name.lower():
        errors.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    _check_languages(errors, path, item, "name", limits.command_name, shape=_NAME)
    _check_languages(errors, path, item, "description", limits.command_description)
    errors.text(path, item, "description", limits.command_description, needed=True)


def _check_options(errors: FieldErrors, path: FieldPath, options: list[Json], limits: Limits, *, depth: int) -> None:
    errors.length(path, options, most=limits.command_options)
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        place = (*path, index)
        _check_names(errors, place, option, limits)
        errors.choice((*place, "type"), option.get("type"), list(_OPTION_TYPES))
        if option.get("name") in names:
            errors.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if option.get("type") in (_SUB_COMMAND, _SUB_GROUP):
            if depth > 1 or (depth == 1 and option["type"] == _SUB_GROUP):
                errors.add((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            _check_options(errors, (*place, "options"), option.get("options") or [], limits, depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            errors.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen |= not option.get("required")
        _check_values(errors, place, option, limits)
    kinds = {option.get("type") in (_SUB_COMMAND, _SUB_GROUP) for option in options}
    if len(kinds) > 1:
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed")


def _check_values(errors: FieldErrors, path: FieldPath, option: Json, limits: Limits) -> None:
    choices = option.get("choices") or []
    errors.length((*path, "choices"), choices, most=limits.choices)
    for index, choice in enumerate(choices):
        place = (*path, "choices", index)
        errors.length((*place, "name"), str(choice.get("name") or ""), least=1, most=limits.choice_name)
        _check_languages(errors, place, choice, "name", limits.choice_name)
        if isinstance(choice.get("value"), str):
            errors.length((*place, "value"), choice["value"], least=1, most=limits.choice_value)
    types = option.get("file_types") or []
    errors.length((*path, "file_types"), types, most=limits.file_types)
    for index, kind in enumerate(types):
        if option.get("type") != _ATTACHMENT or not _FILE_TYPE.match(str(kind)):
            errors.add((*path, "file_types", index), "APPLICATION_COMMAND_OPTION_FILE_TYPE_INVALID",
                       "Attachment options take image, video, audio and dotted file extensions")  # fmt: skip
    if option.get("autocomplete") and (choices or option.get("type") not in (_STRING, _INTEGER, _NUMBER)):
        errors.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID",
                   "Autocomplete needs a string or number option without choices")  # fmt: skip


def _check_languages(
    errors: FieldErrors, path: FieldPath, item: Json, key: str, most: int, *, shape: re.Pattern[str] | None = None
) -> None:
    """Check translations of a name or description: known locales, each within the limits of the original."""
    place = (*path, f"{key}_localizations")
    for language, text in (item.get(f"{key}_localizations") or {}).items():
        if language not in LOCALES:
            errors.choice((*place, language), language, LOCALES)
        errors.length((*place, language), str(text), least=1, most=most)
        if shape is not None and (not shape.match(str(text)) or text != text.lower()):
            errors.add((*place, language), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _lengths(item: Json) -> Iterator[int]:
    """Yield the lengths that make up a command's size: the longest translation of each text, and string values."""
    for key in ("name", "description"):
        translations = (item.get(f"{key}_localizations") or {}).values()
        yield max(len(str(text)) for text in (item.get(key) or "", *translations))
    value: Any = item.get("value")
    yield len(value) if isinstance(value, str) else 0
    for child in (*(item.get("choices") or ()), *(item.get("options") or ())):
        yield from _lengths(child)
