"""Values of the rules engine: entrants, pairings, byes, rationale, standings, prompts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.values import EntrantId, PairingId, Scalar, Value

EntrantStatus = Literal["active", "waiting", "withdrawn", "removed", "disqualified"]
"""`waiting`: on the waiting list. `removed`: out after a forfeit. Only `active` entrants are paired."""


LeavingCause = Literal["withdrew", "director", "declined", "unanswered", "no_place", "not_here"]
"""Why an entrant leaves: their own wish, a director's; an invitation they declined, or did not answer in time; no
league has a place for so many; they had not checked in when check-in closed."""

StatusCause = Literal[LeavingCause, "forfeit", "reinstated", "appeal", "moved_up"]
"""Why an entrant is in or out: one of the above, a rule on absence; a director's word, an accepted appeal, a free
place."""


class Reason(Value):
    """One step of a rationale: why something is as it is.

    `code` names a message of the format, `about` are the entrants it is about (the variables `$who1`, `$who2`, ... of
    the message), `params` fill its other variables. `rule` cites the numbered rule of the
    format's RULES.md. `warning` marks what a director should look at before publishing.
    """

    code: str
    rule: str = ""
    about: tuple[EntrantId, ...] = ()
    params: dict[str, Scalar] = Field(default_factory=dict)
    warning: bool = False


class EntrantData(Value):
    """Data about an entrant's strength and person, without a name.

    `rating` is on whatever scale the tournament uses (Elo, points of a season, kyu as negative numbers): more is
    stronger, None is unrated. Most formats only compare ratings; one that computes with them says so in its rules.
    `attributes` holds what a format declares in `entrant_fields` (`uncertainty`, `games`, `joined` as an ISO
    date).
    """

    rating: float | None = None
    attributes: dict[str, Scalar] = Field(default_factory=dict)


class Entrant(Value):
    """An entrant as the engine sees it. `number` counts registrations from 1 (earlier sign-up, smaller number)."""

    id: EntrantId
    number: int
    data: EntrantData = EntrantData()
    status: EntrantStatus = "active"
    cause: StatusCause | None = None


class Pairing(Value):
    """Two seats at a board. `seats[i]` plays the format's `sides[i]` (Arimaa: seat 0 gold, seat 1 silver).

    `label` is the match's own code where a format has one (`A1`, `FINAL`).
    """

    id: PairingId
    board: int
    seats: tuple[EntrantId, EntrantId]
    label: str = ""
    reasons: tuple[Reason, ...] = ()

    def opponent(self, entrant: EntrantId) -> EntrantId:
        """The other seat; `ValueError` if `entrant` does not sit here."""
        first, second = self.seats
        if entrant == first:
            return second
        if entrant == second:
            return first
        message = f"{entrant} does not sit at {self.id}"
        raise ValueError(message)


ByeKind = Literal["allocated", "full", "half", "zero"]
"""What a bye is: `allocated` by the pairing of an odd field, or a round off that the entrant wished, worth a full, a
half or no point. FIDE's files write U, F, H and Z."""

ROUND_OFF_KINDS: tuple[ByeKind, ...] = ("zero", "half", "full")
"""The kinds of byes that are rounds off, by what they are worth in half-points."""


class Bye(Value):
    """An entrant without an opponent who gets `half_points` for it (2 = a full point)."""

    entrant: EntrantId
    half_points: int = 2
    reasons: tuple[Reason, ...] = ()
    kind: ByeKind = "allocated"

    @model_validator(mode="after")
    def _worth_fits_kind(self) -> Self:
        if self.is_round_off and ROUND_OFF_KINDS.index(self.kind) != self.half_points:
            raise PydanticCustomError("worth", "a round off of this kind is worth something else")
        return self

    @classmethod
    def round_off(cls, entrant: EntrantId, half_points: int) -> Bye:
        """Return the bye of a round off worth 0, 1 or 2 half-points."""
        return cls(entrant=entrant, half_points=half_points, kind=ROUND_OFF_KINDS[half_points])

    @property
    def is_round_off(self) -> bool:
        """True unless the pairing has allocated it."""
        return self.kind != "allocated"


class RoundPairings(Value):
    """A whole round: every active entrant of the stage is in exactly one of `pairings`, `byes` and `idle`.

    `idle` entrants are not scheduled this round; that is not a bye. `label` names special rounds ("Play-off").
    `rationale` speaks of the round as a whole. `facts` are what later rounds must know of it (the puzzle played).
    """

    pairings: tuple[Pairing, ...]
    byes: tuple[Bye, ...] = ()
    idle: tuple[EntrantId, ...] = ()
    label: str = ""
    rationale: tuple[Reason, ...] = ()
    facts: dict[str, Scalar] = Field(default_factory=dict)

    @property
    def allocated_byes(self) -> tuple[Bye, ...]:
        """The byes that the pairing has given, without rounds off."""
        return tuple(bye for bye in self.byes if not bye.is_round_off)

    def members(self) -> frozenset[EntrantId]:
        """Everybody the round accounts for."""
        seated = {entrant for pairing in self.pairings for entrant in pairing.seats}
        return frozenset(seated | {bye.entrant for bye in self.byes} | set(self.idle))


class Seeding(Value):
    """The order of a field at the start of a stage, best first, and why equal ratings were ordered so."""

    order: tuple[EntrantId, ...]
    rationale: tuple[Reason, ...] = ()


class Standing(Value):
    """One line of the standings. Entrants that nothing separates share a `rank`.

    `points` is the score in units of which `scale` make one point (2: half-points). `tie_breaks` holds a text for each
    column of `Format.tie_breaks_of`, in the same order, or is empty where there is nothing to show yet: a number with a
    point for decimals (`10.5`, `+37`), a code such as that of a match, or `-` for none. These texts are the same in
    every language. `reasons` say what separated this entrant from the one above, where it is worth a sentence. Entrants
    that are `apart` have no place among the others: reserves and the disqualified.
    """

    entrant: EntrantId
    rank: int
    points: int
    scale: int = 2
    wins: int = 0
    losses: int = 0
    ties: int = 0
    tie_breaks: tuple[str, ...] = ()
    note: Reason | None = None
    reasons: tuple[Reason, ...] = ()
    apart: bool = False


class Mark(Value):
    """A sign that stands behind these entrants in the standings, and the sentence that says what it means."""

    sign: str
    entrants: tuple[EntrantId, ...]
    meaning: Reason


class Running(Value):
    """An entrant's score at the end of a round: `half_points` (two for a win) and the sum of score differences."""

    half_points: int
    spread: int


class GameWorth(Value):
    """What an open game is worth to its two players, by seat.

    `titles` are the shares of simulations in which the player came in first, after a win and after a loss; None after
    what happened in none of them. `sure` is the place that a win makes sure whatever follows (that or a better one);
    None where it adds nothing.
    """

    pairing: PairingId
    seats: tuple[EntrantId, EntrantId]
    titles: tuple[tuple[float | None, float | None], tuple[float | None, float | None]]
    sure: tuple[int | None, int | None] = (None, None)


class Odds(Value):
    """How often everybody finished where, in simulations of the rest of a stage.

    `counts[i][k]` says in how many of the `simulations` the entrant `entrants[i]` came in k + 1st. Entrants are in
    the order of the standings the simulations start from, without those who have left. `rated`: the ratings decided how
    likely each wins; otherwise games are even. `games` are the open ones of the same simulations. `whole`: places are
    those of the event, with the stages after this one; otherwise those of the stage.
    """

    entrants: tuple[EntrantId, ...]
    simulations: int = Field(ge=1)
    counts: tuple[tuple[int, ...], ...]
    rated: bool = False
    games: tuple[GameWorth, ...] = ()
    whole: bool = False

    def share(self, entrant: int, best: int, worst: int) -> float:
        """The share of simulations in which the entrant of that number came in from place `best` to place `worst`."""
        return sum(self.counts[entrant][best - 1 : worst]) / self.simulations

    def sampling_error(self, entrant: int, best: int, worst: int) -> float:
        """The standard error of `share`.

        One pseudo-simulation of each kind is added, so that what never happened is not taken for impossible.
        """
        hits = sum(self.counts[entrant][best - 1 : worst])
        likely = (hits + 1) / (self.simulations + 2)
        return math.sqrt(likely * (1 - likely) / self.simulations)


class Choice(Value):
    """One possible answer to a question.

    The catalogue has its label (`choice-CODE-VALUE`, with the code of the question), except where people have named it.
    """

    value: str
    label: str = ""


class Prompt(Value):
    """A question a format asks the world before it can go on.

    `who` may answer besides directors; empty means directors only. Either `choices` are given, or a draw of lots
    between `low` and `high` (both included), or neither (free text checked by the format). With `call_for` the choices
    are a call: the prompt of that key comes next and draws between `low` and `high`; its secret is committed to before.
    `default` is the answer that counts where none is given in time. With `after_form` the answer depends on the form of
    that key: the prompt waits until the form's last day has passed, where it was asked for until a moment.
    """

    key: str
    question: Reason
    who: tuple[EntrantId, ...] = ()
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    default: str | None = None
    call_for: str | None = None
    after_form: str | None = None

    @property
    def is_draw(self) -> bool:
        """Can it be answered by a draw of lots now?"""
        return self.low is not None and self.high is not None and not self.choices


class Draw(Value):
    """A recorded draw of lots: `value` between `low` and `high`, recomputable from `seed`, `purpose` and `counter`."""

    purpose: str
    low: int
    high: int
    value: int
    seed: str
    counter: int


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A criterion of the standings by its name.

    The catalogue has its column head (`head-NAME`; without one the name is shown, such as `BH-C2`) and a sentence about
    it (`column-NAME`, or that of the name in `described_as`).
    """

    name: str
    described_as: str = ""
