"""The rules about the field of a stage: who enters, which data of entrants count, and who must not meet.

`formats.core.rules.StageRules` extends them by the rules of a stage in play. Both ask the format for its capabilities.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formats.core import capabilities as can
from formats.core.asking import Contradiction, EntrantField
from formats.core.contract import Format
from formats.core.model import Entrant, Reason, RoundPairings
from formats.core.separation import FIELDS as SEPARATION_FIELDS
from formats.core.separation import NO_SEPARATION, SeparatingOptions, Separation, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar


@dataclass(frozen=True)
class FieldRules:
    """A format and the options of a stage, as far as they concern its field."""

    system: Format[Any]
    options: Any

    def enters(self, entrant: Entrant, forms: Mapping[str, Any]) -> bool:
        """Does somebody who signed up enter a first stage? Everybody, where forms do not decide it."""
        system = self.system
        return not isinstance(system, can.AdmitsByForms) or system.enters(entrant, forms, self.options)

    @property
    def comes_as_list(self) -> bool:
        """Do directors hand in the whole field, so that there is no sign-up?"""
        return isinstance(self.system, can.WantsEntrantData) and self.system.comes_as_list

    def contradictions(self, field: Sequence[Entrant]) -> tuple[Contradiction, ...]:
        """Return values of several entrants that contradict each other."""
        system = self.system
        return system.contradictions(field, self.options) if isinstance(system, can.WantsEntrantData) else ()

    def listed(self, field: Sequence[Entrant]) -> Mapping[EntrantId, Reason]:
        """Summarize the data of each entrant, in seed order; empty where ratings suffice."""
        system = self.system
        return system.listed(field, self.options) if isinstance(system, can.WantsEntrantData) else {}

    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any]) -> Entrant:
        """The entrant as seeding sees them."""
        system = self.system
        return system.with_forms(entrant, forms, self.options) if isinstance(system, can.SeedsByForms) else entrant

    def repair(self, stage: Stage, round_: Round, gone: EntrantId) -> RoundPairings | None:
        """The round without `gone`; None where the opponent gets a walkover."""
        system = self.system
        if not isinstance(system, can.Repairs):
            return None
        return self._if_they_may_meet(stage, round_, system.repair(stage, round_, gone, self.options))

    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId) -> RoundPairings | None:
        """The round with a game for `newcomer`; None where it cannot have one any more."""
        system = self.system
        if not isinstance(system, can.SeatsNewcomers):
            return None
        return self._if_they_may_meet(stage, round_, system.seat(stage, round_, newcomer, self.options))

    def separation(self, stage: Stage, round_number: int) -> Separation:
        """Who is kept from whom in a round of the stage."""
        return separation_of(stage, self.options, round_number) if separates(self.system) else NO_SEPARATION

    def _if_they_may_meet(self, stage: Stage, before: Round, after: RoundPairings | None) -> RoundPairings | None:
        """The changed round; None where it has a new game of two who must not meet."""
        if after is None or not separates(self.system):
            return after
        never = self.separation(stage, before.number).never
        old = {frozenset(game.seats) for game in before.pairings.pairings}
        new = (game.seats for game in after.pairings if frozenset(game.seats) not in old)
        return None if any(never.why(*seats) for seats in new) else after

    def warned(self, stage: Stage, round_number: int, by_hand: RoundPairings) -> RoundPairings:
        """The round of a director with a warning at each game of two who are kept from each other."""
        return self.separation(stage, round_number).all_warned(by_hand)

    def missed(self, stage: Stage, who: EntrantId) -> Reason | None:
        """Explain how the rounds count that `who` has missed; None where there are none."""
        rounds = sum(who not in round_.pairings.members() for round_ in stage.rounds)
        return self.system.missed(stage, who, rounds, self.options) if rounds else None

    def carry_over(self, stage: Stage) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        """Return the values that entrants bring to the next tournament of a series."""
        system = self.system
        return system.carry_over(stage, self.options) if isinstance(system, can.CarriesOver) else {}

    def next_options(self, stage: Stage) -> Mapping[str, Any]:
        """The options that are others in the next tournament of the series."""
        system = self.system
        return system.next_options(stage, self.options) if isinstance(system, can.CarriesOver) else {}

    def absent(self, field: Sequence[Entrant], others: Sequence[Entrant]) -> tuple[Reason, ...]:
        """Return what is recorded at the start about entrants who are not in the field."""
        system = self.system
        return system.absent(field, others, self.options) if isinstance(system, can.CarriesOver) else ()

    def left_as_it_was(self, stage: Stage) -> tuple[Reason, ...]:
        """Return what the final post adds about what this tournament has not changed."""
        system = self.system
        return system.left_as_it_was(stage, self.options) if isinstance(system, can.CarriesOver) else ()

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage) -> bool:
        """Does an older record of somebody outside the field count in the next tournament?"""
        system = self.system
        return isinstance(system, can.CarriesOver) and system.still_counts(record, stage, self.options)


def entrant_fields_of(system: Format[Any]) -> tuple[EntrantField, ...]:
    """Return a format's fields for data of entrants besides the rating."""
    own = system.entrant_fields if isinstance(system, can.WantsEntrantData) else ()
    if not separates(system):
        return own
    names = {field.name for field in own}
    return (*own, *(field for field in SEPARATION_FIELDS if field.name not in names))


def separates(system: Format[Any]) -> bool:
    """Can the format keep entrants from meeting?"""
    return issubclass(system.options, SeparatingOptions)
