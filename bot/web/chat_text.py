"""Chat messages as HTML: the same sentences, with their bold words, times and tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from bot.files.html import Html, joined, tag
from bot.text.catalogue import shown
from bot.views.view import FENCE
from bot.web.times import moment_html

_TOKEN = re.compile(
    r"\\(?P<escaped>.)"
    r"|<t:(?P<at>-?\d{1,12})(?::(?P<style>[a-zA-Z]))?>"
    r"|</(?P<command>[\w -]{1,100}):\d+>"
    r"|<[@#][!&]?\d+>"
    r"|`(?P<code>[^`\n]+)`"
    r"|\[(?P<label>[^\]\n]{1,300})\]\(<?(?P<to>https?://[^\s<>)]{1,300})>?\)"
    r"|<?(?P<url>https?://[^\s<>)\]*]{1,300}[^\s<>)\]*.,;:!?])>?"
    r"|(?P<bold>\*\*)|(?P<italic>(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w))|(?P<struck>~~)|[\u200b]"
)
_TWICE = re.compile(r"(<t:(-?\d{1,12})(?::[a-zA-Z])?>) ?[(（]<t:\2:R>[)）]")
"""Chat adds in brackets how long it is until then. Nothing on a page counts down, and the moment is there already."""

_PAIRS = {"bold": "strong", "italic": "em", "struck": "s"}


def chat_html(text: str, zone: str, level: int = 2) -> Html:
    """Text of a message as paragraphs, lists, headings and blocks of code; times are on the clocks of the zone.

    `level` is that of its headings: one below the heading above the text.
    """
    return joined(_blocks(_TWICE.sub(r"\1", shown(text)), zone, level))


def line_html(text: str, zone: str) -> Html:
    """One line of it, without an element around."""
    return _inline(_TWICE.sub(r"\1", shown(text)), zone)


def _blocks(text: str, zone: str, level: int) -> Iterator[Html]:
    for number, piece in enumerate(text.split(FENCE)):
        if number % 2:
            yield tag("pre", tag("code", piece.strip("\n")), tabindex="0")
        else:
            yield from _paragraphs(piece.split("\n"), zone, level)


def _paragraphs(lines: Iterable[str], zone: str, level: int) -> Iterator[Html]:
    listed: list[Html] = []
    for line in lines:
        point = re.match(r"(?:-|•) +(?P<text>.*)", line.strip())
        if point is not None:
            listed.append(tag("li", _inline(point["text"], zone)))
            continue
        if listed:
            yield tag("ul", *listed)
            listed = []
        plain = line.strip()
        heading = re.fullmatch(r"\*\*([^*]+)\*\*", plain)
        if heading is not None:
            yield tag(f"h{level}", _inline(heading[1], zone))
        elif plain.startswith("-# "):
            yield tag("p", _inline(plain[3:], zone), class_="soft")
        elif plain:
            yield tag("p", _inline(plain, zone))
    if listed:
        yield tag("ul", *listed)


def _inline(text: str, zone: str) -> Html:
    """A line with its marks; one that is not closed again is a mark of nothing."""
    stack: list[tuple[str, list[str]]] = [("", [])]
    at = 0
    for token in _TOKEN.finditer(text):
        stack[-1][1].append(text[at : token.start()])
        at = token.end()
        kind = next((name for name in _PAIRS if token[name] is not None), None)
        if kind is None:
            stack[-1][1].append(_piece(token, zone))
        elif stack[-1][0] == kind:
            _, inside = stack.pop()
            stack[-1][1].append(tag(_PAIRS[kind], *inside))
        elif kind not in {name for name, _ in stack}:
            stack.append((kind, []))
    stack[-1][1].append(text[at:])
    while len(stack) > 1:
        _, inside = stack.pop()
        stack[-1][1].extend(inside)
    return joined(stack[0][1])


def _piece(token: re.Match[str], zone: str) -> str:
    """Return the HTML of a mark; empty for links into Discord."""
    if token["at"] is not None:
        return _moment(int(token["at"]), zone)
    if token["command"] is not None or token["code"] is not None:
        return tag("code", token["code"] or f"/{token['command']}")
    if (address := token["to"] or token["url"]) is not None:
        return tag("a", token["label"] or address, href=address, rel="nofollow noopener")
    return token["escaped"] or ""


def _moment(seconds: int, zone: str) -> str:
    try:
        return moment_html(datetime.fromtimestamp(seconds, UTC), zone)
    except (OverflowError, ValueError, OSError):
        return ""
