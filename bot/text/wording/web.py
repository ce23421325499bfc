"""The words of the page on the web."""

from __future__ import annotations


def about_part(part: str, tournament: str) -> str:
    """The title of a page: what it shows, and of which tournament."""
    return f"{part} · {tournament}"
