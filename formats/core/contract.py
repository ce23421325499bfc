"""The contract a format fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import ValidationError

from formats.core.asking import Asked, EntrantField, EntrantForm, GameQuestion
from formats.core.errors import BadFormError, BadReportError, NotAheadError, OptionsError
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Mark, Odds, Pairing, Prompt, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import Report, Result, forfeit_result, win_result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId, Scalar, Value


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


class Options(Value):
    """The base of a format's options. Every field has bounds and a sentence (`Field(description=...)`)."""


O = TypeVar("O", bound=Options)  # noqa: E741 - the conventional letter for options here


class Format(ABC, Generic[O]):
    """How a stage is played. Stateless; every answer is a function of its inputs.

    `words` maps every `Reason.code` of this format to a sentence in plain English. `{0}`, `{1}` stand for the entrants
    of `Reason.about`, named placeholders for its `params`.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    options: ClassVar[type[Options]]
    sides: ClassVar[tuple[str, str] | None] = None
    ties: ClassVar[bool] = True
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ()
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = ()
    words: ClassVar[Mapping[str, str]] = {}
    forms: ClassVar[tuple[EntrantForm, ...]] = ()
    at_once: ClassVar[bool] = False
    """Are all rounds that can be paired published together, so that all their games are open at once?

    No such round builds on the results of another, and players find the times of their games themselves.
    """
    scored: ClassVar[bool] = False
    """Do standings need both scores of every game, so that people should be asked for them?"""
    starter_reported: ClassVar[bool] = False
    """Do people say with a result who started, which need not be whom the pairing names first?"""
    changeable: ClassVar[frozenset[str]] = frozenset()
    """The options a director may still change while the stage is being played."""
    late_entry: ClassVar[bool] = False
    """May a director enter somebody while the stage is being played? They are seeded last."""
    chess_like: ClassVar[bool] = False
    """Is a stage like a chess tournament: one game a round at most, seat 0 has the white side, a win is one point?

    Then it can be exported in the report format of the chess federation.
    """

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """The options as this format's model, or `OptionsError` with every problem."""
        try:
            return self.options.model_validate(dict(raw))  # type: ignore[return-value]
        except ValidationError as error:
            raise options_error(error) from error

    def enters(self, entrant: Entrant, forms: Mapping[str, Any], options: O) -> bool:
        """Does somebody who signed up enter a first stage of this format? `forms` is what they handed in, by its key.

        Whoever does not stays signed up but is outside the stage.
        """
        del entrant, forms, options
        return True

    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any], options: O) -> Entrant:
        """The entrant as `check` and `seed` of a first stage see them: `forms`, by key, may add to their data."""
        del forms, options
        return entrant

    def tie_breaks_of(self, options: O) -> tuple[TieBreak, ...]:
        """The columns of the standings under these options: what `Standing.tie_breaks` holds, in the same order."""
        del options
        return self.tie_breaks

    def check(self, field: Sequence[Entrant], options: O) -> None:
        """Raise `FieldError` if this field cannot play under these options. Called before the stage starts."""

    def seed(self, field: Sequence[Entrant], options: O, lots: Lots) -> Seeding:
        """The seed order of a first stage: higher rating first, earlier registration among equals."""
        del options, lots
        order = sorted(field, key=lambda entrant: (-(entrant.data.rating or 0.0), entrant.number))
        return Seeding(order=tuple(entrant.id for entrant in order))

    def planned_rounds(self, stage: Stage, options: O) -> int | None:
        """How many rounds the stage will have, or None when that depends on results."""
        del stage, options
        return None

    @abstractmethod
    def pair(self, stage: Stage, options: O, lots: Lots) -> RoundPairings:
        """The next round. Every active entrant of the stage is paired, has a bye or is idle, exactly once.

        Pairing ids come from `pairing_id(stage.number, stage.next_round, board)`. Raises `NoPairingExistsError`.
        """

    @abstractmethod
    def rank(self, stage: Stage, options: O) -> tuple[Standing, ...]:
        """The standings of the whole field (also those who left), best first; works at any moment."""

    def groups(self, stage: Stage, options: O) -> tuple[Group, ...]:
        """The parts of the stage that are played by themselves, in order, as leagues are; most formats have none.

        Everybody hears of a group's games and results in the group's own place.
        """
        del stage, options
        return ()

    def rank_groups(self, stage: Stage, wanted: Collection[str], options: O) -> Mapping[str, tuple[Standing, ...]]:
        """The tables of the groups of these names: `rank` is the place there, `tie_breaks` a value for each column."""
        del stage, wanted, options
        return {}

    @abstractmethod
    def status(self, stage: Stage, options: O) -> Status:
        """What the stage waits for."""

    def odds(self, stage: Stage, options: O, lots: Lots, simulations: int) -> Odds | None:
        """Everybody's chances of every final place, from that many simulations; None where a format has no odds."""
        del stage, options, lots, simulations
        return None

    def marks(self, stage: Stage, options: O) -> tuple[Mark, ...]:
        """What the standings show behind names, from what is recorded; answers at once."""
        del stage, options
        return ()

    def outlook(self, stage: Stage, options: O, lots: Lots) -> tuple[Mark, ...]:
        """The marks as the stage stands now, where that must be worked out by simulating the rest; may take long."""
        del lots
        return self.marks(stage, options)

    def published(self, options: O) -> Mapping[str, Any]:
        """The options that are published before play, so that a later change is seen by all; most formats have none."""
        del options
        return {}

    def base_of(self, round_number: int, options: O) -> int | None:
        """The round after which the standings are taken for this one, where the options say so (0: the seeds)."""
        del round_number, options
        return None

    def based_on(self, round_number: int, base: int, options: O) -> Mapping[str, Any]:
        """The options that change so that a round is paired on the standings after round `base`, before later results.

        Raises `NotAheadError` where a format always needs the latest standings.
        """
        del base, options
        raise NotAheadError(self.key, round_number)

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: O) -> Result:
        """Turn a report into a result, or raise `BadReportError`."""
        del stage, options
        if report.winner is not None and report.winner not in pairing.seats:
            raise BadReportError(pairing.id, "winner_not_seated")
        if report.winner is None and not self.ties:
            raise BadReportError(pairing.id, "no_ties")
        return win_result(pairing.seats, report)

    def forfeit(self, absent: tuple[EntrantId, ...], pairing: Pairing, stage: Stage, options: O) -> Result:
        """The result when these entrants did not appear."""
        del stage, options
        return forfeit_result(pairing.seats, absent)

    def leave(self, stage: Stage, gone: EntrantId, options: O) -> Leaving:
        """What happens when `gone` leaves now; asked for a preview while they are in, and again once they are out."""
        del stage, gone, options
        return Leaving()

    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: O) -> RoundPairings | None:
        """The round without `gone`, before its game was played; None when the opponent should have a walkover."""
        del stage, round_, gone, options
        return None

    def carry_over(self, stage: Stage, options: O) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        """What the next tournament of a series wants to know of everybody of this one: values of `entrant_fields`.

        Raises `ResultsMissingError` while that is still open. Most formats carry nothing over.
        """
        del stage, options
        return {}

    def answer(self, prompt: Prompt, answer: str, stage: Stage, options: O) -> str:
        """Check a free-text answer to a prompt and bring it into one shape, or raise `BadAnswerError`."""
        del prompt, stage, options
        return answer

    def read_form(self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: O) -> Any:
        """What an entrant hands in, brought into the shape that is stored, or `BadFormError`.

        `form` is the key of one of `forms`; `stage` is None before this format's stage has started.
        """
        del content, entrant, stage, options
        raise BadFormError(form, (("form", "unknown"),))

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: O) -> Asked:
        """Of whom a form is wanted now; `field` is everybody who is in and could hand it in.

        By default everybody may hand in any form at any time, and nobody is expected to. What `read_form` refuses
        nobody should be asked for. `stage` is None before this format's stage has started.
        """
        del form, stage, options
        return Asked(may=frozenset(entrant.id for entrant in field))

    def form_texts(self, form: str, content: Any, options: O) -> Mapping[str, str]:
        """What somebody would have filled in, by field, to hand in this stored content."""
        del options
        fields = next((one.fields for one in self.forms if one.key == form), ())
        found = content if isinstance(content, dict) else {}
        return {one.name: str(found[one.name]) for one in fields if one.name in found}

    def form_lines(self, form: str, content: Any, options: O) -> tuple[str, ...]:
        """What was understood, a plain line each, to tell whoever handed it in."""
        texts = self.form_texts(form, content, options)
        fields = next((one.fields for one in self.forms if one.key == form), ())
        return tuple(
            f"{one.label}: {dict(one.choices).get(texts[one.name], texts[one.name])}"
            for one in fields
            if one.name in texts
        )

    def made_up(self, form: str, stage: Stage | None, options: O, skill: float, lots: Lots) -> Mapping[str, str]:
        """What somebody might fill in, by field, for rehearsals: `read_form` takes it while the form is wanted.

        `skill` says how good they are, from 0 (the weakest) to 1; it shows where a form decides games. By default the
        first choice is made and the example is copied.
        """
        del stage, options, skill, lots
        fields = next((one.fields for one in self.forms if one.key == form), ())
        return {one.name: one.choices[0][0] if one.choices else one.example for one in fields}

    def sealed(self, stage: Stage | None, options: O) -> frozenset[str]:
        """The keys of the forms whose contents, and what follows from them, only directors may see now.

        Who has handed them in is no secret. `stage` is None before this format's stage has started.
        """
        del stage, options
        return frozenset()

    def questions(self, pairing: Pairing, stage: Stage, options: O) -> tuple[GameQuestion, ...]:
        """What players may say about an open game now, in the order in which it would be said."""
        del pairing, stage, options
        return ()

    def said(self, pairing: Pairing, stage: Stage, options: O) -> tuple[Reason, ...]:
        """What has been said about a game, in sentences."""
        del pairing, stage, options
        return ()

    def judged(self, pairing: Pairing, stage: Stage, options: O) -> bool:
        """Is it for judges or a clock to say how an open game ended, so that its players have nothing to report?"""
        del pairing, stage, options
        return False

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: O
    ) -> Any:
        """Check what is noted about an open game and bring it into one shape, or raise `BadFormError` of that note.

        `by` is one of the players, or None for a director or judge.
        """
        del note, by, pairing, stage, options
        return content

    def script(self, stage: Stage, options: O) -> tuple[tuple[Reason, ...], ...]:
        """What is told to everybody step by step before sealed results are published; empty where there is nothing.

        The steps are the same each time as long as nothing is handed in.
        """
        del stage, options
        return ()

    def known_results(self, stage: Stage, options: O) -> Mapping[PairingId, Result]:
        """Results of open games that follow from what was handed in or noted, so that nobody has to report them.

        They are recorded together with the publication of a round, and with a note.
        """
        del stage, options
        return {}


def options_error(error: ValidationError) -> OptionsError:
    """Every problem pydantic found, as (field, message)."""
    return OptionsError(
        tuple((".".join(str(part) for part in item["loc"]), item["msg"]) for item in error.errors(include_url=False))
    )
