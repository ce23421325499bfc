"""`/tournament`: everything that is public. Answers are ephemeral; posts in the channel are made automatically."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

import formats
from bot.files.trf import Heading
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button
from bot.text.names import quoted
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.ui import choices, resolve
from bot.ui.access import EVERYBODY, HERE, STAFF, allowed, roles_of
from bot.ui.answers import Ask
from bot.ui.flows import boards, exporting, following, groups, reading
from bot.ui.options import offered
from bot.ui.showing import made, show, sights_on
from bot.ui.tournament_commands import on_tournament
from bot.views.crosstable import crosstable_view
from bot.views.draws import draws_view
from bot.views.info import info_view, rule_view, rules_view, tournaments_view
from bot.views.ledger import ledger_view
from bot.views.records import records_view

EXPORTS: Mapping[str, Phrase] = by_code(
    texts.files, "exports_", "tables", "report", "calendar", "mine", "chess", "games", "log"
)
"""What can be taken out, and how it is offered."""

TABLES: Mapping[str, str] = {
    "standings": "The standings",
    "bracket": "The bracket, or who has how many losses",
    "auto": "The crosstable: who met whom, and how it ended",
    "wall": "The crosstable, by rounds",
    "grid": "The crosstable, everybody against everybody",
    "records": "High games, best spreads, highest losing scores, averages",
    "league": "The table of a league or group, with a link to its thread",
}
"""The tables of a stage, and how they are offered."""

CHECKS: Mapping[str, str] = {
    "log": "Check the log, and show the fingerprint to check an export with",
    "draws": "Every random draw, and how to check it",
}
"""What can be verified, and how it is offered."""


TOURNAMENT = app_commands.Group(name="tournament", description="Look at tournaments: pairings, standings, reasons")


@TOURNAMENT.command(name="list", description="The tournaments here")
@app_commands.describe(player="A player's tournaments on this server, cycle after cycle")
@allowed(EVERYBODY)
async def list_(interaction: discord.Interaction, player: discord.Member | None = None) -> None:
    """Every tournament of the server, in direct messages those the person is in; or a player's results."""
    ask = Ask.of(interaction)
    await ask.think()
    if player is not None:
        await following.career(ask, await ask.service.person(player.id, player.display_name))
        return
    rows = await resolve.tournaments_here(ask)
    person = await ask.person()
    entered = {tournament_id for tournament_id, _ in await ask.service.database.tournaments.person_entrants(person.id)}
    await show(ask, tournaments_view(rows, entered))


@TOURNAMENT.command(name="info", description="Everything you want to know before joining")
@on_tournament(HERE)
async def info(ask: Ask, loaded: LoadedTournament) -> None:
    """The tournament's card, with who directs it."""
    people = await ask.service.database.people.many(loaded.staff_ids("director", "coordinator", "judge"))
    staff = {
        role: [quoted(people[person_id].name, 40) for person_id in loaded.staff_ids(role) if person_id in people]
        for role in ("director", "coordinator", "judge")
    }
    is_open = loaded.state.phase == "registration"
    wanted = (actions.JOIN, actions.ENTRANTS) if is_open else (actions.STANDINGS, actions.ENTRANTS)
    view = await made(
        info_view, resolve.context(ask, loaded), staff, version=formats.__version__, policies=ask.herald.policies
    )
    await show(ask, view, buttons=[button(action, loaded.id) for action in wanted])


@TOURNAMENT.command(name="board", description="What's going on and what's next, with a link to the live board")
@on_tournament(HERE)
async def board(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the live board, with a button for directors that posts it again."""
    await boards.show_board(ask, loaded)


@TOURNAMENT.command(name="rules", description="How the tournament is played, in plain words")
@app_commands.describe(rule="A rule by the number that reasons cite, such as R8")
@app_commands.autocomplete(rule=reading.complete_rule)
@on_tournament(HERE)
async def rules(ask: Ask, loaded: LoadedTournament, rule: app_commands.Range[str, 1, 40] | None = None) -> None:
    """The formats of all stages with their options, and the event's own rules; or one rule."""
    context = resolve.context(ask, loaded)
    await show(ask, rules_view(context) if rule is None else rule_view(context, rule))


@TOURNAMENT.command(name="entrants", description="Who is in, and who is on the waiting list")
@on_tournament(HERE)
async def entrants(ask: Ask, loaded: LoadedTournament) -> None:
    """The field."""
    await reading.entrants(ask, loaded)


@TOURNAMENT.command(name="standings", description="The standings, bracket, crosstable, records, or a league's table")
@app_commands.describe(
    what="What to show",
    stage="Which stage (default: the one in play)",
    league="Which league (default: your own)",
)
@app_commands.choices(what=offered(TABLES))
@app_commands.autocomplete(stage=choices.stages, league=groups.complete)
@on_tournament(HERE)
async def standings(
    ask: Ask, loaded: LoadedTournament, what: str = "standings", stage: str | None = None, league: str | None = None
) -> None:
    """A stage as a table: who is where, who met whom, who is still in."""
    number = reading.stage_of(loaded.state, stage)
    match what:
        case _ if league is not None:
            await groups.named_group(ask, loaded, league)
        case "league":
            await groups.my_group(ask, loaded)
        case "bracket":
            await reading.bracket(ask, loaded, number)
        case "records":
            await show(ask, await made(records_view, resolve.context(ask, loaded), number))
        case "auto" | "wall" | "grid":
            view = await made(crosstable_view, resolve.context(ask, loaded), number, what)
            await show(ask, view, picture_refs=sights_on(ask, loaded, "crosstable", number))
        case _:
            await reading.standings(ask, loaded, stage)


@TOURNAMENT.command(name="pairings", description="The pairings: who plays whom")
@app_commands.describe(round="Which round (default: the latest)")
@app_commands.autocomplete(round=choices.rounds)
@on_tournament(HERE)
async def pairings(
    ask: Ask,
    loaded: LoadedTournament,
    round: str | None = None,  # noqa: A002 - the option's name
) -> None:
    """A round with what is known of its games."""
    await reading.pairings(ask, loaded, round)


@TOURNAMENT.command(name="odds", description="Everybody's chances of each place, by simulation")
@app_commands.describe(
    entrant="Whose chances, round by round (default: everybody's now)",
    simulations="How many; more is more exact and takes longer",
)
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(HERE)
async def odds(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str | None = None,
    simulations: app_commands.Range[int, 100, 100_000] | None = None,
) -> None:
    """A table with the sampling error."""
    if entrant is None:
        await reading.odds(ask, loaded, simulations or reading.SIMULATIONS)
    else:
        await reading.chances(ask, loaded, resolve.entrant(ask, loaded, entrant), simulations or reading.CHANCES)


@TOURNAMENT.command(name="verify", description="Check the log, or the random draws")
@app_commands.describe(what="What to check (default: the log)")
@app_commands.choices(what=offered(CHECKS))
@on_tournament(HERE)
async def verify(ask: Ask, loaded: LoadedTournament, what: str = "log") -> None:
    """Every pairing, draw, time and result worked out again, and the head of the log; or the recorded draws."""
    if what == "draws":
        await show(ask, await made(draws_view, resolve.context(ask, loaded)))
    else:
        await reading.verify(ask, loaded)


@TOURNAMENT.command(name="why", description="Why this opponent, side, bye, time or place")
@app_commands.describe(
    entrant="Who it is about (default: you, if you play; else the whole round)",
    round="Which round (default: the latest)",
)
@app_commands.autocomplete(entrant=choices.entrants, round=choices.rounds)
@on_tournament(HERE)
async def why(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str | None = None,
    round: str | None = None,  # noqa: A002 - the option's name
) -> None:
    """The recorded reasons."""
    about = None if entrant is None else resolve.entrant(ask, loaded, entrant)
    await reading.why(ask, loaded, about, round)


@TOURNAMENT.command(name="history", description="Every game of one player")
@app_commands.describe(entrant="Whose games (default: your own)")
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(HERE)
async def history(ask: Ask, loaded: LoadedTournament, entrant: str | None = None) -> None:
    """An entrant's rounds and what they added up to."""
    who = await resolve.me(ask, loaded) if entrant is None else resolve.entrant(ask, loaded, entrant)
    await reading.history(ask, loaded, who)


@TOURNAMENT.command(name="prizes", description="Prizes and the fund for winners of games; directors: fees too")
@on_tournament(HERE)
async def prizes(ask: Ask, loaded: LoadedTournament) -> None:
    """The ledger: its public part, since who has paid concerns nobody; for directors and coordinators the whole."""
    fees = not (await roles_of(ask, loaded)).isdisjoint(STAFF.roles)
    await show(ask, await made(ledger_view, resolve.context(ask, loaded), fees=fees))


@TOURNAMENT.command(name="export", description="Export tables, a report, a calendar, a chess file or games")
@app_commands.describe(
    what="Which files (default: tables)",
    round="Of a calendar or of games: which round",
    entrant="Of a calendar: whose games",
    place="Of a chess file: where it was played",
    federation="Of a chess file: the federation, in three letters",
    arbiter="Of a chess file: the chief arbiter",
)
@app_commands.choices(what=offered({value: label() for value, label in EXPORTS.items()}))
@app_commands.autocomplete(round=choices.rounds, entrant=choices.entrants)
@on_tournament(HERE)
async def export(
    ask: Ask,
    loaded: LoadedTournament,
    what: str = "tables",
    round: str | None = None,  # noqa: A002 - the option's name
    entrant: str | None = None,
    place: app_commands.Range[str, 1, 60] | None = None,
    federation: app_commands.Range[str, 3, 3] | None = None,
    arbiter: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """Files of all kinds; with the tables the whole log for directors and coordinators."""
    match what:
        case "report":
            await exporting.export_report(ask, loaded)
        case "calendar":
            whose = None if entrant is None else resolve.entrant(ask, loaded, entrant)
            await exporting.export_calendar(ask, loaded, whose, round)
        case "log":
            await exporting.export_log_file(ask, loaded)
        case "mine":
            await exporting.own_calendar(ask, loaded)
        case "chess":
            await exporting.export_chess(ask, loaded, Heading(place or "", federation or "", arbiter or ""))
        case "games":
            await exporting.export_games(ask, loaded, round)
        case _:
            await exporting.export_tables(ask, loaded)
