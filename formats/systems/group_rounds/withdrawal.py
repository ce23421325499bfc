"""Rule 11: what changes when somebody leaves, as results to record and as a preview for directors."""

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
    """What becomes of the games of `gone`, and everything else that changes; whether or not they count as out yet."""
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
    """During a round of groups none of the player's games counts, played or not."""
    return {
        pairing.id: Result(half_points=(0, 0), how="void", absent=(gone,))
        for pairing, result in progress.games(phase, group)
        if gone in pairing.seats and (result is None or result.how != "void")
    }


def _with(stage: Stage, player: EntrantId) -> Stage:
    """The stage as if the player were in."""
    back = stage.entrants[player].model_copy(update={"status": "active"})
    left = {who: departure for who, departure in stage.left.items() if who != player}
    return replace(stage, entrants={**stage.entrants, player: back}, left=left)


def _without(stage: Stage, player: EntrantId, results: Mapping[PairingId, Result]) -> Stage:
    """The stage as if the player left now and games had these results."""
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
    """The one sentence about the player who leaves."""
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
    """Has the grouping of the next phase been drawn?"""
    key = progress.next_key
    return key in {"round2", "round3"} and progress.answers.grouping(key) is not None


def _moves(before: Progress, after: Progress, phase: Phase, group: Group, gone: EntrantId) -> list[Reason]:
    """Who has another place in the group."""
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
    """The places of those who are in, the others passed over."""
    current = progress.phase(phase.key) or phase
    ranking = progress.ranking(current, group)
    staying = [player for player in ranking.order if progress.is_in(player)]
    return {player: 1 + sum(ranking.place(other) < ranking.place(player) for other in staying) for player in staying}


def _next_seats(before: Progress, after: Progress, gone: EntrantId) -> list[Reason]:
    """Between phases: who takes a seat in the next one because of it, and who loses one."""
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
