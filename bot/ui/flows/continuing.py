"""Continue a chess tournament of another program from its report file (TRF)."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.files.log_import import LONGEST_TITLE
from bot.files.trf_import import Continued
from bot.service.orders import Order, Step
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.flows.creating import drawn_seed
from formats.core.commands import (
    CloseRegistration,
    Command,
    CreateTournament,
    ImportRounds,
    OpenRegistration,
    RegisterEntrants,
    SubmitForm,
    WithdrawEntrant,
)
from formats.core.contract import Format
from formats.core.engine import Engine
from formats.core.plan import Settings, StagePlan
from formats.core.rounds_off import ROUND_OFF
from formats.core.rules import StageRules
from formats.core.state import TournamentState
from formats.messages.sentences import english_title
from storage.people import Newcomer
from storage.tournaments import Bindings, Staff


async def continue_tournament(ask: Ask, file: Continued, title: str, channel: int) -> None:
    """Create a tournament, directed by the user, that goes on where the file ends."""
    person = await ask.person()
    system = _system_of_report_files(ask.service.engine)
    stage = StagePlan(system=system.key, title=english_title(system.key), options=dict(file.options))
    plan = CreateTournament(
        title=(title or file.title)[:LONGEST_TITLE],
        stages=(stage,),
        settings=Settings(language=resolve.server_language(ask), report_lines=tuple(file.report_lines)),
        seed=drawn_seed(),
    )
    bindings = Bindings(guild_id=ask.guild_id, channel_id=channel, staff_added=(Staff(person.id, "director"),))
    steps = (Step(plan, bindings=bindings), *_steps(file))
    loaded = await ask.service.create(Order.of(*steps, actor=person.id, command_id=ask.command_id))
    sentences = [
        texts.files.trf_continued(
            title=loaded.state.title,
            players=len(file.names),
            rounds=file.tournament.played_rounds,
            planned=file.tournament.rounds,
            open=len(loaded.state.open_games()),
        )
    ]
    if file.gone:
        sentences.append(texts.files.trf_gone(players=len(file.gone)))
    await ask.say(Message(content=" ".join(sentences)))


def _system_of_report_files(engine: Engine) -> Format[Any]:
    """Return the format that follows the federation's rules: the one in its notation, whatever its options."""
    return next(system for system in engine.formats.values() if StageRules(system, None).chess_notation)


def _steps(file: Continued) -> tuple[Step, ...]:
    """Return the steps that follow the creation, each applied to the state before it."""

    def imported(state: TournamentState) -> Command:
        return ImportRounds(rounds=file.rounds(tuple(state.entrants)))

    def withdrawn(number: int, state: TournamentState) -> Command:
        return WithdrawEntrant(entrant=tuple(state.entrants)[number - 1], status="removed")

    def rested(number: int, state: TournamentState) -> Command:
        content = {"rounds": [file.tournament.played_rounds + 1]}
        entrant = tuple(state.entrants)[number - 1]
        return SubmitForm(form=ROUND_OFF, entrant=entrant, content=content, by_director=True)

    return (
        Step(OpenRegistration()),
        Step(RegisterEntrants(entrants=file.entrants(), by_director=True), [Newcomer(name) for name in file.names]),
        Step(CloseRegistration()),
        *([Step(imported)] if file.tournament.played_rounds else []),
        *(Step(partial(withdrawn, number)) for number in file.gone),
        *(Step(partial(rested, number)) for number in file.off),
    )
