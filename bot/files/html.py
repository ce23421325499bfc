"""Writing HTML in which nothing anybody typed can become markup."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from datetime import datetime

VOID = frozenset({"img", "input", "link", "meta"})
"""Elements without an end."""


_UNKNOWN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters but for tabs and new lines, and halves of characters."""


class Html(str):
    """Text that is HTML already; any other text is escaped where it is put in."""

    __slots__ = ()


def escaped(text: str) -> Html:
    """A text as HTML, without the control characters HTML does not know."""
    return text if isinstance(text, Html) else Html(html.escape(_UNKNOWN.sub("", text), quote=True))


def joined(children: Iterable[str], between: str = "") -> Html:
    """One after the other."""
    return Html(escaped(between).join(map(escaped, children)))


def tag(name: str, /, *children: str, **attributes: str) -> Html:
    """An element. Attributes whose name is a word of Python end in an underscore, others have one for each hyphen."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{html.escape(value, quote=True)}"' for key, value in attributes.items()
    )
    if name in VOID:
        return Html(f"<{name}{written}>")
    return Html(f"<{name}{written}>{joined(children)}</{name}>")


def section(level: int, title: str, *children: str, id_: str = "") -> Html:
    """A section with its heading; nothing where nothing stands in it."""
    if not any(children):
        return Html("")
    named = {"id": id_} if id_ else {}
    return Html(f"\n{tag('section', tag(f'h{level}', title), *children, **named)}")


def folded(level: int, title: str, *children: str, id_: str = "") -> Html:
    """A section behind its heading, opened by a click or by a link to it; nothing where nothing stands in it."""
    if not any(children):
        return Html("")
    # A link opens what encloses the element it leads to, so the id stands inside.
    inside = tag("div", *children, **({"id": id_} if id_ else {}))
    return Html(f"\n{tag('details', tag('summary', tag(f'h{level}', title)), inside)}")


def behind(label: str, *children: str) -> Html:
    """Small things behind a click; nothing where there are none."""
    return tag("details", tag("summary", label), *children, class_="small") if any(children) else Html("")


def items(texts: Iterable[str], *, ordered: bool = False) -> Html:
    """A list; nothing where there is nothing to list."""
    entries = [tag("li", text) for text in texts]
    return tag("ol" if ordered else "ul", *entries) if entries else Html("")


def paragraphs(texts: Iterable[str]) -> Html:
    """A paragraph for each text."""
    return joined(tag("p", text) for text in texts)


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], *, named_by: int = 0) -> Html:
    """A table whose rows are named by the cell of the column `named_by`; nothing where there are no rows.

    It can be scrolled sideways where it is too wide, also with the keyboard.
    """
    if not rows:
        return Html("")
    body = joined((tag("tr", *_cells(row, named_by)) for row in rows), "\n")
    whole = tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *(tag("th", cell, scope="col") for cell in head))),
        tag("tbody", body),
    )
    return tag("div", whole, class_="wide", role="region", aria_label=caption, tabindex="0")


def _cells(row: Sequence[str], named_by: int) -> Iterable[Html]:
    for at, cell in enumerate(row):
        yield tag("th", cell, scope="row") if at == named_by else tag("td", cell)


def moment(at: datetime, text: str) -> Html:
    """A moment that programs can read, too."""
    return tag("time", text, datetime=at.isoformat())
