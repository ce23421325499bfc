"""`python -m bot.reference`: write the pages of the reference, and `.env.example`, into the folder of the project."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.public_data.openapi import openapi
from bot.reference.access import access_page
from bot.reference.command_catalogue import command_catalogue
from bot.reference.commands import commands_page
from bot.reference.formats import formats_page
from bot.reference.packages import packages_page
from bot.reference.phases import phases_page
from bot.reference.sandbox import sandbox_page
from bot.reference.settings import env_example, settings_page
from bot.reference.text_stubs import text_stubs


def openapi_text() -> str:
    """The description of the interface for programs."""
    return json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n"


PAGES: Mapping[str, Callable[[], str]] = {
    ".env.example": env_example,
    "bot/locales/en/commands.ftl": command_catalogue,
    "docs/reference/access.md": access_page,
    "docs/reference/commands.md": commands_page,
    "docs/reference/formats.md": formats_page,
    "docs/reference/openapi.json": openapi_text,
    "docs/reference/packages.md": packages_page,
    "docs/reference/phases.md": phases_page,
    "docs/reference/sandbox.md": sandbox_page,
    "docs/reference/settings.md": settings_page,
}
"""What writes each file, by its path in the project."""


def main(project: Path) -> int:
    """Write every page; the exit status."""
    written = {path: write() for path, write in PAGES.items()}
    for path, text in {**written, **text_stubs()}.items():
        file = project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[2]))
