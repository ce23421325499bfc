"""Messages as values, independent of the Discord API. The outbox keeps them as JSON.

The limits of Discord are kept here, so that a message that is too long is a bug found in a test and never a lost post.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bot.text.catalogue import rendered, shown
from bot.text.names import elide
from bot.text.tokens import lines_of
from formats.core.values import Value

CONTENT_LIMIT = 2000
BODY_LIMIT = 4096
FOOTER_LIMIT = 2048
FILE_LIMIT = 10
TITLE_LIMIT = 256
LABEL_LIMIT = 80
CUSTOM_ID_LIMIT = 100
BUTTON_LIMIT = 25

Style = Literal["primary", "secondary", "success", "danger"]
Tone = Literal["neutral", "good", "attention", "bad"]


def _at_most(limit: int) -> AfterValidator:
    """A text that is this long at most, as its reader sees it."""

    def check(text: str) -> str:
        if len(text) > limit and len(shown(text)) > limit:
            raise PydanticCustomError("too_long", "longer than {limit} characters", {"limit": limit})
        return text

    return AfterValidator(check)


_NUMBERED = re.compile(r"(\d{1,9})\. ")


@lru_cache(maxsize=128)
def keep_numbers(text: str) -> str:
    """Return the text so that Discord shows the numbers at the beginning of its lines.

    Markdown makes a list of such lines and counts on from the first number, whatever the others are: shared places and
    tables left out would get other numbers. Lines whose numbers do not follow one another are escaped.
    """
    if ". " not in text or "\n" not in text:
        return text
    lines, numbers, code, escaped = lines_of(text), list[int](), False, False
    for place, line in enumerate([*lines, ""]):
        code ^= line.startswith("```")
        if line[:1].isdigit() and not code and (numbered := _NUMBERED.match(line)):
            numbers.append(int(numbered[1]))
            continue
        if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            escaped = True
            for at in range(place - len(numbers), place):
                lines[at] = lines[at].replace(". ", "\\. ", 1)
        numbers = []
    return "\n".join(lines) if escaped else text


def _numbered_at_most(limit: int) -> AfterValidator:
    """A text whose lines keep their numbers, if there is room for that."""

    def kept(text: str) -> str:
        escaped = keep_numbers(text)
        return escaped if escaped is text or len(shown(escaped)) <= limit else text

    return AfterValidator(kept)


class Button(Value):
    """A button that keeps working after restarts: all it needs is in `action`, see `ui.actions`.

    Buttons are in a `row`, counted from 0, or wherever there is room.
    """

    label: Annotated[str, _at_most(LABEL_LIMIT)]
    action: str = Field(max_length=CUSTOM_ID_LIMIT)
    style: Style = "secondary"
    disabled: bool = False
    row: int | None = Field(default=None, ge=0, le=4)


class Attachment(Value):
    """A text file that goes with a message, or a zip file of several that are `packed`."""

    name: str
    text: str = ""
    description: Annotated[str, _at_most(1024)] = ""
    packed: tuple[Attachment, ...] = ()

    def data(self) -> bytes:
        """The file itself; the same texts always give the same bytes."""
        if not self.packed:
            return self.text.encode()
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in self.packed:
                archive.writestr(zipfile.ZipInfo(file.name), file.data(), zipfile.ZIP_DEFLATED)
        return data.getvalue()


class PictureRef(Value):
    """A picture of a tournament as it was at a `version`, drawn when it is shown. What is not named is the latest.

    Times are on the clock of the `zone`, or of the tournament's.
    """

    tournament: str
    version: int
    kind: str
    """The key of a `PictureKind`, of all formats or of a face (`bot.text.picture_kinds`)."""
    stage: int | None = None
    round_number: int | None = None
    entrant: str | None = None
    game: str | None = None
    zone: str | None = None


class Message(Value):
    """One Discord message.

    `content` is the plain text above; mentions in it ping only the people of `pings`. `title` and `body`
    form the card below it. At most five rows of five buttons. A `pinned` one stays in sight in its channel.
    `picture_refs` are shown as pictures, as many as there is room for; without them the message says the same.
    `then` archives the thread of the message once it is sent, or deletes the earlier message instead of editing it.
    """

    content: Annotated[str, _numbered_at_most(CONTENT_LIMIT), _at_most(CONTENT_LIMIT)] = ""
    title: Annotated[str, _at_most(TITLE_LIMIT)] = ""
    body: Annotated[str, _numbered_at_most(BODY_LIMIT), _at_most(BODY_LIMIT)] = ""
    footer: Annotated[str, _at_most(FOOTER_LIMIT)] = ""
    tone: Tone = "neutral"
    buttons: tuple[Button, ...] = Field(default=(), max_length=BUTTON_LIMIT)
    files: tuple[Attachment, ...] = Field(default=(), max_length=10)
    pings: tuple[int, ...] = ()
    pinned: bool = False
    picture_refs: tuple[PictureRef, ...] = ()
    then: Literal["", "archive", "delete"] = ""

    @model_validator(mode="before")
    @classmethod
    def _named_as_before(cls, raw: Any) -> Any:
        """Rows of version 0.1 that still wait in an outbox call the pictures `sights`."""
        if isinstance(raw, dict) and "sights" in raw:
            return {**{key: value for key, value in raw.items() if key != "sights"}, "picture_refs": raw["sights"]}
        return raw


MESSAGE_LIMITS = {
    "content": CONTENT_LIMIT,
    "title": TITLE_LIMIT,
    "body": BODY_LIMIT,
    "footer": FOOTER_LIMIT,
    "label": LABEL_LIMIT,
    "description": 1024,
}
"""How long Discord takes a message's texts, by their fields."""


def said(payload: Any, language: str, limits: Mapping[str, int]) -> Any:
    """A JSON value with every text in it said in a language; texts under these keys are elided to their limits."""
    if isinstance(payload, str):
        return rendered(payload, language)
    if isinstance(payload, (list, tuple)):
        return [said(item, language, limits) for item in payload]
    if not isinstance(payload, dict):
        return payload
    fields = {key: said(value, language, limits) for key, value in payload.items()}
    for key, limit in limits.items():
        if isinstance(fields.get(key), str) and len(fields[key]) > limit:
            fields[key] = elide(fields[key], limit)
    return fields


def action_id(action: str, tournament: str, argument: str = "") -> str:
    """The custom id of a button or form: `h:report:t1:s0r3b2`."""
    return f"h:{action}:{tournament}:{argument}"
