"""Dependents of a result: the later rounds that it would change (rule 14)."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.progress import LOSSES_TO_GO, PLAY_OFF, Progress
from formats.toolkit.record import couple


def dependent_rounds(stage: Stage, pairing: Pairing, result: Result, options: FinalsOptions) -> Dependents:
    """Return all rounds from the first one on that the new result would give other players.

    That is a round with a player who would have been out, or without one who would have been in. A play-off depends on
    the champion and on the players tied for a place. If the same players are in, published pairings stay, even if
    another pairing would now be better.
    """
    rounds = stage.with_result(pairing.id, result).rounds
    played = next(round_.number for round_ in rounds if pairing.id in round_.results)
    for round_ in rounds[played:]:
        before = Progress(replace(stage, rounds=rounds[: round_.number - 1]), options)
        leaving, entering = _wrong(
            round_, before, Progress(replace(stage, rounds=stage.rounds[: round_.number - 1]), options)
        )
        if leaving or entering:
            games = tuple(game.id for later in rounds[round_.number - 1 :] for game in later.pairings.pairings)
            return Dependents(games=games, kept=round_.number - 1, leaving=leaving, entering=entering)
    return Dependents()


def _wrong(round_: Round, should: Progress, was: Progress) -> tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]:
    """Return the players who take part in a round and would not, and those who would and do not."""
    seated = [who for pairing in round_.pairings.pairings for who in pairing.seats]
    if round_.pairings.label == PLAY_OFF:
        game = should.next_play_off()
        wanted = () if game is None else game.players
        if game is not None and couple(*wanted) == couple(*seated):
            return (), ()
        return tuple(who for who in seated if who not in wanted), tuple(who for who in wanted if who not in seated)
    playing = [*seated, *(bye.entrant for bye in round_.pairings.byes)]
    leaving = tuple(who for who in playing if should.losses[who] >= LOSSES_TO_GO)
    entering = tuple(who for who in round_.pairings.idle if should.losses[who] < LOSSES_TO_GO <= was.losses[who])
    return leaving, entering
