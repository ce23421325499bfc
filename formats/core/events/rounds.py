"""Stages and rounds, and when their games are played."""

from __future__ import annotations

from typing import Literal

from pydantic import AwareDatetime, Field

from formats.core.events.fact import Fact
from formats.core.model import Bye, Draw, Pairing, Reason, RoundPairings
from formats.core.values import EntrantId, PairingId, Scalar, Value


class StageStarted(Fact):
    """A stage begins with this field, in seed order. `engine` is the engine's version; 0 in logs of Herald 0.1."""

    kind: Literal["StageStarted"] = "StageStarted"
    stage: int
    seeds: tuple[EntrantId, ...]
    rationale: tuple[Reason, ...] = ()
    draws: tuple[Draw, ...] = ()
    engine: int = 0


class RoundPaired(Fact):
    """A round is published. `seed` feeds its draws, which are listed.

    `cause` is `format`, `import` for one that was played elsewhere, or `director` when a person paired it by hand for
    the reason in `text`. `engine` is the version of the engine where the cause is `format`; 0 in logs of Herald 0.1.
    """

    kind: Literal["RoundPaired"] = "RoundPaired"
    version: Literal[2] = 2
    stage: int
    round_number: int
    pairings: RoundPairings
    seed: str
    draws: tuple[Draw, ...] = ()
    cause: Literal["format", "director", "import"] = "format"
    text: str = ""
    engine: int = 0


class RoundAmended(Fact):
    """A published round was changed: by a director with a reason, or to repair it after a withdrawal.

    Or because a result before it was corrected (`correction`): games that rested on it are no longer in it. Or for
    an entrant who came while it was out (`newcomer`) and plays the one with the bye.
    """

    kind: Literal["RoundAmended"] = "RoundAmended"
    stage: int
    round_number: int
    pairings: RoundPairings
    cause: Literal["director", "withdrawal", "correction", "newcomer"]
    text: str = ""


class MatchAdded(Fact):
    """A match joined a published round when its players became known: its game, or the bye of who goes on without one.

    `facts` are added to those of the round. `seed` feeds the draws of the game, which are listed.
    """

    kind: Literal["MatchAdded"] = "MatchAdded"
    stage: int
    round_number: int
    game: Pairing | None = None
    bye: Bye | None = None
    facts: dict[str, Scalar] = Field(default_factory=dict)
    seed: str = ""
    draws: tuple[Draw, ...] = ()
    engine: int = 0


class PlayTakenBack(Fact):
    """Play is back where it was after so many `rounds` of the stage: what was published later counts for nothing.

    Stages after it have not begun, and the questions in `answers` are asked again. This happens because a result was
    corrected on which all that rested.
    """

    kind: Literal["PlayTakenBack"] = "PlayTakenBack"
    stage: int
    rounds: int
    answers: tuple[str, ...] = ()
    text: str = ""


class GameTime(Value):
    """When a game starts, and why then. The scheduler may change it until it is `final`, directors always."""

    at: AwareDatetime
    final: bool
    reasons: tuple[Reason, ...] = ()


class GameTimesSet(Fact):
    """Games have these times from now on; other games keep theirs.

    `times` holds open games of that round only, by pairing, and only those whose time, reasons or finality change.
    """

    kind: Literal["GameTimesSet"] = "GameTimesSet"
    stage: int
    round_number: int
    times: dict[PairingId, GameTime]


class StepTold(Fact):
    """A step of a stage's script was revealed: these sentences."""

    kind: Literal["StepTold"] = "StepTold"
    stage: int
    step: int
    reasons: tuple[Reason, ...]


RoundEvent = StageStarted | RoundPaired | RoundAmended | MatchAdded | PlayTakenBack | GameTimesSet | StepTold
"""The events of this module."""
