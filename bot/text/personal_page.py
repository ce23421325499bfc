"""The page of a personal link as values: what it shows, and what is sent from it.

The page (`bot.web`) and the bot are two processes. The page hands over an `Act`, the bot answers with a `Screen`; both
are JSON. A button or form is sealed for the screen that showed it: an HMAC under the link's key over the nonce of the
screen, the action and the form. So nothing else can be sent than what was shown, and the nonce makes what was sent
twice one command.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Literal

from pydantic import Field, ValidationError

from formats.core.values import Value

LARGEST, LARGEST_SCREEN = 200_000, 4_000_000
"""Bytes of an act, and of a screen, as JSON."""

LARGEST_FILES = 500_000
"""Characters of the text files of an answer that go with it."""

LONGEST_TEXT = 4000
"""Characters of a text, as many as a form of Discord takes."""

Outcome = Literal["shown", "taken", "refused", "ended", "old"]
"""`taken`: the bot has stored it; `ended`: no such link opens any more; `old`: the seal is of another link or key."""


class FormField(Value):
    """A field of a form: a line or lines of text, one of a few choices, or any of them (`ticks`)."""

    kind: Literal["text", "choice", "ticks"]
    id: str
    label: str
    help: str = ""
    value: str = ""
    placeholder: str = ""
    long: bool = False
    required: bool = False
    longest: int = LONGEST_TEXT
    choices: tuple[tuple[str, str], ...] = ()
    chosen: tuple[str, ...] = ()


class OpenForm(Value):
    """A form that is open on a screen."""

    action: str
    title: str
    fields: tuple[FormField, ...]

    @classmethod
    def read(cls, text: str) -> OpenForm | None:
        """Return the form from its JSON; None for anything else."""
        try:
            return cls.model_validate_json(text)
        except ValidationError:
            return None

    def filled_in(self, act: Act) -> OpenForm:
        """Return the form with what was typed and chosen in an act."""
        fields = (
            field.model_copy(update={"value": act.texts.get(field.id, ""), "chosen": act.choices.get(field.id, ())})
            for field in self.fields
        )
        return self.model_copy(update={"fields": tuple(fields)})

    def unusable(self, act: Act) -> list[str]:
        """Return the labels of fields that are required and empty, too long, or chosen from no list of the form."""
        return [field.label for field in self.fields if not _is_usable(field, act)]


def _is_usable(field: FormField, act: Act) -> bool:
    if field.kind == "text":
        typed = act.texts.get(field.id, "")
        return len(typed) <= field.longest and bool(typed.strip() or not field.required)
    chosen, offered = act.choices.get(field.id, ()), {value for value, _ in field.choices}
    is_enough = bool(chosen or not field.required) and (field.kind == "ticks" or len(chosen) <= 1)
    return is_enough and offered.issuperset(chosen)


class Act(Value):
    """What is sent from a page under a link: nothing but a wish to see it, a press, or a form that was handed in."""

    token_hash: str = Field(repr=False, max_length=64)
    language: str = Field(default="", max_length=40)
    action: str = Field(default="", max_length=120)
    nonce: str = Field(default="", max_length=40)
    seal: str = Field(default="", max_length=64)
    form: str = Field(default="", max_length=LARGEST)
    texts: Mapping[str, str] = Field(default_factory=dict, repr=False)
    choices: Mapping[str, tuple[str, ...]] = Field(default_factory=dict, repr=False)

    def command_key(self) -> str:
        """Return what two acts have in common if and only if they are one that was sent twice."""
        parts = (self.token_hash, self.nonce, self.action, sorted(self.texts.items()), sorted(self.choices.items()))
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


class ShownButton(Value):
    """A button with its seal."""

    label: str
    action: str
    style: str
    seal: str
    disabled: bool = False


class ShownMessage(Value):
    """An answer of the bot, in the markup of chat, with its buttons and text files."""

    content: str = ""
    title: str = ""
    body: str = ""
    footer: str = ""
    tone: str = "neutral"
    buttons: tuple[ShownButton, ...] = ()
    files: tuple[tuple[str, str], ...] = ()


class Screen(Value):
    """What the page shows: the `answer` to what was sent, a form that it opened, and how things stand `now`.

    `pictured` is the tournament's id where its public page has a picture of the board.
    """

    outcome: Outcome
    nonce: str = ""
    title: str = ""
    name: str = ""
    zone: str = "UTC"
    language: str = "en"
    answer: tuple[ShownMessage, ...] = ()
    now: tuple[ShownMessage, ...] = ()
    form: str = ""
    form_seal: str = ""
    pictured: str = ""


def seal(key: str, nonce: str, action: str, form: str = "") -> str:
    """Return the seal of a button, or of a form, on the screen with this nonce."""
    return hmac.new(key.encode(), json.dumps([nonce, action, form]).encode(), hashlib.sha256).hexdigest()


def is_sealed(key: str, act: Act) -> bool:
    """Return whether an act was shown as it was sent, under the link with this key."""
    return hmac.compare_digest(seal(key, act.nonce, act.action, act.form).encode(), act.seal.encode())
