"""What directors read about the page of their tournament."""

from __future__ import annotations

from bot.service.page_settings import PageSettings
from bot.text.catalogue import say
from bot.text.phrases import Phrase

NO_PAGES = Phrase("page-switch-no-pages")
OFF = Phrase("page-switch-off")
_FOUND, _HIDDEN, _LOG = Phrase("page-switch-found"), Phrase("page-switch-hidden"), Phrase("page-switch-log")


def page_lines(settings: PageSettings, address: str) -> list[str]:
    """Where the page is, who finds it, and what it gives away."""
    if not settings.shown:
        return [OFF()]
    return [
        say("page-switch-on", address=address),
        _FOUND() if settings.found else _HIDDEN(),
        *([_LOG()] if settings.log else []),
    ]
