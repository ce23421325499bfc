"""What is asked of people, what they answer, and draws."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import AwareDatetime

from formats.core.events.fact import Fact
from formats.core.model import Draw
from formats.core.values import EntrantId, Value


class FormAsked(Fact):
    """A form is asked for; after `due` entrants can no longer hand it in themselves."""

    kind: Literal["FormAsked"] = "FormAsked"
    form: str
    due: AwareDatetime | None = None


class FormClosed(Fact):
    """A director ended the time in which entrants can hand a form in themselves, at the moment of this event."""

    kind: Literal["FormClosed"] = "FormClosed"
    form: str


class FormSubmitted(Fact):
    """An entrant handed in a form (availability, a preference list), or a director for them; the last one counts."""

    kind: Literal["FormSubmitted"] = "FormSubmitted"
    form: str
    entrant: EntrantId
    content: Any
    by_director: bool = False


class FormsSeen(Fact):
    """A director looked at what was handed in while it was sealed: by one entrant, or by everybody."""

    kind: Literal["FormsSeen"] = "FormsSeen"
    form: str
    entrant: EntrantId | None = None


class BeaconRound(Value):
    """A round of a public beacon of chance (drand): its chain, its number, and when it will be published."""

    chain: str
    number: int
    at: AwareDatetime


class DrawCommitted(Fact):
    """A public draw is coming: a number from `low` to `high`. The hash of its secret is published beforehand.

    `draw` is its name, `s<stage>/<prompt>`; the prompt's key is its purpose. At `closes` words close and it is drawn;
    None while somebody still has to call for it, and in logs of version 0.1. With a `beacon` its randomness is mixed in
    after the words, and it is drawn when that is there.
    """

    kind: Literal["DrawCommitted"] = "DrawCommitted"
    draw: str
    low: int
    high: int
    commitment: str
    closes: AwareDatetime | None = None
    beacon: BeaconRound | None = None


class DrawContributed(Fact):
    """A player has given a word to be mixed into a draw that is still to come (`all`: into all of the tournament)."""

    kind: Literal["DrawContributed"] = "DrawContributed"
    draw: str
    by: EntrantId
    text: str


class PromptsOpened(Fact):
    """The questions that a stage waits for have changed: all that are open now, by key, each with the moment it opened.

    Answers need no such event. What had been open before keeps its moment, whatever else happened in between.
    """

    kind: Literal["PromptsOpened"] = "PromptsOpened"
    stage: int
    since: dict[str, AwareDatetime]


class PromptAnswered(Fact):
    """A format's question was answered by a person, or by a recorded draw, whose `secret` is told with it.

    `beacon` is the randomness that was mixed in; empty where none had been named, or it could not be had.
    """

    kind: Literal["PromptAnswered"] = "PromptAnswered"
    stage: int
    prompt: str
    answer: str
    by: EntrantId | None = None
    draw: Draw | None = None
    secret: str = ""
    beacon: str = ""


AskingEvent = (
    FormAsked
    | FormClosed
    | FormSubmitted
    | FormsSeen
    | DrawCommitted
    | DrawContributed
    | PromptsOpened
    | PromptAnswered
)
"""The events of this module."""
