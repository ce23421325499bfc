"""What directors read about the page of their tournament."""

from __future__ import annotations

from bot.service.page_settings import PageSettings
from bot.text.texts import texts


def page_lines(settings: PageSettings, address: str) -> list[str]:
    """Where the page is, who finds it, and what it gives away."""
    if not settings.shown:
        return [texts.page_switch.off()]
    return [
        texts.page_switch.on(address=address),
        texts.page_switch.found() if settings.found else texts.page_switch.hidden(),
        *([texts.page_switch.log()] if settings.log else []),
    ]
