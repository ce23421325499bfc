"""Options of COP, and the part of them that is published before the event."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.capabilities import ROUNDS_OFF_FORM, RoundsOffOptions
from formats.core.check_sum import check_sum
from formats.core.separation import SEPARATION_FORM, SeparatingOptions
from formats.core.values import EntrantId

Share = Annotated[float, Field(ge=0, le=1)]
Spread = Annotated[int, Field(ge=1, le=5000)]
Margins = Literal["uniform", "half_normal"]
Opening = Literal["auto", "round_robin", "initial_fontes", "swiss"]

BYE = "bye"
"""Placeholder of the opponent in a prepaired bye."""


class CopOptions(RoundsOffOptions, SeparatingOptions):
    """Options of COP. The defaults are those that Let's Play Scrabble publishes."""

    rounds: int = Field(default=14, ge=1, le=60)
    opening: Opening = "auto"
    round_robin_margin: int = Field(default=3, ge=0, le=60)
    first_cop_round: int | None = Field(default=None, ge=1, le=60)
    place_prizes: int = Field(default=1, ge=1, le=1000)
    class_prizes: tuple[Annotated[int, Field(ge=1, le=100)], ...] = Field(default=(), max_length=20)
    simulations: int = Field(default=5000, ge=1, le=100_000)
    always_wins_simulations: int = Field(default=5000, ge=1, le=100_000)
    always_wins_tolerance: float = Field(default=0.001, ge=0, le=0.1)
    gibson_spread: tuple[Spread, ...] = Field(default=(250, 200), min_length=1, max_length=60)
    hopefulness: tuple[Share, ...] = Field(default=(0.0, 0.1, 0.05, 0.02, 0.01), min_length=1, max_length=60)
    control_loss_thresholds: tuple[Share, ...] = Field(default=(0.25,), min_length=1, max_length=60)
    control_loss_activation_round: int | None = Field(default=None, ge=1, le=60)
    margins: Margins = "uniform"
    bye_spread: int = Field(default=50, ge=0, le=1000)
    allow_repeat_byes: bool = False
    top_down_byes: bool = False
    lone_leader_bye: bool = True
    usual_low: int = Field(default=150, ge=0, le=5000)
    usual_high: int = Field(default=800, ge=0, le=5000)
    usual_margin: int = Field(default=350, ge=0, le=5000)
    prohibitive: int | None = Field(default=None, ge=1, le=10**15)
    based_on: tuple[Annotated[str, Field(pattern=r"^[1-9]\d?:\d{1,2}$")], ...] = Field(default=(), max_length=60)
    prepaired: tuple[Annotated[str, Field(pattern=r"^[1-9]\d? \w{1,40} \w{1,40}$")], ...] = Field(
        default=(), max_length=200
    )

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (
        ("rounds", ("rounds", "opening", "round_robin_margin", "first_cop_round")),
        ("prizes", ("place_prizes", "class_prizes")),
        (
            "thresholds",
            ("gibson_spread", "hopefulness", "control_loss_thresholds", "control_loss_activation_round", "margins"),
        ),
        ("simulations", ("simulations", "always_wins_simulations", "always_wins_tolerance", "prohibitive")),
        ("byes", ("bye_spread", "allow_repeat_byes", "top_down_byes", "lone_leader_bye")),
        ("scores", ("usual_low", "usual_high", "usual_margin")),
        ("by_hand", ("based_on", "prepaired")),
        SEPARATION_FORM,
        ROUNDS_OFF_FORM,
    )

    @model_validator(mode="after")
    def _rounds_exist(self) -> Self:
        """Check entries that refer to rounds and players; other bounds are checked by the fields."""
        for named, standings in self.bases().items():
            if standings >= named:
                raise PydanticCustomError("too_new", "a round can only be paired on the standings before it")
        for entry in self.prepaired:
            _, first, second = entry.split()
            if first in {second, BYE}:
                raise PydanticCustomError(
                    "no_game", "a prepaired game needs two different players, or a player and bye"
                )
        for number in {int(entry.split()[0]) for entry in self.prepaired}:
            seated = [who for pair in self.pins(number) for who in pair if who != BYE]
            if len(set(seated)) < len(seated):
                raise PydanticCustomError("seated_twice", "a player is prepaired twice in one round")
        return self

    def bases(self) -> dict[int, int]:
        """Return for each round with its own base the round after which its standings are taken."""
        return {int(named): int(base) for named, base in (entry.split(":") for entry in self.based_on)}

    def pins(self, round_number: int) -> tuple[tuple[EntrantId, EntrantId], ...]:
        """Return the prepaired games of a round; `BYE` in the second place is a bye."""
        entries = (entry.split() for entry in self.prepaired)
        return tuple((first, second) for number, first, second in entries if int(number) == round_number)

    def with_base(self, round_number: int, base: int) -> tuple[str, ...]:
        """Return `based_on` with the standings after round `base` for that round."""
        others = (entry for entry in self.based_on if entry.partition(":")[0] != str(round_number))
        # The latest standings are the default and need no entry.
        return (*others, *([f"{round_number}:{base}"] if base != round_number - 1 else []))

    def published(self) -> dict[str, Any]:
        """Return everything that is published beforehand.

        All options but a director's decisions about single rounds and players.

        Without a tolerance and rounds off with points the check sum is the same as in versions before these options.
        """
        unsaid = {*OF_SINGLE_ROUNDS, *OF_QUESTIONS} | (
            set() if self.always_wins_tolerance else {"always_wins_tolerance"}
        )
        if self.rounds_off is None:
            unsaid |= RoundsOffOptions.model_fields.keys()
        return self.model_dump(mode="json", exclude=unsaid)

    def check_sum(self) -> str:
        """Return the check sum of what is published beforehand."""
        return check_sum(self.published())

    def in_force(self) -> dict[str, Any]:
        """Return the rounds from which COP pairs and the leader is steered, where no option says so (R9, R20).

        After a round robin COP begins at once; its length is not known before the field is.
        """
        steered = {"control_loss_activation_round": self.activation_round, **super().in_force()}
        if self.opening == "round_robin":
            return steered
        return {"first_cop_round": self.first_cop_round or self.rounds // 2 + 1, **steered}

    @property
    def activation_round(self) -> int:
        """Return the round from which the leader is steered (reading C4: the fourth from the end)."""
        if self.control_loss_activation_round is not None:
            return self.control_loss_activation_round
        return max(1, self.rounds - 3)


OF_QUESTIONS = ("usual_low", "usual_high", "usual_margin")
"""Options that only decide when a person who enters a result is asked to confirm it."""

OF_SINGLE_ROUNDS = ("based_on", "prepaired", *SeparatingOptions.model_fields)
"""Options that are a director's decisions about single rounds and players."""

STRUCTURE = ("rounds", "opening", "round_robin_margin", "first_cop_round")
"""Options that define which round is played how. They cannot change during play."""
