"""Split text of any length into messages within Discord's limits, without losing text or mentions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from bot.text.catalogue import shown, shown_length
from bot.text.messages import (
    BODY_LIMIT,
    CONTENT_LIMIT,
    TITLE_LIMIT,
    Attachment,
    Button,
    Message,
    PictureRef,
    Tone,
)
from bot.text.names import elide
from bot.views.view import CsvFile, Page

MOST_MENTIONS = 75
"""Maximum mentions per message: 75 of the longest fit into its text, and Discord pings at most 100 users."""


def pages(
    title: str,
    blocks: Sequence[str],
    *,
    intro: str = "",
    mentions: Sequence[int] = (),
    buttons: Sequence[Button] = (),
    tone: Tone = "neutral",
    csv: CsvFile | None = None,
    picture_refs: Sequence[PictureRef] = (),
) -> list[Message]:
    """Return one message per block, more if the mentions need them.

    The title is on the first message; buttons, the file and pictures are on the last. `intro` is above the first card.
    `mentions` are user ids; each is pinged once.
    """
    above = _above(intro, mentions)
    parts = list(zip_longest(above, blocks or ("",), fillvalue=None))
    last = len(parts) - 1
    return [
        Message(
            content=words[0] if words else "",
            pings=words[1] if words else (),
            title=elide(title, TITLE_LIMIT // 2) if place == 0 else "",
            body=block or "",
            tone=tone,
            buttons=tuple(buttons) if place == last else (),
            files=(Attachment(name=csv.filename, text=csv.text),) if csv is not None and place == last else (),
            picture_refs=tuple(picture_refs) if place == last else (),
        )
        for place, (words, block) in enumerate(parts)
    ]


def _above(intro: str, mentions: Sequence[int]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the plain texts above the cards, with the users that each pings."""
    people = list(dict.fromkeys(mentions))
    chunks = [tuple(people[start : start + MOST_MENTIONS]) for start in range(0, len(people), MOST_MENTIONS)]
    texts = [(mentioned(chunk), chunk) for chunk in chunks] or [("", ())]
    first, pinged = texts[0]
    joined = "\n".join(filter(None, (intro, first)))
    head = [(joined, pinged)] if len(shown(joined)) <= CONTENT_LIMIT else [(intro, ()), texts[0]]
    return [*head, *texts[1:]]


def mentioned(people: Iterable[int]) -> str:
    """Return the mentions of these users."""
    return " ".join(f"<@{user}>" for user in people)


def blocks_of(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the lines in blocks that fit into messages; empty lines separate paragraphs."""
    page = Page()
    page.lines(lines)
    return page.blocks()


_GAP = "\n\n"


def joined_blocks(blocks: Sequence[str]) -> tuple[str, ...]:
    """Return as few blocks as possible with the same text: the card of a post has more room than a reply."""
    joined: list[list[str]] = []
    length = 0
    for block in blocks:
        longer = shown_length(block)
        if joined and length + len(_GAP) + longer <= BODY_LIMIT:
            joined[-1].append(block)
            length += len(_GAP) + longer
        else:
            joined.append([block])
            length = longer
    return tuple(map(_GAP.join, joined))
