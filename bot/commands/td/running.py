"""What happens round by round: preview, publish, advance, results, undo, timetable, announcements, the log."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app.asking.time_input import read_time
from bot.app.speaking.messages import Message
from bot.app.speaking.wording import directing as words
from bot.app.views.audit import AuditFilter
from bot.app.views.ledger import ledger_view
from bot.commands.td.group import TD, WHICH
from bot.ui import choices, resolve
from bot.ui.answers import Ask
from bot.ui.flows import (
    answering,
    directing,
    directing_audit,
    directing_games,
    directing_options,
    directing_undo,
    publishing,
)
from bot.ui.flows import inviting as telling
from bot.ui.flows.missing import show_open
from bot.ui.showing import show
from formats.core.commands import SwitchTimetable

ROUNDS = "How many rounds at once; leave empty for one"
BASED_ON = "Pair on the standings after this round, without waiting for later results; 0 is the seeds"
Rounds = app_commands.Range[int, 1, 20] | None
Base = app_commands.Range[int, 0, 99] | None


@TD.command(name="preview", description="The next round as it would be published, with reasons and warnings")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON, tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def preview(
    interaction: discord.Interaction, rounds: Rounds = None, based_on: Base = None, tournament: str | None = None
) -> None:
    """For the director's eyes, with the button that publishes."""
    ask = Ask(interaction)
    await publishing.preview(ask, await resolve.staffed(ask, tournament), rounds, based_on)


@TD.command(name="publish", description="Publish the next round")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON, tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def publish(
    interaction: discord.Interaction, rounds: Rounds = None, based_on: Base = None, tournament: str | None = None
) -> None:
    """Publish without a preview; what is missing is told."""
    ask = Ask(interaction)
    await publishing.publish_next(ask, await resolve.staffed(ask, tournament), rounds, based_on)


@TD.command(name="advance", description="Do the next step, whatever it is")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def advance(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Open sign-up, close it, publish the next round, finish; or say what is missing."""
    ask = Ask(interaction)
    await directing.advance(ask, await resolve.staffed(ask, tournament))


@TD.command(name="result", description="Enter or correct the result of a game")
@app_commands.describe(
    game="Which game",
    winner="Who won; with a score it may be left empty",
    score="Where games are scored, like 412:380, in the order of the game",
    reason="Recorded; good to give when correcting",
    tournament=WHICH,
)
@app_commands.autocomplete(game=choices.games, winner=choices.winners, tournament=choices.tournaments)
async def result(
    interaction: discord.Interaction,
    game: str,
    winner: str | None = None,
    score: str | None = None,
    reason: app_commands.Range[str, 0, 1000] = "",
    tournament: str | None = None,
) -> None:
    """Anybody who runs the tournament enters results; to correct one is for directors."""
    ask = Ask(interaction)
    loaded = await resolve.staffed(ask, tournament)
    await directing_games.enter_result(ask, loaded, game, winner, score, reason)


@TD.command(name="prompt", description="What the tournament waits for, and whose turn it is; answer for anybody")
@app_commands.describe(question="Which question; leave empty to see them all", answer="The answer", tournament=WHICH)
@app_commands.autocomplete(question=choices.questions, tournament=choices.tournaments)
async def prompt(
    interaction: discord.Interaction,
    question: str | None = None,
    answer: str | None = None,
    tournament: str | None = None,
) -> None:
    """List what is asked, or answer it."""
    ask = Ask(interaction)
    loaded = await resolve.staffed(ask, tournament)
    if question is None or answer is None:
        await show_open(ask, loaded)
    else:
        await ask.say(Message(content=await answering.answer(ask, loaded, question, answer)))


@TD.command(name="undo", description="Take the last step back; shows first what that was")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def undo(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Show the last step, with the button that takes it back."""
    ask = Ask(interaction)
    await directing_undo.show_undo(ask, await resolve.staffed(ask, tournament))


@TD.command(name="pause", description="Let the timetable stand still")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def pause(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Nothing happens by itself from now on."""
    await _switch(interaction, tournament, running=False)


@TD.command(name="resume", description="Let the timetable run again")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def resume(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """What came due meanwhile happens now."""
    await _switch(interaction, tournament, running=True)


async def _switch(interaction: discord.Interaction, tournament: str | None, *, running: bool) -> None:
    ask = Ask(interaction)
    loaded = await resolve.staffed(ask, tournament)
    change = await ask.carry_out(loaded, SwitchTimetable(running=running))
    text = words.timetable(running=running)
    await ask.say(Message(content=text if change.records else f"{words.NOTHING_DONE} {text}"))


@TD.command(name="announce", description="Tell everybody something, in the tournament's channel")
@app_commands.describe(text="What to say; leave empty for a form with more room", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def announce(
    interaction: discord.Interaction,
    text: app_commands.Range[str, 1, 1800] | None = None,
    tournament: str | None = None,
) -> None:
    """Post the words as they are typed."""
    ask = Ask(interaction)
    if text is not None:
        await telling.announce(ask, await resolve.staffed(ask, tournament), text)
        return
    loaded = await resolve.tournament(ask, tournament)  # a form cannot follow a deferred answer
    await resolve.staff(ask, loaded)
    await telling.show_announcement_form(ask, loaded)


@TD.command(name="audit", description="Who did what, and when")
@app_commands.describe(
    who="Whose doing",
    what="What happened: choose, or type words to look for",
    entrant="Whom it concerns",
    since="From when on, like: yesterday 19:00",
    until="Before when",
    tournament=WHICH,
)
@app_commands.autocomplete(
    who=choices.actors, what=choices.happenings, entrant=choices.entrants, tournament=choices.tournaments
)
async def audit(
    interaction: discord.Interaction,
    who: str | None = None,
    what: str | None = None,
    entrant: str | None = None,
    since: str | None = None,
    until: str | None = None,
    tournament: str | None = None,
) -> None:
    """Search the log."""
    ask = Ask(interaction)
    loaded = await resolve.staffed(ask, tournament)
    zone, now = await directing_options.zone_of(ask, loaded), ask.service.clock.now()
    chosen = what is not None and what in words.KINDS
    wanted = AuditFilter(
        actor=who,
        entrant=resolve.entrant(ask, loaded, entrant) if entrant else None,
        kinds=frozenset((what or "").split(",")) if chosen else frozenset(),
        since=read_time(since, zone, now).at if since else None,
        until=read_time(until, zone, now).at if until else None,
        text="" if chosen or what is None else what,
    )
    await directing_audit.search(ask, loaded, wanted)


@TD.command(name="ledger", description="Fees, prizes and the fund: who owes, who gets what")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def ledger(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """The whole ledger, with everybody's fee."""
    ask = Ask(interaction)
    loaded = await resolve.staffed(ask, tournament)
    await show(ask, ledger_view(resolve.context(ask, loaded)))
