"""Rule 14: which later rounds rest on the result of a game."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Resting
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.progress import LOSSES_TO_GO, PLAY_OFF, Progress
from formats.toolkit.record import couple


def resting_rounds(stage: Stage, pairing: Pairing, result: Result, options: FinalsOptions) -> Resting:
    """From the first round on in which somebody played who would have been out, or was out who would have been in.

    A play-off rests on who is champion and on who is level for a place. Where the same players are in, published
    pairings stay.
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
            return Resting(games=games, kept=round_.number - 1, leaving=leaving, entering=entering)
    return Resting()


def _wrong(round_: Round, should: Progress, was: Progress) -> tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]:
    """Who takes part in a round and would not, and who would and does not."""
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
