"""Forms, questions and draws."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import AwareDatetime, Field

from formats.core.values import EntrantId, RequiredText, Value


class ContributeToDraw(Value):
    """A player gives a word to be mixed into a draw.

    `draw` is the name of one that has been committed to, or `all` for all of the tournament, until sign-up closes.
    """

    kind: Literal["ContributeToDraw"] = "ContributeToDraw"
    draw: str = Field(min_length=1, max_length=200)
    by: EntrantId
    text: str = Field(min_length=1, max_length=100)


class AnswerPrompt(Value):
    """Answer a format's question; without an `answer` a draw of lots decides where the prompt allows one.

    A draw reveals the secret that was committed to before. `beacon` is the randomness of the round that was named with
    the commitment and `signature` the round's; None where they could not be had.
    """

    kind: Literal["AnswerPrompt"] = "AnswerPrompt"
    prompt: str
    answer: str | None = None
    by: EntrantId | None = None
    beacon: str | None = Field(default=None, pattern="^[0-9a-f]{64}$")
    signature: str = Field(default="", pattern="^([0-9a-f]{96})?$")


class WaiveBeacon(Value):
    """A director says in public that a draw is made without the beacon that was named for it, and why."""

    kind: Literal["WaiveBeacon"] = "WaiveBeacon"
    draw: str = Field(min_length=1, max_length=200)
    text: RequiredText


class AskForForm(Value):
    """Ask for a form that a format wants, until `due`; asking again moves that moment."""

    kind: Literal["AskForForm"] = "AskForForm"
    form: str
    due: AwareDatetime | None = None


class CloseForm(Value):
    """End at once the time in which entrants can hand a form in themselves."""

    kind: Literal["CloseForm"] = "CloseForm"
    form: str


class SubmitForm(Value):
    """Hand in an entrant's form. `by_director`: on their behalf, which may be after the last day."""

    kind: Literal["SubmitForm"] = "SubmitForm"
    form: str
    entrant: EntrantId
    content: Any
    by_director: bool = False


class LookAtForms(Value):
    """A director looks at what was handed in: by one entrant, or by everybody."""

    kind: Literal["LookAtForms"] = "LookAtForms"
    form: str
    entrant: EntrantId | None = None


AskingCommand = ContributeToDraw | AnswerPrompt | WaiveBeacon | AskForForm | CloseForm | SubmitForm | LookAtForms
"""The commands of this module."""
