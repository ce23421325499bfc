"""Player cards."""

from __future__ import annotations

from dataclasses import replace

from bot.charts.captions import caption, outcome_in
from bot.pictures.player_card import CardGame, PlayerCard
from bot.text.context import TournamentContext
from bot.text.numbers import points
from bot.text.texts import texts
from bot.views.standings import rating_text
from formats.core.state import Round
from formats.core.values import EntrantId

NO_OPPONENT = {"bye": texts.pictures.no_opponent_bye, "idle": texts.pictures.no_opponent_idle}


def player_card(context: TournamentContext, entrant: EntrantId, stage: int | None = None) -> PlayerCard | None:
    """Return an entrant's card in a stage (default: the current one); None before it and for entrants not in it."""
    number = context.stage_of(stage)
    if number < 0:
        return None
    line = next((line for line in context.standings(number) if line.entrant == entrant), None)
    if line is None:
        return None
    played = context.stage(number)
    far = context.how_far(number, markdown=False)
    facts = [
        (texts.pictures.rank(), "–" if line.apart else str(line.rank)),
        (texts.tables.reached(), far[entrant]) if far else (texts.pictures.points(), points(line.points, line.scale)),
        (texts.pictures.record(), f"{line.wins}–{line.losses}"),
        (texts.pictures.rating(), rating_text(context.state.entrants[entrant])),
    ]
    return PlayerCard(
        context.names.full(entrant),
        " · ".join((context.state.title, caption(context, number))),
        tuple((label, value) for label, value in facts if value),
        tuple(_game(context, number, round_, entrant) for round_ in played.rounds),
        ranks_over_rounds(context, number, entrant),
        len(played.seeds),
    )


def ranks_over_rounds(context: TournamentContext, stage: int, entrant: EntrantId) -> tuple[int, ...]:
    """Return the entrant's rank after every complete round of a stage, computed with the current field."""
    played = context.stage(stage)
    system, options = context.system(stage), context.options(stage)
    ranks: list[int] = []
    for count in range(1, len(played.rounds) + 1):
        if all(round_.complete for round_ in played.rounds[:count]):
            lines = system.rank(replace(played, rounds=played.rounds[:count]), options)
            ranks += [line.rank for line in lines if line.entrant == entrant]
    return tuple(ranks)


def _game(context: TournamentContext, stage: int, round_: Round, entrant: EntrantId) -> CardGame:
    pairing = round_.pairing_of(entrant)
    outcome = outcome_in(round_, entrant)
    if pairing is None:
        return CardGame(texts.pictures.round_number(number=round_.number), NO_OPPONENT[outcome](), outcome)
    side = context.side(stage, pairing.seats.index(entrant))
    return CardGame(
        texts.pictures.round_number(number=round_.number), context.names.full(pairing.opponent(entrant)), outcome, side
    )
