"""Errors about formats, options and phases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from formats.core.errors.base import RuleError
from formats.core.values import Scalar


class WrongPhaseError(RuleError):
    """The tournament is in `phase`; what was asked needs one of `needs`."""

    phase: str
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WrongValue:
    """An error in a value: one of `wrong_values.Kind` with its parameters, or a finding of the format `system`.

    Older logs have no `system` for findings of formats.
    """

    kind: str
    values: Mapping[str, Scalar] = field(default_factory=dict)
    system: str = ""


class OptionsError(RuleError):
    """Options or settings are out of bounds: (field, what is wrong) for each problem.

    A field is the name of an option or setting, with a place inside it (`based_on.2`) where it has several parts, or
    empty where values do not go together.
    """

    problems: tuple[tuple[str, WrongValue], ...]


class UnknownFormatError(RuleError):
    """No such system or preset."""

    key: str


class FormatNotLoadedError(RuleError):
    """The system is there but cannot be used: its folder is broken, and `problem` says how."""

    key: str
    problem: str
