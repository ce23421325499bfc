"""Autocomplete of everything that has a name."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.parsing.named_entrants import described
from bot.parsing.search import LABEL_LENGTH, search
from bot.parsing.zones import find_zones, zone_label
from bot.service.loaded import LoadedTournament
from bot.text import catalogue
from bot.text.actions import round_argument
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import form_title, format_title
from bot.text.games import result_text
from bot.text.labels import EVENT_KINDS
from bot.text.names import display_width, elide, unmarked
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.resolve import BOTH, TIE
from bot.views.audit import actor_name
from bot.views.groups import game_named, round_named
from formats import registry
from formats.core.errors import TournamentError
from formats.core.forms import forms_now
from formats.core.log import is_person
from formats.core.model import Entrant
from formats.core.possible.field import appeals_open
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId
from formats.messages.languages import language_name

Choices = list[app_commands.Choice[str]]
Completer = Callable[[discord.Interaction, str], Coroutine[Any, Any, Choices]]

MARK_WIDTH = 12
"""Columns that are left for the words beside the result of a game in a list."""


def matching(labels: Mapping[str, str], typed: str) -> Choices:
    """At most 25 of these (value -> label), best match first."""
    candidates = [(label, value) for value, label in labels.items()]
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, candidates)]


def of_tournament(found: Callable[[Ask, LoadedTournament], Awaitable[Mapping[str, str]]]) -> Completer:
    """Offer what a function finds in the tournament of the half-typed command: labels by value.

    Nothing is offered while it is open which tournament is meant, or where the options do not fit together yet.
    """

    @functools.wraps(found)
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        ask = Ask.of(interaction)
        try:
            loaded = await resolve.tournament(ask, getattr(interaction.namespace, "tournament", None))
            return matching(await found(ask, loaded), typed)
        except TournamentError:
            return []

    return complete


async def tournaments(interaction: discord.Interaction, typed: str) -> Choices:
    """The tournaments of this server."""
    rows = await resolve.tournaments_here(Ask.of(interaction))
    return matching({row.id: row.title for row in rows}, typed)


def _entrants(ask: Ask, loaded: LoadedTournament, wanted: Callable[[Entrant], bool]) -> dict[str, str]:
    context = resolve.context(ask, loaded)
    found = [entrant.id for entrant in context.state.entrants.values() if wanted(entrant)]
    return {entrant: _entrant_label(context, entrant) for entrant in found}


def _entrant_label(context: TournamentContext, entrant: EntrantId) -> str:
    """Return the entrant's name, with a description where several entrants have the same name."""
    names = context.names
    return described(context, entrant) if entrant in names.alike else names.full(entrant)


@of_tournament
async def entrants(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Everybody in the tournament."""
    return _entrants(ask, loaded, lambda _: True)


@of_tournament
async def still_in(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Everybody who is in or on the waiting list."""
    return _entrants(ask, loaded, lambda entrant: entrant.status in {"active", "waiting"})


@of_tournament
async def gone(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Everybody who is no longer in."""
    return _entrants(ask, loaded, lambda entrant: entrant.status not in {"active", "waiting"})


@of_tournament
async def appeals(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Complete with entrants whose appeal is open."""
    waiting = appeals_open(loaded.state)
    return _entrants(ask, loaded, lambda entrant: entrant.id in waiting)


@of_tournament
async def games(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The games of the tournament: the open ones as they are to be played, then the latest, marked with the result."""
    context = resolve.context(ask, loaded)
    everything = context.games()
    decided = [game for game in reversed(everything) if game.result is not None]
    listed = [*(game for game in everything if game.result is None), *decided]
    return {game.pairing.id: _game_label(context, game) for game in listed}


@of_tournament
async def open_games(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The games without a result."""
    context = resolve.context(ask, loaded)
    return {game.pairing.id: _game_label(context, game) for game in context.games() if game.result is None}


def players_label(context: TournamentContext, game: Game) -> str:
    """Return a game with its round and players."""
    players = " – ".join(map(context.names.label, game.pairing.seats))
    return texts.numbers.label(label=game_named(context, game.stage, game.round, game.pairing.label), text=players)


def _game_label(context: TournamentContext, game: Game) -> str:
    label = players_label(context, game)
    if game.result is None:
        return label
    result = unmarked(result_text(game.result))
    return texts.directing.has_result(
        game=elide(label, LABEL_LENGTH - display_width(result) - MARK_WIDTH), result=result
    )


@of_tournament
async def winners(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The two players of the game that has been chosen, and a tie where the format has ties."""
    context, game = resolve.context(ask, loaded), _chosen_game(ask, loaded)
    ties = {TIE: texts.directing.tie()} if context.rules(game.stage).ties else {}
    return {seat: context.names.full(seat) for seat in game.pairing.seats} | ties


@of_tournament
async def absent(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Complete with the players who can have been absent: either player of the chosen game, or both."""
    context, game = resolve.context(ask, loaded), _chosen_game(ask, loaded)
    return {seat: context.names.full(seat) for seat in game.pairing.seats} | {BOTH: texts.directing.both()}


def _chosen_game(ask: Ask, loaded: LoadedTournament) -> Game:
    return resolve.game(ask, loaded, str(getattr(ask.interaction.namespace, "game", "")))


@of_tournament
async def rounds(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The published rounds, latest first, as their people count them."""
    context = resolve.context(ask, loaded)
    listed = [(number, round_) for number, log in enumerate(context.state.started) for round_ in log.rounds]
    arguments: dict[str, str] = {}
    for number, round_ in reversed(listed):
        # The latest day of a timetable stands for all that are one round to its people.
        arguments.setdefault(round_named(context, number, round_), round_argument(number, round_.number))
    return {value: title for title, value in arguments.items()}


@of_tournament
async def stages(_: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The stages that have begun, latest first."""
    begun = zip(loaded.state.stages, loaded.state.started, strict=False)
    titles = {str(number): plan.title for number, (plan, _) in enumerate(begun, start=1)}
    return dict(reversed(titles.items()))


@of_tournament
async def questions(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The open questions of the format."""
    context = resolve.context(ask, loaded)
    step = next_step(context.state, context.engine)
    prompts = step.prompts if isinstance(step, WaitForAnswers) else ()
    number = context.state.stage_number
    return {prompt.key: context.reason(prompt.question, number, markdown=False) for prompt in prompts}


@of_tournament
async def forms(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The forms of the tournament's formats."""
    return {form.key: form_title(form) for form in forms_now(loaded.state, ask.service.engine)}


@of_tournament
async def staff(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Directors, coordinators and judges."""
    people = await ask.service.database.people.many(loaded.staff_ids("director", "coordinator", "judge"))
    return {person.id: person.name for person in people.values()}


@of_tournament
async def actors(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Everybody who has done anything in the tournament, latest first."""
    ids = dict.fromkeys(record.actor for record in reversed(loaded.records))
    names = {person.id: person.name for person in (await ask.service.database.people.many(ids)).values()}
    names |= {actor: actor_name(actor, {}) for actor in ids if not is_person(actor)}
    return {actor: names[actor] for actor in ids if actor in names}


async def happenings(_interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the kinds of events; any other text is searched for in the log."""
    return matching({kind: label() for kind, label in EVENT_KINDS.items()}, typed)


async def zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Time zones, with what their clocks show now."""
    now = Ask.of(interaction).service.clock.now()
    return [app_commands.Choice(name=zone_label(zone, now), value=zone) for zone in find_zones(typed, now)]


async def languages(_interaction: discord.Interaction, typed: str) -> Choices:
    """The languages there is a catalogue for, by their own names."""
    return matching({code: language_name(code) for code in catalogue.languages()}, typed)


async def presets(_interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the presets and with every format alone."""
    titles = {f"preset:{key}": preset.title for key, preset in registry.presets().items()}
    titles.update(
        {f"format:{key}": texts.directing.with_options(title=format_title(key)) for key in registry.systems()}
    )
    return matching(titles, typed)
