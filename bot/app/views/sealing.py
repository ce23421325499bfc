"""What may stand in a file that anybody can read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.context import TournamentContext
from formats.core.events import FormSubmitted
from formats.core.forms import forms_now
from formats.core.log import Record


def sealed_forms(context: TournamentContext, stage: int) -> frozenset[str]:
    """The forms of a stage of the plan, begun or not, whose contents only directors may see now."""
    begun = context.stage(stage) if stage < len(context.state.started) else None
    return context.rules(stage).sealed(begun)


def is_sealed(context: TournamentContext, stage: int) -> bool:
    """Is it a stage of which only directors may see pairings and results, for now?

    Where a format seals a form, what follows from the form is sealed with it.
    """
    return bool(sealed_forms(context, stage))


def open_stages(context: TournamentContext) -> list[int]:
    """The started stages that everybody may see."""
    return [number for number in range(len(context.state.started)) if not is_sealed(context, number)]


def without_clocks(context: TournamentContext, records: Sequence[Record]) -> list[Record]:
    """The log without what says when somebody handed in what a clock times, as long as that is sealed."""
    timed = {form.key for form in forms_now(context.state, context.engine) if form.sealed and not form.by_entrants}
    return [
        record for record in records if not (isinstance(record.event, FormSubmitted) and record.event.form in timed)
    ]
