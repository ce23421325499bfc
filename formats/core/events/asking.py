"""Events of questions, answers and draws."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

from pydantic import AwareDatetime, Field

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


class BeaconChain(Value):
    """A public beacon of chance (drand): id, publication of round 1 (seconds since 1970), seconds between rounds.

    `key` (its public key), `group` (in hexadecimal digits both) and `name` are the rest of what its id is the hash of;
    empty in older logs.
    """

    id: str
    genesis: int = Field(ge=0)
    period: int = Field(ge=1)
    key: str = Field(default="", pattern="^([0-9a-f]{192})?$")
    group: str = Field(default="", pattern="^([0-9a-f]{64})?$")
    name: str = ""

    def round_after(self, moment: datetime) -> BeaconRound:
        """Return the first round that is published after that moment, so that it cannot be known then."""
        passed = int(moment.timestamp()) - self.genesis
        number = max(passed // self.period + 2, 1)
        published = datetime.fromtimestamp(self.genesis + (number - 1) * self.period, UTC)
        return BeaconRound(chain=self.id, number=number, at=published, info=self if self.key else None)


class BeaconRound(Value):
    """A round of a public beacon of chance (drand): its chain, its number, and when it will be published.

    `info` describes the chain, so that its rounds can be checked offline; None in older logs.
    """

    chain: str
    number: int
    at: AwareDatetime
    info: BeaconChain | None = None

    @property
    def address(self) -> str:
        """Where everybody can read it."""
        return f"https://api.drand.sh/{self.chain}/public/{self.number}"


class DrawCommitted(Fact):
    """A public draw is coming: a number from `low` to `high`. The hash of its secret is published beforehand.

    `draw` is its name, `s<stage>/<prompt>`; the prompt's key is its purpose. At `closes` words close and it is drawn;
    None for a draw with a call before the call, and in logs of version 0.1. With a `beacon` its randomness is mixed in
    after the words, and it is drawn when that is there.
    """

    kind: Literal["DrawCommitted"] = "DrawCommitted"
    draw: str
    low: int
    high: int
    commitment: str
    closes: AwareDatetime | None = None
    beacon: BeaconRound | None = None


class DrawDelayed(Fact):
    """The beacon that was named for a draw could not be reached: the timetable tries again at `until`."""

    kind: Literal["DrawDelayed"] = "DrawDelayed"
    draw: str
    until: AwareDatetime


class BeaconWaived(Fact):
    """A director has said in public that a draw is made without the beacon that was named for it; `text` says why."""

    kind: Literal["BeaconWaived"] = "BeaconWaived"
    draw: str
    text: str


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
    """A format's question was answered by a person, or by a recorded draw, whose `secret` is disclosed with it.

    `beacon` is the randomness that was mixed in, and `signature` the round's, of which it is the hash; both are empty
    where none had been named or a director has waived it, and the signature in older logs.
    """

    kind: Literal["PromptAnswered"] = "PromptAnswered"
    stage: int
    prompt: str
    answer: str
    by: EntrantId | None = None
    draw: Draw | None = None
    secret: str = ""
    beacon: str = ""
    signature: str = Field(default="", pattern="^([0-9a-f]{96})?$")


AskingEvent = (
    FormAsked
    | FormClosed
    | FormSubmitted
    | FormsSeen
    | DrawCommitted
    | DrawDelayed
    | BeaconWaived
    | DrawContributed
    | PromptsOpened
    | PromptAnswered
)
"""The events of this module."""
