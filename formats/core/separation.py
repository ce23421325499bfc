"""Who must not meet, or should not: pairs of entrants, and all who share a club, a country or a family.

The options of a stage hold the rules; `separation_of` applies them to its entrants for one round. Formats that pair by
a matching use `toolkit.matching.separated`, those with a bracket or groups `toolkit.placing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from formats.core.asking import EntrantField
from formats.core.contract import Options
from formats.core.errors import NoPairingExistsError
from formats.core.model import Entrant, Pairing, Reason, RoundPairings
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar

Attribute = Literal["club", "country", "family"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)

FIELDS = (
    EntrantField("club", "text"),
    EntrantField("country", "text"),
    EntrantField("family", "integer", least=1, most=9999),
)
"""Entrant fields of the attributes. A family is a number, so that no name of a person goes into a log."""

PRIVATE = frozenset({"family"})
"""Attributes that are shown to directors only."""

MEET_ANYWAY = "meet_anyway"
"""Code of the warning that two meet who are kept from each other."""

Seats = tuple[EntrantId, EntrantId]

Together = Annotated[str, Field(pattern=rf"^({'|'.join(ATTRIBUTES)}|\S{{1,100}} \S{{1,100}})$")]
"""An attribute whose equal values keep entrants from each other, or the ids of two entrants."""


class SeparatingOptions(Options):
    """Base of the options of formats that can keep entrants from meeting."""

    never_meet: tuple[Together, ...] = Field(default=(), max_length=200)
    never_meet_rounds: int | None = Field(default=None, ge=1, le=100)
    avoid_meeting: tuple[Together, ...] = Field(default=(), max_length=200)
    avoid_meeting_rounds: int | None = Field(default=None, ge=1, le=100)


SEPARATION_FORM = ("who_may_meet", tuple(SeparatingOptions.model_fields))
"""The form in which directors set these options."""


def pairs_in(rules: Iterable[str]) -> frozenset[frozenset[EntrantId]]:
    """Return the pairs of entrants among these rules."""
    return frozenset(frozenset(rule.split()) for rule in rules if rule not in ATTRIBUTES)


def without_pairs(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options of a stage for another tournament: without named pairs, since other entrants have their ids."""
    lists = {name: options[name] for name in ("never_meet", "avoid_meeting") if name in options}
    return {**options, **{name: [rule for rule in rules if " " not in rule] for name, rules in lists.items()}}


def attributes_in(options: Options) -> tuple[Attribute, ...]:
    """Return the attributes that these options name."""
    if not isinstance(options, SeparatingOptions):
        return ()
    named = {*options.never_meet, *options.avoid_meeting}
    return tuple(name for name in ATTRIBUTES if name in named)


def shown_to_all(attributes: Mapping[str, Scalar]) -> dict[str, Scalar]:
    """Return the attributes of an entrant without those that only directors see."""
    return {name: value for name, value in attributes.items() if name not in PRIVATE}


@dataclass(frozen=True)
class Kept:
    """Rules that keep entrants from each other: `values` of each attribute by entrant, and single `pairs`."""

    values: Mapping[Attribute, Mapping[EntrantId, str]] = field(default_factory=dict)
    pairs: frozenset[frozenset[EntrantId]] = frozenset()

    def __bool__(self) -> bool:
        """Return True if anybody at all is kept from anybody."""
        return bool(self.values or self.pairs)

    def why(self, a: EntrantId, b: EntrantId) -> Attribute | Literal["pair"] | None:
        """Return what keeps the two from each other: the attribute they share, or that they are a pair; else None."""
        if frozenset((a, b)) in self.pairs:
            return "pair"
        return next(
            (name for name, values in self.values.items() if a in values and values[a] == values.get(b)),
            None,
        )


@dataclass(frozen=True)
class Separation:
    """Who must not meet in a round (`never`), and who meets only if there is no other way (`avoid`)."""

    never: Kept = Kept()
    avoid: Kept = Kept()

    def __bool__(self) -> bool:
        """Return True if anybody at all is kept from anybody."""
        return bool(self.never or self.avoid)

    def why(self, a: EntrantId, b: EntrantId) -> Attribute | Literal["pair"] | None:
        """Return what keeps the two from each other, if anything does."""
        return self.never.why(a, b) or self.avoid.why(a, b)

    def passed_over(self, a: EntrantId, b: EntrantId, rule: str) -> tuple[Reason, ...]:
        """Return the reason why `a` did not get `b` as opponent, if the two are kept from each other."""
        why = self.why(a, b)
        return () if why is None else (Reason(code="kept_apart", rule=rule, about=(a, b), params={"why": why}),)

    def broken(self, a: EntrantId, b: EntrantId, rule: str = "") -> tuple[Reason, ...]:
        """Return the warning that the two meet although they are kept from each other, if they are."""
        why = self.why(a, b)
        return (
            ()
            if why is None
            else (Reason(code=MEET_ANYWAY, rule=rule, about=(a, b), params={"why": why}, warning=True),)
        )

    def warned(self, game: Pairing, rule: str = "") -> Pairing:
        """Return the game with a warning if its two are kept from each other, unless it has it already."""
        known = {reason.code for reason in game.reasons}
        more = () if MEET_ANYWAY in known else self.broken(*game.seats, rule)
        return game.model_copy(update={"reasons": (*game.reasons, *more)}) if more else game

    def all_warned(self, pairings: RoundPairings, rule: str = "") -> RoundPairings:
        """Return the round with a warning at each game of two who are kept from each other."""
        if not self:
            return pairings
        return pairings.model_copy(update={"pairings": tuple(self.warned(game, rule) for game in pairings.pairings)})

    def refuse(self, pairs: Iterable[Seats]) -> None:
        """Raise `NoPairingExistsError` with those of these pairs who must not meet, if there are any."""
        stuck = [who for pair in pairs if self.never.why(*pair) for who in pair]
        if stuck:
            raise NoPairingExistsError("never_meet", tuple(stuck))


NO_SEPARATION = Separation()


def separation_of(stage: Stage, options: SeparatingOptions, round_number: int | None = None) -> Separation:
    """Return who is kept from whom in a round of the stage (default: the next one)."""
    return separation_in(stage.entrants, options, stage.next_round if round_number is None else round_number)


def separation_in(entrants: Mapping[EntrantId, Entrant], options: SeparatingOptions, round_number: int) -> Separation:
    """Return who of these entrants is kept from whom in a round."""
    return Separation(
        _kept(options.never_meet, options.never_meet_rounds, round_number, entrants),
        _kept(options.avoid_meeting, options.avoid_meeting_rounds, round_number, entrants),
    )


def _kept(rules: tuple[str, ...], rounds: int | None, number: int, entrants: Mapping[EntrantId, Entrant]) -> Kept:
    """Return what a list of rules comes to in a round."""
    if not rules or (rounds is not None and number > rounds):
        return Kept()
    return Kept(
        {name: values_of(name, entrants) for name in ATTRIBUTES if name in rules},
        pairs_in(rules),
    )


def values_of(name: Attribute, entrants: Mapping[EntrantId, Entrant]) -> dict[EntrantId, str]:
    """Return the values of an attribute; differences of case and blanks do not count."""
    known = {who: entrant.data.attributes.get(name) for who, entrant in entrants.items()}
    texts = {who: " ".join(str(value).split()).casefold() for who, value in known.items() if value is not None}
    return {who: text for who, text in texts.items() if text}
