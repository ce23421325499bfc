"""`/forms`: request and submit forms of players, in tournaments that have some."""

from __future__ import annotations

from discord import app_commands

from bot.commands.directing.groups import for_directors
from bot.service.loaded import LoadedTournament
from bot.text.context import TournamentContext
from bot.ui import choices, resolve
from bot.ui.access import STAFF
from bot.ui.answers import Ask
from bot.ui.flows import directing_forms, handing_in
from bot.ui.tournament_commands import on_tournament


def _has_forms(context: TournamentContext) -> bool:
    """Whether a format of the tournament asks for forms, or a check-in was opened."""
    stages = range(len(context.state.stages))
    return bool(context.state.asked) or any(context.rules(stage).forms for stage in stages)


FORMS = for_directors("forms", "Forms players send in: request, read, fill in", __name__, _has_forms)


@FORMS.command(name="ask", description="Request a form by a deadline; repeat to move the deadline")
@app_commands.describe(form="Which form", until="In your time, like: fri 19:00; leave empty for no deadline")
@app_commands.autocomplete(form=choices.forms)
@on_tournament(STAFF)
async def ask(ask: Ask, loaded: LoadedTournament, form: str, until: str | None = None) -> None:
    """Everybody who has not handed it in is written to, and reminded before the deadline."""
    await directing_forms.ask_for(ask, loaded, form, until)


@FORMS.command(name="list", description="Who has sent in which form; never what's in it")
@app_commands.describe(form="Which form (default: all)")
@app_commands.autocomplete(form=choices.forms)
@on_tournament(STAFF)
async def list_(ask: Ask, loaded: LoadedTournament, form: str | None = None) -> None:
    """For everybody who runs the tournament."""
    await directing_forms.who_has(ask, loaded, form)


@FORMS.command(name="look", description="Read what came in; the log records that you looked")
@app_commands.describe(form="Which form", entrant="Whose (default: everybody's)")
@app_commands.autocomplete(form=choices.forms, entrant=choices.entrants)
@on_tournament(STAFF)
async def look(ask: Ask, loaded: LoadedTournament, form: str, entrant: str | None = None) -> None:
    """While it is sealed for directors only."""
    who = resolve.entrant(ask, loaded, entrant) if entrant else None
    await directing_forms.look(ask, loaded, form, who)


@FORMS.command(name="fill", description="Send in a form for someone; the log records that you did")
@app_commands.describe(
    form="Which form",
    entrant="Which player",
    answer="Their answer, such as yes; empty opens the form",
)
@app_commands.autocomplete(form=choices.forms, entrant=choices.still_in)
@on_tournament(STAFF, answers="form")
async def fill(
    ask: Ask,
    loaded: LoadedTournament,
    form: str,
    entrant: str,
    answer: app_commands.Range[str, 1, 1000] | None = None,
) -> None:
    """Also after the deadline."""
    if answer is not None:  # a form cannot follow a deferred answer
        await ask.think()
    who = resolve.entrant(ask, loaded, entrant)
    if answer is None:
        await handing_in.fill_in_for(ask, loaded, form, who)
    else:
        await handing_in.answer_for(ask, loaded, form, who, answer)
