"""A player's card."""

from __future__ import annotations

from dataclasses import replace

from bot.app.picturing.captions import caption, outcome_in
from bot.app.scene import Scene
from bot.app.views.standings import rating_text
from bot.app.wording import pictures
from bot.app.wording.numbers import points
from bot.pictures.player_card import CardGame, PlayerCard
from formats.core.state import Round
from formats.core.values import EntrantId


def player_card(scene: Scene, entrant: EntrantId, stage: int | None = None) -> PlayerCard | None:
    """An entrant in a stage (default: the one in play); None before it and for who is not in it."""
    number = scene.stage_of(stage)
    if number < 0:
        return None
    line = next((one for one in scene.standings(number) if one.entrant == entrant), None)
    if line is None:
        return None
    played = scene.stage(number)
    facts = [
        (pictures.RANK, str(line.rank)),
        (pictures.POINTS, points(line.half_points)),
        (pictures.RECORD, f"{line.wins}–{line.losses}"),
        (pictures.RATING, rating_text(scene.state.entrants[entrant])),
    ]
    return PlayerCard(
        scene.names.full(entrant),
        " · ".join((scene.state.title, caption(scene, number))),
        tuple((label, value) for label, value in facts if value),
        tuple(_game(scene, number, one, entrant) for one in played.rounds),
        ranks_over_rounds(scene, number, entrant),
        len(played.seeds),
    )


def ranks_over_rounds(scene: Scene, stage: int, entrant: EntrantId) -> tuple[int, ...]:
    """The entrant's rank after every complete round of a stage, as the standings were then with today's field."""
    played = scene.stage(stage)
    system, options = scene.system(stage), scene.options(stage)
    ranks: list[int] = []
    for count in range(1, len(played.rounds) + 1):
        if all(one.complete for one in played.rounds[:count]):
            lines = system.rank(replace(played, rounds=played.rounds[:count]), options)
            ranks += [line.rank for line in lines if line.entrant == entrant]
    return tuple(ranks)


def _game(scene: Scene, stage: int, one: Round, entrant: EntrantId) -> CardGame:
    pairing = one.pairing_of(entrant)
    outcome = outcome_in(one, entrant)
    if pairing is None:
        return CardGame(f"R{one.number}", pictures.NO_OPPONENT[outcome], outcome)
    side = scene.side(stage, pairing.seats.index(entrant))
    return CardGame(f"R{one.number}", scene.names.full(pairing.opponent(entrant)), outcome, side)
