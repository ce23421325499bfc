"""What directors read about the page of their tournament."""

from __future__ import annotations

from bot.service.page_settings import PageSettings
from bot.text.texts import texts

NO_PAGES = texts.page_switch.no_pages
OFF = texts.page_switch.off
_FOUND, _HIDDEN, _LOG = texts.page_switch.found, texts.page_switch.hidden, texts.page_switch.log


def page_lines(settings: PageSettings, address: str) -> list[str]:
    """Where the page is, who finds it, and what it gives away."""
    if not settings.shown:
        return [OFF()]
    return [
        texts.page_switch.on(address=address),
        _FOUND() if settings.found else _HIDDEN(),
        *([_LOG()] if settings.log else []),
    ]
