"""Shows a view to whoever asked, in as many messages as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.effects.pages import pages
from bot.app.messages import BODY_LIMIT, Attachment
from bot.app.views.table import file_name
from bot.app.wording.reading import REST_IN_FILE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.messages import Button, Message, Tone
    from bot.app.views.view import View
    from bot.ui.answers import Ask

MOST_MESSAGES = 4
"""Messages of one answer. What is longer is read more easily in a file."""


async def show(
    ask: Ask, view: View, *, buttons: Sequence[Button] = (), tone: Tone = "neutral", intro: str = ""
) -> None:
    """Answer with the view; of a very long one the beginning, and the whole as a text file."""
    await ask.say_all(messages_of(view, buttons=buttons, tone=tone, intro=intro))


def messages_of(
    view: View, *, buttons: Sequence[Button] = (), tone: Tone = "neutral", intro: str = ""
) -> list[Message]:
    """The messages of an answer; the buttons stand under the last."""
    blocks = _together(view.blocks)
    if len(blocks) <= MOST_MESSAGES:
        return pages(view.title, blocks, intro=intro, buttons=buttons, tone=tone, csv=view.csv)
    blocks = [*blocks[: MOST_MESSAGES - 1], REST_IN_FILE]
    messages = pages(view.title, blocks, intro=intro, buttons=buttons, tone=tone, csv=view.csv)
    whole = Attachment(name=file_name(view.title, ending="txt"), text=view.text)
    return [*messages[:-1], messages[-1].model_copy(update={"files": (whole, *messages[-1].files)})]


def _together(blocks: Sequence[str]) -> list[str]:
    """The blocks, as many in one as a card holds."""
    joined: list[str] = []
    for block in blocks:
        if joined and len(joined[-1]) + 1 + len(block) <= BODY_LIMIT:
            joined[-1] += f"\n{block}"
        else:
            joined.append(block)
    return joined
