"""The registered formats together, as `decide` and the readers of a tournament need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from formats.core.contract import Format, Status
from formats.core.disqualified import disqualified_of, without_places
from formats.core.errors import FormatNotLoadedError, UnknownFormatError
from formats.core.events import GameTime
from formats.core.game_counts import with_counts
from formats.core.memoize import memoize
from formats.core.model import Standing
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.core.state import Stage, TournamentState
from formats.core.values import EntrantId, PairingId

MOST_READ = 256
"""Number of plans whose options are cached."""


@dataclass(frozen=True)
class Engine:
    """Everything `decide` needs besides state and command.

    `schedule(state, stage, round_number, final, now)` gives times after `now` to the open games of a round; `forms`
    maps the name of each form to a function `(state, entrant, content)` that brings a submission into its stored shape
    or raises `BadFormError`, `wanted` some of them to whether that entrant has anything to hand in, as all have of the
    others. `left_out` has the problem of each format that cannot be loaded, by key.
    """

    version: str
    formats: Mapping[str, Format[Any]]
    schedule: Callable[[TournamentState, int, int, bool, datetime], Mapping[PairingId, GameTime]]
    forms: Mapping[str, Callable[[TournamentState, EntrantId, Any], Any]] = field(default_factory=dict)
    wanted: Mapping[str, Callable[[TournamentState, EntrantId], bool]] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)
    _read: dict[int, tuple[StagePlan, Any]] = field(default_factory=dict, init=False, compare=False, repr=False)
    """The options of plans read lately, by the plan's identity: they are asked for with every question."""

    def format_of(self, system: str) -> Format[Any]:
        """The format of that key, or `UnknownFormatError`; `FormatNotLoadedError` where its folder is broken."""
        try:
            return self.formats[system]
        except KeyError:
            if system in self.left_out:
                raise FormatNotLoadedError(system, self.left_out[system]) from None
            raise UnknownFormatError(system) from None

    def of_stage(self, state: TournamentState, number: int) -> tuple[Format[Any], Any]:
        """The format and options of a stage of the plan."""
        plan = state.stages[number]
        return self.format_of(plan.system), self.options_of(plan)

    @memoize(lambda self, plan: (self, plan), most=1024)
    def options_of(self, plan: StagePlan) -> Any:
        """The options of a stage of a log. What the format does not know any more is passed over.

        A tournament of an older version goes on like that; a director who sets an option is held to those there are.
        """
        system = self.format_of(plan.system)
        known = self._read.get(id(plan))
        if known is None or known[0] is not plan:
            known = plan, system.read_options(self.brought_up_to_date(plan).options)
            if len(self._read) >= MOST_READ:
                self._read.clear()
            self._read[id(plan)] = known
        return known[1]

    def brought_up_to_date(self, plan: StagePlan) -> StagePlan:
        """The stage without options that its format does not know, as a new tournament may have it."""
        unknown = self.passed_over(plan)
        known = {name: value for name, value in plan.options.items() if name not in unknown}
        return plan.model_copy(update={"options": known}) if unknown else plan

    def written_out(self, plan: StagePlan, before: StagePlan | None = None) -> StagePlan:
        """Return the stage with every option of its format, also those left at their default, as it goes into a log.

        Raises `OptionsError` for wrong values, and for options that the format does not know, except those that the
        stage `before` a change, of the same format, has already: they stay as they are.
        """
        old = self.passed_over(before) if before is not None and before.system == plan.system else ()
        unknown = {name: plan.options[name] for name in old if name in plan.options}
        known = {name: value for name, value in plan.options.items() if name not in unknown}
        values = self.format_of(plan.system).read_options(known).model_dump(mode="json")
        return plan.model_copy(update={"options": {**unknown, **values}})

    def passed_over(self, plan: StagePlan) -> tuple[str, ...]:
        """The options of a stage that its format does not know, by name."""
        known = self.format_of(plan.system).options.model_fields
        return tuple(name for name in plan.options if name not in known)

    def rules_of(self, state: TournamentState, number: int | None = None) -> StageRules:
        """The format and options of a stage of the plan (default: the stage in play), to be asked for anything."""
        return self._rules_of(state.stages[state.stage_number if number is None else number])

    @memoize(lambda self, plan: (self, plan), most=1024)
    def _rules_of(self, plan: StagePlan) -> StageRules:
        return StageRules(self.format_of(plan.system), self.options_of(plan))

    def standings(self, state: TournamentState, number: int | None = None) -> tuple[Standing, ...]:
        """The standings of a started stage (default: the one in play), as its format ranks everybody."""
        wanted = state.stage_number if number is None else number
        return _standings(*self.of_stage(state, wanted), state.stage(wanted))

    def table(self, state: TournamentState, number: int | None = None) -> tuple[Standing, ...]:
        """The standings as people are shown them: with the disqualified apart."""
        wanted = state.stage_number if number is None else number
        return without_places(self.standings(state, wanted), disqualified_of(state.stage(wanted)))

    def status(self, state: TournamentState) -> Status:
        """Return the status of the stage in play."""
        return _status(*self.of_stage(state, state.stage_number), state.stage())


@memoize(lambda system, options, stage: (system, options, stage))
def _status(system: Format[Any], options: Any, stage: Stage) -> Status:
    """Return the status of a stage."""
    return system.status(stage, options)


@memoize(lambda system, options, stage: (system, options, stage))
def _standings(system: Format[Any], options: Any, stage: Stage) -> tuple[Standing, ...]:
    """Return the standings of a stage, with the games of each entrant counted."""
    return with_counts(system.rank(stage, options), stage.rounds)
