"""Autocomplete: whatever has a name can be chosen from a list while typing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from bot.parsing.named_entrants import described
from bot.parsing.search import LABEL_LENGTH, search
from bot.parsing.zones import find_zones, zone_label
from bot.service.loaded import LoadedTournament
from bot.text import catalogue
from bot.text.actions import round_argument
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import format_text
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
from formats.core.errors import TournamentError, UnknownPairingError
from formats.core.forms import forms_now
from formats.core.log import is_person
from formats.core.model import Entrant
from formats.core.possible.field import appeals_open
from formats.core.steps import WaitForAnswers, next_step
from formats.core.values import EntrantId
from formats.messages.languages import language_name

Choices = list[app_commands.Choice[str]]
Completer = Callable[[discord.Interaction, str], Awaitable[Choices]]

MARK_WIDTH = 12
"""Columns that are left for the words beside the result of a game in a list."""


def _matching(labels: Mapping[str, str], typed: str) -> Choices:
    """At most 25 of these (value -> label), best match first."""
    candidates = [(label, value) for value, label in labels.items()]
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, candidates)]


async def tournaments(interaction: discord.Interaction, typed: str) -> Choices:
    """The tournaments of this server."""
    rows = await resolve.tournaments_here(Ask.of(interaction))
    return _matching({row.id: row.title for row in rows}, typed)


async def _with_tournament(interaction: discord.Interaction) -> LoadedTournament | None:
    """The tournament that the half-typed command means, or None while that is open."""
    try:
        return await resolve.tournament(Ask.of(interaction), getattr(interaction.namespace, "tournament", None))
    except TournamentError:
        return None


async def _context(interaction: discord.Interaction) -> TournamentContext | None:
    """Return the context of the tournament that the options mean."""
    loaded = await _with_tournament(interaction)
    return None if loaded is None else resolve.context(Ask.of(interaction), loaded)


async def _entrants(interaction: discord.Interaction, typed: str, wanted: Callable[[Entrant], bool]) -> Choices:
    context = await _context(interaction)
    if context is None:
        return []
    found = [entrant.id for entrant in context.state.entrants.values() if wanted(entrant)]
    return _matching({entrant: _entrant_label(context, entrant) for entrant in found}, typed)


def _entrant_label(context: TournamentContext, entrant: EntrantId) -> str:
    """Return the entrant's name, with a description where several entrants have the same name."""
    names = context.names
    return described(context, entrant) if entrant in names.alike else names.full(entrant)


async def entrants(interaction: discord.Interaction, typed: str) -> Choices:
    """Everybody in the tournament."""
    return await _entrants(interaction, typed, lambda _: True)


async def still_in(interaction: discord.Interaction, typed: str) -> Choices:
    """Everybody who is in or on the waiting list."""
    return await _entrants(interaction, typed, lambda entrant: entrant.status in {"active", "waiting"})


async def gone(interaction: discord.Interaction, typed: str) -> Choices:
    """Everybody who is no longer in."""
    return await _entrants(interaction, typed, lambda entrant: entrant.status not in {"active", "waiting"})


async def appeals(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with entrants whose appeal is open."""
    loaded = await _with_tournament(interaction)
    waiting = () if loaded is None else appeals_open(loaded.state)
    return await _entrants(interaction, typed, lambda entrant: entrant.id in waiting)


async def games(interaction: discord.Interaction, typed: str) -> Choices:
    """The games of the tournament: the open ones as they are to be played, then the latest, marked with the result."""
    context = await _context(interaction)
    if context is None:
        return []
    everything = context.games()
    decided = [game for game in reversed(everything) if game.result is not None]
    listed = [*(game for game in everything if game.result is None), *decided]
    return _matching({game.pairing.id: _game_label(context, game) for game in listed}, typed)


async def open_games(interaction: discord.Interaction, typed: str) -> Choices:
    """The games without a result."""
    context = await _context(interaction)
    if context is None:
        return []
    listed = [game for game in context.games() if game.result is None]
    return _matching({game.pairing.id: _game_label(context, game) for game in listed}, typed)


def _game_label(context: TournamentContext, game: Game) -> str:
    players = " – ".join(map(context.names.label, game.pairing.seats))
    label = f"{game_named(context, game.stage, game.round, game.pairing.label)}: {players}"
    if game.result is None:
        return label
    result = unmarked(result_text(game.result))
    return texts.directing.has_result(
        game=elide(label, LABEL_LENGTH - display_width(result) - MARK_WIDTH), result=result
    )


async def winners(interaction: discord.Interaction, typed: str) -> Choices:
    """The two players of the game that has been chosen, and a tie where the format has ties."""
    context, game = await _chosen_game(interaction)
    if context is None or game is None:
        return []
    ties = {TIE: texts.directing.tie()} if context.system(game.stage).ties else {}
    return _matching({seat: context.names.full(seat) for seat in game.pairing.seats} | ties, typed)


async def absent(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the players who can have been absent: either player of the chosen game, or both."""
    context, game = await _chosen_game(interaction)
    if context is None or game is None:
        return []
    return _matching(
        {seat: context.names.full(seat) for seat in game.pairing.seats} | {BOTH: texts.directing.both()}, typed
    )


async def _chosen_game(interaction: discord.Interaction) -> tuple[TournamentContext | None, Game | None]:
    context = await _context(interaction)
    try:
        ask, chosen = Ask.of(interaction), str(getattr(interaction.namespace, "game", ""))
        loaded = await _with_tournament(interaction)
        return context, None if loaded is None else resolve.game(ask, loaded, chosen)
    except UnknownPairingError:
        return context, None


async def rounds(interaction: discord.Interaction, typed: str) -> Choices:
    """The published rounds, latest first, as their people count them."""
    context = await _context(interaction)
    if context is None:
        return []
    listed = [(number, round_) for number, log in enumerate(context.state.started) for round_ in log.rounds]
    arguments: dict[str, str] = {}
    for number, round_ in reversed(listed):
        # The latest day of a timetable stands for all that are one round to its people.
        arguments.setdefault(round_named(context, number, round_), round_argument(number, round_.number))
    return _matching({value: title for title, value in arguments.items()}, typed)


async def stages(interaction: discord.Interaction, typed: str) -> Choices:
    """The stages that have begun, latest first."""
    loaded = await _with_tournament(interaction)
    begun = [] if loaded is None else list(zip(loaded.state.stages, loaded.state.started, strict=False))
    titles = {str(number): plan.title for number, (plan, _) in enumerate(begun, start=1)}
    return _matching(dict(reversed(titles.items())), typed)


async def questions(interaction: discord.Interaction, typed: str) -> Choices:
    """The open questions of the format."""
    context = await _context(interaction)
    if context is None:
        return []
    step = next_step(context.state, context.engine)
    prompts = step.prompts if isinstance(step, WaitForAnswers) else ()
    number = context.state.stage_number
    return _matching({prompt.key: context.reason(prompt.question, number, markdown=False) for prompt in prompts}, typed)


async def forms(interaction: discord.Interaction, typed: str) -> Choices:
    """The forms of the tournament's formats."""
    loaded = await _with_tournament(interaction)
    found = () if loaded is None else forms_now(loaded.state, Ask.of(interaction).service.engine)
    return _matching({form.key: format_text(form.form.title) for form in found}, typed)


async def staff(interaction: discord.Interaction, typed: str) -> Choices:
    """Directors, coordinators and judges."""
    loaded = await _with_tournament(interaction)
    if loaded is None:
        return []
    people = await Ask.of(interaction).service.database.people.many(
        loaded.staff_ids("director", "coordinator", "judge")
    )
    return _matching({person.id: person.name for person in people.values()}, typed)


async def actors(interaction: discord.Interaction, typed: str) -> Choices:
    """Everybody who has done anything in the tournament, latest first."""
    loaded = await _with_tournament(interaction)
    if loaded is None:
        return []
    ids = dict.fromkeys(record.actor for record in reversed(loaded.records))
    names = {
        person.id: person.name for person in (await Ask.of(interaction).service.database.people.many(ids)).values()
    }
    names |= {actor: actor_name(actor, {}) for actor in ids if not is_person(actor)}
    return _matching({actor: names[actor] for actor in ids if actor in names}, typed)


async def happenings(_interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the kinds of events; any other text is searched for in the log."""
    return _matching({kind: label() for kind, label in EVENT_KINDS.items()}, typed)


async def zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Time zones, with what their clocks show now."""
    now = Ask.of(interaction).service.clock.now()
    return [app_commands.Choice(name=zone_label(zone, now), value=zone) for zone in find_zones(typed, now)]


async def languages(_interaction: discord.Interaction, typed: str) -> Choices:
    """The languages there is a catalogue for, by their own names."""
    return _matching({code: language_name(code) for code in catalogue.languages()}, typed)


async def presets(_interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the presets and with every format alone."""
    titles = {f"preset:{key}": preset.title for key, preset in registry.presets().items()}
    titles.update(
        {
            f"format:{key}": texts.directing.with_options(title=format_text(system.title))
            for key, system in registry.systems().items()
        }
    )
    return _matching(titles, typed)
