"""`/round`: preview and publish the next round, enter results, answer its prompts."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import ROUND
from bot.parsing.csv_text import decoded
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import choices
from bot.ui.access import STAFF
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
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import AnswerPrompt, PublishRound, RecordResult, RecordResults

ROUNDS = "How many rounds at once (default: one)"
BASED_ON = "Pair on the standings after this round; 0 means the seeding"
Rounds = app_commands.Range[int, 1, 20] | None
Base = app_commands.Range[int, 0, 99] | None


@ROUND.command(name="preview", description="Preview the next round, with reasons and warnings")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON)
@on_tournament(STAFF)
async def preview(ask: Ask, loaded: LoadedTournament, rounds: Rounds = None, based_on: Base = None) -> None:
    """For the director's eyes, with the button that publishes."""
    if loaded.state.phase in {"draft", "registration"}:
        await next_step.show_next(ask, loaded, intro=texts.next_step.no_round_yet())
    else:
        await publishing.preview(ask, loaded, rounds, based_on)


@ROUND.command(name="publish", description="Publish the next round")
@app_commands.describe(rounds=ROUNDS, based_on=BASED_ON)
@on_tournament(STAFF.giving(PublishRound))
async def publish(ask: Ask, loaded: LoadedTournament, rounds: Rounds = None, based_on: Base = None) -> None:
    """Publish without a preview, or list what is missing."""
    await publishing.publish_next(ask, loaded, rounds, based_on)


@ROUND.command(name="result", description="Enter or correct the result of a game")
@app_commands.describe(
    game="Which game",
    winner="Who won; not needed with a score",
    score="For scored games, like 412:380, in the order of the game",
    reason="The reason; recorded, helpful for corrections",
    also="Who won other disputed games, with commas",
)
@app_commands.autocomplete(game=choices.games, winner=choices.winners)
@on_tournament(STAFF.giving(RecordResult))
async def result(
    ask: Ask,
    loaded: LoadedTournament,
    game: str,
    winner: str | None = None,
    score: str | None = None,
    reason: app_commands.Range[str, 0, 1000] = "",
    also: app_commands.Range[str, 0, 1000] = "",
) -> None:
    """Anybody who runs the tournament enters results; to correct one is for directors."""
    if also:
        await directing_games.decide_disputes(ask, loaded, game, winner or "", also.split(","), score, reason)
    else:
        await directing_games.enter_result(ask, loaded, game, winner, score, reason)


@ROUND.command(name="results", description="Enter the results of many games, one a line", extras=accepted(file=TABLES))
@app_commands.describe(file="A text file with one game a line, instead of the form")
@on_tournament(STAFF.giving(RecordResults), answers="form")
async def results(ask: Ask, loaded: LoadedTournament, file: discord.Attachment | None = None) -> None:
    """Open a form, or read a file; what was understood is shown before it counts."""
    if file is None:
        await bulk_results.show_form(ask, loaded)  # a form cannot follow a deferred answer
    else:
        await ask.think()
        await bulk_results.propose(ask, loaded, decoded(await content_of(file)) or "")


@ROUND.command(name="answer", description="What the tournament is waiting for; answer for anyone")
@app_commands.describe(question="Which question; leave empty to see them all", answer="The answer")
@app_commands.autocomplete(question=choices.questions)
@on_tournament(STAFF.giving(AnswerPrompt))
async def answer_(ask: Ask, loaded: LoadedTournament, question: str | None = None, answer: str | None = None) -> None:
    """List what is asked, or answer it."""
    if question is None or answer is None:
        await show_open(ask, loaded)
    else:
        await ask.say(Message(content=await answering.answer(ask, loaded, question, answer)))
