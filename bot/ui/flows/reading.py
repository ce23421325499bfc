"""Public views, by command or by button."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.charts.odds import chances_chart, heat_map
from bot.errors import UnknownRoundError
from bot.parsing.search import search
from bot.service.loaded import LoadedTournament
from bot.service.worker_jobs import chances_of, differences_of, odds_of
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.names import elide, escape
from bot.text.picture_kinds import has_bracket
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import HERE, PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.progress import awaited
from bot.ui.showing import add_pictures, made, picture_refs_of, show, show_pictures, sights_on
from bot.views.groups import part_in_play
from bot.views.info import rule_names, rules_view
from bot.views.lives import lives_view
from bot.views.odds import chances_view, has_odds, odds_view
from bot.views.pairings import pairings_view
from bot.views.person import history_view
from bot.views.schedule import schedule_view
from bot.views.sealing import is_sealed
from bot.views.standings import field_view, standings_view
from bot.views.verify import verify_view
from bot.views.why import why_round_view, why_view
from formats.core.errors import TournamentError
from formats.core.model import Odds
from formats.core.possible.rounds import game_of
from formats.core.state import TournamentState
from formats.core.values import EntrantId

SIMULATIONS = 5000
"""Number of simulations for the odds, unless the user asks for more."""

CHANCES = 1000
"""How often for the chances after each round, of which there are many."""

LABEL = 100
"""Letters of a choice."""

_ROUND = re.compile(r"s(\d+)r(\d+)")


async def complete_rule(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The rules of the tournament's formats, by number or by what they are about."""
    ask = Ask.of(interaction)
    try:
        loaded = await resolve.tournament(ask, getattr(interaction.namespace, "tournament", None))
    except TournamentError:
        return []
    found = search(typed, rule_names(resolve.context(ask, loaded)))
    return [app_commands.Choice(name=elide(label, LABEL), value=value) for label, value in found]


def round_named(given: str) -> tuple[int, int]:
    """The stage and number in `s0r3`, published or not. Raises `UnknownRoundError`."""
    found = _ROUND.fullmatch(given.strip())
    if found is None:
        raise UnknownRoundError(given)
    return int(found[1]), int(found[2])


def round_of(state: TournamentState, given: str | None) -> tuple[int, int]:
    """The stage and number of a published round: `s0r3`, `3` in the stage in play, or the latest (0: there is none).

    Raises `UnknownRoundError`.
    """
    stage = max(state.stage_number, 0)
    if not given:
        return stage, len(state.started[stage].rounds) if state.started else 0
    plain = re.sub(r"\D+", "", given)
    stage, number = round_named(given) if _ROUND.fullmatch(given.strip()) else (stage, int(plain or 0))
    if stage >= len(state.started) or not 1 <= number <= len(state.started[stage].rounds):
        raise UnknownRoundError(given)
    return stage, number


def stage_of(state: TournamentState, given: str | None) -> int | None:
    """A stage that has begun, counted from 0; None for the one in play. Raises `UnknownRoundError`."""
    if not given:
        return None
    if not given.isdigit() or not 1 <= int(given) <= len(state.started):
        raise UnknownRoundError(given)
    return int(given) - 1


async def entrants(ask: Ask, loaded: LoadedTournament) -> None:
    """Show the entrants and the waiting list."""
    await ask.think()
    await show(ask, await ask.herald.views.of(field_view, resolve.context(ask, loaded)))


async def pairings(ask: Ask, loaded: LoadedTournament, round_given: str | None = None) -> None:
    """A round's pairings; the latest where none is named."""
    await ask.think()
    stage, number = round_of(loaded.state, round_given)
    context = resolve.context(ask, loaded)
    view = (
        await ask.herald.views.of(pairings_view, context, stage, number)
        if loaded.state.started and number
        else await ask.herald.views.of(pairings_view, context)
    )
    why = (shown(actions.WHY, loaded.id, actions.round_argument(stage, number)),) if number else ()
    # The picture is of one line of the timetable, which is no round where groups follow one another.
    pictured = loaded.state.started and not part_in_play(context, stage)
    picture_refs = sights_on(ask, loaded, "round", stage, round_number=number or None) if pictured else ()
    await show(ask, view, buttons=(*why, shown(actions.STANDINGS, loaded.id)), picture_refs=picture_refs)


async def standings(ask: Ask, loaded: LoadedTournament, stage_given: str | None = None) -> None:
    """The standings of a stage, the one in play where none is named."""
    await ask.think()
    context, wanted = resolve.context(ask, loaded), stage_of(loaded.state, stage_given)
    number = context.stage_of(wanted)
    if loaded.state.phase != "running" or number != loaded.state.stage_number or not context.simulates(number):
        view = await ask.herald.views.of(standings_view, context, wanted)
        await show(ask, view, picture_refs=sights_on(ask, loaded, "reading", wanted))
        return
    marks = await awaited(ask, loaded.id, lambda watch: ask.service.outlook(loaded, watch))
    picture_refs = sights_on(ask, loaded, "reading", wanted)
    await show(
        ask,
        await ask.herald.views.of(standings_view, context, wanted, marks),
        buttons=(shown(actions.ODDS, loaded.id),),
        picture_refs=picture_refs,
    )


async def odds(ask: Ask, loaded: LoadedTournament, simulations: int = SIMULATIONS) -> None:
    """Everybody's chances of every place in the stage in play, simulated in the worker."""
    await ask.think()
    context = resolve.context(ask, loaded)
    if loaded.state.phase != "running" or not loaded.state.started:
        await ask.say(Message(content=texts.odds.not_running()))
        return
    simulated = None
    if not is_sealed(context, loaded.state.stage_number):
        simulated = await awaited(
            ask, loaded.id, lambda watch: ask.service.work(odds_of, loaded.state, simulations, watch=watch)
        )
    if simulated is None:
        await ask.say(Message(content=texts.odds.none()))
    else:
        buttons = (shown(actions.CHANCES, loaded.id), shown(actions.STANDINGS, loaded.id))
        await show(ask, odds_view(context, simulated), buttons=buttons)
        if ask.herald.painter is not None:
            await show_pictures(ask, await ask.herald.painter.of_view(heat_map(context, simulated)))


async def chances(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, simulations: int = CHANCES) -> None:
    """Show one entrant's chances of the best places, simulated again after each round."""
    await ask.think()
    context = resolve.context(ask, loaded)
    loaded.state.entrant(entrant)
    history: tuple[tuple[int, Odds], ...] = ()
    if has_odds(context) and loaded.state.phase == "running":
        history = await awaited(
            ask, loaded.id, lambda watch: ask.service.work(chances_of, loaded.state, simulations, watch=watch)
        )
    if not any(entrant in simulated.entrants for _, simulated in history):
        await ask.say(Message(content=texts.odds.no_chances()))
        return
    await show(ask, chances_view(context, entrant, history), buttons=(shown(actions.ODDS, loaded.id),))
    if ask.herald.painter is not None:
        await show_pictures(ask, await ask.herald.painter.of_view(chances_chart(context, entrant, history)))


async def verify(ask: Ask, loaded: LoadedTournament) -> None:
    """Does the log come out as recorded, and what is its head?"""
    await ask.think()
    stored = await ask.service.database.certificates.of(loaded.id)
    differences = await awaited(
        ask, loaded.id, lambda watch: ask.service.work(differences_of, loaded.records, stored, watch=watch)
    )
    await show(ask, verify_view(resolve.context(ask, loaded), differences, loaded))


async def schedule(ask: Ask, loaded: LoadedTournament) -> None:
    """When the games of the current round are played; for a player of one of them with the week of both."""
    await ask.think()
    person = await ask.person()
    games = [game_of(loaded.state, entrant) for entrant in resolve.entrants_of(loaded, person)]
    mine = next(filter(None, games), None)
    picture_refs = () if mine is None else picture_refs_of(loaded, "week", game=mine.id, zone=person.zone)
    await show(ask, await made(schedule_view, resolve.context(ask, loaded), mine), picture_refs=picture_refs)


async def why(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId | None = None, round_given: str | None = None
) -> None:
    """Explain the pairings of a round: for one entrant, by default the user if they played in it, or as a whole."""
    await ask.think()
    context = resolve.context(ask, loaded)
    stage, number = round_of(loaded.state, round_given)
    if entrant is None and number:
        mine = loaded.entrants_of((await ask.person()).id)
        played = loaded.state.started[stage].rounds[number - 1].pairings.members()
        entrant = next((who for who in mine if who in played), None)
    if entrant is None:
        await show(ask, await ask.herald.views.of(why_round_view, context, loaded.records, stage, number or None))
        return
    loaded.state.entrant(entrant)
    await show(ask, await made(why_view, context, loaded.records, entrant, stage, number or None))


async def history(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, intro: str = "") -> None:
    """The card of an entrant: every round and what they added up to."""
    view = await made(history_view, resolve.context(ask, loaded), entrant)
    await show(ask, view, picture_refs=picture_refs_of(loaded, "player", entrant=entrant), intro=intro)


@button(actions.ENTRANTS, HERE)
async def _entrants_pressed(press: Press) -> None:
    await entrants(press.ask, await resolve.known(press.ask, press.tournament))


@button(actions.RULES, HERE)
async def _rules_pressed(press: Press) -> None:
    await show(press.ask, rules_view(resolve.context(press.ask, await resolve.known(press.ask, press.tournament))))


@button(actions.PAIRINGS, HERE)
async def _pairings_pressed(press: Press) -> None:
    await pairings(press.ask, await resolve.known(press.ask, press.tournament), press.argument)


@button(actions.BRACKET, HERE)
async def _bracket_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await bracket(ask, loaded, loaded.state.stage_number)


async def bracket(ask: Ask, loaded: LoadedTournament, stage: int | None) -> None:
    """Show the bracket of a stage as a picture; who has how many losses as text where there is none."""
    context, painter = resolve.context(ask, loaded), ask.herald.painter
    picture_refs = sights_on(ask, loaded, "progress", stage)
    number = context.stage_of(stage)
    in_bracket = number >= 0 and has_bracket(context, number)
    pictures = await painter.pictures(picture_refs[:1]) if painter is not None and in_bracket else []
    if not pictures:
        await show(ask, await made(lives_view, context, stage), picture_refs=picture_refs)
        return
    answer = Message(content=escape(context.heading(context.state.stages[number].title)))
    await ask.say(answer)
    await add_pictures(ask, answer, pictures)


@button(actions.STANDINGS, HERE)
async def _standings_pressed(press: Press) -> None:
    await standings(press.ask, await resolve.known(press.ask, press.tournament))


@button(actions.ODDS, HERE)
async def _odds_pressed(press: Press) -> None:
    await odds(press.ask, await resolve.known(press.ask, press.tournament))


@button(actions.CHANCES, PLAYERS)
async def _chances_pressed(press: Press) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    await chances(press.ask, loaded, await resolve.me(press.ask, loaded))


@button(actions.SCHEDULE, HERE)
async def _schedule_pressed(press: Press) -> None:
    await schedule(press.ask, await resolve.known(press.ask, press.tournament))


@button(actions.WHY, HERE)
async def _why_pressed(press: Press) -> None:
    """Explain the user's own game of the round, or the whole round to others."""
    await why(press.ask, await resolve.known(press.ask, press.tournament), None, press.argument)
