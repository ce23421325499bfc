"""Check whether a stage has playoffs by Swiss elimination; every entry point of this package does that first."""

from __future__ import annotations

from typing import NamedTuple

from bot.faces.swiss_elimination.heat_texts import called
from bot.text.context import TournamentContext
from formats.core.state import Stage
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.system import SwissElimination


class Playoffs(NamedTuple):
    """A started stage of playoffs with its number in the plan and its options."""

    number: int
    stage: Stage
    options: PlayoffOptions


def playoffs_of(context: TournamentContext, number: int | None = None) -> Playoffs | None:
    """The stage of that number, or the one in play; None before it starts and in other formats."""
    stage_number = context.stage_of(number)
    if not 0 <= stage_number < len(context.state.started):
        return None
    options = playoff_options(context, stage_number)
    return None if options is None else Playoffs(stage_number, context.stage(stage_number), options)


def playoff_options(context: TournamentContext, number: int) -> PlayoffOptions | None:
    """The options of a stage of the plan, begun or not; None in other formats."""
    if not isinstance(context.system(number), SwissElimination):
        return None
    options = context.options(number)
    return options if isinstance(options, PlayoffOptions) else None


def dates(context: TournamentContext, stage: int, round_number: int) -> list[str] | None:
    """Live rounds are called by judges; the others follow the timetable."""
    heats = called_by_judges(context, stage, round_number)
    return None if heats is None else called(heats)


def called_by_judges(context: TournamentContext, stage: int, round_number: int) -> dict[int | None, list[str]] | None:
    """The matches of a live round by heat (None: without one), in order; None for rounds that are not live."""
    options = playoff_options(context, stage)
    sittings = () if options is None else options.match_table.sittings
    if round_number > len(sittings) or sittings[round_number - 1].venue != "live":
        return None
    codes_by_heat: dict[int | None, list[str]] = {}
    for match in sittings[round_number - 1].matches:
        codes_by_heat.setdefault(match.heat, []).append(match.code)
    return codes_by_heat
