"""Names and descriptions of commands in somebody's language."""

from __future__ import annotations

from bot.sandbox.world.models import Json

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""The languages Discord has."""

_DICTIONARIES = ("name_localizations", "description_localizations")
# Where there is nothing in somebody's language, these stand in for each other.
_STAND_INS = {"en-GB": ("en-US",), "en-US": ("en-GB",), "es-419": ("es-ES",), "es-ES": ("es-419",)}


def said_in(item: Json, key: str, locale: str) -> str:
    """A name or description in a language; as it is where it was not translated."""
    known = item.get(f"{key}_localizations") or {}
    for language in (locale, *_STAND_INS.get(locale, ())):
        if language in known:
            return str(known[language])
    return str(item.get(key) or "")


def is_called(item: Json, name: str, locale: str) -> bool:
    """Whether a command, option or choice goes by a name, its own or the one in somebody's language."""
    return name in (item["name"], said_in(item, "name", locale))


def localized(item: Json, locale: str) -> Json:
    """A command or option with what it is called in a language, in place of the whole dictionaries."""
    made = {key: value for key, value in item.items() if key not in _DICTIONARIES}
    for key in ("name", "description"):
        if item.get(f"{key}_localizations") and (translation := said_in(item, key, locale)) != item[key]:
            made[f"{key}_localized"] = translation
    for key in ("options", "choices"):
        if key in item:
            made[key] = [localized(child, locale) for child in item[key]]
    return made
