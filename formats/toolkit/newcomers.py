"""Late entrants: a seat against the player with the bye, and reasons for rounds that a player has missed."""

from __future__ import annotations

from formats.core.model import Pairing, Reason, RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, pairing_id
from formats.toolkit.record import couple, meetings, side_games
from formats.toolkit.sides import choose_sides, side_reason


def missed(who: EntrantId, rounds: int, rule: str) -> Reason:
    """Return the reason for missed rounds that give no points."""
    return Reason(code="missed", rule=rule, about=(who,), params={"rounds": rounds})


def missed_match(who: EntrantId, rounds: int, rule: str) -> Reason:
    """Return the reason for missed rounds in which a match that was due is lost."""
    return Reason(code="missed_match", rule=rule, about=(who,), params={"rounds": rounds})


def play_the_bye(
    stage: Stage,
    round_: Round,
    newcomer: EntrantId,
    *,
    side: str,
    rule: str,
    side_rule: str,
    again: bool = False,
    no_third: bool = False,
) -> RoundPairings | None:
    """Return the round in which `newcomer` plays the entrant with the bye, at a new board after the others; or None.

    None without a bye, or if the two have met and `again` does not allow it. `side` is the name of the first side;
    `rule` and `side_rule` are the format's rules about newcomers and about sides; `no_third` as in `choose_sides`.
    """
    alone = next((bye for bye in round_.pairings.allocated_byes if bye.entrant in stage.active), None)
    if alone is None or (not again and meetings(stage.rounds)[couple(alone.entrant, newcomer)]):
        return None
    # No lots are drawn here: without a difference the player who was there first has the first side.
    choice = choose_sides((alone.entrant, newcomer), side_games(stage), toss=lambda: True, no_third=no_third)
    board = 1 + max((pairing.board for pairing in round_.pairings.pairings), default=0)
    game = Pairing(
        id=pairing_id(stage.number, round_.number, board),
        board=board,
        seats=(choice.first, choice.second),
        reasons=(
            Reason(code="took_the_seat", rule=rule, about=(newcomer, alone.entrant)),
            side_reason(choice, side, side_rule),
        ),
    )
    old = round_.pairings
    return old.model_copy(
        update={
            "pairings": (*old.pairings, game),
            "byes": tuple(bye for bye in old.byes if bye != alone),
            "idle": tuple(who for who in old.idle if who != newcomer),
        }
    )
