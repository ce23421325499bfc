"""Localized names and descriptions of application commands."""

from __future__ import annotations

from bot.sandbox.world.models import Json

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""The locales that Discord supports."""

_DICTIONARIES = ("name_localizations", "description_localizations")
# Locales used when there is no translation, as documented by Discord.
_FALLBACKS = {"en-GB": ("en-US",), "en-US": ("en-GB",), "es-419": ("es-ES",), "es-ES": ("es-419",)}


def translated(item: Json, key: str, locale: str) -> str:
    """Return a name or description in a locale, or the default one if it is not translated."""
    known = item.get(f"{key}_localizations") or {}
    for language in (locale, *_FALLBACKS.get(locale, ())):
        if language in known:
            return str(known[language])
    return str(item.get(key) or "")


def is_called(item: Json, name: str, locale: str) -> bool:
    """Whether a command, option or choice has this name, as such or in the locale."""
    return name in (item["name"], translated(item, "name", locale))


def localized(item: Json, locale: str) -> Json:
    """Return a command or option with its translation in one locale instead of all translations."""
    made = {key: value for key, value in item.items() if key not in _DICTIONARIES}
    for key in ("name", "description"):
        if item.get(f"{key}_localizations") and (translation := translated(item, key, locale)) != item[key]:
            made[f"{key}_localized"] = translation
    for key in ("options", "choices"):
        if key in item:
            made[key] = [localized(child, locale) for child in item[key]]
    return made
