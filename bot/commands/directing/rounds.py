"""`/round`: look at the next round, publish it, enter results, answer what it waits for."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import ROUND, WHICH
from bot.parsing.csv_text import decoded
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import choices, resolve
from bot.ui.access import STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.files import TABLES, content_of
from bot.ui.flows import (
    answering,
    bulk_results,
    directing_games,
    next_step,
    publishing,
)
from bot.ui.flows.missing import show_open
from bot.ui.options import accepted
from formats.core.commands import AnswerPrompt, PublishRound, RecordResult, RecordResults

ROUNDS = "How many rounds at once (default: one)"
BASED_ON = "Pair on the standings after this round; 0 means the seeding"
Rounds = app_commands.Range[int, 1, 20] | None
Base = app_commands.Range[int, 0, 99] | None


@ROUND.command(name="preview", description="Preview the next round, with reasons and warnings")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON, tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF)
async def preview(
    interaction: discord.Interaction, rounds: Rounds = None, based_on: Base = None, tournament: str | None = None
) -> None:
    """For the director's eyes, with the button that publishes."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    if loaded.state.phase in {"draft", "registration"}:
        await next_step.show_next(ask, loaded, intro=texts.next_step.no_round_yet())
    else:
        await publishing.preview(ask, loaded, rounds, based_on)


@ROUND.command(name="publish", description="Publish the next round")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON, tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(PublishRound))
async def publish(
    interaction: discord.Interaction, rounds: Rounds = None, based_on: Base = None, tournament: str | None = None
) -> None:
    """Publish without a preview, or list what is missing."""
    ask = Ask.of(interaction)
    await publishing.publish_next(ask, await resolve.tournament_in_time(ask, tournament), rounds, based_on)


@ROUND.command(name="result", description="Enter or correct the result of a game")
@app_commands.describe(
    game="Which game",
    winner="Who won; not needed with a score",
    score="For scored games, like 412:380, in the order of the game",
    reason="The reason; recorded, helpful for corrections",
    tournament=WHICH,
)
@app_commands.autocomplete(game=choices.games, winner=choices.winners, tournament=choices.tournaments)
@allowed(STAFF.giving(RecordResult))
async def result(
    interaction: discord.Interaction,
    game: str,
    winner: str | None = None,
    score: str | None = None,
    reason: app_commands.Range[str, 0, 1000] = "",
    tournament: str | None = None,
) -> None:
    """Anybody who runs the tournament enters results; to correct one is for directors."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    await directing_games.enter_result(ask, loaded, game, winner, score, reason)


@ROUND.command(name="results", description="Enter the results of many games, one a line", extras=accepted(file=TABLES))
@app_commands.describe(file="A text file with one game a line, instead of the form", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(STAFF.giving(RecordResults), answers="form")
async def results(
    interaction: discord.Interaction, file: discord.Attachment | None = None, tournament: str | None = None
) -> None:
    """Open a form, or read a file; what was understood is shown before it counts."""
    ask = Ask.of(interaction)
    if file is None:
        await bulk_results.show_form(ask, await resolve.tournament(ask, tournament))
        return
    loaded = await resolve.tournament_in_time(ask, tournament)
    await bulk_results.propose(ask, loaded, decoded(await content_of(file)) or "")


@ROUND.command(name="prompt", description="What the tournament is waiting for; answer for anybody")
@app_commands.describe(question="Which question; leave empty to see them all", answer="The answer", tournament=WHICH)
@app_commands.autocomplete(question=choices.questions, tournament=choices.tournaments)
@allowed(STAFF.giving(AnswerPrompt))
async def prompt(
    interaction: discord.Interaction,
    question: str | None = None,
    answer: str | None = None,
    tournament: str | None = None,
) -> None:
    """List what is asked, or answer it."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    if question is None or answer is None:
        await show_open(ask, loaded)
    else:
        await ask.say(Message(content=await answering.answer(ask, loaded, question, answer)))
