"""What a tournament waits for while it is held up, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.schedule.held_up import known_since
from bot.text.context import TournamentContext
from bot.text.numbers import shortened
from bot.text.texts import texts
from bot.views.digest import prompt_line
from bot.views.draws import waiting_for_beacon
from formats.core.draws import prompt_draw
from formats.core.model import Prompt
from formats.core.possible.held_up import disputes_beside, is_disputed, others_go_on
from formats.core.steps import WaitForAnswers, WaitForResults, next_step
from formats.core.values import PairingId

MOST_GAMES = 5
"""So many games are named; of others the number is given."""

MOST_QUESTIONS = 2
"""So many questions are shown; of more the number is given."""


def waits_for(context: TournamentContext) -> str:
    """Return which games or answers are missing; empty if the next step waits for nothing."""
    match next_step(context.state, context.engine):
        case WaitForResults(pairings=pairings) as step:
            if others_go_on(context.state, context.engine, step):
                pairings = disputes_beside(context.state, context.engine, step)
            return texts.held_up.waits_for(games=shortened([_game(context, game) for game in pairings], MOST_GAMES))
        case WaitForAnswers(prompts=prompts):
            return " ".join(awaited_answers(context, prompts))
        case _:
            return ""


def awaited_answers(context: TournamentContext, prompts: Sequence[Prompt]) -> list[str]:
    """Return the questions that players are asked in public, if they are few; what directors decide is counted."""
    if len(prompts) <= MOST_QUESTIONS and all(prompt.who for prompt in prompts):
        return [prompt_line(context, prompt) for prompt in prompts]
    draws = (prompt_draw(context.state.stage_number, prompt.key) for prompt in prompts)
    beacons = (line for draw in draws for line in waiting_for_beacon(context.state, draw))
    return [texts.board.questions(count=len(prompts)), *beacons]


def held_up_lines(context: TournamentContext) -> list[str]:
    """Return what play waits for once a director was asked about it; empty while everything is in time."""
    if known_since(context.state, context.engine) is None:
        return []
    return [f"{waits_for(context)} {texts.held_up.asked()}"]


def _game(context: TournamentContext, pairing: PairingId) -> str:
    """Return an open game with what is missing of it."""
    state = context.state
    players = context.players(state.find(pairing)[2])
    if is_disputed(state, pairing):
        return texts.held_up.disputed(players=players)
    if pairing in state.reports:
        return texts.held_up.unconfirmed(players=players)
    return texts.held_up.no_result(players=players)
