"""The contract a format fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import ValidationError

from formats.core.errors import BadReportError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Prompt, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import Report, Result, forfeit_result, win_result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId, Value
from formats.core.wrong_values import options_error


@dataclass(frozen=True, slots=True)
class NeedsPairing:
    """The next round can be paired now."""


@dataclass(frozen=True, slots=True)
class AwaitsResults:
    """These games must have results first."""

    pairings: tuple[PairingId, ...]


@dataclass(frozen=True, slots=True)
class Awaits:
    """These questions must be answered first."""

    prompts: tuple[Prompt, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The stage is over; `rank` is final."""


Status = NeedsPairing | AwaitsResults | Awaits | Finished


@dataclass(frozen=True, slots=True)
class Leaving:
    """What it means that somebody leaves a stage at this moment.

    `results` are what games get because of it, open ones or such as had a result; other open games become walkovers.
    `reasons` say to people what changes, so that a director can look before deciding.
    """

    results: Mapping[PairingId, Result] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Resting:
    """What rests on the result of a game: what would have to go if it were another.

    `games` are the later games that were paired because of it; there may be none, where the later matches were passed
    without a game. To set that right, these rounds are `amended`, by number, and those after round `kept` are taken
    back (None: none is), with the `answers` to these questions. `leaving` are those who would not have gone on,
    `entering` those who would; `reseeded` says that somebody would have gone on to another place.
    """

    games: tuple[PairingId, ...] = ()
    amended: Mapping[int, RoundPairings] = field(default_factory=dict)
    kept: int | None = None
    answers: tuple[str, ...] = ()
    leaving: tuple[EntrantId, ...] = ()
    entering: tuple[EntrantId, ...] = ()
    reseeded: bool = False

    @property
    def is_empty(self) -> bool:
        """Can the result be changed without touching any published round?"""
        return self.kept is None and not self.amended


class Options(Value):
    """The base of a format's options. Every field has bounds and a sentence (`Field(description=...)`).

    `forms` are the forms in which directors set them, each with its name (one of the format's `names`) and its fields;
    what stands in none of them comes first, without a name.
    """

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()

    def in_force(self) -> Mapping[str, Any]:
        """What the options that are left empty stand for, by name, as far as that is a number already."""
        return {}


O = TypeVar("O", bound=Options)  # noqa: E741 - the conventional letter for options here


class Format(ABC, Generic[O]):
    """How a stage is played: what every format answers. What only some can do is in `formats.core.capabilities`.

    Stateless; every answer is a function of its inputs. `sides` are the names of seat 0 and seat 1; `ties` says whether
    a game may end level; `tie_breaks` are the columns of the standings where options do not change them.

    Sentences and names are in `locales/en.ftl` of the format's folder, by the `Reason.code` (`formats.messages`).

    `for_tonight` says that whoever is there can begin at once: nothing has to be prepared, or known of anybody before.
    `usual_tonight` is the one of them that is proposed to whoever has not chosen.
    `numbered_rounds` says that people know its rounds by their numbers, and not by names alone.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    options: ClassVar[type[Options]]
    sides: ClassVar[tuple[str, str] | None] = None
    ties: ClassVar[bool] = True
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ()
    for_tonight: ClassVar[bool] = False
    usual_tonight: ClassVar[bool] = False
    numbered_rounds: ClassVar[bool] = True

    def named_sides(self, options: O) -> tuple[str, str] | None:
        """What the two sides of a game are called, first the one a pairing names first; None where nobody asks."""
        return self.sides

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """The options as this format's model, or `OptionsError` with every problem."""
        try:
            return self.options.model_validate(dict(raw))  # type: ignore[return-value]
        except ValidationError as error:
            raise options_error(error, self.key) from error

    def tie_breaks_of(self, options: O) -> tuple[TieBreak, ...]:
        """The columns of the standings under these options: what `Standing.tie_breaks` holds, in the same order."""
        return self.tie_breaks

    def check(self, field: Sequence[Entrant], options: O) -> None:
        """Raise `FieldError` if this field cannot play under these options. Called before the stage starts."""

    def seed(self, field: Sequence[Entrant], options: O, lots: Lots) -> Seeding:
        """The seed order of a first stage: higher rating first, earlier registration among equals."""
        order = sorted(field, key=lambda entrant: (-(entrant.data.rating or 0.0), entrant.number))
        return Seeding(order=tuple(entrant.id for entrant in order))

    @abstractmethod
    def planned_rounds(self, stage: Stage, options: O) -> int | None:
        """How many rounds the stage will have; None where that depends on results."""

    @abstractmethod
    def pair(self, stage: Stage, options: O, lots: Lots) -> RoundPairings:
        """The next round. Every active entrant of the stage is paired, has a bye or is idle, exactly once.

        Pairing ids come from `pairing_id(stage.number, stage.next_round, board)`. Raises `NoPairingExistsError`.
        """

    def by_hand(self, stage: Stage, pairings: RoundPairings, published: Round | None, options: O) -> RoundPairings:
        """A director's own round as this format records it, or `HandmadeRoundError` where it does not fit.

        `stage` ends before the round; `published` is the round it replaces, with its results, or None where it is new.
        Everybody active is in `pairings` exactly once, games that have a result are as published. Whatever the format
        reads out of a round later (labels, facts, what a bye is worth) it writes itself. By default all is taken as it
        is.
        """
        return pairings

    @abstractmethod
    def rank(self, stage: Stage, options: O) -> tuple[Standing, ...]:
        """The standings of the whole field (also those who left), best first; works at any moment."""

    @abstractmethod
    def status(self, stage: Stage, options: O) -> Status:
        """What the stage waits for."""

    def best_of(self, options: O) -> int:
        """The best of how many games a match is, whose scores people may then tell; `judge` checks them."""
        return 1

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: O) -> Result:
        """Turn a report into a result, or raise `BadReportError`."""
        if report.winner is not None and report.winner not in pairing.seats:
            raise BadReportError(pairing.id, "winner_not_seated")
        if report.winner is None and not self.ties:
            raise BadReportError(pairing.id, "no_ties")
        return win_result(pairing.seats, report)

    def resting_on(self, stage: Stage, pairing: Pairing, result: Result, options: O) -> Resting:
        """What of this stage rests on the result that a game has, should it become this one.

        By default nothing does: published pairings stay, standings follow.
        """
        return Resting()

    def forfeit(self, absent: tuple[EntrantId, ...], pairing: Pairing, stage: Stage, options: O) -> Result:
        """The result when these entrants did not appear."""
        return forfeit_result(pairing.seats, absent)

    def leave(self, stage: Stage, gone: EntrantId, options: O) -> Leaving:
        """What happens when `gone` leaves now; asked for a preview while they are in, and again once they are out."""
        return Leaving()
