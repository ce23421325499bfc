"""Rounds, and when their games are played."""

from __future__ import annotations

from typing import Literal

from pydantic import AwareDatetime, Field

from formats.core.model import RoundPairings
from formats.core.results import Report
from formats.core.values import EntrantId, OptionalText, PairingId, RequiredText, Value


class PublishRound(Value):
    """Pair and publish this round, starting its stage if need be. Refused unless it is the next step.

    `pairings` are a director's own, with the reason in `text`: the way on where the rules allow no pairing at all.
    With `through` the rounds up to that one are published with it. With `based_on` all of them are paired on the
    standings after that round, and need not wait for the results of later ones, where the format can do that.
    """

    kind: Literal["PublishRound"] = "PublishRound"
    stage: int
    round_number: int
    pairings: RoundPairings | None = None
    text: OptionalText = ""
    through: int | None = Field(default=None, ge=1)
    based_on: int | None = Field(default=None, ge=0)


class OverrideRound(Value):
    """Replace the pairings of the current round by a director's own."""

    kind: Literal["OverrideRound"] = "OverrideRound"
    stage: int
    round_number: int
    pairings: RoundPairings
    text: RequiredText


class SeatNewcomer(Value):
    """Give an entrant who came while the current round was out a game in it, against the entrant who has its bye."""

    kind: Literal["SeatNewcomer"] = "SeatNewcomer"
    entrant: EntrantId


class ImportedRound(Value):
    """A round that was played elsewhere: its pairings, and what is known of its games, by their ids.

    `absent` are those who did not appear at a forfeited game, which has no report.
    """

    pairings: RoundPairings
    reports: dict[PairingId, Report] = Field(default_factory=dict)
    absent: dict[PairingId, tuple[EntrantId, ...]] = Field(default_factory=dict)


class ImportRounds(Value):
    """Take over rounds that were played elsewhere, after those that are here; the stage begins if it has not."""

    kind: Literal["ImportRounds"] = "ImportRounds"
    stage: int = 0
    rounds: tuple[ImportedRound, ...] = Field(min_length=1, max_length=100)


class SetGameTimes(Value):
    """Run the scheduler over the round's open games: tentative times, or final ones."""

    kind: Literal["SetGameTimes"] = "SetGameTimes"
    stage: int
    round_number: int
    final: bool


class MoveGame(Value):
    """A director sets one game's time; with `knowingly` also where it was final, or outside the round's week."""

    kind: Literal["MoveGame"] = "MoveGame"
    pairing: PairingId
    at: AwareDatetime
    text: RequiredText
    knowingly: bool = False


class TellStep(Value):
    """Reveal the next step of the script of a stage; `step` counts from 1, so that no step is revealed twice."""

    kind: Literal["TellStep"] = "TellStep"
    stage: int
    step: int


RoundCommand = PublishRound | OverrideRound | SeatNewcomer | ImportRounds | SetGameTimes | MoveGame | TellStep
"""The commands of this module."""
