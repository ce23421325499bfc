"""Convert a tournament to a division file of tsh, and a division file to a tournament."""

from __future__ import annotations

import io
import secrets
import zipfile
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.faces.cop.texts import texts as own
from bot.faces.cop.tsh.configuration import EventDivision, differing, read_configuration, read_folder
from bot.faces.cop.tsh.division import MOST_BYTES, Division, Problem, TshRefusedError, read_division
from bot.faces.cop.tsh.taking_over import entrant_data, imported_rounds, prepaired_option
from bot.faces.cop.tsh.writing import folder_files, tsh_files, written_divisions
from bot.parsing.csv_text import decoded
from bot.service.loaded import LoadedTournament
from bot.service.orders import Order, Step
from bot.text.context import TournamentContext
from bot.text.games import result_text
from bot.text.messages import Attachment, Message
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import STAFF, roles_of
from bot.ui.answers import Ask
from bot.views.table import file_name
from formats import registry
from formats.core.commands import (
    ChangePlan,
    CloseRegistration,
    Command,
    CreateTournament,
    ImportRounds,
    OpenRegistration,
    RegisterEntrants,
    WithdrawEntrant,
)
from formats.core.state import TournamentState
from storage.people import Newcomer
from storage.tournaments import Bindings, Staff

PRESET = "lets_play_scrabble"
SEED_BYTES = 16
MOST_SHOWN = 10


async def export(ask: Ask, loaded: LoadedTournament, others: Sequence[LoadedTournament] = ()) -> None:
    """The stage in play as tsh reads it; with others a whole event folder, in which each tournament is a division."""
    context = resolve.context(ask, loaded)
    if not others:
        await ask.say(Message(content=own.tsh_exported(), files=tsh_files(context)))
        return
    contexts = [context, *(resolve.context(ask, other) for other in others)]
    divisions = written_divisions(contexts)
    titles = [f"{division.name} (**{its.state.title}**)" for division, its in zip(divisions, contexts, strict=True)]
    sentences = [own.tsh_exported_folder(divisions=listed(titles))]
    if names := differing(divisions):
        sentences.append(own.tsh_one_value(options=listed(names)))
    folder = Attachment(name=file_name(loaded.state.title, "tsh", ending="zip"), packed=folder_files(contexts))
    await ask.say(Message(content=" ".join(sentences), files=(folder,)))


async def other_divisions(ask: Ask, loaded: LoadedTournament, names: str) -> list[LoadedTournament]:
    """The tournaments whose titles or numbers are given, with commas between them; each once, and `loaded` never.

    Raises RuleError where there is none of that name, or where the user is not on its staff.
    """
    loaded_by_id: dict[str, LoadedTournament] = {}
    for name in filter(None, map(str.strip, names.split(","))):
        other = await resolve.tournament(ask, name)
        refused = STAFF.refusal(await roles_of(ask, other), other.state.title)
        if refused is not None:
            raise refused
        if other.id != loaded.id:
            loaded_by_id[other.id] = other
    return list(loaded_by_id.values())


def read(data: bytes, name: str, configuration: bytes | None) -> tuple[EventDivision, ...]:
    """The division in a file called `name`, with what is said of it in a configuration; or all of a packed folder.

    Raises `TshRefusedError`.
    """
    if zipfile.is_zipfile(io.BytesIO(data)):
        return read_folder(data)
    division = read_division(_text(data))
    known = read_configuration("" if configuration is None else _text(configuration))
    names = [division_name for division_name, file in known.divisions.items() if file.lower() == name.lower()]
    of = names[0] if names else next(iter(known.divisions), "a")
    return (EventDivision(of.upper(), division, known.options_of(of), known.prizes_of(of)),)


def _text(data: bytes) -> str:
    text = decoded(data) if len(data) <= MOST_BYTES else None
    if text is None:
        raise TshRefusedError((Problem(0, "unreadable"),))
    return text


async def take_over(
    ask: Ask, divisions: Sequence[EventDivision], title: str, channel: int, rounds: int | None = None
) -> None:
    """Create a tournament, directed by the user, for each division, which continues where its file ends."""
    for division in divisions:
        called = title if len(divisions) == 1 else f"{title[:90]} {division.name[:8]}"
        await _take_over(ask, division, called, channel, rounds)


async def _take_over(ask: Ask, event_division: EventDivision, title: str, channel: int, rounds: int | None) -> None:
    division = event_division.division
    person = await ask.person()
    preset = registry.presets()[PRESET]
    event = preset.stages[0]
    spreads = division.bye_spreads().most_common()
    options: dict[str, Any] = {
        **event.options,
        **({"bye_spread": spreads[0][0]} if spreads else {}),
        **event_division.options,
    }
    options["rounds"] = max(rounds or options["rounds"], len(division.rounds) + bool(division.prepaired))
    options["place_prizes"] = min(options["place_prizes"], len(division.players))
    plan = CreateTournament(
        title=title,
        preset=PRESET,
        stages=(event.model_copy(update={"options": options}),),
        settings=preset.settings.model_copy(
            update={
                "language": resolve.server_language(ask),
                "prizes": event_division.prizes,
                "one_prize": True,
            }
        ),
        seed=secrets.token_hex(SEED_BYTES),
    )
    bindings = Bindings(guild_id=ask.guild_id, channel_id=channel, staff_added=(Staff(person.id, "director"),))
    loaded = await ask.service.create(
        Order.of(
            Step(plan, bindings=bindings),
            *_steps(division),
            actor=person.id,
            command_id=ask.command_id.part(event_division.name),
        )
    )
    entrants = tuple(loaded.state.entrants)
    sentences = [
        own.tsh_imported(
            title=loaded.state.title,
            players=len(entrants),
            rounds=len(division.rounds),
            open=len(loaded.state.open_games()),
        )
    ]
    if len(spreads) > 1:
        sentences.append(own.tsh_mixed_spreads(spread=spreads[0][0]))
    sentences += odd_scores(resolve.context(ask, loaded))
    await ask.say(Message(content=" ".join(sentences)))


def odd_scores(context: TournamentContext) -> list[str]:
    """List the file's unusual scores, which may be typing errors."""
    usual = context.rules(0).usual_scores
    results = [(game.pairing, game.result) for game in context.games() if game.result is not None]
    odd = [(pairing, result) for pairing, result in results if usual is not None and usual.odd(result.scores)]
    if not odd:
        return []
    shown = [f"{context.players(pairing)} {result_text(result)}" for pairing, result in odd[:MOST_SHOWN]]
    more = ["…"] if len(odd) > MOST_SHOWN else []
    return [texts.doubts.odd_scores(count=len(odd), games=listed([*shown, *more]))]


def _steps(division: Division) -> Sequence[Step]:
    """Return the steps that follow the creation of the tournament, each applied to the state before it."""

    def imported(state: TournamentState) -> Command:
        return ImportRounds(rounds=imported_rounds(division, tuple(state.entrants)))

    def withdrawn(number: int, state: TournamentState) -> Command:
        return WithdrawEntrant(entrant=tuple(state.entrants)[number - 1])

    def prepaired(state: TournamentState) -> Command:
        options = {**state.stages[0].options, "prepaired": prepaired_option(division, tuple(state.entrants))}
        return ChangePlan(stages=(state.stages[0].model_copy(update={"options": options}),))

    guests = [Newcomer(line.name) for line in division.players]
    return [
        Step(OpenRegistration()),
        Step(RegisterEntrants(entrants=entrant_data(division), by_director=True), guests),
        Step(CloseRegistration()),
        *([Step(imported)] if division.rounds else []),
        *(Step(partial(withdrawn, number)) for number in division.off()),
        *([Step(prepaired)] if division.prepaired else []),
    ]
