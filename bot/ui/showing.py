"""Show a view to the user, in as many messages as it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from bot.announcements.pages import pages
from bot.files.locales import for_locale
from bot.pictures.drawing import Picture
from bot.service.loaded import LoadedTournament
from bot.text.messages import BODY_LIMIT, Attachment, Button, Message, PictureRef, Tone
from bot.text.picture_kinds import Occasion, pictures_on
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.cards import picture_files, with_pictures
from bot.views.table import file_name
from bot.views.view import View

P = ParamSpec("P")
T = TypeVar("T")

MOST_MESSAGES = 4
"""Messages of one answer. What is longer is read more easily in a file."""


async def made(view: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """A view, made apart from the event loop: of hundreds of players that takes a while."""
    return await asyncio.to_thread(view, *args, **kwargs)


async def show(
    ask: Ask,
    view: View,
    *,
    buttons: Sequence[Button] = (),
    tone: Tone = "neutral",
    intro: str = "",
    picture_refs: Sequence[PictureRef] = (),
    whole: View | None = None,
) -> None:
    """Answer with the view; of a very long one the beginning, and the whole as a text file. Pictures come after it.

    `whole` is a longer view that goes with it as a text file.

    A table comes as the spreadsheet programs of the reader's country expect it.
    """
    if view.csv is not None:
        view = replace(view, csv=for_locale(view.csv, ask.locale))
    messages = messages_of(view, buttons=buttons, tone=tone, intro=intro)
    if whole is not None:
        messages[-1] = _with_text(messages[-1], whole)
    await ask.say_all(messages)
    painter = ask.herald.painter
    if picture_refs and painter is not None:
        await show_pictures(ask, await painter.pictures(picture_refs))


async def show_pictures(ask: Ask, pictures: Sequence[Picture]) -> None:
    """Show pictures after the answer, to whom it was given."""
    if pictures:
        files = picture_files(pictures)
        await ask.send_files(files, with_pictures([], len(files)))


async def add_pictures(ask: Ask, answer: Message, pictures: Sequence[Picture]) -> None:
    """Add pictures to the answer that was just given, where only the person sees it."""
    if pictures:
        files = picture_files(pictures)
        cards = ask.herald.editing(answer)["embeds"]
        await ask.interaction.edit_original_response(attachments=files, embeds=with_pictures(cards, len(files)))


def picture_refs_of(loaded: LoadedTournament, *kinds: str, **of: Any) -> tuple[PictureRef, ...]:
    """Pictures of these kinds of a tournament as it stands."""
    return tuple(PictureRef(tournament=loaded.id, version=loaded.state.version, kind=kind, **of) for kind in kinds)


def sights_on(
    ask: Ask, loaded: LoadedTournament, occasion: Occasion, stage: int | None = None, **of: Any
) -> tuple[PictureRef, ...]:
    """The pictures that are shown of a stage on an occasion."""
    kinds = pictures_on(resolve.context(ask, loaded), occasion, stage)
    return picture_refs_of(loaded, *kinds, stage=stage, **of)


def messages_of(
    view: View, *, buttons: Sequence[Button] = (), tone: Tone = "neutral", intro: str = ""
) -> list[Message]:
    """The messages of an answer; the buttons stand under the last."""
    blocks = _together(view.blocks)
    if len(blocks) <= MOST_MESSAGES:
        return pages(view.title, blocks, intro=intro, buttons=buttons, tone=tone, csv=view.csv)
    blocks = [*blocks[: MOST_MESSAGES - 1], texts.reading.rest_in_file()]
    messages = pages(view.title, blocks, intro=intro, buttons=buttons, tone=tone, csv=view.csv)
    return [*messages[:-1], _with_text(messages[-1], view)]


def _with_text(message: Message, view: View) -> Message:
    """The message with everything that the view says as its first file."""
    file = Attachment(name=file_name(view.title, ending="txt"), text=view.text)
    return message.model_copy(update={"files": (file, *message.files)})


def _together(blocks: Sequence[str]) -> list[str]:
    """The blocks, as many in one as a card holds."""
    joined: list[str] = []
    for block in blocks:
        if joined and len(joined[-1]) + 1 + len(block) <= BODY_LIMIT:
            joined[-1] += f"\n{block}"
        else:
            joined.append(block)
    return joined
