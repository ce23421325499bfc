"""HTML generation that escapes everything except `Html` values, so typed text can never become markup."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from datetime import datetime

VOID = frozenset({"base", "img", "input", "link", "meta"})
"""Elements without an end tag."""


_UNKNOWN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters except tabs and newlines, and lone surrogates."""


class Html(str):
    """Text that is HTML already. Any other text is escaped when it is inserted."""

    __slots__ = ()


def escaped(text: str) -> Html:
    """Return a text as HTML, without control characters that HTML does not allow."""
    return text if isinstance(text, Html) else Html(html.escape(_UNKNOWN.sub("", text), quote=True))


def joined(children: Iterable[str], between: str = "") -> Html:
    """Return the children one after the other."""
    return Html(escaped(between).join(map(escaped, children)))


def tag(name: str, /, *children: str, **attributes: str) -> Html:
    """Return an element. Python keywords as attribute names get a trailing underscore; underscores become hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{html.escape(value, quote=True)}"' for key, value in attributes.items()
    )
    if name in VOID:
        return Html(f"<{name}{written}>")
    return Html(f"<{name}{written}>{joined(children)}</{name}>")


def section(level: int, title: str, *children: str, id_: str = "") -> Html:
    """Return a section with a heading; empty without content."""
    if not any(children):
        return Html("")
    named = {"id": id_} if id_ else {}
    return Html(f"\n{tag('section', tag(f'h{level}', title), *children, **named)}")


def collapsible_section(level: int, title: str, *children: str, id_: str = "") -> Html:
    """Return a section that opens by a click on its heading, or by a link to it; empty without content."""
    if not any(children):
        return Html("")
    # Browsers open the `details` element that encloses the target of a link, so the id has to be inside.
    inside = tag("div", *children, **({"id": id_} if id_ else {}))
    return Html(f"\n{tag('details', tag('summary', tag(f'h{level}', title)), inside)}")


def collapsible_note(label: str, *children: str) -> Html:
    """Return small content that opens by a click; empty without content."""
    return tag("details", tag("summary", label), *children, class_="small") if any(children) else Html("")


def items(texts: Iterable[str]) -> Html:
    """Return a list; empty without items."""
    entries = [tag("li", text) for text in texts]
    return tag("ul", *entries) if entries else Html("")


def paragraphs(texts: Iterable[str]) -> Html:
    """Return a paragraph for each text."""
    return joined(tag("p", text) for text in texts)


def moment(at: datetime, text: str) -> Html:
    """Return a time as a machine-readable element."""
    return tag("time", text, datetime=at.isoformat(timespec="seconds"))
