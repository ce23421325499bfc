"""`/puzzles`: the online stage for its players, and public views of playoffs."""

from __future__ import annotations

from discord import app_commands

from bot.faces.swiss_elimination.eligible import eligibility_view
from bot.faces.swiss_elimination.flows import solving
from bot.faces.swiss_elimination.rank_board import puzzles_view, rank_board_view
from bot.service.loaded import LoadedTournament
from bot.ui import choices, resolve
from bot.ui.access import HERE, PLAYERS
from bot.ui.answers import Ask
from bot.ui.flows.reading import round_of
from bot.ui.options import Group, where_played
from bot.ui.showing import made, picture_refs_of, show
from bot.ui.tournament_commands import on_tournament

PUZZLES = Group(
    module=__name__,
    name="puzzles",
    description="Playoffs: solve online, look at picks and ranks",
    guild_only=True,
    needed=where_played("swiss_elimination"),
)


@PUZZLES.command(name="solve", description="Playoffs online: start a puzzle, send in your answer")
@on_tournament(PLAYERS)
async def solve(ask: Ask, loaded: LoadedTournament) -> None:
    """Only the person sees it."""
    await solving.show_puzzles(ask, loaded.id)


@PUZZLES.command(name="eligibility", description="Who is eligible, seeded, or in reserve")
@on_tournament(HERE)
async def eligibility(ask: Ask, loaded: LoadedTournament) -> None:
    """The table as it stands."""
    await show(ask, await made(eligibility_view, resolve.context(ask, loaded)))


@PUZZLES.command(name="ranks", description="The rank board after a round, with everybody's path")
@app_commands.describe(round="After which round (default: the latest)")
@app_commands.autocomplete(round=choices.rounds)
@on_tournament(HERE)
async def ranks(
    ask: Ask,
    loaded: LoadedTournament,
    round: str | None = None,  # noqa: A002 - the option's name
) -> None:
    """Before and after, with arrows."""
    stage, number = round_of(loaded.state, round)
    picture_refs = picture_refs_of(loaded, "strategy_path", stage=stage) if number else ()
    await show(ask, await made(rank_board_view, resolve.context(ask, loaded), stage, number), picture_refs=picture_refs)


@PUZZLES.command(name="picks", description="Each round's puzzle, who picked it and why")
@on_tournament(HERE)
async def picks(ask: Ask, loaded: LoadedTournament) -> None:
    """Round by round, with the rules."""
    await show(ask, await made(puzzles_view, resolve.context(ask, loaded)))
