"""Our own files for browsers: styles, scripts and pictures, each at an address that changes with its content."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from formats.rulebook import check_script

_KINDS = {
    "page.css": "text/css",
    "overlay.css": "text/css",
    "page.js": "text/javascript",
    "check.js": "text/javascript",
    "check-rules.js": "text/javascript",
    "check-chess.js": "text/javascript",
    "check-brackets.js": "text/javascript",
    "check-page.js": "text/javascript",
    "herald.svg": "image/svg+xml",
}

CHECKER = ("check.js", "check-rules.js", "check-chess.js")
"""The scripts that check a log, before those of its formats (`format_scripts`)."""
CHECKER_PAGE = "check-page.js"
"""The script of the button, after all of them."""

_NEEDED = re.compile(rb"^// Needs (check-[a-z]+\.js)\.$", re.MULTILINE)
"""A comment of a format's script that names one which it shares with other formats."""
_OF_FORMAT = re.compile(r"check-([a-z_]+)\.format\.js")


def format_scripts(systems: Iterable[str]) -> tuple[str, ...]:
    """Return the file names of the scripts that check these formats, each after those that it needs."""
    scripts: dict[str, None] = {}
    for system in systems:
        if script := check_script(system):
            scripts |= dict.fromkeys(name.decode() for name in _NEEDED.findall(script))
            scripts[f"check-{system}.format.js"] = None
    return tuple(scripts)


def kind_of(name: str) -> str:
    """Return the content type of one of our own files; empty where there is no such file."""
    of_format = _OF_FORMAT.fullmatch(name)
    if of_format is not None:
        return "text/javascript" if check_script(of_format[1]) else ""
    return _KINDS.get(name, "")


def static_file(name: str) -> bytes:
    """Return the content of one of our own files."""
    of_format = _OF_FORMAT.fullmatch(name)
    return check_script(of_format[1]) if of_format is not None else _own_file(name)


@cache
def _own_file(name: str) -> bytes:
    return files("bot.web").joinpath("static", name).read_bytes()


@cache
def static_path(name: str) -> str:
    """Return the address of one of our own files."""
    return f"/static/{hashlib.sha256(static_file(name)).hexdigest()[:12]}/{name}"
