"""`/match`: what players do about their game. Without a game named, the open one is meant."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.ui import choices, own_choices, resolve
from bot.ui.access import INVOLVED, PLAYERS, allowed
from bot.ui.answers import Ask
from bot.ui.flows import playing, presence, proposing, rulings, scoring
from formats.core.commands import (
    CheckIn,
    ClaimForfeit,
    ConfirmReport,
    DisputeReport,
    FileAppeal,
    GrantMoreTime,
    ReportResult,
    TakeBackReport,
)

GAME = "Which game (default: your open one)"
WHICH = "Which tournament (default: this channel's)"
LONGEST = 1000

MATCH = app_commands.Group(name="match", description="Your game: check in, report, confirm, dispute")


@MATCH.command(name="report", description="Say how your game ended")
@app_commands.describe(
    winner="Who won; leave empty to be asked",
    score="For scored games, yours first, like 412:380",
    game=GAME,
    tournament=WHICH,
)
@app_commands.autocomplete(winner=own_choices.winners, game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(ReportResult), answers="form")
async def report(
    interaction: discord.Interaction,
    winner: str | None = None,
    score: str | None = None,
    game: str | None = None,
    tournament: str | None = None,
) -> None:
    """Report a result."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament(ask, tournament)
    if winner is None and score is None:
        await scoring.ask_result(ask, loaded, game)
    else:
        await ask.think()
        await scoring.report_typed(ask, loaded, winner, score, game)


@MATCH.command(name="confirm", description="Agree with your opponent's report")
@app_commands.describe(game=GAME, tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(ConfirmReport))
async def confirm(interaction: discord.Interaction, game: str | None = None, tournament: str | None = None) -> None:
    """Confirm a report."""
    ask = Ask.of(interaction)
    await ask.think()
    await playing.confirm(ask, await resolve.tournament(ask, tournament), game)


@MATCH.command(name="dispute", description="Dispute your opponent's report; a director decides")
@app_commands.describe(words="What happened, for the director; leave empty for a form", game=GAME, tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(DisputeReport), answers="form")
async def dispute(
    interaction: discord.Interaction,
    words: app_commands.Range[str, 1, LONGEST] | None = None,
    game: str | None = None,
    tournament: str | None = None,
) -> None:
    """Dispute a report."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament(ask, tournament)
    if words is None:
        await playing.ask_dispute(ask, loaded, game)
    else:
        await playing.dispute(ask, loaded, words, game)


@MATCH.command(name="take-back", description="Take back your report while it isn't official yet")
@app_commands.describe(game=GAME, tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(TakeBackReport))
async def take_back(interaction: discord.Interaction, game: str | None = None, tournament: str | None = None) -> None:
    """Take a report back."""
    ask = Ask.of(interaction)
    await ask.think()
    await playing.take_back(ask, await resolve.tournament(ask, tournament), game)


@MATCH.command(name="here", description="Check in for your game")
@app_commands.describe(game=GAME, player="Directors: who is there", tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, player=choices.entrants, tournament=choices.tournaments)
@allowed(INVOLVED.giving(CheckIn))
async def here(
    interaction: discord.Interaction,
    game: str | None = None,
    player: str | None = None,
    tournament: str | None = None,
) -> None:
    """Check in."""
    ask = Ask.of(interaction)
    await ask.think()
    await presence.here(ask, await resolve.tournament(ask, tournament), game, player)


@MATCH.command(name="more-time", description="Give your opponent more time to appear")
@app_commands.describe(minutes="How many minutes more; leave empty to choose", game=GAME, tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(GrantMoreTime))
async def more_time(
    interaction: discord.Interaction,
    minutes: app_commands.Range[int, 1, 1440] | None = None,
    game: str | None = None,
    tournament: str | None = None,
) -> None:
    """Wait longer for a late opponent."""
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask, tournament)
    if minutes is None:
        await presence.ask_how_long(ask, loaded, game)
    else:
        await presence.wait(ask, loaded, minutes, game)


@MATCH.command(name="claim-forfeit", description="Claim the game because your opponent didn't show up")
@app_commands.describe(game=GAME, tournament=WHICH)
@app_commands.autocomplete(game=own_choices.games, tournament=choices.tournaments)
@allowed(PLAYERS.giving(ClaimForfeit))
async def claim_forfeit(
    interaction: discord.Interaction, game: str | None = None, tournament: str | None = None
) -> None:
    """Claim the game, after one more question."""
    ask = Ask.of(interaction)
    await ask.think()
    await presence.ask_claim(ask, await resolve.tournament(ask, tournament), game)


@MATCH.command(name="propose-time", description="Suggest a game time to your opponent, while times are tentative")
@app_commands.describe(time="Such as: sat 19:00, in your own time zone", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(PLAYERS, answers="form")
async def propose_time(interaction: discord.Interaction, time: str, tournament: str | None = None) -> None:
    """Propose a time."""
    ask = Ask.of(interaction)
    await proposing.propose(ask, await resolve.tournament(ask, tournament), time)


@MATCH.command(name="appeal", description="Ask the directors to let you back in after a forfeit")
@app_commands.describe(words="What was beyond your control; leave empty for a form", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(PLAYERS.giving(FileAppeal), answers="form")
async def appeal(
    interaction: discord.Interaction,
    words: app_commands.Range[str, 1, LONGEST] | None = None,
    tournament: str | None = None,
) -> None:
    """Appeal."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament(ask, tournament)
    if words is None:
        await rulings.ask_appeal(ask, loaded)
    else:
        await rulings.appeal(ask, loaded, words)


@MATCH.command(name="requirement", description="Answer what a director requires of you")
@app_commands.describe(answer="Whether you will comply; refusing loses by forfeit", tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(PLAYERS)
async def requirement(
    interaction: discord.Interaction, answer: Literal["comply", "refuse"], tournament: str | None = None
) -> None:
    """Comply or refuse."""
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask, tournament)
    if answer == "comply":
        await rulings.comply(ask, loaded)
    else:
        await rulings.ask_refusal(ask, loaded)
