"""The interface of formats: their base class, and the values their methods return.

The engine calls a format with the stage as it is now and records the answer in events, so each answer is computed once.
`verify` calls the format again with the same arguments and compares. This is why methods are pure and all randomness
comes from `lots`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import ValidationError

from formats.core.errors import BadReportError
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Prompt, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.points import USUAL, PointTable
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
    """Effects of an entrant's withdrawal from a stage at this moment.

    `results` are given to games because of it, open or with a result; other open games become walkovers. `reasons`
    explain the changes to people, so that a director can read them before deciding.
    """

    results: Mapping[PairingId, Result] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Dependents:
    """Dependents of a game's result: what would have to be withdrawn if the result were changed.

    Attributes:
        games: later games that were paired because of it; none where the later matches were passed without a game.
        amended: rounds that a correction replaces, by number.
        kept: the last round that a correction keeps; those after it are taken back. None if none is taken back.
        answers: keys of the questions whose answers are taken back with these rounds.
        leaving: entrants who would not have gone on.
        entering: entrants who would have gone on instead.
        reseeded: whether an entrant would have gone on to another place.
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
        """True if the result can be changed without a change of any published round."""
        return self.kept is None and not self.amended


class Options(Value):
    """The base of a format's options. Every field has bounds; the sentence about it is in the format's catalogue.

    `forms` are the forms in which directors set them, each with its key and its fields; the catalogue has the title
    (`name-KEY`). Fields that are in none of them come first, without a title.
    """

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()

    def in_force(self) -> Mapping[str, Any]:
        """Return the values used for empty options, by name, as far as they are known numbers."""
        return {}

    @property
    def superseded(self) -> frozenset[str]:
        """Return the options that the rules in words leave out: others make them meaningless, or they are off."""
        return frozenset()

    @property
    def needs_scores(self) -> bool:
        """Return whether people are asked for the scores of every game."""
        return bool(self.point_table.bonuses)

    @property
    def point_table(self) -> PointTable:
        """Return what results and byes are worth (`PointOptions` lets directors set it)."""
        return USUAL


O = TypeVar("O", bound=Options)  # noqa: E741 - the conventional letter for options here


class Format(ABC, Generic[O]):
    """Base class of formats, which pair, rank and judge a stage. Optional methods are in `formats.core.capabilities`.

    Stateless; every method is a pure function of its arguments. `sides` are the names of seat 0 and seat 1; `ties` says
    whether a game may end level; `tie_breaks` are the columns of the standings where options do not change them.

    Texts are in `locales/en.ftl` of the format's folder (`formats.messages`): its title, its summary, names, and
    sentences by the `Reason.code`.

    `for_tonight`: players can begin at once, without preparation and without data about them. `usual_tonight`: the one
    of these formats that is proposed by default. `numbered_rounds`: rounds are known by their numbers, not by names
    alone. `scored_in`: how players of the game write a score, as points (`4½ points`) or as wins and losses (`4–1`).
    """

    key: ClassVar[str]
    options: ClassVar[type[Options]]
    sides: ClassVar[tuple[str, str] | None] = None
    ties: ClassVar[bool] = True
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ()
    for_tonight: ClassVar[bool] = False
    usual_tonight: ClassVar[bool] = False
    numbered_rounds: ClassVar[bool] = True
    scored_in: ClassVar[Literal["points", "wins"]] = "points"

    def named_sides(self, options: O) -> tuple[str, str] | None:
        """Return the names of the two sides, in the order of a pairing's seats; None where sides do not matter."""
        return self.sides

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Parse the options into this format's model, or raise `OptionsError` with every problem."""
        try:
            return self.options.model_validate(dict(raw))  # type: ignore[return-value]
        except ValidationError as error:
            raise options_error(error, self.key) from error

    def tie_breaks_of(self, options: O) -> tuple[TieBreak, ...]:
        """Return the columns of the standings under these options, in the order of `Standing.tie_breaks`."""
        return self.tie_breaks

    def check(self, field: Sequence[Entrant], options: O) -> None:
        """Raise `FieldError` if this field cannot play under these options. Called before the stage starts."""

    def seed(self, field: Sequence[Entrant], options: O, lots: Lots) -> Seeding:
        """Return the seed order of a first stage: higher rating first, earlier registration among equals."""
        order = sorted(field, key=lambda entrant: (-(entrant.data.rating or 0.0), entrant.number))
        return Seeding(order=tuple(entrant.id for entrant in order))

    def placed(self, seeding: Seeding, field: Mapping[EntrantId, Entrant], options: O) -> Seeding:
        """Return the seeding of any stage as it is recorded.

        Where seeds decide who can meet whom, entrants are moved who are kept from each other. By default nobody is.
        """
        return seeding

    def crossed(self, seeding: Seeding, group_of: Mapping[EntrantId, str], options: O) -> Seeding:
        """Return the seeding of a field that comes from groups of an earlier stage; empty where it does not.

        Where seeds decide who can meet whom, entrants of one group are moved apart. By default nobody is.
        """
        return seeding

    @abstractmethod
    def planned_rounds(self, stage: Stage, options: O) -> int | None:
        """Return how many rounds the stage will have; None where that depends on results."""

    def next_round_name(self, stage: Stage, options: O) -> str:
        """Return the name of the round that is paired next; empty where it is known by its number."""
        return ""

    def usual_rounds(self, stage: Stage, options: O) -> int | None:
        """Return how many rounds the stage will have if no match is played again; None if results decide it anyway."""
        return self.planned_rounds(stage, options)

    @abstractmethod
    def pair(self, stage: Stage, options: O, lots: Lots) -> RoundPairings:
        """Pair the next round. Every active entrant of the stage is paired, has a bye or is idle, exactly once.

        Pairing ids come from `pairing_id(stage.number, stage.next_round, board)`. Raises `NoPairingExistsError`.
        """

    def by_hand(self, stage: Stage, pairings: RoundPairings, published: Round | None, options: O) -> RoundPairings:
        """Complete a round paired by a director, or raise `HandmadeRoundError` where it does not fit.

        `stage` ends before the round; `published` is the round it replaces, with its results, or None where it is new.
        Everybody active is in `pairings` exactly once, games that have a result are as published. The format adds
        everything that it reads out of a round later (labels, facts, the value of a bye). By default the round is
        taken unchanged.
        """
        return pairings

    @abstractmethod
    def rank(self, stage: Stage, options: O) -> tuple[Standing, ...]:
        """Return the standings of the whole field (also those who left), best first; works at any moment.

        The engine counts wins, losses and ties in each line that sets none of them.
        """

    @abstractmethod
    def status(self, stage: Stage, options: O) -> Status:
        """Return what the stage waits for, or that it is over."""

    def best_of(self, pairing: Pairing, options: O) -> int:
        """Return the number of games of a best-of match, whose scores people may then report; `judge` checks them."""
        return 1

    def ties_in(self, options: O) -> bool:
        """Return whether a game can be a tie; a format of `ties` may leave it to an option."""
        del options
        return self.ties

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: O) -> Result:
        """Turn a report into a result, or raise `BadReportError`."""
        if report.winner is not None and report.winner not in pairing.seats:
            raise BadReportError(pairing.id, "winner_not_seated")
        if report.winner is None and not self.ties:
            raise BadReportError(pairing.id, "no_ties")
        result = win_result(pairing.seats, report)
        if options.needs_scores and report.scores is not None:
            first, second = report.scores
            if result.winning_seat != (None if first == second else int(second > first)):
                raise BadReportError(pairing.id, "scores_contradict_winner")
        return result

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: O) -> Dependents:
        """Return what of this stage depends on a game's result, if it were changed to this one.

        By default nothing does: published pairings stay, standings follow.
        """
        return Dependents()

    def forfeit(self, absent: tuple[EntrantId, ...], pairing: Pairing, stage: Stage, options: O) -> Result:
        """Return the result when these entrants did not appear."""
        return forfeit_result(pairing.seats, absent)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: O) -> Reason:
        """Return the reason that says how rounds count that `who` has missed, having come late or back: no points."""
        return Reason(code="missed", about=(who,), params={"rounds": rounds})

    def leave(self, stage: Stage, gone: EntrantId, options: O) -> Leaving:
        """Return the effects of `gone` leaving now; called for a preview while they are in, and again afterwards."""
        return Leaving()
