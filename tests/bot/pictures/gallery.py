"""Renders every picture of real tournaments, light and dark, and a page showing them as on a phone: `make gallery`."""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from bot.pictures.render import render
from bot.pictures.themes import ThemeName
from tests.bot.pictures.cases import pictures
from tests.bot.pictures.lettered import drawings

THEMES: tuple[ThemeName, ...] = ("light", "dark")
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:16px system-ui;margin:24px;background:#888}figure{display:inline-block;margin:8px;vertical-align:top}
img{max-width:280px;max-height:350px;display:block}
figcaption{width:280px;font-size:12px}h2{margin:24px 8px 0}</style>"""


def main(folder: Path) -> None:
    """Write the pictures and `index.html` into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [HEAD]
    for name, view in pictures():
        parts.append(f"<h2>{escape(name)}</h2>")
        for theme in THEMES:
            for number, drawing in enumerate(drawings(view, theme) if view else (), start=1):
                file = folder / f"{name}-{theme}-{number}.png"
                file.write_bytes(render(drawing.svg))
                alt = escape(drawing.alt, quote=True)
                parts.append(f'<figure><img src="{file.name}" alt="{alt}"><figcaption>{alt}</figcaption></figure>')
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
