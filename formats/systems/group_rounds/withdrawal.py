"""Effects of a withdrawal: results to record, and a preview for directors (rule 11).

The preview compares the state with the player active with the state after the withdrawal. So it is the same whether or
not the player already counts as withdrawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from formats.core.contract import Leaving
from formats.core.model import Reason
from formats.core.results import Result
from formats.core.state import Departure, Stage
from formats.core.values import EntrantId, PairingId, Scalar
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.phases import TITLES, Group, Phase
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import next_phase, progress_of


def leaving(stage: Stage, gone: EntrantId, options: GroupOptions) -> Leaving:
    """Return the results that a withdrawal sets, and all other changes as reasons."""
    before = progress_of(_with(stage, gone), options)
    phase = before.current
    group = None if phase is None else phase.group_of(gone)
    if phase is None or group is None:
        return Leaving()
    void = {} if phase.of_matches or before.is_over(phase) else _struck(before, phase, group, gone)
    after = progress_of(_without(stage, gone, void), options)
    reasons = (
        *_what_happens(before, phase, group, gone, len(void)),
        *_moves(before, after, phase, group, gone),
        *_next_seats(before, after, gone),
    )
    return Leaving(void, reasons)


def _struck(progress: Progress, phase: Phase, group: Group, gone: EntrantId) -> dict[PairingId, Result]:
    """Void all games of the player in a round of groups, played or not."""
    return {
        pairing.id: Result(half_points=(0, 0), how="void", absent=(gone,))
        for pairing, result in progress.games(phase, group)
        if gone in pairing.seats and (result is None or result.how != "void")
    }


def _with(stage: Stage, player: EntrantId) -> Stage:
    """Return the stage with the player active."""
    back = stage.entrants[player].model_copy(update={"status": "active"})
    left = {who: departure for who, departure in stage.left.items() if who != player}
    return replace(stage, entrants={**stage.entrants, player: back}, left=left)


def _without(stage: Stage, player: EntrantId, results: Mapping[PairingId, Result]) -> Stage:
    """Return the stage after the player's withdrawal, with these results."""
    out = stage.entrants[player].model_copy(update={"status": "withdrawn"})
    departure = Departure(rounds=len(stage.rounds), answered=frozenset(stage.answers))
    rounds = tuple(
        replace(
            round_,
            results={
                **round_.results,
                **{pairing.id: results[pairing.id] for pairing in round_.pairings.pairings if pairing.id in results},
            },
        )
        for round_ in stage.rounds
    )
    return replace(
        stage,
        entrants={**stage.entrants, player: out},
        left={**stage.left, player: departure},
        rounds=rounds,
    )


def _what_happens(before: Progress, phase: Phase, group: Group, gone: EntrantId, void_games: int) -> list[Reason]:
    """Return the sentence about the player who leaves, if there is one."""
    params: dict[str, Scalar] = {"round": TITLES[phase.key], "group": group.name, "games": void_games}
    if not phase.of_matches and not before.is_over(phase):
        return [Reason(code="leaves_round", rule="R11", about=(gone,), params=params)]
    opponents = [
        pairing.opponent(gone)
        for pairing, result in before.games(phase, group)
        if gone in pairing.seats and result is None
    ]
    if opponents:
        return [Reason(code="leaves_match", rule="R11", about=(gone, opponents[0]), params=params)]
    if before.next_key is None or _drawn(before):
        return []
    return [Reason(code="leaves_between", rule="R11", about=(gone,), params=params)]


def _drawn(progress: Progress) -> bool:
    """Return True if the grouping of the next phase has been drawn."""
    key = progress.next_key
    return key in {"round2", "round3"} and progress.answers.grouping(key) is not None


def _moves(before: Progress, after: Progress, phase: Phase, group: Group, gone: EntrantId) -> list[Reason]:
    """Return the players whose place in the group changes."""
    if before.is_over(phase) and _drawn(before):
        return []
    old, new = (_places(progress, phase, group) for progress in (before, after))
    return [
        Reason(
            code="moves",
            rule="R11",
            about=(player,),
            params={"group": group.name, "before": old[player], "after": new[player]},
        )
        for player in old
        if player != gone and player in new and old[player] != new[player]
    ]


def _places(progress: Progress, phase: Phase, group: Group) -> dict[EntrantId, int]:
    """Return the places of active players, not counting others."""
    current = progress.phase(phase.key) or phase
    ranking = progress.ranking(current, group)
    staying = [player for player in ranking.order if progress.is_in(player)]
    return {player: 1 + sum(ranking.place(other) < ranking.place(player) for other in staying) for player in staying}


def _next_seats(before: Progress, after: Progress, gone: EntrantId) -> list[Reason]:
    """Return, between phases, the players who gain or lose a seat in the next one."""
    phase = before.current
    if phase is None or before.next_key is None or not before.is_over(phase):
        return []
    old, new = (
        {player for group in next_phase(progress).groups for player in group.members} for progress in (before, after)
    )
    params: dict[str, Scalar] = {"round": TITLES[before.next_key]}
    entering = [player for player in before.stage.seeds if player in new - old]
    if gone in old and _drawn(before):
        seat = Reason(code="leaves_seat", rule="R11", about=(gone, *entering[:1]), params=params)
        return [seat if entering else seat.model_copy(update={"code": "leaves_empty"})]
    dropping = [player for player in before.stage.seeds if player in old - new - {gone}]
    return [
        *(Reason(code="enters", rule="R11", about=(player,), params=params) for player in entering),
        *(Reason(code="drops", rule="R11", about=(player,), params=params) for player in dropping),
    ]
